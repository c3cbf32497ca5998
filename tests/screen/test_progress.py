"""Long work shows how far it is, can be cancelled, and lets the page breathe."""

from collections.abc import Iterator
from functools import cache

import pytest
from fake_browser import FakeBrowser, MemoryStorage, run
from samples import CARD_GAME

from screen.app.app import App
from soak.playout import playout
from store import Store
from table import catalog
from table.save import About, dump

STEP = 7  # milliseconds that pass between two looks at the clock


@cache
def long_game() -> str:
    return dump(playout(catalog.load(CARD_GAME), 2, {}, "long"), About("one", "Ann and Bob", "2026-11-16T20:00:00"))


class Slow(FakeBrowser):
    """Time passes with every step of the work. It notes how long the page stood still, and what a breath has shown."""

    def __init__(self, is_cancelling: bool) -> None:
        super().__init__(MemoryStorage())
        self.is_cancelling, self.breathed, self.stood_still = is_cancelling, 0, list[int]()
        self.seen: list[str] = []

    def moment(self) -> int:
        self.milliseconds += STEP
        return self.milliseconds

    async def breathe(self) -> None:
        self.stood_still.append(self.milliseconds - (self.breathed or self.milliseconds))
        self.breathed = self.milliseconds
        self.seen.append(self.regions.get("sheet", ""))
        if self.is_cancelling and "<progress" in self.regions.get("sheet", ""):
            self.do("close", "", "")


@pytest.fixture(params=[False, True])
def importing(request: pytest.FixtureRequest) -> Iterator[tuple[App, Slow]]:
    browser = Slow(request.param)
    app = App(browser, Store(browser.storage, browser.now))
    run(app.start())
    browser.do("shelf", "", "")
    browser.file = long_game()
    browser.breathed = browser.milliseconds
    browser.do("import", "", "")
    yield app, browser


def test_a_long_import_shows_its_progress_or_is_cancelled_and_changes_nothing(importing: tuple[App, Slow]) -> None:
    app, browser = importing
    assert any("<progress" in one for one in browser.seen) and not app.sheets
    assert max(browser.stood_still) <= 100
    if browser.is_cancelling:
        assert not app.store.shelf and not browser.storage.rows and "Cancelled" in browser.regions["stage"]
    else:
        assert len(app.store.shelf) == 1
        browser.seen.clear()
        browser.do("open", app.store.shelf[0].id, "")
        assert any("<progress" in one for one in browser.seen) and not app.sheets


def test_a_short_import_needs_no_words() -> None:
    browser = FakeBrowser()
    app = App(browser, Store(browser.storage, browser.now))
    run(app.start())
    browser.file = long_game()
    browser.do("shelf", "", "")
    browser.do("import", "", "")
    assert len(app.store.shelf) == 1 and not app.sheets


def test_an_empty_file_says_so() -> None:
    browser = FakeBrowser()
    app = App(browser, Store(browser.storage, browser.now))
    run(app.start())
    browser.file = ""
    browser.do("shelf", "", "")
    browser.do("import", "", "")
    assert "This file is empty." in browser.regions["stage"] and not app.store.shelf
