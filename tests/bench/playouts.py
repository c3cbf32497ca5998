"""Measures how many games a second the rules play and a chief imagines: in CPython, in Pyodide, in other engines."""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

import soak.playout
from bench import rivals
from bench.rivals import told
from web.make import ROOT

HERE = Path(__file__).parent

COUNT = """
import time
from table import catalog
def games_a_second(play, name, seconds):
    game, done, start = catalog.load(name), 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        play(game, 4, {}, str(done))
        done += 1
    return done / (time.perf_counter() - start)
"""
IN_THE_PAGE = """async ([source, count, way, name, seconds]) => {
  const { loadPyodide } = await import('./v-' + siteVersion + '/pyodide/boot.mjs');
  const python = await loadPyodide();
  const space = python.toPy({});
  python.runPython(source + count, { globals: space });
  return python.runPython(`games_a_second(${way}, '${name}', ${seconds})`, { globals: space });
}"""


def here(way: str, name: str, seconds: float) -> float:
    space: dict[str, object] = {}
    exec(COUNT, space)
    return float(space["games_a_second"](getattr(soak.playout, way), name, seconds))  # type: ignore[operator]


def in_the_page(page: Page, way: str, name: str, seconds: float) -> float:
    source = Path(soak.playout.__file__).read_text()
    return float(page.evaluate(IN_THE_PAGE, [source, COUNT, way, name, seconds]))


def compare(seconds: float, verdict: Callable[..., str]) -> bool:
    """Compares with other engines, in decisions: one of our playouts is many times as long as one of tic-tac-toe.

    A decision is one answer of one player and all that follows from it. A search counts with everything it does: worlds
    drawn, options tried, values taken. All times are CPU times of one core.
    """
    here = told(sys.executable, "-m", "bench.pace", seconds)
    there = told(shutil.which("node") or "node", HERE / "pace.mjs", ROOT / "node_modules/pyodide", seconds)
    others = rivals.measure(seconds)
    print(f"\n{'decisions (playouts) a second':38}{'CPython':>18}{'Pyodide':>18}")
    for name, pace in here.items():
        print(f"{name:38}{_pace(pace):>18}{_pace(there[name]):>18}")
    for name, pace in others.items():
        print(f"{name:38}{_pace(pace):>18}")
    chiefs = {name: pace["decisions"] for name, pace in here.items() if name.endswith("search")}
    goals = [ours > others[name]["decisions"] for ours in chiefs.values() for name in rivals.NEAREST]
    print(f"nearest to ours: {'; '.join(rivals.NEAREST)}")
    print(f"goal: every chief's search ahead of both: {verdict(*goals)}")
    bare = others[rivals.BARE]["decisions"]
    shares = ", ".join(f"{name.partition(',')[0]} {ours / bare:.2f}" for name, ours in chiefs.items())
    print(f"beside {rivals.BARE}, nine squares and no secrets: {shares} of its decisions")
    return all(goals)


def _pace(pace: dict[str, float]) -> str:
    return f"{pace['decisions']:,.0f} ({pace['playouts']:,.0f})"
