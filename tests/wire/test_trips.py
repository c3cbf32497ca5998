"""How fast a deal can be where the line is slow: how many trips it takes, one after another.

Every frame takes one trip, and computing takes no time. So the time until everybody may play, divided by that of a
trip, is the number of trips.
"""

import pytest
from samples import CARD_GAME, TALK_GAME
from world import NAMES, SHORT, Weather, World

from table.needs import Choose, Clock, Seal, Stake
from wire.room.room import Room

TRIP = 0.1
RTT = 2 * TRIP


def is_asked(room: Room) -> bool:
    sitting = room.sitting
    return sitting is not None and any(isinstance(n, Choose | Clock | Seal | Stake) for n in sitting.match.needs)


def trips_to_deal(game: str, seats: int) -> float:
    """From the tap that starts the game until everybody may play. All have been ready for a while."""
    world = World(seats, f"{game} {seats}", Weather(TRIP, TRIP)).meet()
    for number, device in enumerate(world.devices):
        device.room.take_seat(number, NAMES[number])
        world.flush(device)
    world.rooms[0].choose(game, SHORT[game], True)
    world.flush(world.devices[0])
    world.run(3.0)
    for device in world.devices:
        device.room.set_ready(True)
        world.flush(device)
    world.run(3.0)
    began = world.now
    world.rooms[0].start()
    world.flush(world.devices[0])
    while not all(is_asked(room) for room in world.rooms):
        world.step()
    return (world.now - began) / TRIP


@pytest.mark.parametrize(("game", "most"), [(CARD_GAME, 16), (TALK_GAME, 20)])
def test_a_deal_for_seven_takes_so_many_trips(game: str, most: int) -> None:
    assert trips_to_deal(game, 7) < most + 0.5


@pytest.mark.parametrize("game", [CARD_GAME, TALK_GAME])
def test_a_deal_for_three_takes_at_most_eight_round_trips(game: str) -> None:
    assert trips_to_deal(game, 3) < 8 * RTT / TRIP + 0.5
