"""A map board as a test sees it: its drawings, the picks a player may be offered, and two tables to draw."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from math import dist
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

from games.map.crowd import TOKEN, Spot
from games.map.ground import Place, name_at
from table import catalog

SVG = "{http://www.w3.org/2000/svg}"
FILE = "on_the_map.py"
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class View:
    table: object


@dataclass(frozen=True)
class Pick:
    key: str
    label: str
    at: str
    chosen: bool = False
    cost: int = 0


@dataclass(frozen=True)
class ShownMap:
    """`pieces` are the picks beside the cities, `small` all drawings for lists; `busts` counts the figures."""

    game: str
    board: ModuleType
    prefix: str
    start: Any
    later: Any
    pieces: Sequence[Pick]
    small: str
    busts: int

    @property
    def places(self) -> tuple[Place, ...]:
        return tuple(self.board.ATLAS.places)

    @property
    def picks(self) -> list[Pick]:
        """Everything that can be picked, cities first; Rome is chosen already."""
        cities = [Pick(f"to {p.id}", f'To "{p.id}" & on', f"city:{p.id}", p.id == "rome") for p in self.places]
        return [*cities, *self.pieces]

    def drawn(self, table: object, *picks: Pick) -> ElementTree.Element:
        return ElementTree.fromstring(self.board.pieces(table, picks, words))


def maps_to_show() -> list[ShownMap]:
    """One for every game that is played on a map: it says so in a file among its tests."""
    tests = Path(__file__).parent.parent
    return [_load(name, tests / name / FILE) for name in catalog.NAMES if (tests / name / FILE).exists()]


def _load(game: str, file: Path) -> ShownMap:
    spec = spec_from_file_location(f"{game}_{file.stem}", file)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    shown = module.SHOWN
    assert isinstance(shown, ShownMap)
    return shown


def words(key: str, **values: object) -> str:
    return f"<{key}> & more {values or ''}"


def in_language(rows: dict[str, tuple[str, ...]], column: int) -> Callable[..., str]:
    return lambda key, **_: rows[key][column] if key in rows else key


def ids(root: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def by_id(root: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(element for element in root.iter() if element.get("id") == name)


def buttons(root: ElementTree.Element) -> list[ElementTree.Element]:
    return [element for element in root.iter() if element.get("data-do") == "pick"]


def box_of_name(place: Place, text: str) -> Box:
    """What the letters take, as measured in a browser: narrow letters count as wide ones."""
    x, y, size = name_at(place)
    wide = len(text) * size * {"city": 0.6, "centre": 0.61, "capital": 0.68}[place.kind]
    left = x if place.kind == "centre" else x - wide / 2
    return left, y - size * 0.74, left + wide, y + size * 0.05


def is_apart(a: Box, b: Box) -> bool:
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


def do_touch(a: Spot, b: Spot) -> bool:
    return dist((a.x, a.y), (b.x, b.y)) < TOKEN * (a.scale + b.scale)
