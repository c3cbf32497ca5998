"""No page knows a page of another place: it goes there by name."""

import ast
from pathlib import Path

import pytest

from screen.places import ALL, find, has_arrived

PY = Path(__file__).parents[2] / "py"
FILES = {".".join(file.relative_to(PY).with_suffix("").parts): file for file in (PY / "screen").rglob("*.py")}


def is_page(file: Path) -> bool:
    """Holds a class that draws itself and does what players ask: a page or a sheet."""
    classes = [node for node in ast.parse(file.read_text()).body if isinstance(node, ast.ClassDef)]
    methods = [{one.name for one in node.body if isinstance(one, ast.FunctionDef)} for node in classes]
    return any({"draw", "do", "title"} <= names for names in methods)


def imports(file: Path) -> set[str]:
    """Everything it imports anywhere, for typing and late imports too."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names & FILES.keys()


def place_of(module: str) -> str:
    return module.split(".")[1]


@pytest.mark.parametrize("place", ALL)
def test_every_place_is_there(place: str) -> None:
    assert has_arrived(place) and callable(find(place))


def test_no_page_is_imported_by_another_place() -> None:
    pages = {name for name, file in FILES.items() if is_page(file) and place_of(name) != "app"}
    assert len(pages) > 15
    wrong = [
        f"{name} imports {page}"
        for name, file in FILES.items()
        for page in imports(file) & pages
        if place_of(page) != place_of(name)
    ]
    assert not wrong, "\n".join(wrong)
