"""CIA over the network: nobody sees what is not theirs, and nobody steers the die (CIA-9)."""

from typing import Any

from citing import rule
from mesh import CURVE, Device, Mesh, toy_verify

from fair.game import record
from fair.game.audit import audit
from games.cia import GAME

FULL = {"top_secret": True, "dossier": True}


@rule("CIA-9.1")
def test_no_device_knows_another_agent_a_bystander_a_hand_or_the_pile() -> None:
    mesh = Mesh(GAME, 3, FULL, "trust").begin()
    for seat, peer in enumerate(mesh.peers):
        decks, table = peer.course.court.decks, peer.match.table
        mine = {(card.deck, card.place) for card in peer.match.pockets[seat].cards}
        assert len(mine) == 1 + len(table.hands[seat])
        for deck, rows in decks.rows.items():
            for place in range(len(rows)):
                others = set(decks.missing((deck, place))) - {seat}
                assert bool(others) == ((deck, place) not in mine)  # at least one mask that is not ours is on it


@rule("CIA-9.1")
def test_a_card_that_is_played_is_the_one_that_was_drawn() -> None:
    mesh = Mesh(GAME, 2, {"top_secret": True}, "played").begin().play()
    report = audit(record.record(mesh.peers[0]), CURVE, toy_verify)
    shown = [fact for event in mesh.peers[0].match.log.events for fact in event.facts]
    assert shown and not report.wrong
    assert all(report.decks[fact.deck][fact.place] == fact.face for fact in shown)  # type: ignore[union-attr]


@rule("CIA-9.1")
def test_all_dossiers_are_sealed_before_one_is_opened() -> None:
    mesh = Mesh(GAME, 2, {"dossier": True}, "dossiers").begin().play()
    events = [event for event in mesh.peers[0].match.log.events if event.name == "dossier"]
    assert [event.kind for event in events] == ["seal", "seal", "open", "open"]


@rule("CIA-9.2")
def test_the_die_needs_a_word_of_everybody_and_is_known_to_nobody_before() -> None:
    class Last(Device):
        """Hears all others before it speaks; it can still not choose what falls, nor speak otherwise."""

        def tell(self, kind: str, word: Any) -> Any:
            if kind == "roll" and self.lied_at is None and len(self.peer.transcript.now) == 2:
                self.lied_at = self.peer.transcript.step
                return word[::-1]
            return word

    mesh = Mesh(GAME, 3, {}, "die", devices={1: Last}).begin()
    mesh.play()
    named = [peer.verdict for peer in mesh.peers if peer.me != 1]
    assert mesh.devices[1].lied_at is None or all(v and (v.seat, v.reason) == (1, "cheat.roll") for v in named)
    for peer in mesh.peers:
        for event in peer.match.log.events:
            if event.kind == "roll":
                step = next(n for n, head in enumerate(peer.transcript.heads) if head == event.proof) - 1
                assert set(peer.transcript.steps[step]) == {0, 1, 2}
