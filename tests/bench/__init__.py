"""Measures how fast the page is, in one run beside a stock PyScript page and a raw Pyodide page."""
