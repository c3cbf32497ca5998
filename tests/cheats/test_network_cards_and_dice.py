"""Somebody cheats with a card that was dealt, or with a throw."""

from typing import Any

import pytest
from bazaar import GAME as BAZAAR
from liars import (
    WITH_CARDS,
    Device,
    Liar,
    bent,
    eager,
    event_of,
    flip,
    liar,
    must_be_caught,
    play_until_the_lie,
    play_with,
    speaks,
)
from mesh import Mesh
from samples import CARD_GAME, TALK_GAME

from fair.protocol.letter import bytes64, text64
from table.illegal import Cheat
from table.text import write

PLAYS = speaks("choose", "card.", facts=True)


def test_a_wrong_part_when_a_card_is_dealt() -> None:
    """The viewer would see another card than the one that lies there."""
    must_be_caught(play_with(liar("deal", lambda self, word: flip(word))), "cheat.part")


def test_the_right_parts_in_the_wrong_places() -> None:
    def swapped(self: Liar, word: str) -> str:
        data = bytes64(word)
        return text64(data[32:64] + data[:32] + data[64:])

    must_be_caught(play_with(liar("deal", swapped), seats=4), "cheat.part")


def test_the_part_of_somebody_else() -> None:
    def copied(self: Liar, word: str) -> Any:
        return self.peer.transcript.now[0].letter.body

    cheat = liar("deal", copied, lambda self, word: 0 in self.peer.transcript.now)
    for seed in map(str, range(20)):
        mesh = play_with(cheat, seats=4, seed=seed, turns=1)
        if mesh.devices[1].lied_at is not None:
            must_be_caught(mesh, "cheat.part")
            return
    raise AssertionError("nobody was quick enough")


def test_no_part_at_all() -> None:
    must_be_caught(play_with(liar("deal", lambda self, word: "")), "cheat.part")


def test_a_card_out_of_another_hand() -> None:
    def theirs(self: Liar, word: Any) -> Any:
        card = self.peer.match.table.hands[0][0]
        return bent(word, lambda event: event["facts"][0].update(place=card.place))

    def can(self: Liar, word: Any) -> bool:
        return PLAYS(self, word) and bool(self.peer.match.table.hands[0])

    must_be_caught(play_until_the_lie(eager("say", theirs, can), CARD_GAME, 3, WITH_CARDS), "cheat.card")


def test_a_card_out_of_the_pile() -> None:
    def drawn(self: Liar, word: Any) -> Any:
        return bent(word, lambda event: event["facts"][0].update(place=self.peer.match.table.drawn))

    must_be_caught(play_with(eager("say", drawn, PLAYS), options=WITH_CARDS), "cheat.card")


def test_a_card_swapped_after_the_deal() -> None:
    """The own card, under another face."""

    def wished(self: Liar, word: Any) -> Any:
        face = event_of(word).facts[0].face  # type: ignore[union-attr]
        other = "swap" if face != "swap" else "to_safe"

        def change(event: dict[str, Any]) -> None:
            event["facts"][0]["face"] = other
            event["value"][0] = other

        return bent(word, change)

    must_be_caught(play_with(eager("say", wished, PLAYS), options=WITH_CARDS), "cheat.card")


def test_a_card_without_its_proof() -> None:
    def bare(self: Liar, word: Any) -> Any:
        return bent(word, lambda event: event.update(proof=None))

    must_be_caught(play_with(eager("say", bare, PLAYS), options=WITH_CARDS), "cheat.proof")


def test_a_card_of_a_deck_that_does_not_exist() -> None:
    def nowhere(self: Liar, word: Any) -> Any:
        return bent(word, lambda event: event["facts"][0].update(deck="up my sleeve"))

    must_be_caught(play_with(eager("say", nowhere, PLAYS), options=WITH_CARDS), "cheat.card")


