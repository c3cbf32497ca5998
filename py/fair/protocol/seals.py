"""Sealed choices between devices: a hash now, the value and its nonce later, and a box in case the owner is away.

Rounds: one to seal, in which all speak at once, and one to open. Nobody opens before all have sealed: the rules ask for
openings only then, and the devices close the round of seals together.
The box holds value and nonce. Its lock follows from the owner's seal key and this one name. So the owner can read it
after a restart, and enough others can open this seal, and no other, for an owner who is gone.
Proved: what is opened is what was sealed.
Not protected here: in strict mode, an owner who never opens; otherwise, `needed` seats together.
"""

import hashlib
from collections.abc import Sequence

from fair.group.curve import Point
from fair.group.labels import Label, Where, encode
from fair.group.refused import Malformed
from fair.proofs import commitment
from fair.protocol.letter import bytes64, read_plain, row, text64
from fair.protocol.rounds import Company, blaming
from fair.protocol.vault import Vault
from table.events import Event
from table.needs import Seal, Seat
from table.pocket import Sealed
from table.text import Plain, canonical

BLOCK = 512  # boxes are padded, so that their length tells nothing


def place(company: Company, name: str, seat: Seat) -> Where:
    return company.where("seal", name, seat)


def seal(company: Company, vault: Vault, need: Seal, value: Plain) -> tuple[Event, tuple[Sealed, ...]]:
    """The event that everybody sees, and what the owner keeps."""
    me = company.me
    assert me is not None
    kept, hashes = [], []
    for name, one in need.split(value):
        nonce = commitment.nonce(vault.secret, place(company, name, me))
        hashes.append((name, text64(commitment.seal(place(company, name, me), canonical(one).encode(), nonce))))
        kept.append(Sealed(name, one, text64(nonce)))
    lock = lock_key(vault.x * lock_point(company, need.name, me))
    inside = canonical(tuple((one.name, one.value, one.nonce) for one in kept))
    return Event("seal", need.name, me, proof=(tuple(hashes), text64(lock_box(lock, inside.encode())))), tuple(kept)


def check_seal(event: Event, need: Seal) -> None:
    """Checks the shape of a seal. Its content is checked when it is opened."""
    assert event.seat is not None
    with blaming(event.seat, "cheat.proof"):
        hashes = _hashes(event)
        if tuple(hashes) != need.names or any(len(bytes64(one)) != 32 for one in hashes.values()):
            raise Malformed("not a seal")
        bytes64(row(event.proof, 2)[1])


def opening(sealed: Sealed, seat: Seat) -> Event:
    return Event("open", sealed.name, seat, sealed.value, proof=sealed.nonce)


def check_opening(company: Company, event: Event, sealed: Sequence[Event]) -> None:
    """`sealed` are all seals of this seat so far."""
    assert event.seat is not None
    with blaming(event.seat, "cheat.opening"):
        hashes = {name: one for seal in sealed for name, one in _hashes(seal).items()}
        where = place(company, event.name, event.seat)
        value = canonical(event.value).encode()
        commitment.check_opening(where, value, bytes64(event.proof), bytes64(hashes[event.name]))


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


# ---------------------------------------------------------------- the box


def lock_point(company: Company, name: str, seat: Seat) -> Point:
    return company.curve.hash(Label.OWN_BOX, *company.where(name, seat))


def lock_key(point: Point) -> bytes:
    return encode(Label.OWN_BOX.text, point.code)


def lock_box(key: bytes, inside: bytes) -> bytes:
    size = BLOCK * (1 + (len(inside) + 4) // BLOCK)
    return _mix(key, len(inside).to_bytes(4, "big") + inside + bytes(size - 4 - len(inside)))


def open_box(key: bytes, box: bytes) -> bytes:
    whole = _mix(key, box)
    size = int.from_bytes(whole[:4], "big")
    if size > len(whole) - 4 or any(whole[4 + size :]):
        raise Malformed("this key does not open this box")
    return whole[4 : 4 + size]


def _mix(key: bytes, data: bytes) -> bytes:
    blocks = range(0, len(data), 64)
    stream = b"".join(hashlib.sha512(key + block.to_bytes(4, "big")).digest() for block in blocks)
    return bytes(one ^ other for one, other in zip(data, stream, strict=False))


def look_into(key: bytes, event: Event) -> tuple[Sealed, ...]:
    """What the owner sealed, read from the box of the seal."""
    assert event.seat is not None
    with blaming(event.seat, "cheat.box"):
        inside = read_plain(open_box(key, bytes64(row(event.proof, 2)[1])).decode("ascii"))
        rows = [row(one, 3) for one in row(inside)]
        return tuple(Sealed(str(name), value, str(nonce)) for name, value, nonce in rows)
