"""Many equations checked as one: each is multiplied by a weight of its own, and the sum of all must be zero.

Rounds: none. A claim says that some sums of points are zero. Wrong claims could cancel out only if their maker could
foresee the weights; these are hashes of all claims that are checked together (Bellare, Garay, Rabin 1998), 128 bits
each. A point that occurs several times is multiplied once: the six shuffles of a deal cost little more than three.
Not protected here: which claim was wrong. Ask `first_wrong`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fair.group.curve import Curve, Point
from fair.group.labels import ORDER, Label, digest
from fair.group.refused import Unproven


@dataclass(frozen=True, slots=True)
class Claim:
    """`state` is a hash of all that was said in the proof; `pairs` gives the weighted sum of its equations."""

    curve: Curve
    state: bytes
    equations: int
    pairs: Callable[[Sequence[int]], Sequence[tuple[int, Point]]]
    lie: str


def settle(claims: Sequence[Claim]) -> None:
    """Refuses, unless all of them hold."""
    if not claims:
        return
    seed = digest(Label.WEIGHT, *(claim.state for claim in claims))
    sums: dict[bytes | int, tuple[int, Point]] = {}
    turn = 0
    for claim in claims:
        weights = []
        for _ in range(claim.equations):
            weights.append(int.from_bytes(digest(Label.WEIGHT, seed, turn)[:16], "little"))
            turn += 1
        for scalar, point in claim.pairs(weights):
            before, point = sums.get(point.name, (0, point))
            sums[point.name] = (before + scalar) % ORDER, point
    # a short negative weight is a long scalar: the other point is cheaper
    curve = claims[0].curve
    pairs = [(ORDER - k, -point) if ORDER - k < 1 << 128 else (k, point) for k, point in sums.values()]
    if not curve.total(pairs).is_zero:
        raise Unproven(claims[0].lie if len(claims) == 1 else "one of several claims is not so")


def first_wrong(claims: Sequence[Claim]) -> int | None:
    """The place of the first claim that does not hold."""
    for place, claim in enumerate(claims):
        try:
            settle([claim])
        except Unproven:
            return place
    return None
