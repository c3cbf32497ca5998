"""The box of a seal or a stake: its owner reads it again after a restart, and enough others for an owner who is gone.

Rounds: none; the box is a part of the event. Its lock is x·P: x is the owner's seal key, and P a point made of this
one place in the transcript. So others can open this box, and no other. A tag over the content (HMAC-SHA-256) selects
the key stream, as in box.py. So two contents never share a stream, even if a device forgets what it has said.
In protocol 1 there is no tag, and the lock does not depend on the past: two contents at one place showed both.
Not protected here: in strict mode nobody but the owner can open it; otherwise `needed` seats together.
"""

import hashlib
from dataclasses import dataclass

from fair.group.curve import Point
from fair.group.labels import Label, Where, digest, encode
from fair.group.refused import Malformed
from fair.proofs import box
from fair.protocol.rounds import FIRST, Company
from fair.protocol.vault import Vault
from table.needs import Seat

BLOCK = 512  # boxes are padded, so that their length tells nothing


@dataclass(frozen=True, slots=True)
class Lock:
    """What opens one box, and closes it."""

    point: Point
    protocol: int

    def close(self, inside: bytes) -> bytes:
        whole = len(inside).to_bytes(4, "big") + inside + bytes(_size(len(inside)) - 4 - len(inside))
        return _mix(self.point, whole) if self.protocol == FIRST else box.cover(self._keys, whole)

    def open(self, closed: bytes) -> bytes:
        whole = _mix(self.point, closed) if self.protocol == FIRST else box.uncover(self._keys, closed)
        size = int.from_bytes(whole[:4], "big")
        if size > len(whole) - 4 or any(whole[4 + size :]):
            raise Malformed("this key does not open this box")
        if self.protocol != FIRST and len(whole) != _size(size):
            raise Malformed("more padding than it needs")
        return whole[4 : 4 + size]

    @property
    def _keys(self) -> bytes:
        return digest(Label.OWN_BOX_KEYS, self.point.code)


def _size(length: int) -> int:
    """So long is a content of this length with its padding; there is no other way to pad it."""
    return BLOCK * (1 + (length + 4) // BLOCK)


def lock_point(company: Company, where: Where) -> Point:
    """What the owner, or those who stand in, multiply by the owner's seal key."""
    return company.curve.hash(Label.OWN_BOX, *where)


def place(company: Company, step: int, name: str, seat: Seat) -> Where:
    return company.cover(step, name, seat)


def own_lock(company: Company, vault: Vault, where: Where) -> Lock:
    """The lock of this seat's own box."""
    return Lock(vault.x * lock_point(company, where), company.protocol)


def check_size(protocol: int, closed: bytes) -> None:
    """A box is as long as its padded content and its tag."""
    if protocol != FIRST and (len(closed) < BLOCK or len(closed) % BLOCK != box.MARK):
        raise Malformed("not a box")


def _mix(point: Point, data: bytes) -> bytes:
    """Protocol 1."""
    key, blocks = encode(Label.OWN_BOX.text, point.code), range(0, len(data), 64)
    stream = b"".join(hashlib.sha512(key + block.to_bytes(4, "big")).digest() for block in blocks)
    return bytes(one ^ other for one, other in zip(data, stream, strict=False))
