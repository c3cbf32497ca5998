"""Games saved when a level of bots had another name open as before, and nothing in them is rewritten."""

from soak.playout import begin
from table import catalog
from table.levels import FORMER, LEVELS, USUAL, level_named
from table.save import About, dump, load

(OLD,) = FORMER


def test_a_game_saved_under_the_former_name_opens_with_todays() -> None:
    text = dump(begin(catalog.load(catalog.NAMES[0]), 3, {}, "levels"), About("one", "Evening", "", ("", OLD, "chief")))
    assert f'"{OLD}"' in text
    _, about = load(text)
    assert about.bots == ("", "officer", "chief")


def test_a_game_saved_today_says_officer() -> None:
    match = begin(catalog.load(catalog.NAMES[0]), 3, {}, "levels")
    assert load(dump(match, About("one", "Evening", "", ("", USUAL, "chief"))))[1].bots == ("", USUAL, "chief")


def test_what_is_no_level_stays_as_it_is() -> None:
    assert [level_named(one) for one in ("", "master", *LEVELS)] == ["", "master", *LEVELS]
