"""A device is there, as its beats say, but it says no letter: the others can go on without it after a stated time."""

from dataclasses import replace

import pytest
from samples import CARD_GAME, TALK_GAME
from test_absence import play_for, sitting
from world import Device, World

from fair.game.peer import Peer
from table.needs import Choose


def mute(device: Device) -> None:
    """From now on it hears, beats, and says nothing of its own."""
    for peer in sitting(device).all:
        peer._speaker.is_listening = True


def vote_out(world: World, mute_seat: int, within: float) -> float:
    """The others vote as soon as they can; how long that took."""
    began = world.now
    here = [device for device in world.devices if device.number != mute_seat]
    world.run_until(lambda: all(mute_seat in sitting(device).can_vote for device in here), within)
    waited = world.now - began
    for device in here:
        device.room.vote(mute_seat)
        world.flush(device)
    world.run_until(lambda: all(mute_seat in sitting(device).absent for device in here), 30.0)
    return waited


def begun(seats: int, seed: str) -> World:
    """The keys are divided, and somebody is asked to move."""
    world = World(seats, seed).meet().begin(CARD_GAME, {})

    def is_asked(device: Device) -> bool:
        game = sitting(device)
        return game.is_dealt and any(isinstance(need, Choose) for need in game.match.needs)

    world.run_until(lambda: all(is_asked(device) for device in world.devices))
    return world


def until(world: World, kind: str) -> Peer:
    """Plays until the devices are about to say this."""
    for _ in range(400):
        peer = sitting(world.devices[0]).peer
        if peer.round is not None and peer.round.kind == kind and set(peer.awaited) == {2}:
            return peer
        world.run(0.05) if peer.round is None or peer.round.kind == kind else world.decide()
        world.run(0.02)
    raise AssertionError("it never came to that")


def test_who_holds_back_a_part_of_a_throw_can_be_voted_out_after_half_a_minute() -> None:
    """Seat 2 has seen the parts of the others, and keeps its own."""
    world = begun(3, "mute throw")
    mute(world.devices[2])
    peer = until(world, "roll")
    assert peer.awaited == {2: False} and world.rooms[0].people[0].state == "here"
    thrown = sum(event.kind == "roll" for event in peer.match.log.events)
    assert 20.0 < vote_out(world, 2, 60.0) < 40.0
    world.run_until(lambda: sum(event.kind == "roll" for event in sitting(world.devices[0]).match.log.events) > thrown)
    assert all(room.sitting and room.sitting.verdict is None for room in world.rooms)


def test_a_person_who_does_not_move_has_five_minutes() -> None:
    world = World(3, "mute person").meet().begin(CARD_GAME, {})
    here = sitting(world.devices[0])
    while here.peer.awaited != {2: True}:
        world.decide()
        world.run(2.0)
    mute(world.devices[2])
    assert 280.0 < vote_out(world, 2, 400.0) < 320.0


def test_who_wants_to_go_on_for_a_minute_in_vain_may_leave_the_game() -> None:
    """Seat 2 is mute, and its friend, seat 3, never votes about it."""
    world = begun(4, "mute friends")
    mute(world.devices[2])
    here, friend = world.devices[:2], world.devices[3]
    until(world, "roll")
    world.run_until(lambda: all(2 in sitting(device).can_vote for device in here), 60.0)
    for device in here:
        device.room.vote(2)
        world.flush(device)
    world.run(50.0)
    assert not any(device.room.is_stuck for device in here) and not any(sitting(device).absent for device in here)
    world.run(15.0)
    assert all(device.room.is_stuck for device in here)
    assert not friend.room.is_stuck, "who wants nothing is offered nothing"
    here[0].room.again()
    assert here[0].room.sitting is None


def talking(seed: str) -> World:
    """The clock runs, and everybody may say something."""
    world = World(4, seed).meet().begin(TALK_GAME, {"rounds": 1})
    peer = sitting(world.devices[0]).peer
    while peer.course.scribe is None:
        world.decide(time_passes=0.0)
        world.run(2.0)
    return world


def test_nobody_is_waited_for_while_all_may_talk_and_nobody_must() -> None:
    world = talking("talk")
    assert sitting(world.devices[0]).peer.awaited == {}
    world.run(400.0)
    assert not any(sitting(device).can_vote for device in world.devices)


def test_a_scribe_who_takes_up_no_wish_can_be_voted_out_after_half_a_minute() -> None:
    world = talking("mute scribe")
    scribe = sitting(world.devices[0]).peer.course.scribe
    assert scribe is not None
    mute(world.devices[scribe])
    wisher = world.devices[(scribe + 1) % 4]
    assert world._decide(wisher)
    world.run(2.0)
    assert sitting(wisher).peer.awaited == {scribe: False}
    assert 20.0 < vote_out(world, scribe, 60.0) < 40.0


@pytest.mark.parametrize("seconds", [29.0, 600.0])
def test_a_page_that_slept_itself_does_not_blame_the_others(seconds: float) -> None:
    """Its clock jumps; it has not waited."""
    world = World(3, "slept").meet().begin(CARD_GAME, {})
    play_for(world, 3)
    game = sitting(world.devices[0])
    game.patience.tick(100.0, 1, {2: False})
    game.patience.tick(100.0 + seconds, 1, {2: False})
    assert not game.patience.mute


def test_a_device_that_never_answers_does_not_keep_us_from_asking_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its beat may come first each time, and say that it is ahead."""
    world = World(3, "mute answer").meet().begin(CARD_GAME, {})
    play_for(world, 3)
    courier = sitting(world.devices[0]).courier
    ahead = replace(courier.where(), step=courier.where().step + 1)
    asked = list[str]()
    monkeypatch.setattr(courier.mesh, "send", lambda device, message: asked.append(device))
    for device in world.devices[1:]:
        courier.compare(device.room.me, ahead)
    assert asked == [device.room.me for device in world.devices[1:]]
