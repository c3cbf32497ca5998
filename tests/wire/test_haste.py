"""What comes first: a word is on its way before anybody works out what follows from it."""

from samples import CARD_GAME
from world import SHORT, Device, ToySigning, World

from table.needs import Choose
from wire.game.game import Sitting
from wire.game.signatures import Signatures
from wire.link.codec import parse
from wire.link.messages import Letters
from wire.link.out import Send


class Careful(ToySigning):
    """Counts how often a signature is looked at."""

    looks = 0

    def verify(self, public: bytes, message: bytes, signature: bytes) -> bool:
        self.looks += 1
        return super().verify(public, message, signature)


def at_table(device: Device) -> Sitting:
    assert device.room.sitting is not None
    return device.room.sitting


def asked(world: World) -> Device | None:
    """Whose turn it is, in the open."""
    for device in world.devices:
        sitting = at_table(device)
        if any(isinstance(need, Choose) for seat in sitting.seats for need in sitting.asked_of(seat)):
            return device
    return None


def after_a_tap(seed: str) -> tuple[Device, Sitting, int]:
    """Somebody has just moved: that device, its table, and how many events there were before."""
    world = World(3, seed).meet().begin(CARD_GAME, SHORT[CARD_GAME])
    world.run_until(lambda: asked(world) is not None)
    device = asked(world)
    assert device is not None
    sitting = at_table(device)
    (seat,) = sitting.seats
    (need,) = sitting.asked_of(seat)
    events = len(sitting.match.log)
    sitting.offer(seat, sitting.match.moves(seat, need.name)[0], need.name)
    return device, sitting, events


def test_a_move_goes_out_before_its_own_device_has_made_it() -> None:
    device, sitting, events = after_a_tap("haste")
    said = [parse(out.frame) for out in device.room.take_out() if isinstance(out, Send)]
    assert any(isinstance(message, Letters) for message in said)
    assert len(sitting.match.log) == events, "it is made here when it is on its way"
    device.room.take_out()
    assert len(sitting.match.log) > events


def test_nothing_goes_on_until_what_has_happened_was_shown() -> None:
    device, sitting, events = after_a_tap("shown")
    for _ in range(5):
        device.room.take_out(lambda: len(sitting.match.log) == events)
    assert len(sitting.match.log) > events, "the move itself is made"
    assert sitting.is_due, "but what comes of it waits, even in one and the same call"


def test_what_was_signed_here_is_not_checked_here_and_what_others_sign_is_checked_once() -> None:
    signing = Careful()
    seeds = (b"0" * 32, b"1" * 32)
    signatures = Signatures(signing, [signing.public(seed) for seed in seeds])
    own = signatures.sign(0, seeds[0], b"mine")
    assert signatures.verify(0, b"mine", own) and signing.looks == 0
    assert not signatures.verify(1, b"mine", own), "for one seat only"
    assert not signatures.verify(0, b"other", own), "for these words only"
    assert signing.looks == 2
    theirs = signing.sign(seeds[1], b"theirs")
    assert signatures.verify(1, b"theirs", theirs) and signatures.verify(1, b"theirs", theirs)
    assert signing.looks == 3


def test_people_are_counted_anew_only_when_somebody_has_changed() -> None:
    world = World(2, "people").meet()
    world.run(3.0)
    room = world.rooms[0]
    people = room.people
    assert room.people is people
    world.rooms[1].rename("Zoe")
    world.flush(world.devices[1])
    world.run(1.0)
    assert "Zoe" in {person.name for person in room.people}
    world.switch_off(world.devices[1])
    world.run(40.0)
    assert {person.state for person in room.people} == {"here", "away"}
