"""Reads what the device has kept, field by field, as if a stranger had written it.

Law: what is wrong gets its default, the rest is kept, and nothing that lies in the storage can stop the page. What a
field may hold, beyond its type, its dataclass says: `one_of` names the values, `longest` the length of a text, and
`places` means that in a row an odd text leaves its place empty, where elsewhere it is left out.
"""

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields
from typing import Any, TypeVar

from table.illegal import Damaged
from table.names import LONGEST_TITLE, clean
from table.save import parse

T = TypeVar("T")
MOST = 100  # texts in a row
LARGEST_ROW = 64_000_000
LARGEST_NUMBER = 10**12
Row = tuple[str, ...]
Parts = dict[str, dict[str, Any]]
EMPTY: dict[Any, Any] = {str: "", bool: False, int: 0, Row: ()}


def read(kind: type[T], text: str | None) -> T | None:
    """A dataclass out of its JSON text; None where there is no such text. Fields of another edition are left out."""
    data = read_object(text)
    if data is None:
        return None
    return kind(**{one.name: _field(one, data.get(one.name)) for one in fields(kind)})  # type: ignore[arg-type]


def read_object(text: str | None) -> dict[str, Any] | None:
    try:
        data = parse(text or "")
    except Damaged:
        return None
    return data if isinstance(data, dict) else None


def read_own(text: str | None) -> dict[str, tuple[str, ...]]:
    """What players made for each game. The game itself judges each thing when it is shown."""
    data = read_object(text) or {}
    return {
        game: tuple(dict.fromkeys(thing for thing in things if isinstance(thing, str)))
        for game, things in data.items()
        if isinstance(things, list)
    }


def read_aside(text: str | None) -> tuple[str, str]:
    """A room that was set aside, and what this device has said in it since it was kept."""
    match _read_row(text):
        case [str(room), str(spoken)]:
            return room, spoken
    return "", ""


def read_moment(text: str | None) -> tuple[str, int] | None:
    """The name of a clock, and the moment at which it ends."""
    match _read_row(text):
        case [str(name), int(ends)] if 0 <= ends < 10**15:
            return name, int(ends)
    return None


def read_left(text: str | None) -> tuple[list[str | None], str, str] | None:
    """A game that was laid beside when the page was left: which versions it may follow, the game, and its label."""
    match _read_row(text):
        case [[*versions], str(game), str(label)] if all(one is None or isinstance(one, str) for one in versions):
            return versions, game, label
    return None


def _read_row(text: str | None) -> Any:
    try:
        return parse(text or "", LARGEST_ROW)
    except Damaged:
        return None


def _field(one: Field[Any], value: Any) -> Any:
    judged = _judged(one.type, value, one.metadata)
    if judged is not None:
        return judged
    if one.default_factory is not MISSING:
        return one.default_factory()
    return EMPTY[one.type] if one.default is MISSING else one.default


def _judged(kind: Any, value: Any, rules: Mapping[str, Any]) -> Any:
    """The value as it may be used; None where it is of no use."""
    longest = rules.get("longest", LONGEST_TITLE)
    if kind is bool and isinstance(value, bool):
        return value
    if kind is int and type(value) is int and 0 <= value < LARGEST_NUMBER:
        return value
    if kind is str and isinstance(value, str) and value in rules.get("one_of", (value,)):
        return clean(value, longest)
    if kind == Row and isinstance(value, list):
        texts = [clean(one, longest) if isinstance(one, str) else "" for one in value[:MOST]]
        return tuple(text for text in texts if text or rules.get("places"))
    if kind == Parts and isinstance(value, dict):
        return {name: part for name, part in value.items() if isinstance(part, dict)}
    return None


@dataclass(frozen=True)
class Glance:
    """What a saved game says of itself, without being checked."""

    title: str
    when: str
    game: str
    players: tuple[str, ...]
    moves: int


def glance(text: str) -> Glance | None:
    """Looks into a saved game whose label is gone. None: it is no saved game at all."""
    data = read_object(text)
    if data is None or "cabinet_noir" not in data:
        return None
    about, log = data.get("about"), data.get("log")
    about = about if isinstance(about, dict) else {}
    entries = [entry for entry in log if isinstance(entry, dict)] if isinstance(log, list) else []
    match [entry.get("value") for entry in entries[:1]]:
        case [[_, list(names), _]]:
            pass
        case _:
            names = []
    return Glance(
        _line(about.get("title")),
        _line(about.get("when"))[:19],
        _line(data.get("game")),
        tuple(_line(name) for name in names[:MOST]),
        sum(entry.get("kind") == "choose" for entry in entries),
    )


def _line(value: object) -> str:
    return clean(value, LONGEST_TITLE) if isinstance(value, str) else ""
