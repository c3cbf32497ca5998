"""Looks back on a finished game: everybody's chances at every step, the turning points, and what could be known when.

Everything is open by now, so the public log is enough, and every device gets the same review. What a seat could have
known is worked out from its own pocket and the public story alone (games/contract/review.py).

Law: this is a generator that yields after every moment it has looked at, so it can be stopped at any time.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from bots.pockets import OpenedPockets
from games.contract.bot import Sight, World
from games.contract.review import Hindsight, hindsight_of, seen
from table.events import Event
from table.game import Game, Table
from table.needs import Seat

# The most moments at which chances and beliefs are worked out. In a longer game it looks at fewer of them.
MOST_CHANCES, MOST_BELIEFS = 400, 36
MOST_TURNS, LEAST_SWING = 5, 40
DECISIVE = ("choose", "seal", "stake", "roll", "clock")
# What several do at the same time; and what nobody does.
HIDING, DEALING = ("seal", "stake", "shuffle", "deal"), ("start", "shuffle", "deal")
# Everything is counted in thousandths, so that it comes out the same on every device.
WHOLE = 1000

Row = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Known:
    """How sure a careful player in this seat could have been of everything hidden from it, and of each thing by name.
    Minus one: nothing was hidden then."""

    seat: Seat
    whole: int
    parts: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after an event. `chances` follow the seats; beliefs are worked out at some moments only."""

    event: int
    chances: Row
    known: tuple[Known, ...] = ()


@dataclass(frozen=True, slots=True)
class Turning:
    """An event that changed the chances: before, after, and by how much."""

    event: int
    before: Row
    after: Row
    swing: int


@dataclass(frozen=True, slots=True)
class Review:
    moments: tuple[Moment, ...]
    turnings: tuple[Turning, ...]


def review(game: Game, events: Sequence[Event], tables: Sequence[Table]) -> Iterator[int | Review]:
    """Thousandths done, again and again, and at last the review. `tables[i]` is the table after `events[i]`."""
    yield 0
    hindsight = hindsight_of(game.name)  # may have to be loaded first
    yield 0
    past = Past(game, tuple(events), tables, hindsight)
    steps = past.steps()
    looks = set(spread(steps, MOST_BELIEFS))
    moments = []
    for number, event in enumerate(steps):
        yield WHOLE * number // len(steps)
        chances = past.chances(event)
        known = []
        for seat in range(past.seats) if event in looks else ():
            known.append(past.known(event, seat))
            yield WHOLE * number // len(steps)
        moments.append(Moment(event, chances, tuple(known)))
    yield Review(tuple(moments), turnings(moments, events))


def spread(steps: Sequence[int], most: int) -> list[int]:
    """At most so many of them, evenly spread, with the first and the last."""
    if len(steps) <= most:
        return list(steps)
    return [steps[round(n * (len(steps) - 1) / (most - 1))] for n in range(most)]


def turnings(moments: Sequence[Moment], events: Sequence[Event]) -> tuple[Turning, ...]:
    """The largest swings, the largest first. Dealing is left out: nobody can help it."""
    found = [
        Turning(after.event, before.chances, after.chances, swing(before.chances, after.chances))
        for before, after in pairwise(moments)
        if events[after.event].kind not in DEALING
    ]
    order = sorted(found, key=lambda one: (-one.swing, one.event))
    return tuple(one for one in order[:MOST_TURNS] if one.swing >= LEAST_SWING)


def swing(before: Row, after: Row) -> int:
    """How much of the chances changed hands."""
    return max(abs(now - was) for was, now in zip(before, after, strict=True))


class Past:
    """A whole game, with everything open."""

    def __init__(
        self, game: Game, events: tuple[Event, ...], tables: Sequence[Table], hindsight: Hindsight
    ) -> None:
        self.game, self.events, self.tables, self.hindsight = game, events, tables, hindsight
        self.seats = tables[0].seats
        self.story = list(zip(tables, events[1:], strict=False))
        self.opened = OpenedPockets(events)
        outcome = game.outcome(tables[-1])
        assert outcome is not None, "a game that goes on has secrets left"
        self.outcome = outcome
        decided = [number for number, event in enumerate(events) if event.kind in DECISIVE]
        self.decided = decided[-1] if decided else 0

    def steps(self) -> list[int]:
        """The moments to look at, not too many. Where several seal at once, only the last of them counts."""
        last = len(self.events) - 1
        found = [
            number
            for number, event in enumerate(self.events)
            if event.kind not in HIDING or number == last or event.name != self.events[number + 1].name
        ]
        return spread(found, MOST_CHANCES)

    def world(self, event: int) -> World:
        pockets = [self.opened.pocket(seat, event + 1) for seat in range(self.seats)]
        return World(pockets, self.opened.decks(event + 1))

    def chances(self, event: int) -> Row:
        """Once nobody can change anything any more, this is how the game ended."""
        if event >= self.decided:
            return tuple(WHOLE * (seat in self.outcome.winners) for seat in range(self.seats))
        found = self.hindsight.chances(self.tables[event], self.world(event), self.story[:event], Random("chances"))
        return tuple(round(WHOLE * one) for one in found)

    def sight(self, event: int, seat: Seat) -> Sight:
        """What the seat saw after this event: its own pocket, the table, and the public story."""
        table = self.tables[event]
        view = self.game.see(table, self.opened.pocket(seat, event + 1))
        return Sight(view, self.game.waiting(table)[0], (), self.story[:event])

    def known(self, event: int, seat: Seat) -> Known:
        over = event >= self.decided
        truth = {} if over else self.hindsight.truth(self.tables[event], self.world(event), seat)
        if not truth:
            return Known(seat, -1, ())
        found = seen(truth, self.hindsight.belief(self.sight(event, seat), Random(f"{event} {seat}")))
        parts = tuple((name, round(WHOLE * sure)) for name, sure in found.items())
        return Known(seat, sum(sure for _, sure in parts) // len(parts), parts)
