"""Some are gone for good: whoever is left goes on without them, or begins another game; nobody waits for ever."""

from dataclasses import replace

import pytest
from samples import BID_GAME
from test_absence import back, play_for, sitting, vote_for
from world import World


def test_two_who_cannot_see_each_other_agree_about_a_third() -> None:
    world = World(4, "blind")
    world.blind.add(frozenset((1, 2)))
    world.meet().begin(BID_GAME, {"turn_limit": 4})
    play_for(world, 3)
    world.switch_off(world.devices[3])
    vote_for(world, 3)
    world.play(300.0).must_be_well()
    assert sitting(world.devices[1]).absent == (3,)


def test_two_at_one_device_do_not_replace_a_third_who_is_gone_but_may_begin_another_game() -> None:
    """They could look at what the third one hides. So the game is strict: it waits, also after a reload."""
    world = World(2, "alone").meet().begin(BID_GAME, {"turn_limit": 4}, seats=3)
    play_for(world, 3)
    left = world.devices[0]
    world.switch_off(world.devices[1])
    world.switch_off(left)
    world.switch_on(left)
    world.run(5.0)
    assert sitting(left).is_quiet and not left.room.is_stuck  # the other one may come, and know what we have said
    world.run_until(lambda: left.room.is_stuck, 60.0)
    assert not sitting(left).can_vote
    left.room.again()
    assert left.room.sitting is None


def test_after_a_reload_one_who_looks_on_and_knows_as_much_is_enough() -> None:
    world = World(3, "onlooker")
    world.blind.add(frozenset((0, 1)))  # the two who play cannot see each other
    world.meet(host=2).begin(BID_GAME, {"turn_limit": 4}, seats=2)
    play_for(world, 3)
    world.switch_off(world.devices[1])
    back(world, 1)
    world.play(300.0).must_be_well()


@pytest.mark.parametrize("forgiving", [True, False])
def test_a_game_that_one_has_left_for_another_holds_nobody_although_it_is_not_their_turn(forgiving: bool) -> None:
    """That one will never come back to it, so the others may come along."""
    world = World(3, "left").meet().begin(BID_GAME, {"turn_limit": 4}, forgiving=forgiving)
    world.run_until(lambda: all(sitting(device).missing == (0,) for device in world.devices))
    world.rooms[1]._go_back(0)  # it had not heard yet that the game could begin, and had waited for long
    world.flush(world.devices[1])
    for device in (world.devices[0], world.devices[2]):
        world.run_until(lambda device=device: device.room.is_stuck and sitting(device).missing == (0,))  # type: ignore[misc]
        device.room.again()
        world.flush(device)
    world.start()
    world.play(300.0).must_be_well()


def test_who_came_late_to_the_table_is_not_taken_for_gone_when_only_others_can_hear_them() -> None:
    world = World(3, "late").meet().begin(BID_GAME, {"turn_limit": 4})
    play_for(world, 3)
    here, late = world.devices[0], world.devices[2]
    link = next(link for link in here.room.mesh.links.values() if link.device == late.room.me)
    sitting(here).hear_beat(link, replace(late.room.inbox.beat(), where=None))
    world.blind.add(frozenset((0, 2)))
    world.cut(here, link.name)
    world.run(15.0)
    assert not sitting(here).can_vote and not here.room.is_stuck


def test_whoever_has_left_a_game_is_not_in_it_again_after_a_reload() -> None:
    world = World(2, "anew").meet().begin(BID_GAME, {"turn_limit": 4})
    leaver = world.devices[1]
    world.keep(leaver)
    world.switch_off(world.devices[0])
    world.run_until(lambda: leaver.room.is_stuck)
    leaver.room.again()
    world.flush(leaver)
    world.crash(leaver)
    world.switch_on(leaver)
    assert leaver.room.sitting is None
