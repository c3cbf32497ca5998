"""The games on the shelf. Adding a game is one new folder under games/ and one line here.

The first game comes with the page; the others follow in a parcel, so that nobody waits for five games to
play one. Where all files lie on a disk, every game is at hand from the start.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from table.game import Game
from table.illegal import Absent, Damaged

NAMES = ("cia", "spyfall", "agent", "dossier_x", "suitcases")


def at_hand() -> tuple[str, ...]:
    """The games that have arrived."""
    return tuple(name for name in NAMES if find_spec(f"games.{name}"))


def load(name: str) -> Game:
    if name not in NAMES:
        raise Damaged("damaged.game", game=name)
    if not find_spec(f"games.{name}"):
        raise Absent("absent.games")
    return _load(name)


@cache
def _load(name: str) -> Game:
    game = import_module(f"games.{name}").GAME
    assert isinstance(game, Game)
    return game
