"""A whole game by taps alone, and the moves between a tap and its confirmation."""

import re
from dataclasses import replace

import pytest
from at_table import NAMES, Table
from fake_browser import open_app, run
from samples import DIE, SECRET_CARD

from screen.home.home import Home
from screen.home.shelf import open_game
from screen.play.page import Play
from screen.result.page import Result
from table.save import load

BOTH = {"top_secret": True, "dossier": True}
TABLES = [(2, BOTH), (3, {}), (4, {"top_secret": True}), (7, {"dossier": True})]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_whole_game_is_played_by_taps_alone(seats: int, options: dict[str, bool]) -> None:
    table = Table(seats, seed=seats, **options)
    table.play_out()
    page = table.app.page
    assert isinstance(page, Result) and page.match.outcome
    assert "Something went wrong" not in table.painted
    kept, _ = load(table.browser.storage.rows[f"game:{page.about.id}"])  # type: ignore[union-attr]
    assert kept.log == page.match.log


def test_a_game_begins_with_everybody_looking_at_the_own_cards() -> None:
    table = Table(3)
    for name in NAMES[:3]:
        table.tap(*table.offered("open")[0]) if table.offered("open") else None
        assert f"Give the device to {name}" in table.painted
        table.tap("mine")
        assert SECRET_CARD in table.painted
        table.tap("hide")
    assert table.play.scene.kind == "roll"


def test_the_die_can_be_tapped_on_the_board_and_in_the_bar() -> None:
    table = Table(2)
    table.look_all()
    assert ("roll", "") in table.offered() and ("pick", "roll") in table.offered()
    table.tap("pick", "roll")
    assert table.play.session.table.die


def test_every_lit_thing_on_the_board_has_a_twin_in_the_list() -> None:
    table = Table(4)
    table.play_until("choose")
    keys = [with_ for _, with_ in table.offered("pick")]
    assert len(keys) == 14 and all(keys.count(key) == 2 for key in keys)


def walking(seed: int = 1) -> Table:
    """Somebody has rolled enough to walk a while."""
    for number in range(seed, seed + 20):
        table = Table(2, number)
        table.play_until("choose")
        if table.play.session.table.die in "456":
            return table
    raise AssertionError("no luck")


def test_a_draft_moves_the_pieces_but_not_the_table() -> None:
    table = walking()
    before, pieces = table.play.session.table, table.browser.regions["pieces"]
    agent = before.agents[0]
    table.tap("pick", f"step:{agent}")
    assert table.play.session.table is before
    assert table.browser.regions["pieces"] != pieces and ("confirm", "") in table.offered()
    table.tap("undo")
    assert table.browser.regions["pieces"] == pieces and ("confirm", "") not in table.offered()


def test_a_second_tap_on_an_agent_is_a_second_step_and_start_over_takes_all_back() -> None:
    table = walking()
    agent = table.play.session.table.agents[1]
    table.tap("pick", f"step:{agent}")
    table.tap("pick", f"step:{agent}")
    assert table.play.draft == (f"step:{agent}",) * 2
    table.tap("over")
    assert table.play.draft == ()


def test_what_can_be_confirmed_spends_all_points_and_says_so() -> None:
    """The agent tapped last takes the rest, so that a move of one agent takes three taps with the roll."""
    table = walking()
    agent, points = table.play.session.table.agents[0], int(table.play.session.table.die)
    assert ("confirm", "") not in table.offered()
    table.tap("pick", f"step:{agent}")
    label = re.search(r'data-do="confirm".*?</button>', table.painted)
    assert label and f"to house\xa0{points}" in label[0]
    table.tap("confirm")
    assert table.play.session.tables[-2].place_of(agent) + points == table.play.session.tables[-1].place_of(agent)


def test_a_confirmed_move_is_taken_back_until_the_next_roll_and_comes_back_as_a_draft() -> None:
    table = walking()
    agent, points = table.play.session.table.agents[0], int(table.play.session.table.die)
    for _ in range(points):
        table.tap("pick", f"step:{agent}")
    table.tap("confirm")
    table.tap("undo")
    assert table.play.draft == (f"step:{agent}",) * points and table.play.session.table.phase == "move"
    table.tap("confirm")
    table.play_until("roll")
    if table.play.session.table.turn > 1:
        table.tap("roll")
        assert ("undo", "") not in table.offered()


