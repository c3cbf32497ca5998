"""The games on the shelf, and the one way to find what a game's folder holds.

To add a game, put its folder under games/ and its name into NAMES. `add` puts a folder from anywhere else on the shelf.

The first game comes with the page. The others arrive a moment later, so that nobody waits for all of them to play one.
Where all files lie on a disk, every game is here from the start.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from table.game import Game
from table.illegal import Absent, Damaged, Unknown

NAMES: tuple[str, ...] = ("cia", "spyfall", "agent", "dossier_x", "suitcases")


def add(folder: object) -> str:
    """Puts the game in this folder (a full path) on the shelf, as the last one, and gives its name: the folder's.

    It is imported as `games.<name>` wherever it lies, so nothing in it changes when it is copied into games/.
    """
    global NAMES
    parent, _, name = str(folder).replace("\\", "/").rstrip("/").rpartition("/")
    if name in NAMES:
        return name
    homes = import_module("games").__path__
    homes.append(parent)
    found = find_spec(f"games.{name}")
    if found is None or found.origin is None:
        homes.remove(parent)
        raise Damaged("damaged.game", game=name)
    NAMES = (*NAMES, name)
    return name


def at_hand() -> tuple[str, ...]:
    """The games that have arrived."""
    return tuple(name for name in NAMES if find_spec(f"games.{name}"))


def is_complete() -> bool:
    """Whether every game has arrived, and with them all that comes after the first page."""
    return at_hand() == NAMES


def load(name: str) -> Game:
    """A game's rules."""
    if name not in NAMES:
        raise Unknown("damaged.game", game=name)
    if not find_spec(f"games.{name}"):
        raise Absent("absent.games")
    return _load(name)


@cache
def _load(name: str) -> Game:
    game = import_module(f"games.{name}").GAME
    assert isinstance(game, Game)
    return game


def part(name: str, file: str, what: str) -> Any:
    """What one file of a game holds; None where the game has no such file, or while it has not arrived.

    `part("chess", "bot/review", "REVIEW")` is REVIEW out of games/chess/bot/review.py.
    """
    module = f"games.{name}.{file.replace('/', '.')}"
    return _part(module, what) if _exists(module) else None


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError as error:
        if error.name and f"{module}.".startswith(f"{error.name}."):
            return False  # not even the folder is there
        raise


@cache
def _part(module: str, what: str) -> Any:
    return getattr(import_module(module), what)
