"""Somebody cheats with a sealed choice: a vote, a dossier, a duel card, the contents of a suitcase."""

from random import Random
from typing import Any

import pytest
from liars import WITH_CARDS, Device, Liar, bent, event_of, liar, must_be_caught, play_with, speaks
from mesh import CURVE, toy_verify
from samples import DUEL_GAME

from fair.game import record
from fair.game.audit import audit
from fair.group.labels import Where
from fair.group.refused import Refused
from fair.group.secret import Secret
from fair.protocol import seals as sealing
from fair.protocol.letter import bytes64, text64
from fair.protocol.own_box import Lock, lock_point
from fair.protocol.rounds import Company
from table.needs import Open, Seal
from table.text import canonical, write

SEALS, OPENS = speaks("seal"), speaks("open")


def test_a_vote_changed_after_the_others_were_seen() -> None:
    def turned(self: Liar, word: Any) -> Any:
        return bent(word, lambda event: event.update(value=not event["value"]))

    must_be_caught(play_with(liar("say", turned, OPENS), options=WITH_CARDS), "cheat.opening")


def test_a_vote_that_was_left_open_until_the_others_were_seen() -> None:
    """The seal is any 32 bytes; the value is chosen later; but nothing opens it."""

    def empty(self: Liar, word: Any) -> Any:
        name = event_of(word).name
        return bent(word, lambda event: event["proof"].__setitem__(0, [[name, text64(bytes(32))]]))

    must_be_caught(play_with(liar("say", empty, SEALS), options=WITH_CARDS), "cheat.opening", within=2)


def test_the_seal_of_somebody_else_repeated() -> None:
    """Voting as another does without knowing how: the seal is bound to its seat, and does not open."""

    def copied(self: Liar, word: Any) -> Any:
        theirs = event_of(self.peer.transcript.now[0].letter.body)
        return bent(word, lambda event: event.update(proof=write(theirs)["proof"]))

    cheat = liar("say", copied, lambda self, word: SEALS(self, word) and 0 in self.peer.transcript.now)
    must_be_caught(play_with(cheat, options=WITH_CARDS, seed="copied"), "cheat.opening", within=2)


def test_a_seal_that_is_no_seal() -> None:
    def nothing(self: Liar, word: Any) -> Any:
        return bent(word, lambda event: event.update(proof=None))

    must_be_caught(play_with(liar("say", nothing, SEALS), options=WITH_CARDS), "cheat.proof")


def test_a_seal_that_tells_its_value() -> None:
    def told(self: Liar, word: Any) -> Any:
        return bent(word, lambda event: event.update(value=True))

    must_be_caught(play_with(liar("say", told, SEALS), options=WITH_CARDS), "cheat.illegal")


def test_opening_before_all_have_sealed() -> None:
    """In the hope that others follow: an opening in the round of seals is out of turn."""

    def early(self: Liar, word: Any) -> Any:
        return bent(word, lambda event: event.update(kind="open", value=True, proof=text64(bytes(32))))

    must_be_caught(play_with(liar("say", early, SEALS), options=WITH_CARDS), "cheat.turn")


def test_an_early_look_at_anothers_seal_shows_nothing() -> None:
    """With all letters and all keys of the cheater: the box does not open, and the hash tells nothing."""
    mesh = play_with(Device, options=WITH_CARDS, turns=12)
    spy = mesh.peers[1]
    seals = [said for said in spy.course.court.seals if said.event.seat == 0]
    assert seals
    for said in seals:
        for vault in spy.course.court.vaults.values():
            for x in (vault.x, *vault.shares.values()):
                lock = Lock(x * lock_point(spy.company, said.lock_at(spy.company)), spy.company.protocol)
                try:
                    lock.open(bytes64(said.event.proof[1]))  # type: ignore[index, arg-type]
                except Refused:
                    continue
                raise AssertionError("the box is open")


def test_a_dossier_written_again() -> None:
    def again(self: Liar, word: Any) -> Any:
        return bent(word, lambda event: event.update(value=event["value"][::-1]))

    cheat = liar("say", again, speaks("open", "dossier"))
    must_be_caught(play_with(cheat, seats=2, options={"dossier": True}, turns=3000), "cheat.opening")


