"""Checks that an event answers something the game is waiting for, and that a stake is one the game offers."""

from collections.abc import Callable, Sequence
from functools import wraps
from operator import contains
from typing import TypeVar

from table.events import Event, Shown
from table.illegal import Illegal
from table.needs import Choose, Clock, Deal, Need, Open, Roll, Seal, Show, Shuffle, Stake
from table.text import Plain, same

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


def check_stake(need: Stake, before: int, value: Plain) -> dict[str, int]:
    """Returns the amounts by account, or refuses the stake. `before` is all that has left the purse already."""
    pairs = value if isinstance(value, tuple) else (None,)
    amounts: dict[str, int] = {}
    for pair in pairs:
        if not isinstance(pair, tuple) or len(pair) != 2:
            raise Illegal("illegal.stake")
        account, amount = pair
        if not isinstance(account, str) or account not in need.accounts or account in amounts:
            raise Illegal("illegal.stake")
        if type(amount) is not int or amount <= 0 or amount % need.unit:
            raise Illegal("illegal.stake")
        amounts[account] = amount
    if list(amounts) != [account for account in need.accounts if account in amounts]:
        raise Illegal("illegal.stake")  # in the order of the accounts, so that one stake has one text
    if sum(amounts.values()) < need.least or (len(amounts) > 1 and not need.several):
        raise Illegal("illegal.stake")
    if before + sum(amounts.values()) > need.purse:
        raise Illegal("illegal.purse")
    return amounts
