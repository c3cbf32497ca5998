"""What a chief would do in this seat, and one short reason, from what its search has weighed.

Law: it knows only the answer of the bots' worker, which was given this seat's own view.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bots.search import Trial, mean
from table.events import Move
from table.text import read, write

MOST_OPTIONS = 4
# Two options that differ by no more than this, in thousandths, count as equally good.
NEAR = 15


@dataclass(frozen=True, slots=True)
class Option:
    """A move that was weighed, and the chances it promises, in thousandths."""

    move: Move
    worth: int


@dataclass(frozen=True, slots=True)
class Hint:
    """`move` is None where it is best to say nothing. `why` is "only", "best", "close" or "known"."""

    move: Move | None
    why: str
    times: int
    worth: int | None
    others: tuple[Option, ...]


def weighed(trials: Sequence[Trial]) -> list[list[Any]]:
    """The options of a search for a letter, the best first: each move, and its worth in thousandths."""
    tried = sorted((one for one in trials if one.values and one.answer), key=lambda one: -mean(one.values))
    return [[write(one.answer), round(1000 * mean(one.values))] for one in tried[:MOST_OPTIONS]]


def hint_in(letter: Mapping[str, Any], moves: int) -> Hint:
    """The hint in the worker's answer for a chief; `moves` is how many legal moves there are."""
    move = None if letter["move"] is None else read(Move, letter["move"])
    options = [Option(read(Move, one), worth) for one, worth in letter["options"]]
    own = next((one.worth for one in options if one.move == move), None)
    others = tuple(one for one in options if one.move != move)
    if moves == 1:
        why = "only"
    elif own is None or not others:
        why = "known"
    else:
        why = "close" if own - others[0].worth <= NEAR else "best"
    return Hint(move, why, letter["simulations"], own, others)
