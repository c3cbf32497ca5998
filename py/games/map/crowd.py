"""Arranges the figures around a city so that none hides another.

Figures stand on one side of the city, its name is on the other, and things lie beside it.
"""

from __future__ import annotations

from dataclasses import dataclass

TOKEN = 19  # the radius of a figure's disc; hats reach a little over it
WIDE, HIGH = 42, 46  # the room a figure takes in a crowd
THING = (34, 26)
EDGES = (-8, 1008)

# The size of the figures in a row: cities 133 apart never touch, however many of eight figures stand in each.
_SCALES = (1, 1, 1, 0.92, 0.75, 0.68, 0.68, 0.65, 0.62)


@dataclass(frozen=True, slots=True)
class Spot:
    x: float
    y: float
    scale: float = 1


def crowd(x: float, y: float, count: int, reach: float, down: bool = False, size: float = 1) -> list[Spot]:
    """A row of figures above a city at x, y (or below it), `reach` away from its middle.

    More than eight figures stand in further rows. At the edge of the board a row shifts inwards.
    """
    scale = size * _SCALES[min(count, 8)]
    step = WIDE * scale
    spots = []
    for first in range(0, count, 8):
        row = min(8, count - first)
        away = reach + (HIGH * (first // 8) + (27 if down else 20)) * scale
        middle = min(max(x, EDGES[0] + row * step / 2), EDGES[1] - row * step / 2)
        spots += [
            Spot(middle + (i - (row - 1) / 2) * step, y + (away if down else -away), scale)
            for i in range(row)
        ]
    return spots


def beside(x: float, y: float, count: int, reach: float, size: float = 1) -> list[Spot]:
    """Things that lie there: right, left, further right, further left."""
    scale = min(size, 1.1) * (1 if count <= 2 else 0.84 if count <= 4 else 0.62)
    step = THING[0] * scale + 2
    first = reach + step / 2 + 1
    return [
        Spot(x + (first + step * (i // 2)) * (1 if i % 2 == 0 else -1), y - 2, scale) for i in range(count)
    ]
