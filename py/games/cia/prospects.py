"""How a CIA player weighs a turn: what the points would bring the own agent, and what they would bring the others.

What an agent has is its score and a part of the building it stands in. A move is as good as what the own agent gains
by it, less what the others gain, each as far as it is a danger. That is a sum over the agents: it is looked up.
"""

from collections.abc import Sequence
from math import exp

from games.cia.town import FINISH, RING, Table, worth

# How much of its building's number an agent may hope for when no scoring comes at once.
HOPE = 0.35
CLOSE = 6.0
HOME = 12.0

Weights = Sequence[float]


def standing(score: int, at: int) -> float:
    return score + HOPE * worth(at)


def dangers(table: Table, mine: int, owned: Sequence[float]) -> list[float]:
    """How much each agent stands in the way of `mine`: the leaders most, and those that surely belong to somebody.

    `owned` says how likely each agent is somebody else's. A bystander in front is bad too: then nobody wins.
    """
    have = [standing(score, at) for score, at in zip(table.score, table.at, strict=True)]
    best = max(have)
    raw = [
        0.0 if agent == mine else (0.55 + 0.45 * owned[agent]) * exp((have[agent] - best) / CLOSE)
        for agent in range(len(have))
    ]
    whole = sum(raw) or 1.0
    return [part / whole for part in raw]


def lookup(table: Table, weights: Weights, most: int) -> tuple[list[list[float]], list[list[float]]]:
    """For every agent and every number of steps: its weighted gain without a scoring, and with one."""
    quiet, scored = [], []
    for weight, score, at in zip(weights, table.score, table.at, strict=True):
        ends = [worth((at + n) % RING) for n in range(most + 1)]
        quiet.append([weight * HOPE * end for end in ends])
        scored.append([weight * (max(0, score + end) - score + 0.3 * HOPE * end) for end in ends])
    return quiet, scored


def own_weights(table: Table, mine: int, against: Weights) -> list[float]:
    return [1.0 if agent == mine else -weight for agent, weight in enumerate(against)]


def triggers(table: Table, split: Sequence[int]) -> bool:
    safe = table.safe
    return any(n and (at + n) % RING == safe for n, at in zip(split, table.at, strict=True))


def gains(table: Table, mine: int, against: Weights, splits: Sequence[Sequence[int]]) -> list[float]:
    """What each way to spend the points is worth to the owner of `mine`."""
    most = max(max(split) for split in splits)
    weights = own_weights(table, mine, against)
    quiet, scored = lookup(table, weights, most)
    # A safe that must be moved afterwards is the mover's to place: worth a little.
    near_end = max(table.score) + 10 >= FINISH
    found = []
    for split in splits:
        if triggers(table, split):
            gain = sum([row[n] for row, n in zip(scored, split)]) + 0.5
            if near_end:
                gain += finish(table, mine, against, split)
        else:
            gain = sum([row[n] for row, n in zip(quiet, split)])
        found.append(gain)
    return found


def finish(table: Table, mine: int, against: Weights, split: Sequence[int]) -> float:
    """If this scoring ends the game: much for coming first, and as much against it."""
    new = [
        max(0, score + worth((at + n) % RING)) for score, at, n in zip(table.score, table.at, split, strict=True)
    ]
    if max(new) < FINISH:
        return 0.0
    return HOME if new[mine] == max(new) else -HOME


def safes(table: Table, mine: int, against: Weights) -> list[float]:
    """What the safe is worth in each building: near for the others to reach when the own agent stands well."""
    weights = own_weights(table, mine, against)
    lead = sum(weight * worth(at) for weight, at in zip(weights, table.at, strict=True))
    return [lead * reach(table, building) / len(table.at) for building in range(RING)]


def reach(table: Table, building: int) -> float:
    """How many agents can be brought there in one turn; near ones count more."""
    steps = ((building - at) % RING for at in table.at)
    return sum((7 - n) / 6 for n in steps if 0 < n <= 6)
