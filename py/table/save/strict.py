"""Reads JSON that a stranger may have written: not too large, not too deep, and only text that can be written again."""

import json
import re
from collections.abc import Iterable
from itertools import islice
from typing import Any

from table.illegal import Damaged
from table.save.steps import Steps, finish

LARGEST = 8_000_000
DEEPEST = 30
AT_ONCE = 2_000  # marks
MARKS = re.compile(r'[\[\]{}]|"[^"\\]*(?:\\.[^"\\]*)*"?')
ESCAPED = re.compile(r"\\u[dD][89abAB]")


def parse(text: str, largest: int = LARGEST, deepest: int = DEEPEST) -> Any:
    """The data in this text, or Damaged."""
    return finish(parsing(text, largest, deepest))


def parsing(text: str, largest: int = LARGEST, deepest: int = DEEPEST) -> Steps[Any]:
    """The same in small steps."""
    if not text.strip("\ufeff \t\r\n"):
        raise Damaged("damaged.empty")
    if len(text) > largest:
        raise Damaged("damaged.large")
    try:
        depth = yield from _measuring(text)
        data = json.loads(text) if depth <= deepest else None
        yield 1.0
        if ESCAPED.search(text):
            json.dumps(data, ensure_ascii=False).encode()  # half a character cannot be written, printed or hashed
    except (ValueError, RecursionError) as wrong:
        raise Damaged("damaged.json") from wrong
    return data


def depth_of(text: str) -> int:
    """How deeply brackets are nested. In a browser a parser that goes too deep crashes the whole page."""
    return _follow(MARKS.findall(text))[1]


def _measuring(text: str) -> Steps[int]:
    """The same in small steps."""
    depth = deepest = 0
    marks = MARKS.finditer(text)
    while found := [*islice(marks, AT_ONCE)]:
        depth, deepest = _follow([mark[0] for mark in found], depth, deepest)
        yield found[-1].end() / len(text)
    return deepest


def _follow(marks: Iterable[str], depth: int = 0, deepest: int = 0) -> tuple[int, int]:
    for mark in marks:
        if mark in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif mark in "]}":
            depth -= 1
    return depth, deepest
