"""Games lie on the shelf in order; one more can come from any folder; what a folder does not hold counts as missing."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import games
from games.contract.bot import Bot, bot_of
from games.contract.form import Form, form_of
from table import catalog
from table.illegal import Damaged

GAME = """
from games.{name}.rules import start
from table.game import Game, Option

GAME = Game("{name}", 1, range(2, 3), (Option("fast", False, lambda seats, value: True),), int, start, *[start] * 5)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game in a folder of its own, which is taken off the shelf again."""
    monkeypatch.setattr(catalog, "NAMES", catalog.NAMES)
    monkeypatch.setattr(games, "__path__", [*games.__path__])
    made = tmp_path / "brought_along"
    made.mkdir()
    (made / "__init__.py").write_text(GAME.format(name=made.name))
    (made / "rules.py").write_text("def start(*_):\n    return 0\n")
    yield made
    for name in [name for name in sys.modules if name.startswith("games.brought_along")]:
        del sys.modules[name]


def test_a_game_from_any_folder_is_imported_under_games_and_stands_last(folder: Path) -> None:
    before = catalog.NAMES
    assert catalog.add(folder) == "brought_along"
    assert catalog.NAMES == (*before, "brought_along") == catalog.at_hand()
    assert catalog.load("brought_along").name == "brought_along" and catalog.is_complete()


def test_a_game_is_added_once(folder: Path) -> None:
    catalog.add(folder)
    catalog.add(folder)
    assert catalog.NAMES.count("brought_along") == 1


def test_a_folder_without_a_game_is_refused(tmp_path: Path) -> None:
    before = catalog.NAMES
    with pytest.raises(Damaged):
        catalog.add(tmp_path)
    assert before == catalog.NAMES


def test_what_a_game_leaves_out_counts_as_missing_and_has_a_default(folder: Path) -> None:
    name = catalog.add(folder)
    assert catalog.part(name, "stats", "STATS") is None and catalog.part(name, "bot/review", "REVIEW") is None
    assert bot_of(name).recruit is bot_of(name).officer is Bot().officer
    form = form_of(name)
    assert isinstance(form, Form) and [question.option for question in form.questions] == ["fast"]


def test_a_fault_inside_a_part_is_not_taken_for_a_missing_part(folder: Path) -> None:
    name = catalog.add(folder)
    (folder / "stats.py").write_text("import no_such_module_anywhere\n")
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        catalog.part(name, "stats", "STATS")
