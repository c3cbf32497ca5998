"""The phases of a game. Each says what the game waits for, what an answer does, which answers are legal, what follows.

A game keeps one dict from the name of a phase to these four functions. `waiting`, `play` and `moves` look the phase
up there, so no two of them can disagree about which phases exist.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from table.events import Event, Move
from table.illegal import Illegal
from table.needs import Need


class Phased(Protocol):
    """A table that says which phase it is in."""

    @property
    def phase(self) -> str: ...


T = TypeVar("T", bound=Phased)
V = TypeVar("V")


def _nothing(_: object) -> tuple[()]:
    return ()


def _refuse(_table: T, _event: Event) -> T:
    raise Illegal("illegal.not_awaited")


@dataclass(frozen=True, slots=True)
class Phase(Generic[T, V]):
    """`next` leads on to another phase when there is nobody left to ask, or returns the table as it is."""

    needs: Callable[[T], tuple[Need, ...]] = _nothing
    play: Callable[[T, Event], T] = _refuse
    moves: Callable[[V], Iterable[Move]] = _nothing
    next: Callable[[T], T] | None = None


def advance(phases: Mapping[str, Phase[T, V]], table: T) -> T:
    """Goes on from phase to phase until a player, or chance, is asked."""
    while step := phases[table.phase].next:
        after = step(table)
        if after is table:
            break
        table = after
    return table
