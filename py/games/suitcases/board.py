"""The board of Suitcases: Europe by night, four services in its corners, sixteen suitcases.

svg.world
  g.places                        cities, bases and headquarters one may choose
  g#sc-dice
  g#sc-contents-… × 16            on the letter fields: closed, or what came out
  g#sc-agent-… × 7 a seat         who is out stands on the frame
  g#sc-case-… × 4 a seat          in its city, at the foot of who carries it, or home
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from games.contract.picks import Pick, Words
from games.drawing.buttons import box_ring, first_picks, pickable, placed
from games.drawing.svg import escape, group, small, tag, use
from games.map import board as atlas
from games.map.board import Atlas, figure, places_of, thing
from games.map.crowd import Spot
from games.map.figures import portrait_of, token
from games.map.lights import colour
from games.suitcases.art import cast as art
from games.suitcases.art.coast import LAND
from games.suitcases.world import DOTTED, LETTER_FIELDS, MAP, luggage, teams

TINTS = {place.id: colour(place.id.split("_")[1]) for place in MAP.cities if place.kind != "city"}
ATLAS = Atlas(
    "suitcases",
    places_of(MAP.cities, TINTS),
    MAP.routes,
    LAND,
    (850, 408, 30),
    DOTTED,
    ships=(("liner", 150, 412),),
)
DICE_AT = (420, 488)  # in the sea, where nobody stands
OUT = CLOSED = IN_HAND = ""


class Table(Protocol):
    """What the board needs to know of a table of Suitcases; the tuples follow the seats."""

    @property
    def seats(self) -> int: ...
    @property
    def agents(self) -> tuple[tuple[str, ...], ...]: ...
    @property
    def cases(self) -> tuple[tuple[str, ...], ...]: ...
    @property
    def inside(self) -> tuple[tuple[str, ...], ...]: ...
    @property
    def dice(self) -> tuple[int, ...]: ...


class View(Protocol):
    @property
    def table(self) -> Table: ...


def _middle_of_base(place: str) -> tuple[float, float]:
    """The plate lies a little further in than the base, to leave room for the letters."""
    base = ATLAS.at[place]
    return (74 if base.x < 500 else 926), (78 if base.y < 350 else 622)


def _base_ring(place: str) -> str:
    x, y = _middle_of_base(place)
    return box_ring(x - 76, y - 44, 152, 88, 12)


BASE_RINGS = {place.id: _base_ring(place.id) for place in ATLAS.places if place.kind == "base"}


# Where everything stands ------------------------------------------------------------------------------------


Rows = tuple[tuple[str, ...], ...]


def _where(pieces: Rows, ats: Rows) -> dict[str, str]:
    return {
        piece: at for row, places in zip(pieces, ats, strict=True) for piece, at in zip(row, places, strict=True)
    }


# While a move is built tap by tap everybody stands still: no need to line them up again.
@lru_cache(maxsize=16)
def _agent_spots(seats: int, ats: Rows) -> dict[str, Spot]:
    where = _where(teams(seats), ats)
    spots = ATLAS.stand({agent: at for agent, at in where.items() if not at.startswith("base")})
    for place in {at for at in where.values() if at.startswith("base")}:
        there = [agent for agent, at in where.items() if at == place]
        spots.update(zip(there, _ranks(*_middle_of_base(place), len(there)), strict=True))
    spots.update({agent: _on_frame(agent) for agent, at in where.items() if at == OUT})
    return spots


def _ranks(x: float, y: float, count: int) -> list[Spot]:
    """On a base: in two ranks."""
    columns = max(4, (count + 1) // 2)
    scale = 3.1 / max(4, columns)
    rows = [min(columns, count - first) for first in range(0, count, columns)]
    return [
        Spot(x + (i - (row - 1) / 2) * 42 * scale, y + (4 if len(rows) == 1 else -14 + 37 * rank), scale)
        for rank, row in enumerate(rows)
        for i in range(row)
    ]


def _on_frame(agent: str) -> Spot:
    """Agents that have left the game line up on the frame, near their base."""
    tint, number = agent.split("-")
    base = ATLAS.at[f"base_{tint}"]
    return Spot(
        -27 if base.x < 500 else 1027, 350 + (26 * int(number) + 40) * (-1 if base.y < 350 else 1), 0.5
    )


@lru_cache(maxsize=16)
def _case_spots(seats: int, ats: Rows, agents_at: Rows) -> dict[str, tuple[Spot, str]]:
    """Each suitcase with its spot and its state: lying, carried, home or in hand."""
    where, agents = _where(luggage(seats), ats), _agent_spots(seats, agents_at)
    lying = ATLAS.lie({case: at for case, at in where.items() if not at.startswith("hq")})
    found: dict[str, tuple[Spot, str]] = {case: (spot, "lying") for case, spot in lying.items()}
    for case, at in where.items():
        if at == IN_HAND:
            found[case] = Spot(*LETTER_FIELDS[case], 0.9), "lying"
        elif at.startswith("hq"):
            found[case] = _home(at, [each for each in where if where[each] == at].index(case)), "home"
        elif at in agents:
            bearer = agents[at]
            found[case] = (
                Spot(bearer.x + 12 * bearer.scale, bearer.y + 17 * bearer.scale, 0.72 * bearer.scale),
                "carried",
            )
    return found


def _home(place: str, number: int) -> Spot:
    """What was brought home lies outside the headquarters, two by two."""
    hq = ATLAS.at[place]
    side = -1 if hq.x < 500 else 1
    return Spot(hq.x + side * (44 + 25 * (number // 2)), hq.y + (-10 if number % 2 == 0 else 12), 0.64)


# Drawing it -------------------------------------------------------------------------------------------------


def pieces(table: Table, picks: Sequence[Pick], words: Words, names: Sequence[str] = ()) -> str:
    """Everything that moves, and a light on everything that may be chosen now."""
    lit = first_picks(picks)
    agents = _agent_spots(table.seats, table.agents)
    cases = _case_spots(table.seats, table.cases, table.agents)
    where = _where(teams(table.seats), table.agents)
    owners = {agent: name for team, name in zip(teams(table.seats), names, strict=False) for agent in team}
    return ATLAS.layer(
        words,
        ATLAS.lit_places(lit, BASE_RINGS),
        _dice(table.dice, lit.get("die")),
        _letter_cards(table.seats, table.cases, table.inside, words),
        *(
            _agent(agent, where[agent], spot, lit.get(f"agent:{agent}"), words, owners.get(agent, ""))
            for agent, spot in sorted(agents.items())
        ),
        *(
            _case(case, spot, state, lit.get(f"case:{case}"), words)
            for case, (spot, state) in sorted(cases.items())
        ),
    )


@lru_cache(maxsize=512)
def _agent(agent: str, at: str, spot: Spot, pick: Pick | None, words: Words, owner: str) -> str:
    """It goes by its player's name, if the players are known."""
    tint, number = agent.split("-")
    name = words("suitcases.agent.of", name=owner, n=number) if owner else words(f"suitcases.agent.{tint}", n=number)
    title = f"{name} – {place_name(at, words)}" if at else name
    return figure(
        f"sc-agent-{agent}",
        f"sc-token-{agent}",
        spot,
        title,
        pick if at else None,
        kind="piece" if at else "piece gone",
    )


