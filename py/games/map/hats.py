"""Draws the hats of the secret services, to fit the figures of wardrobe.py. Each has an outline of its own."""

from __future__ import annotations

from games.drawing.svg import circle, line, path
from games.map.lights import CREAM, INK
from games.map.wardrobe import BRASS, FUR, FUR_DARK, glint, shade


def fedora(cloth: str, _hair: str) -> str:
    return "".join(
        (
            shade("M27 24H49V31C42 34 34 34 27 31Z", 0.5),
            path(
                "M10 27C17 22 22 22 23 19C23 7 28 2 33 4C36 6 40 6 43 4C48 2 53 7 53 19C54 22 59 22 66 27C55"
                " 33 21 33 10 27Z",
                cloth,
            ),
            shade("M23 14C33 18 43 18 53 14V21C43 25 33 25 23 21Z", 0.7),
            shade("M41 5C48 2 53 7 53 19L66 27C59 31 48 31 41 31Z", 0.2),
            glint("M25 12C25 7 29 4 32 5C29 8 28 10 28 14Z"),
            glint("M12 27C17 23 21 23 24 22C20 25 17 27 14 28Z"),
        )
    )


def bowler(cloth: str, _hair: str) -> str:
    return "".join(
        (
            shade("M27 25H49V30C42 32 34 32 27 30Z", 0.45),
            path(
                "M14 25C18 27 21 25 22 22C21 8 29 3 38 3S55 8 54 22C55 25 58 27 62 25C60 31 50 31 38 31S16 31"
                " 14 25Z",
                cloth,
            ),
            shade("M22 19C33 22 43 22 54 19V24C43 27 33 27 22 24Z", 0.7),
            shade("M42 3C51 5 55 12 54 22C55 25 58 27 62 25C60 31 50 31 42 31Z", 0.2),
            glint("M26 14C27 8 31 6 35 5C32 8 30 11 30 16Z", 0.35),
        )
    )


def homburg(cloth: str, _hair: str) -> str:
    return "".join(
        (
            shade("M27 25H49V30C42 32 34 32 27 30Z", 0.45),
            path(
                "M12 24C14 20 16 21 18 23C20 24 22 23 23 20L25 7C28 3 35 3 38 7C41 3 48 3 51 7L53 20C54 23 56"
                " 24 58 23C60 21 62 20 64 24C60 31 50 31 38 31S16 31 12 24Z",
                cloth,
            ),
            shade("M23 17C33 20 43 20 53 17L54 23C43 26 33 26 22 23Z", 0.7),
            line("M12 24C18 30 58 30 64 24", "#fff", 1, opacity=".35"),
            line("M38 7V16", INK, 1.2, opacity=".4"),
            glint("M27 9C29 6 32 6 34 8C31 9 30 12 29 15Z"),
        )
    )


def officer(cloth: str, _hair: str) -> str:
    """A peaked cap with a plain star."""
    return "".join(
        (
            shade("M27 26H49V31C42 33 34 33 27 31Z", 0.4),
            path("M15 13C24 2 52 2 61 13C60 17 56 19 53 20H23C20 19 16 17 15 13Z", cloth),
            shade("M40 5C50 6 58 9 61 13C60 17 56 19 53 20H42Z", 0.2),
            path("M23 18H53V25H23Z", "#1f2336"),
            line("M23 24H53", BRASS, 1.4),
            path("M23 25H53C54 28 55 29 55 31C46 27 30 27 21 31C21 29 22 28 23 25Z", "#11131f"),
            path(
                "M38 8L39.8 12.2H44L40.6 14.8L42 19L38 16.4L34 19L35.4 14.8L32 12.2H36.2Z",
                BRASS,
                stroke=INK,
                stroke_width=0.6,
            ),
        )
    )


def fur_hat(cloth: str, _hair: str) -> str:
    return "".join(
        (
            path("M21 25C17 12 25 3 38 3S59 12 55 25C50 29 26 29 21 25Z", FUR),
            line(
                "M24 20L27 17M27 24L29 20M31 10L33 7M36 24L37 20M40 9L41 6M44 24L45 20M49 22L51 18M28 13L30"
                " 10M47 12L49 9M52 15L53 12M35 15L36 12M43 16L44 13",
                FUR_DARK,
                1.8,
                stroke_linecap="round",
            ),
            shade("M42 4C53 6 58 14 55 25C51 27 46 28 42 28Z", 0.2),
            path("M22 23C31 28 45 28 54 23L55 26C46 31 30 31 21 26Z", cloth),
        )
    )


