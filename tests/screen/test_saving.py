"""A game is saved behind its picture; a page that is left before that saves it as it goes."""

from collections.abc import Coroutine
from typing import Any

from fake_browser import FakeBrowser, MemoryStorage, run
from samples import CARD_GAME

from screen.app.app import App
from screen.app.saving import Saving
from store import Store
from table import catalog
from table.dealers import Local
from table.match import Match, start_event
from table.save import About, load


class Later:
    """Does nothing soon: it waits until somebody says so."""

    def __init__(self) -> None:
        self.works: list[Coroutine[Any, Any, None]] = []

    def __call__(self, work: Coroutine[Any, Any, None]) -> None:
        self.works.append(work)


def new_match() -> Match:
    game = catalog.load(CARD_GAME)
    return Match(game, Local("ab" * 32), start_event(game, ("Ann", "Bob"), {}))


def moves_kept(storage: MemoryStorage) -> int:
    return len(load(storage.rows["game:one"])[0].log) if "game:one" in storage.rows else 0


def test_a_page_that_is_left_saves_what_it_has_shown() -> None:
    browser, later = FakeBrowser(), Later()
    app = App(browser, Store(browser.storage, browser.now))
    run(app.start())
    app.saving.soon = later
    match = new_match()

    def act() -> None:
        match.step()
        app.keep(match, About("one", "Ann and Bob", ""))

    app.guarded(act)
    assert not moves_kept(browser.storage)
    browser.do("hidden", "", "")
    assert moves_kept(browser.storage) == len(match.log)
    for work in later.works:
        run(work)
    assert moves_kept(browser.storage) == len(match.log)


def test_a_burst_of_events_is_saved_once_and_soon() -> None:
    storage, later, match = MemoryStorage(), Later(), new_match()
    saving = Saving(Store(storage, lambda: "2026-11-16T20:00:00"), run, later, lambda: None, str)
    saving.keep(match, About("one", "Ann and Bob", ""))
    saving.keep(match, About("one", "Ann and Bob", ""))
    assert len(later.works) == 1 and not moves_kept(storage)
    run(later.works[0])
    assert moves_kept(storage) == len(match.log)


def test_a_disk_that_is_full_is_told() -> None:
    class Full(MemoryStorage):
        async def put(self, *_: object) -> bool:
            raise OSError("full")

    told: list[str] = []
    saving = Saving(Store(Full(), lambda: ""), run, run, lambda: told.append("not kept"), str)
    saving.keep(new_match(), About("one", "Ann and Bob", ""))
    assert told == ["not kept"]
