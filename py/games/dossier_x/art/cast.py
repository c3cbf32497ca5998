"""Draws the pieces of Dossier X: the eight agents with their clothes, and the dossier."""

from __future__ import annotations

from games.drawing.svg import circle, ellipse, line, path, rect, symbol, tag
from games.map import hats
from games.map import wardrobe as wear
from games.map.figures import TAN, WARM, Look, initials, symbols_of, token_symbol
from games.map.lights import INK

LOOKS = {
    "pym": Look(
        "blue", wear.suit, hats.bowler, with_=(wear.thin_moustache, wear.monocle), hair_colour="#4a2f1e"
    ),
    "foxe": Look(
        "blue", wear.gown, hats.wide_brim, wear.waves, "#9c4a22", is_lady=True, with_=(wear.earrings,)
    ),
    "ivanov": Look(
        "red", wear.uniform, hats.officer, hair_colour="#6b6259", skin=WARM, with_=(wear.moustache,)
    ),
    "mazarova": Look(
        "red", wear.furs, hats.fur_hat, wear.waves, "#2a1712", is_lady=True, with_=(wear.earrings,)
    ),
    "mccarthy": Look("grey", wear.trench, hats.fedora, skin=TAN, with_=(wear.cigarette,)),
    "lush": Look(
        "grey",
        wear.trench,
        hats.scarf_hat,
        wear.bun,
        "#f0cb72",
        is_lady=True,
        with_=(wear.cat_glasses,),
        hat_cloth="#c0455e",
    ),
    "ho_chen": Look(
        "yellow",
        wear.high_collar,
        hats.homburg,
        hair_colour="#191512",
        skin=WARM,
        with_=(wear.round_glasses,),
        cloth="#5f4f2a",
        hat_cloth="#3d3020",
    ),
    "ming": Look(
        "yellow",
        wear.silk,
        None,
        wear.bob,
        "#191512",
        is_lady=True,
        front=wear.fringe,
        with_=(wear.earrings,),
        cloth="#1d6b58",
    ),
}
INITIALS = {
    "pym": "FP",
    "foxe": "JF",
    "ivanov": "IV",
    "mazarova": "OM",
    "mccarthy": "SM",
    "lush": "SL",
    "ho_chen": "HC",
    "ming": "MM",
}


def _dossier() -> str:
    """A buff folder with a red X and a ribbon, 60 by 46."""
    return symbol(
        "dx-dossier",
        "0 0 60 46",
        ellipse(31, 43, 28, 5, "#000", opacity=".5"),
        circle(30, 23, 34, "url(#atlas-lamp)"),
        path("M4 8H22L27 13H54V40H4Z", "#b98a45", stroke=INK, stroke_width=2),
        rect(8, 4, 42, 30, "url(#atlas-paper)", stroke=INK, stroke_width=1),
        line("M13 10H44M13 15H44M13 20H34", "#8a7a58", 1.4),
        path("M3 15H57L55 42H5Z", "#e3b866", stroke=INK, stroke_width=2, stroke_linejoin="round"),
        path("M3 15H57L56.6 19H3.4Z", "#f4d597"),
        line("M20 22L40 39M40 22L20 39", "#b01828", 6.4, stroke_linecap="round"),
        rect(9, 21, 42, 19, "none", stroke="#b01828", stroke_width=1.6, rx=2),
    )


def cast() -> str:
    tokens = "".join(
        token_symbol(f"dx-token-{name}", f"dx-bust-{name}", look.tint, initials(INITIALS[name], look.tint))
        for name, look in LOOKS.items()
    )
    return symbols_of(LOOKS.items(), "dx") + tokens + _dossier() + _capital()


def _capital() -> str:
    """A banknote of the secret capital, for notebooks and the help."""
    return symbol(
        "dx-note",
        "0 0 60 34",
        rect(1, 1, 58, 32, "url(#atlas-paper)", rx=4, stroke=INK, stroke_width=1.6),
        rect(4, 4, 52, 26, "none", rx=2, stroke="#3d6b4f", stroke_width=1.4),
        circle(30, 17, 9, "none", stroke="#3d6b4f", stroke_width=1.4),
        tag("text", "X", x=30, y=22, class_="atlas-note"),
    )
