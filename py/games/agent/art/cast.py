"""Draws the pieces of Agent: four spies with their clothes and signs, the suitcase, and the Bahamas."""

from __future__ import annotations

from games.drawing.svg import circle, ellipse, escape, group, line, path, rect, symbol, tag
from games.map import hats
from games.map import wardrobe as wear
from games.map.figures import TAN, WARM, Look, symbols_of, token_symbol
from games.map.lights import CREAM, GOLD, INK, colour

LOOKS = {
    "american": Look(
        "green",
        wear.jacket,
        hats.fedora,
        skin=TAN,
        with_=(wear.dark_glasses,),
        cloth="#5a3a22",
        hat_cloth="#7a5a34",
    ),
    "english": Look(
        "blue",
        wear.suit,
        hats.bowler,
        hair_colour="#4a2f1e",
        with_=(wear.thin_moustache, wear.pipe),
        cloth="#2c3550",
        hat_cloth="#1c2236",
    ),
    "russian": Look(
        "red",
        wear.furs,
        hats.ear_flaps,
        hair_colour="#6e4a2c",
        with_=(wear.moustache,),
        cloth="#4a3a3a",
        hat_cloth="#6d1320",
    ),
    "chinese": Look(
        "yellow",
        wear.high_collar,
        hats.panama,
        hair_colour="#191512",
        skin=WARM,
        cloth="#3b4a63",
        hat_cloth="#2a3346",
    ),
}
# A sign for each, on a plate at the foot of the token: a star, a crown, an onion dome, a lantern.
SIGNS = {
    "american": "M38 72L40.8 78.4H47.6L42.2 82.4L44.2 89L38 85L31.8 89L33.8 82.4L28.4 78.4H35.2Z",
    "english": "M28 89L26 76L32.6 81L38 73L43.4 81L50 76L48 89Z",
    "russian": "M38 71.6L39 75C43.6 78.4 46 82 43.4 86L44.6 90H31.4L32.6 86C30 82 32.4 78.4 37 75Z",
    "chinese": "M34 73H42V75.4C47 76.6 47.6 84.8 42 86.6V89H39V91H37V89H34V86.6C28.4 84.8 29 76.6 34 75.4Z",
}


def _plate(spy: str, tint: str) -> str:
    return rect(19, 70, 38, 23, INK, rx=7, stroke=colour(tint), stroke_width=2.4) + path(SIGNS[spy], CREAM)


def _suitcase() -> str:
    """Brown leather with brass corners, 60 by 48."""
    return symbol(
        "ag-suitcase",
        "0 0 60 48",
        ellipse(31, 45, 28, 4.6, "#000", opacity=".5"),
        circle(30, 25, 34, "url(#atlas-lamp)"),
        line("M22 12V7C22 5 23 4 25 4H35C37 4 38 5 38 7V12", INK, 6),
        line("M22 12V7C22 5 23 4 25 4H35C37 4 38 5 38 7V12", GOLD, 3),
        rect(3, 11, 54, 33, "url(#atlas-leather)", rx=5, stroke=INK, stroke_width=2.4),
        path("M3 24H57V28H3Z", "#4a2411"),
        rect(6, 14, 48, 27, "none", rx=3, stroke="#e3b27a", stroke_width=0.9, stroke_dasharray="2.4 2"),
        path(
            "M3 18V16C3 13 5 11 8 11H12L3 20ZM57 18V16C57 13 55 11 52 11H48L57 20ZM3 37V39C3 42 5 44 8"
            " 44H12L3 35ZM57 37V39C57 42 55 44 52 44H48L57 35Z",
            "url(#atlas-metal)",
            stroke=INK,
            stroke_width=0.8,
        ),
        rect(14, 22, 7, 8, "url(#atlas-metal)", rx=1.6, stroke=INK, stroke_width=0.9),
        rect(39, 22, 7, 8, "url(#atlas-metal)", rx=1.6, stroke=INK, stroke_width=0.9),
        path("M24 32L40 30L41 38L25 40Z", "url(#atlas-paper)", stroke=INK, stroke_width=0.6),
        line("M27 35L38 33.6M27.4 37.4L35 36.4", "#a3202d", 1.1),
    )


def cast() -> str:
    tokens = "".join(
        token_symbol(f"ag-token-{spy}", f"ag-bust-{spy}", look.tint, _plate(spy, look.tint))
        for spy, look in LOOKS.items()
    )
    return symbols_of(LOOKS.items(), "ag") + tokens + _suitcase()


def beach(x: float, y: float, name: str) -> str:
    """The Bahamas, beside the map: sand, a palm, the sun. 150 by 104."""
    return group(
        rect(-3, -3, 156, 110, INK, rx=12, opacity=".5"),
        rect(0, 0, 150, 104, "#2a9db0", rx=10),
        path("M0 34C30 30 44 38 74 34S124 30 150 35V94A10 10 0 0 1 140 104H10A10 10 0 0 1 0 94Z", "#1c7f97"),
        circle(118, 20, 13, "#ffd76b"),
        circle(118, 20, 18, "none", stroke="#ffd76b", stroke_width=1.4, stroke_dasharray="3 5"),
        path("M0 76C24 62 52 60 80 64S130 72 150 66V94A10 10 0 0 1 140 104H10A10 10 0 0 1 0 94Z", "#f0d795"),
        path("M0 76C24 62 52 60 80 64S130 72 150 66V69C130 75 106 68 80 67S24 66 0 80Z", "#fff3cf"),
        line("M20 76C22 58 18 44 24 30", "#6b4226", 4.6, stroke_linecap="round"),
        path(
            "M24 30C14 22 6 24 2 32C10 28 16 28 24 31C14 32 9 38 9 46C14 38 18 35 25 32C26 40 32 44 38 44C33"
            " 39 29 35 26 31C33 30 39 32 44 38C43 29 36 25 26 29C30 22 27 17 20 14C22 20 22 25 24 30Z",
            "#1f7a4d",
            stroke=INK,
            stroke_width=0.8,
        ),
        rect(0, 0, 150, 104, "none", rx=10, stroke=GOLD, stroke_width=2.4),
        rect(4, 4, 142, 96, "none", rx=7, stroke=GOLD, stroke_width=0.8),
        tag("text", escape(name), x=75, y=97, class_="atlas-name exile"),
        transform=f"translate({x:g} {y:g})scale(.93)",
        class_="exile",
    )
