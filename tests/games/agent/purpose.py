"""What a player of Agent wants in the browser: to bring the suitcase home, so that the game is short."""

from collections.abc import Iterable
from typing import Any

from pages.paths import steps

from games.agent import world
from table.events import Move


def near(city: str) -> Iterable[str]:
    return world.MAP.near[city]


def purpose(table: Any, _seat: int, move: Move) -> float:
    """Brings the suitcase home with the spy who sits on it; else gets a spy onto it."""
    if table.phase != "turn":
        return float(move.value in ("allow", "stand"))
    now = table.now
    if now.keeper:
        return 100 - steps(near, now.suitcase, world.HOMES[now.keeper])
    return 50 - min(steps(near, now.place_of(spy), now.suitcase) for spy in now.spies)
