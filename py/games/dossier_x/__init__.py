"""Dossier X: eight agents for hire, secret bids, and a dossier that everybody wants at home."""

from games.dossier_x import rules
from games.dossier_x.mission import Table
from table.game import Game, Option
from table.text import Plain

LONGEST = 1000


def _is_switch(_seats: int, value: Plain) -> bool:
    return isinstance(value, bool)


def _is_limit(_seats: int, value: Plain) -> bool:
    """DX-6.2: a number of turns, or 0 for none."""
    return type(value) is int and 0 <= value <= LONGEST


GAME = Game(
    name="dossier_x",
    version=1,
    seats=range(2, 5),
    options=(Option("opening_bid", False, _is_switch), Option("turn_limit", 0, _is_limit)),
    table=Table,
    start=rules.start,
    waiting=rules.waiting,
    play=rules.play,
    moves=rules.moves,
    see=rules.see,
    outcome=rules.outcome,
)
