"""Why a move is good: what speaks for it and against it, and what of the board it is about. Optional for a game.

Law: it is given what one seat sees, as a bot is, and nothing more. Its numbers only choose what is said.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.contract.bot import Sight
from games.contract.words import Words
from table.events import Move
from table.game import View


@dataclass(frozen=True, slots=True)
class Point:
    """One sentence about a move. The more `weight`, the more it speaks for the move; below 0 it speaks against it."""

    weight: float
    text: str


Points: TypeAlias = Callable[[Sight, Move, Words, Sequence[str]], Sequence[Point]]


@dataclass(frozen=True)
class Reasons:
    """`games/<game>/bot/reasons.py` holds REASONS. `lights` names the pieces and places of the board, as picks do."""

    points: Points
    lights: Callable[[View, Move], Sequence[str]]


def speaks_for(points: Sequence[Point]) -> list[str]:
    """The strongest first."""
    return [one.text for one in sorted(points, key=lambda one: -one.weight) if one.weight > 0]


def speaks_against(points: Sequence[Point]) -> list[str]:
    return [one.text for one in sorted(points, key=lambda one: one.weight) if one.weight < 0]
