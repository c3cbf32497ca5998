"""The arrows of the house point one way, the kernel is pure, and every file is short and says what it is
for.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from each import each

PY = Path(__file__).parent.parent / "py"
FILES = sorted(path for path in PY.rglob("*.py"))
OURS = {
    path.name if path.is_dir() else path.stem
    for path in PY.iterdir()
    if path.is_dir() or path.suffix == ".py"
}

# what each folder, and each file beside them, may import of ours
ARROWS = {
    "table": {"table"},
    "games": {"games", "table"},
    "fair": {"fair", "table", "games"},
    "wire": {"wire", "fair", "table", "games"},
    "bots": {"bots", "table", "games"},
    "session": {"session", "wire", "fair", "bots", "games", "table", "store"},
    "screen": {"screen", "session", "games", "table", "store", "fair", "wire", "bots"},
    "store": {"store", "table"},
    "door": set(),
    "main": OURS,
}
BROWSER = {"js", "pyodide", "pyscript", "micropip", "pyodide_js"}
IMPURE = {
    "random",
    "secrets",
    "time",
    "datetime",
    "asyncio",
    "os",
    "socket",
    "threading",
    "uuid",
    "urllib",
    "http",
}
LONGEST = 400
LONGER_WITH_REASON: dict[str, str] = {
    "games/cia/words.py": "a catalogue: row after row in four languages, nothing to understand",
}


def home(path: Path) -> str:
    return path.relative_to(PY).parts[0].removesuffix(".py")


@cache
def imports(path: Path) -> frozenset[str]:
    """The first word of everything that is imported, also inside functions."""
    return frozenset(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            yield (node.module or "").split(".")[0]


each_file = each(FILES, name=lambda path: path.relative_to(PY))


@each_file
def test_imports_follow_the_arrows(path: Path) -> None:
    ours = {name for name in imports(path) if name in OURS}
    assert ours <= ARROWS[home(path)], (
        f"{path.relative_to(PY)} may not import {sorted(ours - ARROWS[home(path)])}"
    )


@each_file
def test_only_the_door_speaks_to_the_browser(path: Path) -> None:
    if path != PY / "door.py":
        assert not set(imports(path)) & BROWSER


@each_file
def test_kernel_and_games_know_no_clock_no_chance_and_no_network(path: Path) -> None:
    if home(path) in ("table", "games"):
        assert not set(imports(path)) & IMPURE


@each_file
def test_a_file_is_short_and_says_what_it_is_for(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    name = str(path.relative_to(PY))
    assert len(text.splitlines()) <= LONGEST or name in LONGER_WITH_REASON
    purpose = ast.get_docstring(ast.parse(text))
    assert purpose and len(purpose.splitlines()[0]) > 10


def test_there_are_no_foreign_libraries_at_run_time() -> None:
    """Standard library only: nothing else would be in the browser."""
    import sys

    foreign = (
        {name for path in FILES for name in imports(path)} - OURS - BROWSER - set(sys.stdlib_module_names)
    )
    assert not foreign


def test_every_folder_has_its_arrows() -> None:
    assert OURS - {"__pycache__"} <= set(ARROWS)
