"""Somebody cheats before the first card: with a key, a share, or the deck itself."""

from typing import Any

import pytest
from liars import Liar, flip, game, liar, must_be_caught, play_with
from mesh import CURVE, Device, Mesh, toy_verify
from samples import CARD_GAME, STAKE_GAME

from fair.game import record
from fair.game.audit import audit
from fair.group.labels import Label
from fair.group.secret import Secret
from fair.proofs import commitment as commit
from fair.proofs import shuffle
from fair.proofs.elgamal import Masked, Row, bare, read_rows, remask, write_rows
from fair.protocol import ceremony
from fair.protocol.letter import bytes64, text64
from fair.protocol.rounds import FIRST, Company
from fair.protocol.vault import Vaults


def test_a_key_that_is_another_than_the_sealed_one() -> None:
    """Chosen after the others' keys were seen."""
    mesh = play_with(liar("key", lambda self, word: (word[0], flip(word[1]))))
    must_be_caught(mesh, "cheat.key")


def test_a_key_whose_owner_does_not_know_it() -> None:
    class Rogue(Liar):
        """Seals and shows a key made of nothing, so that the joint key would be its friend's alone."""

        def tell(self, kind: str, word: Any) -> Any:
            if kind == "key sealed":
                place = self.peer.company.where("cabinet-noir/fair/1/key-sealed", self.seat)
                self.message = b"".join([(7 * CURVE.base).code, *(bytes(64),)])
                return text64(commit.seal(place, self.message, bytes(32)))
            if kind == "key":
                self.lied_at = self.peer.transcript.step
                return (text64(self.message), text64(bytes(32)))
            return word

    must_be_caught(play_with(Rogue), "cheat.key")


def test_the_sealed_key_of_somebody_else() -> None:
    """Repeated in the hope that the two keys cancel out or coincide; but then it must be shown."""

    def parrot(self: Liar, word: Any) -> Any:
        return self.peer.transcript.now[0].letter.body

    mesh = Mesh(game(CARD_GAME), 2, {}, devices={1: liar("key sealed", parrot)})
    mesh.peers[0].begin()
    mesh.carry_all()
    must_be_caught(mesh, "cheat.key", within=2)


def test_a_box_with_nothing_good_in_it() -> None:
    """Its readers complain, and show the keys of their boxes: everybody sees that its owner is to blame."""
    cheat = liar("shares", lambda self, word: tuple(flip(text) if text else "" for text in word))
    must_be_caught(play_with(cheat), "cheat.share", within=2)


def test_a_share_that_does_not_fit_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """The box opens, but what is in it is the share of another seat."""
    honest = ceremony._shares_for

    def swapped(company: Company, vaults: Vaults, seat: int) -> bytes:
        return honest(company, vaults, 5 if company.me == 1 else seat)

    monkeypatch.setattr(ceremony, "_shares_for", swapped)
    mesh = play_with(Device)
    assert {(peer.verdict.seat, peer.verdict.reason) for peer in mesh.peers if peer.verdict} == {(1, "cheat.share")}
    assert all(peer.verdict for peer in mesh.peers)


def test_a_box_for_oneself() -> None:
    must_be_caught(play_with(liar("shares", lambda self, word: (word[0], "AAAA", *word[2:]))), "cheat.share")


