"""The Top Secret cards of CIA (CIA-7): what is in the deck, every way to carry a card out now, and what it does.
A way is the card's kind followed by what it does: `("swap", ("perry", 4), ("doyle", 9))`, `("move_safe", 3)`.
"""

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, TypeAlias

from games.cia.table import (
    CHURCH,
    RING,
    RUIN,
    STONE_LIMIT,
    Table,
    move_agents,
    move_safe,
    other_buildings,
    set_scores,
)
from table.needs import Seat

Way: TypeAlias = tuple[Any, ...]

# CIA-4.1: how many cards there are of each kind.
COPIES = {
    "back_1_2": 2,
    "step_either": 2,
    "two_back": 2,
    "two_forward": 2,
    "leave_safe": 2,
    "move_safe": 2,
    "to_ruin": 2,
    "all_to_church": 1,
    "swap": 1,
    "join": 1,
    "ruin_to_church": 2,
    "forward_1_3": 2,
    "stones_plus_3": 2,
    "to_safe": 2,
    "double_agent": 1,
}
KINDS = tuple(COPIES)


def deck(seats: int) -> tuple[str, ...]:
    """CIA-4.2: with seven players nobody can have a second agent, so that card stays in the box."""
    return tuple(kind for kind in KINDS for _ in range(COPIES[kind]) if seats < 7 or kind != "double_agent")


def _step(building: int, steps: int) -> int:
    """CIA-7.1: back out of the church goes to the ruin, forward out of the ruin to the church."""
    return (building + steps) % RING


def _one(table: Table, *steps: int) -> Iterable[Way]:
    return (((agent, _step(at, n)),) for agent, at in zip(table.agents, table.at, strict=True) for n in steps)


def _two(table: Table, steps: int) -> Iterable[Way]:
    return combinations([way[0] for way in _one(table, steps)], 2)


def _leave_safe(table: Table) -> Iterable[Way]:
    return (((agent, _step(table.safe, n)),) for agent in table.in_building(table.safe) for n in (1, -1))


def _move_safe(table: Table) -> Iterable[Way]:
    return ((building,) for building in other_buildings(table))


def _to(table: Table, building: int) -> Iterable[Way]:
    return (((agent, building),) for agent in table.agents if table.place_of(agent) != building)


def _all_to_church(table: Table) -> Iterable[Way]:
    return ((),) if any(at != CHURCH for at in table.at) else ()


def _swap(table: Table) -> Iterable[Way]:
    pairs = combinations(table.agents, 2)
    return (
        ((one, table.place_of(two)), (two, table.place_of(one)))
        for one, two in pairs
        if table.place_of(one) != table.place_of(two)
    )


def _join(table: Table) -> Iterable[Way]:
    buildings = sorted(set(table.at))
    return ((pair,) for agent in table.agents for pair in _elsewhere(table, agent, buildings))


def _elsewhere(table: Table, agent: str, buildings: Iterable[int]) -> Iterable[tuple[str, int]]:
    return ((agent, building) for building in buildings if building != table.place_of(agent))


def _ruin_to_church(table: Table) -> Iterable[Way]:
    there = [(agent, CHURCH) for agent in table.in_building(RUIN)]
    return (*combinations(there, 1), *combinations(there, 2))


def _stones(table: Table) -> Iterable[Way]:
    """CIA-6.6: carried out as fully as possible: two stones, or the only one that may still move."""
    able = [agent for agent, score in zip(table.agents, table.score, strict=True) if score <= STONE_LIMIT]
    return combinations(able, min(2, len(able))) if able else ()


def _double_agent(table: Table) -> Iterable[Way]:
    """CIA-7.4: with no bystander left it can still be played, and its player draws another card."""
    return ((),)


WAYS: dict[str, Callable[[Table], Iterable[Way]]] = {
    "back_1_2": lambda table: _one(table, -1, -2),
    "step_either": lambda table: _one(table, 1, -1),
    "two_back": lambda table: _two(table, -1),
    "two_forward": lambda table: _two(table, 1),
    "leave_safe": _leave_safe,
    "move_safe": _move_safe,
    "to_ruin": lambda table: _to(table, RUIN),
    "all_to_church": _all_to_church,
    "swap": _swap,
    "join": _join,
    "ruin_to_church": _ruin_to_church,
    "forward_1_3": lambda table: _one(table, 1, 2, 3),
    "stones_plus_3": _stones,
    "to_safe": lambda table: _to(table, table.safe),
    "double_agent": _double_agent,
}


def ways(table: Table, kind: str) -> tuple[Way, ...]:
    """CIA-6.6: all ways to carry the card out now; none means that it cannot be played."""
    return tuple((kind, *way) for way in WAYS[kind](table))


def can_play(table: Table, kind: str) -> bool:
    return next(iter(WAYS[kind](table)), None) is not None


def carry_out(table: Table, seat: Seat, way: Way) -> Table:
    """Does what the card says. The rules hand out the card of a double agent."""
    kind, *parts = way
    match kind:
        case "move_safe":
            return move_safe(table, parts[0])
        case "stones_plus_3":
            plus = (3 * (agent in parts) for agent in table.agents)
            return set_scores(table, tuple(s + p for s, p in zip(table.score, plus, strict=True)))
        case "all_to_church":
            return move_agents(table, seat, dict.fromkeys(table.agents, CHURCH))
        case "double_agent":
            return table
        case _:
            return move_agents(table, seat, dict(parts))
