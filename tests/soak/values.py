"""Other values: every part of a plain value can be replaced by something else that can still be read.

A part is named by its path: numbers lead into rows, names into the events whose text stands in a letter.
Law: what comes out has a text, and reads back as a plain value; whether it means anything is for the reader to judge.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from fair.group.labels import ORDER
from fair.group.refused import Malformed
from fair.protocol.letter import bytes64, text64
from table.events import Event
from table.illegal import Refusal
from table.text import Plain, canonical, plain, read

Path = tuple[int | str, ...]
STRANGE: tuple[Plain, ...] = (None, True, False, 0, 1, -1, 2**40, "", "x", (), ((),), (0, 1))


def event_in(text: Plain) -> dict[str, Any] | None:
    """The parts of the event whose text this is; None: it is no event."""
    if not isinstance(text, str) or not text.startswith("{"):
        return None
    try:
        read(Event, json.loads(text))
        return json.loads(text)  # type: ignore[no-any-return]
    except (ValueError, Refusal):
        return None


def paths(value: Any, at: Path = ()) -> Iterator[Path]:
    """The paths of all parts, rows and events included."""
    yield at
    event = event_in(value)
    if event is not None:
        value = event
    if isinstance(value, dict):
        for name in value:
            if name != "is":
                yield from paths(value[name], (*at, name))
    elif isinstance(value, tuple | list):
        for number, part in enumerate(value):
            yield from paths(part, (*at, number))


def part_at(value: Any, path: Path) -> Any:
    for key in path:
        event = event_in(value)
        value = (event if event is not None else value)[key]  # type: ignore[index]
    return tuple(value) if isinstance(value, list) else value


def replaced(value: Any, path: Path, by: Any) -> Any:
    """The value with one part of it replaced. Malformed: then it could not be read any more."""
    if not path:
        return by
    event = event_in(value)
    if event is not None:
        data = replaced(event, path, by)
        try:
            return canonical(read(Event, json.loads(json.dumps(data))))
        except Refusal as wrong:
            raise Malformed("no event any more") from wrong
    if isinstance(value, dict):
        return {**value, path[0]: replaced(value[path[0]], path[1:], by)}  # type: ignore[index]
    row = list(value)
    row[path[0]] = replaced(row[path[0]], path[1:], by)  # type: ignore[index, call-overload]
    return tuple(row) if isinstance(value, tuple) else row


def others(value: Any) -> list[Plain]:
    """Other values that could stand in the place of this one: near ones first, then those of another type."""
    near: list[Any] = []
    if isinstance(value, dict):
        return []
    if isinstance(value, bool):
        near = [not value]
    elif isinstance(value, int):
        near = [value + 1, value - 1, -value - 1, value + 2]
    elif isinstance(value, str):
        near = [*_other_bytes(value), value + "A", value[:-1], value.upper(), value + " "]
    elif isinstance(value, tuple | list):
        row = tuple(plain(part) for part in value if not isinstance(part, dict))
        if len(row) == len(value):
            near = [row[:-1], (*row, *row[-1:]), row[::-1], (*row, 0), (*row, None), (row,), (*row, ""), row[1:]]
    mine = canonical(value)
    return [one for one in {canonical(one): one for one in (*near, *STRANGE)}.values() if canonical(one) != mine]


def _other_bytes(text: str) -> list[str]:
    """Other bytes of the same length: one bit turned at either end and in the middle; a number out of its range."""
    try:
        data = bytes64(text)
    except Malformed:
        return []
    turned = [bytes(one ^ (at == place) for place, one in enumerate(data)) for at in {0, len(data) // 2, len(data) - 1}]
    if len(data) == 32:
        turned.append(int(ORDER).to_bytes(32, "little"))
    return [text64(one) for one in (*turned, bytes(len(data)), data + b"\0")]


def bent(value: Plain, rng: Random) -> Plain:
    """The value with one part of it changed."""
    every = list(paths(value))
    for _ in range(20):
        path = rng.choice(every)
        found = others(part_at(value, path))
        try:
            return replaced(value, path, rng.choice(found)) if found else value  # type: ignore[no-any-return]
        except Malformed:
            continue
    return value
