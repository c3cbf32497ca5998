"""Building a move by hand, one tap at a time. The same picks light up the board, fill the text list and the keyboard.

A draft is the tuple of keys picked so far. A game's `sketch` turns it into what can be picked next and, once the draft
is complete, the move to confirm. Nothing here changes the table: it is all before confirming.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from table.events import Move

Words: TypeAlias = Callable[..., str]
Draft: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """One thing to tap. `at` names the piece or place on the board it lies on; `group` heads it in the text list."""

    key: str
    label: str
    at: str = ""
    chosen: bool = False
    group: str = ""


@dataclass(frozen=True, slots=True)
class Sketch:
    """A move half built: what can be picked, what to do now, and how the table would look if this were the move.

    `at_once`: the last tap makes the move, without confirming. For small steps that give nothing away and can be undone.
    """

    picks: tuple[Pick, ...]
    hint: str
    table: Any
    move: Move | None = None
    summary: str = ""
    at_once: bool = False


def next_keys(sequences: Iterable[tuple[Draft, Move]], draft: Draft) -> tuple[tuple[str, ...], Move | None, Draft]:
    """What may follow a draft, the move it already makes, and the draft with every forced key filled in.

    Each sequence is one order of taps that leads to a move; several may lead to the same one.
    """
    fitting = [(keys, move) for keys, move in sequences if keys[: len(draft)] == draft]
    done = next((move for keys, move in fitting if len(keys) == len(draft)), None)
    following = tuple(dict.fromkeys(keys[len(draft)] for keys, _ in fitting if len(keys) > len(draft)))
    if draft and done is None and len(following) == 1:
        return next_keys(fitting, (*draft, following[0]))
    return following, done, draft


def listing(parts: Sequence[str], words: Words) -> str:
    """One, two and three, in the player's language."""
    if len(parts) < 2:
        return "".join(parts)
    return words("words.and", some=", ".join(parts[:-1]), last=parts[-1])
