"""Draws a battle of words about secret money: all who bid stand side by side, each as high as what was named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.drawing.limelight import FLOOR, mover, name_at, spread, stage, words_at
from games.drawing.svg import group as together
from games.drawing.svg import path, rect, tag

HIGHEST, LOWEST, BROAD = 116, 24, 84


@dataclass(frozen=True, slots=True)
class Bidder:
    """`says` stands over the head: an amount in the player's own writing, or nothing. `colour` is a CSS colour."""

    name: str
    amount: int
    says: str
    wins: bool
    colour: str = "#6f7ba6"


def battle(bidders: Sequence[Bidder], about: str) -> tuple[str, ...]:
    """Three frames: nobody has said anything; all stand as high as they went; the light is on who has won. `about` is
    what they bid for, drawn around 0, 0."""
    return tuple(_scene(bidders, about, at) for at in range(3))


def _scene(bidders: Sequence[Bidder], about: str, at: int) -> str:
    top = max(1, *(one.amount for one in bidders))
    floor = tag("clipPath", rect(-40, -80, 560, FLOOR + 80), id="scene-floor")
    stands = "".join(
        _stand(n, one, x, LOWEST + round((HIGHEST - LOWEST) * one.amount / top), at)
        for n, (one, x) in enumerate(zip(bidders, spread(len(bidders), most=118), strict=True))
    )
    return stage(
        floor, mover("about", about, 240, 38, 0.85), together(stands, clip_path="url(#scene-floor)"), *_names(bidders)
    )


def _stand(n: int, one: Bidder, x: float, high: int, at: int) -> str:
    """A pillar that rises out of the floor."""
    is_lit = at == 2 and one.wins
    stone = rect(
        -BROAD / 2, 0, BROAD, 240, "#f4d18a" if is_lit else one.colour, rx=6, stroke="#0b0a1c", stroke_width=2
    )
    edge = rect(-BROAD / 2 - 5, -6, BROAD + 10, 14, "#fff1c4" if is_lit else "#c8cdea", rx=4)
    crown = path("M-22-80L-12-64 0-82 12-64 22-80 17-52H-17Z", "#f4d18a") if is_lit else ""
    drawing = stone + edge + (words_at(0, -18, one.says, "amount") if at else "") + crown
    return mover(f"bidder-{n}", drawing, x, FLOOR - (high if at else 0), shown=0.5 if at == 2 and not one.wins else 1)


def _names(bidders: Sequence[Bidder]) -> tuple[str, ...]:
    return tuple(
        name_at(x, FLOOR + 22, one.name) for one, x in zip(bidders, spread(len(bidders), most=118), strict=True)
    )
