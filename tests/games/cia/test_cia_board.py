"""What a player sees of CIA: the town, the pieces, and what may be chosen."""

import re
from dataclasses import dataclass, replace
from itertools import combinations
from xml.etree import ElementTree

import pytest

from games.cia import board
from games.cia.art import spots as art_spots
from games.cia.art import town as art_town
from games.cia.art.figures import BADGES
from games.cia.art.letters import GLYPHS
from games.cia.cards import KINDS
from games.cia.table import AGENTS

SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Table:
    agents: tuple[str, ...] = AGENTS
    at: tuple[int, ...] = (0,) * 7
    score: tuple[int, ...] = (0,) * 7
    safe: int = 7
    die: str = ""
    pile: int = 26
    discards: tuple[str, ...] = ()
    top_secret: bool = True


@dataclass(frozen=True)
class View:
    table: Table


@dataclass(frozen=True)
class Pick:
    key: str
    label: str
    at: str
    chosen: bool = False


def words(key: str, **values: object) -> str:
    return f"<{key}> & more"


def draw(table: Table, *picks: Pick) -> ElementTree.Element:
    return ElementTree.fromstring(board.draw(View(table), picks, words))


def pieces(table: Table, *picks: Pick) -> ElementTree.Element:
    return ElementTree.fromstring(board.pieces(table, picks, words))


