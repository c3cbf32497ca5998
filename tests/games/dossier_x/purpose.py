"""What a player of Dossier X wants in the browser: to bring the dossier home, so that the game is short."""

from collections.abc import Iterable
from typing import Any

from pages.paths import steps

from games.dossier_x import world
from table.events import Move


def near(city: str) -> Iterable[str]:
    return world.MAP.near[city]


def purpose(table: Any, seat: int, move: Move) -> float:
    """Only the first player wants to: two who pull at it come to no end."""
    if seat:
        return 0
    match move.value:
        case ("move", str(), str(city), True):
            return 100 - steps(near, city, table.capitals[seat])
        case ("move", str(), str(city), False):
            return 50 - steps(near, city, table.dossier)
    return float(move.value in ("pass", "hold"))
