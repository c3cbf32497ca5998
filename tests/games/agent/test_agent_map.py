"""What a player sees on the map of Agent."""

import re
from itertools import combinations
from math import dist

from shown_map import by_id, maps_to_show

from games.agent import board
from games.agent.table import Scene
from games.agent.world import SPIES
from games.map.crowd import TOKEN

SHOWN = next(shown for shown in maps_to_show() if shown.game == "agent")


def with_scene(scene: Scene) -> object:
    return type(SHOWN.start)(scene)


def test_the_suitcase_lies_beside_its_field_or_a_spy_sits_on_it() -> None:
    lying = by_id(SHOWN.drawn(SHOWN.start), "ag-suitcase-piece")
    sat_on = with_scene(Scene(suitcase="london", keeper="english"))
    owned = by_id(SHOWN.drawn(sat_on), "ag-suitcase-piece")
    assert lying.get("class") == "thing treasure" and owned.get("class") == "thing treasure owned"
    assert "agent.spy.english" in (owned[0].text or "") and "city.tangier" in (lying[0].text or "")


def test_a_spy_in_the_bahamas_stands_on_the_beach_and_none_over_another() -> None:
    root = SHOWN.drawn(with_scene(Scene(("bahamas",) * 3 + ("lisbon",))))
    spots = [by_id(root, f"ag-spy-{spy}").attrib["style"] for spy in SPIES]
    x, y = board.BEACH
    at = [tuple(map(float, re.findall(r"-?[\d.]+(?=px)", style))) for style in spots]
    assert all(x < px < x + 140 and y < py < y + 97 for px, py in at[:3])
    assert all(dist(a, b) >= 2 * TOKEN for a, b in combinations(at[:3], 2))
