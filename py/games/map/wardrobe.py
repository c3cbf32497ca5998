"""Draws the clothes, hair and faces of the secret services. The hats are in hats.py.

Everything fits one figure in a box of 76 by 92: its middle is at x = 38, the chin at y = 47, the shoulders start at
y = 52.
"""

from __future__ import annotations

from collections.abc import Callable

from games.drawing.svg import circle, ellipse, line, path
from games.map.lights import CREAM, INK

Drawn = Callable[[str, str], str]  # of cloth and hair
BRASS, LIPS, PEARL, FUR, FUR_DARK = "#e0b55c", "#b3202f", "#fff7e6", "#8d6446", "#5a3a26"


def shade(d: str, much: float = 0.26) -> str:
    return path(d, INK, opacity=much)


def glint(d: str, much: float = 0.28) -> str:
    """A light edge on the side of the lamp."""
    return path(d, "#fff", opacity=much)


def face(skin: str, round_: bool = False) -> str:
    chin = (
        "M27 22H49V34C49 43 44 48 38 48S27 43 27 34Z"
        if round_
        else "M27 22H49V35C48 43 43 48 38 48S28 43 27 35Z"
    )
    return "".join(
        (
            path("M31 42H45V56L38 61L31 56Z", skin),
            shade("M31 46C35 50 41 50 45 46V52C41 55 35 55 31 52Z", 0.3),
            path(chin, skin),
            shade("M40 24H49V35C48 43 44 47 40 48Z", 0.14),
        )
    )


def eyes(brows: bool = True) -> str:
    return (
        path("M30 32H35V34.4H30ZM41 32H46V34.4H41Z", INK)
        + (line("M29 29.4L35 28.6M41 28.6L47 29.4", INK, 1.3) if brows else "")
        + line("M38 34V39L36.4 40", INK, 0.9, opacity=".45")
    )


def lips() -> str:
    return path(
        "M33.6 42.4C35.6 40.8 37 40.8 38 41.6C39 40.8 40.4 40.8 42.4 42.4C40 45.4 36 45.4 33.6 42.4Z", LIPS
    )


def mouth() -> str:
    return line("M34 43.4C36.6 42.4 39.4 42.4 42 43.4", INK, 1.3, opacity=".7")


def lashes() -> str:
    return (
        circle(32.4, 33.4, 1.7, INK)
        + circle(43.6, 33.4, 1.7, INK)
        + line(
            "M29 33.4C30.4 31 34.4 31 35.8 33.2M40.2 33.2C41.6 31 45.6 31 47 33.4",
            INK,
            1.7,
            stroke_linecap="round",
        )
        + line("M29.4 28.6C31 27.4 33.6 27.4 35.4 28.4M40.6 28.4C42.4 27.4 45 27.4 46.6 28.6", INK, 1)
    )


# Hair -------------------------------------------------------------------------------------------------------


def short(_cloth: str, hair: str) -> str:
    return path("M26 34L27 22H31L29 30ZM50 34L49 22H45L47 30Z", hair)


def waves(_cloth: str, hair: str) -> str:
    """Long hair, drawn behind the face."""
    return path(
        "M22 26C18 34 24 38 20 46C17 53 23 58 28 57H48C53 58 59 53 56 46C52 38 58 34 54 26C52 16 24 16"
        " 22 26Z",
        hair,
    ) + line("M24 34C26 40 22 44 25 52M52 34C50 40 54 44 51 52", INK, 1.2, opacity=".3")


def bob(_cloth: str, hair: str) -> str:
    return path("M21 30C19 14 28 8 38 8S57 14 55 30L56 45C52 49 49 48 47 46H29C27 48 24 49 20 45Z", hair)


def fringe(_cloth: str, hair: str) -> str:
    """The front of a bob, over the brow, with a jade comb."""
    return (
        path("M26 30C26 20 30 15 38 14C46 15 50 20 50 30C46 25 41 24 38 24S30 25 26 30Z", hair)
        + glint("M28 20C31 15 36 13 40 13C36 16 32 18 30 23Z", 0.22)
        + path("M50 13C54 15 56 18 56 22L52 24C52 20 50 18 47 17Z", "#3fae86")
        + circle(54, 17, 2, PEARL)
    )


def bun(_cloth: str, hair: str) -> str:
    return path("M24 32C22 18 28 12 38 12S54 18 52 32L50 40H26Z", hair)


# Coats ------------------------------------------------------------------------------------------------------

_SHOULDERS = "M8 96C8 74 10 60 22 54L30 50L38 62L46 50L54 54C66 60 68 74 68 96Z"


def trench(cloth: str, _hair: str) -> str:
    """A coat with its collar up."""
    return "".join(
        (
            path("M34 50H42L44 64L38 72L32 64Z", INK),
            path(_SHOULDERS, cloth),
            shade("M38 62L46 50L54 54C66 60 68 74 68 96H40Z"),
            path("M29 46L19 38L22 58L36 70ZM47 46L57 38L54 58L40 70Z", cloth, stroke=INK, stroke_width=0.7),
            glint("M29 46L19 38L22 58L36 70Z", 0.26),
            shade("M47 46L57 38L54 58L40 70Z", 0.14),
            shade("M8 84H68V90H8Z", 0.4),
            circle(31, 78, 1.8, INK),
            circle(45, 78, 1.8, INK),
        )
    )


