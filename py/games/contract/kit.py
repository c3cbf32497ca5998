"""All that a game brings to its pages, under the names of its files. Pages know a game only through this."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from games.contract.picks import Draft, Pick, Sketch
from games.contract.shown import Act, Figure, Score, Shelf
from games.contract.words import Words
from table.events import Event
from table.game import Table, View
from table.needs import Need, Seat


@dataclass(frozen=True)
class Speech:
    """Where players talk and bots listen: what is said is put into words, tap by tap or typed.

    `is_due` says whether a need is answered in words. `sketch` is given the seats that may speak here, and the log.
    """

    is_due: Callable[[Need, Table], bool]
    sketch: Callable[[View, Draft, Words, Sequence[str], Sequence[Seat], Sequence[Event]], Sketch]


class Kit:
    """See games/shown.py for what stands in each file. What a game may leave out is asked for here."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.board = self._file("board")
        self.picks = self._file("picks")
        self.say = self._file("say")
        self.around = self._file("around")
        self.private = self._file("private")

    @cached_property
    def stats(self) -> ModuleType:
        return self._file("stats")

    def _file(self, name: str) -> ModuleType:
        return import_module(f"games.{self.game}.{name}")

    def pieces(self, table: Table, picks: Sequence[Pick], words: Words, names: Sequence[str]) -> str:
        """A board that shows the players gets their names too."""
        more = (names,) if getattr(self.board, "SHOWS_NAMES", False) else ()
        return str(self.board.pieces(table, picks, words, *more))

    def scores(self, table: Table, words: Words, names: Sequence[str]) -> tuple[Score, ...]:
        rows = self.around.scores(table, words)
        return tuple(row if row.seat is None else replace(row, label=names[row.seat]) for row in rows)

    def beside(self, table: Table, words: Words, names: Sequence[str]) -> tuple[Shelf | Figure, ...]:
        found: tuple[Shelf | Figure, ...] = _ask(self.around, "beside", (), table, words, names)
        return found

    def clock(self, table: Table) -> tuple[int, int] | None:
        """The seconds on a clock that stands still, and those it had at first; None: there is no clock now."""
        shown: tuple[int, int] | None = _ask(self.around, "clock", None, table)
        return shown

    def points(self, table: Table, seat: int, points: int, words: Words) -> str:
        """What counts in the end, in the game's own unit."""
        own: str | None = _ask(self.around, "points", None, table, seat, words)
        return words("result.points", n=points) if own is None else own

    def rank(self, table: Table, seat: int) -> int:
        """Where a game has no points: who comes before whom among those who did not win."""
        return int(_ask(self.around, "rank", 0, table, seat))

    def opened(self, deck: str, face: str, words: Words) -> str:
        """What a card of this deck, or an account of a stake, is called once everything is open."""
        return str(_ask(self.around, "opened", face, deck, face, words))

    def seat_colour(self, table: Table, seat: int) -> str:
        """A CSS colour, where the players of a game have colours; else nothing."""
        return str(_ask(self.around, "seat_colour", "", table, seat))

    def must_look(self, table: Table) -> bool:
        return bool(_ask(self.around, "must_look", False, table))

    def is_anybodys(self, table: Table) -> bool:
        """Somebody is named who goes on, but anybody may tap it: a breath for the whole table."""
        return bool(_ask(self.around, "anybodys", False, table))

    @cached_property
    def speech(self) -> Speech | None:
        """How to build what is said in words, where it is not simply spoken; None: nothing is said in this game."""
        return getattr(self._file("said"), "SPEECH", None) if find_spec(f"games.{self.game}.said") else None

    def marks(self, view: View, words: Words) -> Shelf | None:
        found: Shelf | None = _ask(self.private, "marks", None, view, words)
        return found

    def acts(self, view: View, words: Words) -> tuple[Act, ...]:
        found: tuple[Act, ...] = _ask(self.private, "acts", (), view, words)
        return found


def _ask(file: ModuleType, name: str, otherwise: Any, *values: object) -> Any:
    ask = getattr(file, name, None)
    return ask(*values) if ask else otherwise


@cache
def kit(game: str) -> Kit:
    return Kit(game)
