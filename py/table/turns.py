"""Small things that every rulebook needs: who comes next, whose answer this is, what the die shows."""

from collections.abc import Iterable
from typing import TypeVar

from table.events import Event
from table.illegal import Illegal
from table.needs import Seat

T = TypeVar("T")


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in playing order, starting with `first`."""
    return (*range(first, seats), *range(first))


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat in playing order."""
    return (seat + 1) % seats


def seat_of(event: Event) -> Seat:
    """The seat that gave this answer. Only for events that are always some seat's own."""
    assert event.seat is not None
    return event.seat


def faces(event: Event) -> tuple[str, ...]:
    """What the dice show, die by die."""
    assert isinstance(event.value, tuple)
    return tuple(map(str, event.value))


def face(event: Event) -> str:
    """What the only die shows."""
    return faces(event)[0]


def lot(choices: Iterable[object]) -> tuple[tuple[str, ...]]:
    """One die with a face for each of these choices: throwing it decides by lot."""
    return (tuple(map(str, choices)),)


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The row with one place changed."""
    return (*row[:index], value, *row[index + 1 :])


def without(row: tuple[T, ...], item: object) -> tuple[T, ...]:
    """The row without this item; the others keep their order."""
    return tuple(one for one in row if one != item)


def state_nothing(event: Event) -> None:
    """Refuses an answer that makes a secret public where the rules do not ask for it."""
    if event.facts:
        raise Illegal("illegal.not_possible")
