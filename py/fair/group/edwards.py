"""Arithmetic on the curve edwards25519, on which the group (ristretto.py) and the signatures (signatures.py) rest.

Rounds: none; nobody speaks, and nothing is proved here. Points are (X, Y, Z, T) with x = X/Z, y = Y/Z, xy = T/Z on -x²
+ y² = 1 + d·x²·y² (RFC 8032, section 5.1.4; formulas of Hisil, Wong, Carter and Dawson 2008, complete for all points).
Not protected here: time and memory show what is computed. We assume that an attacker sits at another computer.
"""

from collections.abc import Sequence
from typing import TypeAlias

from fair.group.labels import ORDER

P = 2**255 - 19
D = -121665 * pow(121666, -1, P) % P
D2 = 2 * D % P
SQRT_M1 = pow(2, (P - 1) // 4, P)

Extended: TypeAlias = tuple[int, int, int, int]
Ready: TypeAlias = tuple[int, int, int, int]  # (Y - X, Y + X, 2dT, 2Z): what an addition needs of its second point

ZERO: Extended = (0, 1, 1, 0)


def sqrt_ratio(u: int, v: int) -> tuple[bool, int]:
    """(True, √(u/v)), or (False, √(i·u/v)) where u/v is no square; the root that is even (RFC 9496, 4.2)."""
    v3 = v * v % P * v % P
    root = u * v3 % P * pow(u * v3 % P * v3 % P * v % P, (P - 5) // 8, P) % P
    check = v * root % P * root % P
    correct, flipped, flipped_i = check == u % P, check == -u % P, check == -u * SQRT_M1 % P
    if flipped or flipped_i:
        root = root * SQRT_M1 % P
    return correct or flipped, P - root if root & 1 else root


def _base() -> Extended:
    y = 4 * pow(5, -1, P) % P
    x = sqrt_ratio((y * y - 1) % P, (D * y * y + 1) % P)[1]
    return (x, y, 1, x * y % P)


BASE = _base()


def ready(point: Extended) -> Ready:
    x, y, z, t = point
    return ((y - x) % P, (y + x) % P, t * D2 % P, 2 * z % P)


def _negative(point: Ready) -> Ready:
    return (point[1], point[0], P - point[2], point[3])


def add_ready(point: Extended, other: Ready) -> Extended:
    x, y, z, t = point
    minus, plus, t2, z2 = other
    a = (y - x) * minus % P
    b = (y + x) * plus % P
    c = t * t2 % P
    d = z * z2 % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def add(one: Extended, other: Extended) -> Extended:
    return add_ready(one, ready(other))


def subtract(one: Extended, other: Extended) -> Extended:
    return add_ready(one, _negative(ready(other)))


def double(point: Extended) -> Extended:
    x, y, z, _ = point
    a, b = x * x % P, y * y % P
    g, h = a - b, a + b
    e, f = h - (x + y) * (x + y), 2 * z * z + g
    e, f = e % P, f % P
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def _odd_multiples(point: Extended, count: int) -> list[Ready]:
    """P, 3P, 5P, …"""
    twice = ready(double(point))
    multiples = [ready(point)]
    for _ in range(count - 1):
        point = add_ready(point, twice)
        multiples.append(ready(point))
    return multiples


def _sparse_digits(scalar: int, width: int) -> list[tuple[int, int]]:
    """The scalar as a sum of digit · 2^place: odd digits below 2^(width-1), far apart (its width-w NAF)."""
    digits: list[tuple[int, int]] = []
    place, full = 0, 1 << width
    while scalar:
        gap = (scalar & -scalar).bit_length() - 1
        scalar >>= gap
        place += gap
        digit = scalar & (full - 1)
        if digit >= full >> 1:
            digit -= full
        digits.append((place, digit))
        scalar -= digit
    return digits


def total(scalars: Sequence[int], points: Sequence[Extended]) -> Extended:
    """The sum of all products; the doublings are shared (Straus, with sparse digits)."""
    plan: list[list[Ready]] = [[] for _ in range(257)]
    top = -1
    for scalar, point in zip(scalars, points, strict=True):
        if not 0 <= scalar < ORDER:
            raise ValueError("a scalar lies between nothing and the order")
        width = 5 if scalar >> 64 else 3
        multiples = _odd_multiples(point, 1 << (width - 2))
        for place, digit in _sparse_digits(scalar, width):
            plan[place].append(multiples[digit >> 1] if digit > 0 else _negative(multiples[-digit >> 1]))
            top = max(top, place)
    x, y, z, t = ZERO
    for place in range(top, -1, -1):
        a, b = x * x % P, y * y % P
        g, h = a - b, a + b
        e, f = (h - (x + y) * (x + y)) % P, (2 * z * z + g) % P
        x, y, z = e * f % P, g * h % P, f * g % P
        if plan[place]:
            t = e * h % P
            for minus, plus, t2, z2 in plan[place]:
                a = (y - x) * minus % P
                b = (y + x) * plus % P
                c = t * t2 % P
                d = z * z2 % P
                e, f, g, h = b - a, d - c, d + c, b + a
                x, y, z, t = e * f % P, g * h % P, f * g % P, e * h % P
        elif place == 0:
            t = e * h % P
    return (x, y, z, t)


def multiply(scalar: int, point: Extended) -> Extended:
    return total((scalar,), (point,))


class Table:
    """A point that is multiplied often. Its multiples are computed once; a product is 42 additions and no doubling."""

    WIDTH = 6

    def __init__(self, point: Extended) -> None:
        self._rows: list[list[Ready]] = []
        for _ in range(-(-254 // self.WIDTH)):
            step = ready(point)
            row = [step]
            multiple = point
            for _ in range((1 << (self.WIDTH - 1)) - 1):
                multiple = add_ready(multiple, step)
                row.append(ready(multiple))
            self._rows.append(row)
            point = double(multiple)  # the last one is half of the next row's first

    def multiply(self, scalar: int) -> Extended:
        if not 0 <= scalar < ORDER:
            raise ValueError("a scalar lies between nothing and the order")
        half, full = 1 << (self.WIDTH - 1), 1 << self.WIDTH
        x, y, z, t = ZERO
        for row in self._rows:
            digit = scalar & (full - 1)
            scalar >>= self.WIDTH
            if digit > half:
                digit -= full
                scalar += 1
            if digit:
                minus, plus, t2, z2 = row[digit - 1] if digit > 0 else _negative(row[-digit - 1])
                a = (y - x) * minus % P
                b = (y + x) * plus % P
                c = t * t2 % P
                d = z * z2 % P
                e, f, g, h = b - a, d - c, d + c, b + a
                x, y, z, t = e * f % P, g * h % P, f * g % P, e * h % P
        return (x, y, z, t)
