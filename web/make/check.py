"""Checks everything that must hold before the site goes out: style, types, the engine, the pages."""

import os
import re
import subprocess
import sys
import time
from collections import Counter

from web.make import CACHE, ROOT, archive, install, site

TOOLS = {
    "bench": ["-m", "bench"],
    "icons": ["-m", "web.make.icons"],
    "screenshots": [str(ROOT / "tests/screenshots.py")],
    "soak": ["-m", "soak"],
}
PAGES = "tests/pages"
# These tests show that Pyodide comes to the same results as CPython; docs/testing.md says so in words.
IN_PYODIDE = [
    "tests/table",
    "tests/fair/test_keys.py",
    "tests/test_playthroughs.py",
    "tests/test_every_game.py",
    "tests/test_every_games_words.py",
    "tests/bots/test_alike.py",
]
COUNT = re.compile(r"(\d+) (failed|passed|skipped|errors?|xfailed|xpassed)\b")


def environment() -> dict[str, str]:
    paths = [str(ROOT / name) for name in ("py", "tests", ".")]
    # Byte code is kept out of sight: without it each process would spend seconds compiling the tests.
    kept = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(CACHE / "pycache")}
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths), "CHROMIUM": install.browser()} | kept


def tool(name: str, words: list[str]) -> int:
    site.build()
    return subprocess.run([sys.executable, *TOOLS[name], *words], cwd=ROOT, env=environment()).returncode


def steps(words: list[str]) -> dict[str, list[str]]:
    python = [sys.executable, "-m"]
    always = {"style (ruff)": [*python, "ruff", "check", "."], "types (mypy)": [*python, "mypy"]}
    if words:
        return {**always, f"pytest {' '.join(words)}": [*python, "pytest", *words]}
    shared = ["--dist", "worksteal"]  # a process with nothing left to do takes tests from the others
    return {
        **always,
        "the engine in the browser's Python (Pyodide in Node)": pyodide_tests(),
        "the tests without a browser": [*python, "pytest", "-n", "auto", *shared, "--ignore", PAGES],
        # Each process has its own browser and each test its own host; more than two would starve each other.
        "the pages in a real browser": [*python, "pytest", "-n", "2", *shared, PAGES],
    }


def run(words: list[str]) -> int:
    """Runs every step, also after one has failed. The last line printed is the sum of them."""
    site.build()
    env, began = environment(), time.monotonic()
    failed, counts = list[str](), Counter[str]()
    for name, command in steps(words).items():
        print(f"── {name}", flush=True)
        status, counted = step(command, env)
        counts.update(counted)
        if status:
            failed.append(name)
    spent = int(time.monotonic() - began)
    told = ", ".join(f"{number} {what}" for what, number in counts.items()) or "tests not counted"
    print(f"── FAILED: {'; '.join(failed)}" if failed else "── all is well")
    print(f"{told} in {spent}s ({spent // 60}:{spent % 60:02})")
    return 1 if failed else 0


def step(command: list[str], env: dict[str, str]) -> tuple[int, dict[str, int]]:
    """Runs it, shows all its output, and reads pytest's counts from the last line that has them."""
    found: dict[str, int] = {}
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, bufsize=1) as running:
        assert running.stdout is not None
        for line in running.stdout:
            print(line, end="", flush=True)
            if " in " in line and (counted := COUNT.findall(line)):
                found = {what: int(number) for number, what in counted}
    return running.returncode, found


def pyodide_tests() -> list[str]:
    run = [ROOT / "tests/pyodide/run.mjs", archive.PYODIDE, archive.library(), CACHE / "wheels"]
    return ["node", *map(str, run), "-m", "not more", *IN_PYODIDE]
