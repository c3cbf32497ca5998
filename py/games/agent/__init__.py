"""Agent: four spies for sale, secret bribes, and a suitcase to bring home."""

from games.agent import rules
from games.agent.table import Table
from games.contract.options import turn_limit
from table.game import Game

GAME = Game(
    name="agent",
    # 2: everybody may object to every new action, and only the spy that moves lets go of the suitcase.
    version=2,
    seats=range(2, 5),
    # AG-8.1
    options=(turn_limit(60),),
    table=Table,
    start=rules.start,
    waiting=rules.waiting,
    play=rules.play,
    moves=rules.moves,
    see=rules.see,
    outcome=rules.outcome,
)
