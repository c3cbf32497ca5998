"""What a game hands to the pages around its board: plain values with words and pictures, never a whole page.

Beside `rules`, `board`, `picks` and `say` a game brings three files for the pages:

    around.py    public: emblem(key)  die(table)  scores(table, words)  status(table, seat, words)
                         curtain(need, table)  standing(table, seat, words)  reveal(table, words, names)
    private.py   is_private(need, table)  hand(view, words)  shelves(view, words, names)  pages(table, words)
    stats.py     stats(events, tables, words, names)

and, where a game needs them:

    around.py    beside(table, words, names)   what lies beside the board for all to see: shelves and figures
                 clock(table)                  seconds on the clock when it stands still, and at first
                 points(table, seat, words)    what counts in the end, where that is not points
                 opened(deck, face, words)     what a card or an account is called in the audit
                 must_look(table)              everybody looks at what is new before the game goes on
                 seat_colour(table, seat)      a player's own colour, where players have one
    private.py   marks(view, words)            a shelf of things to cross off; each key is a page of the notes
                 acts(view, words)             what a seat may do from its private page alone
    board.py     SHOWS_NAMES = True            pieces(table, picks, words, names)

Law: only what `private` makes may hold a secret; `around` and `stats` are given public things alone.
"""

from dataclasses import dataclass
from typing import TypeAlias

from table.events import Move


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing to look at: a card, an agent, a line of a dossier. `key` is the pick that plays it."""

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
class Score:
    """A line of the score: the sign, the name and the number. With a `seat` the name is that player's."""

    key: str
    label: str
    points: int
    picture: str = ""
    seat: int | None = None


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
