"""Draws the pieces of Suitcases: agents, suitcases and what is in them, duel cards, dice and houses."""

from __future__ import annotations

from games.drawing.svg import circle, ellipse, escape, group, line, path, rect, symbol, tag, use
from games.map import hats
from games.map import wardrobe as wear
from games.map.figures import TAN, WARM, Look, symbols_of, token_symbol
from games.map.lights import CREAM, GOLD, INK, colour

# Each service has a hat of its own, so that players who do not see colours can tell them apart.
LOOKS = {
    "red": Look(
        "red", wear.trench, hats.beret, hair_colour="#3b241a", with_=(wear.thin_moustache,), cloth="#4b3038"
    ),
    "blue": Look("blue", wear.suit, hats.bowler, skin=WARM, with_=(wear.round_glasses,), cloth="#26304d"),
    "green": Look("green", wear.trench, hats.fedora, skin=TAN, with_=(wear.cigarette,), cloth="#3f4a3a"),
    "yellow": Look(
        "yellow",
        wear.gown,
        hats.cloche,
        wear.bob,
        "#2a1712",
        is_lady=True,
        with_=(wear.earrings,),
        cloth="#5a4212",
    ),
}
NUMBERS = range(1, 8)
LETTERS = "ABCD"
FACES = (0, 1, 2, 3)
_PIPS = {0: "", 1: "e", 2: "ci", 3: "cei"}


def _number(n: int, tint: str) -> str:
    return circle(13, 79, 13.5, INK, stroke=colour(tint), stroke_width=3) + tag(
        "text", str(n), x=13, y=86, class_="atlas-badge"
    )


def _case(tint: str, letter: str) -> str:
    """A diplomat's suitcase in the colour of its owner, with its letter, 60 by 48."""
    return symbol(
        f"sc-case-{tint}-{letter}",
        "0 0 60 48",
        ellipse(31, 45, 28, 4.6, "#000", opacity=".5"),
        line("M21 12V7C21 5 22 4 24 4H36C38 4 39 5 39 7V12", INK, 6.4),
        line("M21 12V7C21 5 22 4 24 4H36C38 4 39 5 39 7V12", GOLD, 3.2),
        rect(2, 11, 56, 34, f"url(#atlas-disc-{tint})", rx=5, stroke=INK, stroke_width=2.6),
        rect(5, 14, 50, 28, "none", rx=3, stroke=CREAM, stroke_width=1),
        path(
            "M2 20V16C2 13 4 11 7 11H13ZM58 20V16C58 13 56 11 53 11H47ZM2 36V40C2 43 4 45 7 45H13ZM58"
            " 36V40C58 43 56 45 53 45H47Z",
            GOLD,
            stroke=INK,
            stroke_width=0.8,
        ),
        circle(30, 28, 13.5, CREAM, stroke=INK, stroke_width=1.4),
        tag("text", letter, x=30, y=35.6, class_="atlas-letter case"),
    )


def _folder(value: str) -> str:
    """Sealed papers, one for each state secret."""
    count = int(value)
    sheets = "".join(
        group(
            path("M28 56H72V108H28Z", "url(#atlas-paper)", stroke=INK, stroke_width=1.4),
            line("M35 66H65M35 74H65M35 82H54", "#8a7a58", 2.2),
            transform=f"rotate({(i - (count - 1) / 2) * 8:g} 50 130)",
        )
        for i in range(count)
    )
    return (
        sheets
        + circle(50, 98, 13, "#a3202d", stroke=INK, stroke_width=1.6)
        + path("M50 89L52.6 95.4H59L54 99.4L55.8 105.6L50 102L44.2 105.6L46 99.4L41 95.4H47.4Z", "#f6c9a0")
    )


def _bomb() -> str:
    return "".join(
        (
            circle(47, 82, 27, "#14151f", stroke=CREAM, stroke_width=2),
            ellipse(37, 71, 8, 6, "#fff", opacity=".35"),
            path("M62 56L72 48L78 55L69 64Z", "#3a3d4d", stroke=CREAM, stroke_width=1.4),
            line("M75 51C84 42 74 36 84 28", "#d9b37a", 3.4),
            path(
                "M84 14L87 23L96 20L91 28L98 34L89 34L86 43L82 35L73 37L79 29L74 22L82 24Z",
                "#ff9a3c",
                stroke="#ffe27a",
                stroke_width=1.6,
            ),
        )
    )


def _card(name: str, *drawn: str) -> str:
    return symbol(
        name,
        "0 0 100 140",
        rect(2, 2, 96, 136, "url(#atlas-paper)", rx=10, stroke=INK, stroke_width=2.4),
        rect(8, 8, 84, 124, "none", rx=6, stroke="#9b7434", stroke_width=1.6),
        *drawn,
    )


