"""Measures the time to the first picture, and time and bytes to the first board, on a first visit and on the next."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page

from web.make import DIST
from web.make.serve import Site

MARK = "performance.getEntriesByName('first-board')[0]?.startTime"
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
SLOWEST = 600_000
# 10 Mbit/s and 40 ms, as on a phone.
SLOW_LINE = {"offline": False, "latency": 40, "downloadThroughput": 1_250_000, "uploadThroughput": 1_250_000}


def host(folder: Path) -> Site:
    """Like GitHub Pages: text and wasm compressed, ten minutes in the browser's cache."""
    return Site(folder, compress=True, max_age=600)


def open_bench(browser: Browser) -> Page:
    """The page on which Python runs and nothing is played."""
    page = browser.new_page()
    page.set_default_timeout(SLOWEST)
    page.goto(host(DIST).url + "#bench")
    page.locator("#boot").wait_for(state="detached")
    return page


@dataclass
class Start:
    """What one page took in every round."""

    site: Site
    address: str = ""
    mark: str = MARK  # what has to come true
    is_slow: bool = False  # the line
    has_worker: bool = False  # keeps files for the next visit
    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    sent: int = 0
    kept: int = 0

    def visit(self, browser: Browser) -> None:
        """A new profile: the first visit, then the same page again in another tab."""
        context = browser.new_context()
        before = self.site.sent
        page = self._page(context)
        self.cold.append(self._open(page))
        self.sent = self.site.sent - before
        self._settle(page)
        self.kept = self.site.sent - before
        page.close()
        self.warm.append(self._open(self._page(context)))
        context.close()

    def _page(self, context: BrowserContext) -> Page:
        page = context.new_page()
        if self.is_slow:
            context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW_LINE)
        return page

    def _open(self, page: Page) -> float:
        page.goto(self.site.url + self.address)
        return float(page.wait_for_function(self.mark, timeout=120_000).json_value())

    def _settle(self, page: Page) -> None:
        """Lets the service worker, if there is one, fetch what it keeps before the second visit."""
        if self.has_worker:
            page.evaluate("navigator.serviceWorker.ready")
            page.wait_for_function("navigator.serviceWorker.controller !== null")


def measure(starts: dict[str, Start], browser: Browser, rounds: int) -> Iterator[str]:
    """Opens the pages in turns, so anything else this machine does slows all of them down. Yields what was done."""
    for number in range(rounds):
        for name, start in starts.items():
            start.visit(browser)
            yield f"round {number + 1}/{rounds}: {name} {start.cold[-1]:.0f}, again {start.warm[-1]:.0f} ms"


def rows(starts: dict[str, Start]) -> Iterator[tuple[str, float, float, int, int]]:
    for name, start in starts.items():
        yield name, median(start.cold), median(start.warm), start.sent, start.kept
