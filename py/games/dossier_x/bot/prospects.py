"""How a Dossier X player weighs the board: who could bring the dossier home how soon, and with whose leave.

An agent obeys the highest bidder, for nobody can challenge that player; where several have bid the same they
pull it to and fro, and where nobody has bid it obeys all.
"""

from collections.abc import Sequence
from operator import mul

from games.dossier_x.table import Table
from games.dossier_x.world import AGENTS, MAP
from games.money.guessing import Guess, distances
from games.money.purse import CAPITAL
from table.needs import Seat

STEPS = distances(MAP.near)
HOPES = [0.72**steps for steps in range(30)]
AROUND = 2
# How far a player can hope to walk an agent that is theirs, shared, nobody's, somebody else's.
OWN, SHARED, FREE, FOREIGN = 1.0, 0.55, 0.5, 0.2

Money = Sequence[Guess]
Command = tuple[tuple[float, ...], ...]


def command(money: Money) -> Command:
    """For every seat and agent, how much the agent is at its command."""
    columns = []
    for agent in AGENTS:
        row = [one.on.get(agent, 0) for one in money]
        top = max(row)
        best = OWN if row.count(top) == 1 else SHARED
        columns.append([best if bid == top else FOREIGN for bid in row] if top else [FREE] * len(row))
    return tuple(zip(*columns, strict=True))


def strengths(table: Table, money: Money, obeys: Command) -> list[float]:
    found = []
    lies = STEPS[table.dossier]
    near = [HOPES[lies[at]] if at else 0.0 for at in table.at]
    for seat, capital in enumerate(table.capitals):
        best = max(map(mul, obeys[seat], near)) * HOPES[lies[capital] or AROUND]
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
