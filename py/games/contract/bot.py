"""What a game teaches its bots: what a seat sees, the worlds it can imagine, and what a good move is.

Law: a bot is given a `Sight` and nothing else: its seat's view and moves, and the public story of the game. A `World`
is only imagined: pockets and decks that fit what the seat has seen.
"""

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, TypeAlias, TypeVar

from table import catalog
from table.events import Event, Move
from table.game import Table, View
from table.needs import Need, Seat
from table.pocket import Pocket

T = TypeVar("T")
# Every event, with the table it was played on.
Past: TypeAlias = tuple[Table, Event]


class Lots(Protocol):
    """Chance, handed in by the caller: the same lots give the same answer."""

    def random(self) -> float: ...

    def randrange(self, stop: int, /) -> int: ...

    def choice(self, seq: Sequence[T], /) -> T: ...

    def sample(self, population: Sequence[T], k: int) -> list[T]: ...

    def shuffle(self, x: MutableSequence[Any], /) -> None: ...


def weighed(value: float) -> float:
    """Rounds a value, because the last digits differ between one Python and the next. A stand-in for an absent player
    (fair/protocol/stand_in.py) must choose the same on every device and in every audit."""
    return round(value, 9)


class Story(tuple[T, ...]):
    """A tuple that only ever grows, such as the past: equal if its length and its last part are, which is quick."""

    def __hash__(self) -> int:
        return hash((len(self), id(self[-1]) if self else 0))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, tuple) and len(self) == len(other) and (not self or self[-1] is other[-1])


@dataclass(frozen=True, slots=True)
class Sight:
    """All that a seat sees when it is asked for something.

    `past` is the public story: every event with the table it was played on. `left` are the seconds on the clock that
    everybody sees, if one runs. `language` is the one the bot speaks.
    """

    view: View
    need: Need
    moves: Sequence[Move]
    past: Sequence[Past]
    left: int | None = None
    language: str = "en"

    @property
    def seat(self) -> Seat:
        seat = self.view.seat
        assert isinstance(seat, int)
        return seat


@dataclass(slots=True)
class World:
    """How things might be: every seat's pocket, and the order of every deck."""

    pockets: list[Pocket]
    decks: dict[str, tuple[str, ...]]

    def copy(self) -> "World":
        return World(list(self.pockets), dict(self.decks))


# None: it says nothing now. Only where a clock runs and nobody waits for this seat.
Answer: TypeAlias = Move | None


@dataclass(frozen=True)
class Foresight:
    """How to think ahead. `imagine` draws a world that fits what the seat has seen. It is played on, with `reply`
    answering for everybody, until it `is_far` from where it began. `value` says what that is worth to the seat: 0 to 1.
    """

    imagine: Callable[[Sight, Lots], World]
    reply: Callable[[Table, Pocket, Need, Lots], Move]
    is_far: Callable[[Table, Table], bool]
    value: Callable[[Table, World, Seat], float]


def by_lot(sight: Sight, lots: Lots) -> Answer:
    """Any legal move. Where everybody may speak it is mostly silent, to let others speak."""
    if sight.left is not None and lots.random() < 0.9:
        return None
    return lots.choice(sight.moves)


@dataclass(frozen=True)
class Bot:
    """How the bots of a game play, level by level, as plain functions.

    An officer plays by good rules of thumb, a recruit makes beginners' mistakes. A chief weighs the moves in `options`,
    the first of which is the officer's, by thinking ahead; without `foresight` it plays the first.
    """

    officer: Callable[[Sight, Lots], Answer] = by_lot
    recruit: Callable[[Sight, Lots], Answer] = by_lot
    options: Callable[[Sight, Lots], Sequence[Answer]] | None = None
    foresight: Foresight | None = None

    def weigh(self, sight: Sight, lots: Lots) -> Sequence[Answer]:
        """The moves a chief thinks about."""
        return self.options(sight, lots) if self.options else (self.officer(sight, lots),)


@cache
def bot_of(game: str) -> Bot:
    """BOT in `games/<game>/bot/player.py`; without that file, a bot that chooses at random."""
    found = catalog.part(game, "bot/player", "BOT") or Bot()
    assert isinstance(found, Bot)
    return found


def draw(weights: Sequence[float], lots: Lots) -> int:
    """An index, by weight."""
    mark = lots.random() * sum(weights)
    for index, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return index
    return len(weights) - 1
