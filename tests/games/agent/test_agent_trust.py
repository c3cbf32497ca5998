"""Agent over the network: bribes stay hidden, and every word about them is proved on the spot (AG-9)."""

from citing import rule
from mesh import Mesh

from games.agent import GAME
from table.events import Event


def stakes(mesh: Mesh) -> list[Event]:
    return [event for event in mesh.peers[0].match.log.events if event.kind == "stake"]


@rule("AG-9")
def test_a_bribe_looks_the_same_whoever_it_is_on_and_however_much() -> None:
    mesh = Mesh(GAME, 3, {"turn_limit": 6}, "bribes").begin().play()
    told = stakes(mesh)
    assert len(told) >= 3 and all(event.value is None for event in told)
    assert len({len(str(event.proof)) for event in told[:3]}) == 1
    assert len({str(event.proof) for event in told}) == len(told)


@rule("AG-9")
def test_naming_an_amount_comes_with_a_proof_that_every_device_has_checked() -> None:
    for number in range(5):
        mesh = Mesh(GAME, 3, {"turn_limit": 8}, f"named {number}").begin().play()
        assert all(peer.is_done for peer in mesh.peers)
        said = [event for event in mesh.peers[0].match.log.events if event.kind == "choose" and event.facts]
        assert all(isinstance(event.proof, tuple) and len(event.proof) == len(event.facts) for event in said)
        if said:
            return
    raise AssertionError("nobody said anything about money")
