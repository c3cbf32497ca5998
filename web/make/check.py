"""Everything that must hold before the site goes out: style, types, the engine, the pages."""

import os
import subprocess
import sys

from web.make import CACHE, ROOT, archive, install, site

TOOLS = {
    "bench": ["-m", "bench"],
    "icons": ["-m", "web.make.icons"],
    "screenshots": [str(ROOT / "tests/screenshots.py")],
    "soak": ["-m", "soak"],
}


def environment() -> dict[str, str]:
    paths = [str(ROOT / name) for name in ("py", "tests", ".")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths), "CHROMIUM": install.browser()}


def tool(name: str, words: list[str]) -> int:
    site.build()
    return subprocess.run([sys.executable, *TOOLS[name], *words], cwd=ROOT, env=environment()).returncode


def run(words: list[str]) -> int:
    site.build()
    python, env = [sys.executable, "-m"], environment()
    steps = {
        "style (ruff)": [*python, "ruff", "check", "."],
        "types (mypy)": [*python, "mypy"],
        "the engine in the browser's Python (Pyodide in Node)": pyodide_tests(),
        "all tests": [*python, "pytest", *words],  # last, so that the last line printed is its count
    }
    failed: list[str] = []
    for name, command in steps.items():
        if failed and name == "all tests":
            print("FAILED so far: " + "; ".join(failed))
        print(f"── {name}", flush=True)
        if subprocess.run(command, cwd=ROOT, env=env).returncode:
            failed.append(name)
    return 1 if failed else 0


def pyodide_tests() -> list[str]:
    run = [ROOT / "tests/pyodide/run.mjs", archive.PYODIDE, archive.library(), CACHE / "wheels"]
    return ["node", *map(str, run)]
