"""Somebody who has the link sits between two devices, and carries their greetings from one channel to the other.

Each end signs the channel, which is another on each side of the one in between. Both refuse, and say so.
"""

import pytest
from world import Device, World

from fair.group.refused import Malformed
from wire.link.description import channel_of
from wire.link.out import Out, Send


class Between:
    """Two links that two devices take for one: every frame goes on to the other side as it is."""

    def __init__(self, world: World, one: Device, other: Device, channels: tuple[str, str]) -> None:
        self.world, self.ends = world, (one, other)
        self.heard: list[bytes] = []
        for device, channel in zip(self.ends, channels, strict=True):
            device.room.link_up("to the other", channel)
        self.carry()

    def carry(self) -> None:
        for _ in range(20):
            for sender, hearer in (self.ends, self.ends[::-1]):
                for out in sender.room.take_out():
                    self._carry(out, hearer)

    def _carry(self, out: Out, hearer: Device) -> None:
        if isinstance(out, Send) and out.link == "to the other":
            self.heard.append(out.frame)
            hearer.room.hear("to the other", out.frame)


def test_two_devices_on_one_channel_greet_each_other() -> None:
    world = World(2, "direct")
    Between(world, *world.devices, ("one channel", "one channel"))
    assert [room.mesh.neighbours for room in world.rooms] == [(world.rooms[1].me,), (world.rooms[0].me,)]


def test_a_device_between_two_others_that_forwards_their_greeting_is_refused_by_both_and_shown() -> None:
    world = World(2, "between")
    between = Between(world, *world.devices, ("here", "there"))
    world.run(1.0)
    between.carry()
    for room in world.rooms:
        assert not room.mesh.neighbours and not room.mesh.greeted, "nobody was taken for the other"
        assert room.refusal is not None and room.refusal.reason == "room.between"
        assert room.strikes["to the other"] > 0
    world.run(5.0)
    assert not any(room.mesh.links for room in world.rooms), "the link is dropped when the reason has arrived"


def test_those_who_are_in_a_room_already_are_not_told_that_they_were_refused() -> None:
    world = World(3, "inside").meet()
    before = [room.mesh.neighbours for room in world.rooms]
    Between(world, *world.devices[:2], ("here", "there"))
    assert [room.mesh.neighbours for room in world.rooms] == before
    assert [room.refusal for room in world.rooms] == [None, None, None]
    assert world.rooms[0].strikes["to the other"] > 0


def test_the_code_of_the_room_is_not_in_the_greeting() -> None:
    world = World(2, "code")
    between = Between(world, *world.devices, ("here", "there"))
    assert between.heard and not any(b"CODE" in frame for frame in between.heard)


ONE, OTHER = "sha-256 " + ":".join(["AB"] * 32), "SHA-256 " + ":".join(["0c"] * 32)


def test_both_ends_give_their_channel_the_same_name() -> None:
    assert channel_of(f"{ONE}\n{OTHER}") == channel_of(f"{OTHER.lower()}\r\n{ONE}") == "0c" * 32 + " " + "ab" * 32


@pytest.mark.parametrize(
    "prints", ["", ONE, f"{ONE}\n", f"{ONE}\n{ONE}", f"{ONE}\n{OTHER}\n{OTHER}", f"{ONE}\nsha-1 AB"]
)
def test_what_is_not_two_fingerprints_names_no_channel(prints: str) -> None:
    with pytest.raises(Malformed):
        channel_of(prints)
