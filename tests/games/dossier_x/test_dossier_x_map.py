"""What a player sees on the map of Dossier X."""

from itertools import combinations
from xml.etree import ElementTree

from shown_map import box_of_name, buttons, by_id, do_touch, is_apart, maps_to_show

from games.dossier_x import board
from games.dossier_x.world import AGENTS
from games.map.crowd import TOKEN, crowd
from screen.app.words import ROWS

SHOWN = next(shown for shown in maps_to_show() if shown.game == "dossier_x")
START, LATER = SHOWN.start, SHOWN.later


def test_an_agent_that_walks_changes_only_its_transform() -> None:
    def ming_on(table: object) -> ElementTree.Element:
        return by_id(SHOWN.drawn(table), "dx-agent-ming")

    here, there = ming_on(START), ming_on(type(START)((*START.at[:7], "rome")))
    assert here.get("style", "").startswith("transform:translate(") and here.get("style") != there.get("style")
    assert {**here.attrib, "style": ""} == {**there.attrib, "style": ""}


def test_an_agent_that_was_killed_leaves_the_map_but_is_still_named() -> None:
    gone = by_id(SHOWN.drawn(LATER, *SHOWN.picks), "dx-agent-ivanov")
    assert gone.get("class") == "piece gone" and not buttons(gone)


def test_however_eight_agents_are_shared_out_over_two_cities_all_are_seen() -> None:
    for here, there in combinations([place.id for place in board.ATLAS.places], 2):
        for count in range(9):
            where = dict(zip(AGENTS, (here,) * count + (there,) * (8 - count), strict=True))
            spots = board.ATLAS.stand(where)
            assert len(spots) == 8
            assert not [pair for pair in combinations(spots.values(), 2) if do_touch(*pair)], (here, there, count)


def test_a_crowd_never_covers_the_name_of_its_own_city() -> None:
    for place in board.ATLAS.places:
        name = box_of_name(place, ROWS[f"city.{place.id}"][0])
        for count in range(1, 9):
            for spot in crowd(place.x, place.y, count, place.reach, place.is_high):
                r = TOKEN * spot.scale
                assert is_apart(name, (spot.x - r, spot.y - r, spot.x + r, spot.y + r)), (place.id, count)
