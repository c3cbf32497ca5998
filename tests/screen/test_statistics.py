"""Home over many games: what lies on the shelf in which order, all games in numbers, and a result to pass on."""

import re
from dataclasses import replace

from at_table import Table
from fake_browser import FakeBrowser, open_app
from samples import CARD_GAME, DUEL_GAME

from screen.app.app import App
from screen.home.home import Home
from screen.home.new_game import start_game
from screen.home.shelf import Shelf, is_barely_begun
from screen.home.statistics import Statistics
from screen.result.page import Result
from store import Label

ANN_AND_BOT = ("Ann", "Bot Ember")


def label(id_: str, game: str = CARD_GAME, **known: object) -> Label:
    return replace(Label(id_, id_, "2026-11-16T21:04:59", game, ANN_AND_BOT, 40), **known)  # type: ignore[arg-type]


def shelf_of(*labels: Label) -> tuple[App, FakeBrowser]:
    app, browser = open_app()
    app.store.labels.update({one.id: replace(one, turn=n) for n, one in enumerate(labels)})
    return app, browser


def painted(browser: FakeBrowser) -> str:
    return "\n".join(browser.regions.values())


def test_games_that_go_on_come_first_and_what_was_left_soon_lies_in_one_heap() -> None:
    soon = [label(f"soon-{n}", moves=2, bots=1) for n in range(4)]
    app, browser = shelf_of(label("older"), label("over", is_over=True), label("newer"), *soon)
    app.go(Shelf(app))
    assert re.findall(r'id="saved-([\w-]+)"', painted(browser)) == ["newer", "older", "over"]
    assert "Barely begun: 4" in painted(browser)
    browser.do("begun", "", "")
    assert len(re.findall(r'id="saved-soon', painted(browser))) == 4
    assert not is_barely_begun(label("around", moves=1)), "games with friends are never thrown together"
    assert not is_barely_begun(label("longer", moves=5, bots=1))


def test_the_heap_is_cleared_with_one_tap_and_comes_back_with_another() -> None:
    app, browser = open_app()
    for _ in range(3):
        start_game(app, CARD_GAME, ANN_AND_BOT, {}, bots=("", "recruit"))
        app.go_home()
    assert len(app.store.labels) == 3 and all(map(is_barely_begun, app.store.shelf))
    app.go(Shelf(app))
    browser.do("clear", "", "")
    assert not app.store.labels
    browser.do("toast", "", "")
    assert len(app.store.labels) == 3


def test_all_games_on_this_device_in_numbers() -> None:
    app, browser = shelf_of(
        label("1", is_over=True, winners=("Ann",)),
        label("2", is_over=True, winners=("Bot Ember",)),
        label("3", DUEL_GAME, is_over=True, winners=("Ann",)),
        label("old", is_over=True),
        label("4"),
    )
    app.go(Home(app))
    browser.do("statistics", "", "")
    assert isinstance(app.page, Statistics)
    figures = {one.title: one for one in app.page.figures(app.store.shelf)}
    assert [value for _, value in figures["All games"].rows] == ["4", "1", "200"]  # type: ignore[union-attr]
    won = [(bar.label, bar.n) for bar in figures["Games won"].bars]  # type: ignore[union-attr]
    assert won == [("Ann (3 games)", 2), ("Bot Ember (3 games)", 1)], "of an old game nobody knows who won"
    assert f"Won at {app.words(f'{DUEL_GAME}.title')}" in figures and "Ann (3 games)" in painted(browser)


def test_who_has_won_is_kept_with_the_game() -> None:
    table = Table(2, seed=4)
    table.play_out()
    kept = table.app.store.shelf[0]
    assert isinstance(table.app.page, Result) and kept.is_over and table.app.page.match.outcome
    assert kept.winners == tuple(table.app.page.match.names[seat] for seat in table.app.page.match.outcome.winners)


def test_a_result_is_passed_on_in_words_and_as_a_picture() -> None:
    table = Table(2, seed=4)
    table.play_out()
    table.tap("share")
    table.tap("copy")
    title = table.app.words(f"{CARD_GAME}.title").split(" – ")[0]
    assert table.browser.copied.startswith(f"Cabinet Noir · {title}") and "1. " in table.browser.copied
    table.tap("picture")
    _, said, picture = table.browser.passed_on
    assert said == table.browser.copied and picture.startswith("<svg") and "href" not in picture
    assert all(name in picture for name in ("Ann", "Bob"))
