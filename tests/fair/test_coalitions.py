"""What players learn who put all they know together: nothing about the others' cards, seals and bids.

A guesser is given the complete knowledge of a coalition: every letter, every key, every share. It tries all that can be
done with it; where that gives nothing it guesses, and must be no better than chance. Each test has its counterpart:
with the one key that is missing, or the one share, the same guesser opens everything.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import combinations
from math import log
from random import Random

import pytest
from mesh import CURVE, Mesh
from samples import CARD_GAME, TALK_GAME

from fair.game.peer import Peer
from fair.group.curve import Point
from fair.group.labels import ORDER, Label
from fair.group.secret import Secret
from fair.proofs import amounts, shares, shuffle
from fair.proofs.bits import Opening
from fair.proofs.elgamal import bare, joint_key, remask, unmask
from fair.protocol import seals as sealing
from fair.protocol.letter import bytes64
from fair.protocol.own_box import Lock, lock_point
from fair.protocol.rounds import Company
from fair.protocol.transcript import Transcript
from fair.protocol.vault import CARDS, SEALS, Vault
from soak.playout import NAMES
from table import catalog
from table.needs import Seal
from table.text import Plain


def dealt(forgiving: bool, name: str = CARD_GAME, seats: int = 4) -> Mesh:
    options: dict[str, Plain] = {"top_secret": True} if name == CARD_GAME else {"rounds": 1}
    return Mesh(catalog.load(name), seats, options, "coalition", forgiving).begin()


def key_from_shares(coalition: Sequence[Peer], owner: int) -> int:
    """What Lagrange makes of the coalition's shares, whether there are enough of them or not."""
    given = {int(str(peer.me)) + 1: peer.course.court.vaults[CARDS].shares[owner] for peer in coalition}
    x = 0
    for at, value in given.items():
        for other in given:
            if other != at:
                value = value * other * pow(other - at, -1, ORDER) % ORDER
        x += value
    return x % ORDER


def sees(coalition: Sequence[Peer], deck: str, place: int, more: dict[int, int]) -> str | None:
    """The face of a card, as far as the coalition's own keys, and `more` keys, can take its masks off."""
    decks = coalition[0].course.court.decks
    keys = {int(str(peer.me)): peer.course.court.vaults[CARDS].x for peer in coalition} | more
    names = []
    for number, card in enumerate(decks.rows[deck][place]):
        off = {seat: parts[number] for seat, parts in decks.off.get((deck, place), {}).items()}
        masks = off | {seat: x * card.a for seat, x in keys.items()}
        names.append(decks.faces.get(unmask(card, masks.values()).code))
    return None if None in names else "+".join(name for name in names if name)


def hidden(mesh: Mesh, inside: Iterable[int]) -> list[tuple[str, int]]:
    """Every card that no member of the coalition was dealt."""
    peer = mesh.peers[0]
    known = {(e.name, e.value) for e in peer.match.log.events if e.kind == "deal" and e.seat in inside}
    rows = peer.course.court.decks.rows
    return [(deck, place) for deck in rows for place in range(len(rows[deck])) if (deck, place) not in known]


@pytest.mark.parametrize("name", [CARD_GAME, TALK_GAME])
def test_in_strict_mode_all_but_one_together_see_no_card_of_that_one_nor_the_pile(name: str) -> None:
    mesh = dealt(forgiving=False, name=name)
    for alone in range(4):
        coalition = [peer for peer in mesh.peers if peer.me != alone]
        missing = {alone: mesh.peers[alone].course.court.vaults[CARDS].x}
        for deck, place in hidden(mesh, {0, 1, 2, 3} - {alone}):
            assert sees(coalition, deck, place, {}) is None
            assert sees(coalition, deck, place, missing) is not None  # the same guesser, with the key that is missing


def test_in_forgiving_mode_fewer_than_the_threshold_see_nothing_and_the_threshold_sees_all() -> None:
    mesh = dealt(forgiving=True)
    needed = mesh.peers[0].company.needed
    for size in range(1, needed + 1):
        for inside in combinations(range(4), size):
            coalition = [mesh.peers[seat] for seat in inside]
            others = [seat for seat in range(4) if seat not in inside]
            more = {seat: key_from_shares(coalition, seat) for seat in others}
            seen = [sees(coalition, deck, place, more) for deck, place in hidden(mesh, inside)]
            assert all(face is None for face in seen) if size < needed else all(face is not None for face in seen)


