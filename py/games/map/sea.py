"""Draws the sea and the coasts of a map like an old engraving: lined shallows, wind lines, a compass rose."""

from __future__ import annotations

from math import cos, pi, sin

from games.drawing.svg import circle, group, line, path, rect, tag, use
from games.map.lights import COAST, GOLD, INK, SHOAL

WINDOW = (-14, -14, 1028, 728)  # what is map; the rest is frame


def _window(fill: str) -> str:
    return rect(*WINDOW, fill)


def graticule() -> str:
    """Meridians that meet far above the board, and the parallels around that point."""
    x0, y0 = 500.0, -1500.0
    rays = "".join(
        f"M{x0 + 1380 * sin(a):.0f} {y0 + 1380 * cos(a):.0f}L{x0 + 2400 * sin(a):.0f}"
        f" {y0 + 2400 * cos(a):.0f}"
        for a in (i * pi / 70 for i in range(-10, 11))
    )
    arcs = "".join(
        f"M-60 {y0 + (r * r - 560 * 560) ** .5:.0f}A{r} {r} 0 0 0 1060 {y0 + (r * r - 560 * 560) ** .5:.0f}"
        for r in range(1450, 2330, 84)
    )
    return line(rays + arcs, "var(--atlas-grid)", 0.8, class_="grid")


def rhumbs(x: float, y: float) -> str:
    """The thirty-two winds of an old sea chart."""
    ends = "".join(
        f"M{x:g} {y:g}l{1200 * cos(a):.0f} {1200 * sin(a):.0f}" for a in (i * pi / 16 for i in range(32))
    )
    return line(ends, "var(--atlas-grid)", 0.6, class_="grid")


def compass(x: float, y: float, r: float) -> str:
    """A rose with sixteen points; north is a lily."""

    def star(count: int, turn: float, long: float, short: float) -> tuple[str, str]:
        light, dark = [], []
        for i in range(count):
            a, b = turn + i * 2 * pi / count, pi / count
            tip = f"{long * sin(a):.1f} {-long * cos(a):.1f}"
            light.append(f"M0 0L{short * sin(a - b):.1f} {-short * cos(a - b):.1f}L{tip}Z")
            dark.append(f"M0 0L{short * sin(a + b):.1f} {-short * cos(a + b):.1f}L{tip}Z")
        return "".join(light), "".join(dark)

    points = []
    for count, turn, long, short in ((8, pi / 8, 0.68, 0.16), (4, pi / 4, 0.8, 0.2), (4, 0, 1, 0.22)):
        light, dark = star(count, turn, long * r, short * r)
        points.append(path(light, "var(--atlas-rose)") + path(dark, "var(--atlas-rose-dark)"))
    lily = path(
        "M0-9C4-5 3-1 1 1H-1C-3-1-4-5 0-9ZM2 1C4-4 8-3 7 0C6 2 3 1 2 2ZM-2 1C-4-4-8-3-7 0C-6 2-3 1-2 2ZM-4"
        " 3H4V5H-4Z",
        GOLD,
        transform=f"translate(0 {-r - 4:g})scale({r / 30:.2g})",
    )
    return group(
        circle(0, 0, r * 0.94, "none", stroke=GOLD, stroke_width=0.8),
        circle(
            0,
            0,
            r * 0.86,
            "none",
            stroke=GOLD,
            stroke_width=2,
            stroke_dasharray=f"{r * .03:.2f} {r * .1388:.3f}",
        ),
        circle(0, 0, r * 0.5, "none", stroke=GOLD, stroke_width=0.8),
        *points,
        circle(0, 0, r * 0.1, GOLD, stroke=INK, stroke_width=0.6),
        lily,
        class_="rose",
        transform=f"translate({x:g} {y:g})",
    )


def coast(name: str, land: str, rose: tuple[float, float, float]) -> str:
    """Sea, the lined shallows along every coast, and land with the grain of paper."""
    shape = f"atlas-land-{name}"
    lining = "".join(
        use(shape, fill="none", stroke=SHOAL, stroke_width=wide, opacity=much, stroke_linejoin="round")
        for wide, much in ((34, ".16"), (24, ".2"), (15, ".26"), (7, ".36"))
    )
    return "".join(
        (
            tag(
                "defs",
                path(land, id=shape, fill_rule="evenodd"),
                tag("clipPath", _window(INK), id=f"atlas-window-{name}"),
            ),
            group(
                _window("url(#atlas-water)"),
                _window("url(#atlas-waves)"),
                graticule(),
                rhumbs(rose[0], rose[1]),
                lining,
                use(shape, fill=INK, opacity=".45", transform="translate(2 4)"),
                use(shape, fill="url(#atlas-earth)"),
                use(shape, fill="url(#atlas-grain)", opacity=".35"),
                use(shape, fill="none", stroke=COAST, stroke_width=1.3, stroke_linejoin="round"),
                compass(*rose),
                _window("url(#atlas-dusk)"),
                clip_path=f"url(#atlas-window-{name})",
            ),
        )
    )


_LINER = (
    "M2 26L6 34H70L78 24H60V20H54V24H14V20H8V26ZM18 18H52V23H18ZM22 8H27V17H22ZM33 8H38V17H33ZM44 8H49V17H44Z"
    "M28 6C36 2 44 6 56 2C48 8 40 6 30 8Z"
)
_PLANE = (
    "M34 2C36 2 37 5 37 9L38 14L64 22V27L38 23L37 34L44 39V42L34 40L24 42V39L31 34L30 23L4 27V22L30 14L31 9"
    "C31 5 32 2 34 2ZM18 15H22V21H18ZM46 15H50V21H46Z"
)


def voyage(kind: str, x: float, y: float) -> str:
    """A liner or a propeller plane with its track, small and pale, where nothing else is."""
    if kind == "liner":
        track = "M-44 12Q-36 8-28 12T-12 12T4 12T20 12T36 12"
        return group(
            path(_LINER, "var(--atlas-rose)", transform="translate(-32 -21)scale(.8)"),
            line(track, "var(--atlas-rose)", 1),
            class_="ship",
            transform=f"translate({x:g} {y:g})",
        )
    return group(
        path(_PLANE, "var(--atlas-rose)", transform="rotate(62)translate(-20 -13)scale(.6)"),
        line("M-18 9C-40 20-56 22-74 16", "var(--atlas-rose)", 1.2, stroke_dasharray="4 4"),
        class_="ship",
        transform=f"translate({x:g} {y:g})",
    )
