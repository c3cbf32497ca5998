"""What is heard: one sound for all that happened together, and none where sound is off."""

import pytest
from at_table import Table
from fake_browser import open_app

from screen.play.sounds import SOUNDS, buzz, sound_of, sound_of_end
from table.events import Event


def test_a_die_is_heard_then_a_step_and_at_the_end_the_winner() -> None:
    table = Table(2, seed=3)
    table.look_all()
    table.browser.sounds.clear()
    table.tap("roll")
    assert table.browser.sounds == ["die"]
    table.play_out()
    assert {"die", "step"} < set(table.browser.sounds) and table.browser.sounds[-1] == "win"


def test_nothing_is_heard_where_sound_is_off() -> None:
    table = Table(2, seed=3)
    table.app.change(sound=False)
    table.browser.sounds.clear()
    table.play_until("choose")
    assert not table.browser.sounds


def test_of_several_things_the_one_that_matters_most_is_heard() -> None:
    def happened(*kinds: str) -> list[Event]:
        return [Event(kind, "", None, None) for kind in kinds]

    assert sound_of(happened("choose", "roll", "deal")) == "die"
    assert sound_of(happened("choose", "open")) == "safe"
    assert sound_of(happened("start", "clock")) == ""
    assert all(sound_of(happened(kind)) == sound for kind, sound in SOUNDS.items())


ENDS = [((0,), (0,), "win"), ((0,), (1,), "lose"), ((0, 1), (1,), "win")]


@pytest.mark.parametrize(("people", "winners", "heard"), ENDS)
def test_somebody_alone_who_has_lost_hears_so(people: tuple[int, ...], winners: tuple[int, ...], heard: str) -> None:
    assert sound_of_end(winners, people) == heard


def test_volume_is_heard_at_once_and_remembered() -> None:
    table = Table(2, seed=3)
    app, browser = table.app, table.browser
    usual = browser.volume
    app.do("settings")
    browser.sounds.clear()
    app.do("set", "volume=soft")
    assert 0 < browser.volume < usual and browser.sounds == ["turn"], "a sound to judge by"
    app.do("set", "volume=loud")
    assert browser.volume > usual
    again, other = open_app(browser.storage)
    assert again.settings.volume == "loud" and other.volume == browser.volume
    app.do("set", "sound", "")
    assert "volume=soft" not in browser.regions["sheet"], "nothing to set where nothing is heard"


def test_vibration_has_a_switch_of_its_own() -> None:
    table = Table(2, seed=3)
    buzz(table.app, 10)
    table.app.change(haptics=False)
    buzz(table.app, 10)
    assert table.browser.buzzes == [10]
