"""Takes the start apart: when each part of it is done, on a first visit and on the next one."""

from statistics import median
from typing import Any

from playwright.sync_api import Browser

from bench.start import Start, host
from web.make import DIST

# Each part ends where the next one begins, but for the two files, which come side by side.
PARTS = {
    "document.responseEnd": "the page itself",
    "first-contentful-paint": "first picture",
    "boot: begins": "Pyodide's scripts",
    "boot: wasm": "wasm compiled and started (beside the snapshot)",
    "boot: snapshot": "snapshot fetched and inflated (beside the wasm)",
    "boot: both": "Pyodide's own settings",
    "boot: memory": "memory restored",
    "boot: python": "Pyodide's hooks, random numbers",
    "boot: pyscript": "PyScript asks for Python",
    "boot: page": "PyScript's package",
    "first-board": "the app: storage, first draw",
}
READ = """() => Object.fromEntries([
  ['document.responseEnd', performance.getEntriesByType('navigation')[0].responseEnd],
  ...performance.getEntries().map(entry => [entry.name, entry.startTime]),
])"""


class Traced(Start):
    """Reads the marks of each visit."""

    def __init__(self) -> None:
        super().__init__(host(DIST), "#bench", has_worker=True)
        self.visits: list[dict[str, float]] = []

    def _open(self, page: Any) -> float:
        took = super()._open(page)
        self.visits.append(page.evaluate(READ))
        return took


def measure(browser: Browser, rounds: int) -> bool:
    """Has no goal: it shows where the time goes."""
    start = Traced()
    for _ in range(rounds):
        start.visit(browser)
    visits = {"first visit": start.visits[::2], "next visit": start.visits[1::2]}
    print(f"\n{f'done at, median of {rounds}':50}" + "".join(f"{name:>16}" for name in visits))
    whole = {name: median(visit["first-board"] for visit in some) for name, some in visits.items()}
    for mark, words in PARTS.items():
        row = ""
        for name, some in visits.items():
            at = median(visit.get(mark, 0) for visit in some)
            row += f"{at:8.0f} ms {at / whole[name]:4.0%}"
        print(f"{words:50}{row}", flush=True)
    return True
