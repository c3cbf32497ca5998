"""Rooms from the first hello to the last card: all devices in one thread, on a network that behaves."""

import pytest
from samples import CARD_GAME, STAKE_GAME
from world import Device, World

from fair.group.signatures import ED25519
from table.illegal import Damaged, Illegal
from table.needs import Seat
from wire.room.chat import LONGEST_TEXT
from wire.room.room import Person, Room


def person(room: Room, number: int, world: World) -> Person:
    device = world.rooms[number].me
    return next(one for one in room.people if one.device == device)


def is_linked(world: World) -> bool:
    others = len(world.devices) - 1
    return all([one.reach for one in room.people].count("direct") == others for room in world.rooms)


# ---------------------------------------------------------------- whole games; every game: tests/every_game


def test_the_first_event_binds_keys_seats_options_and_version() -> None:
    world = World(2, "terms").meet().begin(STAKE_GAME, {"turn_limit": 3})
    first = [room.sitting.match.log.events[0] for room in world.rooms if room.sitting]
    assert first[0] == first[1] and isinstance(first[0].proof, str)
    others = World(2, "terms", version=lambda number: "2").meet().begin(STAKE_GAME, {"turn_limit": 3})
    sitting = others.rooms[0].sitting
    assert sitting is not None and sitting.match.log.events[0].value == first[0].value
    assert sitting.match.log.events[0].proof != first[0].proof


def test_with_real_signatures_too() -> None:
    world = World(2, "real", signing=ED25519).meet().begin(STAKE_GAME, {"turn_limit": 1})
    world.run_until(lambda: all(room.sitting and room.sitting.peer.course.referee for room in world.rooms))
    assert not any(room.sitting.verdict for room in world.rooms if room.sitting)


def test_two_people_at_one_device_and_one_who_looks_on() -> None:
    world = World(3, "hot seat").meet()
    for number, name in ((0, "Ann"), (1, "Bob")):
        world.rooms[0].take_seat(number, name)
    world.rooms[1].take_seat(2)
    world.flush(world.devices[0])
    world.flush(world.devices[1])
    world.rooms[0].choose(CARD_GAME, {})
    world.start()
    sittings = [room.sitting for room in world.rooms if room.sitting]
    assert [sitting.seats for sitting in sittings] == [(0, 1), (2,), ()]
    world.play()
    world.must_be_well()
    watcher = sittings[2]
    assert not watcher.match.pockets and watcher.match.outcome == sittings[0].match.outcome
    with pytest.raises(Illegal):
        watcher.offer(0, None)  # type: ignore[arg-type]


def test_after_a_game_the_same_people_play_again_with_new_keys() -> None:
    world = World(2, "again").meet().begin(STAKE_GAME, {"turn_limit": 1}).play()
    old = [room.sitting.courier.game for room in world.rooms if room.sitting]
    for device in world.devices:
        device.room.again()
        world.flush(device)
    world.start()
    world.play().must_be_well()
    new = [room.sitting.courier.game for room in world.rooms if room.sitting]
    assert len({*old, *new}) == 2


def test_a_bot_is_named_as_one_and_played_by_its_device() -> None:
    world = World(2, "bot").meet()
    world.rooms[0].take_seat(0)
    world.rooms[1].take_seat(1, "Robot", bot="easy")
    for device in world.devices:
        world.flush(device)
    world.rooms[0].choose(STAKE_GAME, {"turn_limit": 2})
    world.start()
    assert [chair.bot for chair in world.rooms[0].chairs] == ["", "easy"]
    sittings = [room.sitting for room in world.rooms if room.sitting]
    assert [[place.bot for place in sitting.terms.seats] for sitting in sittings] == [["", "easy"]] * 2
    assert [sitting.seats for sitting in sittings] == [(0,), (1,)]
    world.play().must_be_well()


# ---------------------------------------------------------------- links