@lru_cache(maxsize=512)
def _case(case: str, spot: Spot, state: str, pick: Pick | None, words: Words) -> str:
    tint, letter = case.split("-")
    return thing(
        f"sc-case-{case}-piece",
        use(f"sc-case-{case}", -17, -15, 34, 27),
        spot,
        words(f"suitcases.case.{tint}", letter=letter),
        pick,
        f"thing {state}",
    )


@lru_cache(maxsize=16)
def _letter_cards(seats: int, where: Rows, opened: Rows, words: Words) -> str:
    """On the letter field of a suitcase that is out lies its card: closed, or opened for all to see."""
    drawn = []
    for cases, ats, contents in zip(luggage(seats), where, opened, strict=True):
        for case, at, inside in zip(cases, ats, contents, strict=True):
            x, y = LETTER_FIELDS[case]
            card = use(f"sc-mini-{inside or 'back'}", -10.4, -13.6, 20.8, 27.2)
            title = words(f"suitcases.contents.{inside}") if inside != CLOSED else ""
            drawn.append(
                group(
                    tag("title", escape(title)) if title else "",
                    "" if at == IN_HAND else card,
                    role="img" if title else None,
                    id=f"sc-contents-{case}",
                    class_="contents",
                    style=placed(x - 9, y),
                )
            )
    return "".join(drawn)


