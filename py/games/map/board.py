"""Draws the map board of three games. Each game brings its own cities, coasts and pieces; the rest is here.
    svg.ground.map                    sea, land, routes, cities, names, frame; never changes
    div.pieces.map
      div.glass svg.world
        g.places   g.pick × n         the cities one may choose
        …                             what the game puts on the map
      div.lens     button × 3         nearer, farther, whole; web/js/zoom.mjs listens

The two maps lie on top of each other and zoom together. Everything that moves has a stable id and a CSS transform,
so that the style sheet can animate it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Protocol

from games.contract.picks import Pick, Words
from games.drawing.buttons import Picks, box_ring, pickable, placed, round_ring
from games.drawing.svg import circle, escape, group, path, pattern_sheet, picture, rect, small, tag, use
from games.map.crowd import TOKEN, Spot, beside, crowd
from games.map.figures import token
from games.map.ground import VIEW_BOX, Place, city_symbol, corner, frame, marker, names, routes
from games.map.landmarks import landmarks, purse_symbol
from games.map.lights import lights
from games.map.sea import coast, voyage

Routes = Sequence[tuple[str, str]]


class City(Protocol):
    """What the board needs to know of a city; a game's world.py has such values."""

    @property
    def id(self) -> str: ...
    @property
    def x(self) -> int: ...
    @property
    def y(self) -> int: ...
    @property
    def kind(self) -> str: ...


def places_of(cities: Sequence[City], tints: Mapping[str, str]) -> tuple[Place, ...]:
    return tuple(Place(city.id, city.x, city.y, city.kind, tints.get(city.id, "")) for city in cities)


@dataclass(frozen=True)
class Atlas:
    """One board: its name, places, routes and coasts, and its compass rose (x, y, radius)."""

    game: str
    places: tuple[Place, ...]
    routes: Routes
    land: str
    rose: tuple[float, float, float]
    dotted: Routes = ()
    emblems: Mapping[str, str] = field(default_factory=dict)
    ships: tuple[tuple[str, float, float], ...] = ()  # small ornaments: "liner" or "plane", and where
    size: float = 1  # the scale of the pieces: a board with few cities has room for larger ones

    @cached_property
    def at(self) -> dict[str, Place]:
        return {place.id: place for place in self.places}

    def ground(self, words: Words, labels: Mapping[str, str], under: str = "", over: str = "") -> str:
        """`under` lies beneath the routes, `over` on top of them."""
        corners = [corner(place, place.tint) for place in self.places if place.kind in ("capital", "base")]
        cities = [
            marker(place, self.emblems.get(place.id, ""))
            for place in self.places
            if place.kind not in ("base", "hq")
        ]
        return picture(
            VIEW_BOX,
            coast(self.game, self.land, self.rose),
            *corners,
            under,
            *(voyage(*ship) for ship in self.ships),
            routes(self.at, self.routes, self.dotted),
            over,
            group(*cities, class_="cities"),
            names(self.places, labels),
            frame(words(f"{self.game}.title")),
            class_="ground map",
            role="img",
            aria_label=words(f"{self.game}.board"),
        )

    def medal(self, city: str) -> str:
        """The sign of a capital, for the player whose home it is."""
        place = self.at[city]
        return small(f"{place.x - 31} {place.y - 31} 62 62", "badge", marker(place, self.emblems[city]))

    def layer(self, words: Words, *drawn: str) -> str:
        """The pieces, and the buttons that zoom."""
        world = picture(
            VIEW_BOX, *drawn, class_="world", role="group", aria_label=words(f"{self.game}.pieces")
        )
        return tag("div", tag("div", world, class_="glass"), _lens(words), class_="pieces map")

    def lit_places(self, picks: Picks, rings: Mapping[str, str] | None = None) -> str:
        """A ring around every place that may be chosen. A tap close beside it counts too."""
        drawn = []
        for place in self.places:
            pick = picks.get(f"city:{place.id}")
            if pick:
                drawn.append(_lit_place(place, pick, (rings or {}).get(place.id, "")))
        return group(*drawn, class_="places")

    def stand(self, where: Mapping[str, str]) -> dict[str, Spot]:
        """The spot of every piece that is in some place: around that place, and none over another."""
        found: dict[str, Spot] = {}
        for place, there in self._by_place(where):
            spots = crowd(place.x, place.y, len(there), place.reach, place.is_high, self.size)
            found.update(zip(there, spots, strict=True))
        return found

    def lie(self, where: Mapping[str, str]) -> dict[str, Spot]:
        """The spot of every thing: to the right and to the left of its place."""
        found: dict[str, Spot] = {}
        for place, there in self._by_place(where):
            spots = beside(place.x, place.y, len(there), place.reach, self.size)
            found.update(zip(there, spots, strict=True))
        return found

    def _by_place(self, where: Mapping[str, str]) -> Iterator[tuple[Place, list[str]]]:
        there: dict[str, list[str]] = {}
        for piece, at in where.items():
            there.setdefault(at, []).append(piece)
        return ((place, there[place.id]) for place in self.places if place.id in there)


