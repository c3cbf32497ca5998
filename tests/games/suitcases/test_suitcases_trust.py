"""Suitcases over the network: contents are fixed before the first throw, duel cards before either is seen (SC-7)."""

from citing import rule
from mesh import Mesh

from games.suitcases import GAME
from games.suitcases.table import CONTENTS


@rule("SC-7.1", "SC-7.2")
def test_contents_and_duel_cards_are_sealed_first_and_opened_with_proof() -> None:
    mesh = Mesh(GAME, 2, {}, "suitcases 2").begin().play()
    assert all(peer.is_done and peer.verdict is None for peer in mesh.peers)
    events = mesh.peers[0].match.log.events
    first_roll = next(n for n, event in enumerate(events) if event.kind == "roll")
    sealed = [n for n, event in enumerate(events) if event.kind == "seal" and event.name == "contents"]
    assert len(sealed) == 2 and max(sealed) < first_roll
    for seat in range(2):
        opened = [e for e in events if e.kind == "open" and e.seat == seat and e.name.startswith("contents.")]
        assert sorted(str(event.value) for event in opened) == sorted(CONTENTS)
        assert all(isinstance(event.proof, str) and event.proof for event in opened)
    for name in {event.name for event in events if event.name.startswith("duel.") and event.kind in ("seal", "open")}:
        kinds = [event.kind for event in events if event.name == name]
        assert kinds == sorted(kinds, reverse=True)  # every seal before every opening
