"""What the real world does to a room: sleep, reloads, lost devices, bad networks, different tables."""

import pytest
from samples import BID_GAME, CARD_GAME, DUEL_GAME, STAKE_GAME
from world import Device, Weather, World

from soak.foes import besiege
from soak.rooms import check_rooms
from table import catalog
from table.illegal import Illegal
from wire.game.game import Sitting


def sitting(device: Device) -> Sitting:
    assert device.room.sitting is not None
    return device.room.sitting


def play_for(world: World, decisions: int) -> None:
    for _ in range(decisions):
        world.decide()
        world.run(0.1)


def vote_for(world: World, seat: int) -> None:
    for device in world.devices:
        if device.is_on and sitting(device).seats and seat not in sitting(device).seats:
            world.run_until(lambda device=device: seat in sitting(device).can_vote)  # type: ignore[misc]
            device.room.vote(seat)
            world.flush(device)


def back(world: World, number: int) -> None:
    device = world.devices[number]
    world.switch_on(device)
    world.connect(device, world.devices[(number + 1) % len(world.devices)])


# ---------------------------------------------------------------- silence


def test_five_seconds_of_silence_are_sleep_and_thirty_are_absence() -> None:
    world = World(3, "sleep").meet().begin(CARD_GAME, {})
    play_for(world, 4)
    here, lost = world.devices[0], world.devices[2]
    world.switch_off(lost)
    world.run(4.0)
    assert here.room.mesh.state(lost.room.me) == "here"
    world.run(2.0)
    assert here.room.mesh.state(lost.room.me) == "asleep" and not sitting(here).can_vote
    with pytest.raises(Illegal):
        here.room.vote(2)
    world.run_until(lambda: sitting(here).can_vote == (2,))
    assert here.room.mesh.state(lost.room.me) == "away"


def test_whoever_opened_the_room_may_leave_and_the_others_play_on() -> None:
    world = World(4, "host").meet().begin(CARD_GAME, {})
    world.run_until(lambda: all(sitting(device).is_dealt for device in world.devices))
    play_for(world, 4)
    world.switch_off(world.devices[0])
    vote_for(world, 0)
    world.play().must_be_well()
    assert sitting(world.devices[1]).absent == (0,)


def test_who_says_goodbye_need_not_be_waited_for() -> None:
    world = World(3, "bye").meet().begin(DUEL_GAME, {})
    play_for(world, 4)
    world.devices[2].room.leave()
    world.flush(world.devices[2])
    world.run_until(lambda: 2 in sitting(world.devices[0]).can_vote, 5.0)


def test_one_device_alone_replaces_nobody() -> None:
    world = World(4, "vote").meet().begin(CARD_GAME, {})
    play_for(world, 4)
    world.switch_off(world.devices[3])
    world.run_until(lambda: sitting(world.devices[0]).can_vote == (3,))
    world.devices[0].room.vote(3)
    world.flush(world.devices[0])
    world.run(10.0)
    assert sitting(world.devices[1]).votes == {3: (world.rooms[0].me,)} and not sitting(world.devices[0]).absent


def test_who_was_replaced_plays_again_after_the_return() -> None:
    world = World(4, "return").meet().begin(CARD_GAME, {"top_secret": True})
    play_for(world, 5)
    world.switch_off(world.devices[2])
    vote_for(world, 2)
    for _ in range(200):
        play_for(world, 1)
        if sitting(world.devices[0]).absent:
            break
    assert sitting(world.devices[0]).absent == (2,)
    play_for(world, 10)
    events = len(sitting(world.devices[0]).match.log)
    back(world, 2)
    world.play().must_be_well()
    log = sitting(world.devices[0]).match.log
    assert not sitting(world.devices[0]).absent
    assert any(event.seat == 2 and event.kind == "choose" for event in log.events[events:])


@pytest.mark.parametrize(("wanted", "game"), [("say", STAKE_GAME), ("part for", CARD_GAME)])
def test_who_is_back_but_not_yet_counted_in_votes_when_another_goes_for_good(wanted: str, game: str) -> None:
    """Four players, of whom three must be there: the game would wait for ever if only the other two could vote."""
    options = {"top_secret": True} if game == CARD_GAME else {"turn_limit": 8}
    world = World(4, "back and gone").meet().begin(game, options)
    play_for(world, 5)
    lost = world.devices[2]
    world.switch_off(lost)
    vote_for(world, 2)
    waits: tuple[int, ...] = ()
    for _ in range(2000):  # until all wait for one other, who has not spoken, while seat 2 is away
        rounds = [sitting(device).peer.round for device in world.devices if device.is_on]
        steps = {sitting(device).peer.transcript.step for device in world.devices if device.is_on}
        if sitting(world.devices[0]).absent and len(steps) == 1 and all(one and one.kind == wanted for one in rounds):
            waits = sitting(world.devices[0]).missing
            if waits:
                break
        if not world.decide():
            world.step()
        else:
            world.run(0.001)
    gone = world.devices[waits[0]]
    world.switch_off(gone)
    here = [device for device in world.devices if device is not gone]
    world.switch_on(lost)
    world.connect(lost, here[0])
    for device in here:
        world.run_until(lambda device=device: 2 not in sitting(device).peer.away)  # type: ignore[misc]
    assert all(sitting(device).absent == (2,) for device in here)
    vote_for(world, gone.number)
    world.play().must_be_well()
    assert all(sitting(device).absent == (gone.number,) for device in here)


def test_in_strict_mode_everybody_waits_and_goes_on_after_the_return() -> None:
    world = World(3, "strict").meet().begin(CARD_GAME, {}, forgiving=False)
    play_for(world, 4)
    world.switch_off(world.devices[1])
    world.run(60.0)
    assert not sitting(world.devices[0]).can_vote
    back(world, 1)
    world.play().must_be_well()


