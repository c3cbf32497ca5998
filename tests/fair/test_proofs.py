"""Whoever knows a key can prove it and use it; whoever cheats with a part, a share or a throw is refused."""

from collections.abc import Callable

import pytest
from chance import steady
from engines import CURVES, REFERENCE, key, secret
from hypothesis import given
from hypothesis import strategies as st

from fair.group.curve import Curve, Point, write_scalar
from fair.group.labels import ORDER, Label
from fair.group.refused import Malformed, Refused, Unproven
from fair.proofs.knowledge import check_all, check_knows, multiply_all, prove_knows
from fair.proofs.shares import Polynomial, check_share, combine, lagrange, recover, share_key, threshold
from fair.proofs.throw import check_throw, dice, lot, throw, throw_point

sure = steady(20)
each_engine = pytest.mark.parametrize("curve", CURVES.values(), ids=CURVES)
WHERE = ("game", "vault", 3, "seat", 0)
X = key(0)


def every_change_is_refused(data: bytes, check: Callable[[bytes], object]) -> None:
    """Whatever bit is turned, cut off or added, the message is refused, and never with another exception."""
    check(data)

    @sure
    @given(st.integers(0, 8 * len(data) - 1))
    def turned(bit: int) -> None:
        changed = bytearray(data)
        changed[bit // 8] ^= 1 << bit % 8
        with pytest.raises(Refused):
            check(bytes(changed))

    turned()
    for other in (b"", data[:-1], data + b"\0", data[32:], bytes(len(data)), b"\xff" * len(data)):
        with pytest.raises(Refused):
            check(other)


def cards(curve: Curve, count: int) -> list[Point]:
    return [curve.hash(Label.POINT, "card", n) for n in range(count)]


@each_engine
@pytest.mark.parametrize("x", [1, 2, ORDER - 1, X])
def test_whoever_knows_the_number_can_prove_it(curve: Curve, x: int) -> None:
    for base in (None, curve.hash(Label.POINT, "another base")):
        public = x * (base or curve.base)
        check_knows(WHERE, public, prove_knows(WHERE, secret(0), x, public, base), base)


def test_every_change_of_a_proof_of_knowledge_is_refused() -> None:
    public = X * REFERENCE.base
    proof = prove_knows(WHERE, secret(0), X, public)
    every_change_is_refused(proof, lambda data: check_knows(WHERE, public, data))


def test_a_proof_of_knowledge_holds_for_its_place_its_key_and_its_base_only() -> None:
    public, other = X * REFERENCE.base, key(1) * REFERENCE.base
    proof = prove_knows(WHERE, secret(0), X, public)
    for where, point, base in [
        (("game", "vault", 4, "seat", 0), public, None),
        (WHERE, other, None),
        (WHERE, public, REFERENCE.hash(Label.POINT, "b")),
    ]:
        with pytest.raises(Unproven):
            check_knows(where, point, proof, base)


def test_an_empty_key_is_refused_though_everybody_knows_its_number() -> None:
    with pytest.raises(Unproven):
        check_knows(WHERE, REFERENCE.zero, prove_knows(WHERE, secret(0), 0, REFERENCE.zero))


def test_a_key_made_to_cancel_the_others_cannot_be_proven() -> None:
    """The rogue key X' = x·G - X would make the joint key the cheater's own."""
    mine = key(1)
    rogue = mine * REFERENCE.base - X * REFERENCE.base
    with pytest.raises(Unproven):
        check_knows(WHERE, rogue, prove_knows(WHERE, secret(1), mine, rogue))


@each_engine
@pytest.mark.parametrize("count", [1, 2, 7])
def test_all_points_come_back_multiplied(curve: Curve, count: int) -> None:
    public, points = X * curve.base, cards(curve, count)
    data = multiply_all(WHERE, secret(0), X, public, points)
    assert len(data) == 32 * count + 96
    assert check_all(WHERE, public, points, data) == [X * point for point in points]


def test_every_change_of_a_part_is_refused() -> None:
    public, points = X * REFERENCE.base, cards(REFERENCE, 3)
    data = multiply_all(WHERE, secret(0), X, public, points)
    every_change_is_refused(data, lambda changed: check_all(WHERE, public, points, changed))


def test_parts_hold_for_their_place_their_key_and_their_cards_only() -> None:
    public, points = X * REFERENCE.base, cards(REFERENCE, 3)
    data = multiply_all(WHERE, secret(0), X, public, points)
    swapped = [points[1], points[0], points[2]]
    for where, who, what in [((*WHERE, 1), public, points), (WHERE, key(1) * REFERENCE.base, points)]:
        with pytest.raises(Unproven):
            check_all(where, who, what, data)
    for what in (swapped, points[:2], [*points, points[0]], []):
        with pytest.raises(Refused):
            check_all(WHERE, public, what, data)


def test_a_part_made_with_another_key_is_refused() -> None:
    public, points = X * REFERENCE.base, cards(REFERENCE, 2)
    with pytest.raises(Unproven):
        check_all(WHERE, public, points, multiply_all(WHERE, secret(0), key(1), public, points))


def test_two_wrong_parts_that_make_up_for_each_other_are_refused() -> None:
    """Without weights D0 + E and D1 - E would pass: their sum is right."""
    public, points = X * REFERENCE.base, cards(REFERENCE, 2)
    data = multiply_all(WHERE, secret(0), X, public, points)
    error = 5 * REFERENCE.base
    d0, d1 = check_all(WHERE, public, points, data)
    with pytest.raises(Unproven):
        check_all(WHERE, public, points, (d0 + error).code + (d1 - error).code + data[64:])


@pytest.mark.parametrize(("seats", "needed"), [(2, 0), (3, 2), (4, 3), (5, 3), (6, 4), (7, 5), (8, 6)])
def test_how_many_shares_replace_a_key(seats: int, needed: int) -> None:
    assert threshold(seats) == needed


@each_engine
@pytest.mark.parametrize("holders", [(1, 2, 3), (1, 3, 4), (2, 3, 4), (4, 2, 1, 3)])
def test_enough_others_compute_the_part_of_one_who_left_and_fewer_do_not(curve: Curve, holders: tuple) -> None:
    polynomial = Polynomial(WHERE, secret(0), X, 3)
    public = polynomial.public(curve)
    assert public[0] == X * curve.base
    card = curve.hash(Label.POINT, "a card")
    parts = {}
    for seat in holders:
        share = polynomial.share(seat)
        check_share(public, seat, share)
        data = multiply_all((*WHERE, seat), secret(seat), share, share_key(public, seat), [card])
        parts[seat] = check_all((*WHERE, seat), share_key(public, seat), [card], data)[0]
    assert combine(parts, 3) == X * card
    assert recover(public, {seat: polynomial.share(seat) for seat in holders}) == X
    few = dict(list(parts.items())[:2])
    assert combine(few, 2) != X * card
    with pytest.raises(Malformed):
        combine(few, 3)


def test_two_shares_of_three_fit_every_key() -> None:
    """Whatever the key, there is a third share with which the two known ones give it: two holders know nothing."""
    polynomial, seats = Polynomial(WHERE, secret(0), X, 3), (1, 2, 4)
    known = sum(lagrange(seat, seats) * polynomial.share(seat) for seat in (1, 2))
    for other in (1, key(9), X):
        third = (other - known) * pow(lagrange(4, seats), -1, ORDER) % ORDER
        assert (known + lagrange(4, seats) * third) % ORDER == other
        assert (third == polynomial.share(4)) == (other == X)


@sure
@given(st.integers(0, 7), st.integers(1, ORDER - 1))
def test_a_wrong_share_is_noticed_by_its_holder_and_by_everybody_once_published(seat: int, error: int) -> None:
    polynomial = Polynomial(WHERE, secret(0), X, 2)
    with pytest.raises(Unproven):
        check_share(PUBLIC, seat, polynomial.share(seat) + error)


PUBLIC = Polynomial(WHERE, secret(0), X, 2).public(REFERENCE)


def test_a_share_of_another_seat_is_no_share() -> None:
    polynomial = Polynomial(WHERE, secret(0), X, 2)
    with pytest.raises(Unproven):
        check_share(PUBLIC, 1, polynomial.share(2))
    with pytest.raises(Unproven):
        recover(PUBLIC, {1: polynomial.share(1), 2: polynomial.share(3)})


def test_a_polynomial_follows_from_the_key_and_the_place() -> None:
    one, two = Polynomial(WHERE, secret(0), X, 3), Polynomial((*WHERE, "again"), secret(0), X, 3)
    assert one.share(1) == Polynomial(WHERE, secret(0), X, 3).share(1) != two.share(1)
    with pytest.raises(ValueError):
        Polynomial(WHERE, secret(0), X, 0)


@each_engine
def test_everybody_sees_the_same_throw_and_the_absent_one_has_no_say(curve: Curve) -> None:
    where = ("game", "dice", "head")
    keys = [key(seat) for seat in range(3)]
    public = [x * curve.base for x in keys]
    sent = [throw(where, secret(seat), x, point) for seat, (x, point) in enumerate(zip(keys, public))]
    values = [check_throw(where, point, data) for point, data in zip(public, sent)]
    polynomial = Polynomial(WHERE, secret(2), keys[2], 2)
    made = {seat: polynomial.share(seat) * throw_point(curve, where) for seat in (0, 1)}
    assert combine(made, 2) == values[2]
    faces = dice(lot(where, values), (6, 6, 20, 1))
    assert faces == dice(lot(where, [*values[:2], combine(made, 2)]), (6, 6, 20, 1))
    assert all(0 <= face < size for face, size in zip(faces, (6, 6, 20, 1)))


def test_every_change_of_a_throw_is_refused() -> None:
    where, public = ("game", "dice", "head"), X * REFERENCE.base
    every_change_is_refused(throw(where, secret(0), X, public), lambda data: check_throw(where, public, data))


def test_there_is_one_value_a_seat_can_throw() -> None:
    """A die cannot be steered: another nonce changes the proof, never the value; another value has no proof."""
    where, public = ("game", "dice", "head"), X * REFERENCE.base
    one, two = throw(where, secret(0), X, public), throw(where, secret("another"), X, public)
    assert one != two and check_throw(where, public, one) == check_throw(where, public, two)
    with pytest.raises(Unproven):
        check_throw(where, public, (7 * REFERENCE.base).code + one[32:])
    with pytest.raises(Unproven):
        check_throw(("game", "dice", "next head"), public, one)


def test_each_face_of_a_die_is_equally_likely() -> None:
    counts = [0] * 6
    for n in range(1200):
        counts[dice(write_scalar(n), (6,))[0]] += 1
    assert sum((count - 200) ** 2 / 200 for count in counts) < 20.5  # chi-square, 5 degrees: 1 in 1000
    with pytest.raises(ValueError):
        dice(b"", (0,))


def test_the_order_of_seats_and_every_value_count_in_a_lot() -> None:
    a, b = REFERENCE.base, 2 * REFERENCE.base
    assert len({lot(("w",), [a, b]), lot(("w",), [b, a]), lot(("w",), [a]), lot(("v",), [a, b])}) == 4
