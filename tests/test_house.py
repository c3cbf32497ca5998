"""No file of the house knows a game by its name: only the game's own folders, its tests and the catalog do."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.contract.words import rows_of
from table import catalog

ROOT = Path(__file__).resolve().parent.parent
SOURCES = {".py", ".css", ".js", ".mjs", ".html", ".toml", ".webmanifest"}
CATALOG = ROOT / "py/table/catalog.py"
# Games as they were played then: their files are what they are.
RECORDED = ROOT / "tests/playthroughs"


def is_shared(file: Path) -> bool:
    """Belongs to all games, and so to none."""
    homes = [ROOT / "py/games" / name for name in catalog.NAMES]
    homes += [ROOT / "tests/games", ROOT / "tests/example", RECORDED]
    return file != CATALOG and not any(file.is_relative_to(home) for home in homes)


def shared_files() -> Iterator[Path]:
    roots = [ROOT / "py", ROOT / "web", ROOT / "tests"]
    found = [ROOT / "build.py", ROOT / "index.html", *roots, *(file for root in roots for file in root.rglob("*"))]
    yield from (file for file in sorted(found) if file.suffix in SOURCES and is_shared(file))


def ways_to_name(game: str) -> re.Pattern[str]:
    """Its key as a whole string, at the head of a key of the words, in an import or a path, at the head of an
    identifier; and its title as it is printed on the box."""
    key, title = re.escape(game), re.escape(rows_of(game)[f"{game}.title"][0].split(" – ")[0])
    ways = [rf"""["'`]{key}["'`.]""", rf"games[./]{key}\b", rf"games import (?:\w+, )*{key}\b"]
    return re.compile("|".join([*ways, rf"\b_?{key}[_-]\w", rf"\b{key.upper()}_", rf"\b{title}\b(?! of)"]))


@pytest.mark.parametrize("game", catalog.NAMES)
def test_no_shared_file_names_this_game(game: str) -> None:
    pattern = ways_to_name(game)
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for file in shared_files()
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert not found, "\n".join([f"{len(found)} lines name {game}:", *found])