def test_who_was_cut_off_in_the_middle_takes_over_what_the_others_did() -> None:
    """Hears everybody for a while, and is heard by nobody: then it is replaced, and returns."""
    world = World(4, "cut").meet().begin(CARD_GAME, {})
    play_for(world, 3)
    lone = world.devices[3]
    arrive = world.arrive

    def deaf(sender: Device, link: str, frame: bytes) -> None:
        if sender is not lone:
            arrive(sender, link, frame)

    world.arrive = deaf  # type: ignore[method-assign]
    vote_for(world, 3)
    for _ in range(300):
        play_for(world, 1)
        if sitting(world.devices[0]).absent:
            break
    assert sitting(world.devices[0]).absent == (3,)
    world.arrive = arrive  # type: ignore[method-assign]
    world.play().must_be_well()
    assert not sitting(lone).absent


# ---------------------------------------------------------------- reloads


@pytest.mark.parametrize("decisions", [0, 1, 6])
def test_everybody_closes_the_page_and_opens_it_again(decisions: int) -> None:
    world = World(3, f"all {decisions}").meet().begin(CARD_GAME, {"top_secret": True})
    play_for(world, decisions)
    heads = [sitting(device).match.log.heads for device in world.devices]
    for device in world.devices:
        world.switch_off(device)
    world.run(100.0)
    for device in world.devices:
        world.switch_on(device)
    for device in world.devices[1:]:
        world.connect(world.devices[0], device)
    world.play().must_be_well()
    final = sitting(world.devices[0]).match.log.heads
    assert all(final[: len(old)] == old for old in heads)


def test_a_device_that_kept_less_than_it_had_said_says_nothing_else() -> None:
    """Its storage failed: it comes back with an older text. It hears the others first, and so its own word again."""
    world = World(2, "older").meet().begin(STAKE_GAME, {"turn_limit": 4})
    kept = [device.room.save() for device in world.devices]
    play_for(world, 6)
    for number, device in enumerate(world.devices):
        before = sitting(world.devices[1 - number]).match.log.heads
        world.switch_off(device)
        world.switch_on(device, kept[number])
        assert sitting(device).is_quiet
        world.connect(*world.devices)
        world.run_until(lambda device=device: not sitting(device).is_quiet)  # type: ignore[misc]
        assert sitting(device).match.log.heads[: len(before)] == before
    world.play().must_be_well()


def test_another_version_of_the_page_keeps_the_room_but_not_the_game() -> None:
    world = World(2, "update").meet().begin(STAKE_GAME, {"turn_limit": 4})
    text = world.rooms[0].save()
    room = type(world.rooms[0]).load(text, "2", world.curve, world.chance, world.signing)
    assert room.sitting is None and room.me == world.rooms[0].me and room.name == "Ann"


# ---------------------------------------------------------------- different tables


def sees_another_table(device: Device) -> None:
    """As by other rules."""
    seen = sitting(device)._fingerprints
    mark = seen.mark_at
    seen.mark_at = lambda match, events: mark(match, events)[::-1]  # type: ignore[method-assign]


def test_different_tables_stop_the_game_between_two_and_say_whose() -> None:
    world = World(2, "apart").meet().begin(CARD_GAME, {})
    play_for(world, 4)
    sees_another_table(world.devices[1])
    world.run_until(lambda: all(sitting(device).state == "apart" for device in world.devices))
    apart = sitting(world.devices[0]).apart
    assert apart is not None and apart.device == world.rooms[1].me and apart.seats == (1,)
    assert apart.ours != apart.theirs
    with pytest.raises(Illegal):
        sitting(world.devices[0]).offer(0, None)  # type: ignore[arg-type]


def test_a_device_that_alone_has_another_table_stops_and_the_others_can_go_on_without_it() -> None:
    """So one device that lies about its table stops nobody."""
    world = World(3, "apart").meet().begin(CARD_GAME, {})
    play_for(world, 4)
    sees_another_table(world.devices[1])
    world.run_until(lambda: sitting(world.devices[1]).state == "apart")
    world.run(5.0)
    assert all(sitting(world.devices[number]).apart is None for number in (0, 2))


def test_nobody_can_tell_that_tables_differ_in_another_name() -> None:
    world = World(3, "slander").meet().begin(CARD_GAME, {})
    play_for(world, 4)
    liar = world.devices[2].room
    told = sitting(world.devices[2]).print()
    assert told is not None
    link = next(link for link in world.rooms[0].mesh.links.values() if link.device == liar.me)
    for changed in (type(told)(1, told.events, "0" * 64, told.signature), type(told)(2, told.events, "0" * 64, "AAAA")):
        before = link.ear.strikes
        sitting(world.devices[0])._compare_tables(link, changed)
        assert sitting(world.devices[0]).apart is None and link.ear.strikes > before


# ---------------------------------------------------------------- storms, a small sample


@pytest.mark.parametrize("name", catalog.NAMES)
def test_a_game_in_a_storm(name: str) -> None:
    """`soak --rooms` plays a thousand of each."""
    game = catalog.load(name)
    assert check_rooms(game, min(3, max(game.seats)), {}, "storm") > 10


def test_hostile_messages_change_nothing() -> None:
    """`soak --foes` throws a million."""
    attack = besiege(4000, "sample", 5, (BID_GAME,))
    assert {"lobby", "start", "move", "vote", "absence", "audit"} <= set(attack.states)


def test_a_bad_network_alone_costs_nothing_but_time() -> None:
    weather = Weather(0.01, 0.8, 0.15, 0.15, overtakes=True)
    world = World(3, "weather", weather).meet().begin(CARD_GAME, {}).play()
    world.must_be_well()
