"""The map as a graph: cities joined by routes, and which of them are neighbours."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True, slots=True)
class City:
    """Where a city lies on a board of 1000 by 700; `kind` is "city", "centre" or "capital"."""

    id: str
    x: int
    y: int
    kind: str = "city"


@dataclass(frozen=True)
class Network:
    cities: tuple[City, ...]
    routes: tuple[tuple[str, str], ...]

    @cached_property
    def near(self) -> Mapping[str, tuple[str, ...]]:
        """The neighbours of every city."""
        ways = (*self.routes, *((there, here) for here, there in self.routes))
        return {city.id: tuple(sorted(there for here, there in ways if here == city.id)) for city in self.cities}


def network(cities: tuple[City, ...], routes: Mapping[str, str]) -> Network:
    """`routes` lists, for a city, the cities it is joined to; each route is written once."""
    return Network(cities, tuple((here, there) for here, row in routes.items() for there in row.split()))
