"""Claims that are checked together hold only if each of them holds."""

import pytest
from engines import CURVES, REFERENCE, key, secret

from fair.group.curve import Curve, Point
from fair.group.labels import Label
from fair.group.refused import Unproven
from fair.proofs.batch import Claim, first_wrong, settle
from fair.proofs.elgamal import bare, joint_key
from fair.proofs.knowledge import claim_all, multiply_all
from fair.proofs.shuffle import claim, mix, prove

each_engine = pytest.mark.parametrize("curve", CURVES.values(), ids=CURVES)


def parts_of(curve: Curve, seat: int, wrong: bool = False) -> Claim:
    points = [curve.hash(Label.POINT, n) for n in range(3)]
    public = key(seat) * curve.base
    x = key(seat) + wrong
    return claim_all(("parts", seat), public, points, multiply_all(("parts", seat), secret(seat), x, public, points))[1]


@each_engine
def test_the_parts_of_all_seats_are_settled_together(curve: Curve) -> None:
    claims = [parts_of(curve, seat) for seat in range(3)]
    settle(claims)
    settle([])
    assert first_wrong(claims) is None


@each_engine
def test_one_wrong_claim_among_many_is_refused_and_found(curve: Curve) -> None:
    claims = [parts_of(curve, seat, wrong=seat == 1) for seat in range(3)]
    with pytest.raises(Unproven):
        settle(claims)
    assert first_wrong(claims) == 1


@each_engine
def test_all_shuffles_of_a_deck_are_settled_together(curve: Curve) -> None:
    joint = joint_key([key(seat) * curve.base for seat in range(3)])
    rows = [(bare(curve.hash(Label.POINT, n)),) for n in range(3)]
    claims = []
    for seat in range(3):
        mixed = mix(("deck", seat), secret(seat), joint, rows)
        proof = prove(("deck", seat), secret(seat), joint, rows, mixed)
        claims.append(claim(("deck", seat), joint, rows, mixed.rows, proof))
        rows = list(mixed.rows)
    settle(claims)
    swapped = claim(("deck", 2), joint, rows, rows[::-1], proof)
    with pytest.raises(Unproven):
        settle([*claims[:2], swapped])
    assert first_wrong([*claims[:2], swapped]) == 2


def saying(state: bytes, *points: Point) -> Claim:
    """A claim that each of these points is nothing."""
    return Claim(REFERENCE, state, len(points), lambda weights: list(zip(weights, points)), "it is not nothing")


def test_errors_that_cancel_out_are_refused() -> None:
    error = 5 * REFERENCE.base
    for claims in ([saying(b"a", error, -error)], [saying(b"a", error), saying(b"b", -error)]):
        with pytest.raises(Unproven):
            settle(claims)
    settle([saying(b"a", REFERENCE.zero), saying(b"b", error - error)])


def test_weights_depend_on_every_claim_that_is_checked_along() -> None:
    seen = []

    def spy(state: bytes) -> Claim:
        def pairs(weights: object) -> list[tuple[int, Point]]:
            seen.append(tuple(weights))  # type: ignore[call-overload]
            return []

        return Claim(REFERENCE, state, 2, pairs, "")

    for second in (b"b", b"c", b"b"):
        settle([spy(b"a"), spy(second)])
    first, _, other, _, again, _ = seen
    assert first != other and first == again
    assert len({weight for weights in seen[:2] for weight in weights}) == 4
