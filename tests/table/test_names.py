"""A name is one short line, wherever it comes from, and hides nothing."""

import json

import pytest
from samples import CARD_GAME

from table import catalog
from table.dealers import Local
from table.illegal import Refusal
from table.match import Match, start_event
from table.names import LONGEST_LINE, LONGEST_NAME, clean, is_clean
from table.save import About, dump, load

WILD = {
    "an escape sequence": "\x1b[2JAnn",
    "a line break": "Ann\nAll is well",
    "a change of direction": "Ann\u202ebob",
    "no width": "A\u200bn\u200dn\ufeff",
    "an invisible letter": "Ann\u3164",
    "half a character": "Ann\ud800",
    "a colour on a letter": "Ann\ufe0f",
}


@pytest.mark.parametrize("name", WILD.values(), ids=WILD)
def test_what_hides_or_turns_text_is_not_shown(name: str) -> None:
    shown = clean(name, 40)
    assert shown.isprintable() and "Ann" in shown and shown.isascii() and not is_clean(name, 40)


@pytest.mark.parametrize("name", ["Zoë", "Ann & Bob", "李小龙", "👩‍👩‍👧", "❤️", "Łukasz", "עדה"])
def test_an_honest_name_stays_as_it_is(name: str) -> None:
    assert is_clean(name, LONGEST_NAME)


def test_a_name_is_never_long() -> None:
    assert len(clean("x" * 1_000_000, LONGEST_NAME)) == LONGEST_NAME
    assert clean(" \n ", LONGEST_NAME) == ""


def test_a_game_shows_short_names_and_keeps_its_log_to_the_letter() -> None:
    game = catalog.load(CARD_GAME)
    long, turned = "A" * 5000, "Bob\u202e"
    match = Match(game, Local("ab" * 32), start_event(game, (long, turned), {}))
    again, about = load(dump(match, About("one", "T" * 100_000, "2026-11-16T20:00:00" * 99)))
    assert again.names == ("A" * LONGEST_NAME, "Bob") and len(about.title) < 300 and len(about.when) < 20
    assert again.log == match.log and json.dumps(long) in json.dumps(again.log.events[0].value)


@pytest.mark.parametrize("value", ["x" * 6_000_000, "a\nb", ("x" * 99,) * 99, 10**5000], ids=type)
def test_a_reason_quotes_at_most_a_line(value: object) -> None:
    quoted = str(Refusal("damaged.part", part=value).values["part"])
    assert len(quoted) <= LONGEST_LINE and quoted.isprintable()


def test_a_reason_keeps_numbers_and_seats_as_they_are() -> None:
    assert Refusal("illegal.seats", least=2, seat=None, part="log").values == {"least": 2, "seat": None, "part": "log"}
