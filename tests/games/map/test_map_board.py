"""What a player sees on a map: every game that is played on one."""

import re
from importlib import import_module
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest
from shown_map import SVG, ShownMap, View, box_of_name, buttons, ids, in_language, is_apart, maps_to_show, words

from screen.app.words import ROWS
from web.make import coast

MAPS = maps_to_show()
every_map = pytest.mark.parametrize("shown", MAPS, ids=[shown.game for shown in MAPS])
early_and_late = pytest.mark.parametrize("when", ["start", "later"])


def test_there_are_maps_to_show() -> None:
    assert MAPS


# ---------------------------------------------------------------- the page


@every_map
@early_and_late
def test_the_board_is_well_formed(shown: ShownMap, when: str) -> None:
    root = ElementTree.fromstring(shown.board.draw(View(getattr(shown, when)), shown.picks, words))
    assert [child.get("class") for child in root] == ["ground map", "pieces map"]
    assert all(ElementTree.fromstring(f"<p>{shown.small}</p>"))


@every_map
@early_and_late
def test_every_drawing_that_is_copied_exists_once(shown: ShownMap, when: str) -> None:
    board = shown.board
    page = board.symbols() + board.draw(View(getattr(shown, when)), shown.picks, words) + shown.small
    names = re.findall(r' id="([^"]+)"', page)
    assert len(names) == len(set(names))
    assert all(name.startswith(("atlas-", shown.prefix)) for name in names)
    used = set(re.findall(r'href="#([^"]+)"', page)) | set(re.findall(r"url\(#([^)]+)\)", page))
    assert used <= set(names)


@every_map
def test_pieces_keep_their_ids_and_their_order_through_the_game(shown: ShownMap) -> None:
    assert ids(shown.drawn(shown.start)) == ids(shown.drawn(shown.later, *shown.picks))


@every_map
def test_every_pick_is_focusable_and_named_exactly_once(shown: ShownMap) -> None:
    found = buttons(shown.drawn(shown.start, *shown.picks))
    assert sorted(button.attrib["data-with"] for button in found) == sorted(pick.key for pick in shown.picks)
    labels = {pick.key: pick.label for pick in shown.picks}
    for button in found:
        assert (button.get("tabindex"), button.get("role")) == ("0", "button")
        assert button.get("aria-label") == labels[button.attrib["data-with"]]
    chosen = [button.attrib["data-with"] for button in found if button.get("class") == "pick chosen"]
    assert chosen == ["to rome"] * ("rome" in shown.board.ATLAS.at)


@every_map
def test_no_button_stands_inside_another_or_inside_an_image(shown: ShownMap) -> None:
    for outer in shown.drawn(shown.later, *shown.picks).iter():
        if outer.get("role") in ("button", "img"):
            assert not [inner for inner in outer.iter() if inner is not outer and inner.get("role") == "button"]


@every_map
def test_a_place_that_may_be_chosen_is_large_enough_for_a_finger(shown: ShownMap) -> None:
    for button in buttons(shown.drawn(shown.start, *shown.picks)):
        if button.attrib["data-with"].startswith("to "):
            assert max(2 * float(c.get("r", 0)) for c in button.iter(f"{SVG}circle")) >= 44


@every_map
def test_named_buttons_zoom_and_fill_the_screen(shown: ShownMap) -> None:
    zoom = [button for button in shown.drawn(shown.start).iter() if button.get("data-zoom")]
    found = {button.get("data-zoom"): button.get("aria-label") for button in zoom}
    assert found == {how: words(f"play.zoom.{how}") for how in ("in", "out", "whole", "full")}


@every_map
def test_every_piece_says_who_it_is_and_where(shown: ShownMap) -> None:
    standing = 0
    for element in shown.drawn(shown.later).iter():
        if element.get("id", "").startswith(shown.prefix) and (element.get("class") or "").split()[:1][0] == "piece":
            standing += 1
            title = element[0]
            assert title.tag.endswith("title") and title.text
            assert "gone" in (element.get("class") or "") or " – " in title.text
    assert standing


@every_map
def test_the_drawing_stays_small_enough_for_a_telephone(shown: ShownMap) -> None:
    assert len(shown.board.ground(words)) < 60_000
    assert len(shown.board.symbols()) < 80_000
    assert len(shown.board.pieces(shown.later, [], words)) < 20_000


@every_map
def test_no_two_figures_of_a_game_look_alike(shown: ShownMap) -> None:
    busts = re.findall(rf'<symbol id="{shown.prefix}bust-.*?</symbol>', shown.board.symbols())
    assert len({re.sub(r' id="[^"]*"', "", bust) for bust in busts}) == shown.busts


# ---------------------------------------------------------------- the ground


@every_map
@pytest.mark.parametrize("column", range(4), ids=("en", "nl", "de", "fr"))
def test_no_name_lies_over_another_or_over_a_city_or_the_frame(shown: ShownMap, column: int) -> None:
    cities = [place for place in shown.places if place.kind not in ("base", "hq")]
    named = {place.id: box_of_name(place, ROWS[f"city.{place.id}"][column]) for place in cities}
    assert [pair for pair in combinations(named, 2) if not is_apart(named[pair[0]], named[pair[1]])] == []
    for place in shown.places:
        r = place.reach - 2
        city = (place.x - r, place.y - r, place.x + r, place.y + r)
        assert [name for name, box in named.items() if not is_apart(box, city)] == []
    assert all(box[0] > -14 and box[1] > -14 and box[2] < 1014 and box[3] < 714 for box in named.values())


@every_map
def test_the_ground_speaks_the_players_language(shown: ShownMap) -> None:
    cities = [place for place in shown.places if place.kind not in ("base", "hq")]
    for column in range(4):
        ground = ElementTree.fromstring(shown.board.ground(in_language(ROWS, column)))
        texts = {element.text for element in ground.iter(f"{SVG}text")}
        assert {ROWS[f"city.{place.id}"][column] for place in cities} <= texts


def test_the_coasts_are_what_the_maker_makes() -> None:
    """One stands for all: the maker takes its time."""
    quickest = min(MAPS, key=lambda shown: len(shown.places))
    chart = coast.chart_of(quickest.game)
    assert chart is not None
    assert import_module(f"games.{quickest.game}.art.coast").LAND in coast.module(chart).replace('"\n    "', "")


@every_map
def test_every_city_lies_on_land_or_at_its_shore(shown: ShownMap) -> None:
    rings = rings_of(import_module(f"games.{shown.game}.art.coast").LAND)
    far = []
    for place in shown.places:
        if place.kind in ("base", "hq") or place.id == "las_palmas":  # an island too small for this map
            continue
        inside = sum(is_inside((place.x, place.y), ring) for ring in rings) % 2
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


def is_inside(point: tuple[float, float], ring: list[tuple[float, float]]) -> bool:
    x, y = point
    crossings = 0
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        crossings += (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax)
    return crossings % 2 == 1
