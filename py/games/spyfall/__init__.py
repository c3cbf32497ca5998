"""Spyfall: everybody knows where we are, except one. Three to eight players, eight minutes, one spy."""

from games.contract.options import is_between, is_one_of, is_player, is_switch
from games.spyfall import deal, rules, view
from games.spyfall.places.poster import PLACES, is_poster
from games.spyfall.table import DEALERS, NOBODY, Table
from table.game import Game, Option, Options
from table.text import Plain

SHORTEST, LONGEST = 60, 900
MOST_ROUNDS = 30


def _is_poster(_seats: int, value: Plain) -> bool:
    return is_poster(value)


def _plays_alike(_version: int, _options: Options) -> bool:
    """Version 2 only added ways to agree on the dealer (SPY-2.4)."""
    return True


GAME = Game(
    name="spyfall",
    version=2,
    seats=range(3, 9),
    options=(
        Option("rounds", 5, is_between(1, MOST_ROUNDS)),
        Option("seconds", 480, is_between(SHORTEST, LONGEST)),
        Option("roles", True, is_switch),
        Option("dealer", "spy", is_one_of(*DEALERS)),
        Option("first", NOBODY, is_player),
        Option("tracking", True, is_switch),
        Option("places", tuple(PLACES), _is_poster),
    ),
    table=Table,
    start=deal.start,
    waiting=rules.waiting,
    play=rules.play,
    moves=rules.moves,
    see=view.see,
    outcome=rules.outcome,
    plays_alike=_plays_alike,
)
