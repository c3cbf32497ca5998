"""The group in which all secrets live (ristretto255): points that read like numbers in a formula.

Rounds: none; nobody speaks, and nothing is proved here. An *engine* does the arithmetic: the reference in pure Python,
or the browser's library. Both give the same 32 bytes for the same point, so devices with different engines play
together.
Not protected here: the arithmetic is not constant time, so a program on the same device could measure secrets.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Protocol, TypeAlias

from fair.group import edwards, ristretto
from fair.group.labels import ORDER, Label, Part, digest
from fair.group.refused import Malformed

Raw: TypeAlias = Any  # a point as its engine holds it


class Engine(Protocol):
    """What the arithmetic must offer. Scalars are whole numbers from 0 to ORDER - 1."""

    name: str
    zero: Raw
    base: Raw

    def add(self, one: Raw, other: Raw) -> Raw: ...

    def subtract(self, one: Raw, other: Raw) -> Raw: ...

    def multiply(self, scalar: int, point: Raw) -> Raw: ...

    def total(self, scalars: Sequence[int], points: Sequence[Raw]) -> Raw: ...

    def table(self, point: Raw) -> Any: ...

    def multiply_table(self, scalar: int, table: Any) -> Raw: ...

    def same(self, one: Raw, other: Raw) -> bool: ...

    def encode(self, point: Raw) -> bytes: ...

    def decode(self, data: bytes) -> Raw:
        """Raises ValueError for anything but the one way to write a point."""

    def from_uniform(self, data: bytes) -> Raw: ...


class Reference:
    """The engine in pure Python."""

    name = "reference"
    zero: Raw = edwards.ZERO
    base: Raw = edwards.BASE

    add = staticmethod(edwards.add)
    subtract = staticmethod(edwards.subtract)
    multiply = staticmethod(edwards.multiply)
    total = staticmethod(edwards.total)
    table = staticmethod(edwards.Table)
    same = staticmethod(ristretto.same)
    encode = staticmethod(ristretto.encode)
    decode = staticmethod(ristretto.decode)
    from_uniform = staticmethod(ristretto.from_uniform)

    def multiply_table(self, scalar: int, table: edwards.Table) -> Raw:
        return table.multiply(scalar)


class Point:
    """A point of the group. `k * P`, `P + Q`, `P - Q`; `code` is its 32 bytes, worked out once."""

    __slots__ = ("_code", "_table", "curve", "raw")

    def __init__(self, curve: "Curve", raw: Raw, code: bytes | None = None) -> None:
        self.curve = curve
        self.raw = raw
        self._code = code
        self._table: Any = None

    @property
    def code(self) -> bytes:
        if self._code is None:
            self._code = self.curve.engine.encode(self.raw)
        return self._code

    @property
    def name(self) -> bytes | int:
        """A key for caches that costs nothing: the code, if it is known by now, or else the id of the object."""
        return self._code if self._code is not None else id(self)

    @property
    def is_zero(self) -> bool:
        return self == self.curve.zero

    def prepare(self) -> "Point":
        """Makes later products cheaper. Worth it for a point that is multiplied more than a dozen times."""
        if self._table is None:
            self._table = self.curve.engine.table(self.raw)
        return self

    @property
    def table(self) -> Any:
        return self._table

    def __add__(self, other: "Point") -> "Point":
        return Point(self.curve, self.curve.engine.add(self.raw, other.raw))

    def __sub__(self, other: "Point") -> "Point":
        return Point(self.curve, self.curve.engine.subtract(self.raw, other.raw))

    def __neg__(self) -> "Point":
        return self.curve.zero - self

    def __rmul__(self, scalar: int) -> "Point":
        engine, scalar = self.curve.engine, scalar % ORDER
        if self._table is not None:
            return Point(self.curve, engine.multiply_table(scalar, self._table))
        return Point(self.curve, engine.multiply(scalar, self.raw))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Point):
            return NotImplemented
        if self._code is not None and other._code is not None:
            return self._code == other._code
        return self.curve.engine.same(self.raw, other.raw)

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return f"Point({self.code.hex()})"


class Curve:
    """The group with one engine."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.zero = Point(self, engine.zero, bytes(32))
        self._base = Point(self, engine.base)
        self._generators: dict[tuple[Part, ...], Point] = {}

    @property
    def base(self) -> Point:
        """G, the base point, with a table for fast products."""
        return self._base.prepare()

    def point(self, data: bytes) -> Point:
        """A point that somebody sent."""
        try:
            return Point(self, self.engine.decode(data), bytes(data))
        except ValueError as error:
            raise Malformed("not a point") from error

    def hash(self, label: Label, *parts: Part) -> Point:
        """A point whose relation to every other point nobody knows."""
        return Point(self, self.engine.from_uniform(digest(label, *parts)))

    def generator(self, *name: Part) -> Point:
        """A hashed point for commitments. It is computed once."""
        if name not in self._generators:
            self._generators[name] = self.hash(Label.GENERATOR, *name)
        return self._generators[name]

    def sum(self, points: Iterable[Point]) -> Point:
        result = self.zero.raw
        for point in points:
            result = self.engine.add(result, point.raw)
        return Point(self, result)

    def total(self, pairs: Iterable[tuple[int, Point]]) -> Point:
        """The sum of all k * P: far cheaper than adding up single products."""
        engine, result = self.engine, self.zero.raw
        scalars: list[int] = []
        points: list[Raw] = []
        for scalar, point in pairs:
            scalar %= ORDER
            if not scalar:
                continue
            if point.table is not None:
                result = engine.add(result, engine.multiply_table(scalar, point.table))
            else:
                scalars.append(scalar)
                points.append(point.raw)
        if points:
            result = engine.add(result, engine.total(scalars, points))
        return Point(self, result)


@cache
def reference() -> Curve:
    """The group in pure Python, which works everywhere."""
    return Curve(Reference())


def write_scalar(scalar: int) -> bytes:
    return (scalar % ORDER).to_bytes(32, "little")


def read_scalar(data: bytes) -> int:
    """A scalar that somebody sent: 32 bytes, below the order, so that there is one way to write it."""
    scalar = int.from_bytes(data, "little")
    if len(data) != 32 or scalar >= ORDER:
        raise Malformed("not a scalar")
    return scalar