def test_one_invitation_is_enough_to_be_linked_with_everybody() -> None:
    world = World(5, "mesh")
    for one, other in ((0, 1), (1, 2), (2, 3), (0, 4)):  # each knows only the one who invited them
        world.connect(world.devices[one], world.devices[other])
    world.run_until(lambda: is_linked(world))


def test_two_who_cannot_see_each_other_play_through_a_third() -> None:
    world = World(3, "blind")
    world.blind.add(frozenset((1, 2)))
    world.meet().begin(CARD_GAME, {}).play()
    world.must_be_well()
    assert person(world.rooms[1], 2, world).reach == "third"


def test_of_two_links_to_one_device_one_stays() -> None:
    world = World(2, "twice").meet()
    world.connect(*world.devices)
    world.run_until(lambda: len(world.devices[0].ends) == 1)
    world.run(5.0)
    assert person(world.rooms[0], 1, world).reach == "direct" and len(world.devices[1].ends) == 1


def test_another_version_of_the_page_is_refused_with_a_reason() -> None:
    world = World(2, "versions", version=lambda number: f"1.{number}")
    world.connect(*world.devices)
    world.run_until(lambda: all(room.refusal for room in world.rooms))
    world.run_until(lambda: not any(device.ends for device in world.devices))
    refusal = world.rooms[1].refusal
    assert refusal is not None and refusal.reason == "room.version"
    assert refusal.values == {"ours": "1.1", "theirs": "1.0"}


def test_who_does_not_know_the_secret_is_never_let_in() -> None:
    world = World(2, "stranger")
    stranger = Room("CODE", b"guessed", bytes(32), "Eve", "1", world.curve, world.chance, world.signing)
    world.devices[1].room = stranger
    world.connect(*world.devices)
    world.run(30.0)
    assert len(world.rooms[0].people) == 1 and not world.devices[0].ends
    assert len(stranger.people) == 1


def test_a_closed_door_lets_nobody_new_in_but_whoever_was_here() -> None:
    world = World(3, "door")
    world.connect(world.devices[0], world.devices[1])
    world.run_until(lambda: len(world.rooms[0].people) == 2)
    world.rooms[1].close_door()
    world.flush(world.devices[1])
    world.run_until(lambda: not world.rooms[0].is_open)
    world.connect(world.devices[0], world.devices[2])
    world.run_until(lambda: world.rooms[2].refusal is not None)
    refusal = world.rooms[2].refusal
    assert refusal is not None and refusal.reason == "room.closed" and len(world.rooms[0].people) == 2
    world.switch_off(world.devices[1])
    world.switch_on(world.devices[1])
    world.connect(world.devices[0], world.devices[1])
    world.run_until(lambda: person(world.rooms[0], 1, world).reach == "direct")


# ---------------------------------------------------------------- the lobby


def test_any_change_makes_everybody_think_again() -> None:
    world = World(2, "ready").meet()
    for device in world.devices:
        device.room.take_seat()
        world.flush(device)
    world.rooms[0].choose(STAKE_GAME, {})
    world.flush(world.devices[0])
    world.run(1.0)

    def agree() -> None:
        for device in world.devices:
            device.room.set_ready(True)
            world.flush(device)
        world.run_until(lambda: all(room.can_start for room in world.rooms))

    agree()
    changes = (
        lambda room: room.choose(STAKE_GAME, {"turn_limit": 7}),
        lambda room: room.choose(STAKE_GAME, {"turn_limit": 7}, forgiving=False),
        lambda room: room.rename("Zoe"),
        lambda room: room.take_seat(),
        lambda room: room.leave_seat(2),
    )
    for change in changes:
        change(world.rooms[1])
        world.flush(world.devices[1])
        world.run_until(lambda: not world.rooms[0].can_start)
        with pytest.raises(Illegal) as refused:
            world.rooms[0].start()
        assert refused.value.reason == "room.not_ready"
        agree()


