"""One device wants to decide what the clock says: with several seats, or because there are only two devices."""

from functools import partial

import pytest
from liars import Device, liar
from mesh import CURVE, Mesh, toy_sign, toy_verify
from samples import TALK_GAME

from fair.game import record
from fair.game.audit import audit
from fair.protocol.clock import end_of_time, is_time, stop
from fair.protocol.letter import Letter, sign
from fair.protocol.rounds import Company
from fair.protocol.transcript import Transcript
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


def stopped(protocol: int, *shown: int) -> int:
    """What a clock shows that somebody stops, when the devices show this."""
    for number in range(40):
        mesh = Mesh(
            catalog.load(TALK_GAME), len(shown), ONE_ROUND, f"stopped {number}", protocol=protocol,
            left=lambda seat, _: shown[seat],
        ).begin()  # fmt: skip
        mesh.play()
        assert not any(peer.verdict for peer in mesh.peers)
        found = [event.value for event in mesh.peers[0].match.log.events if event.kind == "clock" and event.value]
        if found and isinstance(found[0], int):
            report = audit(record.load(record.dump(record.record(mesh.peers[0]))), CURVE, toy_verify)
            assert not report.wrong and report.match.log.head == mesh.peers[0].match.log.head
            return found[0]
    raise AssertionError("no clock was ever stopped")


def test_half_of_the_devices_cannot_shorten_the_time_that_a_clock_shows() -> None:
    """Nobody is named: a clock is what a device says of itself. It counts only if more than half say so."""
    assert stopped(2, 1, 1, 200, 300) == 200
    assert stopped(2, 1, 190, 200) == 190
    assert stopped(2, 300, 190, 200) == 200, "and one of three cannot stretch it"


def test_a_record_of_the_first_protocol_still_counts_the_smaller_of_two_middles() -> None:
    assert stopped(1, 5, 6, 200, 300) == 6


def test_of_two_devices_neither_ends_the_time_alone() -> None:
    company = Company("", 2, 0, CURVE, Transcript("", 2, toy_verify))
    for shown, counts in (((1, 200), 200), ((200, 1), 200), ((30, 30), 30)):
        talk = stop(company, Clock("round", 480), lambda _: 0)
        next(talk)
        with pytest.raises(StopIteration) as end:
            talk.send(dict(enumerate(shown)))
        assert end.value.value == counts
    for scribe in (0, 1):
        company.me = scribe
        assert end_of_time(company, (), is_out_here=True) is None
        assert not is_time(company, {scribe: ("time",)}, scribe, (0, 1))


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
