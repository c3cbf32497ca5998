"""Dossier X: eight agents for hire, secret bids, and a dossier that everybody wants at home."""

from games.contract.options import is_switch, turn_limit
from games.dossier_x import rules
from games.dossier_x.table import Table
from table.game import Game, Option

GAME = Game(
    name="dossier_x",
    version=1,
    seats=range(2, 5),
    # DX-6
    options=(Option("opening_bid", False, is_switch), turn_limit(60)),
    table=Table,
    start=rules.start,
    waiting=rules.waiting,
    play=rules.play,
    moves=rules.moves,
    see=rules.see,
    outcome=rules.outcome,
)
