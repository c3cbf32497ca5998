"""Draws small things of the town of CIA: lamps, trees, the safe, the special die."""

from __future__ import annotations

from math import cos, pi, sin

from games.cia.art.colours import BRASS, CREAM, INK, LEAF, LEAF_DARK, LIT, MOON, STONE
from games.cia.art.letters import lettering
from games.drawing.svg import circle, ellipse, line, path, rect, symbol

FACES = ("1-3", "2", "3", "4", "5", "6")
_PIPS = {"2": "ai", "3": "aei", "4": "acgi", "5": "acegi", "6": "acdfgi"}


def _safe() -> str:
    ticks = "".join(f"M{38 + 13 * sin(a):.1f} {42 - 13 * cos(a):.1f}l{4 * sin(a):.1f} {-4 * cos(a):.1f}"
                    for a in (i * pi / 6 for i in range(12)))
    return symbol(
        "cia-safe-door", "0 0 76 84", ellipse(38, 76, 58, 18, "url(#cia-pool)"),
        ellipse(40, 79, 37, 7, "#000", opacity=".5"),
        path("M10 74H22V82H10ZM52 74H64V82H52Z", INK, stroke=CREAM, stroke_width=2),
        path("M3 11L11 3H73V67L65 77H3Z", "#1a2430", stroke=CREAM, stroke_width=4, stroke_linejoin="round"),
        path("M3 11L11 3H73L65 11Z", "#93a6b6"), path("M65 11L73 3V67L65 77Z", "#141c26"),
        rect(3, 11, 62, 66, "url(#cia-steel)", stroke=INK, stroke_width=1.5),
        rect(9, 17, 50, 54, "none", rx=3, stroke=BRASS, stroke_width=2.5),
        path("M4 24H9V34H4ZM4 54H9V64H4Z", BRASS),
        circle(38, 42, 21, INK), circle(38, 42, 20, "url(#cia-metal)"), line(ticks, INK, 2),
        circle(38, 42, 10, "#1b2633", stroke=INK, stroke_width=1),
        line("M38 42V31M38 42L47 47.5M38 42L29 47.5", BRASS, 3.6,
                                                                       stroke_linecap="round"),
        circle(38, 42, 3.4, "#fff1c4"), path("M36 18H40L38 22Z", "#e8323f", stroke=INK, stroke_width=.6),
    )


def _pip_at(place: str) -> tuple[int, int]:
    row, column = divmod("abcdefghi".index(place), 3)
    return 23 + 25 * column, 23 + 25 * row


def _die(name: str, *marks: str) -> str:
    return symbol(
        f"cia-die-{name}", "0 0 100 106",
        ellipse(52, 98, 46, 10, "#000", opacity=".45"),
        rect(2, 8, 96, 96, "#9d8a62", rx=20, stroke=INK, stroke_width=2),
        rect(2, 2, 96, 94, "url(#cia-bone)", rx=20, stroke=INK, stroke_width=2),
        rect(8, 7, 84, 82, "none", rx=16, stroke="#fff", stroke_width=2, opacity=".8"), *marks)


def _dice() -> str:
    blank = _die("blank", path("M50 18L57 41L80 48L57 55L50 78L43 55L20 48L43 41Z", "url(#cia-blood)"),
        circle(50, 48, 6, "#fffaf0"))
    low = _die("1-3", lettering("1-3", 50, 49, 39, "#8c1c26", 9))
    return blank + low + "".join(
        _die(face, *(circle(x + 2, y + 1, 9.5, "#1a1630") for x, y in map(_pip_at, pips))) for face,
        pips in _PIPS.items())


def _lamp() -> str:
    return symbol(
        "cia-lamp", "0 0 30 90",
        circle(15, 16, 26, "url(#cia-pool)"), path("M13.5 24H16.5L18 88H12Z", INK),
        path("M8 84H22V90H8Z", INK),
        path("M8 10H22L19 25H11Z", LIT), path("M7 10L15 3L23 10Z", INK),
        line("M8 10L11 25H19L22 10", INK, 1.4), line("M9 34H21", INK, 2),
    )


def _trees() -> str:
    return "".join((
        symbol("cia-tree", "0 0 60 70", ellipse(32, 62, 26, 8, "#000", opacity=".35"),
            path("M27 46H33V64H27Z", "#2b1d1c"),
               path("M30 4C42 2 52 10 52 22C60 30 56 48 42 50C36 54 24 54 18 50C4 48 0 32 8 24"
                    "C6 12 18 2 30 4Z", LEAF_DARK),
               path("M27 7C37 4 44 10 43 20C48 28 42 38 32 38C22 44 8 40 10 27C8 16 16 8 27 7Z", LEAF),
               path("M22 10C28 7 34 9 35 14C28 12 20 16 17 24C14 18 16 12 22 10Z", MOON, opacity=".28")),
        symbol("cia-poplar", "0 0 30 80", ellipse(16, 74, 14, 5, "#000", opacity=".35"),
            path("M13 60H17V75H13Z", "#2b1d1c"),
               path("M15 2C24 20 28 40 25 58C22 66 8 66 5 58C2 40 6 20 15 2Z", LEAF_DARK),
               path("M15 2C18 18 18 40 15 60C10 62 5 60 5 58C2 40 6 20 15 2Z", LEAF)),
        symbol("cia-bench", "0 0 40 22", path("M2 2H38V5H2ZM2 8H38V12H2Z", STONE),
            path("M5 12H8V21H5ZM32 12H35V21H32Z", INK)),
    ))


def _car() -> str:
    return symbol(
        "cia-car", "0 0 66 30",
        path("M62 17L126 4V32Z", "url(#cia-beam)"), ellipse(33, 27, 33, 5, "#000", opacity=".5"),
        path("M2 24C1 17 4 14 12 13L19 4C20 3 22 2 24 2H38C41 2 43 3 44 5L49 13C58 13 64 15 64 20V24Z",
            "#10101e", stroke=MOON, stroke_width=.8),
        path("M16 13L21 6H29V13ZM32 6H38C40 6 41 7 42 8L45 13H32Z", "#39508a"),
        path("M6 15C20 13 40 16 58 15", "none", stroke=MOON, stroke_width=1.4, opacity=".7"),
        circle(15, 24, 6, INK, stroke=STONE, stroke_width=2),
        circle(51, 24, 6, INK, stroke=STONE, stroke_width=2),
        circle(63, 18, 3, "#fff6cf"), path("M1 17H4V21H1Z", "#e8323f"))


def things() -> str:
    return _safe() + _dice() + _lamp() + _trees() + _car()
