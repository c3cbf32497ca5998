"""Draws an agent on a map: head and shoulders on a disc in the colour of the service, with a badge."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from games.drawing.svg import circle, ellipse, group, rect, small, symbol, tag, use
from games.map import wardrobe as wear
from games.map.lights import CREAM, INK, colour
from games.map.wardrobe import Drawn

SKIN, TAN, WARM = "#f2cda6", "#dca87a", "#eabf95"


@dataclass(frozen=True)
class Look:
    """What one agent wears. `tint` is the colour of the service; `cloth` and `hat_cloth` are those of the clothes."""

    tint: str
    coat: Drawn
    hat: Drawn | None = None
    hair: Drawn = wear.short
    hair_colour: str = "#3b241a"
    skin: str = SKIN
    is_lady: bool = False
    with_: tuple[Drawn, ...] = ()
    front: Drawn | None = None
    cloth: str = ""
    hat_cloth: str = ""


def bust(look: Look) -> str:
    cloth = look.cloth or colour(look.tint)
    hat = look.hat_cloth or cloth
    eyes = (
        ""
        if wear.cat_glasses in look.with_ or wear.dark_glasses in look.with_
        else wear.lashes() if look.is_lady else wear.eyes()
    )
    return "".join(
        (
            look.hair(cloth, look.hair_colour),
            wear.face(look.skin, look.is_lady),
            look.coat(cloth, look.hair_colour),
            eyes,
            wear.lips() if look.is_lady else wear.mouth(),
            look.front(cloth, look.hair_colour) if look.front else "",
            look.hat(hat, look.hair_colour) if look.hat else "",
            *(thing(cloth, look.hair_colour) for thing in look.with_),
        )
    )


def bust_symbol(name: str, look: Look) -> str:
    return symbol(name, "0 0 76 92", bust(look))


def token_symbol(name: str, bust_name: str, tint: str, badge: str = "") -> str:
    """A disc of radius 34 around 38, 52; the hat reaches over its edge."""
    return symbol(
        name,
        "0 0 76 92",
        ellipse(38, 86, 30, 6, "#000", opacity=".4"),
        circle(38, 52, 37, INK),
        circle(38, 52, 35.4, CREAM),
        circle(38, 52, 33, f"url(#atlas-disc-{tint})"),
        group(use(bust_name, 0, 0, 76, 92), clip_path="url(#atlas-bust)"),
        tag("path", d="M71 52A33 33 0 0 1 5 52", fill="none", stroke=CREAM, stroke_width=3),
        badge,
    )


def initials(text: str, tint: str) -> str:
    """A small plate with two letters at the foot of a token."""
    return rect(17, 72, 42, 20, INK, rx=6, stroke=colour(tint), stroke_width=2.4) + tag(
        "text", text, x=38, y=88, class_="atlas-badge"
    )


def token(name: str, scale: float = 1) -> str:
    """A copy of a token whose disc has the radius 19 and its middle at 0, 0."""
    unit = 19 / 34 * scale
    return use(name, round(-38 * unit, 2), round(-52 * unit, 2), round(76 * unit, 2), round(92 * unit, 2))


@cache
def portrait_of(bust_name: str, tint: str) -> str:
    return small(
        "0 -2 76 92",
        "portrait",
        rect(0, 0, 76, 90, f"url(#atlas-disc-{tint})", rx=8),
        group(use(bust_name, 2, 6, 72, 87), clip_path="inset(0 round 8px)"),
        rect(1, 1, 74, 88, "none", rx=7, stroke="url(#atlas-metal)", stroke_width=2),
    )


def symbols_of(looks: Iterable[tuple[str, Look]], prefix: str) -> str:
    return "".join(bust_symbol(f"{prefix}-bust-{name}", look) for name, look in looks)
