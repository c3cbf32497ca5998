"""Arranges figures in a building and stones on a score field so that none hides another."""

from __future__ import annotations

from games.cia.art.town import field_at, plot_at

Spot = tuple[float, float, float]  # x, y, scale

# Feet of figures inside a plot of 250 × 225. The upper left is kept free for the number, the lower left for the safe.
_ROOMY = ((125, 219), (207, 219), (43, 219), (207, 110))
_PAIR = ((84, 219), (168, 219))
_ROOMY_BY_SAFE = ((130, 219), (209, 219), (209, 110), (128, 110))
_CROWDED = ((125, 221), (209, 221), (41, 221), (125, 149), (209, 149), (41, 149), (209, 76))
_CROWDED_BY_SAFE = ((126, 221), (209, 221), (126, 149), (209, 149), (42, 149), (209, 76), (132, 76))
_FULL, _SMALL = 1.1, .72
SAFE_AT = (42, 219)


def figure_spots(building: int, count: int, with_safe: bool) -> list[Spot]:
    """Feet and size of `count` figures in a building. Up to four stand in full size."""
    x, y = plot_at(building)
    full = count <= 4
    places: tuple[tuple[int, int], ...] = _ROOMY if full else _CROWDED
    if with_safe:
        places = _ROOMY_BY_SAFE if full else _CROWDED_BY_SAFE
    elif count == 2:
        places = _PAIR
    back_to_front = sorted(places[:count], key=lambda place: place[1])
    return [(x + px, y + py, _FULL if full else _SMALL) for px, py in back_to_front]


# Middles of stones inside a field of 100 × 100. The upper left is kept free for the number while there is room.
_STONES = {
    1: ((68, 67, 1.28),),
    2: ((29, 70, 1), (74, 58, 1)),
    3: ((28, 72, .95), (73, 72, .95), (76, 27, .95)),
}
_STONE_GRID = ((18, 82), (50, 82), (82, 82), (82, 50), (50, 50), (18, 52), (82, 18))


def stone_spots(field: int, count: int) -> list[Spot]:
    """Middle and size of `count` stones on a score field, spread out so that none hides another."""
    x, y = field_at(field)
    if count <= 3:
        return [(x + px, y + py, size) for px, py, size in _STONES[count]]
    return [(x + px, y + py, .74) for px, py in _STONE_GRID[:count]]