def test_two_who_take_the_same_seat_at_once_both_sit_in_the_end() -> None:
    world = World(2, "same seat").meet()
    for room in world.rooms:
        room.take_seat(3)
    for device in world.devices:
        world.flush(device)
    world.run_until(lambda: all(len(room.chairs) == 2 for room in world.rooms))
    assert world.rooms[0].chairs == world.rooms[1].chairs


def test_a_seat_that_is_taken_or_does_not_exist_is_refused() -> None:
    room = World(1, "seats").rooms[0]
    room.take_seat(0)
    for number in (0, 8, -1):
        with pytest.raises(Illegal):
            room.take_seat(number)
    with pytest.raises(Illegal):
        room.set_ready(True)  # one seat is too few
    with pytest.raises(Illegal):
        room.choose("chess", {})


def test_who_is_away_can_be_taken_from_the_table_and_may_come_back() -> None:
    world = World(2, "remove").meet()
    for device in world.devices:
        device.room.take_seat()
        world.flush(device)
    world.run(1.0)
    with pytest.raises(Illegal):
        world.rooms[0].remove(world.rooms[1].me)
    world.switch_off(world.devices[1])
    world.run_until(lambda: person(world.rooms[0], 1, world).state == "away")
    world.rooms[0].remove(world.rooms[1].me)
    assert len(world.rooms[0].chairs) == 1
    world.switch_on(world.devices[1])
    world.connect(*world.devices)
    world.run_until(lambda: not world.rooms[1].lobby.mine.stools)
    world.rooms[1].take_seat()
    world.flush(world.devices[1])
    world.run_until(lambda: len(world.rooms[0].chairs) == 2)


# ---------------------------------------------------------------- talk


def test_what_is_said_reaches_everybody_also_those_who_come_later() -> None:
    world = World(3, "talk")
    world.connect(world.devices[0], world.devices[1])
    world.run_until(lambda: len(world.rooms[0].people) == 2)
    world.rooms[0].say("  Who <b>is</b>\u202e the\nspy? ", kind="asked", to=1)
    world.rooms[0].react("laugh")
    world.flush(world.devices[0])
    world.run_until(lambda: len(world.rooms[1].chat) == 2)
    world.connect(world.devices[1], world.devices[2])
    world.run_until(lambda: len(world.rooms[2].chat) == 2)
    for room in world.rooms:
        assert sorted((line.kind, line.text, line.to) for line in room.chat) == [
            ("asked", "Who <b>is</b> the spy?", 1),
            ("waved", "laugh", None),
        ]


def test_nobody_can_flood_the_talk() -> None:
    room = World(1, "flood").rooms[0]
    with pytest.raises(Illegal) as refused:
        for number in range(20):
            room.say(f"{number}" * 1000)
    assert refused.value.reason == "room.too_fast"
    assert all(len(line.text) <= LONGEST_TEXT for line in room.chat) and 3 <= len(room.chat) < 20
    for text in ("", "  ", "\u202e"):
        with pytest.raises(Illegal):
            room.say(text)


# ---------------------------------------------------------------- the page


def test_the_page_is_told_when_something_changed_and_only_then() -> None:
    told: list[int] = []
    world = World(2, "changed", changed=lambda number: told.append(number) if number == 1 else None).meet()
    world.run(10.0)
    before = len(told)
    world.run(20.0)
    assert len(told) == before  # beats alone are no news
    world.rooms[0].rename("Zoe")
    world.flush(world.devices[0])
    world.run(1.0)
    assert len(told) > before


@pytest.mark.parametrize("damage", ["", "{}", "[]", '{"cabinet_noir_room": 9}', '{"cabinet_noir_room": 1}', "[" * 999])
def test_a_damaged_text_is_no_room(damage: str) -> None:
    world = World(1)
    with pytest.raises(Damaged):
        Room.load(damage, "1", world.curve, world.chance, world.signing)


def moves_of(device: Device, seat: Seat) -> int:
    sitting = device.room.sitting
    assert sitting is not None
    return sum(event.seat == seat for event in sitting.match.log.events)
