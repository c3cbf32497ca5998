"""Looks through the app's Python: which modules there are, which are pure, what they use of the library."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

BROWSER_ONLY = {"door", "main"}  # the only modules that may touch the browser: they are run there, not before
# What the standard library and PyScript import only when something happens, so that no scan can see it.
LAZY = {
    "asyncio", "traceback", "tokenize", "encodings.ascii", "encodings.latin_1", "encodings.utf_8_sig",
    "pyodide.code", "pyodide.ffi", "pyodide.webloop",
}


# The pages that stand on fair play, and those of rooms.
LATE = {
    f"screen.{name}"
    for name in (
        "audit_page", "text_audit", "text_fair",
        "chairs", "codes", "diary", "far", "far_company", "far_result", "far_sheets", "gathering", "invite_sheet",
        "knocking", "lantern", "lobby", "network_sheet", "talk_sheet", "text_far", "text_room", "together", "voice",
        "alone", "bot_company", "crew", "far_bots", "seated", "text_bots", "thinker",
        "advice_sheet", "review_chart", "review_page", "text_review",
    )
}  # fmt: skip
# What only the bots know of a game, and those who look back on one.
OF_BOTS = {"bot", "belief", "foresight", "prospects", "bank", "text_bank", "hindsight", "advice"}
# The arena and its figures: no page asks for them, they stay at home.
AT_HOME = {f"bots.{name}" for name in ("arena", "figures", "knowing", "sitting")}


def sources(py: Path) -> dict[str, Path]:
    """Every module of the page under `py` by its dotted name."""
    found = {}
    for file in sorted(py.rglob("*.py")):
        parts = file.relative_to(py).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if name and name not in AT_HOME:
            found[name] = file
    return found


def shelf(py: Path) -> list[str]:
    """The packages of the games, in the order of the catalog."""
    lines = ast.parse((py / "table/catalog.py").read_text()).body
    row = next(line for line in lines if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "NAMES")
    return [f"games.{name}" for name in ast.literal_eval(row.value)]


def is_late(name: str, games: list[str]) -> bool:
    """What may come after the page: all games but the first, every game's rules to read, fair play, rooms, bots."""
    package, _, file = name.rpartition(".")
    if {"fair", "wire", "bots"} & {name, package} or name in LATE:
        return True
    if package == games[0]:
        return file.startswith("help") or file in OF_BOTS
    return package in games[1:] or name in games[1:]


def first(py: Path) -> list[str]:
    """The pure modules that lie ready when Python wakes; what games share comes along as far as these need it."""
    games = shelf(py)
    found = (name for name in sources(py) if name not in BROWSER_ONLY and not is_late(name, games))
    return [name for name in found if name.rpartition(".")[0] != "games" or name in games]


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
