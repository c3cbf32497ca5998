"""The arrows of the house point one way, nothing imports itself in a circle, and only the door knows a browser."""

import sys
from collections.abc import Iterator
from pathlib import Path

from each import each
from import_graph import PY, cycles, folder, folder_graph, imported, module_graph, modules, shortest_circle
from import_picture import PICTURE, draw

from table import catalog

# What each folder may import besides itself. A folder that is not named here follows the row of the folder around it.
GAMES = {"games", "table"}
FAIR = {"fair", *GAMES}
WIRE = {"wire", *FAIR}
SESSION = {"session", "bots", "store", *WIRE}
SHARED = {"games/map", "games/money", "games/drawing", "games/contract"}
ARROWS: dict[str, set[str]] = {
    "table": set(),
    "table/save": {"table"},
    "games": {"table", *SHARED},
    "games/contract": {"table"},
    "games/drawing": {"games/contract", "table"},
    "games/map": {"games/drawing", "games/contract", "table"},
    "games/money": {"games/drawing", "games/contract", "table"},
    "fair": GAMES,
    "fair/group": GAMES,
    "fair/proofs": {"fair/group", *GAMES},
    "fair/protocol": {"fair/proofs", "fair/group", *GAMES},
    "fair/game": {"fair/protocol", "fair/proofs", "fair/group", *GAMES},
    "wire": WIRE,
    "bots": {"bots", *GAMES},
    "session": SESSION,
    "screen": {"screen", *SESSION},
    "store": {"table"},
    "door": set(),
    "main": {"screen", "door", *SESSION},
}
# The frame opens the pages and the pages are drawn in the frame: this is the one pair of folders with arrows both ways.
FRAME, PARTS = "screen/app", "screen/parts"
BROWSER = {"js", "pyodide", "pyscript", "micropip", "pyodide_js"}
IMPURE = {"random", "secrets", "time", "datetime", "asyncio", "os", "socket", "threading", "uuid", "urllib", "http"}



class Folders:
    """Reads the files only when a test asks: every process that collects the tests imports this file."""

    def __iter__(self) -> Iterator[str]:
        return iter(folder_graph())


each_module = each(modules())
each_folder = each(Folders())


def first(name: str) -> str:
    return name.replace(".", "/").split("/")[0]


def tell(found: list[list[str]], graph: dict[str, frozenset[str]]) -> str:
    """Each circle as one short way round it."""
    ways = (" → ".join(shortest_circle(graph, group)) + f"   (of {len(group)})" for group in found)
    return "\n  ".join([f"{len(found)} import cycles:", *ways])


def test_no_module_imports_itself_in_a_circle() -> None:
    graph = dict(module_graph())
    found = cycles(graph)
    assert not found, tell(found, graph)


def test_no_folder_imports_itself_in_a_circle() -> None:
    graph = {name: others - {FRAME} for name, others in folder_graph().items()}
    found = cycles(graph)
    assert not found, tell(found, graph)


@each_folder
def test_imports_follow_the_arrows(place: str) -> None:
    allowed = ARROWS[place if place in ARROWS else first(place)] | {place}
    wrong = [
        f"{name} → {other}"
        for name, others in module_graph().items()
        for other in sorted(others)
        if folder(name) == place and not {folder(other), first(folder(other))} & allowed
    ]
    assert not wrong, "may not import " + ", ".join(wrong)


@each_folder
def test_a_game_never_imports_another_game(place: str) -> None:
    kinds = {f"games/{name}" for name in catalog.NAMES}
    assert place not in kinds or not folder_graph()[place] & (kinds - {place})


@each_folder
def test_the_places_on_the_screen_do_not_know_each_other(place: str) -> None:
    """They share the frame, and the parts that several of them draw."""
    if place.startswith("screen/") and place != FRAME:
        wrong = {other for other in folder_graph()[place] if other.startswith("screen/")} - {FRAME, PARTS}
        assert not wrong, f"imports {', '.join(sorted(wrong))}"


@each_module
def test_only_the_door_speaks_to_the_browser(name: str) -> None:
    if name != "door":
        assert not {first(one) for one in imported(modules()[name])} & BROWSER


@each_module
def test_kernel_and_games_know_no_clock_no_chance_and_no_network(name: str) -> None:
    if first(name) in ("table", "games"):
        assert not {first(one) for one in imported(modules()[name])} & IMPURE


def test_there_are_no_foreign_libraries_at_run_time() -> None:
    """Standard library only: nothing else would be in the browser."""
    taken = {first(one) for path in modules().values() for one in imported(path)}
    assert not taken - {first(name) for name in modules()} - BROWSER - set(sys.stdlib_module_names)


def test_every_folder_has_its_arrows() -> None:
    assert {first(name) for name in modules()} <= set(ARROWS)


def test_the_picture_in_the_documents_shows_the_arrows_as_they_are() -> None:
    """Draws it again where it does not: then look at it, and commit it."""
    now = draw()
    before = PICTURE.read_text(encoding="utf-8") if PICTURE.exists() else ""
    if now != before:
        PICTURE.write_text(now, encoding="utf-8")
    assert now == before, f"{PICTURE.relative_to(PY.parent)} was out of date; it has been drawn again: commit it"


def test_a_circle_is_found_however_it_is_closed(tmp_path: Path) -> None:
    """Of the test itself: imports for typing only, and imports inside functions, count like any other."""
    file = tmp_path / "one.py"
    file.write_text("if TYPE_CHECKING:\n    import wire.room\ndef late():\n    from table import log\n")
    assert {"wire.room", "table.log"} <= imported(file)
    graph = {"a": frozenset("b"), "b": frozenset("c"), "c": frozenset("a"), "d": frozenset("a")}
    assert cycles(graph) == [["a", "b", "c"]]
    assert shortest_circle(graph, ["a", "b", "c"]) == ["a", "b", "c", "a"]
