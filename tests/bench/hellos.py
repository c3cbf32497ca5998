"""Makes the pages to compare with: the smallest PyScript page, the smallest Pyodide page, and home as plain HTML.

The first two draw one circle, and are served from here, just as the packages come from npm.
"""

import json
import shutil
from pathlib import Path

from web.make import DIST, ROOT

MODULES = ROOT / "node_modules"
DRAW = """
import js
js.document.body.insertAdjacentHTML("beforeend", '<svg viewBox="0 0 9 9"><circle cx="5" cy="5" r="4"/></svg>')
js.performance.mark("first-board")
"""
STOCK = f"""<!doctype html><meta charset="utf-8"><title>stock PyScript</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="./pyscript/core.css">
<script type="module" src="./pyscript/core.js"></script>
<body><script type="py" config='{{"interpreter": "./pyodide/pyodide.mjs"}}'>{DRAW}</script>
"""
RAW = f"""<!doctype html><meta charset="utf-8"><title>raw Pyodide</title>
<link rel="icon" href="data:,">
<body><script type="module">
import {{ loadPyodide }} from './pyodide/pyodide.mjs';
(await loadPyodide()).runPython(`{DRAW}`);
</script>
"""


def make(folder: Path) -> dict[str, Path]:
    """Writes both pages with everything they load, and gives back their folders."""
    pages = {"stock PyScript hello": (folder / "stock", STOCK), "raw Pyodide hello": (folder / "raw", RAW)}
    for place, text in pages.values():
        shutil.copytree(MODULES / "pyodide", place / "pyodide", dirs_exist_ok=True)
        (place / "index.html").write_text(text)
    shutil.copytree(MODULES / "@pyscript/core/dist", folder / "stock/pyscript", dirs_exist_ok=True)
    return {name: place for name, (place, _) in pages.items()}


def static_home(folder: Path) -> Path:
    """Home as a page with no Python, no script and nothing to wait for: the same markup, style and fonts."""
    place, here = folder / "static", next(DIST.glob("v-*"))
    shutil.copytree(here / "fonts", place / "fonts", dirs_exist_ok=True)
    shutil.copy(here / "style.css", place)
    parts = json.loads((here / "home.json").read_text())
    body = "".join(part if isinstance(part, str) else part[0] for part in parts)
    fonts = "".join(
        f'<link rel="preload" href="./fonts/{font}.woff2" as="font" type="font/woff2" crossorigin>'
        for font in ("limelight", "atkinson-400", "atkinson-700")
    )
    style = '<link rel="icon" href="data:,"><link rel="stylesheet" href="./style.css">'
    head = f'<meta charset="utf-8"><title>home</title>{style}{fonts}'
    (place / "index.html").write_text(f'<!doctype html><html lang="en">{head}<body><main id="app">{body}</main>')
    return place
