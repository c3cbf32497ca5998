"""CIA over the network: nobody sees what is not theirs, and nobody steers the die (CIA-9)."""

from typing import Any

from citing import rule
from mesh import CURVE, Device, Mesh, toy_verify

from fair.game import record
from fair.game.audit import audit
from games.cia import GAME
from table.events import Move

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


@rule("CIA-9.1")
def test_a_device_that_volunteers_with_only_a_card_drawn_this_turn_is_named() -> None:
    """Seat 1 plays all its cards, draws one, and says that it wants to play it."""

    class Pretender(Device):
        def choose(self, need: Any, moves: Any, rng: Any) -> Any:
            table = self.peer.match.table
            held = table.hands[self.seat]
            if table.phase == "ask" and held and all(card.turn == table.turn for card in held):
                self.lied_at = self.peer.transcript.step
                self.peer.match._check_hidden = lambda *_: None  # type: ignore[method-assign]  # a changed device
                return Move(True)
            if table.phase == "move" and table.active == self.seat:
                return next((move for move in moves if not any(move.value)), moves[-1])  # 1-3, and nobody moves: draw
            return next((move for move in moves if move.value is True or move.facts), rng.choice(moves))

    for number in range(30):
        mesh = Mesh(GAME, 2, {"top_secret": True}, f"pretender {number}", devices={1: Pretender}).begin().play()
        if mesh.devices[1].lied_at is not None:
            verdict = mesh.peers[0].verdict
            assert verdict and (verdict.seat, verdict.reason) == (1, "cheat.illegal")
            return
    raise AssertionError("seat 1 never held only a new card")
