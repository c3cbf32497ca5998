"""Building a move by hand, tap by tap. The same picks light up the board, the text list and the keyboard.

A draft is the tuple of keys picked so far. A game's `sketch` turns it into what can be picked next and, once it is
complete, into the move to confirm. Nothing here changes the table.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from table.events import Move
from table.needs import Seat

Words: TypeAlias = Callable[..., str]
Draft: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """One thing to tap. `at` names the piece or place of the board; `group` heads it in the list. `cost` is how many
    steps it takes, where it may take several. With a `picture` it is a large tile, and stands before the others."""

    key: str
    label: str
    at: str = ""
    chosen: bool = False
    group: str = ""
    cost: int = 0
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number to set by a slider, by steps or by hand. `key` and the number, with a colon between, are the tap that
    sets it."""

    key: str
    label: str
    value: int
    least: int
    most: int
    step: int

    def nearest(self, n: int) -> int:
        """What can be set, as close as possible to this number."""
        return min(self.most, max(self.least, self.least + round((n - self.least) / self.step) * self.step))


@dataclass(frozen=True, slots=True)
class Sketch:
    """A move half built: what can be picked, what to do now, and how the table would look if this were the move.

    `seat` says who moves, where several may speak. `head` stands over the hint instead of whose turn it is. With
    `at_once` the last tap makes the move without confirming: for small steps that tell nothing and can be taken back.
    `typing` labels a field for free text, which comes as a last key, `text:…`. `before` is what is done or said first
    on the way to the move, one after the other. With `can_shuffle` chance may choose for the player.
    """

    picks: tuple[Pick, ...]
    hint: str
    table: Any
    move: Move | None = None
    summary: str = ""
    seat: int | None = None
    head: str = ""
    at_once: bool = False
    typing: str = ""
    amount: Amount | None = None
    before: tuple[tuple[Seat, Move], ...] = ()
    can_shuffle: bool = False


Sequences: TypeAlias = list[tuple[Draft, Move]]


def next_keys(
    sequences: Iterable[tuple[Draft, Move]], draft: Draft
) -> tuple[tuple[str, ...], Move | None, Draft]:
    """What may follow a draft, the move it already makes, and the draft with every forced key filled in.

    Each sequence is one order of taps that leads to a move; several may lead to the same one.
    """
    fitting: Sequences = list(sequences)
    full: Draft = ()
    for key in draft:
        if full and not _following(fitting, full, key):
            fitting, full = _fill_in(fitting, full)
        fitting, full = _following(fitting, full, key), (*full, key)
    if draft:
        fitting, full = _fill_in(fitting, full)
    return _next(fitting, full), _made(fitting, full), full


def _fill_in(fitting: Sequences, full: Draft) -> tuple[Sequences, Draft]:
    """Where only one key can follow, it need not be tapped."""
    while _made(fitting, full) is None and len(following := _next(fitting, full)) == 1:
        full = (*full, following[0])
    return fitting, full


def _following(fitting: Sequences, full: Draft, key: str) -> Sequences:
    return [(keys, move) for keys, move in fitting if len(keys) > len(full) and keys[len(full)] == key]


def _next(fitting: Sequences, full: Draft) -> tuple[str, ...]:
    return tuple(dict.fromkeys(keys[len(full)] for keys, _ in fitting if len(keys) > len(full)))


def _made(fitting: Sequences, full: Draft) -> Move | None:
    return next((move for keys, move in fitting if len(keys) == len(full)), None)


def listing(parts: Sequence[str], words: Words) -> str:
    """One, two and three, in the player's language."""
    if len(parts) < 2:
        return "".join(parts)
    return words("words.and", some=", ".join(parts[:-1]), last=parts[-1])
