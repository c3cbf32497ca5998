"""Everything that must hold before the site goes out: style, types, engine, pages, and the engine in the browser's Python."""

import os
import subprocess
import sys

from make import CACHE, ROOT, archive, install, site

TOOLS = {"soak": ["-m", "soak"], "bench": ["-m", "bench"], "screenshots": [str(ROOT / "tests/screenshots.py")]}


def environment() -> dict[str, str]:
    paths = [str(ROOT / name) for name in ("py", "tests", "web")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths), "CHROMIUM": install.browser()}


def tool(name: str, words: list[str]) -> int:
    site.build()
    return subprocess.run([sys.executable, *TOOLS[name], *words], cwd=ROOT, env=environment()).returncode


def run(words: list[str]) -> int:
    python, env = [sys.executable, "-m"], environment()
    site.build()
    steps = {
        "ruff": [*python, "ruff", "check", "."],
        "mypy": [*python, "mypy"],
        "the engine in the browser's Python": pyodide_tests(),
        "pytest": [*python, "pytest", *words],
    }
    failed = []
    for name, command in steps.items():
        print(f"── {name}", flush=True)
        if subprocess.run(command, cwd=ROOT, env=env).returncode:
            failed.append(name)
    if failed:
        print("FAILED: " + ", ".join(failed))
    return len(failed)


def pyodide_tests() -> list[str]:
    library = archive.library()
    return ["node", str(ROOT / "tests/pyodide/run.mjs"), str(archive.PYODIDE), str(library), str(CACHE / "wheels")]