@pytest.fixture
def picky(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 1 finds fault with the good share that it got from seat 0, and complains as the protocol says."""
    honest = ceremony._take

    def take(company: Company, vaults: Vaults, boxes: Any, owner: int) -> bool:
        return honest(company, vaults, boxes, owner) and (company.me, owner) != (1, 0)

    monkeypatch.setattr(ceremony, "_take", take)


@pytest.mark.usefixtures("picky")
def test_a_false_complaint_names_its_author_and_nobody_else_shows_anything() -> None:
    mesh = play_with(Device)
    assert [(peer.verdict.seat, peer.verdict.reason) for peer in mesh.peers if peer.verdict] == [
        (1, "cheat.complaint")
    ] * 3
    kinds = [signed.letter.kind for step in mesh.peers[0].transcript.steps for signed in step.values()]
    assert kinds == ["key sealed"] * 3 + ["key"] * 3 + ["shares"] * 3 + ["shares good"] * 3


@pytest.mark.usefixtures("picky")
@pytest.mark.parametrize(
    "lie",
    [
        pytest.param(lambda owner, proof: (0,), id="an owner without a key"),
        pytest.param(lambda owner, proof: ((0, ""),), id="no proof"),
        pytest.param(lambda owner, proof: ((0, flip(proof)),), id="another key than that of the box"),
        pytest.param(lambda owner, proof: ((2, proof),), id="the key of another box"),
        pytest.param(lambda owner, proof: ((1, proof),), id="about oneself"),
        pytest.param(lambda owner, proof: ((99, proof),), id="about nobody"),
        pytest.param(lambda owner, proof: "good", id="no row"),
    ],
)
def test_a_complaint_that_proves_nothing_opens_nothing_and_names_its_author(
    lie: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = ceremony._open_box

    def read_own(company: Company, vaults: Vaults, boxes: Any, owner: int, seat: int, shared: Any) -> bytes:
        assert company.me == seat, "somebody else's box was opened"
        return honest(company, vaults, boxes, owner, seat, shared)

    monkeypatch.setattr(ceremony, "_open_box", read_own)
    mesh = play_with(liar("shares good", lambda self, word: lie(*word[0])))
    must_be_caught(mesh, "cheat.complaint")


@pytest.mark.usefixtures("picky")
def test_in_a_game_of_the_first_protocol_the_owner_shows_the_share_and_the_game_goes_on() -> None:
    mesh = Mesh(game(STAKE_GAME), 3, {"turn_limit": 1}, "complaint", protocol=FIRST).begin().play()
    assert all(peer.is_done and peer.verdict is None for peer in mesh.peers)
    spoken = [signed.letter for step in mesh.peers[2].transcript.steps[:5] for signed in step.values()]
    assert [letter.author for letter in spoken if letter.kind == "shares shown"] == [0]
    report = audit(record.load(record.dump(record.record(mesh.peers[2]))), CURVE, toy_verify)
    assert report.is_whole and not report.wrong


@pytest.mark.usefixtures("picky")
@pytest.mark.parametrize("lie", [lambda word: (flip(word[0]),), lambda word: (), lambda word: (*word, *word)])
def test_in_a_game_of_the_first_protocol_who_shows_no_good_share_is_named(lie: Any) -> None:
    cheat = liar("shares shown", lambda self, word: lie(word))
    mesh = Mesh(game(CARD_GAME), 3, {}, protocol=FIRST, devices={0: cheat}).begin()
    must_be_caught(mesh, "cheat.share", seat=0)


@pytest.mark.parametrize("lie", ["all", (9,), ("0",)])
def test_in_a_game_of_the_first_protocol_a_complaint_names_seats(lie: Any) -> None:
    cheat = liar("shares good", lambda self, word: lie)
    must_be_caught(Mesh(game(CARD_GAME), 3, {}, protocol=FIRST, devices={1: cheat}).begin(), "cheat.share")


def test_another_key_at_the_end_of_the_game() -> None:
    mesh = play_with(liar("keys", lambda self, word: (word[1], word[0], *word[2:])), STAKE_GAME, 2, {"turn_limit": 1})
    must_be_caught(mesh, "cheat.key")


# ---------------------------------------------------------------- the deck

ACE = (Label.POINT, "card", "mirkov")


def with_rows(word: str, change: Any, count: int) -> str:
    rows = list(read_rows(CURVE, bytes64(word), count, 1))
    return text64(write_rows(change(rows)))


def size(word: str) -> int:
    return len(bytes64(word)) // 64


def twice(rows: list[Row]) -> list[Row]:
    return [rows[1], *rows[1:]]


def remasked_twice(self: Liar, rows: list[Row]) -> list[Row]:
    """The copy looks like another card."""
    key = self.peer.course.court.vaults["cards"].key
    return [tuple(remask(card, key, 12345) for card in rows[1]), *rows[1:]]


def marked(rows: list[Row]) -> list[Row]:
    card = rows[0][0]
    return [(Masked(card.a + CURVE.base, card.b),), *rows[1:]]


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda self, rows: twice(rows), id="a duplicate card"),
        pytest.param(remasked_twice, id="a duplicate card in another mask"),
        pytest.param(lambda self, rows: marked(rows), id="a marked card"),
        pytest.param(lambda self, rows: [(bare(CURVE.hash(*ACE)),), *rows[1:]], id="a card of one's own"),
        pytest.param(lambda self, rows: rows[:-1], id="a missing card"),
        pytest.param(lambda self, rows: [*rows, rows[0]], id="a card too many"),
        pytest.param(lambda self, rows: rows[::-1], id="another order than the proven one"),
    ],
)
def test_a_dishonest_shuffle(change: Any) -> None:
    cheat = liar("deck", lambda self, word: with_rows(word, lambda rows: change(self, rows), size(word)))
    must_be_caught(play_with(cheat), "cheat.shuffle", within=3)


def test_a_proof_that_is_not_of_this_shuffle() -> None:
    must_be_caught(play_with(liar("deck proof", lambda self, word: flip(word))), "cheat.shuffle")


def test_the_last_seat_says_its_deck_and_its_proof_at_once_and_both_are_checked() -> None:
    for lie in (lambda self, word: (flip(word[0]), word[1]), lambda self, word: (word[0], flip(word[1]))):
        mesh = play_with(liar("deck proof", lie), seat=2)
        must_be_caught(mesh, "cheat.shuffle", seat=2)
    must_be_caught(play_with(liar("deck proof", lambda self, word: word[1]), seat=2), "cheat.shuffle", seat=2)


def test_an_order_that_does_not_come_from_the_key_is_found_by_the_audit() -> None:
    """It harms nobody, for all others have shuffled too; but it is not what was agreed, and it is named."""

    class Picky(Liar):
        def tell(self, kind: str, word: Any) -> Any:
            decks = self.peer.course.referee and self.peer.course.court.decks
            if kind == "deck" and decks and not decks.rows:
                said = self.peer.transcript.steps[-1][0].letter.body
                said = next(part for part in said if isinstance(part, str))  # beside its part of a throw
                before = read_rows(CURVE, bytes64(said), size(word), 1)
                self.before, self.other = before, Secret(b"another key of my own choice !!!"[:32])
                company = self.peer.company
                self.where = company.cover(company.transcript.step, "deck", "agents", self.seat)
                self.mixed = shuffle.mix(self.where, self.other, decks.vault.key, before)
                self.lied_at = self.peer.transcript.step
                return text64(write_rows(self.mixed.rows))
            if kind == "deck proof" and decks and not decks.rows:
                return text64(shuffle.prove(self.where, self.other, decks.vault.key, self.before, self.mixed))
            return word

    mesh = play_with(Picky, seats=3, turns=3000)
    assert mesh.devices[1].lied_at is not None and not any(peer.verdict for peer in mesh.peers)
    for place in (0, 2):
        wrong = audit(record.record(mesh.peers[place]), CURVE, toy_verify).wrong
        events = mesh.peers[place].match.log.events
        number = next(n for n, event in enumerate(events) if event.kind == "shuffle")
        assert [(finding.what, finding.seat, finding.wrong_at) for finding in wrong] == [("audit.shuffle", 1, number)]
