"""A scribe takes up words that were never said, or somebody makes an honest scribe look as if it did."""

from functools import partial

import pytest
from liars import Device, liar
from mesh import CURVE, Mesh, toy_sign
from samples import TALK_GAME

from fair.game import record
from fair.game.audit import audit
from fair.protocol.letter import Letter, sign
from table import catalog
from table.needs import Clock
from table.text import Plain, canonical

SPYFALL: dict[str, Plain] = {"rounds": 1}


def talking(scribe: type[Device] = Device, seats: int = 4) -> tuple[Mesh, int]:
    """Everybody may speak, the clock runs, and a device of this kind is the scribe. Returns its seat too."""
    for seat in range(seats):
        mesh = Mesh(catalog.load(TALK_GAME), seats, SPYFALL, "scribes", devices={seat: scribe}).begin()
        while not any(isinstance(need, Clock) for need in mesh.peers[0].match.needs):
            assert mesh.decide()
            mesh.carry_all()
        if mesh.peers[0].course.scribe == seat:
            return mesh, seat
    raise AssertionError("nobody is the scribe")


def says(mesh: Mesh, seat: int, body: Plain, to: list[int]) -> None:
    """This seat says something in the open round, only to these others."""
    said = mesh.peers[to[0]].transcript
    wire = sign(Letter(said.game, seat, said.step, said.head, "talk", body), partial(toy_sign, seat)).wire
    for other in to:
        mesh.links[seat, other].append(wire)


def a_wish(mesh: Mesh, seat: int) -> Plain:
    """What this seat could honestly wish to say now."""
    match = mesh.peers[seat].match
    need = next(need for need in match.needs if seat in need.seats)
    return ("event", canonical(match.draft(seat, match.moves(seat, need.name)[0], need.name)[0]))


def must_be_named(mesh: Mesh, seat: int, reason: str, but: int | None = None) -> None:
    """Every other device names this seat, and so does the audit of what it has heard."""
    for peer in mesh.peers:
        if peer.me not in (seat, but):
            assert peer.verdict is not None, f"seat {peer.me} has noticed nothing"
            assert (peer.verdict.seat, peer.verdict.reason) == (seat, reason)
            report = audit(record.record(peer), CURVE, mesh.verify)
            assert [finding.seat for finding in report.wrong] == [seat]


def test_a_scribe_who_takes_up_what_is_no_wish_is_named_and_not_the_seat_it_names() -> None:
    """That seat has only said that its time is over."""
    mesh, scribe = talking(liar("talk", lambda self, word: ("take", min(self.peer.transcript.now))))
    for peer in mesh.peers:
        peer.time_is_up()
    mesh.carry_all()
    assert mesh.devices[scribe].lied_at is not None
    must_be_named(mesh, scribe, "cheat.order")


def test_who_wishes_to_the_scribe_and_not_to_the_others_is_named_and_not_the_scribe() -> None:
    """The scribe takes up a wish; the others were told by that seat that its time is over."""
    mesh, scribe = talking()
    forger, *others = [seat for seat in range(4) if seat != scribe]
    says(mesh, forger, a_wish(mesh, forger), [scribe])
    says(mesh, forger, ("out",), others)
    mesh.carry_all()
    must_be_named(mesh, forger, "cheat.fork")


@pytest.mark.parametrize(
    "word", [("take", 99), ("take", -1), ("take", True), ("time", 0, 1, 99), ("time", 1, 1, 2, 3), ("time", 3, 2, 1, 0)]
)  # fmt: skip
def test_a_scribe_who_names_a_seat_that_cannot_speak_is_named_at_once(word: Plain) -> None:
    mesh, scribe = talking(liar("talk", lambda self, _: word))
    for peer in mesh.peers:
        peer.time_is_up()
    mesh.carry_all()
    must_be_named(mesh, scribe, "cheat.order")


def test_a_scribe_who_names_a_seat_that_is_not_asked_is_named_at_once() -> None:
    """That seat is absent. Nobody waits for its word."""
    mesh, absent = talking()
    mesh.gone.add(absent)
    here = [peer for peer in mesh.peers if peer.me != absent]
    for peer in here:
        peer.declare_absent(absent)
    mesh.carry_all()
    scribe = here[0].course.scribe
    assert scribe is not None
    assert all(peer.company.absent == {absent} and peer.course.scribe == scribe for peer in here)
    says(mesh, scribe, ("take", absent), [seat for seat in range(4) if seat not in (scribe, absent)])
    mesh.carry_all()
    must_be_named(mesh, scribe, "cheat.order", but=absent)


@pytest.mark.parametrize("kind", ["take", "time"])
def test_a_scribe_who_names_a_seat_that_has_said_nothing_is_named(kind: str) -> None:
    """The device of that seat says by itself that it had said nothing, so that nobody waits for its person."""
    mesh, scribe = talking()
    others = [seat for seat in range(4) if seat != scribe]
    says(mesh, scribe, ("take", others[0]) if kind == "take" else ("time", *others), others)
    mesh.carry_all()
    must_be_named(mesh, scribe, "cheat.order")


def test_who_says_nothing_to_the_others_and_the_time_to_the_scribe_is_named_and_not_the_scribe() -> None:
    mesh, scribe = talking()
    forger, *others = [seat for seat in range(4) if seat != scribe]
    says(mesh, forger, ("out",), [scribe])
    says(mesh, forger, ("nothing",), others)
    mesh.carry_all()
    for seat in (scribe, *others):
        mesh.peers[seat].time_is_up()
    mesh.carry_all()
    must_be_named(mesh, forger, "cheat.fork")


def test_a_seat_that_says_nothing_unasked_is_not_taken_up_and_harms_nobody() -> None:
    mesh, scribe = talking()
    odd, *others = [seat for seat in range(4) if seat != scribe]
    says(mesh, odd, ("nothing",), [scribe, *others])
    mesh.carry_all()
    for seat in (scribe, *others):
        mesh.peers[seat].time_is_up()
    mesh.carry_all()
    assert all(peer.verdict is None for peer in mesh.peers)
    assert any(event.kind == "clock" for event in mesh.peers[scribe].match.log.events)
