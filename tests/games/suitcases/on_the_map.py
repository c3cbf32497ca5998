"""The map of Suitcases, for the tests of all maps: a table at the start, one later on, and all drawings."""

from dataclasses import dataclass

from shown_map import Pick, ShownMap

from games.suitcases import board
from games.suitcases.world import colours, luggage, teams


@dataclass(frozen=True)
class Drawn:
    """As much of a table as the board draws."""

    seats: int = 4
    agents: tuple[tuple[str, ...], ...] = tuple((f"base_{colour}",) * 7 for colour in colours(4))
    cases: tuple[tuple[str, ...], ...] = (("",) * 4,) * 4
    inside: tuple[tuple[str, ...], ...] = (("",) * 4,) * 4
    dice: tuple[int, ...] = ()


LATER = Drawn(
    4,
    (
        ("vienna", "vienna", "", "rome", *("base_red",) * 3),
        ("kiev", *("base_blue",) * 6),
        ("cairo", "", *("base_green",) * 5),
        ("base_yellow",) * 7,
    ),
    (
        ("prague", "prague", "red-1", "hq_blue"),
        ("vienna", "kiev", "blue-1", "prague"),
        ("cairo", "green-1", "prague", "rome"),
        ("hq_red", "prague", "red-2", "hq_red"),
    ),
    (("", "", "", "5"), ("",) * 4, ("",) * 4, ("bomb", "", "", "3")),
    (2, 0),
)


SHOWN = ShownMap(
    game="suitcases",
    board=board,
    prefix="sc-",
    start=Drawn(),
    later=LATER,
    pieces=(
        *(Pick(agent, f"Move {agent}", f"agent:{agent}") for team in teams(4) for agent in team),
        *(Pick(case, f"Take {case}", f"case:{case}") for row in luggage(4) for case in row),
        Pick("roll", "Roll", "die"),
    ),
    small="".join(
        [
            *(draw(c) for c in colours(4) for draw in (board.portrait, board.badge, board.base, board.headquarters)),
            *(board.card(str(n)) for n in range(6)),
            *(board.die(face) for face in ("", "0", "1", "2", "3")),
            *(board.contents(contents) for contents in ("5", "3", "1", "bomb")),
            board.case("red-A"),
            board.badge("blue-7"),
            board.card_back(),
            board.dice((0, 3)),
        ]
    ),
    busts=4,
)
