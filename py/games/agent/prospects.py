"""How an Agent player weighs a scene: whose spies are how near to bringing the suitcase home.

Whoever has bribed a spy most commands it: every objection is settled for that player, and so is the end.
"""

from collections.abc import Sequence

from games.agent.affair import FREE, Scene
from games.agent.world import HOMES, MAP
from games.hearsay import Guess, distances
from games.purse import CAPITAL
from table.needs import Seat

STEPS = distances(MAP.near)
PACE = 0.72
AROUND = 2.0


def way_home(scene: Scene, spy: str) -> float:
    """How many turns this spy needs to bring the suitcase home."""
    at, home = scene.place_of(spy), HOMES[spy]
    there = STEPS[at][scene.suitcase]
    carry = STEPS[scene.suitcase][home]
    if not carry:
        return there + AROUND  # it must be carried in: out and back
    if scene.keeper == spy:
        return carry - 0.3
    return there + carry + (0.0 if scene.keeper == FREE else 0.7)


def commander(spy: str, money: Sequence[Guess]) -> tuple[Seat | None, float]:
    """Who has most on a spy, and how clearly, from 0 to 1."""
    row = sorted(((one.on.get(spy, 0), -seat) for seat, one in enumerate(money)), reverse=True)
    most, second = row[0][0], row[1][0]
    if not most:
        return None, 0.0
    return -row[0][1], min(1.0, (most - second) / 1500)


def strengths(scene: Scene, money: Sequence[Guess]) -> list[float]:
    found = [0.01 + 0.05 * one.left / CAPITAL for one in money]
    for spy in scene.spies:
        hope = PACE ** way_home(scene, spy)
        who, clearly = commander(spy, money)
        if who is None:
            for seat in range(len(found)):
                found[seat] += 0.1 * hope
        else:
            found[who] += hope * (0.6 + 0.4 * clearly)
    return found


def chance(scene: Scene, money: Sequence[Guess], seat: Seat) -> float:
    found = strengths(scene, money)
    return found[seat] / sum(found)


def winner_of(spy: str, money: Sequence[Guess], mover: Seat) -> Seat:
    """AG-6.2: a single highest bribe, else the mover."""
    row = [one.on.get(spy, 0) for one in money]
    return row.index(max(row)) if row.count(max(row)) == 1 else mover

