"""Figures and things around one city: none hides another, nor the city."""

from itertools import combinations

import pytest
from shown_map import do_touch

from games.map.crowd import TOKEN, beside, crowd


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
