"""The browser's library (@noble/curves) in place of the reference: the same bytes, several times faster.

Rounds: none; nobody speaks, and nothing is proved here. `library` is the module web/js/curve.mjs. The door hands it in;
this file knows no browser. Not protected here: a library that computes wrongly. Tests compare it with the reference.
"""

from collections.abc import Sequence
from typing import Any

from fair.group.curve import Raw
from fair.group.refused import Malformed


class Noble:
    """An engine for Curve."""

    name = "noble"

    def __init__(self, library: Any) -> None:
        self.zero: Raw = library.zero
        self.base: Raw = library.base
        self.add = library.add
        self.subtract = library.subtract
        self.multiply = library.multiply
        self.same = library.same
        self.table = library.prepare
        self.multiply_table = library.multiply
        self._total = library.total
        self._encode = library.encode
        self._decode = library.decode
        self._from_uniform = library.fromUniform

    def total(self, scalars: Sequence[int], points: Sequence[Raw]) -> Raw:
        return self._total(list(scalars), list(points))

    def encode(self, point: Raw) -> bytes:
        return bytes.fromhex(self._encode(point))

    def decode(self, data: bytes) -> Raw:
        point = self._decode(data.hex())
        if point is None:
            raise ValueError("not a ristretto255 encoding")
        return point

    def from_uniform(self, data: bytes) -> Raw:
        return self._from_uniform(data.hex())


class NobleSigning:
    """Ed25519 for the log, strict as the reference."""

    def __init__(self, library: Any) -> None:
        self._library = library

    def public(self, seed: bytes) -> bytes:
        return bytes.fromhex(self._library.publicKey(_seed(seed)))

    def sign(self, seed: bytes, message: bytes) -> bytes:
        return bytes.fromhex(self._library.sign(_seed(seed), message.hex()))

    def verify(self, public: bytes, message: bytes, signature: bytes) -> bool:
        if len(public) != 32 or len(signature) != 64:
            return False
        return bool(self._library.verify(public.hex(), message.hex(), signature.hex()))


def _seed(seed: bytes) -> str:
    if len(seed) != 32:
        raise Malformed("a key has 32 bytes")
    return seed.hex()
