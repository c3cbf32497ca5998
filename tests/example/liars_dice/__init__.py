"""Liar's Dice: bid on what lies under everybody's cups, or say that you don't believe it. The game to copy."""

from games.contract.options import is_one_of
from games.liars_dice import rules
from table.game import Game, Option

GAME = Game(
    name="liars_dice",
    version=1,
    seats=range(2, 5),
    options=(Option("dice", 3, is_one_of(*rules.DICE)),),
    table=rules.Table,
    start=rules.start,
    waiting=rules.waiting,
    play=rules.play,
    moves=rules.moves,
    see=rules.see,
    outcome=rules.outcome,
)
