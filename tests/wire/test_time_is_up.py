"""In a room the devices, and not the seats, say when the time is up."""

import pytest
from samples import TALK_GAME
from toy import CURVE
from world import NAMES, Device, World

from fair.game.audit import audit
from fair.game.record import dump, load, record
from table.needs import Clock


def one_person_with_three_bots(seed: str) -> World:
    """Three devices. At the first sit a person and three bots, at each of the others one person."""
    world = World(3, seed).meet()
    for number, (device, bot) in enumerate([(0, ""), (0, "officer"), (0, "officer"), (0, "officer"), (1, ""), (2, "")]):
        world.rooms[device].take_seat(number, NAMES[number], bot)
        world.flush(world.devices[device])
    world.rooms[0].choose(TALK_GAME, {"rounds": 1})
    world.flush(world.devices[0])
    world.start()
    while not all(has_clock(device) for device in world.devices):
        any(world._decide(device) for device in world.devices if not has_clock(device))
        world.run(0.2)
    return world


def has_clock(device: Device) -> bool:
    assert device.room.sitting is not None
    return any(isinstance(need, Clock) for need in device.room.sitting.match.needs)


def run_out(world: World, *numbers: int) -> list[bool]:
    """The clocks of these devices run out. On which devices is the time over?"""
    for number in numbers:
        sitting = world.rooms[number].sitting
        assert sitting is not None
        sitting.time_is_up()
        world.flush(world.devices[number])
    world.run(3.0)
    return [
        any((event.kind, event.value) == ("clock", None) for event in room.sitting.match.log.events)
        for room in world.rooms
        if room.sitting
    ]


def test_one_person_with_three_bots_has_one_voice_and_the_audit_agrees() -> None:
    world = one_person_with_three_bots("voice")
    assert run_out(world, 0) == [False] * 3, "four seats of six, one device of three"
    assert run_out(world, 1) == [True] * 3
    world.play().must_be_well()
    sitting = world.rooms[2].sitting
    assert sitting is not None
    report = audit(load(dump(record(sitting.peer))), CURVE, sitting.signatures.verify)
    assert report.is_whole and not report.wrong and report.match.log.head == sitting.match.log.head


@pytest.mark.parametrize("seed", ["a", "b"])
def test_two_people_end_the_time_against_one_person_with_three_bots(seed: str) -> None:
    assert run_out(one_person_with_three_bots(seed), 1, 2) == [True] * 3
