"""The small things that every rulebook needs."""

import pytest

from table.events import Event, Shown
from table.illegal import Illegal, refuse_if
from table.turns import clockwise, face, faces, left_of, lot, put, seat_of, state_nothing, without


@pytest.mark.parametrize("first", range(4))
def test_play_goes_around_the_table_once_and_ends_before_the_first_seat(first: int) -> None:
    order = clockwise(first, 4)
    assert order[0] == first and sorted(order) == [0, 1, 2, 3]
    assert [left_of(seat, 4) for seat in order] == [*order[1:], first]


def test_a_row_is_changed_in_one_place_and_the_old_one_stays() -> None:
    row = ("a", "b", "c")
    assert put(row, 1, "x") == ("a", "x", "c") and without(row, "b") == ("a", "c") and row == ("a", "b", "c")


def test_dice_show_their_faces() -> None:
    event = Event("roll", "die.1", None, ("3", "0"))
    assert faces(event) == ("3", "0") and face(event) == "3"
    assert lot(range(3)) == (("0", "1", "2"),)


def test_an_answer_belongs_to_its_seat() -> None:
    assert seat_of(Event("choose", "turn.1", 2)) == 2


def test_an_answer_that_shows_a_card_unasked_is_refused() -> None:
    state_nothing(Event("choose", "turn.1", 0, "pass"))
    with pytest.raises(Illegal, match="not_possible"):
        state_nothing(Event("choose", "turn.1", 0, "pass", (Shown("deck", 1, "king"),)))


def test_a_reason_refuses_and_no_reason_allows() -> None:
    refuse_if("")
    with pytest.raises(Illegal, match="too_far"):
        refuse_if("illegal.too_far", n=3)