def ids(root: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def buttons(root: ElementTree.Element) -> list[ElementTree.Element]:
    return [element for element in root.iter() if element.get("role") == "button"]


def with_agents(count: int, order: tuple[str, ...] = AGENTS) -> Table:
    return Table(agents=order[:count], at=(3,) * count, score=(0,) * count)


EVERYTHING = [
    *(Pick(f"go {agent}", f"Move {agent}", f"agent:{agent}") for agent in AGENTS),
    *(Pick(f"in {place}", f'To "{place}" & on', f"building:{place}", chosen=place == 4)
        for place in range(12)),
    *(Pick(f"stone {agent}", f"Stone {agent}", f"stone:{agent}") for agent in AGENTS),
    Pick("draw", "Draw", "pile"), Pick("roll", "Roll", "die"),
]


@pytest.mark.parametrize("count", [0, 5, 6, 7])
def test_the_board_is_well_formed_for_every_number_of_agents(count: int) -> None:
    root = draw(with_agents(count), *EVERYTHING)
    assert [svg.get("class") for svg in root.iter(f"{SVG}svg")] == ["ground", "pieces"]
    assert sum(element.get("class") == "agent" for element in root.iter()) == count


@pytest.mark.parametrize("die", ["", "1-3", "2", "3", "4", "5", "6"])
def test_every_drawing_that_is_copied_exists_once(die: str) -> None:
    page = board.symbols() + board.draw(View(Table(die=die, discards=KINDS)), EVERYTHING, words)
    page += "".join(map(board.card, KINDS)) + board.card_back()
    page += "".join(f(agent) for agent in AGENTS
        for f in (board.agent_card, board.portrait, board.stone, board.symbol))
    names = re.findall(r' id="([^"]+)"', page)
    assert len(names) == len(set(names))
    assert all(name.startswith("cia-") for name in names)
    used = set(re.findall(r'href="#([^"]+)"', page)) | set(re.findall(r"url\(#([^)]+)\)", page))
    assert used <= set(names)


def test_pieces_keep_their_ids_and_their_order_through_the_game() -> None:
    start = pieces(Table())
    later = pieces(Table(at=(11, 3, 3, 0, 9, 9, 1), score=(41, 42, 3, 0, 50, 12, 12), safe=2, die="5", pile=3,
        discards=("swap",)),
                   *EVERYTHING)
    assert ids(start) == ids(later)
    shuffled = Table(agents=AGENTS[::-1], at=(1, 2, 3, 4, 5, 6, 7))
    assert ids(pieces(shuffled)) == ids(start)
    assert {"cia-safe", "cia-die", "cia-pile", "cia-discards", "cia-agent-perry",
        "cia-stone-perry"} <= set(ids(start))


def test_a_figure_that_walks_changes_only_its_transform() -> None:
    def where(table: Table) -> str:
        return next(g.attrib["style"] for g in pieces(table).iter() if g.get("id") == "cia-agent-doyle")
    here, there = where(Table()), where(Table(at=(0, 0, 0, 0, 0, 4, 0)))
    assert here != there
    assert here.startswith("transform:translate(") and there.startswith("transform:translate(")


def test_every_pick_is_focusable_and_named_exactly_once() -> None:
    found = buttons(draw(Table(), *EVERYTHING))
    assert sorted(button.attrib["data-with"] for button in found) == sorted(pick.key for pick in EVERYTHING)
    labels = {pick.key: pick.label for pick in EVERYTHING}
    for button in found:
        assert button.get("tabindex") == "0"
        assert button.get("data-do") == "pick"
        assert button.get("aria-label") == labels[button.attrib["data-with"]]
    assert [b.attrib["data-with"] for b in found if b.get("class") == "pick chosen"] == ["in 4"]


def test_of_two_picks_on_one_piece_the_first_is_on_the_board_and_one_without_a_place_is_not() -> None:
    found = buttons(draw(Table(), Pick("a", "A", "agent:perry"), Pick("b", "B", "agent:perry"),
        Pick("c", "C", "")))
    assert [button.attrib["data-with"] for button in found] == ["a"]


def test_no_button_stands_inside_another_or_inside_an_image() -> None:
    root = draw(Table(), *EVERYTHING)
    for outer in root.iter():
        if outer.get("role") in ("button", "img"):
            assert not [inner for inner in outer.iter() if inner is not outer
                and inner.get("role") == "button"]


def test_the_track_has_42_fields_on_the_edge_of_the_board() -> None:
    fields = [e for e in ElementTree.fromstring(board.ground(words)).iter() if e.get("class") == "field"]
    places = {(int(e.get("x", "0")), int(e.get("y", "0"))) for e in fields}
    assert len(fields) == len(places) == 42
    assert all(x in (0, 1100) or y in (0, 1000) for x, y in places)


def test_neighbouring_fields_and_buildings_touch_all_the_way_round() -> None:
    for count, at, wide, high in ((42, art_town.field_at, 100, 100), (12, art_town.plot_at, 250, 225)):
        for place in range(count):
            (x, y), (next_x, next_y) = at(place), at((place + 1) % count)
            assert (abs(x - next_x), abs(y - next_y)) in ((wide, 0), (0, high))


def test_all_twelve_numerals_are_on_the_ground() -> None:
    root = ElementTree.fromstring(board.ground(words))
    found = {e.attrib["data-numeral"] for e in root.iter() if "data-numeral" in e.attrib}
    assert found == {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "-3"}


@pytest.mark.parametrize("count", range(1, 8))
def test_stones_on_one_field_all_stay_visible_and_on_the_field(count: int) -> None:
    spots = art_spots.stone_spots(12, count)
    x, y = art_town.field_at(12)
    assert len(spots) == count
    for left, right in combinations(spots, 2):
        reach = 20 * (left[2] + right[2])
        assert max(abs(left[0] - right[0]), abs(left[1] - right[1])) > .9 * reach
    assert all(x <= sx - 15 and sx + 15 <= x + 100 and y <= sy - 15 and sy + 15 <= y + 100 for sx, sy,
        _ in spots)


@pytest.mark.parametrize("with_safe", [False, True])
@pytest.mark.parametrize("count", range(1, 8))
def test_figures_in_one_building_hide_neither_each_other_nor_the_number_nor_the_safe(count: int,
    with_safe: bool) -> None:
    x, y = art_town.plot_at(5)
    spots = art_spots.figure_spots(5, count, with_safe)
    assert len(spots) == count
    boxes = [(fx - 33 * s, fy - 96 * s, fx + 33 * s, fy - 1) for fx, fy, s in spots]
    boxes.append((x, y, x + 92, y + 76))
    if with_safe:
        boxes.append((x + 12, y + (150 if count > 4 else 136), x + 76, y + 219))
    for a, b in combinations(boxes, 2):
        assert a[2] <= b[0] + 2 or b[2] <= a[0] + 2 or a[3] <= b[1] + 2 or b[3] <= a[1] + 2
    if count <= 4:
        assert all(76 * s * 390 / 1200 >= 24 for _, _, s in spots)


def test_a_score_past_the_finish_goes_round_and_carries_a_marker() -> None:
    def stone(score: int) -> ElementTree.Element:
        table = Table(score=(score, 1, 1, 1, 1, 1, 1))
        return next(g for g in pieces(table).iter() if g.get("id") == "cia-stone-schulz")
    short, lapped = stone(5), stone(47)
    assert short.get("style") == lapped.get("style")
    assert not [e for e in short.iter() if e.get("class") == "lap"]
    assert [e for e in lapped.iter() if e.get("class") == "lap"]


def test_every_agent_has_its_own_badge_letter_and_figure() -> None:
    assert len(set(BADGES.values())) == len({agent[0] for agent in AGENTS}) == 7
    assert {agent[0].upper() for agent in AGENTS} <= set(GLYPHS)
    figures = {agent: re.search(rf'<symbol id="cia-figure-{agent}".*?</symbol>', board.symbols())
        for agent in AGENTS}
    assert len({found[0].replace(agent, "") for agent, found in figures.items() if found}) == 7


def test_every_figure_says_who_it_is_and_where() -> None:
    for element in pieces(Table(at=(2,) * 7)).iter():
        if element.get("class") == "agent":
            agent = element.attrib["id"].removeprefix("cia-agent-")
            assert element[0].tag == f"{SVG}title"
            assert element[0].text == f"{words('cia.agent.' + agent)} – {words('cia.building.2')}"


def test_the_cards_are_on_the_parks_only_in_the_top_secret_variant() -> None:
    assert "cia-pile" in ids(pieces(Table()))
    assert "cia-pile" not in ids(pieces(replace(Table(), top_secret=False, pile=0)))


def test_the_drawing_stays_small_enough_for_a_telephone() -> None:
    assert len(board.ground(words)) < 60_000
    assert len(board.pieces(Table(discards=KINDS), EVERYTHING, words)) < 15_000
