"""What a game is to the kernel: its rules as one value of plain functions. The kernel plays it without knowing it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from table.events import Event, Move
from table.illegal import Illegal
from table.needs import Need, Seat
from table.pocket import Pocket
from table.text import Plain

Table: TypeAlias = Any
View: TypeAlias = Any
Options: TypeAlias = Mapping[str, Plain]


@dataclass(frozen=True, slots=True)
class Option:
    """Something the players agree on before they start. `allowed` judges a value for this number of seats.

    Random games in tests are played with the values in `tries`. Without them a switch is tried both ways, and any
    other option keeps its default.
    """

    name: str
    default: Plain
    allowed: Callable[[int, Plain], bool]
    tries: tuple[Plain, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, the points of each seat, and the key of the text that says why."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    reason: str


def never(_version: int, _options: Options) -> bool:
    return False


@dataclass(frozen=True)
class Game:
    """`version` goes up when a game could go another way than before. `plays_alike` says of a game begun under an
    earlier version, with these options, that it still goes the same way; any other is refused in plain words.
    """

    name: str
    version: int
    seats: range
    options: tuple[Option, ...]
    table: type
    start: Callable[[int, Options], Table]
    waiting: Callable[[Table], Sequence[Need]]
    play: Callable[[Table, Event], Table]
    moves: Callable[[View, Need], Sequence[Move]]
    see: Callable[[Table, Pocket | None], View]
    outcome: Callable[[Table], Outcome | None]
    plays_alike: Callable[[int, Options], bool] = never

    def agreed(self, seats: int, options: Options) -> dict[str, Plain]:
        """Returns all options with the defaults filled in, or refuses them."""
        if seats not in self.seats:
            raise Illegal("illegal.seats", least=self.seats[0], most=self.seats[-1])
        known = {option.name: option for option in self.options}
        if set(options) - set(known):
            raise Illegal("illegal.option")
        full = {name: options.get(name, option.default) for name, option in known.items()}
        if not all(known[name].allowed(seats, value) for name, value in full.items()):
            raise Illegal("illegal.option")
        return full
