"""Somebody with an old link knocks at a closed door, records what goes through the relay, and sends it again.

Only members are asked, a knock is asked about once and by one device, and a listener reads no address.
"""

from dataclasses import replace

import pytest
from world import World

from wire.link.identity import Identity
from wire.room.knocks import A_MINUTE, MOST_OPEN, Inside, Outside
from wire.room.slips import Asked, Boxed, Knock, read_slip, write_slip

OFFER, ANSWER = "192.168.1.7 is where I am", "192.168.1.9 is where we are"


class Street:
    """A room of some devices, each of them listening at its door, and what was said in the street."""

    def __init__(self, count: int = 3, is_open: bool = False) -> None:
        self.world = World(count, f"street {count}").meet()
        self.is_open, self.now = is_open, 0.0
        self.heard: list[str] = []
        self.here = [room.me for room in self.world.rooms]
        self.reload()

    def reload(self) -> None:
        """All pages of the room are opened anew, and remember no knock."""
        self.doors = [
            Inside(room.identity, room.curve, self.world.chance, f"door {number}",
                   room.board.cards.__contains__, lambda: self.is_open)
            for number, room in enumerate(self.world.rooms)
        ]  # fmt: skip

    def stranger(self) -> Outside:
        """Somebody who has the link, and was never in the room."""
        room = self.world.rooms[0]
        identity = Identity(room.code, room.secret, self.world.chance(32), room.identity.version, self.world.signing)
        return Outside(identity, room.curve, self.world.chance, self.world.chance(8).hex())

    def member(self, number: int = 0) -> Outside:
        """One of the room comes back on a fresh page; the others do not count it as here."""
        self.here = [room.me for room in self.world.rooms if room is not self.world.rooms[number]]
        room = self.world.rooms[number]
        return Outside(room.identity, room.curve, self.world.chance, self.world.chance(8).hex())

    def ask(self, knock: Knock) -> list[Asked]:
        """Who of those in the room asks back."""
        self.heard.append(write_slip(knock))
        inside = [door for door, room in zip(self.doors, self.world.rooms, strict=True) if room.me in self.here]
        found = [asked for door in inside if (asked := door.ask(knock, self.here, self.now))]
        self.heard += map(write_slip, found)
        return found

    def door(self, asked: Asked) -> Inside:
        return next(door for door in self.doors if door.me == asked.sender)

    def tell(self, outside: Outside, asked: Asked) -> Boxed:
        boxed = outside.describe(asked, OFFER)
        assert boxed is not None
        self.heard.append(write_slip(boxed))
        return boxed


def test_behind_a_closed_door_a_member_is_asked_by_one_device_and_the_two_reach_each_other() -> None:
    street = Street()
    member = street.member()
    (asked,) = street.ask(member.knock(is_alone=True))
    door = street.door(asked)
    assert door.read(street.tell(member, asked)) == OFFER
    answer = door.answer(member.me, ANSWER)
    assert answer is not None and member.read(answer) == ANSWER
    street.heard.append(write_slip(answer))
    assert not any("192.168" in text for text in street.heard), "a listener reads no address"
    assert all(read_slip(text) is not None for text in street.heard)


def test_behind_a_closed_door_a_stranger_hears_nothing_however_often_it_knocks() -> None:
    street = Street()
    stranger = street.stranger()
    assert not any(street.ask(stranger.knock(is_alone=True)) for _ in range(20))
    street.is_open = True
    assert len(street.ask(stranger.knock(is_alone=True))) == 1, "an open door asks anybody who has the link"


@pytest.mark.parametrize("lie", ["device", "key", "number", "sender", "is_alone", "signature"])
def test_a_knock_in_the_name_of_a_member_is_not_answered(lie: str) -> None:
    street = Street()
    true, false = street.member().knock(is_alone=True), street.stranger().knock(is_alone=True)
    lies = {
        "device": replace(false, device=true.device), "key": replace(true, key=false.key),
        "number": replace(true, number=1), "sender": replace(true, sender=false.sender),
        "is_alone": replace(true, is_alone=False), "signature": replace(true, signature=false.signature),
    }  # fmt: skip
    assert not street.ask(lies[lie])
    assert street.ask(true)


def test_a_recorded_knock_that_is_sent_again_opens_no_connection_at_all() -> None:
    """Not at the devices that have heard it, and not at one that was reloaded and has not."""
    street = Street()
    member = street.member()
    knock = member.knock(is_alone=True)
    (asked,) = street.ask(knock)
    described = street.tell(member, asked)
    assert street.door(asked).read(described) == OFFER
    street.door(asked).forget(member.me)
    for _ in range(300):
        assert not street.ask(knock)
        assert street.door(asked).read(described) is None
    street.reload()
    (again,) = street.ask(knock)
    assert street.door(again).read(replace(described, to=again.sender)) is None, "it was boxed for another key"


def test_each_knock_is_asked_about_by_another_device_so_nobody_waits_for_one_that_is_cut_off() -> None:
    street = Street(4)
    member = street.member()
    asked = [street.ask(member.knock(is_alone=True)) for _ in range(3)]
    assert [len(row) for row in asked] == [1, 1, 1]
    assert len({row[0].sender for row in asked}) == 3


def test_who_comes_back_before_the_others_have_noticed_is_asked_at_every_knock() -> None:
    street = Street(3)
    member = street.member()
    street.here = [room.me for room in street.world.rooms]
    asked = [street.ask(member.knock(is_alone=True)) for _ in range(6)]
    assert all(row and street.door(row[0]) is not street.doors[0] for row in asked)


def test_a_crowd_of_strangers_at_an_open_door_is_limited_and_keeps_no_member_out() -> None:
    street = Street(2, is_open=True)
    member = street.member(1)
    crowd = [street.stranger() for _ in range(100)]
    asked = [(one, found[0]) for one in crowd if (found := street.ask(one.knock(is_alone=True)))]
    assert len(asked) == A_MINUTE
    read = [street.doors[0].read(street.tell(one, back)) for one, back in asked]
    assert read.count(OFFER) == MOST_OPEN, "only so many links come up at the same time"
    (back,) = street.ask(member.knock(is_alone=True))
    assert street.doors[0].read(street.tell(member, back)) == OFFER
    street.now += 60.0
    assert sum(len(street.ask(street.stranger().knock(is_alone=True))) for _ in range(100)) == A_MINUTE


def test_those_who_are_with_the_one_who_knocks_for_all_do_not_open() -> None:
    street = Street(3)
    first = street.member()
    street.here = [room.me for room in street.world.rooms]
    assert not street.ask(first.knock(is_alone=False))


def test_a_description_is_read_by_nobody_but_the_one_who_has_asked() -> None:
    street = Street(3)
    member = street.member()
    (asked,) = street.ask(member.knock(is_alone=True))
    described = street.tell(member, asked)
    other = next(door for door in street.doors if door.me != asked.sender)
    assert other.read(described) is None and other.read(replace(described, to=other.me)) is None
    assert member.describe(asked, OFFER) is None, "one knock tells one device"
    forged = Boxed(asked.sender, member.me, True, described.box)
    assert member.read(forged) is None


@pytest.mark.parametrize("text", ["", "[]", "{}", "1", '{"say":{}}', '{"say":{"is":"Knock"}}', "[" * 900, "x" * 3000])
def test_what_is_no_slip_is_not_heard(text: str) -> None:
    assert read_slip(text) is None