def _contents() -> str:
    secrets = "".join(
        _card(
            f"sc-contents-{value}",
            _folder(value),
            tag("text", value, x=50, y=44, class_="atlas-card", fill="#7d1f2c"),
        )
        for value in ("5", "3", "1")
    )
    bomb = _card(
        "sc-contents-bomb",
        rect(9, 9, 82, 122, "#8c1c26", rx=6),
        _bomb(),
        line("M14 122H86M14 18H86", "#ffe27a", 3, stroke_dasharray="8 6"),
    )
    minis = "".join(
        symbol(
            f"sc-mini-{value}",
            "0 0 26 34",
            _slip("url(#atlas-paper)"),
            tag("text", value, x=13, y=25, class_="atlas-mini"),
        )
        for value in ("5", "3", "1")
    )
    mini_bomb = symbol(
        "sc-mini-bomb",
        "0 0 26 34",
        _slip("#a3202d"),
        group(_bomb(), transform="translate(-1 0)scale(.29)translate(-3 3)"),
    )
    closed = symbol(
        "sc-mini-back",
        "0 0 26 34",
        _slip("url(#atlas-wood)"),
        rect(3.4, 3.4, 19.2, 27.2, "none", rx=2, stroke=GOLD, stroke_width=1),
        path("M13 10A4.4 4.4 0 0 1 15.4 18L17 25H9L10.6 18A4.4 4.4 0 0 1 13 10Z", GOLD),
    )
    return secrets + bomb + minis + mini_bomb + closed


def _slip(fill: str) -> str:
    return rect(1, 1, 24, 32, fill, rx=3.4, stroke=INK, stroke_width=1.6)


def _duel(n: int) -> str:
    """A pistol for each point. A card of 0 shows a figure running away."""
    if n == 0:
        scene = group(
            path(
                "M30 96C30 84 40 84 42 74L46 60L38 66L30 62L40 52L54 50L62 58L72 58V64L60 65L56 60L54 74L64"
                " 84L60 100L53 98L55 88L44 80C42 90 40 98 36 100Z",
                "#2a2f52",
            )
            + circle(57, 42, 7.5, "#2a2f52")
            + path("M46 38C52 30 64 30 70 38C62 42 54 42 46 38Z", "#2a2f52")
            + line("M18 70H28M14 80H26M20 90H28", "#2a2f52", 3, stroke_linecap="round"),
            transform="translate(2 24)scale(.96)",
        )
    else:
        spots = {
            1: ((50, 82),),
            2: ((50, 68), (50, 98)),
            3: ((50, 60), (50, 83), (50, 106)),
            4: ((34, 68), (66, 68), (34, 98), (66, 98)),
            5: ((34, 62), (66, 62), (50, 84), (34, 106), (66, 106)),
        }[n]
        scene = "".join(use("sc-pistol", x - 15, y - 10, 30, 22) for x, y in spots)
    return _card(f"sc-card-{n}", tag("text", str(n), x=50, y=44, class_="atlas-card", fill="#23234b"), scene)


def _pistol() -> str:
    return symbol(
        "sc-pistol",
        "0 0 30 22",
        path(
            "M1 4H26L29 6V9H18L17 12C17 13 16 13.6 15 13.6H12L9 21H2L5 11L2 9Z",
            "#23263f",
            stroke=GOLD,
            stroke_width=0.8,
        )
        + line("M4 6.4H24", CREAM, 0.8, opacity=".6"),
    )


def _back() -> str:
    fan = "".join(
        f"M50 70L{50 + dx} {70 + dy}"
        for dx, dy in (
            (-34, -50),
            (-18, -54),
            (0, -56),
            (18, -54),
            (34, -50),
            (-34, 50),
            (-18, 54),
            (0, 56),
            (18, 54),
            (34, 50),
        )
    )
    return symbol(
        "sc-card-back",
        "0 0 100 140",
        rect(2, 2, 96, 136, "url(#atlas-wood)", rx=10, stroke=INK, stroke_width=2.4),
        rect(8, 8, 84, 124, "none", rx=6, stroke=GOLD, stroke_width=1.8),
        line(fan, GOLD, 1.4, opacity=".8"),
        circle(50, 70, 20, "url(#atlas-metal)", stroke=INK, stroke_width=1.4),
        path("M50 58A8 8 0 0 1 54.4 72.6L57 84H43L45.6 72.6A8 8 0 0 1 50 58Z", INK),
    )


