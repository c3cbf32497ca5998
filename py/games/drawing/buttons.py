"""Makes a drawing on a board a button that a player may choose, with its glow and its ring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.contract.picks import Pick
from games.drawing.svg import circle, group, path, rect, tag

Picks = dict[str, Pick]


def first_picks(picks: Sequence[Pick]) -> Picks:
    """The first pick of each piece is a button on the board; its other picks stand in the list beside it."""
    found: Picks = {}
    for pick in picks:
        if pick.at:
            found.setdefault(pick.at, pick)
    return found


@lru_cache(maxsize=2048)  # remembered: a move changes only one or two of these drawings
def pickable(pick: Pick | None, hit: str, drawing: str, tick: tuple[float, float], size: float = 1) -> str:
    """The drawing, with a button around it when it may be chosen. `hit` is the area that can be tapped.

    With or without the button, the drawing stands in the same two groups. If it changed its place in the document,
    the browser would build it anew, and a figure is a large drawing.
    """
    if pick is None:
        return group(group(), drawing)
    mark = group(
        tag("circle", r=13),
        path("M-7 0L-2 6L8-6"),
        class_="tick",
        transform=f"translate({tick[0]:g} {tick[1]:g})scale({size:g})",
    )
    return group(
        group(hit),
        drawing,
        mark if pick.chosen else "",
        role="button",
        tabindex=0,
        class_="pick chosen" if pick.chosen else "pick",
        data_do="pick",
        data_with=pick.key,
        aria_label=pick.label,
        aria_pressed="true" if pick.chosen else None,
    )


@lru_cache(maxsize=512)
def round_ring(r: float, x: float = 0, y: float = 0, place: bool = False) -> str:
    name = "ring place" if place else "ring"
    return circle(x, y, r, class_="edge") + circle(x, y, r, class_=name)


@lru_cache(maxsize=128)
def box_ring(x: float, y: float, wide: float, high: float, radius: float = 10) -> str:
    return rect(x, y, wide, high, rx=radius, class_="edge") + rect(x, y, wide, high, rx=radius, class_="ring")


def placed(x: float, y: float, scale: float = 1) -> str:
    """Position and scale as a style, so that the style sheet can animate the piece."""
    return f"transform:translate({x:g}px,{y:g}px)" + (f" scale({scale:g})" if scale != 1 else "")
