"""A person alone against bots sees the goal, hears a coach, and may have the hint carried out."""

from samples import CARD_GAME
from test_alone import Table

from games.contract.kit import kit
from screen.play.advice_sheet import AdviceSheet
from session.others import Others
from table.catalog import NAMES


def test_the_coach_is_off_with_one_tap_and_the_goal_stays() -> None:
    table = Table()
    table.until("look")
    table.do("mine")
    table.do("hide")
    table.until("roll")
    said = table.browser.regions["coach"]
    assert 'class="goal"' in said and 'class="tip"' in said and 'data-do="coach"' in said
    table.do("coach")
    assert table.app.settings.coach is False
    said = table.browser.regions["coach"]
    assert 'class="goal"' in said and 'class="tip"' not in said
    table.app.change(coach=True)
    table.app.refresh()
    assert 'class="tip"' in table.browser.regions["coach"], "it comes back from the settings"


def test_no_coach_speaks_where_people_play_each_other() -> None:
    table = Table(("Ann", "Bob", "Bot 1"), ("", "", "recruit"))
    table.until("look")
    assert not table.session.others.is_coached and not Others().is_coached
    assert 'class="tip"' not in table.browser.regions["coach"]


def test_a_hint_gives_its_reasons_is_lit_on_the_board_and_is_carried_out() -> None:
    table = Table()
    table.until("look")
    table.do("mine")
    table.do("hide")
    table.until("roll")
    table.do("roll")
    table.until("choose")
    length = table.length
    table.do("advice")
    sheet = table.app.sheets[-1]
    assert isinstance(sheet, AdviceSheet)
    for _ in range(60):
        if sheet.advice.hint is None:
            table.pass_time()
    assert sheet.advice.hint is not None and sheet.advice.hint.move is not None
    assert 'class="reasons"' in table.browser.regions["sheet"]
    assert table.page.lights == sheet.advice.lights(sheet.advice.hint.move) != ()
    assert "pick chosen" in table.browser.regions["pieces"], "the move is lit"
    move = sheet.advice.hint.move
    table.do("carry_out")
    assert not table.app.sheets and table.session.log.events[length].value == move.value
    assert table.page.lights == ()


def test_every_game_of_the_house_has_a_coach_and_reasons() -> None:
    assert CARD_GAME in NAMES
    for name in NAMES:
        brings = kit(name)
        assert not brings.advice or (brings.coach and brings.reasons), name
