"""What a player sees on the maps of Dossier X, Agent and Suitcases."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import combinations
from math import dist
from types import ModuleType
from xml.etree import ElementTree

import pytest

from games.agent import board as agent_board
from games.agent.world import HOMES as SPY_HOMES
from games.agent.world import SPIES
from games.dossier_x import board as dossier_board
from games.dossier_x.world import AGENTS, HOMES
from games.map.crowd import TOKEN, Spot, beside, crowd
from games.map.ground import Place, name_at
from games.suitcases import board as suitcases_board
from games.suitcases.world import colours, luggage, teams
from screen.app.words import ROWS
from web.make import coast

SVG = "{http://www.w3.org/2000/svg}"
BOARDS = {"dossier_x": dossier_board, "agent": agent_board, "suitcases": suitcases_board}
PREFIXES = {"dossier_x": "dx-", "agent": "ag-", "suitcases": "sc-"}
every_board = pytest.mark.parametrize("game", BOARDS)


@dataclass(frozen=True)
class Mission:
    """Dossier X."""

    at: tuple[str, ...] = tuple(HOMES[agent] for agent in AGENTS)
    dossier: str = "tangier"


@dataclass(frozen=True)
class Scene:
    at: tuple[str, ...] = tuple(SPY_HOMES[spy] for spy in SPIES)
    suitcase: str = "tangier"
    keeper: str = ""


@dataclass(frozen=True)
class Affair:
    """Agent."""

    now: Scene = Scene()


@dataclass(frozen=True)
class Hunt:
    """Suitcases."""

    seats: int = 4
    agents: tuple[tuple[str, ...], ...] = tuple((f"base_{colour}",) * 7 for colour in colours(4))
    cases: tuple[tuple[str, ...], ...] = (("",) * 4,) * 4
    inside: tuple[tuple[str, ...], ...] = (("",) * 4,) * 4
    dice: tuple[int, ...] = ()


STARTS: dict[str, object] = {"dossier_x": Mission(), "agent": Affair(), "suitcases": Hunt()}
LATER: dict[str, object] = {
    "dossier_x": Mission(("cairo", "cairo", "", "paris", "cairo", "", "delhi", "rio"), "cairo"),
    "agent": Affair(Scene(("madrid", "madrid", "bahamas", "lisbon"), "madrid", "english")),
    "suitcases": Hunt(
        4,
        (
            ("vienna", "vienna", "", "rome", *("base_red",) * 3),
            ("kiev", *("base_blue",) * 6),
            ("cairo", "", *("base_green",) * 5),
            ("base_yellow",) * 7,
        ),
        (
            ("prague", "prague", "red-1", "hq_blue"),
            ("vienna", "kiev", "blue-1", "prague"),
            ("cairo", "green-1", "prague", "rome"),
            ("hq_red", "prague", "red-2", "hq_red"),
        ),
        (("", "", "", "5"), ("",) * 4, ("",) * 4, ("bomb", "", "", "3")),
        (2, 0),
    ),
}


@dataclass(frozen=True)
class View:
    table: object


@dataclass(frozen=True)
class Pick:
    key: str
    label: str
    at: str
    chosen: bool = False


def words(key: str, **values: object) -> str:
    return f"<{key}> & more {values or ''}"


def in_language(column: int) -> Callable[..., str]:
    return lambda key, **_: ROWS[key][column] if key in ROWS else key


def drawn(game: str, table: object, *picks: Pick) -> ElementTree.Element:
    return ElementTree.fromstring(BOARDS[game].pieces(table, picks, words))


def ids(root: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def buttons(root: ElementTree.Element) -> list[ElementTree.Element]:
    return [element for element in root.iter() if element.get("data-do") == "pick"]


def everything(game: str) -> list[Pick]:
    board: ModuleType = BOARDS[game]
    cities = [
        Pick(f"to {p.id}", f'To "{p.id}" & on', f"city:{p.id}", p.id == "rome") for p in board.ATLAS.places
    ]
    if game == "dossier_x":
        return [
            *cities,
            *(Pick(a, f"Move {a}", f"agent:{a}") for a in AGENTS),
            Pick("x", "The dossier", "dossier"),
            Pick("bid", "Bid", "purse"),
        ]
    if game == "agent":
        return [
            *cities,
            *(Pick(s, f"Move {s}", f"agent:{s}") for s in SPIES),
            Pick("x", "The suitcase", "suitcase"),
            Pick("bribe", "Bribe", "purse"),
        ]
    agents = [Pick(a, f"Move {a}", f"agent:{a}") for team in teams(4) for a in team]
    cases = [Pick(c, f"Take {c}", f"case:{c}") for row in luggage(4) for c in row]
    return [*cities, *agents, *cases, Pick("roll", "Roll", "die")]


def small_ones(game: str) -> str:
    board: ModuleType = BOARDS[game]
    if game == "dossier_x":
        drawings = [f(agent) for agent in AGENTS for f in (board.portrait, board.badge)]
        return "".join([*drawings, board.dossier(), board.note(), *map(board.capital, set(HOMES.values()))])
    if game == "agent":
        drawings = [f(spy) for spy in SPIES for f in (board.portrait, board.badge)]
        return "".join(
            [*drawings, board.suitcase(), board.bahamas(), *map(board.capital, SPY_HOMES.values())]
        )
    drawings = [
        f(c) for c in colours(4) for f in (board.portrait, board.badge, board.base, board.headquarters)
    ]
    drawings += [board.card(str(n)) for n in range(6)] + [
        board.die(face) for face in ("", "0", "1", "2", "3")
    ]
    drawings += [board.contents(c) for c in ("5", "3", "1", "bomb")] + [
        board.case("red-A"),
        board.badge("blue-7"),
    ]
    return "".join([*drawings, board.card_back(), board.dice((0, 3))])


# The page ---------------------------------------------------------------------------------------------------


@every_board
@pytest.mark.parametrize("tables", [STARTS, LATER])
def test_the_board_is_well_formed(game: str, tables: dict[str, object]) -> None:
    root = ElementTree.fromstring(BOARDS[game].draw(View(tables[game]), everything(game), words))
    assert [child.get("class") for child in root] == ["ground map", "pieces map"]
    assert all(ElementTree.fromstring(f"<p>{small_ones(game)}</p>"))


@every_board
@pytest.mark.parametrize("tables", [STARTS, LATER])
def test_every_drawing_that_is_copied_exists_once(game: str, tables: dict[str, object]) -> None:
    board = BOARDS[game]
    page = board.symbols() + board.draw(View(tables[game]), everything(game), words) + small_ones(game)
    names = re.findall(r' id="([^"]+)"', page)
    assert len(names) == len(set(names))
    assert all(name.startswith(("atlas-", PREFIXES[game])) for name in names)
    used = set(re.findall(r'href="#([^"]+)"', page)) | set(re.findall(r"url\(#([^)]+)\)", page))
    assert used <= set(names)


@every_board
def test_pieces_keep_their_ids_and_their_order_through_the_game(game: str) -> None:
    assert ids(drawn(game, STARTS[game])) == ids(drawn(game, LATER[game], *everything(game)))


def test_an_agent_that_walks_changes_only_its_transform() -> None:
    def agent_of(table: Mission) -> ElementTree.Element:
        return next(g for g in drawn("dossier_x", table).iter() if g.get("id") == "dx-agent-ming")

    here, there = agent_of(Mission()), agent_of(Mission((*Mission().at[:7], "rome")))
    assert here.get("style", "").startswith("transform:translate(") and here.get("style") != there.get(
        "style"
    )
    assert {k: v for k, v in here.attrib.items() if k != "style"} == {
        k: v for k, v in there.attrib.items() if k != "style"
    }


@every_board
def test_every_pick_is_focusable_and_named_exactly_once(game: str) -> None:
    picks = everything(game)
    found = buttons(drawn(game, STARTS[game], *picks))
    assert sorted(button.attrib["data-with"] for button in found) == sorted(pick.key for pick in picks)
    labels = {pick.key: pick.label for pick in picks}
    for button in found:
        assert (button.get("tabindex"), button.get("role")) == ("0", "button")
        assert button.get("aria-label") == labels[button.attrib["data-with"]]
    assert [b.attrib["data-with"] for b in found if b.get("class") == "pick chosen"] == ["to rome"] * (
        "rome" in BOARDS[game].ATLAS.at
    )


@every_board
def test_no_button_stands_inside_another_or_inside_an_image(game: str) -> None:
    for outer in drawn(game, LATER[game], *everything(game)).iter():
        if outer.get("role") in ("button", "img"):
            assert not [
                inner for inner in outer.iter() if inner is not outer and inner.get("role") == "button"
            ]


@every_board
def test_a_place_that_may_be_chosen_is_large_enough_for_a_finger(game: str) -> None:
    for button in buttons(drawn(game, STARTS[game], *everything(game))):
        if button.attrib["data-with"].startswith("to "):
            assert max(2 * float(c.get("r", 0)) for c in button.iter(f"{SVG}circle")) >= 44


@every_board
def test_the_lens_has_three_named_buttons(game: str) -> None:
    found = {
        b.get("data-zoom"): b.get("aria-label")
        for b in drawn(game, STARTS[game]).iter()
        if b.get("data-zoom")
    }
    assert found == {how: words(f"play.zoom.{how}") for how in ("in", "out", "whole")}


@every_board
def test_every_piece_says_who_it_is_and_where(game: str) -> None:
    for element in drawn(game, LATER[game]).iter():
        if "agent" in (element.get("class") or "").split():
            title = element[0]
            assert title.tag.endswith("title") and title.text
            assert "gone" in (element.get("class") or "") or " – " in title.text


@every_board
def test_the_drawing_stays_small_enough_for_a_telephone(game: str) -> None:
    assert len(BOARDS[game].ground(words)) < 60_000
    assert len(BOARDS[game].symbols()) < 80_000
    assert len(BOARDS[game].pieces(LATER[game], [], words)) < 20_000


# The ground -------------------------------------------------------------------------------------------------

Box = tuple[float, float, float, float]


def box_of_name(place: Place, text: str) -> Box:
    """What the letters take, as measured in a browser: narrow letters count as wide ones."""
    x, y, size = name_at(place)
    wide = len(text) * size * {"city": 0.6, "centre": 0.61, "capital": 0.68}[place.kind]
    left = x if place.kind == "centre" else x - wide / 2
    return left, y - size * 0.74, left + wide, y + size * 0.05


def is_apart(a: Box, b: Box) -> bool:
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


@every_board
@pytest.mark.parametrize("column", range(4), ids=("en", "nl", "de", "fr"))
def test_no_name_lies_over_another_or_over_a_city_or_the_frame(game: str, column: int) -> None:
    places = [place for place in BOARDS[game].ATLAS.places if place.kind not in ("base", "hq")]
    named = {place.id: box_of_name(place, ROWS[f"city.{place.id}"][column]) for place in places}
    assert [pair for pair in combinations(named, 2) if not is_apart(named[pair[0]], named[pair[1]])] == []
    for place in BOARDS[game].ATLAS.places:
        r = place.reach - 2
        city = (place.x - r, place.y - r, place.x + r, place.y + r)
        assert [name for name, box in named.items() if not is_apart(box, city)] == []
    assert all(box[0] > -14 and box[1] > -14 and box[2] < 1014 and box[3] < 714 for box in named.values())


@every_board
def test_the_ground_speaks_the_players_language(game: str) -> None:
    for column in range(4):
        texts = {
            e.text
            for e in ElementTree.fromstring(BOARDS[game].ground(in_language(column))).iter(f"{SVG}text")
        }
        wanted = {
            ROWS[f"city.{p.id}"][column] for p in BOARDS[game].ATLAS.places if p.kind not in ("base", "hq")
        }
        assert wanted <= texts


def test_the_coasts_are_what_the_maker_makes() -> None:
    """One stands for all: the maker takes its time."""
    game = "agent"
    chart = coast.chart_of(game)
    assert chart is not None
    assert import_module(f"games.{game}.art.coast").LAND in coast.module(chart).replace('"\n    "', "")


@every_board
def test_every_city_lies_on_land_or_at_its_shore(game: str) -> None:
    rings = rings_of(import_module(f"games.{game}.art.coast").LAND)
    far = []
    for place in BOARDS[game].ATLAS.places:
        if place.kind in ("base", "hq") or place.id == "las_palmas":  # an island too small for this map
            continue
        inside = sum(_is_inside((place.x, place.y), ring) for ring in rings) % 2
        shore = min(dist((place.x, place.y), point) for ring in rings for point in ring)
        if not inside and shore > 24:
            far.append((place.id, round(shore)))
    assert far == []


def rings_of(land: str) -> list[list[tuple[float, float]]]:
    found = []
    for part in land.split("M")[1:]:
        x, y, *steps = map(int, re.findall(r"-?\d+", part))
        ring = [(float(x), float(y))]
        for dx, dy in zip(steps[::2], steps[1::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((float(x), float(y)))
        found.append(ring)
    return found


def _is_inside(point: tuple[float, float], ring: list[tuple[float, float]]) -> bool:
    x, y = point
    crossings = 0
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        crossings += (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax)
    return crossings % 2 == 1


# Crowds -----------------------------------------------------------------------------------------------------


def do_touch(a: Spot, b: Spot) -> bool:
    return dist((a.x, a.y), (b.x, b.y)) < TOKEN * (a.scale + b.scale)


@pytest.mark.parametrize("down", [True, False])
@pytest.mark.parametrize("count", range(1, 17))
def test_in_a_crowded_city_nobody_hides_anybody_nor_the_city(count: int, down: bool) -> None:
    spots = crowd(500, 350, count, 12, down)
    assert len(spots) == count
    assert not [pair for pair in combinations(spots, 2) if do_touch(*pair)]
    assert all(abs(spot.y - 350) >= 12 + (TOKEN - 1) * spot.scale for spot in spots)
    assert all((spot.y > 350) == down for spot in spots)


@pytest.mark.parametrize("count", range(1, 9))
def test_what_lies_in_a_city_covers_neither_the_city_nor_other_things_nor_people(count: int) -> None:
    things = beside(500, 350, count, 12)
    for a, b in combinations(things, 2):
        assert abs(a.x - b.x) >= 17 * (a.scale + b.scale)
    assert all(abs(t.x - 500) >= 12 + 17 * t.scale for t in things)


def test_however_eight_agents_are_shared_out_over_two_cities_all_are_seen() -> None:
    for here, there in combinations([place.id for place in dossier_board.ATLAS.places], 2):
        for count in range(9):
            where = dict(zip(AGENTS, (here,) * count + (there,) * (8 - count), strict=True))
            spots = dossier_board.ATLAS.stand(where)
            assert len(spots) == 8
            assert not [pair for pair in combinations(spots.values(), 2) if do_touch(*pair)], (
                here,
                there,
                count,
            )


def test_a_crowd_never_covers_the_name_of_its_own_city() -> None:
    for place in dossier_board.ATLAS.places:
        name = box_of_name(place, ROWS[f"city.{place.id}"][0])
        for count in range(1, 9):
            for spot in crowd(place.x, place.y, count, place.reach, place.is_high):
                r = TOKEN * spot.scale
                assert is_apart(name, (spot.x - r, spot.y - r, spot.x + r, spot.y + r)), (place.id, count)


def test_all_twenty_eight_agents_and_sixteen_suitcases_are_seen_at_the_start_and_in_the_thick_of_it() -> None:
    for table in (STARTS["suitcases"], LATER["suitcases"]):
        assert isinstance(table, Hunt)
        agents = suitcases_board._agent_spots(table.seats, table.agents)
        assert len(agents) == 28
        assert not [pair for pair in combinations(agents.values(), 2) if do_touch(*pair)]
        assert len(suitcases_board._case_spots(table.seats, table.cases, table.agents)) == 16


# What is carried --------------------------------------------------------------------------------------------


def by_id(root: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(element for element in root.iter() if element.get("id") == name)


def test_the_suitcase_of_agent_lies_beside_its_field_or_is_sat_on() -> None:
    lying = by_id(drawn("agent", Affair()), "ag-suitcase-piece")
    owned = by_id(drawn("agent", Affair(Scene(suitcase="london", keeper="english"))), "ag-suitcase-piece")
    assert lying.get("class") == "thing treasure" and owned.get("class") == "thing treasure owned"
    assert "agent.spy.english" in (owned[0].text or "") and "city.tangier" in (lying[0].text or "")


def test_a_spy_in_the_bahamas_stands_on_the_beach_and_none_over_another() -> None:
    root = drawn("agent", Affair(Scene(("bahamas",) * 3 + ("lisbon",))))
    spots = [by_id(root, f"ag-spy-{spy}").attrib["style"] for spy in SPIES]
    x, y = agent_board.BEACH
    at = [tuple(map(float, re.findall(r"-?[\d.]+(?=px)", style))) for style in spots]
    assert all(x < px < x + 140 and y < py < y + 97 for px, py in at[:3])
    assert all(dist(a, b) >= 2 * TOKEN for a, b in combinations(at[:3], 2))


def test_suitcases_show_whether_they_lie_are_carried_or_are_home() -> None:
    root = drawn("suitcases", LATER["suitcases"])
    kinds = {letter: by_id(root, f"sc-case-red-{letter}-piece").get("class") for letter in "ABCD"}
    assert kinds == {"A": "thing lying", "B": "thing lying", "C": "thing carried", "D": "thing home"}


def test_what_came_out_of_a_suitcase_lies_open_on_its_letter_field() -> None:
    text = suitcases_board.pieces(LATER["suitcases"], [], words)  # type: ignore[arg-type]
    assert text.count("#sc-mini-5") == text.count("#sc-mini-bomb") == text.count("#sc-mini-3") == 1
    assert text.count("#sc-mini-back") == 13


def test_whoever_is_killed_leaves_the_map_but_not_the_memory() -> None:
    gone = by_id(drawn("dossier_x", LATER["dossier_x"], *everything("dossier_x")), "dx-agent-ivanov")
    assert gone.get("class") == "agent gone" and not buttons(gone)


def test_every_figure_of_a_game_is_another() -> None:
    for game, count in (("dossier_x", 8), ("agent", 4), ("suitcases", 4)):
        busts = re.findall(rf'<symbol id="{PREFIXES[game]}bust-.*?</symbol>', BOARDS[game].symbols())
        assert len({re.sub(r' id="[^"]*"', "", bust) for bust in busts}) == count


def test_two_players_of_suitcases_have_fourteen_agents_on_the_board() -> None:
    two = replace(
        Hunt(),
        seats=2,
        agents=tuple((f"base_{c}",) * 7 for c in colours(2)),
        cases=(("",) * 4,) * 2,
        inside=(("",) * 4,) * 2,
    )
    assert sum(e.get("class") == "agent" for e in drawn("suitcases", two).iter()) == 14
