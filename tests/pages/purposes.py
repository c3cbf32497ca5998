"""What players want, game by game, so that a whole game in the browser is a short one and ends as games should.

A purpose says how good a table would be for a seat after a move. A game without one is played by whim.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from games.agent import world as agent_world
from games.dossier_x import world as dossier_world
from games.suitcases.world import headquarters, is_city, neighbours
from table.events import Move

Purpose = Callable[[Any, int, Move], float]
Near = Callable[[str], Iterable[str]]


@cache
def steps(near: Near, start: str, to: str) -> int:
    """How many lines from here to there, or to where no line leads on."""
    seen, edge, count = {start}, [start], 0
    while to not in seen and edge:
        count += 1
        edge = [there for here in edge for there in near(here) if there not in seen]
        seen |= set(edge)
    return count


def agent_near(city: str) -> Iterable[str]:
    return agent_world.MAP.near[city]


def dossier_near(city: str) -> Iterable[str]:
    return dossier_world.MAP.near[city]


def suitcases_near(place: str) -> Iterable[str]:
    """Out of a base but never into one, and never out of a headquarters."""
    if place.startswith("hq_"):
        return ()
    return [there for there in neighbours(place) if is_city(there) or there.startswith("hq_")]


def brings_the_suitcase_home(table: Any, _seat: int, move: Move) -> float:
    """With whoever sits on it; else somebody gets onto it."""
    if table.phase != "turn":
        return float(move.value in ("allow", "stand"))
    now = table.now
    if now.keeper:
        return 100 - steps(agent_near, now.suitcase, agent_world.HOMES[now.keeper])
    return 50 - min(steps(agent_near, now.place_of(spy), now.suitcase) for spy in now.spies)


def brings_the_dossier_home(table: Any, seat: int, move: Move) -> float:
    """The first player alone wants to: two who pull at it come to no end."""
    if seat:
        return 0
    match move.value:
        case ("move", str(), str(city), True):
            return 100 - steps(dossier_near, city, table.capitals[seat])
        case ("move", str(), str(city), False):
            return 50 - steps(dossier_near, city, table.dossier)
    return float(move.value in ("pass", "hold"))


def carries_suitcases_home(table: Any, seat: int, _move: Move) -> float:
    """Every agent to the nearest suitcase, and every suitcase that is let in (SC-5.2) to the headquarters."""
    goal, home = headquarters(table.colour(seat)), table.home(seat)
    barred = len(home) == 2 and all(table.seat_of(case) == seat for case in home)
    wanted = {case: at for case, at in table.all_cases() if table.seat_of(case) != seat or not barred}
    lying = [at for at in wanted.values() if is_city(at)]
    worth = 0.0
    for agent, at in table.own(seat):
        if carried := table.carried_by(agent):
            worth += 60 - steps(suitcases_near, at, goal) if carried in wanted else -10
        elif lying:
            worth -= 0.1 * min(steps(suitcases_near, at, case) for case in lying)
    return worth


PURPOSES: dict[str, Purpose] = {
    "agent": brings_the_suitcase_home,
    "dossier_x": brings_the_dossier_home,
    "suitcases": carries_suitcases_home,
}
