"""Draws the small things on the maps: the landmarks of the capitals, and the money."""

from __future__ import annotations

from games.drawing.svg import circle, ellipse, group, line, path, rect, symbol
from games.map.lights import CREAM, GOLD, INK

_DRAWN = {
    # clock tower with the long hall beside it
    "london": (
        path("M13 36V14H12V11L16 2L20 11V14H19V21H30V19L31.5 16L33 19V36ZM3 36V25H11V36Z", CREAM)
        + path("M14.6 15.4H17.4V18.4H14.6Z", INK)
        + line("M21 25H31M21 29H31M21 33H31M5 29H10M5 33H10", INK, 1, opacity=".6")
    ),
    # three onion domes
    "moscow": (
        path(
            "M18 1L18.8 4C22 7 23.4 9.4 21.6 13H21V36H15V13H14.4C12.6 9.4 14 7 17.2 4ZM7 9L7.6 11.6C10.6 14"
            " 11 16.4 9.8 19H9.6V36H3.4V19H3.2C2 16.4 3.4 14 6.4 11.6ZM29 9L29.6 11.6C32.6 14 33.6 16.4 32.6"
            " 19H32.4V36H26.4V19H26.2C25 16.4 25.4 14 28.4 11.6Z",
            CREAM,
        )
        + path("M10 26H15V36H10ZM21 26H26V36H21Z", CREAM)
        + line("M15.4 9L20.8 7M15 12L21.4 9.6M17 36V30H19V36", INK, 1, opacity=".6")
    ),
    # three round roofs on a terrace
    "peking": (
        path(
            "M18 1L19 4C22 8 25 9 28 10L27 12.4H9L8 10C11 9 14 8 17 4ZM11 13.4H25V15C28 16.6 30 17.4 32 18L31"
            " 20.4H5L4 18C6 17.4 8 16.6 11 15ZM8.6 21.4H27.4V28H8.6ZM6 29H30V31.4H6ZM3 32.4H33V36H3Z",
            CREAM,
        )
        + line("M13 21.6V28M18 21.6V28M23 21.6V28", INK, 1.2, opacity=".6")
    ),
    # the dome over its columns
    "washington": (
        path(
            "M17.4 1H18.6V5C24 5.6 27 10 27 15H9C9 10 12 5.6 17.4 5ZM10 16H26V21H10ZM2 23H34V25.4H2ZM4"
            " 26.4H7V34H4ZM9.6 26.4H12.6V34H9.6ZM15.2 26.4H20.8V34H15.2ZM23.4 26.4H26.4V34H23.4ZM29"
            " 26.4H32V34H29ZM2 34H34V36.4H2Z",
            CREAM,
        )
        + line("M13 16.4V20.6M18 16.4V20.6M23 16.4V20.6", INK, 1, opacity=".6")
    ),
}


def landmarks() -> str:
    return "".join(symbol(f"atlas-landmark-{city}", "0 0 36 38", drawn) for city, drawn in _DRAWN.items())


def purse_symbol() -> str:
    """Three bundles of notes, fanned, in a band."""
    note = "".join(
        (
            rect(0, 0, 40, 24, "url(#atlas-paper)", rx=2.4, stroke=INK, stroke_width=1.4),
            rect(3, 3, 34, 18, "none", rx=1.4, stroke="#2f6b4a", stroke_width=1.2),
            circle(20, 12, 6, "none", stroke="#2f6b4a", stroke_width=1.2),
            line("M6 7H11M29 17H34", "#2f6b4a", 1.4),
        )
    )
    return symbol(
        "atlas-purse",
        "0 0 60 44",
        ellipse(30, 41, 27, 4, "#000", opacity=".45"),
        group(note, transform="translate(4 13)rotate(-16 20 12)"),
        group(note, transform="translate(16 12)rotate(12 20 12)"),
        group(note, transform="translate(10 15)"),
        rect(25, 14, 10, 26, "#a3202d", stroke=INK, stroke_width=1.2),
        circle(30, 27, 4, GOLD, stroke=INK, stroke_width=0.8),
    )
