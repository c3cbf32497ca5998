"""The map itself, which never changes during a game: sea, coasts, compass rose, routes, cities, names, frame."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import cos, hypot, pi, sin

from games.atlas_lights import COAST, CREAM, GOLD, HALO, INK, NAME, SHOAL, colour
from games.svg import circle, escape, group, line, path, rect, tag, use

WINDOW = (-14, -14, 1028, 728)  # what is map; the rest is frame
VIEW_BOX = "-40 -40 1080 780"
MIDDLE = 500
REACH = {"city": 12, "centre": 17, "capital": 28, "base": 34, "hq": 26}  # how far a marker reaches from its middle


@dataclass(frozen=True, slots=True)
class Place:
    """A city on a map; `kind` is one of REACH. A place high on the board has its name above it, people below."""

    id: str
    x: float
    y: float
    kind: str = "city"
    tint: str = ""

    @property
    def is_high(self) -> bool:
        return self.y < 110

    @property
    def is_wide(self) -> bool:
        """Whether there is room for a long row of people."""
        return self.kind in ("city", "centre")

    @property
    def reach(self) -> float:
        return REACH[self.kind]


# The sea ----------------------------------------------------------------------------------------------------

def _window(fill: str, **more: str | float) -> str:
    return rect(*WINDOW, fill, **more)


def graticule() -> str:
    """Meridians that meet far above the board, and the parallels around that point."""
    x0, y0 = 500.0, -1500.0
    rays = "".join(f"M{x0 + 1380 * sin(a):.0f} {y0 + 1380 * cos(a):.0f}L{x0 + 2400 * sin(a):.0f} {y0 + 2400 * cos(a):.0f}"
                   for a in (i * pi / 70 for i in range(-10, 11)))
    arcs = "".join(f"M-60 {y0 + (r * r - 560 * 560) ** .5:.0f}A{r} {r} 0 0 0 1060 {y0 + (r * r - 560 * 560) ** .5:.0f}"
                   for r in range(1450, 2330, 84))
    return line(rays + arcs, "var(--atlas-grid)", .8, class_="grid")


def rhumbs(x: float, y: float) -> str:
    """The thirty-two winds of an old sea chart."""
    ends = "".join(f"M{x:g} {y:g}l{1200 * cos(a):.0f} {1200 * sin(a):.0f}" for a in (i * pi / 16 for i in range(32)))
    return line(ends, "var(--atlas-grid)", .6, class_="grid")


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
    for count, turn, long, short in ((8, pi / 8, .68, .16), (4, pi / 4, .8, .2), (4, 0, 1, .22)):
        light, dark = star(count, turn, long * r, short * r)
        points.append(path(light, "var(--atlas-rose)") + path(dark, "var(--atlas-rose-dark)"))
    lily = path("M0-9C4-5 3-1 1 1H-1C-3-1-4-5 0-9ZM2 1C4-4 8-3 7 0C6 2 3 1 2 2ZM-2 1C-4-4-8-3-7 0C-6 2-3 1-2 2ZM-4 3H4V5H-4Z",
                GOLD, transform=f"translate(0 {-r - 4:g})scale({r / 30:.2g})")
    return group(circle(0, 0, r * .94, "none", stroke=GOLD, stroke_width=.8),
                 circle(0, 0, r * .86, "none", stroke=GOLD, stroke_width=2, stroke_dasharray=f"{r * .03:.2f} {r * .1388:.3f}"),
                 circle(0, 0, r * .5, "none", stroke=GOLD, stroke_width=.8), *points,
                 circle(0, 0, r * .1, GOLD, stroke=INK, stroke_width=.6), lily,
                 class_="rose", transform=f"translate({x:g} {y:g})")


def coast(name: str, land: str, rose: tuple[float, float, float]) -> str:
    """Sea, the lined shallows along every coast, and land with the grain of paper."""
    shape = f"atlas-land-{name}"
    lining = "".join(use(shape, fill="none", stroke=SHOAL, stroke_width=wide, opacity=much, stroke_linejoin="round")
                     for wide, much in ((34, ".16"), (24, ".2"), (15, ".26"), (7, ".36")))
    return "".join((
        tag("defs", path(land, id=shape, fill_rule="evenodd"),
            tag("clipPath", _window(""), id=f"atlas-window-{name}")),
        group(
            _window("url(#atlas-water)"), _window("url(#atlas-waves)"), graticule(), rhumbs(rose[0], rose[1]), lining,
            use(shape, fill=INK, opacity=".45", transform="translate(2 4)"),
            use(shape, fill="url(#atlas-earth)"), use(shape, fill="url(#atlas-grain)", opacity=".35"),
            use(shape, fill="none", stroke=COAST, stroke_width=1.3, stroke_linejoin="round"),
            compass(*rose), _window("url(#atlas-dusk)"),
            clip_path=f"url(#atlas-window-{name})"),
    ))


_LINER = ("M2 26L6 34H70L78 24H60V20H54V24H14V20H8V26ZM18 18H52V23H18ZM22 8H27V17H22ZM33 8H38V17H33ZM44 8H49V17H44Z"
          "M28 6C36 2 44 6 56 2C48 8 40 6 30 8Z")
_PLANE = ("M34 2C36 2 37 5 37 9L38 14L64 22V27L38 23L37 34L44 39V42L34 40L24 42V39L31 34L30 23L4 27V22L30 14L31 9"
          "C31 5 32 2 34 2ZM18 15H22V21H18ZM46 15H50V21H46Z")


def voyage(kind: str, x: float, y: float) -> str:
    """A liner or a propeller plane with its track, small and pale, where nothing else is."""
    if kind == "liner":
        track = "M-44 12Q-36 8-28 12T-12 12T4 12T20 12T36 12"
        return group(path(_LINER, "var(--atlas-rose)", transform="translate(-32 -21)scale(.8)"),
                     line(track, "var(--atlas-rose)", 1), class_="ship", transform=f"translate({x:g} {y:g})")
    return group(path(_PLANE, "var(--atlas-rose)", transform="rotate(62)translate(-20 -13)scale(.6)"),
                 line("M-18 9C-40 20-56 22-74 16", "var(--atlas-rose)", 1.2, stroke_dasharray="4 4"), class_="ship",
                 transform=f"translate({x:g} {y:g})")


# The frame --------------------------------------------------------------------------------------------------

def frame(title: str) -> str:
    """Lacquer with gold inlay, and the title on a plate."""
    wide = max(180, 21 * len(title) + 70)
    x = MIDDLE - wide / 2
    steps = "".join(f"M{x0} {y0}h{34 * sx}M{x0} {y0}v{34 * sy}M{x0 + 7 * sx} {y0 + 7 * sy}h{20 * sx}M{x0 + 7 * sx} {y0 + 7 * sy}"
                    f"v{20 * sy}" for x0, sx in ((-27, 1), (1027, -1)) for y0, sy in ((-27, 1), (727, -1)))
    plate = f"M{x:g}-29h{wide:g}l14 15l-14 15h-{wide:g}l-14-15z"
    return "".join((
        path("M-40-40H1040V740H-40ZM-14-14V714H1014V-14Z", "url(#atlas-wood)", fill_rule="evenodd"),
        rect(-14, -14, 1028, 728, "none", stroke=INK, stroke_width=5, opacity=".5"),
        rect(-14, -14, 1028, 728, "none", stroke=GOLD, stroke_width=2),
        rect(-34, -34, 1068, 768, "none", stroke=GOLD, stroke_width=1.4),
        rect(-27, -27, 1054, 754, "none", stroke=GOLD, stroke_width=.7, opacity=".7"),
        line(steps, GOLD, 1.6),
        path(plate, "url(#atlas-wood)", stroke=GOLD, stroke_width=2),
        path(f"M{x + 4:g}-25h{wide - 8:g}l10 11l-10 11h-{wide - 8:g}l-10-11z", "none", stroke=GOLD, stroke_width=.8),
        tag("text", escape(title), x=MIDDLE, y=-6, class_="atlas-title"),
    ))


def corner(place: Place, tint: str) -> str:
    """A fan of light behind what stands in a corner of the board."""
    left, top = place.x < MIDDLE, place.y < 350
    x, y = (-14 if left else 1014), (-14 if top else 714)
    sx, sy = (1 if left else -1), (1 if top else -1)
    rays = "".join(f"M0 0L{170 * cos(a):.1f} {150 * sin(a):.1f}L{170 * cos(a + .07):.1f} {150 * sin(a + .07):.1f}Z"
                   for a in (i * pi / 22 + .035 for i in range(11)))
    return group(
        path("M0 0H176A176 156 0 0 1 0 156Z", tint, opacity=".5"), path(rays, GOLD, opacity=".3"),
        line("M176 0A176 156 0 0 1 0 156", GOLD, 2), line("M168 0A168 148 0 0 1 0 148", GOLD, .8),
        transform=f"translate({x} {y})scale({sx} {sy})")


# Routes, cities, names --------------------------------------------------------------------------------------

def _route(a: Place, b: Place) -> str:
    """From edge to edge of the two markers."""
    far = hypot(b.x - a.x, b.y - a.y)
    ux, uy = (b.x - a.x) / far, (b.y - a.y) / far
    start, end = a.reach - 3, far - b.reach + 3
    return f"M{a.x + ux * start:.1f} {a.y + uy * start:.1f}L{a.x + ux * end:.1f} {a.y + uy * end:.1f}"


def routes(places: Mapping[str, Place], pairs: Iterable[tuple[str, str]], dotted: Iterable[tuple[str, str]] = ()) -> str:
    solid = "".join(_route(places[a], places[b]) for a, b in pairs)
    dots = "".join(_route(places[a], places[b]) for a, b in dotted)
    return "".join((
        line(solid, "var(--atlas-route-edge)", 7, stroke_linecap="round", class_="route-edge"),
        line(solid, "var(--atlas-route)", 3, stroke_linecap="round", class_="route"),
        line(dots, "var(--atlas-route-edge)", 8, stroke_linecap="round", stroke_dasharray=".1 11") if dots else "",
        line(dots, "var(--atlas-route)", 4.6, stroke_linecap="round", stroke_dasharray=".1 11") if dots else "",
    ))


def marker(place: Place, emblem: str = "") -> str:
    """A city is a gold ring; a capital is a medal with its landmark; the middle of the board is a star."""
    x, y = place.x, place.y
    if place.kind == "capital":
        return group(
            circle(0, 0, 30, INK, opacity=".55"), circle(0, 0, 28, "url(#atlas-metal)"),
            circle(0, 0, 24, place.tint or INK, stroke=INK, stroke_width=1), circle(0, 0, 21, "none", stroke=CREAM, stroke_width=.8),
            use(emblem, -17, -18, 34, 34) if emblem else "", transform=f"translate({x:g} {y:g})", class_="city")
    if place.kind == "centre":
        rays = "".join(f"M{18 * sin(i * pi / 4):.1f} {-18 * cos(i * pi / 4):.1f}"
                       f"L{5 * sin((i + .5) * pi / 4):.1f} {-5 * cos((i + .5) * pi / 4):.1f}"
                       f"L{5 * sin((i - .5) * pi / 4):.1f} {-5 * cos((i - .5) * pi / 4):.1f}Z" for i in range(8))
        return group(circle(0, 0, 20, INK, opacity=".55"), circle(0, 0, 18, "url(#atlas-metal)"), circle(0, 0, 15, INK),
                     group(path(rays, GOLD), circle(0, 0, 6, "url(#atlas-metal)"), circle(0, 0, 3, INK), transform="scale(.84)"),
                     transform=f"translate({x:g} {y:g})", class_="city")
    return use("atlas-city", x - 12, y - 12, 24, 24, class_="city")


def name_at(place: Place) -> tuple[float, float, float]:
    """Where a name stands (middle, base line) and how large it is. The star in the middle has its name to the right."""
    if place.kind == "centre":
        return place.x + 13, place.y + place.reach + 17, 18
    size, gap = 24.0 if place.kind == "capital" else 19.0, place.reach + 5
    return place.x, place.y - gap - 3 if place.is_high else place.y + gap + size * .76, size


def name(place: Place, text: str) -> str:
    x, y, _ = name_at(place)
    return tag("text", escape(text), x=x, y=y,
               class_="atlas-name" if place.kind == "city" else f"atlas-name {place.kind}")


def names(places: Sequence[Place], texts: Mapping[str, str]) -> str:
    return group(*(name(place, texts[place.id]) for place in places if texts.get(place.id)), class_="names",
                 fill=NAME, stroke=HALO)


def city_symbol() -> str:
    return tag("symbol", circle(12, 12, 12, INK, opacity=".5"), circle(12, 12, 10.4, "url(#atlas-metal)"),
               circle(12, 12, 7.6, INK), circle(12, 12, 4.6, CREAM), circle(12, 12, 2, INK),
               id="atlas-city", viewBox="0 0 24 24", overflow="visible")


__all__ = ["REACH", "VIEW_BOX", "Place", "city_symbol", "coast", "colour", "compass", "corner", "frame", "marker",
           "name_at", "names", "routes", "voyage"]
