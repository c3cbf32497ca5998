"""How many random games a second the rules play, here and in the browser's Python."""

from pathlib import Path

from playwright.sync_api import Page

import soak.playout

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
