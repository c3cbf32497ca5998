"""Somebody has left a running game for the lobby, because the line was gone: the way back is open while others play."""

import pytest
from samples import BID_GAME
from test_absence import play_for, sitting
from world import Device, World

from table.illegal import Illegal


def left_alone(count: int, seed: str) -> tuple[World, Device]:
    """The last device is cut off, and goes to the lobby."""
    world = World(count, seed).meet().begin(BID_GAME, {"turn_limit": 4})
    play_for(world, 3)
    last = world.devices[-1]
    for other in world.devices[:-1]:
        world.blind.add(frozenset((last.number, other.number)))
    world.cut_all(last)
    world.run_until(lambda: (world._decide(last) and False) or last.room.is_stuck)
    last.room.again()
    world.flush(last)
    assert last.room.sitting is None and not last.room.can_return
    return world, last


def line_is_back(world: World, device: Device) -> None:
    world.blind.clear()
    world.connect(world.devices[0], device)


@pytest.mark.parametrize("is_reloaded", [False, True])
def test_who_left_a_game_that_goes_on_comes_back_and_plays_it_to_its_end(is_reloaded: bool) -> None:
    world, last = left_alone(2, f"left {is_reloaded}")
    with pytest.raises(Illegal, match=r"room\.no_game"):
        last.room.return_to_game()
    if is_reloaded:
        world.switch_off(last)
        world.switch_on(last)
    line_is_back(world, last)
    world.run_until(lambda: last.room.can_return, 5.0)
    assert last.room.sitting is None, "nobody is led back without a word"
    last.room.return_to_game()
    world.flush(last)
    world.play(300.0).must_be_well()


def test_who_was_replaced_meanwhile_comes_back_and_is_counted_in() -> None:
    world, last = left_alone(3, "replaced")
    for other in world.devices[:-1]:
        world.run_until(lambda other=other: sitting(other).can_vote == (2,))  # type: ignore[misc]
        other.room.vote(2)
        world.flush(other)
    world.run_until(lambda: sitting(world.devices[0]).absent == (2,))
    line_is_back(world, last)
    world.run_until(lambda: last.room.can_return, 5.0)
    last.room.return_to_game()
    world.flush(last)
    world.run_until(lambda: 2 in sitting(world.devices[0]).peer.company.absent and not sitting(last).is_quiet)
    world.run(1.0)  # it says that it is back; the next step counts it in
    world.play(300.0).must_be_well()
    assert sitting(world.devices[0]).absent == ()


def test_when_nobody_is_at_the_game_any_more_there_is_no_way_back() -> None:
    world, last = left_alone(2, "nobody")
    line_is_back(world, last)
    other = world.devices[0]
    world.run_until(lambda: last.room.can_return, 5.0)
    world.run_until(lambda: (world._decide(other) and False) or other.room.is_stuck)
    other.room.again()
    world.flush(other)
    world.run_until(lambda: not last.room.can_return, 5.0)
    world.start()
    world.play(300.0).must_be_well()
    assert not last.room.can_return


def test_after_a_game_that_is_over_nobody_is_led_back_into_it() -> None:
    world = World(2, "over").meet().begin(BID_GAME, {"turn_limit": 1}).play()
    world.rooms[1].again()
    world.flush(world.devices[1])
    world.run(3.0)
    assert not world.rooms[1].can_return
