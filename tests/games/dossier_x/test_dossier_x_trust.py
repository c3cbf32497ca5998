"""Dossier X over the network: a bid hides agent and amount; naming, holding and killing prove enough (DX-7)."""

from citing import rule
from mesh import Mesh

from games.dossier_x import GAME


@rule("DX-7.1")
def test_a_bid_changes_what_hides_every_agent_so_nobody_sees_on_whom_it_was() -> None:
    mesh = Mesh(GAME, 2, {"opening_bid": True, "turn_limit": 20}, "bids").begin()
    before: dict[str, bytes] = {}
    changed = 0
    for _ in range(200):
        mesh.carry_all()
        purse = mesh.peers[0].course.court.stakes.purses.get(("bids", 1))
        now = {account: point.code for account, point in purse.accounts.items()} if purse else {}
        if len(purse.laid if purse else ()) > changed:
            changed += 1
            living = mesh.peers[0].match.table.living
            assert all(now[agent] != before.get(agent) for agent in living)
        before = now
        if mesh.is_over or not mesh.decide():
            break
    assert changed and all(peer.is_done for peer in mesh.peers)


@rule("DX-7.1")
def test_every_word_about_a_bid_was_true_when_it_was_said() -> None:
    mesh = Mesh(GAME, 3, {"opening_bid": True, "turn_limit": 25}, "true").begin().play()
    assert all(peer.is_done for peer in mesh.peers)
    log = mesh.peers[0].match.log
    said = [event for event in log.events if event.kind == "choose" and event.facts]
    assert said and all(isinstance(event.proof, tuple) for event in said)
    for seat, book in enumerate(mesh.peers[0].match.table.books):
        mine = mesh.peers[seat].match.pockets[seat].stakes("bids")
        assert book is None or book == tuple(staked.amounts for staked in mine)