def suit(cloth: str, _hair: str) -> str:
    """A suit with a striped club tie."""
    return "".join(
        (
            path("M30 50H46L42 80H34Z", CREAM),
            path("M36 54H40L42 72L38 82L34 72Z", "#7d1f2c"),
            line("M35.4 62L41 59M35 68L41.6 64.6M35 74L42 70", BRASS, 1.5),
            path("M8 96C8 74 10 60 22 54L30 50L38 84L46 50L54 54C66 60 68 74 68 96Z", cloth),
            shade("M38 84L46 50L54 54C66 60 68 74 68 96H39Z"),
            path("M30 50L24 60L29 64L38 84ZM46 50L52 60L47 64L38 84Z", cloth, stroke=INK, stroke_width=0.7),
            glint("M30 50L24 60L29 64L38 84Z", 0.2),
            path("M51 72L58 70V74L52 76Z", CREAM),
        )
    )


def uniform(cloth: str, _hair: str) -> str:
    return "".join(
        (
            path("M8 96C8 74 10 60 24 54H52C66 60 68 74 68 96Z", cloth),
            shade("M38 56L52 54C66 60 68 74 68 96H38Z", 0.22),
            path("M29 49H47L46 58L38 61L30 58Z", cloth, stroke=INK, stroke_width=0.8),
            path("M31 51H36V56L32 55ZM45 51H40V56L44 55Z", "#7a1420"),
            line("M38 61V96", INK, 1, opacity=".5"),
            circle(38, 68, 1.8, BRASS),
            circle(38, 78, 1.8, BRASS),
            circle(38, 88, 1.8, BRASS),
            path("M10 62L24 55L27 60L11 69ZM66 62L52 55L49 60L65 69Z", BRASS, stroke=INK, stroke_width=0.8),
            line("M12 66L26 58M64 66L50 58", "#7a1420", 1.4),
            path("M18 76H30V80H18Z", "#b3202f"),
            path("M22 76H26V80H22Z", BRASS),
        )
    )


def furs(cloth: str, _hair: str) -> str:
    return "".join(
        (
            path("M8 96C8 76 12 64 24 58H52C64 64 68 76 68 96Z", cloth),
            shade("M40 60L52 58C64 64 68 76 68 96H40Z", 0.22),
            path(
                "M14 66C12 56 22 49 30 51C31 60 35 66 38 72C41 66 45 60 46 51C54 49 64 56 62 66C58 76 46 82"
                " 38 90C30 82 18 76 14 66Z",
                FUR,
            ),
            line(
                "M18 60L22 63M20 68L24 68M27 55L29 60M30 70L33 68M26 75L30 74M58 60L54 63M56 68L52 68M49"
                " 55L47 60M46 70L43 68M50 75L46 74M36 80L37 76M41 80L40 76",
                FUR_DARK,
                1.8,
                stroke_linecap="round",
            ),
        )
    )


def high_collar(cloth: str, _hair: str) -> str:
    """A plain buttoned jacket with four pockets."""
    return "".join(
        (
            path("M8 96C8 74 10 60 24 54H52C66 60 68 74 68 96Z", cloth),
            shade("M38 56L52 54C66 60 68 74 68 96H38Z", 0.2),
            path("M29 48C34 53 42 53 47 48L48 57C42 62 34 62 28 57Z", cloth, stroke=INK, stroke_width=0.9),
            line("M38 52V96", INK, 1.1, opacity=".55"),
            circle(38, 66, 1.8, INK),
            circle(38, 76, 1.8, INK),
            circle(38, 86, 1.8, INK),
            line("M18 74H31V86H18ZM18 77H31M45 74H58V86H45ZM45 77H58", INK, 1, opacity=".45"),
            path("M53 70L55 70L54.6 78H53.4Z", BRASS),
        )
    )


def silk(cloth: str, _hair: str) -> str:
    """A silk dress with a standing collar and knotted fastening."""
    return "".join(
        (
            path("M12 96C12 76 14 64 27 57H49C62 64 64 76 64 96Z", cloth),
            shade("M40 58L49 57C62 64 64 76 64 96H42Z", 0.2),
            path("M30 48C34 52 42 52 46 48L48 59C42 63 34 63 28 59Z", cloth, stroke=BRASS, stroke_width=1.2),
            line("M38 62C44 66 50 68 58 68", BRASS, 1.4),
            circle(38, 62, 2.2, BRASS),
            circle(48, 67, 2.2, BRASS),
            circle(57, 68, 2.2, BRASS),
            line(
                "M20 84C24 80 28 84 24 88M30 90C34 86 38 90 34 94M44 82C48 78 52 82 48 86M52 92C55 89 58 92"
                " 56 95",
                BRASS,
                1,
                opacity=".7",
            ),
        )
    )


