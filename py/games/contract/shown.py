"""What a game hands to the pages around its board: plain values with words and pictures, never a whole page.

`Around`, `Private` and `Stats` in kit.py say which function of a game makes which of these.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from table.events import Move
from table.needs import Seat


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing to look at: a card, a figure, a line of a book. `key` is the pick that plays it."""

    key: str
    title: str
    text: str = ""
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Things that belong together, under a heading."""

    title: str
    things: tuple[Thing, ...]


@dataclass(frozen=True, slots=True)
class Act:
    """Something to do from the private page, after a second tap; `text` says what it leads to."""

    key: str
    title: str
    text: str
    move: Move


@dataclass(frozen=True, slots=True)
class Question:
    """The same question to several players, one after the other. `head` asks it of all, `says` is what one says who
    does: both are keys of the words. `able` are those who can, as far as everybody knows. `yes` is None where more has
    to be said."""

    seats: tuple[Seat, ...]
    head: str
    says: str
    no: Move
    yes: Move | None
    able: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Score:
    """A line of the score: the sign, the name and the number. With a `seat` the name is that player's."""

    key: str
    label: str
    points: int
    picture: str = ""
    seat: int | None = None


def leaders(points: Sequence[int], sign: Callable[[str], str]) -> tuple[Score, ...]:
    """A line for each player, the leaders first; `sign` draws the player of a seat."""
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    return tuple(Score(str(seat), "", points[seat], sign(str(seat)), seat) for seat in order)


@dataclass(frozen=True, slots=True)
class Cell:
    """`tone` is "good", "bad" or nothing."""

    text: str
    tone: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    label: str
    cells: tuple[Cell, ...]
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of words or numbers. `signs` are pictures over the columns, where names would be too wide."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    signs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a chart: one number for each step. `colour` is a CSS colour."""

    label: str
    points: tuple[int, ...]
    colour: str = ""
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Chart:
    title: str
    lines: tuple[Line, ...]
    across: str = ""


@dataclass(frozen=True, slots=True)
class Bar:
    label: str
    n: int
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Bars:
    title: str
    bars: tuple[Bar, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """Single numbers worth a word; or, as a list, many small ones."""

    title: str
    rows: tuple[tuple[str, str], ...]
    is_list: bool = False


Figure: TypeAlias = Grid | Chart | Bars | Facts
