"""How a CIA player weighs a turn: what the points would bring its own agent, and what the others.

What an agent has is its score and a part of the building it stands in. A move is as good as what its own agent gains
by it, less what the others gain, each as far as it is a danger. That is a sum over the agents: it is looked up.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, nan
from operator import add, eq, getitem, itemgetter, mul

from games.cia.table import AGENTS, FINISH, RING, Table, splits, worth

# How much of its building's number an agent may hope for when no scoring comes at once.
HOPE = 0.35
CLOSE = 6.0
HOME = 12.0
# So far one throw brings an agent.
MOST = 6
DOZEN = 12
# Where the parts of each agent begin, in a line of all parts of all agents.
STARTS = range(0, len(AGENTS) * (MOST + 1), MOST + 1)

Split = tuple[int, ...]
Weights = Sequence[float]
Rows = tuple[tuple[float, ...], ...]


HOPES = [HOPE * worth(at) for at in range(RING)]


def standing(score: int, at: int) -> float:
    return score + HOPES[at]


def dangers(table: Table, mine: int, owned: Sequence[float]) -> list[float]:
    """How much each agent stands in the way of `mine`: the leaders most, and those that surely belong to somebody.

    `owned` says how likely each agent is somebody else's. A bystander in front is bad too: then nobody wins.
    """
    have = [score + HOPES[at] for score, at in zip(table.score, table.at, strict=True)]
    best = max(have)
    raw = [(0.55 + 0.45 * share) * exp((one - best) / CLOSE) for one, share in zip(have, owned, strict=True)]
    raw[mine] = 0.0
    whole = sum(raw) or 1.0
    return [part / whole for part in raw]


@cache
def _parts(score: int, at: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """For every number of steps: what an agent gains without a scoring, and with one."""
    ends = [worth((at + n) % RING) for n in range(MOST + 1)]
    return tuple(HOPE * end for end in ends), tuple(max(0, score + end) - score + 0.3 * HOPE * end for end in ends)


def lookup(table: Table) -> tuple[Rows, Rows]:
    """The same for all agents: the rows without a scoring, and those with one."""
    quiet, scored = zip(*map(_parts, table.score, table.at), strict=True)
    return quiet, scored


def own_weights(mine: int, against: Weights) -> list[float]:
    weights = [-weight for weight in against]
    weights[mine] = 1.0
    return weights


def to_the_safe(table: Table) -> list[int]:
    """How many steps bring each agent to the safe; one that stands there needs a whole round."""
    return [(table.safe - at) % RING or RING for at in table.at]


@dataclass(frozen=True, slots=True)
class Ways:
    """Ways to spend the points; for each, how to pick the agents' parts from a line of all parts of all agents."""

    splits: Sequence[Split]
    picks: Sequence[Callable[[list[float]], tuple[float, ...]]]


@cache
def _pick(split: Split) -> Callable[[list[float]], tuple[float, ...]]:
    return itemgetter(*map(add, STARTS, split))


def ways_of(splits: Sequence[Split]) -> Ways:
    return Ways(splits, [_pick(split) for split in splits])


@cache
def some_ways(total: int, agents: int, first: int) -> Ways:
    """Every so manieth way to spend the points, about a dozen: what a quick player looks at."""
    ways = splits(total, agents)
    return ways_of(ways[first :: apart(total, agents)])


def apart(total: int, agents: int) -> int:
    return max(1, len(splits(total, agents)) // DOZEN)


def gains(table: Table, mine: int, against: Weights, ways: Ways) -> list[float]:
    """What each way to spend the points is worth to the owner of `mine`."""
    weights = own_weights(mine, against)
    quiet, scored = lookup(table)
    line = [weight * part for weight, row in zip(weights, quiet, strict=True) for part in row]
    # A step onto the safe is not quiet. It is not a number, so a sum with it is none either.
    for start, n in zip(STARTS, to_the_safe(table), strict=False):
        if n <= MOST:
            line[start + n] = nan
    found = [sum(pick(line)) for pick in ways.picks]
    near_end = max(table.score) + 10 >= FINISH
    for number, gain in enumerate(found):
        if gain != gain:
            split = ways.splits[number]
            # A safe that must be moved afterwards is the mover's to place: worth a little.
            found[number] = sum(map(mul, weights, map(getitem, scored, split))) + 0.5
            if near_end:
                found[number] += finish(table, split)[mine]
    return found


def everyones_gains(table: Table, ways: Sequence[Sequence[int]]) -> list[list[float]]:
    """What each way to spend the points is worth to the owner of each agent, to whom all others are the same danger.

    For each it is its own part less the even share of the rest: the parts are added up once for all of them.
    """
    agents = len(table.at)
    even = 1 / max(1, agents - 1)
    quiet, scored = lookup(table)
    hits = to_the_safe(table)
    near_end = max(table.score) + 10 >= FINISH
    found = []
    for split in ways:
        trigger = any(map(eq, split, hits))
        parts = list(map(getitem, scored if trigger else quiet, split))
        rest = even * sum(parts) - 0.5 * trigger
        row = [(1 + even) * part - rest for part in parts]
        if trigger and near_end:
            row = list(map(add, row, finish(table, split)))
        found.append(row)
    return found


def finish(table: Table, split: Sequence[int]) -> list[float]:
    """If this scoring ends the game: for each agent much for coming first, and as much against it."""
    new = [
        max(0, score + worth((at + n) % RING)) for score, at, n in zip(table.score, table.at, split, strict=True)
    ]
    best = max(new)
    return [0.0] * len(new) if best < FINISH else [HOME if one == best else -HOME for one in new]


def safes(table: Table, mine: int, against: Weights) -> list[float]:
    """What the safe is worth in each building: near for the others to reach when its own agent stands well."""
    weights = own_weights(mine, against)
    lead = sum(map(mul, weights, map(worth, table.at)))
    return [lead * near / len(table.at) for near in reach(table)]


# How well an agent can be brought to each building in one turn, by where it stands: near ones count more.
REACH = [[(7 - n) / 6 if 0 < n <= 6 else 0.0 for n in ((to - at) % RING for to in range(RING))] for at in range(RING)]


def reach(table: Table) -> list[float]:
    """For every building, how many agents can be brought there in one turn."""
    return list(map(sum, zip(*map(REACH.__getitem__, table.at), strict=True)))