def test_a_card_played_twice() -> None:
    class Twice(Liar):
        """Says its first card again, under the name of the next choice."""

        kind = "say"
        first: Any = None

        def choose(self, need: Any, moves: list[Any], rng: Any) -> Any:
            return rng.choice([move for move in moves if move.facts] or moves)

        def tell(self, kind: str, word: Any) -> Any:
            if kind != "say" or not PLAYS(self, word) or self.lied_at is not None:
                return word
            if self.first is None:
                self.first = event_of(word)
                return word
            self.lied_at = self.peer.transcript.step
            old = write(self.first)
            return bent(word, lambda event: event.update(value=old["value"], facts=old["facts"], proof=[""]))

    must_be_caught(play_with(Twice, options=WITH_CARDS), "cheat.illegal")


def test_a_proof_of_a_card_that_all_have_seen() -> None:
    """There is nothing to prove about it any more, so nothing may stand there."""
    mesh = Mesh(BAZAAR, 3, {}, "seen").begin()
    while not (shown := [event for event in mesh.peers[0].match.log.events if event.shown]):
        mesh.decide()
        mesh.carry_all()
    court, event = mesh.peers[0].course.court, shown[0]
    assert event.seat is not None and event.shown is not None
    court._check_card(event.seat, event.shown, "")
    with pytest.raises(Cheat) as caught:
        court._check_card(event.seat, event.shown, "AAAA")
    assert caught.value.values["seat"] == event.seat


# ---------------------------------------------------------------- cards turned over


def test_a_spy_who_denies() -> None:
    """Convicted, the card is turned over with a false last mask."""
    mesh = play_until_the_lie(liar("show", lambda self, word: flip(word)), TALK_GAME, 3, {"rounds": 1})
    must_be_caught(mesh, "cheat.part")


def test_an_agent_who_pretends_to_be_the_spy() -> None:
    """To end the round at once: shows the own card, and calls it the spy's."""

    class Pretender(Device):
        def tell(self, kind: str, word: Any) -> Any:
            match = self.peer.match
            card = match.pockets[self.seat].card("cards.1", self.seat)
            if kind != "talk" or word[0] != "event" or self.lied_at is not None or card is None or card.face == "spy":
                return word
            self.lied_at = self.peer.transcript.step
            proof = self.peer.course.court.decks.take_off("say", self.peer.transcript.step, [("cards.1", self.seat)])
            fact = {"is": "Shown", "deck": "cards.1", "place": self.seat, "face": "spy"}
            return bent(word, lambda event: event.update(value=["reveal"], facts=[fact], proof=[proof]))

    must_be_caught(play_until_the_lie(Pretender, TALK_GAME, 3, {"rounds": 1}), "cheat.card", within=2)


# ---------------------------------------------------------------- dice


def test_a_steered_die() -> None:
    cheat = liar("roll", lambda self, word: tuple(flip(one) if one else "" for one in word))
    must_be_caught(play_with(cheat), "cheat.roll")


def test_a_word_about_the_throw_of_somebody_who_is_there() -> None:
    must_be_caught(play_with(liar("roll", lambda self, word: ("AAAA", *word[1:]))), "cheat.roll")


def test_a_lucky_throw_used_again() -> None:
    class Again(Liar):
        first: Any = None

        def tell(self, kind: str, word: Any) -> Any:
            if kind != "roll" or self.lied_at is not None:
                return word
            if self.first is None:
                self.first = word
                return word
            self.lied_at = self.peer.transcript.step
            return self.first

    must_be_caught(play_with(Again), "cheat.roll")


def test_the_throw_of_somebody_else() -> None:
    """Two equal parts would cancel what the other adds."""

    def copied(self: Liar, word: str) -> Any:
        return self.peer.transcript.now[0].letter.body

    cheat = liar("roll", copied, lambda self, word: 0 in self.peer.transcript.now)
    must_be_caught(play_with(cheat), "cheat.roll")


def test_a_throw_that_is_held_back_is_seen_and_whose_it_is() -> None:
    class Silent(Device):
        def outgoing(self, wire: bytes, to: int) -> list[bytes]:
            return [] if b'"kind":"roll"' in wire else [wire]

    mesh = play_with(Silent)
    for place in (0, 2):
        peer = mesh.peers[place]
        assert peer.verdict is None and peer.round is not None and peer.round.kind == "roll"
        assert peer.missing == (1,)
