"""Draws what never changes on a map during a game: routes, cities, their names, and the frame."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import cos, hypot, pi, sin

from games.drawing.svg import circle, escape, group, line, path, rect, tag, use
from games.map.lights import CREAM, GOLD, HALO, INK, NAME

VIEW_BOX = "-40 -40 1080 780"
MIDDLE = 500
REACH = {
    "city": 12,
    "centre": 17,
    "capital": 28,
    "base": 34,
    "hq": 26,
}  # how far a marker reaches from its middle


@dataclass(frozen=True, slots=True)
class Place:
    """A city on a map; `kind` is one of REACH. Its name stands below it and figures stand above."""

    id: str
    x: float
    y: float
    kind: str = "city"
    tint: str = ""

    @property
    def is_high(self) -> bool:
        """In an upper corner the name stands above, and figures below."""
        return self.y < 110 and self.kind == "capital"

    @property
    def reach(self) -> float:
        return REACH[self.kind]


# The frame --------------------------------------------------------------------------------------------------


def frame(title: str) -> str:
    """Lacquer with gold inlay, and the title on a plate."""
    wide = max(180, 21 * len(title) + 70)
    x = MIDDLE - wide / 2
    steps = "".join(
        f"M{x0} {y0}h{34 * sx}M{x0} {y0}v{34 * sy}M{x0 + 7 * sx} {y0 + 7 * sy}h{20 * sx}M{x0 + 7 * sx}"
        f" {y0 + 7 * sy}v{20 * sy}"
        for x0, sx in ((-27, 1), (1027, -1))
        for y0, sy in ((-27, 1), (727, -1))
    )
    plate = f"M{x:g}-29h{wide:g}l14 15l-14 15h-{wide:g}l-14-15z"
    return "".join(
        (
            path("M-40-40H1040V740H-40ZM-14-14V714H1014V-14Z", "url(#atlas-wood)", fill_rule="evenodd"),
            rect(-14, -14, 1028, 728, "none", stroke=INK, stroke_width=5, opacity=".5"),
            rect(-14, -14, 1028, 728, "none", stroke=GOLD, stroke_width=2),
            rect(-34, -34, 1068, 768, "none", stroke=GOLD, stroke_width=1.4),
            rect(-27, -27, 1054, 754, "none", stroke=GOLD, stroke_width=0.7, opacity=".7"),
            line(steps, GOLD, 1.6),
            path(plate, "url(#atlas-wood)", stroke=GOLD, stroke_width=2),
            path(
                f"M{x + 4:g}-25h{wide - 8:g}l10 11l-10 11h-{wide - 8:g}l-10-11z",
                "none",
                stroke=GOLD,
                stroke_width=0.8,
            ),
            tag("text", escape(title), x=MIDDLE, y=-6, class_="atlas-title"),
        )
    )


def corner(place: Place, tint: str) -> str:
    """A fan of light behind what stands in a corner of the board."""
    left, top = place.x < MIDDLE, place.y < 350
    x, y = (-14 if left else 1014), (-14 if top else 714)
    sx, sy = (1 if left else -1), (1 if top else -1)
    rays = "".join(
        f"M0 0L{170 * cos(a):.1f} {150 * sin(a):.1f}L{170 * cos(a + .07):.1f} {150 * sin(a + .07):.1f}Z"
        for a in (i * pi / 22 + 0.035 for i in range(11))
    )
    return group(
        path("M0 0H176A176 156 0 0 1 0 156Z", tint, opacity=".5"),
        path(rays, GOLD, opacity=".3"),
        line("M176 0A176 156 0 0 1 0 156", GOLD, 2),
        line("M168 0A168 148 0 0 1 0 148", GOLD, 0.8),
        transform=f"translate({x} {y})scale({sx} {sy})",
    )


# Routes, cities, names --------------------------------------------------------------------------------------


def _route(a: Place, b: Place) -> str:
    """From edge to edge of the two markers."""
    far = hypot(b.x - a.x, b.y - a.y)
    ux, uy = (b.x - a.x) / far, (b.y - a.y) / far
    start, end = a.reach - 3, far - b.reach + 3
    return f"M{a.x + ux * start:.1f} {a.y + uy * start:.1f}L{a.x + ux * end:.1f} {a.y + uy * end:.1f}"


def routes(
    places: Mapping[str, Place], pairs: Iterable[tuple[str, str]], dotted: Iterable[tuple[str, str]] = ()
) -> str:
    solid = "".join(_route(places[a], places[b]) for a, b in pairs)
    dots = "".join(_route(places[a], places[b]) for a, b in dotted)
    return "".join(
        (
            line(solid, "var(--atlas-route-edge)", 7, stroke_linecap="round", class_="route-edge"),
            line(solid, "var(--atlas-route)", 3, stroke_linecap="round", class_="route"),
            (
                line(dots, "var(--atlas-route-edge)", 8, stroke_linecap="round", stroke_dasharray=".1 11")
                if dots
                else ""
            ),
            (
                line(dots, "var(--atlas-route)", 4.6, stroke_linecap="round", stroke_dasharray=".1 11")
                if dots
                else ""
            ),
        )
    )


def marker(place: Place, emblem: str = "") -> str:
    """A city is a gold ring; a capital is a medal with its landmark; the middle of the board is a star."""
    x, y = place.x, place.y
    if place.kind == "capital":
        return group(
            circle(0, 0, 30, INK, opacity=".55"),
            circle(0, 0, 28, "url(#atlas-metal)"),
            circle(0, 0, 24, place.tint or INK, stroke=INK, stroke_width=1),
            circle(0, 0, 21, "none", stroke=CREAM, stroke_width=0.8),
            use(emblem, -17, -18, 34, 34) if emblem else "",
            transform=f"translate({x:g} {y:g})",
            class_="city",
        )
    if place.kind == "centre":
        rays = "".join(
            f"M{18 * sin(i * pi / 4):.1f} {-18 * cos(i * pi / 4):.1f}"
            f"L{5 * sin((i + .5) * pi / 4):.1f} {-5 * cos((i + .5) * pi / 4):.1f}"
            f"L{5 * sin((i - .5) * pi / 4):.1f} {-5 * cos((i - .5) * pi / 4):.1f}Z"
            for i in range(8)
        )
        return group(
            circle(0, 0, 20, INK, opacity=".55"),
            circle(0, 0, 18, "url(#atlas-metal)"),
            circle(0, 0, 15, INK),
            group(
                path(rays, GOLD),
                circle(0, 0, 6, "url(#atlas-metal)"),
                circle(0, 0, 3, INK),
                transform="scale(.84)",
            ),
            transform=f"translate({x:g} {y:g})",
            class_="city",
        )
    return use("atlas-city", x - 12, y - 12, 24, 24, class_="city")


def name_at(place: Place) -> tuple[float, float, float]:
    """Position and size of a name: its middle and base line or, at the centre of the board, its beginning."""
    if place.kind == "centre":
        return place.x + 13, place.y + place.reach + 17, 18
    size, gap = 24.0 if place.kind == "capital" else 19.0, place.reach + 5
    return place.x, place.y - gap - 3 if place.is_high else place.y + gap + size * 0.76, size


def name(place: Place, text: str) -> str:
    x, y, _ = name_at(place)
    return tag(
        "text",
        escape(text),
        x=x,
        y=y,
        class_="atlas-name" if place.kind == "city" else f"atlas-name {place.kind}",
        data_place=place.id,
    )


def names(places: Sequence[Place], texts: Mapping[str, str]) -> str:
    return group(
        *(name(place, texts[place.id]) for place in places if texts.get(place.id)),
        class_="names",
        fill=NAME,
        stroke=HALO,
    )


def city_symbol() -> str:
    return tag(
        "symbol",
        circle(12, 12, 12, INK, opacity=".5"),
        circle(12, 12, 10.4, "url(#atlas-metal)"),
        circle(12, 12, 7.6, INK),
        circle(12, 12, 4.6, CREAM),
        circle(12, 12, 2, INK),
        id="atlas-city",
        viewBox="0 0 24 24",
        overflow="visible",
    )
