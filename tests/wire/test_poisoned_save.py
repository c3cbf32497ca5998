"""One device sends early letters without end, so that the others keep too much: what is kept has a bound, and loads."""

from functools import partial
from typing import cast

import pytest
from samples import CARD_GAME
from test_absence import play_for, sitting
from world import Device, Weather, World

from fair.protocol.letter import Letter, sign
from wire.game.game import Sitting
from wire.link.messages import Letters
from wire.room import saved
from wire.room.room import Room


def flood(world: World, liar: Device, count: int, size: int, step: int = 1) -> None:
    """The seat of this device signs letters for later steps, each with another past."""
    game = cast(Sitting, liar.room.sitting)
    (peer,) = game.all
    seat, transcript = cast(int, peer.me), peer.transcript
    key = game._keys[game.terms.seats[seat].key].seed
    for number in range(count):
        body = "x" * size
        letter = Letter(transcript.game, seat, transcript.step + step, f"{number:064x}", "say", body)
        wire = sign(letter, partial(game.signatures.sign, seat, key)).wire.decode()
        liar.room.mesh.send_all(Letters(transcript.game, (wire,), False))
        world.flush(liar)
        world.run(3.0)


def load(world: World, device: Device) -> Room:
    return Room.load(device.room.save(), "1", world.curve, world.chance, world.signing)


def test_sixty_large_early_letters_do_not_swell_the_save() -> None:
    """Each author has 800,000 bytes for what comes early, and the others are not touched by it."""
    world = World(3, "poison").meet().begin(CARD_GAME, {})
    play_for(world, 3)
    before = len(world.rooms[0].save())
    flood(world, world.devices[2], 60, 300_000, step=40)
    for device in world.devices[:2]:
        early = [one for row in sitting(device).peer.transcript.early.values() for one in row.values()]
        assert early and sum(len(one.text) for one in early) <= 800_000
        assert len(device.room.save()) < before + 1_000_000 < saved.LARGEST
        assert load(world, device).sitting is not None, "it loads, with its keys and its game"


def test_many_small_early_letters_are_bounded_too_and_the_nearest_stay() -> None:
    world = World(3, "many").meet().begin(CARD_GAME, {})
    play_for(world, 3)
    game = sitting(world.devices[2])
    step = game.peer.transcript.step
    flood(world, world.devices[2], 120, 10, step=9)
    flood(world, world.devices[2], 1, 10, step=2)
    transcript = sitting(world.devices[0]).peer.transcript
    assert sum(map(len, transcript.early.values())) == 100
    assert any(number <= step + 3 for number in transcript.early), "what comes next is kept before what is far"


def test_a_letter_that_was_forgotten_is_heard_again_when_its_time_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing at all is kept for later: the game still comes to its end, on a network where letters overtake."""
    monkeypatch.setattr("fair.protocol.transcript.EARLY_LETTERS", 0)
    world = World(3, "forgotten", Weather(0.005, 0.4, overtakes=True)).meet().begin(CARD_GAME, {})
    world.play(900.0).must_be_well()


def test_a_device_that_could_not_be_saved_for_long_says_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a reload it hears its own letters before those of the others, and none of them is one too many."""
    monkeypatch.setattr("fair.protocol.transcript.EARLY_LETTERS", 3)
    world = World(2, "own letters").meet().begin(CARD_GAME, {})
    device, said = world.devices[1], list[tuple[str, ...]]()

    def dies(one: Device) -> bool:
        log = sitting(one).match.log if one is device and one.room.sitting else None
        if said or log is None or len(log.heads) < 40 or log.events[-1].seat != 1:
            return False
        said.append(log.heads)  # written down, and nobody has heard it
        return True

    world.faints = dies
    while not said:
        world.decide()
        world.run(1.0)
    world.switch_on(device)
    world.connect(*world.devices)
    world.play(900.0).must_be_well()
    assert sitting(device).match.log.heads[: len(said[0])] == said[0]
