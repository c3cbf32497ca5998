"""Who stands where around a city, so that nobody hides anybody: people on one side of it, things beside it, its name
on the other side."""

from __future__ import annotations

from dataclasses import dataclass

TOKEN = 18  # the radius of a figure's disc; hats reach a little over it
WIDE, HIGH = 39, 43  # the room a figure takes in a crowd
THING = (34, 26)


@dataclass(frozen=True, slots=True)
class Spot:
    x: float
    y: float
    scale: float = 1


def _columns(count: int) -> tuple[int, float]:
    """How many stand in a row, and how large."""
    for most, columns, scale in ((3, 3, 1.0), (4, 2, .84), (6, 3, .8), (8, 4, .74), (12, 4, .64), (15, 5, .6)):
        if count <= most:
            return columns, scale
    return 7, .5


def crowd(x: float, y: float, count: int, reach: float, down: bool = False) -> list[Spot]:
    """Rows of figures over a city at x, y (or under it), starting `reach` away from its middle."""
    columns, scale = _columns(count)
    spots = []
    for first in range(0, count, columns):
        row = min(columns, count - first)
        up = reach + (HIGH * (first // columns) + (24 if down else 19)) * scale
        for i in range(row):
            spots.append(Spot(x + (i - (row - 1) / 2) * WIDE * scale, y + (up if down else -up), scale))
    return spots


def beside(x: float, y: float, count: int, reach: float) -> list[Spot]:
    """Things that lie there: right, left, further right, further left."""
    scale = 1 if count <= 2 else .84 if count <= 4 else .62
    step = THING[0] * scale + 2
    first = reach + step / 2 + 1
    return [Spot(x + (first + step * (i // 2)) * (1 if i % 2 == 0 else -1), y, scale) for i in range(count)]
