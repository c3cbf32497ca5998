"""A toy group with exactly as many points as the real one, a thousand times faster: it proves protocols, hides nothing.

Whole numbers modulo ORDER under addition: whoever divides learns every secret, so it is for tests alone. Everything
above the engine (words, proofs, protocols, games) is the code that is played with, and every equation that holds or
fails in the real group holds or fails here.
"""

from collections.abc import Sequence

from fair.group.curve import Curve
from fair.group.labels import ORDER


class Toy:
    name = "toy"
    zero = 0
    base = 0x0DD_BA11_5EED_CAB1_0E7_0000_0000_0000_0000_0000_0000_0000_0001

    def add(self, one: int, other: int) -> int:
        return (one + other) % ORDER

    def subtract(self, one: int, other: int) -> int:
        return (one - other) % ORDER

    def multiply(self, scalar: int, point: int) -> int:
        return scalar * point % ORDER

    def total(self, scalars: Sequence[int], points: Sequence[int]) -> int:
        return sum(scalar * point for scalar, point in zip(scalars, points, strict=True)) % ORDER

    def table(self, point: int) -> int:
        return point

    def multiply_table(self, scalar: int, table: int) -> int:
        return scalar * table % ORDER

    def same(self, one: int, other: int) -> bool:
        return one == other

    def encode(self, point: int) -> bytes:
        return point.to_bytes(32, "big")

    def decode(self, data: bytes) -> int:
        number = int.from_bytes(data, "big")
        if len(data) != 32 or number >= ORDER:
            raise ValueError("not a point")
        return number

    def from_uniform(self, data: bytes) -> int:
        return int.from_bytes(data, "big") % ORDER


CURVE = Curve(Toy())
