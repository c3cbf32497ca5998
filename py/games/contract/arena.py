"""How the bots of a game are measured against each other (bots/arena), on a developer's machine.

A game says it in `games/<game>/bot/arena.py` as ARENA; without that file its bots are measured like all others.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.contract.bot import Answer, Lots, Past, Sight, World
from table import catalog
from table.game import Table

# A level of bots by name, or a player of its own.
Player: TypeAlias = str | Callable[[Sight, Lots], Answer]
# How many of how many questions were answered right; None: it is too early in the game to ask.
Count: TypeAlias = Callable[[Table, World, Sequence[Past]], tuple[int, int] | None]


@dataclass(frozen=True)
class Finding:
    """Something the bots can find out during a game, measured beside mere chance.

    `games` are played with these players, from the first seat on. `count` is asked before every step until it answers;
    then that game is left.
    """

    key: str
    title: str
    chance: float
    players: tuple[Player, ...]
    games: int
    seed: str
    count: Count


@dataclass(frozen=True)
class Length:
    """How many turns a game lasts among these players, and how many games have no end within `most` turns.

    `turn` reads the number of the turn off the table.
    """

    key: str
    title: str
    players: tuple[str, ...]
    games: int
    seed: str
    most: int
    turn: Callable[[Table], int]


@dataclass(frozen=True)
class Arena:
    """`simulations` are a chief's for one move, in tournaments. `about` says in docs/bots.md how the bots think."""

    simulations: int = 0
    findings: tuple[Finding, ...] = ()
    lengths: tuple[Length, ...] = ()
    about: str = ""


def arena_of(game: str) -> Arena:
    found = catalog.part(game, "bot/arena", "ARENA") or Arena()
    assert isinstance(found, Arena)
    return found
