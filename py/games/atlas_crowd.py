"""Who stands where around a city, so that nobody hides anybody: people on one side of it, things beside it, its name
on the other side."""

from __future__ import annotations

from dataclasses import dataclass

TOKEN = 19  # the radius of a figure's disc; hats reach a little over it
WIDE, HIGH = 42, 46  # the room a figure takes in a crowd
THING = (34, 26)
EDGES = (-8, 1008)

# How large the figures of a row are: neighbours 133 apart never touch, however eight figures are shared out.
_SCALES = (1, 1, 1, .92, .75, .68, .68, .65, .62)


@dataclass(frozen=True, slots=True)
class Spot:
    x: float
    y: float
    scale: float = 1


def crowd(x: float, y: float, count: int, reach: float, down: bool = False, is_wide: bool = True,
          size: float = 1) -> list[Spot]:
    """A row of figures over a city at x, y (or under it), `reach` away from its middle.

    Where there is no room at the sides (a corner of the board), rows of four stand behind each other.
    """
    columns = 8 if is_wide else 4
    scale = size * (_SCALES[min(count, columns)] if is_wide else 1 if count <= 3 else .84)
    spots = []
    for first in range(0, count, columns):
        row = min(columns, count - first)
        step, away = WIDE * scale, reach + (HIGH * (first // columns) + (27 if down else 20)) * scale
        middle = min(max(x, EDGES[0] + row * step / 2), EDGES[1] - row * step / 2)
        spots += [Spot(middle + (i - (row - 1) / 2) * step, y + (away if down else -away), scale) for i in range(row)]
    return spots


def beside(x: float, y: float, count: int, reach: float, size: float = 1) -> list[Spot]:
    """Things that lie there: right, left, further right, further left."""
    scale = size * (1 if count <= 2 else .84 if count <= 4 else .62)
    step = THING[0] * scale + 2
    first = reach + step / 2 + 1
    return [Spot(x + (first + step * (i // 2)) * (1 if i % 2 == 0 else -1), y, scale) for i in range(count)]