def _die(n: int) -> str:
    dots = "".join(
        circle(20 + 25 * (place % 3), 20 + 25 * (place // 3), 9, "#7d1f2c")
        for place in ("abcdefghi".index(p) for p in _PIPS[n])
    )
    return symbol(
        f"sc-die-{n}",
        "0 0 90 96",
        ellipse(46, 90, 40, 7, "#000", opacity=".45"),
        rect(1, 7, 88, 86, "#9d8a62", rx=17, stroke=INK, stroke_width=2),
        rect(1, 1, 88, 86, "url(#atlas-paper)", rx=17, stroke=INK, stroke_width=2),
        rect(6, 6, 78, 76, "none", rx=13, stroke="#fff", stroke_width=2, opacity=".8"),
        dots or circle(45, 44, 13, "none", stroke="#7d1f2c", stroke_width=3),
    )


def _blank() -> str:
    return symbol(
        "sc-die-blank",
        "0 0 90 96",
        ellipse(46, 90, 40, 7, "#000", opacity=".45"),
        rect(1, 7, 88, 86, "#9d8a62", rx=17, stroke=INK, stroke_width=2),
        rect(1, 1, 88, 86, "url(#atlas-paper)", rx=17, stroke=INK, stroke_width=2),
        path("M45 14L51 38L75 44L51 50L45 74L39 50L15 44L39 38Z", "#7d1f2c"),
        circle(45, 44, 5, CREAM),
    )


def cast() -> str:
    tokens = "".join(
        token_symbol(f"sc-token-{tint}-{n}", f"sc-bust-{tint}", tint, _number(n, tint))
        for tint in LOOKS
        for n in NUMBERS
    )
    cases = "".join(_case(tint, letter) for tint in LOOKS for letter in LETTERS)
    return "".join(
        (
            symbols_of(LOOKS.items(), "sc"),
            tokens,
            cases,
            _contents(),
            _pistol(),
            *map(_duel, range(6)),
            _back(),
            *map(_die, FACES),
            _blank(),
        )
    )


# On the ground ----------------------------------------------------------------------------------------------


def base(x: float, y: float, tint: str) -> str:
    """The base of a service: a plate with room for seven agents, 140 by 84."""
    return group(
        path("M-66-42H66L74-32V32L66 42H-66L-74 32V-32Z", INK, opacity=".55", transform="translate(2 4)"),
        path("M-66-42H66L74-32V32L66 42H-66L-74 32V-32Z", "url(#atlas-wood)", stroke=GOLD, stroke_width=2.4),
        path(
            "M-62-37H62L69-29V29L62 37H-62L-69 29V-29Z",
            colour(tint),
            opacity=".5",
            stroke=GOLD,
            stroke_width=0.9,
        ),
        line(
            "M-44 0C-26-24 26-24 44 0C26 24-26 24-44 0ZM-15 0A15 15 0 0 1 15 0A15 15 0 0 1-15 0ZM-6 0A6 6 0 0"
            " 1 6 0A6 6 0 0 1-6 0Z",
            GOLD,
            1.8,
            opacity=".75",
        ),
        transform=f"translate({x:g} {y:g})",
        class_="base",
    )


def headquarters(x: float, y: float, tint: str) -> str:
    """A palace with columns, and the flag of the service it belongs to."""
    return group(
        circle(0, 0, 29, INK, opacity=".55"),
        circle(0, 0, 27, "url(#atlas-metal)"),
        circle(0, 0, 23.6, f"url(#atlas-disc-{tint})", stroke=INK, stroke_width=1),
        path(
            "M-15 12H15V16H-15ZM-13-3H-9V10H-13ZM-6-3H-2V10H-6ZM2-3H6V10H2ZM9-3H13V10H9ZM-16-5L0-14L16-5Z",
            CREAM,
            stroke=INK,
            stroke_width=0.7,
        ),
        line("M0-14V-27", INK, 3),
        line("M0-14V-27", GOLD, 1.6),
        path("M1-27H13L10-23.5L13-20H1Z", colour(tint), stroke=CREAM, stroke_width=0.9),
        transform=f"translate({x:g} {y:g})",
        class_="hq",
    )


def letter_field(x: float, y: float, tint: str, letter: str) -> str:
    """A letter field: an opened contents card lies on its left half, its letter stands on the right."""
    return (
        rect(x - 20, y - 14, 40, 28, INK, rx=5, opacity=".85")
        + rect(x - 20, y - 14, 40, 28, colour(tint), rx=5, opacity=".3", stroke=GOLD, stroke_width=1.2)
        + tag("text", escape(letter), x=x + 10, y=y + 1, class_="atlas-letter field", fill=CREAM)
    )
