"""Signatures show who said something, and that no letter of it was changed (Ed25519, RFC 8032).

Who speaks: the author signs, everybody checks. Nobody can sign for a seat without its 32-byte seed.
Strict, so that all devices agree about every signature: points and numbers must be written in their one way, keys of
small order are refused, and the equation is checked times eight. `Signing` also fits the browser's library.
Not protected here: an author who signs two different things (the transcript notices); a seed that was copied.
"""

import base64
import binascii
import hashlib
from functools import cache
from typing import Protocol

from fair.group.edwards import BASE, ZERO, D, Extended, P, Table, add, double, sqrt_ratio, total
from fair.group.labels import ORDER, Label, digest
from fair.group.refused import Malformed

KEY_MARK = "cabinet-noir-key-1:"


class Signing(Protocol):
    def public(self, seed: bytes) -> bytes: ...

    def sign(self, seed: bytes, message: bytes) -> bytes: ...

    def verify(self, public: bytes, message: bytes, signature: bytes) -> bool:
        """Never raises: what cannot be read is not signed."""


class Ed25519:
    """The reference, RFC 8032, 5.1."""

    def public(self, seed: bytes) -> bytes:
        return _write(_base_table().multiply(_expand(seed)[0] % ORDER))

    def sign(self, seed: bytes, message: bytes) -> bytes:
        scalar, prefix = _expand(seed)
        public = self.public(seed)
        r = _hash(prefix, message)
        point = _write(_base_table().multiply(r))
        s = (r + _hash(point, public, message) * scalar) % ORDER
        return point + s.to_bytes(32, "little")

    def verify(self, public: bytes, message: bytes, signature: bytes) -> bool:
        if len(public) != 32 or len(signature) != 64:
            return False
        s = int.from_bytes(signature[32:], "little")
        a, r = _read(public), _read(signature[:32])
        if s >= ORDER or a is None or r is None or _is_zero(_times_eight(a)):
            return False
        k = _hash(signature[:32], public, message)
        # 8·(S·B - k·A - R) must be zero
        rest = add(_base_table().multiply(s), _negative(add(r, total((k,), (a,)))))
        return _is_zero(_times_eight(rest))


ED25519 = Ed25519()


def write_key(key: bytes) -> str:
    """A 32-byte key as text for the device's storage, with check letters."""
    if len(key) != 32:
        raise Malformed("a key has 32 bytes")
    return KEY_MARK + base64.urlsafe_b64encode(key + digest(Label.KEY_CHECK, key)[:4]).decode()


def read_key(text: str) -> bytes:
    try:
        data = base64.b64decode(text.removeprefix(KEY_MARK).encode("ascii"), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise Malformed("not a key") from error
    key = data[:32]
    if len(data) != 36 or not text.startswith(KEY_MARK) or data[32:] != digest(Label.KEY_CHECK, key)[:4]:
        raise Malformed("not a key")
    return key


@cache
def _base_table() -> Table:
    return Table(BASE)


def _expand(seed: bytes) -> tuple[int, bytes]:
    if len(seed) != 32:
        raise Malformed("a key has 32 bytes")
    wide = hashlib.sha512(seed).digest()
    scalar = int.from_bytes(wide[:32], "little")
    return scalar & ((1 << 254) - 8) | 1 << 254, wide[32:]


def _hash(*parts: bytes) -> int:
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little") % ORDER


def _write(point: Extended) -> bytes:
    x, y, z, _ = point
    inverse = pow(z, -1, P)
    x, y = x * inverse % P, y * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def _read(data: bytes) -> Extended | None:
    """RFC 8032, 5.1.3."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & ((1 << 255) - 1)
    square, x = sqrt_ratio((y * y - 1) % P, (D * y * y + 1) % P)
    if y >= P or not square or (x == 0 and sign):
        return None
    x = P - x if x & 1 != sign else x
    return (x, y, 1, x * y % P)


def _negative(point: Extended) -> Extended:
    return (P - point[0], point[1], point[2], P - point[3])


def _times_eight(point: Extended) -> Extended:
    return double(double(double(point)))


def _is_zero(point: Extended) -> bool:
    x, y, z, _ = point
    return x % P == ZERO[0] and (y - z) % P == 0
