"""A key divided among the others: enough of them together can stand in for a seat that has left; fewer learn nothing.

Who speaks: the owner publishes commitments to a polynomial (Feldman 1987) and gives every other seat its value there
(Shamir 1979), in a letter. A seat whose share is wrong complains, and shows the key of that letter; `check_share` then
tells everybody who was wrong. Together the holders compute x·A without anybody learning x
(Lagrange in the exponent).
Not protected here: as many holders as are needed, acting together, can open the owner's secrets of this vault.
"""

from collections.abc import Iterable, Mapping, Sequence

from fair.group.curve import Curve, Point
from fair.group.labels import ORDER, Label, Where
from fair.group.refused import Malformed, Unproven
from fair.group.secret import Secret


def threshold(seats: int) -> int:
    """How many shares replace a key. Two players share nothing: each would hold the other's key."""
    return 0 if seats < 3 else seats - 1 if seats < 5 else seats - 2


class Polynomial:
    """f with f(0) = x; the share of a seat is f(seat + 1)."""

    def __init__(self, where: Where, secret: Secret, x: int, needed: int) -> None:
        if needed < 1:
            raise ValueError("a key that needs no share is no secret")
        self._coefficients = [x, *(secret.scalar(Label.SHARE, *where, power) for power in range(1, needed))]

    def public(self, curve: Curve) -> tuple[Point, ...]:
        return tuple(coefficient * curve.base for coefficient in self._coefficients)

    def share(self, seat: int) -> int:
        return sum(one * pow(seat + 1, power, ORDER) for power, one in enumerate(self._coefficients)) % ORDER


def share_key(public: Sequence[Point], seat: int) -> Point:
    """The public key of a share, which everybody can work out."""
    return public[0].curve.total((pow(seat + 1, power, ORDER), point) for power, point in enumerate(public))


def check_share(public: Sequence[Point], seat: int, share: int) -> None:
    if share * public[0].curve.base != share_key(public, seat):
        raise Unproven("not this seat's share of the key")


def combine(parts: Mapping[int, Point], needed: int) -> Point:
    """x·A out of f(seat + 1)·A of enough seats. Each part is checked before, against its share's key."""
    seats = _enough(parts, needed)
    curve = parts[seats[0]].curve
    return curve.total((lagrange(seat, seats), parts[seat]) for seat in seats)


def recover(public: Sequence[Point], shares: Mapping[int, int]) -> int:
    """The key of a seat that never came back, for the audit."""
    seats = _enough(shares, len(public))
    for seat in seats:
        check_share(public, seat, shares[seat])
    return sum(lagrange(seat, seats) * shares[seat] for seat in seats) % ORDER


def _enough(seats: Iterable[int], needed: int) -> list[int]:
    chosen = sorted(seats)[:needed]
    if len(chosen) < needed or not chosen or chosen[0] < 0:
        raise Malformed("too few shares")
    return chosen


def lagrange(seat: int, seats: Sequence[int]) -> int:
    """How much this seat's value counts for f(0)."""
    above = below = 1
    for other in seats:
        if other != seat:
            above = above * (other + 1) % ORDER
            below = below * (other - seat) % ORDER
    return above * pow(below, -1, ORDER) % ORDER
