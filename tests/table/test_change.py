"""A change makes a new value; the old one stays as it was."""

import dataclasses
from dataclasses import dataclass

import pytest

from table.change import replace
from table.events import AtLeast, Event, Move, Shown
from table.pocket import Pocket


@dataclass(frozen=True, slots=True)
class Single:
    """A value of one part only."""

    part: object


@pytest.mark.parametrize(
    ("value", "parts"),
    [
        (Event("choose", "step", 1, (1, True)), {"value": (1, 1), "seat": None}),
        (Move("ask", (Shown("deck", 0, "ace"),)), {"facts": (AtLeast("bids", "spy", 3),)}),
        (Pocket(2), {"notes": (("page", "“né”"),)}),
        (Single((1, 2)), {"part": (3,)}),
        (Single("as it was"), {}),
    ],
)
def test_it_changes_what_the_standard_library_would_change_and_nothing_else(value, parts: dict) -> None:
    before = repr(value)
    after = replace(value, **parts)
    assert repr(after) == repr(dataclasses.replace(value, **parts))
    assert type(after) is type(value) and repr(value) == before


def test_a_part_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(KeyError):
        replace(Pocket(2), no_such_part=1)  # type: ignore[call-arg]
