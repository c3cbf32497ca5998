"""One guest is a nuisance: it fills the room with devices that do not exist, or plans a round far ahead."""

from dataclasses import replace

from samples import STAKE_GAME
from world import NAMES, Device, World

from wire.link.identity import Identity
from wire.link.messages import Card, Notes, Remark, Stool
from wire.room.notes import BETWEEN_CATCH_UPS, CATCH_UP, MOST_ROUNDS, Board


def ghosts(world: World, count: int, seated: bool = False) -> Notes:
    """Cards of devices that nobody has ever met, each signed with a key of its own."""
    room = world.rooms[1]
    made = []
    for number in range(count):
        seed = world.chance(32)
        identity = Identity(room.code, room.secret, seed, room.identity.version, world.signing)
        stools = (Stool(number, "Ghost", "", identity.device),) if seated else ()
        made.append(Board(identity).pin(Card(0, f"Ghost {number}", stools, "", False)))
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
    assert {person.name for person in host.room.people} == {"Ann", "Bob"}, "nobody has met the others"
    assert len(host.room.board.cards) == 2 + 7, "one neighbour brings seven cards at most"
    for device in others:
        world.connect(host, device)
    world.run(20.0)
    for device in (host, *others):
        names = {person.name for person in device.room.people}
        assert set(NAMES[:10]) <= names, "nobody is kept out"
        assert device.room.refusal is None


def claim(world: World, liar: Device, crowd: Notes) -> None:
    """The liar brings these cards, and says in every beat that it has a link to all of them."""
    names = tuple(note.author for note in crowd.notes)
    mesh, honest = liar.room.mesh, liar.room.inbox.beat
    liar.room.inbox.beat = lambda: replace(  # type: ignore[method-assign]
        honest(), links=(*mesh.neighbours, *names), heard=tuple((name, 0) for name in names)
    )
    mesh.send_all(crowd)
    world.flush(liar)


def test_devices_that_nobody_has_met_take_no_seat_and_keep_nobody_from_starting() -> None:
    world = World(3, "seated ghosts").meet()
    liar = world.devices[2]
    liar.room.mesh.send_all(ghosts(world, 3, seated=True))
    world.flush(liar)
    world.run(60.0)
    for device in world.devices[:2]:
        device.room.take_seat()
        world.flush(device)
        world.run(2.0)
    assert [chair.name for chair in world.rooms[0].chairs] == ["Ann", "Bob"]
    world.rooms[0].choose(STAKE_GAME, {"turn_limit": 1})
    world.start()
    assert [room.sitting.names for room in world.rooms if room.sitting] == [("Ann", "Bob")] * 3


def test_a_liar_who_claims_links_to_devices_that_do_not_exist_vouches_for_seven_at_most() -> None:
    """The same that it could do with seven real links; and only after the time that a real link would need."""
    world = World(3, "claimed ghosts").meet()
    claim(world, world.devices[2], ghosts(world, 7))
    world.run(5.0)
    assert len(world.rooms[0].people) == 3
    world.run(60.0)
    assert len(world.rooms[0].people) == 3 + 7
    claim(world, world.devices[2], ghosts(world, 20))
    world.run(60.0)
    assert len(world.rooms[0].people) == 3 + 7


def test_what_devices_say_that_nobody_has_met_is_not_shown_and_does_not_fill_the_board() -> None:
    world = World(3, "ghosts talk").meet()
    liar = world.devices[2]
    crowd = ghosts(world, 300)
    said = []
    for note in crowd.notes:
        room, seed = world.rooms[0], world.signing._seeds[bytes.fromhex(note.author)]  # type: ignore[attr-defined]
        identity = Identity(room.code, room.secret, seed, room.identity.version, world.signing)
        said.append(Board(identity).pin(Remark("said", note.body.name, "boo", None)))  # type: ignore[union-attr]
    for part in range(0, 300, 50):
        liar.room.mesh.send_all(Notes((*crowd.notes[part : part + 50], *said[part : part + 50])))
        world.flush(liar)
        world.run(5.0)
    host = world.rooms[0]
    assert not host.chat and len(host.board.remarks) <= 7 and "boo" not in [line.text for line in host.chat]
    world.rooms[1].say("hello")
    world.flush(world.devices[1])
    world.run(2.0)
    assert [(line.name, line.text) for line in host.chat] == [("Bob", "hello")]


def test_a_newcomer_reads_what_was_said_before_as_soon_as_the_others_have_greeted() -> None:
    world = World(4, "history")
    for device in world.devices[1:3]:
        world.connect(world.devices[0], device)
    world.run(5.0)
    for device in world.devices[:3]:
        device.room.say(f"I am {device.room.name}")
        world.flush(device)
    world.connect(world.devices[0], world.devices[3])
    world.run(10.0)
    assert {line.text for line in world.rooms[3].chat} == {"I am Ann", "I am Bob", "I am Cem"}


def test_a_device_that_no_link_reaches_counts_after_ten_seconds_because_a_neighbour_has_met_it() -> None:
    world = World(3, "blind")
    world.blind.add(frozenset((1, 2)))
    for device in world.devices[1:]:
        world.connect(world.devices[0], device)
    world.run(5.0)
    assert [len(room.people) for room in world.rooms] == [3, 2, 2]
    world.run_until(lambda: all(len(room.people) == 3 for room in world.rooms), 15.0)
    world.begin(STAKE_GAME, {"turn_limit": 1}).play().must_be_well()


def test_a_device_that_counted_before_a_reload_counts_after_it_and_a_ghost_does_not() -> None:
    world = World(4, "reload").meet()
    world.switch_off(world.devices[3])
    world.devices[2].room.mesh.send_all(ghosts(world, 2))
    world.flush(world.devices[2])
    world.run(2.0)
    assert len(world.rooms[0].board.cards) == 6
    world.switch_off(world.devices[0])
    world.switch_on(world.devices[0])
    assert {person.name for person in world.rooms[0].people} == set(NAMES[:4])


def test_a_room_of_sixteen_comes_together() -> None:
    world = World(16, "sixteen").meet()
    assert all(len(room.people) == 16 and room.refusal is None for room in world.rooms)


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


def test_one_of_three_cannot_make_the_others_skip_a_round() -> None:
    world = World(3, "skip").meet()
    plan(world, world.devices[2], round=5)
    world.run(90.0)
    assert [room.lobby.plan.round for room in world.rooms] == [0, 0, 5], "half of the neighbours is not enough"
    plan(world, world.devices[2], round=1)
    world.run(5.0)
    assert [room.lobby.plan.round for room in world.rooms] == [1, 1, 1], "one round more is anybody's to plan"


def test_jumps_of_a_coalition_never_come_to_the_last_round() -> None:
    """All neighbours of one device lie: it follows by 1000 rounds in a minute, of a million million."""
    world = World(3, "coalition").meet()
    for device in world.devices[1:]:
        plan(world, device, round=999)
    world.run(5.0)
    assert world.rooms[0].lobby.plan.round == 999
    for device in world.devices[1:]:
        plan(world, device, round=1998)
    world.run(30.0)
    assert world.rooms[0].lobby.plan.round == 999
    world.run(60.0)
    assert world.rooms[0].lobby.plan.round == 1998
    assert MOST_ROUNDS / CATCH_UP * BETWEEN_CATCH_UPS / (365 * 86400) > 1000, "years"


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
