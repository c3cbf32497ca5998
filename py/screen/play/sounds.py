"""What a table sounds like: one small sound for all that happened together."""

from collections.abc import Collection, Sequence

from table.events import Event
from table.needs import Seat

SOUNDS = {
    "roll": "die",
    "deal": "card",
    "show": "card",
    "shuffle": "card",
    "choose": "step",
    "seal": "seal",
    "stake": "seal",
    "open": "safe",
}
LOUDEST_FIRST = ("safe", "die", "card", "seal", "step")


def sound_of(events: Sequence[Event]) -> str:
    """Of several things the one that matters most; nothing for what only tells who sits down."""
    heard = {SOUNDS[event.kind] for event in events if event.kind in SOUNDS}
    return next((sound for sound in LOUDEST_FIRST if sound in heard), "")


def sound_of_end(winners: Collection[Seat], people: Collection[Seat]) -> str:
    """Where several share the device, one of them has always lost: they hear the winner's sound."""
    return "win" if len(people) != 1 or set(people) & set(winners) else "lose"
