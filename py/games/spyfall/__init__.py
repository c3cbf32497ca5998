"""Spyfall: everybody knows where we are, except one. Three to eight players, eight minutes, one spy."""

from games.spyfall import deal, rules, view
from games.spyfall.places.poster import PLACES, is_place
from games.spyfall.table import Table
from table.game import Game, Option
from table.text import Plain

SHORTEST, LONGEST = 60, 900
MOST_ROUNDS = 30


def _is_rounds(_seats: int, value: Plain) -> bool:
    return type(value) is int and 1 <= value <= MOST_ROUNDS


def _is_time(_seats: int, value: Plain) -> bool:
    return type(value) is int and SHORTEST <= value <= LONGEST


def _is_switch(_seats: int, value: Plain) -> bool:
    return isinstance(value, bool)


def _is_dealer(_seats: int, value: Plain) -> bool:
    return value in ("spy", "rotate")


def _is_poster(_seats: int, value: Plain) -> bool:
    return isinstance(value, tuple) and len(value) == len(set(value)) >= 2 and all(is_place(one) for one in value)


GAME = Game(
    name="spyfall",
    version=1,
    seats=range(3, 9),
    options=(
        Option("rounds", 5, _is_rounds),
        Option("seconds", 480, _is_time),
        Option("roles", True, _is_switch),
        Option("dealer", "spy", _is_dealer),
        Option("tracking", True, _is_switch),
        Option("places", tuple(PLACES), _is_poster),
    ),
    table=Table,
    start=deal.start,
    waiting=rules.waiting,
    play=rules.play,
    moves=rules.moves,
    see=view.see,
    outcome=rules.outcome,
)
