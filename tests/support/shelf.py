"""The shelf as the tests see it: the games of the house, and every game under tests/example.

Nothing here, and nothing in any test, knows a game by its name: a folder under tests/example is found and played.
Where one game is judged (see judge.py), that game alone is on the shelf.
"""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from table import catalog
from table.events import Move
from table.text import Plain

TESTS = Path(__file__).parents[1]
HOUSE = catalog.NAMES  # the games that the site has
JUDGED = os.environ.get("JUDGED_GAME", "")  # the folder of the one game that is judged


def _added() -> tuple[str, ...]:
    folders = [Path(JUDGED)] if JUDGED else sorted((TESTS / "example").iterdir())
    return tuple(catalog.add(folder) for folder in folders if (folder / "__init__.py").exists())


ADDED = _added()
EXAMPLES = tuple(name for name in ADDED if name not in HOUSE)
if JUDGED:
    catalog.NAMES = ADDED

# How good a table would be for a seat after a move.
Purpose = Callable[[Any, int, Move], float]


@dataclass(frozen=True)
class Tryout:
    """How tests play a game, so that it is short and shows all it has. A game says so in `tryout.py`, with its tests.

    `short` are the numbers that keep it short, `on` the switches that bring in all its rules. In the browser it is
    played by `seats` who wish for `wishes` beforehand (the name of a switch, or a selector), with the luck of `seed`;
    the page is reloaded after `middle` lines of the log, and the scenes in `meets` must all have come up. `stands_for`
    is the kind of game it is for tests that need one of that kind: see samples.py. `card_mark` and `die_mark` stand in
    the markup of a secret card and of the die.
    """

    short: Mapping[str, Plain] = field(default_factory=dict)
    on: Mapping[str, Plain] = field(default_factory=dict)
    seats: int = 2
    wishes: tuple[str, ...] = ()
    seed: int = 7
    middle: int = 5
    meets: str = "choose"
    stands_for: str = ""
    card_mark: str = ""
    die_mark: str = ""

    @property
    def options(self) -> dict[str, Plain]:
        return {**self.on, **self.short}


def folder_of(name: str) -> Path:
    """Where a game's files lie."""
    spec = find_spec(f"games.{name}")
    assert spec and spec.submodule_search_locations
    return Path(spec.submodule_search_locations[0])


def folder_of_tests(name: str) -> Path:
    """Where a game's tests lie: under tests/games, or in its own folder."""
    ours = TESTS / "games" / name
    return ours if ours.exists() else folder_of(name)


@cache
def _file(name: str, file: str) -> Any:
    """A file among a game's tests, if it is there. Several games may have one of that name."""
    path = folder_of_tests(name) / f"{file}.py"
    if not path.exists():
        return None
    spec = spec_from_file_location(f"tests_of_{name}_{file}", path)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def tryout(name: str) -> Tryout:
    file = _file(name, "tryout")
    return file.TRYOUT if file else Tryout()


def purpose(name: str) -> Purpose | None:
    """What players of this game want, where playing by whim would take too long; `purpose.py` says it."""
    file = _file(name, "purpose")
    return file.purpose if file else None
