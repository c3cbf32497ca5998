"""Somebody votes in a round of votes that is far ahead, so that nobody can vote after it."""

from functools import partial

import pytest
from mesh import Mesh, toy_sign
from samples import CARD_GAME

from fair.protocol.letter import Letter, sign
from fair.protocol.votes import ABSENT, MOST_ROUNDS
from table import catalog


def cast(mesh: Mesh, seat: int, round: int, gone: tuple[int, ...]) -> None:
    said = mesh.peers[seat].transcript
    letter = Letter(said.game, seat, said.step, said.head, ABSENT, (round, gone))
    mesh.peers[seat].outbox.append(sign(letter, partial(toy_sign, seat)).wire)
    mesh.carry_all()


@pytest.mark.parametrize("gone", [(), (0,), (3,)])
def test_a_vote_in_the_last_round_keeps_nobody_from_voting(gone: tuple[int, ...]) -> None:
    """Seat 3 votes as if 999 rounds had been before, and is silent then. The others go on without it."""
    mesh = Mesh(catalog.load(CARD_GAME), 4, {}, "last round").begin()
    while mesh.peers[0].round is None or mesh.peers[0].round.who != (3,):
        mesh.decide()
        mesh.carry_all()
    cast(mesh, 3, MOST_ROUNDS - 1, gone)
    mesh.gone.add(3)
    for _ in range(3):
        for peer in mesh.peers[:3]:
            if 3 not in peer.company.absent:
                assert peer.declare_absent(3)
        mesh.carry_all()
    assert all(peer.company.absent == {3} and peer.verdict is None for peer in mesh.peers[:3])
