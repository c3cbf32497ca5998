"""What a player of Suitcases wants in the browser: to carry suitcases home, so that the game is short."""

from collections.abc import Iterable
from typing import Any

from pages.paths import steps

from games.suitcases.world import headquarters, is_city, neighbours
from table.events import Move


def near(place: str) -> Iterable[str]:
    """Out of a base but never into one, and never out of a headquarters."""
    if place.startswith("hq_"):
        return ()
    return [there for there in neighbours(place) if is_city(there) or there.startswith("hq_")]


def purpose(table: Any, seat: int, _move: Move) -> float:
    """Every agent to the nearest suitcase, and every suitcase that is let in (SC-5.2) to the headquarters."""
    goal, home = headquarters(table.colour(seat)), table.home(seat)
    barred = len(home) == 2 and all(table.seat_of(case) == seat for case in home)
    wanted = {case: at for case, at in table.all_cases() if table.seat_of(case) != seat or not barred}
    lying = [at for at in wanted.values() if is_city(at)]
    worth = 0.0
    for agent, at in table.own(seat):
        if carried := table.carried_by(agent):
            worth += 60 - steps(near, at, goal) if carried in wanted else -10
        elif lying:
            worth -= 0.1 * min(steps(near, at, case) for case in lying)
    return worth
