"""How an Agent player weighs a scene: whose spies are how near to bringing the suitcase home.

The player who has bribed a spy most commands it: every objection is settled for that player, and so is the end.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from games.agent.table import BAHAMAS, FREE, Scene
from games.agent.world import HOMES, MAP, SPIES
from games.money.guessing import Guess, distances
from games.money.purse import CAPITAL
from table.needs import Seat

STEPS = distances(MAP.near)
PACE = 0.72
AROUND = 2.0
# A spy that sits on the suitcase gives it up only when it is attacked.
OCCUPIED = 1.5


def way_home(scene: Scene, spy: str) -> float:
    """How many turns this spy needs to bring the suitcase home."""
    at, home = scene.place_of(spy), HOMES[spy]
    there = STEPS[at][scene.suitcase]
    carry = STEPS[scene.suitcase][home]
    if not carry:
        return there + AROUND  # it must be carried in: out and back
    if scene.keeper == spy:
        return carry - 0.3
    return there + carry + (0.0 if scene.keeper == FREE else OCCUPIED)


def commander(spy: str, money: Sequence[Guess]) -> tuple[Seat | None, float]:
    """Who has most on a spy, and how clearly, from 0 to 1."""
    row = [one.on.get(spy, 0) for one in money]
    most = max(row)
    if not most:
        return None, 0.0
    who = row.index(most)
    row[who] = 0
    return who, min(1.0, (most - max(row)) / 1500)


@dataclass(frozen=True, slots=True)
class Money:
    """Everybody's money as it may be, and what follows from it wherever the spies stand."""

    of: Sequence[Guess]
    commands: tuple[tuple[Seat | None, float], ...]
    reserves: tuple[float, ...]


def counted(money: Sequence[Guess]) -> Money:
    commands = tuple(commander(spy, money) for spy in SPIES)
    return Money(money, commands, tuple(0.01 + 0.05 * one.left / CAPITAL for one in money))


def hopes(scene: Scene) -> list[float]:
    """For every spy: how near it is to bringing the suitcase home."""
    return [0.0 if at == BAHAMAS else PACE ** way_home(scene, spy) for spy, at in zip(SPIES, scene.at, strict=True)]


def strengths(near: Sequence[float], money: Money) -> list[float]:
    found = list(money.reserves)
    for hope, (who, clearly) in zip(near, money.commands, strict=True):
        if who is not None:
            found[who] += hope * (0.6 + 0.4 * clearly)
        elif hope:
            found = [one + 0.1 * hope for one in found]
    return found


def chance(near: Sequence[float], money: Money, seat: Seat) -> float:
    """What a seat may hope for, by how near the spies are."""
    found = strengths(near, money)
    return found[seat] / sum(found)


def winner_of(spy: str, money: Sequence[Guess], mover: Seat) -> Seat:
    """AG-6.2: a single highest bribe, else the mover."""
    row = [one.on.get(spy, 0) for one in money]
    return row.index(max(row)) if row.count(max(row)) == 1 else mover

