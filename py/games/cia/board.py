"""The board of CIA: a town by night and everything that moves in it, as SVG text.

    div.board
      svg.ground                      the town, the score track, the numerals; never changes
      svg.pieces
        g.places   g.pick × n         the buildings one may choose
        g#cia-pile g#cia-discards     Top Secret cards on the parks
        g#cia-die
        g#cia-safe
        g#cia-stone-… × agents        g.agent and g.stone always stand in the order of AGENTS
        g#cia-agent-… × agents

Everything that moves has a stable id and a CSS transform, so that the style sheet lets it walk.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from games.cia.art.cards import BOX as CARD_BOX
from games.cia.art.cards import cards, portrait_of
from games.cia.art.colours import BRASS, INK, lights
from games.cia.art.figures import figures
from games.cia.art.letters import glyphs, lettering
from games.cia.art.spots import SAFE_AT, Spot, figure_spots, stone_spots
from games.cia.art.things import things
from games.cia.art.town import FIELDS, HIGH, WIDE, backdrops, plot_at, tiles, town
from games.cia.table import AGENTS, Table
from games.cia.view import View
from games.contract.picks import Pick, Words
from games.drawing.buttons import Picks, box_ring, first_picks, pickable, placed
from games.drawing.svg import ellipse, escape, group, path, pattern_sheet, picture, rect, small, tag, use

VIEW_BOX = f"0 0 {WIDE} {HIGH}"
BUILDING_COUNT = 12
PILE_AT, DIE_AT, DISCARDS_AT = (416, 473), (555, 500), (674, 473)
CARD = (110, 154)


def _spread(agents: Sequence[str], places: Sequence[int],
    spots: Callable[[int, int], list[Spot]]) -> dict[str, Spot]:
    found: dict[str, Spot] = {}
    for place in set(places):
        there = [agent for agent, at in zip(agents, places, strict=True) if at == place]
        found.update(zip(there, spots(place, len(there)), strict=True))
    return found


# The pieces -------------------------------------------------------------------------------------------------

def _places(picks: Picks) -> str:
    drawn = []
    for building in range(BUILDING_COUNT):
        pick = picks.get(f"building:{building}")
        if pick:
            x, y = plot_at(building)
            ring = rect(x + 6, y + 6, 238, 213, rx=10, class_="ring place")
            drawn.append(pickable(pick, ring, "", (x + 228, y + 22)))
    return group(*drawn, class_="places")


def _piles(table: Table, picks: Picks) -> str:
    if not table.top_secret:
        return ""
    wide, high = CARD
    left = "".join(use("cia-card-back", -2 * i, -3 * i, wide, high)
        for i in range(min(4, (table.pile + 7) // 8)))
    if table.pile:
        left += ellipse(wide - 14, high - 12, 24, 20, INK, stroke=BRASS,
            stroke_width=2) + lettering(str(table.pile), wide - 14, high - 12, 22, "#fff1d0", 7)
    else:
        left = rect(4, 4, wide - 8, high - 8, "none", rx=9, class_="empty")
    shown = table.discards[-3:]
    tilts = {1: (0,), 2: (-7, 0), 3: (6, -7, 0)}.get(len(shown), ())
    right = "".join(group(use(f"cia-card-{kind}", 0, 0, wide, high),
        transform=f"rotate({tilt} 55 77)" if tilt else None)
                    for kind, tilt in zip(shown, tilts, strict=True)) or rect(4, 4, wide - 8, high - 8,
                        "none", rx=9,
                        class_="empty")
    return "".join((
        group(pickable(picks.get("pile"), box_ring(-14, -18, wide + 28, high + 30, 14), left, (wide - 4, 4)),
            id="cia-pile", class_="pile", style=placed(*PILE_AT)),
        group(pickable(picks.get("discards"), box_ring(-14, -14, wide + 28, high + 28, 14), right, (wide - 4, 4)),
            id="cia-discards", class_="pile", style=placed(*DISCARDS_AT)),
    ))


def _die(table: Table, picks: Picks) -> str:
    """The inner group keeps its place in the document, so that a new face lets it tumble once."""
    face = use(f"cia-die-{table.die or 'blank'}", 0, 0, 90, 95.4)
    button = pickable(picks.get("die"), box_ring(-8, -22, 106, 140, 20), face, (88, 0))
    return group(group(button, class_="tumble", data_face=table.die or None), id="cia-die", class_="die",
        style=placed(*DIE_AT))


def _safe(table: Table, words: Words) -> str:
    x, y = plot_at(table.safe)
    crowd = table.at.count(table.safe) > 4
    return group(
        tag("title", escape(words("cia.safe"))), use("cia-safe-door", -38, -84, 76, 84), id="cia-safe",
        class_="safe",
        role="img", style=placed(x + SAFE_AT[0], y + SAFE_AT[1], .84 if crowd else 1))


# A move changes one or two of them: the text of the others is at hand.
@lru_cache(maxsize=256)
def _stone(agent: str, score: int, spot: Spot, pick: Pick | None, words: Words) -> str:
    x, y, scale = spot
    lap = path("M12-32V-10H15V-19L29-25.5Z", class_="lap") if score >= FIELDS else ""
    reach = 23 if scale > .8 else 21
    stone = group(use(f"cia-stone-of-{agent}", -20, -20, 40, 40), lap)
    return group(tag("title", escape(f"{words('cia.agent.' + agent)}: {score}")),
                 pickable(pick, box_ring(-reach, -reach, 2 * reach, 2 * reach + 2, 10),
                     stone, (18, -18)),
                 id=f"cia-stone-{agent}", class_="stone", role=None if pick else "img",
                 style=placed(x, y, scale))


@lru_cache(maxsize=256)
def _agent(agent: str, building: int, spot: Spot, pick: Pick | None, words: Words) -> str:
    x, y, scale = spot
    figure = use(f"cia-figure-{agent}", -38, -99, 76, 100)
    halo = ellipse(0, -50, 50, 60, "url(#cia-halo)", class_="halo")
    ring = box_ring(-36, -99, 72, 99, 14) if scale > 1 else box_ring(-54, -99, 108, 98, 14)
    title = f"{words('cia.agent.' + agent)} – {words('cia.building.' + str(building))}"
    return group(tag("title", escape(title)), pickable(pick, halo + ring, figure, (28, -88)),
                 id=f"cia-agent-{agent}", class_="agent", role=None if pick else "img",
                 style=placed(x, y, scale))


def pieces(table: Table, picks: Sequence[Pick], words: Words, names: Sequence[str] = ()) -> str:
    """Everything that moves, and a light on everything that may be chosen now."""
    lit = first_picks(picks)
    standing = _spread(table.agents, table.at, lambda building,
        count: figure_spots(building, count, building == table.safe))
    fields = [score % FIELDS for score in table.score]
    lying = _spread(table.agents, fields, stone_spots)
    order = [agent for agent in AGENTS if agent in table.agents]
    at, score = (dict(zip(table.agents, each, strict=True)) for each in (table.at, table.score))
    return picture(
        VIEW_BOX, _places(lit), _piles(table, lit), _die(table, lit), _safe(table, words),
        *(_stone(agent, score[agent], lying[agent], lit.get(f"stone:{agent}"), words) for agent in order),
        *(_agent(agent, at[agent], standing[agent], lit.get(f"agent:{agent}"), words) for agent in order),
        class_="pieces", role="group", aria_label=words("cia.pieces"))


def ground(words: Words) -> str:
    """The town itself; it never changes during a game."""
    names = [escape(words(f"cia.building.{building}")) for building in range(BUILDING_COUNT)]
    return picture(VIEW_BOX, town(names), class_="ground", role="img", aria_label=words("cia.board"))


def draw(view: View, picks: Sequence[Pick], words: Words) -> str:
    return tag("div", ground(words), pieces(view.table, picks, words), class_="board")


# Drawings for hands, lists and help -------------------------------------------------------------------------

def symbols() -> str:
    return pattern_sheet(glyphs(), lights(), things(), tiles(), backdrops(), figures(), cards())


def card(kind: str) -> str:
    return small(CARD_BOX, "card", use(f"cia-card-{kind}", 0, 0, 100, 140))


def card_back() -> str:
    return small(CARD_BOX, "card", use("cia-card-back", 0, 0, 100, 140))


def agent_card(agent: str) -> str:
    return small(CARD_BOX, "card", use(f"cia-agent-card-{agent}", 0, 0, 100, 140))


def portrait(agent: str) -> str:
    return small("0 -6 76 76", "portrait", portrait_of(agent))


def die(face: str) -> str:
    return small("0 0 100 106", "die-face", use(f"cia-die-{face or 'blank'}", 0, 0, 100, 106))


def stone(agent: str) -> str:
    return small("-5 -5 50 55", "stone-of", use(f"cia-stone-of-{agent}", 0, 0, 40, 40))


def symbol(agent: str) -> str:
    return small("-5 -5 50 50", "badge", use(f"cia-badge-{agent}", 0, 0, 40, 40))
