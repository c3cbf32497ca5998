"""A scribe takes up words that were never said, or somebody makes an honest scribe look as if it did."""

from functools import partial

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


def must_be_named(mesh: Mesh, seat: int, reason: str) -> None:
    """Every other device names this seat, and so does the audit of what it has heard."""
    for peer in mesh.peers:
        if peer.me != seat:
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
