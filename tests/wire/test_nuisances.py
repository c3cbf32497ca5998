"""One guest is a nuisance: it fills the room with devices that do not exist, or plans a round far ahead."""

from dataclasses import replace

from samples import STAKE_GAME
from world import NAMES, Device, World

from wire.link.identity import Identity
from wire.link.messages import Card, Notes
from wire.room.notes import Board


def ghosts(world: World, count: int) -> Notes:
    """Cards of devices that nobody has ever met, each signed with a key of its own."""
    room = world.rooms[1]
    made = []
    for number in range(count):
        seed = world.chance(32)
        identity = Identity(room.code, room.secret, seed, room.identity.version, world.signing)
        made.append(Board(identity).pin(Card(0, f"Ghost {number}", (), "", False)))
    return Notes(tuple(made))


def test_one_guest_cannot_fill_the_room_with_devices_that_do_not_exist() -> None:
    """Two are here. One of them brings a crowd; others who really come are still let in, and everybody sees them."""
    world = World(10, "ghosts")
    host, guest, *others = world.devices
    world.connect(host, guest)
    world.run(3.0)
    guest.room.mesh.send_all(ghosts(world, 20))
    world.flush(guest)
    world.run(3.0)
    assert len(host.room.people) == 2 + 7, "one neighbour brings seven at most"
    for device in others:
        world.connect(host, device)
    world.run(20.0)
    for device in (host, *others):
        names = {person.name for person in device.room.people}
        assert set(NAMES[:10]) <= names, "nobody is kept out"
        assert device.room.refusal is None


def plan(world: World, device: Device, **changes: object) -> None:
    room = device.room
    room.board.pin(replace(room.lobby.plan, **changes))  # type: ignore[arg-type]
    fresh, room.board.fresh = room.board.fresh, []
    room.mesh.send_all(Notes(tuple(fresh)))
    world.flush(device)


def test_a_plan_for_a_round_far_ahead_is_not_followed_and_games_go_on() -> None:
    world = World(3, "far ahead").meet()
    plan(world, world.devices[2], round=999_999)
    world.run(90.0)
    assert [room.lobby.plan.round for room in world.rooms[:2]] == [0, 0]
    for room in world.rooms[:2]:
        room.take_seat()
    world.flush(world.devices[0])
    world.flush(world.devices[1])
    world.rooms[0].choose(STAKE_GAME, {"turn_limit": 1})
    world.flush(world.devices[0])
    world.run(3.0)
    for device in world.devices[:2]:
        device.room.set_ready(True)
        world.flush(device)
    world.run(3.0)
    assert world.rooms[0].can_start and world.rooms[1].can_start


def test_a_device_that_was_away_for_some_rounds_follows_at_once() -> None:
    world = World(3, "away").meet()
    world.switch_off(world.devices[2])
    for number in (1, 2, 3):
        plan(world, world.devices[0], round=number)
        world.run(2.0)
    world.switch_on(world.devices[2])
    for device in world.devices[:2]:
        world.connect(device, world.devices[2])
    world.run(10.0)
    assert [room.lobby.plan.round for room in world.rooms] == [3, 3, 3]
