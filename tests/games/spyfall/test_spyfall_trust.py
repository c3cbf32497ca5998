"""Spyfall over the network: the deal tells nobody more than their own card (SPY-8)."""

from citing import rule
from mesh import CURVE, Device, Mesh, toy_verify

from fair.game import record
from fair.game.audit import audit
from games.spyfall import GAME
from games.spyfall.table import SPY
from table.text import Plain

ONE_ROUND = {"rounds": 1}


@rule("SPY-8.1")
def test_the_deal_is_joint_and_tells_each_seat_its_own_card_alone() -> None:
    mesh = Mesh(GAME, 5, ONE_ROUND, "deal").begin()
    faces = [peer.match.pockets[seat].cards[0].face for seat, peer in enumerate(mesh.peers)]
    assert faces.count(SPY) == 1
    places = {face.split("+")[0] for face in faces if face != SPY}
    roles = [face.split("+")[1] for face in faces if face != SPY]
    assert len(places) == 1 and len(set(roles)) == 4
    for seat, peer in enumerate(mesh.peers):
        decks = peer.course.court.decks
        assert [len(peer.match.pockets[seat].cards), len(decks.rows["cards.1"])] == [1, 5]
        for place in range(5):
            assert decks.missing(("cards.1", place)) == (place,)  # only its viewer's mask is still on
        assert decks.missing(("places.1", 0)) == (0, 1, 2, 3, 4)


@rule("SPY-8.1")
def test_all_backs_look_alike() -> None:
    """The spy's card is as long as any other, and no two cards share anything though all hold the same place."""
    peer = Mesh(GAME, 5, ONE_ROUND, "backs").begin().peers[0]
    rows = peer.course.court.decks.rows["cards.1"]
    assert {len(row) for row in rows} == {2}
    points = [point.code for row in rows for card in row for point in (card.a, card.b)]
    assert len(points) == len(set(points))


@rule("SPY-8.2")
def test_a_shown_card_is_the_dealt_one() -> None:
    mesh = Mesh(GAME, 3, ONE_ROUND, "shown").begin().play()
    report = audit(record.record(mesh.peers[0]), CURVE, toy_verify)
    shown = [fact for event in mesh.peers[0].match.log.events for fact in event.facts]
    assert len(shown) >= 4 and not report.wrong
    assert all(report.decks[fact.deck][fact.place] == fact.face for fact in shown)  # type: ignore[union-attr]


@rule("SPY-8.2")
def test_a_card_shown_with_a_false_mask_names_its_owner() -> None:
    class Denier(Device):
        def tell(self, kind: str, word: Plain) -> Plain:
            return word[::-1] if kind == "show" and isinstance(word, str) else word

    mesh = Mesh(GAME, 3, ONE_ROUND, "deny", devices={2: Denier}).begin().play()
    assert {(peer.verdict.seat, peer.verdict.reason) for peer in mesh.peers[:2] if peer.verdict} == {(2, "cheat.part")}
