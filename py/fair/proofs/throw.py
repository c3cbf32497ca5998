"""Joint throws: every seat says the one thing that only it can say, and nobody can choose it.

Who speaks: every seat, once. V = x·H(place): for a given key and place there is exactly one V, and its proof shows that
it is this one. The throw is the hash of all V. Nobody knows it before the last seat has spoken, and nobody can steer
it, because there is nothing to choose. For an absent seat, enough holders of its shares compute the same V.
V depends on nothing that is said during the game. So it may be said in a past that becomes void: it is the same again.
Not protected here: keys chosen after seeing the others' (all commit to their keys first); as many holders as are
needed, acting together, can foresee a throw, but not change it.
"""

from collections.abc import Sequence

from fair.group.curve import Curve, Point
from fair.group.labels import Label, Where, digest, encode
from fair.group.secret import Secret
from fair.proofs.knowledge import check_all, multiply_all


def throw_point(curve: Curve, where: Where) -> Point:
    """What everybody multiplies. `where` holds only what nobody can choose: the game, the number of the throw."""
    return curve.hash(Label.THROW, *where)


def throw(where: Where, secret: Secret, x: int, public: Point) -> bytes:
    return multiply_all(where, secret, x, public, (throw_point(public.curve, where),))


def check_throw(where: Where, public: Point, data: bytes) -> Point:
    return check_all(where, public, (throw_point(public.curve, where),), data)[0]


def lot(where: Where, values: Sequence[Point]) -> bytes:
    """The joint throw, out of the values of all seats in their order."""
    return digest(Label.LOT, encode(*where), *(value.code for value in values))


def dice(lot: bytes, sizes: Sequence[int]) -> tuple[int, ...]:
    """One face (from 0) for each die, every face equally likely: a number in the uneven rest is drawn again."""
    faces: list[int] = []
    for die, size in enumerate(sizes):
        if size < 1:
            raise ValueError("a die has a face")
        top, turn = 2**64 - 2**64 % size, 0
        while True:
            block = digest(Label.DIE, lot, die, turn)
            value = int.from_bytes(block[:8], "big")
            if value < top:
                break
            turn += 1
        faces.append(value % size)
    return tuple(faces)