def ear_flaps(cloth: str, _hair: str) -> str:
    return "".join(
        (
            path("M22 18C22 6 30 2 38 2S54 6 54 18Z", cloth),
            shade("M40 2C49 3 54 8 54 18H40Z", 0.3),
            path(
                "M14 24C13 15 19 13 24 15C32 11 44 11 52 15C57 13 63 15 62 24L60 44C56 49 51 46 50 40C50 32"
                " 48 29 44 28H32C28 29 26 32 26 40C25 46 20 49 16 44Z",
                FUR,
            ),
            line(
                "M18 20L20 23M17 28L20 29M18 37L21 36M58 20L56 23M59 28L56 29M58 37L55 36M28 17L29 21M48"
                " 17L47 21M38 15V19",
                FUR_DARK,
                1.8,
                stroke_linecap="round",
            ),
            circle(38, 20, 3.4, BRASS, stroke=INK, stroke_width=0.6),
        )
    )


def wide_brim(cloth: str, _hair: str) -> str:
    return "".join(
        (
            shade("M26 24H50V31C42 34 34 33 26 30Z", 0.35),
            path(
                "M3 22C12 14 24 16 27 12C30 3 46 3 49 12C52 17 66 18 74 30C62 24 52 29 38 28S14 18 3 22Z",
                cloth,
            ),
            shade("M26 14C34 17 42 17 50 14L51 19C42 22 33 21 25 18Z", 0.75),
            shade("M42 6C47 8 48 11 49 13C54 18 66 19 74 30C62 24 52 28 44 28Z", 0.2),
            path("M48 15C54 8 61 5 66 4C64 9 60 14 52 18Z", CREAM),
            line("M49 16C55 11 60 8 65 5", INK, 0.7, opacity=".5"),
        )
    )


def cloche(cloth: str, _hair: str) -> str:
    return "".join(
        (
            path("M21 33C18 14 26 4 38 4S58 14 55 33C52 27 45 25 38 25S24 27 21 33Z", cloth),
            shade("M42 5C53 8 58 18 55 33C52 28 47 26 42 25Z", 0.2),
            shade("M22 22C32 18 44 18 54 22L55 28C45 23 31 23 21 28Z", 0.6),
            circle(51, 22, 4.4, CREAM, stroke=INK, stroke_width=0.7),
            glint("M26 16C28 9 32 7 36 6C32 10 30 13 29 18Z"),
        )
    )


def beret(cloth: str, _hair: str) -> str:
    return "".join(
        (
            shade("M27 23H49V28C42 30 34 30 27 28Z", 0.4),
            path("M20 22C15 11 29 4 42 4L43 1H46L45 5C58 5 63 14 57 21C50 26 31 26 20 22Z", cloth),
            shade("M45 5C58 5 63 14 57 21C50 25 38 26 32 25C42 21 47 14 45 5Z", 0.3),
            glint("M25 17C26 12 31 8 37 8C33 11 30 14 29 19Z"),
        )
    )


def panama(cloth: str, _hair: str) -> str:
    straw = "#f3e2b0"
    return "".join(
        (
            shade("M27 25H49V31C42 33 34 33 27 31Z", 0.42),
            path(
                "M11 26C18 23 22 23 23 20L25 8C29 3 35 4 38 7C41 4 47 3 51 8L53 20C54 23 58 23 65 26C55 32 21"
                " 32 11 26Z",
                straw,
            ),
            path("M23.6 15C33 18 43 18 52.4 15L53 21C43 24 33 24 23 21Z", cloth),
            line("M25 11C33 14 43 14 51 11", INK, 0.6, opacity=".25"),
            shade("M42 5C46 4 49 5 51 8L53 20C54 23 58 23 65 26C58 31 48 31 42 31Z", 0.16),
        )
    )


def scarf_hat(cloth: str, hair: str) -> str:
    """A silk scarf over the hair, tied under the chin."""
    return "".join(
        (
            path(
                "M20 34C17 14 26 5 38 5S59 14 56 34C55 42 51 48 46 51L38 58L30 51C25 48 21 42 20 34ZM27 32C27"
                " 40 32 48 38 48S49 40 49 32C48 24 44 20 38 20S28 24 27 32Z",
                cloth,
                fill_rule="evenodd",
            ),
            path("M27 30C27 24 31 18 38 18S49 24 49 30C46 24 42 23 34 25C30 26 28 28 27 30Z", hair),
            circle(27, 14, 2, CREAM),
            circle(38, 10, 2, CREAM),
            circle(49, 14, 2, CREAM),
            circle(23, 25, 2, CREAM),
            circle(53, 25, 2, CREAM),
            circle(24, 37, 2, CREAM),
            circle(52, 37, 2, CREAM),
            path("M36 52L26 66L33 67L38 57L43 67L50 66L40 52Z", cloth, stroke=INK, stroke_width=0.8),
            shade("M42 6C53 8 58 18 56 34C55 42 51 48 46 51L47 44C50 36 49 24 42 20Z", 0.18),
        )
    )
