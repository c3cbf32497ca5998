"""Before a game, every answer is sensible without a touch, and the page says clearly what is wrong."""

import json

import pytest
from fake_browser import FakeBrowser, MemoryStorage, open_app
from samples import CARD_GAME

from screen.app.app import App
from screen.home.home import Home
from screen.home.new_game import NewGame
from session.seating import Seating


def at_new_game(storage: MemoryStorage | None = None) -> tuple[App, FakeBrowser, NewGame]:
    app, browser = open_app(storage)
    browser.do("new", CARD_GAME, "")
    assert isinstance(app.page, NewGame)
    return app, browser, app.page


def started(app: App) -> dict[str, object]:
    """What the newest saved game was started with."""
    rows = app.store.storage.rows  # type: ignore[attr-defined]
    _, names, options = json.loads(rows[f"game:{app.store.shelf[0].id}"])["log"][0]["value"]
    return {"names": names, **dict(options)}


def test_from_home_two_taps_and_the_game_is_on() -> None:
    app, browser, _ = at_new_game()
    browser.do("start", "", "")
    assert not isinstance(app.page, Home | NewGame)
    assert started(app)["names"] == ["Player 1", "Player 2", "Player 3", "Player 4"]


def test_names_and_options_are_remembered_for_the_next_game() -> None:
    storage = MemoryStorage()
    _, browser, _ = at_new_game(storage)
    browser.do("count", "3", "")
    browser.do("name", "0", "Wim")
    browser.do("answer", "top_secret", "on")
    browser.do("start", "", "")
    _, browser, page = at_new_game(storage)
    assert (page.seating.count, page.seating.names[:2], page.answers["top_secret"]) == (3, ["Wim", ""], True)


def test_two_players_of_one_name_are_told_so_and_nothing_starts() -> None:
    app, browser, page = at_new_game()
    browser.do("name", "0", "Wim")
    browser.do("name", "2", " wim ")
    browser.do("start", "", "")
    assert app.page is page and not app.store.shelf
    assert (
        'aria-invalid="true"' in browser.regions["players"]
        and "Two players are called" in browser.regions["players"]
    )


def test_agents_are_chosen_by_hand_exactly_as_many_as_play() -> None:
    app, browser, _ = at_new_game()
    browser.do("count", "2", "")
    browser.do("more", "", "")
    for agent in ("perry", "schulz", "doyle", "bucci"):
        browser.do("answer", f"agents={agent}", "")
    browser.do("start", "", "")
    assert not app.store.shelf and "Choose 1 more" in browser.page
    browser.do("answer", "agents=mirkov", "")
    assert browser.regions["options"].count('aria-disabled="true"') == 2
    browser.do("start", "", "")
    assert started(app)["agents"] == ["schulz", "perry", "bucci", "mirkov", "doyle"]


def test_with_four_players_all_agents_play_and_nothing_is_asked() -> None:
    app, browser, page = at_new_game()
    browser.do("count", "2", "")
    browser.do("answer", "agents=perry", "")
    browser.do("count", "4", "")
    assert page.answers["agents"] == ()
    browser.do("start", "", "")
    assert started(app)["agents"] == []


def test_the_first_player_is_chosen_or_left_to_the_lot() -> None:
    app, browser, page = at_new_game()
    browser.do("answer", "first=3", "")
    browser.do("count", "3", "")
    assert page.answers["first"] == -1
    browser.do("answer", "first=2", "")
    browser.do("start", "", "")
    assert started(app)["first"] == 2


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
def test_the_page_speaks_every_language(language: str) -> None:
    _, browser = open_app(languages=(language,))
    for step in (
        ("new", CARD_GAME),
        ("more", ""),
        ("count", "2"),
        ("settings", ""),
        ("back", ""),
        ("help", CARD_GAME),
    ):
        browser.do(*step, "")
    assert browser.document[0] == language


def test_what_players_type_is_never_markup() -> None:
    _, browser, _ = at_new_game()
    browser.do("more", "", "")
    browser.do("name", "0", '<img src=x onerror="boo">')
    assert "<img" not in browser.page


def test_players_move_up_leave_and_come_back() -> None:
    seating = Seating(range(2, 8), ("An", "Bo", "Cem"), 4)
    seating.move_up(2)
    assert seating.names[:3] == ["An", "Cem", "Bo"]
    seating.move_up(0)
    assert seating.names[:3] == ["Cem", "Bo", "An"]
    seating.leave(0)
    assert seating.names[: seating.count] == ["Bo", "An"]
    seating.leave(0)
    assert seating.count == 2, "never fewer than the game needs"
    seating.sit(99)
    assert seating.count == 7


def test_the_nameless_never_get_a_name_that_somebody_has() -> None:
    seating = Seating(range(2, 8), ("", "P1", "  ", "P3"), 4)
    names = seating.taken(lambda number: f"P{number}")
    assert len(set(names)) == 4 and (names[1], names[3]) == ("P1", "P3")


def test_from_home_alone_against_bots_in_two_taps() -> None:
    app, browser = open_app()
    alone = f"Alone against bots, {app.words(f'{CARD_GAME}.title')}"
    assert f'data-do="alone" data-with="{CARD_GAME}" aria-label="{alone}"' in browser.page
    browser.do("alone", CARD_GAME, "")
    assert isinstance(app.page, NewGame) and app.page.seating.is_alone
    browser.do("start", "", "")
    assert not isinstance(app.page, Home | NewGame)
    assert started(app)["names"] == ["Player 1", "Bot Ember", "Bot Onyx", "Bot Quill"]
