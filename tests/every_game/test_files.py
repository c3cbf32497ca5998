"""What lies in a game's folder: all that must be there loads, and nothing reaches for chance, a clock or a network."""

import ast
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest
from shelf import JUDGED, folder_of

from games.contract.kit import Kit, kit
from table import catalog
from table.game import Game

pytestmark = pytest.mark.first
every_game = pytest.mark.parametrize("name", catalog.NAMES)
IMPURE = {
    "asyncio", "datetime", "http", "js", "os", "pyodide", "random", "secrets", "socket", "threading", "time", "urllib",
    "uuid",
}  # fmt: skip
MUST = ("__init__.py", "kit.py", "words.py")


def files(name: str) -> list[Path]:
    return [path for path in sorted(folder_of(name).rglob("*.py")) if not path.name.startswith("test_")]


def imports(path: Path) -> set[str]:
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add("." * node.level + (node.module or ""))
    return found


@every_game
def test_everything_that_a_game_must_have_is_there_and_loads(name: str) -> None:
    folder = folder_of(name)
    missing = [file for file in MUST if not (folder / file).exists()]
    assert not missing, f"{missing[0]} is missing"
    game = catalog.load(name)
    assert isinstance(game, Game) and game.name == name, f"GAME.name must be the name of its folder, {name!r}"
    assert isinstance(kit(name), Kit), "kit.py must hold KIT, a Kit"
    assert kit(name).game is game, "KIT must be made with this game's own GAME"
    assert not JUDGED or folder == Path(JUDGED), f"another game is called {name!r}: rename the folder"


@every_game
def test_the_table_is_a_frozen_dataclass(name: str) -> None:
    table = catalog.load(name).table
    assert is_dataclass(table), "the table must be a dataclass"
    assert table.__dataclass_params__.frozen, "the table must be frozen: @dataclass(frozen=True)"  # type: ignore
    loose = [one.name for one in fields(table) if str(one.type).startswith(("list", "dict", "set"))]
    assert not loose, f"`{loose[0]}` of the table must be a tuple: a list can be changed unseen"


@every_game
def test_a_game_imports_nothing_but_the_kernel_the_contract_and_itself(name: str) -> None:
    others = [f"games.{other}" for other in catalog.NAMES if other != name]
    for path in files(name):
        for module in sorted(imports(path)):
            first = module.split(".")[0]
            assert first, f"{path.name} must write its imports in full: `from games.{name} import …`"
            assert first not in IMPURE, f"{path.name} imports `{module}`: a game asks for chance and time, with a need"
            is_foreign = f"{module}.".startswith(tuple(f"{other}." for other in others))
            assert not is_foreign, f"{path.name} imports `{module}`, which is another game"


@every_game
def test_every_file_says_what_it_is_for(name: str) -> None:
    for path in files(name):
        purpose = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
        assert purpose and len(purpose) > 10, f"{path.name} must say in its first line what it is for"
