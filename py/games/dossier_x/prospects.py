"""How a Dossier X player weighs the board: who could bring the dossier home how soon, and with whose leave.

An agent obeys whoever has bid most on it, for nobody can challenge that player; where nobody has bid, it obeys all.
"""

from collections.abc import Sequence

from games.dossier_x.mission import Table
from games.dossier_x.world import AGENTS, MAP
from games.hearsay import Guess, distances
from games.purse import CAPITAL
from table.needs import Seat

STEPS = distances(MAP.near)
PACE = 0.72
AROUND = 2
# How far one can hope to walk an agent that is one's own, nobody's, somebody else's.
OWN, FREE, FOREIGN = 1.0, 0.5, 0.2

Money = Sequence[Guess]
Command = tuple[tuple[float, ...], ...]


def command(money: Money) -> Command:
    """For every seat and agent, how much the agent is at its command."""
    rows = []
    for seat, one in enumerate(money):
        row = []
        for agent in AGENTS:
            mine = one.on.get(agent, 0)
            rival = max(other.on.get(agent, 0) for who, other in enumerate(money) if who != seat)
            if mine > 0 and mine >= rival:
                row.append(OWN)
            else:
                row.append(FREE if not rival else FOREIGN)
        rows.append(tuple(row))
    return tuple(rows)


def strengths(table: Table, money: Money, obeys: Command) -> list[float]:
    found = []
    lies = STEPS[table.dossier]
    near = [lies[at] if at else 99 for at in table.at]
    for seat, capital in enumerate(table.capitals):
        home = lies[capital] or AROUND
        hopes = sorted((obey * PACE**steps for obey, steps in zip(obeys[seat], near, strict=True)), reverse=True)
        best = (hopes[0] + 0.2 * hopes[1]) * PACE**home
        late = 0.75 if table.missing[seat] else 1.0
        found.append(0.004 + 0.01 * money[seat].left / CAPITAL + late * best)
    return found


def chance(table: Table, money: Money, obeys: Command, seat: Seat) -> float:
    found = strengths(table, money, obeys)
    return found[seat] / sum(found)


def is_barred(table: Table, agent: str, money: Money, seat: Seat) -> list[Seat]:
    """Who could challenge this seat about the agent, and win."""
    mine = money[seat].on.get(agent, 0)
    return [
        other
        for other, one in enumerate(money)
        if other != seat and not table.missing[other] and one.on.get(agent, 0) > mine
    ]
