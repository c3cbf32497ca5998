"""Draws numerals and letters as lines, so that the board looks the same whatever fonts a device has."""

from __future__ import annotations

from games.drawing.svg import group, tag, use

# Middle lines of strokes in a box of 24 wide and 40 high.
GLYPHS = {
    "0": "M12 0C20 0 24 8 24 20S20 40 12 40 0 32 0 20 4 0 12 0Z",
    "1": "M4 8L14 0V40",
    "2": "M1 10C2 3 6 0 12 0C19 0 24 4 24 11C24 20 10 27 0 40H25",
    "3": "M1 7C3 2 7 0 12 0C18 0 23 4 23 10S18 19 11 19C18 19 24 23 24 30C24 36 19 40 12 40C6 40 2 37 0 32",
    "4": "M18 40V0L0 28H25",
    "5": "M22 0H4L2 18C5 15 8 14 12 14C19 14 24 19 24 27S19 40 12 40C6 40 2 37 0 33",
    "6": "M19 0C10 6 0 16 0 27C0 35 5 40 12 40S24 35 24 27 19 15 12 15C7 15 3 17 1 21",
    "7": "M0 0H24L8 40",
    "8": "M12 18C6 18 2 14 2 9S6 0 12 0 22 4 22 9 18 18 12 18"
    "C5 18 0 23 0 29S5 40 12 40 24 35 24 29 19 18 12 18Z",
    "9": "M5 40C14 34 24 24 24 13C24 5 19 0 12 0S0 5 0 13 5 25 12 25C17 25 21 23 23 19",
    "-": "M0 22H14",
    "+": "M2 22H24M13 11V33",
    "S": "M22 6C20 2 16 0 12 0C6 0 1 4 1 10C1 16 6 18 12 20S24 24 24 30C24 36 19 40 12 40C6 40 2 38 0 33",
    "P": "M2 40V0H13C20 0 24 5 24 11S20 22 13 22H2",
    "B": "M2 19H13C20 19 24 24 24 29.5S20 40 13 40H2V0H12C18 0 22 4 22 9.5S18 19 12 19",
    "J": "M20 0V28C20 36 16 40 10 40C4 40 1 36 0 31",
    "M": "M0 40V0L13 24L26 0V40",
    "D": "M2 0V40H9C19 40 25 32 25 20S19 0 9 0Z",
    "L": "M3 0V40H23",
}
_NAMES = {"-": "minus", "+": "plus"}
_WIDTHS = {"1": 16, "M": 26, "-": 14}
_GAP = 12


def _name(glyph: str) -> str:
    return f"cia-glyph-{_NAMES.get(glyph, glyph)}"


def glyphs() -> str:
    return tag("defs", *(tag("path", id=_name(glyph), d=d) for glyph, d in GLYPHS.items()))


def marks(text: str, x: float, y: float, high: float, weight: float = 8) -> str:
    """`text` centred on x, y, to be put inside a `pen`. `weight` is that of letters 40 high."""
    widths = [_WIDTHS.get(glyph, 24) for glyph in text]
    whole = sum(widths) + _GAP * (len(text) - 1)
    scale = high / (40 + weight)
    at, drawn = -whole / 2, []
    for glyph, wide in zip(text, widths, strict=True):
        drawn.append(use(_name(glyph), round(at - (2 if glyph == "1" else 0), 1), -20))
        at += wide + _GAP
    return group(*drawn, transform=f"translate({x:g} {y:g})scale({scale:.3g})")


def pen(stroke: str, weight: float, *written: str) -> str:
    return group(*written, fill="none", stroke=stroke, stroke_width=weight, stroke_linejoin="round",
        stroke_linecap="round")


def lettering(text: str, x: float, y: float, high: float, stroke: str, weight: float = 8) -> str:
    return pen(stroke, weight, marks(text, x, y, high, weight))
