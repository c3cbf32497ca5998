"""Votes about absent seats: whatever is lost, late or refused, no step is closed in two ways, and nobody honest is
accused.
"""

from itertools import product
from random import Random

import pytest
from mesh import CURVE, Device, Mesh, toy_sign, toy_verify
from samples import CARD_GAME, DUEL_GAME

from fair.game import record
from fair.game.audit import audit
from fair.protocol.letter import Letter, Signed, sign
from fair.protocol.transcript import Fork, Transcript
from fair.protocol.votes import ABSENT, Votes
from table import catalog
from table.illegal import Cheat


def vote(author: int, round: int, *gone: int, step: int = 0, head: str = "head") -> Signed:
    letter = Letter("game", author, step, head, ABSENT, (round, tuple(gone)))
    return sign(letter, lambda message: toy_sign(author, message))


def votes(*cast: Signed, seats: int = 4, needed: int = 3) -> Votes:
    found = Votes(seats, needed)
    for one in cast:
        found.cast[one.letter.body[0], one.letter.author] = one  # type: ignore[index]
    return found


# ---------------------------------------------------------------- the rules of voting


def test_a_set_is_complete_when_all_others_have_signed_it_in_one_round() -> None:
    three = [vote(0, 0, 3), vote(1, 0, 3), vote(2, 0, 3)]
    passed = votes(*three).passed(0)
    assert passed is not None and passed.gone == {3} and list(passed.votes) == three
    assert votes(*three[:2]).passed(0) is None
    assert votes(vote(0, 0, 3), vote(1, 1, 3), vote(2, 0, 3)).passed(0) is None
    assert votes(*three, needed=0).passed(0) is None


def test_more_than_can_be_missed_are_never_gone() -> None:
    assert votes(vote(0, 0, 2, 3), vote(1, 0, 2, 3)).passed(0) is None
    assert votes(vote(0, 0, 2, 3), vote(1, 0, 2, 3), needed=2).passed(0) is not None


def test_who_has_signed_is_bound_until_somebody_who_is_needed_says_otherwise() -> None:
    assert votes(vote(0, 0, 3)).is_bound(0)
    assert not votes(vote(0, 0, 3)).is_bound(1)
    assert not votes(vote(0, 0, 3), vote(1, 0)).is_bound(0)
    assert not votes(vote(0, 0, 3), vote(1, 0, 2)).is_bound(0)
    assert votes(vote(0, 0, 3), vote(3, 0)).is_bound(0)  # the missed seat's own refusal frees nobody
    assert votes(vote(0, 0, 3), vote(1, 1)).is_bound(0)  # nor does one in another round


def test_who_has_signed_later_does_not_close_with_what_was_signed_before() -> None:
    first = [vote(0, 0, 3), vote(1, 0, 3), vote(2, 0, 3)]
    later = votes(*first, vote(0, 1, 2, 3), needed=2)
    assert later.passed(0) is None and later.passed(1) is not None
    freed = votes(*first, vote(0, 1, 2, 3), vote(1, 1), needed=2)
    assert freed.passed(0) == freed.passed(1) is not None


def test_one_who_signs_twice_in_a_round_is_caught() -> None:
    transcript = Transcript("game", 4, toy_verify, 3)
    transcript.take(vote(1, 0, 3))
    with pytest.raises(Fork) as caught:
        transcript.take(vote(1, 0))
    assert caught.value.values["seat"] == 1 and len(caught.value.letters) == 2


@pytest.mark.parametrize("body", [(), (0,), ((), 0), (-1, ()), (True, ()), (0, (2, 1)), (0, (1, 1)), (0, ("1",)), 7])
def test_what_is_no_vote_is_its_authors_fault(body: object) -> None:
    letter = Letter("game", 2, 0, "head", ABSENT, body)  # type: ignore[arg-type]
    with pytest.raises(Cheat) as caught:
        Transcript("game", 4, toy_verify, 3).take(sign(letter, lambda message: toy_sign(2, message)))
    assert caught.value.values["seat"] == 2


def test_no_two_seats_outside_can_close_a_step_in_two_ways() -> None:
    """All that four seats can sign in two rounds, each heard by each or not: who may close it, closes it alike."""
    rng = Random(1)
    sets: list[tuple[int, ...] | None] = [None, (), (2,), (3,), (2, 3)]
    for _ in range(4000):
        signed = [
            vote(seat, number, *choice)
            for seat, number in product(range(4), range(2))
            if (choice := rng.choice(sets)) is not None and seat not in choice
        ]
        closings = {}
        for seat in range(4):  # each has its own votes, and those it happened to hear
            heard = votes(*(one for one in signed if one.letter.author == seat or rng.random() < 0.8), needed=2)
            passed = heard.passed(seat)
            if passed is not None:
                closings[seat] = (passed.round, passed.gone)
            elif not heard.is_bound(seat):
                closings[seat] = (-1, frozenset())
        for one, other in product(closings, closings):
            highest = max(closings[one], closings[other], key=lambda closing: closing[0])
            if closings[one] != closings[other]:
                # at least one of them is in the set that counts: it will take the others' closing over
                assert {one, other} & highest[1], (closings, [s.letter for s in signed])


# ---------------------------------------------------------------- at the table


class Cut(Device):
    """Hears everybody, and nobody hears it, for a while."""

    is_cut = False

    def outgoing(self, wire: bytes, to: int) -> list[bytes]:
        return [] if self.is_cut else [wire]


