"""Somebody was cut off, hid something in a past that became void, and hides something else after the return.

Everybody is shown both letters. In the first protocol the same blind, nonce or key stream covered both, so everybody
could subtract and read them. Now what hides is bound to the head of the transcript, and to what it hides.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from bazaar import GAME as BAZAAR
from liars import event_of
from mesh import CURVE, Device, Mesh, toy_verify

from fair.game import record
from fair.game.audit import audit
from fair.group.refused import Refused
from fair.proofs import commitment
from fair.proofs.bits import Opening
from fair.protocol import seals as sealing
from fair.protocol.letter import bytes64, read_letter
from fair.protocol.vault import SEALS
from soak.covers import PLACES, CoveredTwice, Register
from table.events import Move
from table.needs import Seal
from table.text import Plain

FIRST, NEWEST = 1, 2
ROOT = Path(__file__).parents[2]
both = pytest.mark.parametrize("protocol", [FIRST, NEWEST])


class Cut(Device):
    """From `when` on, hears everybody, and nobody hears it; what it says meanwhile is kept in `void`."""

    is_cut = has_been_cut = False
    when: Callable[[Any], bool]

    def outgoing(self, wire: bytes, to: int) -> list[bytes]:
        if not self.has_been_cut and self.when(self.peer):
            self.is_cut = self.has_been_cut = True
        if self.is_cut and wire not in self.void:
            self.void.append(wire)
        return [] if self.is_cut else [wire]

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.void: list[bytes] = []


@dataclass
class Break:
    """A line break: seat `lone` has closed a step alone, and hides something in a past that nobody else has."""

    mesh: Mesh
    lone: int

    def come_back(self) -> None:
        """The others have closed that step without it, and hear that it is back before they say another word."""
        device, others = self.mesh.devices[self.lone], [one for one in self.mesh.peers if one.me != self.lone]
        assert isinstance(device, Cut) and device.is_cut
        for peer in others:
            assert peer.declare_absent(self.lone)
        self.mesh.post()
        for peer in others:
            peer.listen()
        self.mesh.carry_all()
        assert all(peer.company.absent == {self.lone} for peer in others)
        device.is_cut = False
        device.peer.come_back()
        self.mesh.carry_all()
        for peer in others:
            for wire in device.void:
                peer.hear(wire, self.lone)  # everybody is shown what it had said
            peer.speak_again()
        self.mesh.carry_all()
        assert all(not peer.away and peer.verdict is None for peer in self.mesh.peers)

    @property
    def scribe(self) -> int | None:
        return self.mesh.peers[0].course.scribe

    def void_letter(self) -> Plain:
        device = self.mesh.devices[self.lone]
        assert isinstance(device, Cut)
        return read_letter(device.void[-1]).letter.body

    def play_on(self) -> None:
        self.mesh.play()
        assert [(peer.is_done, peer.verdict) for peer in self.mesh.peers] == [(True, None)] * len(self.mesh.peers)
        assert not audit(record.record(self.mesh.peers[0]), CURVE, toy_verify).wrong


def cut_at(phase: str, protocol: int, lone: int = 2, seed: str = "cut") -> Break:
    """Everybody plays until this phase, in which nobody hears seat `lone` any more."""
    kind = type("CutHere", (Cut,), {"when": lambda self, peer: peer.match.table.phase == phase})
    mesh = Mesh(BAZAAR, 3, {}, seed, devices={lone: kind}, protocol=protocol).begin()
    for _ in range(100):
        device = mesh.devices[lone]
        assert isinstance(device, Cut)
        if device.is_cut or not mesh.decide():
            break
        mesh.carry_all()
    return Break(mesh, lone)


def at_the_bell(protocol: int, seed: str) -> Break:
    """Anybody may ring, and then all shuffle, seat 0 first."""
    kind = type("CutLater", (Cut,), {"when": lambda self, peer: False})
    mesh = Mesh(BAZAAR, 3, {}, seed, devices={0: kind}, protocol=protocol).begin()
    while mesh.peers[0].match.table.phase != "bell":
        mesh.decide()
        mesh.carry_all()
    return Break(mesh, 0)


def shared(one: bytes, other: bytes) -> float:
    """How much of two boxes is equal: a common stream shows through wherever the contents agree."""
    return sum(a == b for a, b in zip(one, other, strict=False)) / len(one)


@both
def test_who_stakes_again_after_a_line_break_is_not_read(protocol: int, covers: Register) -> None:
    line = cut_at("deal", protocol)
    peer = line.mesh.peers[2]
    peer.match.offer(2, Move((("lamp", 5),)))
    line.mesh.post()
    void = event_of(line.void_letter())
    line.come_back()
    peer = line.mesh.peers[2]
    if protocol == FIRST:
        with pytest.raises(CoveredTwice):
            peer.match.offer(2, Move((("rug", 3),)))
        covers.broken.clear()
        return
    event = peer.match.offer(2, Move((("rug", 3),)))
    line.mesh.carry_all()
    points = [[CURVE.point(bytes64(one.proof[0])[at : at + 32]) for at in (0, 32)] for one in (void, event)]  # type: ignore[index, arg-type]
    gaps = {(amount * CURVE.base).code for amount in range(-8, 9)}
    assert not any((one - other).code in gaps for one, other in zip(*points, strict=True)), "the amounts show"
    boxes = [bytes64(one.proof[1]) for one in (void, event)]  # type: ignore[index, arg-type]
    assert shared(*boxes) < 0.05
    line.play_on()


@both
def test_who_seals_again_after_a_line_break_is_not_read(protocol: int, covers: Register) -> None:
    line = cut_at("parcel", protocol)
    line.mesh.peers[2].match.offer(2, Move(0))
    line.mesh.post()
    void = event_of(line.void_letter())
    line.come_back()
    peer = line.mesh.peers[2]
    if protocol == FIRST:
        with pytest.raises(CoveredTwice):
            peer.match.offer(2, Move(1))
        covers.broken.clear()
        return
    event = peer.match.offer(2, Move(1))
    line.play_on()
    peer = line.mesh.peers[0]
    opened = peer.match.log.find("open", "vote", 2)
    assert opened is not None and opened.value == 1
    for step in range(peer.transcript.step):  # now everybody has the nonce of the second seal: it opens no other
        where = sealing.place(peer.company, step, "vote", 2)
        with pytest.raises(Refused):
            commitment.check_opening(where, b"0", bytes64(opened.proof), bytes64(void.proof[0][0][1]))  # type: ignore[index, arg-type]
    assert shared(*(bytes64(one.proof[1]) for one in (void, event))) < 0.05  # type: ignore[index, arg-type]


@both
def test_who_shuffles_again_after_a_line_break_takes_another_order(protocol: int) -> None:
    """The rows are the same. Once it was the same deck again; now nothing of it is."""
    line = next(line for number in range(20) if (line := at_the_bell(protocol, f"bell {number}")).scribe == 0)
    peer, device = line.mesh.peers[0], line.mesh.devices[0]
    assert isinstance(device, Cut)
    device.is_cut = device.has_been_cut = True
    peer.match.offer(0, Move("ring"), "bell")
    line.mesh.post()
    assert peer.round is not None and peer.round.kind == "deck"
    void = line.void_letter()
    line.come_back()
    while line.mesh.peers[1].match.table.phase in ("bell", "again") and line.mesh.decide():
        line.mesh.carry_all()
    decks = [one for one in line.mesh.peers[1].course.court.decks.mixings if (one.deck, one.seat) == ("goods.2", 0)]
    written = {card.a.code for row in decks[0].after for card in row}
    old = {bytes64(void)[at : at + 32] for at in range(0, len(bytes64(void)), 64)}
    assert written == old if protocol == FIRST else not written & old
    line.play_on()


def test_a_device_that_forgets_and_speaks_twice_at_one_place_uses_two_covers() -> None:
    """Even at one head: blinds, nonces and streams follow from what they hide."""
    events = []
    for lamp in (5, 2):
        mesh = Mesh(BAZAAR, 3, {}, "forgets").begin()
        events.append(mesh.peers[1].match.offer(1, Move((("lamp", lamp),))))
    one, other = (bytes64(event.proof[0]) for event in events)  # type: ignore[index, arg-type]
    gap = CURVE.point(one[:32]) - CURVE.point(other[:32])
    assert gap not in [Opening(amount, 0).commit(CURVE) for amount in range(-8, 9)]
    assert shared(*(bytes64(event.proof[1]) for event in events)) < 0.05  # type: ignore[index, arg-type]


def test_a_device_that_forgets_and_seals_twice_at_one_place_uses_two_nonces() -> None:
    nonces, boxes = set(), list[bytes]()
    for value in (0, 1):
        mesh = Mesh(BAZAAR, 3, {}, "forgets").begin()
        while mesh.peers[1].match.table.phase != "vote":
            assert mesh.decide()
            mesh.carry_all()
        peer = mesh.peers[1]
        need = next(one for one in peer.match.needs if isinstance(one, Seal))
        event, kept = sealing.seal(peer.company, peer.course.court.vaults[SEALS], need, value)
        nonces |= {one.nonce for one in kept}
        boxes.append(bytes64(event.proof[1]))  # type: ignore[index, arg-type]
    assert len(nonces) == 2
    assert shared(*boxes) < 0.05


def test_the_register_notices_a_cover_over_two_contents(covers: Register) -> None:
    covers.write("blind", 7, 1)
    covers.write("blind", 7, 1)
    with pytest.raises(CoveredTwice):
        covers.write("blind", 7, 2)
    covers.broken.clear()


def test_the_register_stands_at_every_place_that_covers_something() -> None:
    """A module that brings such a function in under its own name would pass the register by."""
    bare = {id(getattr(home, name).__wrapped__): f"{home.__name__}.{name}" for home, name, _ in PLACES}
    for path in sorted((ROOT / "py").glob("fair/**/*.py")) + sorted((ROOT / "py").glob("wire/**/*.py")):
        module = import_module(".".join(path.relative_to(ROOT / "py").with_suffix("").parts))
        inside = [value for value in vars(module).values() if getattr(value, "__module__", "") != module.__name__]
        past = [bare[id(value)] for value in inside if id(value) in bare]
        assert not past, f"{module.__name__} covers with {past}, unseen by the register"


def test_all_that_a_key_hides_with_is_seen_by_the_register(covers: Register) -> None:
    """Every number that is drawn from a secret key, in a game with all that there is, comes before the register."""
    Mesh(BAZAAR, 4, {}, "everything").begin().play()
    kinds = {kind for kind, _ in covers.covers}
    assert kinds == {"key stream", "nonce of a seal", "blind", "mask", "proof", "part of a key"}
