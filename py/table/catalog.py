"""The games on the shelf. Adding a game is one new folder under games/ and one line here."""

from functools import cache
from importlib import import_module

from table.game import Game
from table.illegal import Damaged

NAMES = ("cia", "spyfall", "agent", "dossier_x", "suitcases")


@cache
def load(name: str) -> Game:
    if name not in NAMES:
        raise Damaged("damaged.game", game=name)
    game = import_module(f"games.{name}").GAME
    assert isinstance(game, Game)
    return game