def cut_off(name: str, seats: int, seed: str, turns: int) -> tuple[Mesh, Cut]:
    """The last seat has closed a step alone, and the others have closed the same step without it."""
    game = catalog.load(name)
    mesh = Mesh(game, seats, {}, seed, devices={seats - 1: Cut}).begin().play(turns=turns)
    mesh.carry_all()
    lone = mesh.devices[-1]
    assert isinstance(lone, Cut)
    others = mesh.peers[:-1]
    lone.is_cut = True
    for _ in range(400):
        mesh.decide()
        mesh.carry_all()
        if all(lone.seat in peer.missing for peer in others) and lone.peer.transcript.step > others[0].transcript.step:
            break
    assert lone.peer.transcript.step > others[0].transcript.step, "it has closed the step in which nobody heard it"
    mesh.gone.add(lone.seat)
    for peer in others:
        assert peer.declare_absent(lone.seat)
    mesh.carry_all()
    assert all(peer.company.absent == {lone.seat} for peer in others)
    for link in mesh.links:
        if link[1] == lone.seat:
            mesh.links[link].clear()
    return mesh, lone


@pytest.mark.parametrize(("name", "seats", "turns"), [(CARD_GAME, 4, 5), (DUEL_GAME, 3, 12), (CARD_GAME, 6, 0)])
def test_who_closed_a_step_alone_takes_over_how_all_others_closed_it(name: str, seats: int, turns: int) -> None:
    mesh, lone = cut_off(name, seats, f"alone {name}", turns)
    ours, theirs = lone.peer.transcript.heads, mesh.peers[0].transcript.heads
    assert ours[: len(theirs)] != theirs[: len(ours)]
    watched: list[object] = []
    lone.peer.match.watchers.append(watched.append)
    mesh.gone.clear()
    lone.is_cut = False
    lone.peer.come_back()
    mesh.carry_all()
    assert () in watched  # the page is told that something was taken back
    mesh.play()
    assert [(peer.is_done, peer.verdict) for peer in mesh.peers] == [(True, None)] * seats
    assert len({peer.transcript.head for peer in mesh.peers}) == len({peer.match.log.head for peer in mesh.peers}) == 1
    assert not audit(record.record(mesh.peers[0]), CURVE, toy_verify).wrong


def test_a_set_that_is_not_complete_takes_nothing_back() -> None:
    mesh, lone = cut_off(CARD_GAME, 4, "alone cia", 5)
    step = max(mesh.peers[0].transcript.closed_by)
    cast = list(mesh.peers[0].transcript.votes(step))
    heads = list(lone.peer.transcript.heads)
    for one in cast[:-1]:
        lone.peer.hear(one.wire, one.letter.author)
    assert lone.peer.transcript.heads == heads and lone.peer.verdict is None
    lone.peer.hear(cast[-1].wire, cast[-1].letter.author)
    assert lone.peer.transcript.heads != heads


def test_what_another_has_confirmed_can_never_be_taken_back() -> None:
    """All others sign that a seat was gone, in a step on which one of them has built already: the seat stays firm."""
    mesh = Mesh(catalog.load(CARD_GAME), 4, {}, "confirmed").begin().play(turns=4)
    mesh.carry_all()
    victim = mesh.peers[3]
    step = victim.transcript.step - 2
    heads = list(victim.transcript.heads)
    assert {seat for letters in victim.transcript.steps[step + 1 :] for seat in letters} - {3}
    for seat in range(3):
        letter = Letter(victim.transcript.game, seat, step, heads[step], ABSENT, (0, (3,)))
        victim.hear(sign(letter, lambda message, seat=seat: toy_sign(seat, message)).wire, seat)  # type: ignore[misc]
    assert victim.transcript.heads == heads and victim.transcript.overruled(step, 3) is None


def test_a_refusal_that_was_lost_is_heard_again() -> None:
    """Seat 1 misses seat 3, whom the others have heard; what they answer is lost, and comes again when it asks."""
    mesh = Mesh(catalog.load(CARD_GAME), 4, {}, "refusal").begin()
    while mesh.peers[0].round is None or mesh.peers[0].round.who != (3,):
        mesh.decide()
        mesh.carry_all()
    mesh.peers[3].match.offer(3, mesh.peers[3].match.moves(3)[0])
    mesh.post()
    mesh.links[3, 1].clear()
    step = mesh.peers[1].transcript.step
    assert mesh.peers[1].declare_absent(3)
    for _ in range(50):  # everything that is said to seat 1 is lost
        mesh.post()
        for other in (0, 2, 3):
            mesh.links[other, 1].clear()
        for link, letters in mesh.links.items():
            if letters:
                mesh.devices[link[1]].peer.hear(letters.popleft(), link[0])
    assert mesh.peers[1].transcript.step == step and mesh.peers[0].transcript.step > step
    mesh.peers[1].ask_again()
    mesh.carry_all()
    assert mesh.peers[1].transcript.heads[step + 1] == mesh.peers[0].transcript.heads[step + 1]
    assert not any(peer.verdict for peer in mesh.peers)


def test_an_old_word_of_return_brings_nobody_back() -> None:
    mesh = Mesh(catalog.load(CARD_GAME), 4, {"top_secret": True}, "return").begin().play(turns=6)
    mesh.carry_all()
    mesh.peers[2].say_back()
    (old,) = mesh.peers[2].outbox
    mesh.peers[2].outbox.clear()
    mesh.gone.add(2)
    for _ in range(200):
        if all(2 in peer.company.absent for peer in mesh.peers if peer.me != 2):
            break
        mesh.decide()
        mesh.carry_all()
        for peer in mesh.peers:
            if peer.me != 2 and 2 in peer.missing:
                peer.declare_absent(2)
    mesh.carry_all()
    assert mesh.peers[0].company.absent == {2}
    mesh.peers[0].hear(old, 1)
    assert not mesh.peers[0].returned and mesh.peers[0].verdict is None
