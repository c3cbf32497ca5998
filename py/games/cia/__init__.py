"""CIA – Shadow in the Night: seven agents, twelve buildings, and nobody says whose agent is whose."""

from games.cia import rules, view
from games.cia.table import AGENTS, NOBODY, Table, agents_in_play
from games.contract.options import is_player, is_switch
from table.game import Game, Option, Options
from table.text import Plain


def _is_cast(seats: int, value: Plain) -> bool:
    """CIA-1.4: none chosen (drawn by lot), or exactly as many different agents as play."""
    if not isinstance(value, tuple) or not set(value) <= set(AGENTS):
        return False
    return not value or len(value) == len(set(value)) == agents_in_play(seats)


def _plays_alike(_version: int, options: Options) -> bool:
    """Version 2 changed what Top Secret cards do at the end (CIA-7.3) and to a dossier (CIA-8.2)."""
    return not options["top_secret"]


GAME = Game(
    name="cia",
    version=2,
    seats=range(2, 8),
    options=(
        Option("top_secret", False, is_switch),
        Option("dossier", False, is_switch),
        Option("agents", (), _is_cast),
        Option("first", NOBODY, is_player),
    ),
    table=Table,
    start=rules.start,
    waiting=rules.waiting,
    play=rules.play,
    moves=rules.moves,
    see=view.see,
    outcome=rules.outcome,
    plays_alike=_plays_alike,
)
