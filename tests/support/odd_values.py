"""Odd values for a device's storage: each field of each entry, replaced by what does not belong there."""

import json
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from thorough import EVERY, IS_THOROUGH

WILD: dict[str, Any] = {
    "null": None, "true": True, "false": False, "zero": 0, "minus one": -1, "seven": 7, "huge": 10**30, "half": 1.5,
    "infinite": float("inf"), "no text": "", "long": "x" * 100_000, "escapes": "\x1b[2J\n\0", "turned": "\u202eabc",
    "half a character": "\ud800", "markup": "<img src=x onerror=alert(1)>", "a gap": "{n}{title}", "proto": "__proto__",
    "no row": [], "rows": [[]], "a row of nothing": [None], "a row of numbers": [1, 2], "a row of texts": ["x"] * 300,
    "nothing in it": {}, "objects": {"a": {"b": []}}, "deep": json.loads("[" * 45 + "]" * 45),
}  # fmt: skip
NAMES = ("null", "true", "minus one", "infinite", "long", "turned", "rows", "objects", "deep")
FEW = {name: WILD[name] for name in NAMES}
TEXTS = {
    "empty": "", "cut off": "{", "no json": "hello", "null": "null", "number": "7", "text": '"x"', "list": "[]",
    "object": "{}", "nan": "NaN", "zeros": "\0" * 9, "very deep": "[" * 100_000, "long": "9" * 50_000,
    "half a character": "\ud800", "deep object": '{"a":' * 5000,
}  # fmt: skip


def paths(data: Any, longest_row: int = 2) -> Iterator[tuple[Any, ...]]:
    """The way to every part of this data. Of a long row only the first parts count: the others are alike."""
    yield ()
    parts = data.items() if isinstance(data, dict) else enumerate(data[:longest_row]) if isinstance(data, list) else ()
    for name, part in parts:
        yield from ((name, *rest) for rest in paths(part, longest_row))


def with_part(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    copy = dict(data) if isinstance(data, dict) else list(data)
    copy[path[0]] = with_part(data[path[0]], path[1:], value)
    return copy


def bent(text: str, wild: Mapping[str, Any] = WILD) -> Iterator[tuple[str, str]]:
    """Every odd form of an entry: what was done to it, and the text."""
    yield from TEXTS.items()
    try:
        data = json.loads(text)
    except ValueError:
        return
    pairs = ((path, name) for path in paths(data) for name in wild)
    for path, name in islice(pairs, 0, None, 1 if IS_THOROUGH else EVERY):
        yield f"{'.'.join(map(str, path))}: {name}", json.dumps(with_part(data, path, wild[name]))
    if isinstance(data, dict):
        for name in data:
            yield f"without {name}", json.dumps({key: value for key, value in data.items() if key != name})
