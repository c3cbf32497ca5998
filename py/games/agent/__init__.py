"""Agent: four spies for sale, secret bribes, and a suitcase to bring home."""

from games.agent import rules
from games.agent.affair import Table
from table.game import Game, Option
from table.text import Plain

LONGEST = 1000


def _is_limit(_seats: int, value: Plain) -> bool:
    """AG-8.1: a number of turns, or 0 for none."""
    return type(value) is int and 0 <= value <= LONGEST


GAME = Game(
    name="agent",
    version=1,
    seats=range(2, 5),
    options=(Option("turn_limit", 0, _is_limit),),
    table=Table,
    start=rules.start,
    waiting=rules.waiting,
    play=rules.play,
    moves=rules.moves,
    see=rules.see,
    outcome=rules.outcome,
)
