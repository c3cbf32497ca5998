"""Somebody casts a vote that is none: with a word too many, or so far ahead that nobody could vote after it."""

from functools import partial

import pytest
from mesh import CURVE, Mesh, toy_sign, toy_verify
from samples import CARD_GAME, DUEL_GAME

from fair.game import record
from fair.game.audit import audit
from fair.protocol.letter import Letter, sign
from fair.protocol.transcript import KEPT_VOTES, OTHER_VOTES
from fair.protocol.votes import ABSENT, MOST_ROUNDS
from table import catalog


def cast(mesh: Mesh, seat: int, round: int, gone: tuple[int, ...]) -> None:
    said = mesh.peers[seat].transcript
    letter = Letter(said.game, seat, said.step, said.head, ABSENT, (round, gone))
    mesh.peers[seat].outbox.append(sign(letter, partial(toy_sign, seat)).wire)
    mesh.carry_all()


def test_a_vote_that_counts_somebody_in() -> None:
    """A vote has nothing to do with returns: what is not checked there may not stand there."""
    mesh = Mesh(catalog.load(CARD_GAME), 4, {}, "salted vote").begin()
    past = mesh.peers[0].transcript
    letter = Letter(past.game, 1, past.step, past.head, ABSENT, (0, (3,)), (2,))
    mesh.peers[0].hear(sign(letter, lambda message: toy_sign(1, message)).wire, 1)
    verdict = mesh.peers[0].verdict
    assert verdict is not None and (verdict.seat, verdict.reason) == (1, "cheat.letter")


@pytest.mark.parametrize("gone", [(), (0,), (3,)])
def test_a_vote_in_the_last_round_keeps_nobody_from_voting(gone: tuple[int, ...]) -> None:
    """Seat 3 votes as if many rounds had been before, and is silent then. The others go on without it."""
    mesh = Mesh(catalog.load(CARD_GAME), 4, {}, "last round").begin()
    while mesh.peers[0].round is None or mesh.peers[0].round.who != (3,):
        mesh.decide()
        mesh.carry_all()
    cast(mesh, 3, MOST_ROUNDS - 1, gone)
    mesh.gone.add(3)
    for _ in range(3):
        for peer in mesh.peers[:3]:
            if 3 not in peer.company.absent:
                assert peer.declare_absent(3)
        mesh.carry_all()
    assert all(peer.company.absent == {3} and peer.verdict is None for peer in mesh.peers[:3])


def test_a_seat_that_votes_in_every_round_does_not_use_up_the_rounds_of_others() -> None:
    """Seat 3 wants refusals in all rounds, and is silent then. The others still go on without it."""
    mesh = Mesh(catalog.load(CARD_GAME), 4, {}).begin()
    while mesh.peers[0].missing != (3,):
        assert mesh.decide()
        mesh.carry_all()
    for round in range(MOST_ROUNDS):
        cast(mesh, 3, round, (0,))
    mesh.carry_all()
    mesh.gone.add(3)
    for peer in mesh.peers[:3]:
        peer.declare_absent(3)
    mesh.carry_all()
    assert all(peer.company.absent == {3} and not peer.verdict for peer in mesh.peers[:3])


def test_votes_about_a_step_are_forgotten_100_steps_later_but_for_those_that_closed_it() -> None:
    """What was voted in vain is no burden for ever, and such a vote that comes as late as that gets no answer."""
    mesh = Mesh(catalog.load(DUEL_GAME), 4, {}, "forgotten votes").begin()
    while mesh.peers[0].missing != (3,):
        assert mesh.decide()
        mesh.carry_all()
    closed = mesh.peers[0].transcript.step
    cast(mesh, 3, 7, (2,))  # in vain: the others refuse
    mesh.gone.add(3)
    for peer in mesh.peers[:3]:
        assert peer.declare_absent(3)
    mesh.carry_all()
    past = mesh.peers[0].transcript
    passed = past.closed_by[closed]
    assert len(list(past.votes(closed))) > len(passed.votes) == 3
    while past.step < closed + KEPT_VOTES:
        assert len(list(past.votes(closed))) > 3, "so long they are kept"
        assert mesh.decide()
        mesh.carry_all()
    for peer in mesh.peers[:3]:
        assert list(peer.transcript.votes(closed)) == list(passed.votes)
    for step in (closed, closed - 1):
        letter = Letter(past.game, 1, step, past.heads[step], ABSENT, (9, (2,)))
        mesh.peers[0].hear(sign(letter, partial(toy_sign, 1)).wire, 1)
        assert not mesh.peers[0].outbox and mesh.peers[0].verdict is None
    assert not list(past.votes(closed - 1))
    report = audit(record.record(mesh.peers[0]), CURVE, toy_verify)
    assert not report.wrong and report.match.log.head == mesh.peers[0].match.log.head


def test_of_votes_in_a_past_that_never_was_only_so_many_are_kept_and_our_own_still_count() -> None:
    """Seat 3 votes about steps to come, and under heads that nobody knows, some as long as a letter may be."""
    mesh = Mesh(catalog.load(CARD_GAME), 4, {}, "made up").begin()
    while mesh.peers[0].round is None or mesh.peers[0].round.who != (3,):
        mesh.decide()
        mesh.carry_all()
    transcript = mesh.peers[0].transcript
    for number in range(3 * OTHER_VOTES):
        step = transcript.step + (0, 1, 900)[number % 3]
        head = f"{number:064x}" if number % 5 else "0" * 100_000
        letter = Letter(transcript.game, 3, step, head, ABSENT, (number % MOST_ROUNDS, (0,)))
        signed = sign(letter, partial(toy_sign, 3))
        mesh.peers[0].hear(signed.wire, 3)
    kept = [one for votes in transcript.cast.values() for one in votes]
    assert len(kept) == OTHER_VOTES and max(len(one.text) for one in kept) < 1000
    assert transcript.has_forgotten(signed) == (signed.letter.step > transcript.step), "later it is heard again"
    mesh.gone.add(3)
    for peer in mesh.peers[:3]:
        peer.declare_absent(3)
    mesh.carry_all()
    assert all(peer.company.absent == {3} and not peer.verdict for peer in mesh.peers[:3])