@lru_cache(maxsize=512)
def _lit_place(place: Place, pick: Pick, ring: str) -> str:
    reach = max(15, place.reach + 4)
    hit = circle(place.x, place.y, max(26, reach), "transparent") + (
        ring or round_ring(reach, place.x, place.y, True)
    )
    at = place.x + reach - 4, place.y - reach + 4
    return pickable(pick, hit, _price(pick.cost, *at) if pick.cost and not pick.chosen else "", at, 0.7)


def _price(steps: int, x: float, y: float) -> str:
    """How many steps it is to a place."""
    number = tag("text", str(steps), x=x, y=y, class_="atlas-badge price")
    return circle(x, y, 13, "#0b0a1c", stroke="#f4d18a", stroke_width=2, class_="coin") + number


# A table has up to 44 pieces, and a move changes one or two of them: the text of the others is remembered.
@lru_cache(maxsize=1024)
def figure(
    name: str, symbol: str, spot: Spot, title: str, pick: Pick | None, extra: str = "", kind: str = "piece"
) -> str:
    """An agent on the map, and a button if it may be chosen."""
    hit = (
        circle(0, -1, 24, "transparent")
        + circle(0, 0, 30, "url(#atlas-halo)", class_="halo")
        + round_ring(TOKEN + 2.5)
    )
    return _piece(name, pickable(pick, hit, token(symbol) + extra, (15, -15), 0.62), spot, title, pick, kind)


@lru_cache(maxsize=1024)
def thing(name: str, drawing: str, spot: Spot, title: str, pick: Pick | None, kind: str = "thing") -> str:
    """Something that lies in a city or is carried. Its drawing is 34 by 26, centred on 0, 0."""
    reach = max(25, round(20 / spot.scale))  # what is carried is drawn smaller, and no harder to hit
    hit = rect(-reach, -reach, 2 * reach, 2 * reach, "transparent") + box_ring(-20, -17, 40, 34, 8)
    return _piece(name, pickable(pick, hit, drawing, (16, -13), 0.6), spot, title, pick, kind)


def _piece(name: str, button: str, spot: Spot, title: str, pick: Pick | None, kind: str) -> str:
    return group(
        tag("title", escape(title)),
        button,
        id=name,
        class_=kind,
        role=None if pick else "img",
        style=placed(spot.x, spot.y, spot.scale),
    )


def purse(name: str, x: float, y: float, picks: Picks) -> str:
    """Money on the table, for games in which it is spent in secret. It shows no amount."""
    pick = picks.get("purse")
    drawing = use("atlas-purse", -27, -20, 54, 40)
    hit = rect(-32, -32, 64, 64, "transparent") + box_ring(-32, -25, 64, 50, 10)
    return group(
        pickable(pick, hit, drawing, (28, -22), 0.7),
        id=name,
        class_="purse",
        aria_hidden=None if pick else "true",
        style=placed(x, y),
    )


@lru_cache(maxsize=8)
def _lens(words: Words) -> str:
    signs = (
        ("in", "M5 12H19M12 5V19"),
        ("out", "M5 12H19"),
        ("whole", "M7 10V7H10M14 7H17V10M17 14V17H14M10 17H7V14M3 3H21V21H3Z"),
        ("full", "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"),
    )
    return tag(
        "div",
        *(
            tag(
                "button",
                picture("0 0 24 24", path(d), aria_hidden="true", focusable="false"),
                type="button",
                data_zoom=how,
                aria_label=words(f"play.zoom.{how}"),
            )
            for how, d in signs
        ),
        class_="lens",
    )


def shared_symbols() -> str:
    return lights() + city_symbol() + landmarks() + purse_symbol()


def symbols(*drawn: str) -> str:
    return pattern_sheet(shared_symbols(), *drawn)
