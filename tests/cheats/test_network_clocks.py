"""Somebody who has several seats at one device wants to count for more than one in what the clock says."""

from functools import partial

import pytest
from liars import Device, liar
from mesh import Mesh, toy_sign
from samples import TALK_GAME

from fair.protocol.letter import Letter, sign
from fair.protocol.voices import Voices
from table import catalog
from table.needs import Clock
from table.text import Plain

ONE_ROUND: dict[str, Plain] = {"rounds": 1}
AT_ONE_DEVICE = Voices((0, 1, 1, 1))  # seat 1 with two bots, against one other


def talking(cheat: type[Device]) -> Mesh:
    """A game whose clock runs, and whose scribe is seat 2, the cheat. The seats beside it say what it needs."""
    mesh = Mesh(catalog.load(TALK_GAME), 4, ONE_ROUND, "most seats", devices={2: cheat}, voices=AT_ONE_DEVICE).begin()
    while not any(isinstance(need, Clock) for need in mesh.peers[0].match.needs):
        assert mesh.decide()
        mesh.carry_all()
    assert mesh.peers[0].course.scribe == 2
    for seat in (1, 3):
        said = mesh.peers[seat].transcript
        letter = Letter(said.game, seat, said.step, said.head, "talk", ("out",))
        signed = sign(letter, partial(toy_sign, seat))
        said.take(signed)
        mesh.peers[seat].outbox.append(signed.wire)
    mesh.carry_all()
    return mesh


@pytest.mark.parametrize(
    "word", [("time",), ("time", 1, 3), ("devices", (), (0, 1, 1, 1)), ("devices", (1, 3), (0, 1, 1, 1)),
             ("devices", (1, 3), (0, 1, 2, 3)), ("devices",), ("devices", (1, "3"), (0, 1, 1, 1))],
)  # fmt: skip
def test_a_device_with_most_seats_that_ends_the_time_alone(word: Plain) -> None:
    mesh = talking(liar("talk", lambda self, _: word, lambda self, _: self.peer.course.scribe == self.seat))
    mesh.peers[2].time_is_up()
    mesh.carry_all()
    assert mesh.devices[2].lied_at is None and mesh.peers[0].verdict is None, "honestly it has nothing to say yet"
    mesh.peers[0].time_is_up()
    mesh.carry_all()
    verdict = mesh.peers[0].verdict
    assert verdict is not None and (verdict.seat, verdict.reason) == (2, "cheat.order")


def test_a_second_clock_from_one_device() -> None:
    cheat = liar("clock", lambda self, word: 1)
    for number in range(20):
        mesh = Mesh(
            catalog.load(TALK_GAME), 4, ONE_ROUND, f"clock {number}", devices={2: cheat}, voices=AT_ONE_DEVICE
        ).begin()
        mesh.play()
        if mesh.devices[2].lied_at is not None:
            assert {(peer.verdict.seat, peer.verdict.reason) for peer in mesh.peers[:2] if peer.verdict} == {
                (2, "cheat.clock")
            }
            return
    raise AssertionError("there was no occasion to lie")