def test_a_box_with_nothing_in_it_is_found_by_the_audit() -> None:
    def garbled(self: Liar, word: Any) -> Any:
        return bent(word, lambda event: event["proof"].__setitem__(1, text64(bytes(544))))

    mesh = play_with(liar("say", garbled, SEALS), DUEL_GAME, 2, turns=3000)
    assert mesh.devices[1].lied_at is not None and mesh.peers[0].is_done
    wrong = audit(record.record(mesh.peers[0]), CURVE, toy_verify).wrong
    assert [(finding.what, finding.seat) for finding in wrong] == [("audit.seal", 1)]


def test_a_nonce_that_does_not_come_from_the_key_is_found_by_the_audit(monkeypatch: pytest.MonkeyPatch) -> None:
    """It opens the seal, and harms nobody; but it could have carried a message, and it is named."""
    honest = sealing.make_nonce

    def chosen(company: Company, secret: Secret, where: Where, value: bytes) -> bytes:
        nonce = honest(company, secret, where, value)
        return nonce[::-1] if company.me == 1 else nonce

    monkeypatch.setattr(sealing, "make_nonce", chosen)
    mesh = play_with(Device, DUEL_GAME, 2, turns=3000)
    assert mesh.peers[0].is_done
    wrong = audit(record.record(mesh.peers[0]), CURVE, toy_verify).wrong
    assert [(finding.what, finding.seat) for finding in wrong] == [("audit.seal", 1)]


class Courier(Device):
    """Refills its own suitcases: `contents` in all of A to D."""

    contents = ("5", "5", "5", "5")

    def tell(self, kind: str, word: Any) -> Any:
        need = next((need for need in self.peer.match.needs if isinstance(need, Seal)), None)
        if kind == "say" and need and need.name == "contents" and self.lied_at is None:
            self.lied_at = self.peer.transcript.step
            return (canonical(self.peer.course.court.hide(need, self.contents)),)
        return word


def test_contents_5_5_5_5() -> None:
    """Nobody can see it before two of them are open: then at once, at the end of the game at the latest."""
    mesh = play_with(Courier, DUEL_GAME, 2, turns=3000)
    assert mesh.devices[1].lied_at is not None
    verdict = mesh.peers[0].verdict
    assert verdict is not None and (verdict.seat, verdict.reason) == (1, f"{DUEL_GAME}.cheat.contents")


def test_a_suitcase_that_holds_something_else_when_it_comes_home() -> None:
    def better(self: Liar, word: Any) -> Any:
        return bent(word, lambda event: event.update(value="5" if event["value"] != "5" else "3"))

    cheat = liar("say", better, speaks("open", "contents"))
    must_be_caught(play_with(cheat, DUEL_GAME, 2, turns=3000), "cheat.opening")


def test_a_duel_card_changed_after_the_others_was_seen() -> None:
    class Fighter(Liar):
        kind = "say"
        when = speaks("open", "duel")  # type: ignore[assignment]

        def lie(self, word: Any) -> Any:
            return bent(word, lambda event: event.update(value=6 if event["value"] != 6 else 0))

        def choose(self, need: Any, moves: list[Any], rng: Random) -> Any:
            return rng.choice(moves)

    mesh = None
    for number in range(4):
        mesh = play_with(Fighter, DUEL_GAME, 2, turns=500, seed=f"fight {number}")
        if mesh.devices[1].lied_at is not None:
            break
    assert mesh is not None
    must_be_caught(mesh, "cheat.opening")


def test_a_refusal_to_open_is_seen_and_whose_it_is() -> None:
    class Shut(Device):
        def outgoing(self, wire: bytes, to: int) -> list[bytes]:
            return [] if b'\\"kind\\":\\"open\\"' in wire else [wire]

    mesh = play_with(Shut, options=WITH_CARDS)
    for place in (0, 2):
        peer = mesh.peers[place]
        assert peer.verdict is None and isinstance(peer.match.needs[0], Open) and peer.missing == (1,)
