"""Checks everything that must hold before the site goes out: style, types, the engine, the pages."""

import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

from web.make import CACHE, ROOT, archive, install, other_browsers, site

TOOLS = {
    "bench": ["-m", "bench"],
    "icons": ["-m", "web.make.icons"],
    "screenshots": ["-m", "screenshots"],
    "soak": ["-m", "soak"],
}
PAGES = ("tests/pages", "tests/looks", "tests/nets")
# These tests show that Pyodide comes to the same results as CPython; docs/testing.md says so in words.
IN_PYODIDE = [
    "tests/table",
    "tests/fair/test_keys.py",
    "tests/every_game/test_contract.py",
    "tests/every_game/test_golden_games.py",
    "tests/every_game/test_words.py",
    "tests/bots/test_alike.py",
]
COUNT = re.compile(r"(\d+) (failed|passed|skipped|errors?|xfailed|xpassed)\b")


def environment() -> dict[str, str]:
    paths = [str(ROOT / name) for name in ("py", "tests", "tests/support", ".")]
    # Byte code is kept out of sight: without it each process would spend seconds compiling the tests.
    kept = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(CACHE / "pycache")}
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths), "CHROMIUM": install.browser()} | kept


def tool(name: str, words: list[str]) -> int:
    site.build()
    command = ["-m", "nets", *words[1:]] if words[:1] == ["--nets"] else [*TOOLS[name], *words]
    return subprocess.run([sys.executable, *command], cwd=ROOT, env=environment()).returncode


Steps = dict[str, list[str]]


def stages(words: list[str]) -> list[Steps]:
    """What is run, one stage after the other. The steps of the first stage take one core each, side by side."""
    python = [sys.executable, "-m"]
    always = {"style (ruff)": [*python, "ruff", "check", "."], "types (mypy)": [*python, "mypy"]}
    if words:
        return [always, {f"pytest {' '.join(words)}": [*python, "pytest", *words]}]
    shared = ["--dist", "worksteal"]  # a process with nothing left to do takes tests from the others
    without = [f"--ignore={one}" for one in PAGES]
    return [
        {**always, "the engine in the browser's Python (Pyodide in Node)": pyodide_tests()},
        {"the tests without a browser": [*python, "pytest", "-n", "auto", *shared, *without]},
        # Each process has its own browser and each test its own host; more than two would starve each other.
        {"the pages in a real browser": [*python, "pytest", "-n", "2", *shared, *PAGES]},
    ]


def run(words: list[str]) -> int:
    """Runs every step, also after one has failed. The last line printed is the sum of them."""
    site.build()
    if not words:
        other_browsers.install()
    env, began = environment(), time.monotonic()
    failed, counts = list[str](), Counter[str]()
    for stage in stages(words):
        for name, (status, counted) in run_stage(stage, env):
            counts.update(counted)
            if status:
                failed.append(name)
    spent = int(time.monotonic() - began)
    told = ", ".join(f"{number} {what}" for what, number in counts.items()) or "tests not counted"
    print(f"── FAILED: {'; '.join(failed)}" if failed else "── all is well")
    print(f"{told} in {spent}s ({spent // 60}:{spent % 60:02})")
    return 1 if failed else 0


def judge(words: list[str]) -> int:
    """Judges one game alone, and says in plain words what is missing."""
    return subprocess.run([sys.executable, str(ROOT / "tests/support/judge.py"), *words], env=environment()).returncode


Result = tuple[int, dict[str, int]]


def run_stage(stage: Steps, env: dict[str, str]) -> Iterator[tuple[str, Result]]:
    """A step that is alone is shown while it runs. Of several, each is shown when it has ended."""
    if len(stage) == 1:
        ((name, command),) = stage.items()
        print(f"── {name}", flush=True)
        yield name, step(command, env, lambda line: print(line, end="", flush=True))
        return
    with ThreadPoolExecutor() as pool:
        said = {name: list[str]() for name in stage}
        running = {name: pool.submit(step, command, env, said[name].append) for name, command in stage.items()}
        for name, future in running.items():
            result = future.result()
            print(f"── {name}\n{''.join(said[name])}", end="", flush=True)
            yield name, result


def step(command: list[str], env: dict[str, str], show: Callable[[str], object]) -> Result:
    """Runs it, shows all its output, and reads pytest's counts from the last line that has them."""
    found: dict[str, int] = {}
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, bufsize=1) as running:
        assert running.stdout is not None
        for line in running.stdout:
            show(line)
            if " in " in line and (counted := COUNT.findall(line)):
                found = {what: int(number) for number, what in counted}
    return running.returncode, found


def pyodide_tests() -> list[str]:
    run = [ROOT / "tests/pyodide/run.mjs", archive.PYODIDE, archive.library(), CACHE / "wheels"]
    return ["node", *map(str, run), "-m", "not more", *IN_PYODIDE]
