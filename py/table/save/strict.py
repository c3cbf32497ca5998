"""Reads JSON that a stranger may have written: not too large, not too deep, and only text that can be written again."""

import json
import re
from typing import Any

from table.illegal import Damaged

LARGEST = 8_000_000
DEEPEST = 30
MARKS = re.compile(r'[\[\]{}]|"[^"\\]*(?:\\.[^"\\]*)*"?')
ESCAPED = re.compile(r"\\u[dD][89abAB]")


def parse(text: str, largest: int = LARGEST, deepest: int = DEEPEST) -> Any:
    """The data in this text, or Damaged."""
    if not text.strip("\ufeff \t\r\n"):
        raise Damaged("damaged.empty")
    if len(text) > largest:
        raise Damaged("damaged.large")
    try:
        data = json.loads(text) if depth_of(text) <= deepest else None
        if ESCAPED.search(text):
            json.dumps(data, ensure_ascii=False).encode()  # half a character cannot be written, printed or hashed
    except (ValueError, RecursionError) as wrong:
        raise Damaged("damaged.json") from wrong
    return data


def depth_of(text: str) -> int:
    """How deeply brackets are nested. In a browser a parser that goes too deep crashes the whole page."""
    depth = deepest = 0
    for mark in MARKS.findall(text):
        if mark in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif mark in "]}":
            depth -= 1
    return deepest
