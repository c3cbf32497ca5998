"""Sealed choices between devices: a hash now, the value and its nonce later, and a box in case the owner is away.

Rounds: one to seal, in which all speak at once, and one to open. Nobody opens before all have sealed: the rules ask for
openings only then, and the devices close the round of seals together.
The box (own_box.py) holds value and nonce: the owner reads it again after a restart, and enough others can open this
seal, and no other, for an owner who is gone. Nonce and place are bound to the head of the step in which the seal is
said, and the nonce to the value too. So a seal that is made again in another past tells nothing about the first.
Proved: what is opened is what was sealed.
Not protected here: in strict mode, an owner who never opens; otherwise, `needed` seats together.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from fair.group.labels import Where
from fair.group.refused import Malformed
from fair.group.secret import Secret
from fair.proofs import commitment
from fair.protocol import own_box
from fair.protocol.letter import bytes64, read_plain, row, text64
from fair.protocol.own_box import Lock
from fair.protocol.rounds import FIRST, Company, blaming
from fair.protocol.vault import Vault
from table.events import Event
from table.illegal import Cheat
from table.needs import Seal, Seat
from table.pocket import Sealed
from table.text import Plain, canonical


@dataclass(frozen=True, slots=True)
class Said:
    """A seal, and the step in which it was said."""

    step: int
    event: Event

    def lock_at(self, company: Company) -> Where:
        assert self.event.seat is not None
        return own_box.place(company, self.step, self.event.name, self.event.seat)


def place(company: Company, step: int, name: str, seat: Seat) -> Where:
    return company.cover(step, "seal", name, seat)


def make_nonce(company: Company, secret: Secret, where: Where, value: bytes) -> bytes:
    return commitment.nonce(secret, where, *company.bound(value))


def seal(company: Company, vault: Vault, need: Seal, value: Plain) -> tuple[Event, tuple[Sealed, ...]]:
    """The event that everybody sees, and what the owner keeps."""
    me = company.me
    assert me is not None
    kept, hashes, step = [], [], company.transcript.step
    for name, one in need.split(value):
        where, data = place(company, step, name, me), canonical(one).encode()
        nonce = make_nonce(company, vault.secret, where, data)
        hashes.append((name, text64(commitment.seal(where, data, nonce))))
        kept.append(Sealed(name, one, text64(nonce)))
    lock = own_box.own_lock(company, vault, own_box.place(company, step, need.name, me))
    inside = canonical(tuple((one.name, one.value, one.nonce) for one in kept))
    return Event("seal", need.name, me, proof=(tuple(hashes), text64(lock.close(inside.encode())))), tuple(kept)


def check_seal(company: Company, event: Event, need: Seal) -> None:
    """Checks the shape of a seal. Its content is checked when it is opened."""
    assert event.seat is not None
    with blaming(event.seat, "cheat.proof"):
        hashes = _hashes(event)
        is_each_once = len(row(row(event.proof, 2)[0])) == len(hashes)
        if tuple(hashes) != need.names or any(len(bytes64(one)) != 32 for one in hashes.values()):
            raise Malformed("not a seal")
        if company.protocol != FIRST and not is_each_once:
            raise Malformed("sealed twice")
        own_box.check_size(company.protocol, bytes64(row(event.proof, 2)[1]))


def opening(sealed: Sealed, seat: Seat) -> Event:
    return Event("open", sealed.name, seat, sealed.value, proof=sealed.nonce)


def check_opening(company: Company, event: Event, sealed: Sequence[Said]) -> None:
    """`sealed` are all seals of this seat so far."""
    assert event.seat is not None
    with blaming(event.seat, "cheat.opening"):
        hashes = {name: (said.step, one) for said in sealed for name, one in _hashes(said.event).items()}
        step, one = hashes[event.name]
        where = place(company, step, event.name, event.seat)
        commitment.check_opening(where, canonical(event.value).encode(), bytes64(event.proof), bytes64(one))


def check_nonces(company: Company, secret: Secret, said: Said, inside: Sequence[Sealed]) -> None:
    """At the audit: what was sealed opens its seal, each part once, and the nonces follow from the owner's key."""
    assert said.event.seat is not None
    if company.protocol != FIRST and tuple(sealed.name for sealed in inside) != names(said.event):
        raise Cheat("cheat.box", seat=said.event.seat)
    for sealed in inside:
        check_opening(company, opening(sealed, said.event.seat), [said])
        where = place(company, said.step, sealed.name, said.event.seat)
        nonce = make_nonce(company, secret, where, canonical(sealed.value).encode())
        if company.protocol != FIRST and text64(nonce) != sealed.nonce:
            raise Cheat("cheat.opening", seat=said.event.seat)


def names(event: Event) -> tuple[Plain, ...]:
    """The names under which this seal can be opened."""
    return tuple(_hashes(event))


def _hashes(event: Event) -> dict[Plain, Plain]:
    """The hashes in a seal by the names under which they are opened."""
    hashes: dict[Plain, Plain] = {}
    for pair in row(row(event.proof, 2)[0]):
        name, one = row(pair, 2)
        hashes[name] = one
    return hashes


def look_into(lock: Lock, event: Event) -> tuple[Sealed, ...]:
    """What the owner sealed, read from the box of the seal."""
    assert event.seat is not None
    with blaming(event.seat, "cheat.box"):
        inside = read_plain(lock.open(bytes64(row(event.proof, 2)[1])).decode("ascii"))
        rows = [row(one, 3) for one in row(inside)]
        return tuple(Sealed(str(name), value, str(nonce)) for name, value, nonce in rows)
