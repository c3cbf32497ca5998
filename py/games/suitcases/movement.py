"""Moving in Suitcases (SC-2): where an agent may step, what a step costs, and that no city is left too full.

`why_not` is the only judge of a step: the list of legal steps, the check of a step that comes in, and the reason that
a player is shown all come from it.
"""

from functools import lru_cache

from games.suitcases.table import Table, send
from games.suitcases.world import base, headquarters, is_city, neighbours
from table.change import replace
from table.needs import Seat
from table.turns import put

MOST_IN_A_CITY = 2


def steps(table: Table, agent: str) -> tuple[str, ...]:
    """Every place this agent may step to now."""
    if not (table.points or table.bonus_of(agent)):
        return ()
    return tuple(to for to in neighbours(table.place_of(agent)) if not why_not(table, agent, to))


def ways(table: Table, agent: str) -> dict[str, tuple[str, ...]]:
    """Every place this agent can still reach, by the shortest way: where foes stand, or at home, it stops."""
    found: dict[str, tuple[str, ...]] = {}
    edge: list[tuple[tuple[str, ...], Table]] = [((), table)]
    while edge:
        farther: list[tuple[tuple[str, ...], Table]] = []
        for way, now in edge:
            for to in steps(now, agent):
                if to == table.place_of(agent) or to in found:
                    continue
                found[to] = (*way, to)
                if is_city(to) and not table.foes_in(to, table.seat_of(agent)):
                    farther.append((found[to], walk(now, agent, to)))
        edge = farther
    return found


def why_not(table: Table, agent: str, to: str) -> str:
    """Why this agent may not step there; empty if it may."""
    seat = table.seat_of(agent)
    # SC-2.2: one point moves an agent along one line.
    if to not in neighbours(table.place_of(agent)):
        return "suitcases.illegal.no_line"
    # SC-4.5: without points only an agent with a bonus step of its own can move.
    if not (table.points or table.bonus_of(agent)):
        return "suitcases.illegal.no_points"
    # SC-2.4: a base can be left, never walked into.
    if to.startswith("base_"):
        return "suitcases.illegal.base"
    if not is_city(to):
        return why_not_home(table, agent, to)
    if not crowded(table, seat) and not is_full(table, seat, to):
        return ""
    # SC-4.5: a lost duel ends the turn at once. SC-2.3: so no agent may start one while a city is too full.
    after = walk(table, agent, to)
    if table.foes_in(to, seat):
        return "suitcases.illegal.crowded_duel" if crowded(after, seat) else ""
    return "" if can_settle(after, seat) else "suitcases.illegal.crowded"


def why_not_home(table: Table, agent: str, to: str) -> str:
    seat, case = table.seat_of(agent), table.carried_by(agent)
    # SC-2.5: a headquarters can be entered only by its owner's agent and only with a suitcase.
    if to != headquarters(table.colour(seat)):
        return "suitcases.illegal.hq_foreign"
    if not case:
        return "suitcases.illegal.hq_empty"
    # SC-5.2: with two of the player's own suitcases home and no foreign one, the third own one is refused.
    home = table.home(seat)
    if table.seat_of(case) == seat and len(home) >= 2 and all(table.seat_of(other) == seat for other in home):
        return "suitcases.illegal.third_own"
    # SC-5.1: the agent goes back to its base at once.
    after = send(walk(table, agent, to), agent, base(table.colour(seat)))
    return "" if can_settle(after, seat) else "suitcases.illegal.crowded"


def walk(table: Table, agent: str, to: str) -> Table:
    """The step, paid for. SC-4.5: a bonus step serves no other agent and would lapse, so it is used before a point."""
    _, number = table.find(agent)
    if table.bonus[number]:
        table = replace(table, bonus=put(table.bonus, number, table.bonus[number] - 1))
    else:
        table = replace(table, points=table.points - 1)
    return send(table, agent, to)


def crowded(table: Table, seat: Seat) -> tuple[str, ...]:
    """SC-2.3, SC-2.4: the cities, never a base, that hold more than two agents of this seat."""
    return _crowded(table.agents[seat])


@lru_cache(maxsize=4096)
def _crowded(places: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted({at for at in places if places.count(at) > MOST_IN_A_CITY and is_city(at)}))


def is_full(table: Table, seat: Seat, city: str) -> bool:
    """Whether one more agent of this seat would be too many."""
    return table.agents[seat].count(city) >= MOST_IN_A_CITY


def can_settle(table: Table, seat: Seat) -> bool:
    """SC-2.3: whether the steps that are left can still bring the player to a legal end of the turn.

    It is asked before every step, so that no player is ever stuck with three agents in a city and no points. Walking
    into a duel counts only as the last of these steps. A way out through the headquarters does not count, because the
    suitcase that it needs could still be put down.
    """
    full = crowded(table, seat)
    if not full:
        return True
    able = [a for a, at in table.own(seat) if at == full[0] and (table.points or table.bonus_of(a))]
    # Agents without a bonus step are all alike: one of them is enough to try.
    plain = [agent for agent in able if not table.bonus_of(agent)]
    tried = [*plain[:1], *(agent for agent in able if table.bonus_of(agent))]
    ways = ((agent, to) for agent in tried for to in neighbours(full[0]) if is_city(to))
    return any(_settles(table, seat, agent, to) for agent, to in ways)


def _settles(table: Table, seat: Seat, agent: str, to: str) -> bool:
    after = walk(table, agent, to)
    return not crowded(after, seat) if table.foes_in(to, seat) else can_settle(after, seat)
