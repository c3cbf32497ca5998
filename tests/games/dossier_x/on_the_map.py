"""The map of Dossier X, for the tests of all maps: a table at the start, one later on, and all drawings."""

from dataclasses import dataclass

from shown_map import Pick, ShownMap

from games.dossier_x import board
from games.dossier_x.world import AGENTS, HOMES


@dataclass(frozen=True)
class Drawn:
    """As much of a table as the board draws."""

    at: tuple[str, ...] = tuple(HOMES[agent] for agent in AGENTS)
    dossier: str = "tangier"


SHOWN = ShownMap(
    game="dossier_x",
    board=board,
    prefix="dx-",
    start=Drawn(),
    later=Drawn(("cairo", "cairo", "", "paris", "cairo", "", "delhi", "rio"), "cairo"),
    pieces=(
        *(Pick(agent, f"Move {agent}", f"agent:{agent}") for agent in AGENTS),
        Pick("x", "The dossier", "dossier"),
        Pick("bid", "Bid", "purse"),
    ),
    small="".join(
        [
            *(draw(agent) for agent in AGENTS for draw in (board.portrait, board.badge)),
            board.dossier(),
            board.note(),
            *map(board.capital, set(HOMES.values())),
        ]
    ),
    busts=8,
)
