"""Suitcases: four services, twenty-eight agents, sixteen suitcases, and a bomb in every fourth."""

from games.suitcases import rules
from games.suitcases.table import Table
from table.game import Game

GAME = Game(
    name="suitcases",
    version=1,
    seats=range(2, 5),
    options=(),
    table=Table,
    start=rules.start,
    waiting=rules.waiting,
    play=rules.play,
    moves=rules.moves,
    see=rules.see,
    outcome=rules.outcome,
)
