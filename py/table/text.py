"""The text form of every value at the table, and its fingerprint, which is the same on every device.

Law: values are frozen dataclasses made of plain parts: None, bool, int, str and tuples. There are no floats, because
two devices could write the same float differently.
"""

import hashlib
import json
from collections.abc import Callable, Hashable, Iterable
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from table.illegal import Damaged

Plain: TypeAlias = "bool | int | str | tuple[Plain, ...] | None"
T = TypeVar("T")
ATOMS = (int, str, bool, NoneType)


def write(value: object) -> Any:
    """Returns the value as JSON data: dataclasses become objects, tuples become lists."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple):
        return [write(part) for part in value]
    body = _body(value)
    if isinstance(body, list):
        return [write(part) for part in body]
    return {name: write(part) for name, part in body.items()}


def canonical(value: object) -> str:
    """The one text of a value: sorted keys, no spaces, ASCII only. The same as the JSON of `write`, but faster."""
    return _ENCODER.encode(value)


def _body(value: object) -> dict[str, object] | list[object]:
    parts_of, names, tag = _shape(cast(Hashable, type(value)))
    return list(parts_of(value)) if names is None else dict(zip(names, parts_of(value), strict=True)) | tag


@cache
def _shape(kind: Any) -> tuple[Callable[[object], Iterable[object]], tuple[str, ...] | None, dict[str, object]]:
    """How to take a value of this type apart: a function for all its parts, their names, and its tag, if any.

    A type with ROW has the text of a tuple of its parts, however it keeps them; then they have no names. ROW is the
    type of the parts, and `kind.of(parts)` puts them together again.
    """
    if not isinstance(kind, type) or not is_dataclass(kind):
        raise TypeError(f"{kind} has no text form")
    if hasattr(kind, "ROW"):
        return _parts, None, {}
    names = _field_names(kind)
    # For several names attrgetter returns a tuple, for one name the bare part.
    parts_of = attrgetter(*names) if len(names) > 1 else lambda value: tuple(getattr(value, name) for name in names)
    return parts_of, names, {"is": kind.__name__} if getattr(kind, "TAGGED", False) else {}


def _parts(row: Any) -> Iterable[object]:
    return tuple(row)


_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), check_circular=False, default=_body)


def same(one: object, other: object) -> bool:
    """Whether two values have the same text. Python takes True for 1; in the log they are different texts."""
    return one == other and canonical(one) == canonical(other)


def fingerprint(value: object) -> str:
    """The SHA-256 of the canonical text."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()


def read(kind: type[T], data: object) -> T:
    """Reads a value from the data that `write` made, and refuses any other data."""
    reader: Callable[[object], T] = _reader(cast(Hashable, kind))
    return reader(data)


def plain(data: object) -> Plain:
    """Reads JSON data as a plain value: lists become tuples; anything else but None, bool, int and str is refused."""
    if type(data) in ATOMS:
        return data  # type: ignore[return-value]
    if isinstance(data, list | tuple):
        return tuple(plain(part) for part in data)
    raise _wrong(data)


def _wrong(data: object) -> Damaged:
    return Damaged("damaged.value", what=type(data).__name__)


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@cache
def _reader(kind: Any) -> Callable[[Any], Any]:
    """The function that reads values of one type. It is made once for each type."""
    origin, parts = get_origin(kind), get_args(kind)
    if isinstance(kind, type) and is_dataclass(kind):
        return _row_reader(kind) if hasattr(kind, "ROW") else _dataclass_reader(kind)
    if kind in ATOMS:
        return _atom_reader(kind)
    if "Plain" in repr(kind):
        return plain
    if origin is tuple:
        return _tuple_reader(parts)
    if origin in (Union, UnionType):
        return _union_reader(parts)
    raise TypeError(f"{kind} has no text form")


def _atom_reader(kind: type) -> Callable[[Any], Any]:
    def atom(data: Any) -> Any:
        if type(data) is not kind:
            raise _wrong(data)
        return data

    return atom


def _tuple_reader(parts: tuple[Any, ...]) -> Callable[[Any], Any]:
    endless = len(parts) == 2 and parts[1] is Ellipsis

    def row(data: Any) -> Any:
        if not isinstance(data, list) or not (endless or len(data) == len(parts)):
            raise _wrong(data)
        kinds = parts[:1] * len(data) if endless else parts
        return tuple(_reader(part)(item) for part, item in zip(kinds, data, strict=True))

    return row


def _row_reader(kind: Any) -> Callable[[Any], Any]:
    def row(data: Any) -> Any:
        if not isinstance(data, list):
            raise _wrong(data)
        return kind.of(_reader(kind.ROW)(part) for part in data)

    return row


def _union_reader(parts: tuple[Any, ...]) -> Callable[[Any], Any]:
    """Tells the dataclasses of a union apart by their tag, and everything else by its type."""
    tagged: dict[str, Any] = {part.__name__: part for part in parts if is_dataclass(part) and isinstance(part, type)}

    def union(data: Any) -> Any:
        if isinstance(data, dict) and str(data.get("is")) in tagged:
            return _reader(tagged[data["is"]])(data)
        for part in parts:
            if type(data) is part or (part is NoneType and data is None):
                return data
            if get_origin(part) is tuple and isinstance(data, list):
                return _reader(part)(data)
        raise _wrong(data)

    return union


def _dataclass_reader(kind: type) -> Callable[[Any], Any]:
    hints = get_type_hints(kind)
    names = _field_names(kind)
    expected = {*names, "is"} if getattr(kind, "TAGGED", False) else set(names)

    def build(data: Any) -> Any:
        if not isinstance(data, dict) or set(data) != expected:
            raise _wrong(data)
        return kind(**{name: _reader(hints[name])(data[name]) for name in names})

    return build
