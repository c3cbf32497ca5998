"""Reads what somebody sent, piece by piece: points, scalars, short numbers, with nothing missing and nothing left over.

Rounds: none. Law: every piece can be written in one way only, and anything else is refused. So nobody can change a
message and keep its meaning. Not protected here: whether what was read is true; each proof checks that.
"""

from fair.group.curve import Curve, Point, read_scalar
from fair.group.refused import Malformed


class Reader:
    def __init__(self, curve: Curve, data: bytes) -> None:
        if not isinstance(data, bytes):
            raise Malformed("not bytes")
        self.curve = curve
        self._data = data
        self._at = 0

    def take(self, size: int) -> bytes:
        piece = self._data[self._at : self._at + size]
        if len(piece) != size:
            raise Malformed("cut off")
        self._at += size
        return piece

    def point(self) -> Point:
        return self.curve.point(self.take(32))

    def points(self, count: int) -> list[Point]:
        return [self.point() for _ in range(count)]

    def scalar(self) -> int:
        return read_scalar(self.take(32))

    def scalars(self, count: int) -> list[int]:
        return [self.scalar() for _ in range(count)]

    def short(self) -> int:
        """128 bits: a challenge."""
        return int.from_bytes(self.take(16), "little")

    def end(self) -> None:
        if self._at != len(self._data):
            raise Malformed("too long")
