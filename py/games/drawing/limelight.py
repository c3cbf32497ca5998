"""The stage on which a climax is drawn: two beams of light, a floor, and what stands, turns or falls on it.

The stage is 480 by 320. What moves from one frame to the next is a `mover`: the same name, another place.
"""

from __future__ import annotations

from games.drawing.gradients import down, stop
from games.drawing.svg import ellipse, escape, group, path, picture, tag

WIDE, HIGH, FLOOR = 480, 320, 292
LONGEST = 13  # letters of a name on the stage


def stage(*drawn: str) -> str:
    """One frame."""
    lights = tag(
        "defs",
        down("limelight-beam", stop(0, "#ffe9b8", 0.34), stop(1, "#ffe9b8", 0.02)),
        tag("radialGradient", stop(0, "#ffe1a0", 0.4), stop(1, "#ffe1a0", 0), id="limelight-pool"),
    )
    return picture(
        f"0 0 {WIDE} {HIGH}",
        lights,
        path("M112 -60L10 300H230Z", "url(#limelight-beam)", class_="beam"),
        path("M368 -60L250 300H470Z", "url(#limelight-beam)", class_="beam other"),
        ellipse(WIDE / 2, FLOOR, 226, 24, "url(#limelight-pool)"),
        *drawn,
        class_="scene-art",
        aria_hidden="true",
        focusable="false",
    )


def mover(
    name: str,
    drawing: str,
    x: float,
    y: float,
    scale: float = 1,
    turn: float = 0,
    shown: float = 1,
    flat: float = 1,
    slow: bool = False,
) -> str:
    """Something at a place, drawn around 0, 0. `turn` in degrees; `shown` 0 is unseen; `flat` 0 is a card seen from
    its edge."""
    way = f"transform:translate({x:g}px,{y:g}px) rotate({turn:g}deg) scale({scale * flat:g},{scale:g})"
    return group(
        drawing,
        id=f"scene-{name}",
        class_="mover slow" if slow else "mover",
        style=way if shown == 1 else f"{way};opacity:{shown:g}",
    )


def turned(name: str, face: str, back: str, x: float, y: float, is_open: bool, scale: float = 1) -> str:
    """A card, open or closed; from one to the other it turns over."""
    return mover(f"{name}-back", back, x, y, scale, flat=0 if is_open else 1) + mover(
        f"{name}-face", face, x, y, scale, flat=1 if is_open else 0
    )


def words_at(x: float, y: float, words: str, class_: str = "name") -> str:
    return tag("text", escape(words), x=x, y=y, class_=class_)


def name_at(x: float, y: float, name: str, class_: str = "name") -> str:
    return words_at(x, y, name if len(name) <= LONGEST else name[: LONGEST - 1] + "…", class_)


def spread(count: int, across: float = WIDE, most: float = 110) -> list[float]:
    """The middles of so many things side by side."""
    step = min(most, across / max(1, count))
    return [WIDE / 2 + (n - (count - 1) / 2) * step for n in range(count)]