def gown(cloth: str, _hair: str) -> str:
    """An evening gown with pearls."""
    pearls = "".join(
        circle(x, y, 1.9, PEARL, stroke=INK, stroke_width=0.4)
        for x, y in ((29, 56), (31, 60), (34, 63), (38, 64), (42, 63), (45, 60), (47, 56))
    )
    return "".join(
        (
            path("M10 96C10 76 14 64 28 57H48C62 64 66 76 66 96Z", cloth),
            path("M24 58C28 56 30 55 31 53H45C46 55 48 56 52 58C48 70 42 76 38 77S28 70 24 58Z", "#e9bd95"),
            shade("M40 77C46 74 50 66 52 58L54 59C64 66 66 78 66 96H41Z", 0.22),
            pearls,
            glint("M14 84C15 74 18 68 24 64C20 72 18 80 18 92Z", 0.2),
        )
    )


def jacket(cloth: str, _hair: str) -> str:
    """A flight jacket with a sheepskin collar."""
    return "".join(
        (
            path("M31 52H45L43 74H33Z", CREAM),
            path(_SHOULDERS, cloth),
            shade("M38 62L46 50L54 54C66 60 68 74 68 96H38Z", 0.22),
            path(
                "M29 47C20 50 18 58 22 66C28 70 34 72 37 76L38 66C33 62 30 56 29 47ZM47 47C56 50 58 58 54"
                " 66C48 70 42 72 39 76L38 66C43 62 46 56 47 47Z",
                "#f0dcb2",
                stroke=INK,
                stroke_width=0.7,
            ),
            line("M38 76V96", INK, 1.4),
            circle(38, 80, 1.6, BRASS),
            path("M50 78L60 76V82L51 84Z", BRASS),
        )
    )


# Things that make a face ------------------------------------------------------------------------------------


def moustache(_cloth: str, hair: str) -> str:
    return path(
        "M38 38.4C34 37 30 38.4 28 41.6C32 42.4 36 42 38 40.4C40 42 44 42.4 48 41.6C46 38.4 42 37 38 38.4Z",
        hair,
    )


def thin_moustache(_cloth: str, hair: str) -> str:
    return line("M33 40.4C35.4 39 37 39.2 38 40C39 39.2 40.6 39 43 40.4", hair, 1.7)


def monocle(_cloth: str, _hair: str) -> str:
    return (
        circle(43.5, 33, 5, "#fff", opacity=".25")
        + circle(43.5, 33, 5, "none", stroke=BRASS, stroke_width=1.5)
        + line("M48 35C51 42 50 50 47 56", BRASS, 0.9)
    )


def round_glasses(_cloth: str, _hair: str) -> str:
    return "".join(
        circle(x, 33, 5, "#fff", opacity=".2") + circle(x, 33, 5, "none", stroke="#2a1f18", stroke_width=1.5)
        for x in (32.4, 43.6)
    ) + line("M37.4 32.4H38.6M27.4 32L26 31M48.6 32L50 31", "#2a1f18", 1.5)


def dark_glasses(_cloth: str, _hair: str) -> str:
    return path(
        "M27 29H37V33C36.4 38.4 29 38.4 27.6 34ZM39 29H49L48.4 34C47 38.4 39.6 38.4 39 33ZM36"
        " 29.6H40V31.4H36Z",
        "#12131f",
    ) + glint("M29 30.4H33L30.4 35ZM41 30.4H45L42.4 35Z", 0.3)


def cat_glasses(_cloth: str, _hair: str) -> str:
    return path(
        "M25 26C29 28 34 28.4 37.4 30C37.6 36 32 38.4 28.6 35C27 33 26 29 25 26ZM51 26C47 28 42 28.4 38.6"
        " 30C38.4 36 44 38.4 47.4 35C49 33 50 29 51 26Z",
        "#1a1430",
    ) + glint("M29 29.6L33 30.4L30.6 34ZM42 31L46 29.8L43.6 34Z", 0.3)


def cigarette(_cloth: str, _hair: str) -> str:
    return (
        line("M41 43.6L56 46", CREAM, 2)
        + circle(57, 46.2, 1.7, "#ff7a3c")
        + line("M58 43C61 38 56 36 60 30", CREAM, 1.1, opacity=".55")
    )


def holder(_cloth: str, _hair: str) -> str:
    return (
        line("M41 43L60 38", INK, 1.8)
        + line("M60 38L65 36.6", CREAM, 2)
        + circle(66, 36.4, 1.6, "#ff7a3c")
        + line("M66 33C69 28 64 26 68 20", CREAM, 1.1, opacity=".55")
    )


def pipe(_cloth: str, _hair: str) -> str:
    return (
        path("M41 43L52 47V43H60V50C60 53 58 54 55.6 54S51.6 52 51 50L40.4 45.4Z", "#5a3320")
        + path("M52.4 43H59.6V44.8H52.4Z", "#ff9a4a")
        + line("M56 39C53 35 59 33 56 29", CREAM, 1.2, opacity=".6")
    )


def earrings(_cloth: str, _hair: str) -> str:
    return ellipse(26, 42, 1.8, 2.8, BRASS) + ellipse(50, 42, 1.8, 2.8, BRASS)
