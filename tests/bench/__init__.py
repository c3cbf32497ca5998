"""How fast the page is, measured in one run beside a stock PyScript page and a raw Pyodide page."""
