"""Checks that an event answers something the game is waiting for. The rules of every game start with this check."""

from collections.abc import Callable, Sequence
from functools import wraps
from operator import contains
from typing import TypeVar

from table.events import Event, Shown
from table.illegal import Illegal
from table.needs import Choose, Clock, Deal, Need, Open, Roll, Seal, Show, Shuffle, Stake
from table.text import same

T = TypeVar("T")
Needs = tuple[Need, ...]


def asked_once(waiting: Callable[[T], Needs]) -> Callable[[T], Needs]:
    """Remembers the last answer of `waiting`: a player asks for it first, and the rules ask for it again."""
    last: tuple[T | None, Needs] = (None, ())

    @wraps(waiting)
    def needs(table: T) -> Needs:
        nonlocal last
        if last[0] is not table:
            last = (table, waiting(table))
        return last[1]

    return needs


def answered(needs: Sequence[Need], event: Event) -> Need:
    """Returns the need that the event answers, or refuses the event."""
    for need in needs:
        if need.kind == event.kind and need.name == event.name and _fits(need, event):
            return need
    raise Illegal("illegal.not_awaited")


def _fits(need: Need, event: Event) -> bool:
    """An event says no more than it was asked: facts only with a choice or a shown card, no value with a seal."""
    if event.facts and not isinstance(need, Choose | Show):
        return False
    match need:
        case Choose() | Open():
            return event.seat in need.seats
        case Roll():
            faces = event.value if isinstance(event.value, tuple) else ()
            shape = len(faces) == len(need.dice)
            return event.seat is None and shape and all(map(contains, need.dice, faces))
        case Seal() | Stake():
            return event.seat in need.seats and event.value is None
        case Shuffle():
            return event.seat is None and same(event.value, (need.faces, need.hidden))
        case Deal():
            return event.seat == need.seat and same(event.value, need.place)
        case Show():
            fact = event.shown
            shown = Shown(need.name, need.place, fact.face if fact else "")
            return event.seat == need.seat and event.value is None and event.facts == (shown,)
        case Clock():
            stopped = type(event.value) is int and 0 < event.value <= need.seconds
            return event.seat is None and (event.value is None or stopped)
