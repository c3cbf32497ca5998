"""Masked cards: a card that nobody can see until every seat has taken its own mask off (ElGamal).

A card is a point M. Masked it is (A, B) = (r·G, M + r·X), where X is the sum of all seats' keys; the part of a seat is
x·A, and B minus all parts is M. If one part is missing, nothing can be seen (as long as Diffie-Hellman is hard here).
Rounds: see deck.py. Nothing is proved here: knowledge.py proves that a part is right, shuffle.py that a shuffle is.
Not protected here: one key for two purposes. Every vault has its own keys.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from fair.group.curve import Curve, Point
from fair.group.reading import Reader


@dataclass(frozen=True, slots=True)
class Masked:
    a: Point
    b: Point


Row: TypeAlias = tuple[Masked, ...]
"""Cards that stay together in a shuffle. A plain deck has rows of one."""


def joint_key(keys: Sequence[Point]) -> Point:
    """The key under which cards are masked: all seats' keys together."""
    return keys[0].curve.sum(keys).prepare()


def bare(card: Point) -> Masked:
    """A card that everybody sees, as the start of a shuffle."""
    return Masked(card.curve.zero, card)


def remask(card: Masked, key: Point, mask: int) -> Masked:
    """The same card under a new mask. Only those who know the mask can tell that it is the same."""
    return Masked(card.a + mask * key.curve.base, card.b + mask * key)


def unmask(card: Masked, parts: Iterable[Point]) -> Point:
    """The card, from the parts of all seats."""
    return card.b - card.b.curve.sum(parts)


def write_rows(rows: Sequence[Row]) -> bytes:
    return b"".join(card.a.code + card.b.code for row in rows for card in row)


def read_rows(curve: Curve, data: bytes, count: int, width: int) -> tuple[Row, ...]:
    reader = Reader(curve, data)
    rows = tuple(tuple(Masked(reader.point(), reader.point()) for _ in range(width)) for _ in range(count))
    reader.end()
    return rows
