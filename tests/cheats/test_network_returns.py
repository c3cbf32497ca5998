"""Somebody brings an absent seat back that has not said so: by naming it, or with an old word of that seat.

The author of the letter is named, and the seat stays absent. In the first protocol naming was enough; records of such
games are still read so.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest
from mesh import CURVE, Mesh, toy_sign, toy_verify
from samples import CARD_GAME

from fair.game import record
from fair.game.audit import audit
from fair.protocol.letter import Letter, Return, sign, text64
from fair.protocol.transcript import BACK
from table import catalog
from table.text import Plain

GONE, LIAR = 2, 1


def without_one(seed: str = "returns", protocol: int = 2) -> Mesh:
    """A game of four, one of whom was declared absent."""
    mesh = Mesh(catalog.load(CARD_GAME), 4, {"top_secret": True}, seed, protocol=protocol).begin().play(turns=6)
    mesh.carry_all()
    vote_out(mesh)
    return mesh


def vote_out(mesh: Mesh) -> None:
    mesh.gone.add(GONE)
    for _ in range(200):
        if all(GONE in peer.company.absent for peer in others(mesh)):
            return
        mesh.decide()
        mesh.carry_all()
        for peer in others(mesh):
            if GONE in peer.missing:
                peer.declare_absent(GONE)
        mesh.carry_all()
    raise AssertionError("nobody waits for that seat")


def others(mesh: Mesh) -> list:
    return [peer for peer in mesh.peers if peer.me != GONE]


def back_of(mesh: Mesh, seat: int, signer: int, step: int, body: Plain = None) -> Return:
    """What this signer signs as the word of that seat that it is back."""
    transcript = mesh.peers[0].transcript
    letter = Letter(transcript.game, seat, step, transcript.heads[step], BACK, body)
    return seat, step, text64(sign(letter, lambda message: toy_sign(signer, message)).signature)


def lie(mesh: Mesh, back: Callable[[int], object]) -> None:
    """The next letter of the liar counts somebody in."""
    peer = mesh.peers[LIAR]
    honest = peer._letter

    def lying(me: int, kind: str, word: Plain) -> Letter:
        return replace(honest(me, kind, word), back=back(peer.transcript.step))  # type: ignore[arg-type]

    peer._letter = lying  # type: ignore[method-assign]
    for _ in range(200):
        if any(peer.verdict for peer in others(mesh)) or not mesh.decide():
            break
        mesh.carry_all()


def left_at(mesh: Mesh) -> int:
    return max(mesh.peers[0].transcript.closed_by)


LIES: dict[str, Callable[[Mesh, int], tuple[object, ...]]] = {
    "it only names the seat": lambda mesh, step: (GONE,),
    "it signs in the name of the seat": lambda mesh, step: (back_of(mesh, GONE, LIAR, step),),
    "it shows its own return as that of the seat": lambda mesh, step: ((GONE, step, back_of(mesh, 1, 1, step)[2]),),
    "an old word, from before the seat was gone": lambda mesh, step: (back_of(mesh, GONE, GONE, left_at(mesh) - 1),),
    "a word of the very step in which it was declared absent": lambda mesh, step: (
        back_of(mesh, GONE, GONE, left_at(mesh)),
    ),
    "a signature for another step": lambda mesh, step: ((GONE, step, back_of(mesh, GONE, GONE, step - 1)[2]),),
    "a step that has not been": lambda mesh, step: ((GONE, step + 1, back_of(mesh, GONE, GONE, step)[2]),),
    "a word with something added": lambda mesh, step: (back_of(mesh, GONE, GONE, step, "salt"),),
    "no signature at all": lambda mesh, step: ((GONE, step, "?"),),
    "a seat that is not absent": lambda mesh, step: (back_of(mesh, 3, 3, step),),
    "its own seat, which is not absent": lambda mesh, step: (LIAR,),
}


@pytest.mark.parametrize("how", LIES)
def test_who_brings_an_absent_seat_back_is_named_and_the_seat_stays_absent(how: str) -> None:
    mesh = without_one()
    lie(mesh, lambda step: LIES[how](mesh, step))
    for peer in (mesh.peers[0], mesh.peers[3]):
        assert peer.verdict is not None and (peer.verdict.seat, peer.verdict.reason) == (LIAR, "cheat.letter")
        assert peer.company.absent == {GONE}


def test_a_word_of_an_earlier_absence_does_not_end_this_one() -> None:
    mesh = without_one("twice")
    mesh.gone.clear()
    mesh.peers[GONE].come_back()
    mesh.carry_all()
    old = mesh.peers[LIAR]._conversation.attendance.returned[GONE]
    for _ in range(50):
        if not any(peer.company.absent for peer in mesh.peers):
            break
        mesh.decide()
        mesh.carry_all()
    vote_out(mesh)
    lie(mesh, lambda step: (old,))
    verdict = mesh.peers[0].verdict
    assert verdict is not None and verdict.seat == LIAR and mesh.peers[0].company.absent == {GONE}


@pytest.mark.parametrize("protocol", [1, 2])
def test_a_seat_that_says_itself_that_it_is_back_is_counted_in_and_the_audit_agrees(protocol: int) -> None:
    mesh = without_one("honest", protocol)
    mesh.gone.clear()
    mesh.peers[GONE].come_back()
    mesh.play()
    assert all(peer.is_done and not peer.company.absent for peer in mesh.peers)
    named = [one for step in mesh.peers[0].transcript.steps for signed in step.values() for one in signed.letter.back]
    assert named and all(isinstance(one, int) == (protocol == 1) or one == GONE for one in named)
    report = audit(record.load(record.dump(record.record(mesh.peers[0]))), CURVE, toy_verify)
    assert report.is_whole and not report.wrong and report.match.log.head == mesh.peers[0].match.log.head
