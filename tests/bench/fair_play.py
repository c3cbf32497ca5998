"""Measures what playing without a dealer costs one device, with the page's library and in pure Python.

All devices of a game run in one page. The time of each is its share of the processor time of the page's thread, as the
browser reports it, so anything else that this machine does is not counted.
"""

import os
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page

from bench import devices
from table import catalog

GAMES = catalog.NAMES[:2]
RAW = 400  # products in one measurement
READY = """
from door import Door
door = Door()
await door.fetch_games()
library = await door.curve()
from fair.group.curve import Reference
from fair.group.noble import Noble, NobleSigning
NOBLE = (lambda: Noble(library), NobleSigning(library))
"""
IN_THE_PAGE = """async ([text]) => {
  const { loadPyodide } = await import('./v-' + siteVersion + '/pyodide/boot.mjs');
  const python = globalThis.bench ??= await loadPyodide();
  globalThis.space ??= python.toPy({});
  const answer = await python.runPythonAsync(text, { globals: globalThis.space });
  return answer?.toJs ? answer.toJs() : answer;
}"""


class Stopwatch:
    """Runs Python in the page and measures the processor time of the page's thread."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.raw: list[float] = []

    def ask(self, text: str) -> tuple[Any, float]:
        before = self._clock()
        answer = self.page.evaluate(IN_THE_PAGE, [text])
        return answer, self._clock() - before

    def _clock(self) -> float:
        rows = self.session.send("Performance.getMetrics")["metrics"]
        return next(float(row["value"]) for row in rows if row["name"] == "TaskDuration")

    def product(self) -> float:
        """The time of one raw product from Python in seconds: the median of this run so far."""
        self.raw.append(self.ask(f"raw_products(NOBLE[0](), {RAW})")[1] / RAW)
        return median(self.raw)


def measure(page: Page, verdict: Callable[..., str]) -> bool:
    watch = Stopwatch(page)
    watch.ask(READY)
    watch.ask(Path(devices.__file__).read_text())
    watch.product()  # warms up
    watch.raw.clear()
    print(f"\n{'fair play, time of one device':30}{'noble':>9}{'reference':>11}{'ratio':>7}{'floor':>24}{'of it':>7}")
    goals = []
    for game in GAMES:
        seats, setup = largest(game)
        title = f"{game}, setup for {seats}"
        watch.product()
        (*shares, _), took = watch.ask(f"setup({setup}, *NOBLE)")
        fast, most = took / seats, took * max(shares)
        (share, count), took = watch.ask(f"beside({setup}, *NOBLE, Reference())")
        slow, one = took * share, watch.product()
        said = f"{count:.0f} × {1000 * one:.2f} ms = {count * one:.2f} s"
        print(f"{title:30}{fast:7.2f} s{slow:9.2f} s{fast / slow:7.2f}{said:>24}{fast / (count * one):7.2f}")
        goals.append(fast <= 2 * count * one)
        if game == GAMES[0]:
            goals.append(most < 1)
    seats, setup = largest(GAMES[0])
    watch.ask(f"text = whole({setup}, *NOBLE)")
    (letters, events), took = watch.ask("audited(text, *NOBLE)")
    print(f"audit of a whole game of {GAMES[0]} for {seats}: {took:.2f} s ({letters:.0f} letters, {events:.0f} events)")
    goals.append(took < 3)
    words = "setups at most twice the floor, the first game's under 1 s; the audit under 3 s"
    print(f"goals: {words}: {verdict(*goals)} (load {os.getloadavg()[0]:.1f})")
    return all(goals)


def largest(name: str) -> tuple[int, str]:
    """The most seats that a game has, and the call that sets it up for them with every switch on."""
    game = catalog.load(name)
    seats = max(game.seats)
    options = {option.name: True for option in game.options if isinstance(option.default, bool)}
    return seats, f"'{name}', {seats}, {options}"