def test_a_move_cannot_be_taken_back_once_somebody_else_holds_the_tablet() -> None:
    table = walking()
    agent, points = table.play.session.table.agents[0], int(table.play.session.table.die)
    for _ in range(points):
        table.tap("pick", f"step:{agent}")
    table.tap("confirm")
    other = next(seat for seat in (0, 1) if seat != table.play.hands.holder)
    table.tap("secrets", str(other))
    table.tap("mine")
    table.tap("hide")
    assert not table.play.session.match.can_undo()


def test_a_pass_is_one_tap_and_can_be_taken_back() -> None:
    for seed in range(1, 30):
        table = Table(3, seed, top_secret=True)
        table.play_until("ask")
        while table.is_playing and table.play.scene.kind == "ask" and ("pick", "pass") not in table.offered():
            table.step()
        if table.is_playing and ("pick", "pass") in table.offered() and not table.play.peek:
            break
    length = len(table.play.session.log)
    who = table.play.scene.seat
    table.tap("pick", "pass")
    assert table.play.session.log.events[length].value == "pass"
    if table.play.session.match.can_undo():
        table.tap("undo")
        assert table.play.scene.seat == who and table.play.draft == ()


def test_a_reload_in_the_middle_goes_on_at_the_last_event() -> None:
    table = Table(3, 4, top_secret=True, dossier=True)
    for _ in range(120):
        table.step()
    log, id_ = table.play.session.log, table.play.session.about.id  # type: ignore[union-attr]
    app, browser = open_app(table.browser.storage)
    run(open_game(app, id_))
    assert isinstance(app.page, Play) and app.page.session.log == log
    table.app, table.browser = app, browser
    table.play_out()
    assert isinstance(app.page, Result)


def test_looking_at_the_start_goes_on_where_it_was_after_a_reload() -> None:
    table = Table(3)
    table.tap("open")
    table.tap("mine")
    table.tap("hide")
    id_ = table.play.session.about.id  # type: ignore[union-attr]
    app, _ = open_app(table.browser.storage)
    run(open_game(app, id_))
    assert isinstance(app.page, Play) and (app.page.scene.kind, app.page.scene.seat) == ("look", 1)


def test_the_die_rolls_by_itself_for_those_who_like_it() -> None:
    table = Table(2)
    table.app.store.settings = replace(table.app.settings, auto_roll=True)
    table.look_all()
    assert table.play.scene.kind == "choose" and table.play.session.table.die
    table.play_out()
    assert isinstance(table.app.page, Result)


def test_escape_undoes_a_step_then_opens_the_menu_and_the_arrow_leads_home() -> None:
    table = walking()
    table.tap("pick", f"step:{table.play.session.table.agents[0]}")
    table.app.do("back")
    assert table.play.draft == ()
    table.app.do("back")
    assert "Export as a file" in table.painted
    table.app.do("back")
    assert "Export as a file" not in table.painted
    table.app.do("back", "bar")
    assert isinstance(table.app.page, Home)


def test_what_happens_is_said_and_stands_in_the_log() -> None:
    table = Table(2)
    table.look_all()
    table.tap("roll")
    said = table.app.notices.said[-1][1]
    assert "rolls" in said and said in table.browser.regions["log"]
    table.tap("log")
    assert "In play tonight" in table.browser.regions["sheet"]


def test_a_game_on_show_draws_its_board_at_once() -> None:
    _, browser = open_app(route="bench")
    assert browser.marks == ["first-board"]
    assert DIE in browser.regions["pieces"] and browser.regions["ground"]


def test_a_game_thrown_away_can_be_taken_back_from_the_bin() -> None:
    table = Table(2)
    id_ = table.play.session.about.id  # type: ignore[union-attr]
    table.app.do("menu")
    table.tap("end")
    table.tap("yes")
    assert isinstance(table.app.page, Home) and id_ not in table.app.store.labels
    table.tap("toast")
    assert id_ in table.app.store.labels


def test_nothing_is_drawn_twice_for_one_tap() -> None:
    table = Table(2)
    table.look_all()
    crossings = table.browser.crossings
    table.tap("roll")
    assert table.browser.crossings == crossings + 1


def test_the_town_is_painted_once_in_a_game() -> None:
    table = Table(2)
    sent = []
    paint = table.browser.paint
    table.browser.paint = lambda patches: (sent.extend(name for name, _ in patches), paint(patches))[1]  # type: ignore[method-assign]
    for _ in range(60):
        table.step()
    assert "ground" not in sent and "art" not in sent
