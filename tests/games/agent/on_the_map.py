"""The map of Agent, for the tests of all maps: a table at the start, one later on, and all drawings."""

from dataclasses import dataclass

from shown_map import Pick, ShownMap

from games.agent import board
from games.agent.table import Scene
from games.agent.world import HOMES, SPIES


@dataclass(frozen=True)
class Drawn:
    """As much of a table as the board draws."""

    now: Scene


SHOWN = ShownMap(
    game="agent",
    board=board,
    prefix="ag-",
    start=Drawn(Scene()),
    later=Drawn(Scene(("madrid", "madrid", "bahamas", "lisbon"), "madrid", "english")),
    pieces=(
        *(Pick(spy, f"Move {spy}", f"agent:{spy}") for spy in SPIES),
        Pick("x", "The suitcase", "suitcase"),
        Pick("bribe", "Bribe", "purse"),
    ),
    small="".join(
        [
            *(draw(spy) for spy in SPIES for draw in (board.portrait, board.badge)),
            board.suitcase(),
            board.bahamas(),
            *map(board.capital, HOMES.values()),
        ]
    ),
    busts=4,
)
