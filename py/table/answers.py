"""Does this event answer something the game is waiting for? The first thing every game asks of every event."""

from collections.abc import Sequence

from table.events import Event, Shown
from table.illegal import Illegal
from table.needs import Choose, Clock, Deal, Need, Open, Roll, Seal, Show, Shuffle, Stake
from table.text import same


def answered(needs: Sequence[Need], event: Event) -> Need:
    """The need that the event answers, or a refusal."""
    for need in needs:
        if need.kind == event.kind and need.name == event.name and _fits(need, event):
            return need
    raise Illegal("illegal.not_awaited")


def _fits(need: Need, event: Event) -> bool:
    """Nothing may ride along: only a choice or a card turned over states facts, and a seal tells no value."""
    if event.facts and not isinstance(need, Choose | Show):
        return False
    match need:
        case Choose() | Open():
            return event.seat in need.seats
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
        case Roll():
            faces = event.value if isinstance(event.value, tuple) else ()
            shape = len(faces) == len(need.dice)
            return event.seat is None and shape and all(f in die for f, die in zip(faces, need.dice, strict=True))
        case Clock():
            stopped = type(event.value) is int and 0 < event.value <= need.seconds
            return event.seat is None and (event.value is None or stopped)
