"""The sign of a player in games whose pieces belong to nobody: a thing that spies carry, on a dark disc.

It has no colour of its own, for there the colours are those of the agents.
"""

from __future__ import annotations

from functools import cache

from games.drawing.svg import circle, group, path, small

THINGS = (
    "M3 16H21M6.5 16L8 8H16L17.5 16",  # a hat
    "M12 4V18A2 2 0 0 0 16 18M4 12A8 8 0 0 1 20 12Z",  # an umbrella
    "M10 5A5 5 0 1 0 10 15A5 5 0 1 0 10 5M14 14L20 20",  # a magnifying glass
    "M4 7H20V18H4ZM4 7L12 13.5L20 7",  # a letter
    "M8 9A4 4 0 1 0 8 17A4 4 0 1 0 8 9M12 13H21V17M17 13V16",  # a key
    "M4 8H8L9.5 5H14.5L16 8H20V19H4ZM12 10.5A3 3 0 1 0 12 16.5A3 3 0 1 0 12 10.5",  # a camera
    "M7 10A3.5 3.5 0 1 0 7 17A3.5 3.5 0 1 0 7 10M17 10A3.5 3.5 0 1 0 17 17A3.5 3.5 0 1 0 17 10M10.5 13H13.5",  # glasses
)


@cache
def seat_sign(seat: int) -> str:
    drawing = path(
        THINGS[seat % len(THINGS)], "none", stroke="#fff1c4", stroke_width=1.8, stroke_linecap="round",
        stroke_linejoin="round",
    )  # fmt: skip
    disc = circle(12, 12, 15, "#1b1e45", stroke="#d9a950", stroke_width=1.5)
    return small("-4 -4 32 32", "badge", disc, group(drawing))
