"""Somebody salts its letters, so that the head of the transcript comes out as it likes: no throw and no bot cares."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from mesh import Mesh
from samples import CARD_GAME, DUEL_GAME
from test_network_absence import play_on

from fair.group.curve import Point
from fair.group.labels import Label
from fair.group.secret import Secret
from fair.proofs import shares, throw
from fair.protocol import stand_in as deputy
from fair.protocol.rounds import Talk
from fair.protocol.vault import DICE
from soak.covers import Register
from table import catalog
from table.needs import Choose, Seal, Stake

FIRST, NEWEST = 1, 2
SALTS = range(6)
both = pytest.mark.parametrize("protocol", [FIRST, NEWEST])


@pytest.fixture
def salt(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every number that a proof uses once depends on the salt: other letters, and each as good as an honest one."""
    chosen, honest = [0], Secret.wide

    def salted(self: Secret, label: Label, *parts: Any) -> bytes:
        return honest(self, label, *parts, *((chosen[0],) if label is Label.NONCE else ()))

    monkeypatch.setattr(Secret, "wide", salted)
    return chosen


@pytest.fixture
def lots(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What everybody has thrown together, in this order."""
    found, honest = list[bytes](), throw.lot

    def lot(where: Any, values: Sequence[Point]) -> bytes:
        found.append(honest(where, values))
        return found[-1]

    monkeypatch.setattr(throw, "lot", lot)
    return found


def dealt(name: str, protocol: int = NEWEST, seats: int = 3) -> Mesh:
    return Mesh(catalog.load(name), seats, {}, "salted", protocol=protocol).begin()


def first_moves(mesh: Mesh) -> None:
    """Everybody who is asked plays the first move."""
    for device in mesh.devices:
        match = device.peer.match
        for need in match.needs if not device.peer.is_waiting and device.seat not in mesh.gone else ():
            if isinstance(need, Choose | Seal | Stake) and device.seat in need.seats:
                match.offer(device.seat, match.moves(device.seat, need.name)[0], need.name)
                break
    mesh.carry_all()


@both
def test_salted_letters_do_not_change_a_throw(
    protocol: int, salt: list[int], lots: list[bytes], covers: Register
) -> None:
    heads, throws = set(), set()
    for salt[0] in SALTS:
        covers.covers.clear()  # the same keys in another world
        lots.clear()
        mesh = dealt(CARD_GAME, protocol)
        while not lots:
            first_moves(mesh)
        heads.add(mesh.peers[0].transcript.head)
        throws.add(lots[0])
    assert len(heads) == len(SALTS)
    assert len(throws) == (1 if protocol == NEWEST else len(SALTS))


@both
def test_salted_letters_do_not_change_what_the_bot_of_an_absent_seat_draws(
    protocol: int, salt: list[int], covers: Register, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, honest = list[int](), deputy.chance

    def chance(known: Any, need: Any) -> Talk[int]:
        drawn.append((yield from honest(known, need)))
        return drawn[-1]

    monkeypatch.setattr(deputy, "chance", chance)
    found = set()
    for salt[0] in SALTS:
        covers.covers.clear()
        drawn.clear()
        mesh = dealt(DUEL_GAME, protocol)
        mesh.gone.add(2)
        while not drawn:
            first_moves(mesh)
            for peer in mesh.peers[:2]:
                if 2 in peer.missing:
                    peer.declare_absent(2)
            mesh.carry_all()
        found.add(drawn[0])
    assert len(found) == (1 if protocol == NEWEST else len(SALTS))


def test_a_coalition_at_the_threshold_foresees_the_throws_and_none_comes_out_otherwise(lots: list[bytes]) -> None:
    """With the dice keys of all, put together from their shares, the throws are known before the first letter."""
    mesh = dealt(CARD_GAME)
    company, vaults = mesh.peers[0].company, [peer.course.court.vaults[DICE] for peer in mesh.peers]
    keys, made = [vaults[0].x, vaults[1].x, 0], list(lots)
    keys[2] = shares.recover(vaults[0].public[2], {seat: vaults[seat].shares[2] for seat in (0, 1)})
    assert keys[2] == vaults[2].x
    wheres = [company.where("roll", number) for number in range(3)]
    foreseen = [throw.lot(where, [key * throw.throw_point(company.curve, where) for key in keys]) for where in wheres]
    lots[:] = made
    while len(dict.fromkeys(lots)) < 3:
        first_moves(mesh)
    assert list(dict.fromkeys(lots))[:3] == foreseen


def test_below_the_threshold_nobody_foresees_a_throw(lots: list[bytes]) -> None:
    mesh = dealt(CARD_GAME, seats=4)
    company, vaults = mesh.peers[0].company, [peer.course.court.vaults[DICE] for peer in mesh.peers]
    assert company.needed == 3
    two = {seat: vaults[seat].shares[3] for seat in (0, 1)}
    guess = sum(shares.lagrange(seat, sorted(two)) * share for seat, share in two.items())
    assert guess * company.curve.base != vaults[0].keys[3]


def test_a_throw_costs_one_round_and_a_choice_for_an_absent_seat_one_more() -> None:
    rounds: dict[str, set[int]] = {"roll": set(), "choose": set()}
    for number in range(6):
        mesh = Mesh(catalog.load(CARD_GAME), 4, {}, f"rounds {number}").begin().play(turns=6)
        mesh.carry_all()
        mesh.gone.add(3)
        play_on(mesh)
        peer = mesh.peers[0]
        left = min(peer.transcript.closed_by, default=10**6)
        for (step, events), (after, _) in pairwise(peer.course.marks):
            event = peer.match.log.events[events]
            if step > left and (event.kind == "roll" or (event.kind == "choose" and event.seat == 3)):
                rounds[event.kind].add(after - step)
    assert rounds == {"roll": {1}, "choose": {1}} or rounds == {"roll": {1}, "choose": {0, 1}}
