"""The colours of the map, and the gradients and patterns that its drawings share.

Colours are only names here: games/map/style.css gives them their values in the light and in the dark theme.
"""

from __future__ import annotations

from games.drawing.gradients import around, down, stop
from games.drawing.svg import circle, line, path, tag

INK = "var(--atlas-ink)"
CREAM = "var(--atlas-cream)"
GOLD = "var(--atlas-gold)"
GOLD_DARK = "var(--atlas-gold-dark)"
SEA = "var(--atlas-sea)"
DEEP = "var(--atlas-deep)"
SHOAL = "var(--atlas-shoal)"
LAND = "var(--atlas-land)"
LAND_HIGH = "var(--atlas-land-high)"
COAST = "var(--atlas-coast)"
NAME = "var(--atlas-name)"
HALO = "var(--atlas-halo)"
LACQUER = "var(--atlas-lacquer)"
COLOURS = ("red", "blue", "green", "yellow", "grey")


def colour(name: str) -> str:
    return f"var(--atlas-{name})"


def lights() -> str:
    """Gradients and patterns; their ids start with atlas-. There are no filters, because they are slow to paint."""
    discs = [
        around(
            f"atlas-disc-{name}",
            stop(0, f"var(--atlas-{name}-light)"),
            stop(0.7, colour(name)),
            stop(1, f"var(--atlas-{name}-dark)"),
            cx=".5",
            cy=".25",
            r=".85",
        )
        for name in COLOURS
    ]
    return tag(
        "defs",
        *discs,
        around(
            "atlas-water", stop(0, SEA), stop(1, DEEP), gradientUnits="userSpaceOnUse", cx=470, cy=300, r=760
        ),
        down("atlas-earth", stop(0, LAND_HIGH), stop(1, LAND)),
        around("atlas-dusk", stop(0.55, INK, 0), stop(1, INK, 0.5), r=".75"),
        around("atlas-lamp", stop(0, "var(--atlas-lamp)", 0.5), stop(1, "var(--atlas-lamp)", 0)),
        around(
            "atlas-halo",
            stop(0, "var(--pick-glow)"),
            stop(0.65, "var(--pick-glow)", 0.6),
            stop(1, "var(--pick-glow)", 0),
        ),
        down("atlas-metal", stop(0, "#fff1c4"), stop(0.4, GOLD), stop(1, GOLD_DARK)),
        down("atlas-wood", stop(0, "var(--atlas-lacquer-high)"), stop(1, LACQUER)),
        down("atlas-paper", stop(0, "#fdf5df"), stop(1, "#e7d3a3")),
        down("atlas-leather", stop(0, "#a9683c"), stop(1, "#653318")),
        tag(
            "pattern",
            line("M0 4Q7.5 0 15 4T30 4M-15 10Q-7.5 6 0 10T15 10T30 10T45 10", "var(--atlas-wave)", 0.7),
            id="atlas-waves",
            width=30,
            height=12,
            patternUnits="userSpaceOnUse",
        ),
        tag(
            "pattern",
            path(
                "M7 11h2v1h-2zM31 4h1v2h-1zM52 23h2v1h-2zM18 39h1v1h-1zM64 51h2v1h-2zM40 60h1v2h-1zM11"
                " 66h2v1h-2zM59 8h1v1h-1zM27 27h1v1h-1z",
                CREAM,
                opacity=".5",
            ),
            path("M22 14h1v2h-1zM44 37h2v1h-2zM6 49h1v1h-1zM35 48h1v1h-1zM67 33h1v2h-1zM49 66h2v1h-2z", INK),
            id="atlas-grain",
            width=71,
            height=71,
            patternUnits="userSpaceOnUse",
        ),
        tag(
            "pattern",
            line("M0 3L3 0M-1 1L1-1M2 4L4 2", INK, 0.5),
            id="atlas-hatch",
            width=3,
            height=3,
            patternUnits="userSpaceOnUse",
        ),
        tag("clipPath", path("M-20-40H96V52H72A34 34 0 0 1 4 52H-20Z"), id="atlas-bust"),
        tag("clipPath", circle(38, 46, 44), id="atlas-frame"),
    )
