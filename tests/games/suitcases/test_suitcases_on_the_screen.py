"""A whole game on the pages, tap by tap: every pick lies on the board, secrets only behind the handover."""

import re
from html import escape
from random import Random

from fake_browser import FakeBrowser, open_app
from seen import see_out

from screen.app.app import App
from screen.home.new_game import start_game
from screen.play.page import Play
from screen.result.page import Result

NAMES = ("Ann", "Bob", "Cem", "Dot")
ON_BOARD = ("agent:", "city:", "case:")
LONGEST = 8_000


def tap_on(app: App, browser: FakeBrowser, rng: Random) -> None:
    """Does the next sensible thing a player could do with this page."""
    see_out(app)
    play = app.page
    if not isinstance(play, Play):
        return
    if play.handover:
        browser.do("mine", "", "")
    elif play.scene.kind == "roll":
        browser.do("roll", "", "")
    elif play.scene.kind == "curtain":
        browser.do("lift", "", "")
    elif play.scene.kind == "seal" and not play.peek:
        browser.do("open", "", "")
    else:
        build(play, browser, rng)


def build(play: Play, browser: FakeBrowser, rng: Random) -> None:
    sketch = play.sketch
    assert sketch is not None
    if sketch.move and rng.random() < 0.9:
        browser.do("confirm", "", "")
        return
    fresh = [pick for pick in sketch.picks if not pick.chosen]
    ways = [pick for pick in fresh if pick.key.startswith(("case:", "city:"))]
    browser.do("pick", rng.choice(ways if ways and rng.random() < 0.8 else fresh or list(sketch.picks)).key, "")


def look(play: Play, browser: FakeBrowser) -> None:
    """What may be chosen in the open is lit on the board; what is private is nowhere on an open page."""
    sketch = play.sketch
    if play.handover or play.peek or sketch is None:
        assert play.handover or play.peek or "sc-contents-" not in browser.regions.get("hand", "")
        return
    for pick in sketch.picks:
        if pick.at.startswith(ON_BOARD):
            assert f'"{escape(pick.key)}"' in browser.regions["pieces"], f"{pick.key} is not lit"
    assert not browser.regions.get("hand") and not browser.regions.get("cover")


def test_a_whole_game_is_played_tap_by_tap() -> None:
    app, browser = open_app(languages=("fr",))
    start_game(app, "suitcases", NAMES[:2], {})
    rng, scenes = Random(2), set()
    for _ in range(LONGEST):
        if not isinstance(app.page, Play):
            break
        scenes.add(app.page.scene.kind)
        look(app.page, browser)
        tap_on(app, browser, rng)
    assert isinstance(app.page, Result) and scenes >= {"seal", "choose", "roll", "curtain"}
    assert not re.search(r"suitcases\.\w+\.\w", browser.page), "a key instead of words"


def test_a_step_is_made_by_its_last_tap_and_taken_back_by_undo() -> None:
    app, browser = open_app(languages=("en",))
    start_game(app, "suitcases", NAMES[:2], {})
    rng = Random(1)
    while not (isinstance(app.page, Play) and app.page.session.table.phase == "move" and app.page.session.table.points):
        tap_on(app, browser, rng)
    play = app.page
    before, agent = play.session.table, play.session.table.team(play.session.table.active)[0]
    browser.do("pick", f"agent:{agent}", "")
    assert play.session.table is before
    step = next(pick.key for pick in play.sketch.picks if pick.key.startswith("city:"))  # type: ignore[union-attr]
    browser.do("pick", step, "")
    assert play.session.table.place_of(agent) == step.removeprefix("city:") and play.draft == ()
    browser.do("undo", "", "")
    assert play.session.table == before