@lru_cache(maxsize=64)
def _dice(thrown: tuple[int, ...], pick: Pick | None) -> str:
    """The inner groups keep their place in the document, so that a new face lets them tumble once."""
    faces = [str(face) for face in thrown] or ["blank", "blank"]
    drawn = "".join(
        group(
            use(f"sc-die-{face}", -18, -18, 36, 38.4),
            class_="tumble",
            data_face=face,
            transform=f"translate({22 * (2 * i - 1)} 0)",
        )
        for i, face in enumerate(faces[:2])
    )
    return group(
        pickable(pick, box_ring(-46, -26, 92, 54, 12), drawn, (42, -22), 0.7),
        id="sc-dice",
        class_="dice",
        style=placed(*DICE_AT, 0.8),
    )


def place_name(place: str, words: Words) -> str:
    return words(f"suitcases.place.{place}" if place in TINTS else f"city.{place}")


def ground(words: Words) -> str:
    """The map; it never changes during a game."""
    under = "".join(art.letter_field(x, y, *case.split("-")) for case, (x, y) in LETTER_FIELDS.items())
    over = "".join(
        (
            art.base(*_middle_of_base(place.id), place.id.split("_")[1])
            if place.kind == "base"
            else art.headquarters(place.x, place.y, place.id.split("_")[1])
        )
        for place in ATLAS.places
        if place.kind != "city"
    )
    return ATLAS.ground(
        words,
        {place.id: words(f"city.{place.id}") for place in ATLAS.places if place.kind == "city"},
        under,
        over,
    )


def draw(view: View, picks: Sequence[Pick], words: Words) -> str:
    return tag("div", ground(words), pieces(view.table, picks, words), class_="board")


def symbols() -> str:
    return atlas.symbols(art.cast())


# Drawings for hands, lists and help -------------------------------------------------------------------------


def portrait(tint: str) -> str:
    return portrait_of(f"sc-bust-{tint}", tint)


def badge(agent: str) -> str:
    """`red-3`, or `red` for the service."""
    name = agent if "-" in agent else f"{agent}-1"
    return small("-22 -29 44 53", "badge", token(f"sc-token-{name}"))


def case(name: str) -> str:
    return small("-2 -2 64 52", "badge", use(f"sc-case-{name}", 0, 0, 60, 48))


def packed(name: str, inside: str) -> str:
    """A suitcase to be packed: what is in it looks out of it."""
    paper = use(f"sc-contents-{inside}", 29, 0, 42, 58.8) if inside else ""
    return small("0 0 100 96", "card", paper, use(f"sc-case-{name}", 5, 24, 90, 72))


def contents(value: str) -> str:
    """`5`, `3`, `1` or `bomb`."""
    return small("0 0 100 140", "card", use(f"sc-contents-{value}", 0, 0, 100, 140))


def card(value: str) -> str:
    """A duel card, `0` to `5`."""
    return small("0 0 100 140", "card", use(f"sc-card-{value}", 0, 0, 100, 140))


def card_back() -> str:
    return small("0 0 100 140", "card", use("sc-card-back", 0, 0, 100, 140))


def die(face: str) -> str:
    return small("0 0 90 96", "die-face", use(f"sc-die-{face or 'blank'}", 0, 0, 90, 96))


def dice(faces: Sequence[int]) -> str:
    """Both dice as they lie."""
    return small(
        "0 0 186 96", "die-face", *(use(f"sc-die-{face}", 96 * i, 0, 90, 96) for i, face in enumerate(faces))
    )


def headquarters(tint: str) -> str:
    return small("-31 -31 62 62", "badge", art.headquarters(0, 0, tint))


def base(tint: str) -> str:
    return small("-78 -46 156 92", "scene", art.base(0, 0, tint))
