"""Where the cities of the maps lie on the globe, and how a chart bends the coasts to a board.

The boards are drawn for play: their corners are equal and no lines cross. No single projection of the globe fits
that. So a chart has several sheets, one for each land mass, bent to that sheet's own cities, with a few anchors where
it would run under its neighbour.

Law: only web/make/coast.py reads this, on a developer's machine. It is not part of the site.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

Point = tuple[float, float]


class City(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...


LON_LAT: dict[str, Point] = {
    "algiers": (3.1, 36.7),
    "amsterdam": (4.9, 52.4),
    "ankara": (32.9, 39.9),
    "athens": (23.7, 38.0),
    "baku": (49.9, 40.4),
    "bergen": (5.3, 60.4),
    "berlin": (13.4, 52.5),
    "brussels": (4.4, 50.8),
    "bucharest": (26.1, 44.4),
    "budapest": (19.0, 47.5),
    "cairo": (31.2, 30.0),
    "cape_town": (18.4, -33.9),
    "casablanca": (-7.6, 33.6),
    "chicago": (-87.6, 41.9),
    "copenhagen": (12.6, 55.7),
    "dakar": (-17.4, 14.7),
    "damascus": (36.3, 33.5),
    "delhi": (77.2, 28.6),
    "dublin": (-6.3, 53.3),
    "edinburgh": (-3.2, 55.9),
    "geneva": (6.1, 46.2),
    "glasgow": (-4.3, 55.9),
    "halifax": (-63.6, 44.6),
    "helsinki": (24.9, 60.2),
    "istanbul": (29.0, 41.0),
    "kabul": (69.2, 34.5),
    "karachi": (67.0, 24.9),
    "khartoum": (32.5, 15.6),
    "kiev": (30.5, 50.5),
    "lagos": (3.4, 6.5),
    "las_palmas": (-15.4, 28.1),
    "leningrad": (30.3, 59.9),
    "lisbon": (-9.1, 38.7),
    "london": (-0.1, 51.5),
    "madrid": (-3.7, 40.4),
    "marseille": (5.4, 43.3),
    "montreal": (-73.6, 45.5),
    "moscow": (37.6, 55.8),
    "nairobi": (36.8, -1.3),
    "new_york": (-74.0, 40.7),
    "odessa": (30.7, 46.5),
    "oslo": (10.8, 59.9),
    "paris": (2.3, 48.9),
    "peking": (116.4, 39.9),
    "prague": (14.4, 50.1),
    "recife": (-34.9, -8.1),
    "reykjavik": (-21.9, 64.1),
    "rio": (-43.2, -22.9),
    "rome": (12.5, 41.9),
    "singapore": (103.8, 1.3),
    "stockholm": (18.1, 59.3),
    "tangier": (-5.8, 35.8),
    "tehran": (51.4, 35.7),
    "tripoli": (13.2, 32.9),
    "tunis": (10.2, 36.8),
    "vienna": (16.4, 48.2),
    "warsaw": (21.0, 52.2),
    "washington": (-77.0, 38.9),
}


@dataclass(frozen=True)
class Sheet:
    """A part of the globe (west, south, east, north) bent to its cities; `slack` 0 is exact."""

    part: tuple[float, float, float, float]
    slack: float
    cities: str = ""
    anchors: dict[Point, Point] = field(default_factory=dict)
    # cities that pull harder or weaker than the others
    pulls: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Chart:
    """`detail` names the outlines of Natural Earth; `cities` says where the board has its cities."""

    detail: str
    sheets: tuple[Sheet, ...]
    cities: Mapping[str, Point]


def spots(cities: Iterable[City]) -> dict[str, Point]:
    return {city.id: (city.x, city.y) for city in cities}


# The cities of the old world, from Lisbon to Peking.
OLD_WORLD = (
    "tangier madrid geneva copenhagen algiers cairo tehran dakar lagos cape_town lisbon marseille paris"
    " brussels amsterdam rome budapest berlin istanbul leningrad baku moscow khartoum delhi nairobi karachi"
    " singapore kabul peking las_palmas"
)
