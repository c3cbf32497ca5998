"""The board of Dossier X: forty-one cities on a map by night, eight agents, and the dossier.

svg.world
  g.places                        the cities one may choose
  g#dx-purse                        to bid with
  g#dx-dossier                    always above the map, beside the city it lies in
  g#dx-agent-… × 8                always in the order of AGENTS; who is gone lies on the frame
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from games.contract.picks import Pick, Words
from games.dossier_x.art.cast import LOOKS, cast
from games.dossier_x.art.coast import LAND
from games.dossier_x.world import AGENTS, CAPITALS, HOMES, MAP
from games.drawing.buttons import first_picks
from games.drawing.svg import small, tag, use
from games.map import board as atlas
from games.map.board import Atlas, figure, places_of, purse, thing
from games.map.crowd import Spot
from games.map.figures import portrait_of, token
from games.map.lights import colour

TINTS = {HOMES[agent]: colour(look.tint) for agent, look in LOOKS.items()}
ATLAS = Atlas(
    "dossier_x",
    places_of(MAP.cities, TINTS),
    MAP.routes,
    LAND,
    (288, 402, 34),
    emblems={city: f"atlas-landmark-{city}" for city in CAPITALS},
    ships=(("liner", 425, 494), ("plane", 160, 300)),
)
PURSE_AT = (428, 590)
GRAVES = (700, 728)  # on the frame, from right to left


class Table(Protocol):
    """What the board needs to know of a table of Dossier X."""

    @property
    def at(self) -> tuple[str, ...]: ...
    @property
    def dossier(self) -> str: ...


class View(Protocol):
    @property
    def table(self) -> Table: ...


def pieces(table: Table, picks: Sequence[Pick], words: Words, names: Sequence[str] = ()) -> str:
    """Everything that moves, and a light on everything that may be chosen now."""
    lit = first_picks(picks)
    where = dict(zip(AGENTS, table.at, strict=True))
    standing = ATLAS.stand(where)
    folder = thing(
        "dx-dossier-piece",
        _folder(),
        ATLAS.lie({"dossier": table.dossier})["dossier"],
        f"{words('dossier_x.dossier')} – {words('city.' + table.dossier)}",
        lit.get("dossier"),
        "thing treasure",
    )
    drawn = []
    for number, agent in enumerate(AGENTS):
        name = words(f"dossier_x.agent.{agent}")
        is_gone = agent not in standing
        spot = Spot(GRAVES[0] - 30 * number, GRAVES[1], 0.5) if is_gone else standing[agent]
        title = name if is_gone else f"{name} – {words('city.' + where[agent])}"
        drawn.append(
            figure(
                f"dx-agent-{agent}",
                f"dx-token-{agent}",
                spot,
                title,
                None if is_gone else lit.get(f"agent:{agent}"),
                kind="piece gone" if is_gone else "piece",
            )
        )
    return ATLAS.layer(words, ATLAS.lit_places(lit), purse("dx-purse", *PURSE_AT, lit), folder, *drawn)


def _folder() -> str:
    return use("dx-dossier", -18, -14, 36, 28)


def ground(words: Words) -> str:
    """The map; it never changes during a game."""
    return ATLAS.ground(words, {place.id: words(f"city.{place.id}") for place in ATLAS.places})


def draw(view: View, picks: Sequence[Pick], words: Words) -> str:
    return tag("div", ground(words), pieces(view.table, picks, words), class_="board")


def symbols() -> str:
    return atlas.symbols(cast())


# Drawings for hands, lists and help -------------------------------------------------------------------------


def portrait(agent: str) -> str:
    return portrait_of(f"dx-bust-{agent}", LOOKS[agent].tint)


def badge(agent: str) -> str:
    return small("-22 -29 44 53", "badge", token(f"dx-token-{agent}"))


def dossier() -> str:
    return small("-4 -4 68 54", "badge", use("dx-dossier", 0, 0, 60, 46))


def capital(city: str) -> str:
    """The medal of a capital, for the player who has taken it."""
    return ATLAS.medal(city)


def note() -> str:
    return small("-2 -12 64 58", "badge", use("dx-note", 0, 0, 60, 34))
