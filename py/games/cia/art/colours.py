"""The colours of the town of CIA, and the gradients and patterns that its drawings share.

Colours are only names here: style.css gives them their values in the light and in the dark theme.
"""

from __future__ import annotations

from games.cia.table import AGENTS
from games.drawing.gradients import around, down, stop
from games.drawing.svg import circle, line, path, rect, tag

LETTERS = {agent: agent[0].upper() for agent in AGENTS}

INK = "var(--cia-ink)"
CREAM = "var(--cia-cream)"
BRASS = "var(--cia-brass)"
BRASS_DARK = "var(--cia-brass-dark)"
LIT = "var(--cia-lit)"
DIM = "var(--cia-dim)"
PANE = "var(--cia-pane)"
MOON = "var(--cia-moon)"
SLATE = "var(--cia-slate)"
STONE = "var(--cia-stone)"
BRICK = "var(--cia-brick)"
PLUM = "var(--cia-plum)"
TEAL = "var(--cia-teal)"
SAND = "var(--cia-sand)"
ROOF = "var(--cia-roof)"
ROOF_LIGHT = "var(--cia-roof-light)"
SHADE = "var(--cia-shade)"
LEAF = "var(--cia-leaf)"
LEAF_DARK = "var(--cia-leaf-dark)"
GRASS = "var(--cia-grass)"
STREET = "var(--cia-street)"
PAVE = "var(--cia-pave)"
RED = "var(--cia-red)"


def colour(agent: str) -> str:
    return f"var(--cia-{agent})"


def lights() -> str:
    """Gradients and patterns; their ids start with cia-. There are no filters, because they are slow to paint."""
    return tag(
        "defs",
        around("cia-pool", stop(0, LIT, .75), stop(.45, LIT, .28), stop(1, LIT, 0)),
        around("cia-moonpool", stop(0, MOON, .5), stop(.5, MOON, .16), stop(1, MOON, 0)),
        around("cia-halo", stop(0, "var(--cia-glow)", 1), stop(.65, "var(--cia-glow)", .6),
               stop(1, "var(--cia-glow)", 0)),
        around("cia-vignette", stop(.6, INK, 0), stop(1, INK, .3), r="0.75"),
        down("cia-sky", stop(0, "var(--cia-sky-high)"), stop(1, "var(--cia-sky-low)")),
        down("cia-pavement", stop(0, "var(--cia-pave-far)"), stop(1, PAVE)),
        down("cia-wall", stop(0, INK, .5), stop(.5, INK, .08), stop(.8, LIT, .04), stop(1, LIT, .3)),
        tag("linearGradient", stop(0, LIT, .6), stop(1, LIT, 0), id="cia-beam"),
        down("cia-lacquer", stop(0, "var(--cia-track-high)"), stop(1, "var(--cia-track-low)")),
        down("cia-metal", stop(0, "#fff1c4"), stop(.35, BRASS), stop(1, BRASS_DARK)),
        down("cia-steel", stop(0, "#7f93a5"), stop(.5, "#455869"), stop(1, "#25323f")),
        down("cia-enamel", stop(0, "#fff8e2"), stop(1, "#e6cf97")),
        down("cia-blood", stop(0, "#a8323a"), stop(1, "#6d1320")),
        down("cia-paper", stop(0, "#fdf5df"), stop(1, "#ecdcb4")),
        down("cia-bone", stop(0, "#fffaf0"), stop(1, "#e2d3b4")),
        down("cia-navy", stop(0, "#26345f"), stop(1, "#0e1633")),
        tag("pattern",
            line("M0 8h24M0 16h24M6 0v8M18 0v8M0 8v8M12 8v8M24 8v8", INK, .9, opacity=".22"),
            id="cia-cobbles", width=24, height=16, patternUnits="userSpaceOnUse"),
        tag("pattern",
            path("M7 11h2v1h-2zM31 4h1v2h-1zM52 23h2v1h-2zM18 39h1v1h-1zM64 51h2v1h-2zM40 60h1v2h-1z"
                 "M11 66h2v1h-2zM59 8h1v1h-1zM27 27h1v1h-1z", CREAM),
            path("M22 14h1v2h-1zM44 37h2v1h-2zM6 49h1v1h-1zM35 48h1v1h-1zM67 33h1v2h-1zM49 66h2v1h-2z", INK),
            id="cia-grain", width=71, height=71, patternUnits="userSpaceOnUse"),
        tag("pattern",
            line("M12 0l-4 20M40 26l-5 26M66 6l-3 15M82 52l-5 24M24 62l-4 20", MOON, .9, opacity=".35"),
            id="cia-rain", width=90, height=90, patternUnits="userSpaceOnUse"),
    )


def moon(x: float, y: float, r: float) -> str:
    return circle(x, y, r * 2.6, "url(#cia-moonpool)") + circle(x, y, r, MOON)


def pool(x: float, y: float, wide: float, high: float) -> str:
    """Lamp light on the ground."""
    return tag("ellipse", cx=x, cy=y, rx=wide, ry=high, fill="url(#cia-pool)")


def window_rows(x: float, y: float, wide: float, high: float, dx: float, dy: float, *rows: str) -> str:
    """Windows by rows: 1 is lit, 2 is dimly lit, 0 is dark, anything else is wall."""
    panes: dict[str, list[str]] = {"0": [], "1": [], "2": []}
    for row, marks in enumerate(rows):
        for column, mark in enumerate(marks):
            if mark in panes:
                panes[mark].append(f"M{x + column * dx:g} {y + row * dy:g}h{wide:g}v{high:g}h-{wide:g}z")
    fills = {"0": PANE, "1": LIT, "2": DIM}
    return "".join(path("".join(panes[mark]), fills[mark]) for mark in panes if panes[mark])


def block(x: float, y: float, wide: float, high: float, wall: str, depth: float = 12,
    roof: str = ROOF_LIGHT) -> str:
    """A house seen a little from above and from the left: front, dark side, flat roof in the moonlight."""
    up = depth * .7
    return "".join((
        path(f"M{x + wide:g} {y:g}l{depth:g} -{up:g}v{high:g}l-{depth:g} {up:g}z", SHADE),
        path(f"M{x:g} {y:g}l{depth:g} -{up:g}h{wide:g}l-{depth:g} {up:g}z", roof),
        rect(x, y, wide, high, wall),
        rect(x, y, wide, high, "url(#cia-wall)"),
    ))
