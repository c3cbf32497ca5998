"""Every game between devices that share nothing but letters, and in rooms, from the first hello to the audit."""

import pytest
from shelf import tryout
from test_network_games import must_be_well, must_take_so_many_rounds, play
from world import World

from soak.rooms import check_rooms
from table import catalog

ENDS = [
    (name, seats)
    for name in catalog.NAMES
    for seats in sorted({min(catalog.load(name).seats), max(catalog.load(name).seats)})
]
every_end = pytest.mark.parametrize(("name", "seats"), ENDS, ids=[f"{name}-{seats}" for name, seats in ENDS])


@every_end
def test_a_whole_game_between_devices_by_random_moves(name: str, seats: int) -> None:
    mesh = play(catalog.load(name), seats, tryout(name).options)
    must_be_well(mesh)
    must_take_so_many_rounds(mesh, setup=2 if seats == 2 else 4)


@pytest.mark.parametrize("name", catalog.NAMES)
def test_a_whole_game_between_rooms(name: str) -> None:
    world = World(min(catalog.load(name).seats), name).meet().begin(name, tryout(name).options).play()
    world.must_be_well()
    assert not any(sum(room.strikes.values()) for room in world.rooms)


@pytest.mark.parametrize("name", catalog.NAMES)
def test_a_whole_game_between_rooms_on_a_bad_network(name: str) -> None:
    game = catalog.load(name)
    assert check_rooms(game, game.seats[0], tryout(name).options, f"every game {name}")