def test_a_coalition_opens_no_box_of_anothers_seal() -> None:
    mesh = dealt(forgiving=True)
    mesh.play(turns=14)
    peer, needed = mesh.peers[0], mesh.peers[0].company.needed
    seals = [said for said in peer.course.court.seals if said.event.seat == 3]
    assert seals
    for said in seals:
        point = lock_point(peer.company, said.lock_at(peer.company))
        parts = {seat: mesh.peers[seat].course.court.vaults[SEALS].shares[3] * point for seat in range(3)}
        for size in range(1, needed):
            for inside in combinations(range(3), size):
                guess = sum_of(parts[seat] for seat in inside)
                with pytest.raises(Exception, match=r"box|cheat"):
                    sealing.look_into(Lock(guess, peer.company.protocol), said.event)
        lock = Lock(shares.combine(parts, needed), peer.company.protocol)
        assert sealing.look_into(lock, said.event)


def sum_of(points: Iterable[Point]) -> Point:
    return CURVE.sum(points)


# ---------------------------------------------------------------- learning from many games


def marks(data: bytes) -> list[tuple[int, int]]:
    """What a learner looks at: the length, and every byte's two lowest bits."""
    return [(-2, len(data)), *((place, byte & 3) for place, byte in enumerate(data))]


def learned(examples: list[tuple[bytes, int]], answers: int) -> float:
    """Naive Bayes: trained on one half, how often is it right in the other?"""
    half = len(examples) // 2
    counts: list[Counter[tuple[int, int]]] = [Counter() for _ in range(answers)]
    for data, answer in examples[:half]:
        counts[answer].update([*marks(data), (-1, 0)])
    right = 0
    for data, answer in examples[half:]:
        scores = [sum(log((count[mark] + 1) / (count[-1, 0] + 4)) for mark in marks(data)) for count in counts]
        right += scores.index(max(scores)) == answer
    return right / (len(examples) - half)


def must_be_chance(examples: list[tuple[bytes, int]], answers: int) -> None:
    chance = 1 / answers
    spread = (chance * (1 - chance) / (len(examples) // 2)) ** 0.5
    assert abs(learned(examples, answers) - chance) < 4 * spread


def alone(number: int, name: str) -> tuple[Company, Vault]:
    """A seat with a key of its own, in a game of its own."""
    transcript = Transcript(f"game {number}", 2, lambda *_: True)
    vault = Vault(name, x=Secret(sha256(b"%d" % number).digest()).scalar(Label.VAULT, "x"))
    return Company(f"game {number}", 2, 0, CURVE, transcript), vault


def test_nobody_learns_to_read_seals() -> None:
    """Votes, which are two, and dossiers, which are longer: neither the hash nor the box tells."""
    rng, examples = Random(1), []
    values: list[Plain] = [True, False, tuple(NAMES), 3]
    for number in range(600):
        company, vault = alone(number, SEALS)
        answer = rng.randrange(len(values))
        event, _ = sealing.seal(company, vault, Seal((0,), "vote"), values[answer])
        ((_, sealed),), box = event.proof  # type: ignore[misc]
        examples.append((bytes64(sealed) + bytes64(box)[:96] + bytes(len(bytes64(box)) % 251), answer))
    must_be_chance(examples, len(values))


def test_nobody_learns_on_whom_a_bid_was_nor_how_much() -> None:
    rng, where_, how_much = Random(2), [], []
    for number in range(60):
        secret = Secret(sha256(b"bidder %d" % number).digest())
        account, amount = rng.randrange(4), rng.choice((1, 50))
        row = [amount if place == account else 0 for place in range(4)]
        data, _ = amounts.lay((f"g{number}", "bid"), secret, CURVE, Opening(100, 0), row, 1, False)
        where_.append((data, account))
        how_much.append((data, (1, 50).index(amount)))
    must_be_chance(where_, 4)
    must_be_chance(how_much, 2)


def test_nobody_learns_to_follow_a_card_through_an_honest_shuffle() -> None:
    """All others know every card before the shuffle; after it the one they follow may be any."""
    rng, examples = Random(3), []
    for number in range(240):
        secret = Secret(sha256(b"shuffler %d" % number).digest())
        key = joint_key([7 * CURVE.base, secret.scalar(Label.VAULT, "x") * CURVE.base])
        faces = [CURVE.hash(Label.POINT, "card", face) for face in "abcd"]
        rows = [(remask(bare(face), key, rng.randrange(2**100)),) for face in faces]
        mixed = shuffle.mix((f"g{number}", "deck"), secret, key, rows)
        data = b"".join(card.a.code + card.b.code for row in mixed.rows for card in row)
        examples.append((data, mixed.order.index(0)))
    must_be_chance(examples, 4)
    assert set(Counter(answer for _, answer in examples)) == {0, 1, 2, 3}


def test_the_learner_does_learn_where_there_is_something_to_learn() -> None:
    rng = Random(4)
    examples = []
    for _ in range(200):
        answer = rng.randrange(2)
        examples.append((rng.randbytes(40) + bytes([answer]), answer))
    assert learned(examples, 2) > 0.9
