"""The board of Agent: a map by night with twenty-five fields, four spies, a suitcase, and the Bahamas.

svg.world
  g.places                        the fields one may choose
  g#ag-purse                        to bribe with
  g#ag-spy-… × 4                  always in the order of SPIES
  g#ag-suitcase                   beside its field, or under the spy that sits on it
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from games.agent.art.cast import LOOKS, beach, cast
from games.agent.art.coast import LAND
from games.agent.world import HOMES, MAP, SPIES
from games.contract.picks import Pick, Words
from games.drawing.buttons import first_picks
from games.drawing.svg import small, tag, use
from games.map import board as atlas
from games.map.board import Atlas, figure, places_of, purse, thing
from games.map.crowd import Spot
from games.map.figures import portrait_of, token
from games.map.lights import colour

TINTS = {HOMES[spy]: colour(look.tint) for spy, look in LOOKS.items()}
ATLAS = Atlas(
    "agent",
    places_of(MAP.cities, TINTS),
    MAP.routes,
    LAND,
    (820, 560, 38),
    emblems={home: f"atlas-landmark-{home}" for home in HOMES.values()},
    ships=(("liner", 196, 556), ("plane", 205, 280)),
    size=1.28,
)
PURSE_AT = (398, 560)
BAHAMAS = "bahamas"
BEACH = (136, 389)  # in the Atlantic, where no line runs
DECK_CHAIRS = ((68, 44), (110, 44), (26, 44))


class Scene(Protocol):
    """Where everything stands."""

    @property
    def at(self) -> tuple[str, ...]: ...
    @property
    def suitcase(self) -> str: ...
    @property
    def keeper(self) -> str: ...


class Table(Protocol):
    """What the board needs to know of a table of Agent."""

    @property
    def now(self) -> Scene: ...


class View(Protocol):
    @property
    def table(self) -> Table: ...


def pieces(table: Table, picks: Sequence[Pick], words: Words, names: Sequence[str] = ()) -> str:
    """Everything that moves, and a light on everything that may be chosen now."""
    lit, now = first_picks(picks), table.now
    where = dict(zip(SPIES, now.at, strict=True))
    standing = ATLAS.stand(where)
    for spy, (x, y) in zip([spy for spy in SPIES if where[spy] == BAHAMAS], DECK_CHAIRS, strict=False):
        standing[spy] = Spot(BEACH[0] + x, BEACH[1] + y)
    if now.keeper:
        seat = standing[now.keeper]
        standing[now.keeper] = Spot(seat.x, seat.y - 13 * seat.scale, seat.scale)
    drawn = []
    for spy in SPIES:
        place = words("agent.bahamas") if where[spy] == BAHAMAS else words(f"city.{where[spy]}")
        drawn.append(
            figure(
                f"ag-spy-{spy}",
                f"ag-token-{spy}",
                standing[spy],
                f"{words('agent.spy.' + spy)} – {place}",
                lit.get(f"agent:{spy}"),
            )
        )
    money = purse("ag-purse", *PURSE_AT, lit)
    return ATLAS.layer(words, ATLAS.lit_places(lit), money, *drawn, _suitcase(now, standing, lit, words))


def _suitcase(now: Scene, standing: dict[str, Spot], lit: dict[str, Pick], words: Words) -> str:
    """It lies beside its field. Who owns it sits on it: it is at the foot of the token, in a ring of gold."""
    if now.keeper:
        spy = standing[now.keeper]
        spot = Spot(spy.x, spy.y + 30 * spy.scale, 0.8 * spy.scale)
        title = f"{words('agent.suitcase')} – {words('agent.spy.' + now.keeper)}"
    else:
        spot = ATLAS.lie({"suitcase": now.suitcase})["suitcase"]
        title = f"{words('agent.suitcase')} – {words('city.' + now.suitcase)}"
    return thing(
        "ag-suitcase-piece",
        use("ag-suitcase", -18, -15, 36, 29),
        spot,
        title,
        lit.get("suitcase"),
        "thing treasure owned" if now.keeper else "thing treasure",
    )


def ground(words: Words) -> str:
    """The map; it never changes during a game."""
    names = {place.id: words(f"city.{place.id}") for place in ATLAS.places}
    return ATLAS.ground(words, names, over=beach(*BEACH, words("agent.bahamas")))


def draw(view: View, picks: Sequence[Pick], words: Words) -> str:
    return tag("div", ground(words), pieces(view.table, picks, words), class_="board")


def symbols() -> str:
    return atlas.symbols(cast())


# Drawings for hands, lists and help -------------------------------------------------------------------------


def portrait(spy: str) -> str:
    return portrait_of(f"ag-bust-{spy}", LOOKS[spy].tint)


def badge(spy: str) -> str:
    return small("-22 -29 44 53", "badge", token(f"ag-token-{spy}"))


def suitcase() -> str:
    return small("-4 -2 68 54", "badge", use("ag-suitcase", 0, 0, 60, 48))


def capital(city: str) -> str:
    """The medal of a home field."""
    return ATLAS.medal(city)


def bahamas() -> str:
    return small("-6 -6 162 116", "scene", beach(0, 0, ""))
