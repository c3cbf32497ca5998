"""Looks through the app's Python: which modules there are, which come with the first page, what they import."""

import ast
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

BROWSER_ONLY = {"door", "main"}  # the only modules that may touch the browser: they are run there, not before
# What the standard library and PyScript import only while running, so that no scan of the sources finds it.
LAZY = {
    "asyncio", "traceback", "tokenize", "encodings.ascii", "encodings.latin_1", "encodings.utf_8_sig",
    "pyodide.code", "pyodide.ffi", "pyodide.webloop",
}


# Folders whose files arrive after the first page, wherever they stand: playing between devices, bots, what only bots
# know of a game, rules to read, looking back; and the file of a game with its climaxes.
LATE = {"fair", "wire", "bots", "bot", "room", "review", "learn", "help", "climax"}
# Files and folders that only a developer needs, wherever they stand: the bots' arena, and the globe behind the maps.
WORKSHOP = {"arena", "globe"}


def sources(py: Path) -> dict[str, Path]:
    """Every module of the page under `py` by its dotted name."""
    found = {}
    for file in sorted(py.rglob("*.py")):
        parts = file.relative_to(py).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if name and WORKSHOP.isdisjoint(name.split(".")) and not file.name.startswith("test_"):
            found[name] = file
    return found


CATALOG = "table/catalog.py"


def _names(py: Path) -> ast.expr:
    """Where the catalog says which games are on the shelf."""
    lines = ast.parse((py / CATALOG).read_text()).body
    row = next(line for line in lines if isinstance(line, ast.AnnAssign) and ast.unparse(line.target) == "NAMES")
    assert row.value is not None
    return row.value


def shelf(py: Path) -> list[str]:
    """The packages of the games, in the order of the catalog."""
    return [f"games.{name}" for name in ast.literal_eval(_names(py))]


def with_games(py: Path, folders: Iterable[Path], out: Path) -> Path:
    """A copy of `py` with these games copied into it, last on the shelf: what their author would do by hand."""
    shutil.copytree(py, out, ignore=shutil.ignore_patterns("__pycache__"))
    names, text = _names(py), (py / CATALOG).read_text().splitlines(keepends=True)
    assert names.end_lineno is not None and names.lineno == names.end_lineno
    all_names = list(ast.literal_eval(names))
    for folder in folders:
        shutil.copytree(
            folder, out / "games" / folder.name, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
        )
        all_names.append(folder.name)
    line = text[names.lineno - 1]
    text[names.lineno - 1] = line[: names.col_offset] + repr(tuple(all_names)) + "\n"
    (out / CATALOG).write_text("".join(text))
    return out


def is_late(name: str, games: list[str]) -> bool:
    """Whether a module arrives after the first page: all games but the first do, and the late folders."""
    is_of_later_game = any(f"{name}.".startswith(f"{game}.") for game in games[1:])
    return is_of_later_game or not LATE.isdisjoint(name.split("."))


def first(py: Path) -> list[str]:
    """The pure modules in the snapshot. Of what the games share, only what these import comes along."""
    games, files = shelf(py), sources(py)
    late = {name for name in files if is_late(name, games)}
    while more := {name for name in files.keys() - late if not late.isdisjoint(_imports(files[name]))}:
        late |= more  # what cannot be imported without something late is late too
    found = [name for name in files if name not in BROWSER_ONLY and name not in late]
    return [name for name in found if not name.startswith("games.") or f"{name}.".startswith(f"{games[0]}.")]


def _imports(file: Path) -> set[str]:
    """All that a module may import as soon as it is imported itself."""
    names = set[str]()
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def standard(texts: Iterator[str]) -> list[str]:
    """The standard modules that these sources import anywhere, at the top or deep inside a function."""
    names = set(LAZY)
    for text in texts:
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module)
    known = sys.stdlib_module_names | {"pyodide"}
    return sorted(name for name in names if name.split(".")[0] in known and name != "__future__")
