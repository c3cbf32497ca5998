"""Who owns which agent? A CIA player's belief, from how likely every public move would have been for each owner.

Law: only the public story goes in, and this player's own agent. Anybody at the table could do it on paper.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import permutations
from math import exp, log
from operator import getitem

from games.cia.bot.prospects import everyones_gains, safes
from games.cia.table import RING, Table, splits
from games.cia.turn import totals
from games.contract.bot import Lots, draw
from table.events import Event
from table.game import Table as AnyTable
from table.needs import Seat

# A move is this often made for no reason that can be seen from outside.
WHIM = 0.3
KEEN = 1.1
MOST_TRIED = 110

Row = tuple[float, ...]


@cache
def even(agents: int) -> Row:
    return (1 / max(1, agents - 1),) * agents


@lru_cache(maxsize=4096)
def _moods(at: Row, score: Row, safe: int, points: tuple[int, ...], table: Table) -> tuple[Row, ...]:
    """For each agent: how keen its owner is on a way to spend these points, on the whole (log of the mean)."""
    ways = [split for total in points for split in splits(total, len(at))]
    tried = ways[:: max(1, len(ways) // MOST_TRIED)]
    rows = []
    for found in zip(*everyones_gains(table, tried), strict=True):
        best = max(found)
        rows.append((best, sum([exp((gain - best) * KEEN) for gain in found]) / len(found)))
    return tuple(rows)


def odds(table: Table, split: Sequence[int]) -> Row:
    """How much likelier than by whim each agent's owner would have spent the points like this."""
    return odds_of(table, (split,))[0]


def odds_of(table: Table, ways: Sequence[Sequence[int]]) -> list[Row]:
    """The same for several ways at once."""
    bare = _bare(table)
    moods = _moods(table.at, table.score, table.safe, totals(table), bare)
    return [
        tuple(
            WHIM + (1 - WHIM) * min(30.0, exp((gain - best) * KEEN) / whole)
            for gain, (best, whole) in zip(row, moods, strict=True)
        )
        for row in everyones_gains(bare, ways)
    ]


def _bare(table: Table) -> Table:
    """The parts that matter here: the same places give the same answer, whatever else lies on the table."""
    return Table(table.seats, False, False, "move", table.agents, table.at, table.score, table.safe)


def safe_odds(table: Table, building: int) -> Row:
    agents, row = len(table.at), []
    for agent in range(agents):
        found = safes(table, agent, even(agents))
        best = max(found)
        whole = sum(exp((gain - best) * KEEN) for n, gain in enumerate(found) if n != table.safe) / (RING - 1)
        row.append(WHIM + (1 - WHIM) * exp((found[building] - best) * KEEN) / whole)
    return tuple(row)


@lru_cache(maxsize=4096)
def _event_odds(table: Table, event: Event) -> Row | None:
    if table.phase == "move" and isinstance(event.value, tuple):
        return odds(table, event.value)  # type: ignore[arg-type]
    if table.phase == "safe" and isinstance(event.value, int):
        return safe_odds(table, event.value)
    return None


def evidence(table: Table, past: Sequence[tuple[AnyTable, Event]]) -> list[list[float]]:
    """For every seat and agent: the log of how well its moves fit that agent."""
    rows = [[0.0] * len(table.agents) for _ in range(table.seats)]
    for before, event in past:
        if event.kind == "choose" and event.seat is not None and before.phase in ("move", "safe"):
            told = _event_odds(before, event)
            if told:
                row = rows[event.seat]
                for agent, ratio in enumerate(told):
                    row[agent] += log(ratio)
    return rows


class Belief:
    """Every way the agents may be shared out, and how likely it is. `None` for the seat: one who only looks on."""

    def __init__(
        self, table: Table, seat: Seat | None, mine: Sequence[str], past: Sequence[tuple[AnyTable, Event]]
    ) -> None:
        self.agents = len(table.agents)
        self.seat, self.seats = seat, table.seats
        self.own = table.agents.index(mine[0]) if mine else -1
        known = {table.agents.index(agent) for agent in mine}
        self.rows = evidence(table, past)
        self.others = [other for other in range(table.seats) if other != seat]
        free = [agent for agent in range(self.agents) if agent not in known]
        self.ways = list(permutations(free, len(self.others)))
        rows = [self.rows[other] for other in self.others]
        weights = [sum(map(getitem, rows, way)) for way in self.ways]
        top = max(weights)
        raw = [exp(weight - top) for weight in weights]
        whole = sum(raw)
        self.chances = [weight / whole for weight in raw]

    def owned(self) -> list[float]:
        """How likely each agent is another player's."""
        found = [0.0] * self.agents
        for way, chance in zip(self.ways, self.chances, strict=True):
            for agent in way:
                found[agent] += chance
        return found

    def table(self) -> list[list[float]]:
        """For every seat, how likely each agent is its own."""
        found = [[0.0] * self.agents for _ in range(self.seats)]
        for way, chance in zip(self.ways, self.chances, strict=True):
            for other, agent in zip(self.others, way, strict=True):
                found[other][agent] += chance
        if self.seat is not None:
            found[self.seat][self.own] = 1.0
        return found

    def likeliest(self) -> dict[Seat, int]:
        """Whose agent is whose, as a whole."""
        best = max(range(len(self.ways)), key=self.chances.__getitem__)
        return dict(zip(self.others, self.ways[best], strict=True))

    def draw(self, lots: Lots) -> dict[Seat, int]:
        return dict(zip(self.others, self.ways[draw(self.chances, lots)], strict=True))


def exposure(row: Sequence[float], mine: int) -> float:
    """How sure somebody who has only watched this seat would be of its agent."""
    top = max(row)
    return exp(row[mine] - top) / sum(exp(value - top) for value in row)
