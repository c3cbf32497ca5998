"""A shuffle keeps every card, hides its order, and no other rows pass for it."""

from collections import Counter

import pytest
from chance import steady
from engines import CURVES, REFERENCE, key, secret
from hypothesis import given
from hypothesis import strategies as st

from fair.group.curve import Curve, Point
from fair.group.labels import Label
from fair.group.refused import Malformed, Refused, Unproven
from fair.proofs.elgamal import Masked, Row, bare, joint_key, read_rows, remask, unmask, write_rows
from fair.proofs.shuffle import Mixed, check, draw_order, mix, prove

sure = steady(25)
each_engine = pytest.mark.parametrize("curve", CURVES.values(), ids=CURVES)
WHERE = ("game", "deck", 1)
SEATS = 3
PROVER = secret(0)


def deck(curve: Curve, count: int, width: int = 1) -> list[Row]:
    return [tuple(bare(face(curve, n, k)) for k in range(width)) for n in range(count)]


def face(curve: Curve, number: int, part: int = 0) -> Point:
    return curve.hash(Label.POINT, "card", number, part)


def everybodys_key(curve: Curve) -> Point:
    return joint_key([key(seat) * curve.base for seat in range(SEATS)])


def seen(row: Row) -> tuple[Point, ...]:
    return tuple(unmask(card, [key(seat) * card.a for seat in range(SEATS)]) for card in row)


JOINT = everybodys_key(REFERENCE)
ROWS = mix(("before",), secret(1), JOINT, deck(REFERENCE, 4)).rows
MIXED = mix(WHERE, PROVER, JOINT, ROWS)
PROOF = prove(WHERE, PROVER, JOINT, ROWS, MIXED)


def is_refused(new: tuple[Row, ...], proof: bytes = PROOF, rows: tuple[Row, ...] = ROWS) -> None:
    with pytest.raises(Refused):
        check(WHERE, JOINT, rows, new, proof)


def prove_it_anyway(rows: tuple[Row, ...], order: tuple[int, ...] | None = None, masks: tuple | None = None) -> bytes:
    """A cheater runs the honest prover on rows that are no shuffle, with whatever order and masks come closest."""
    return prove(WHERE, PROVER, JOINT, ROWS, Mixed(rows, order or MIXED.order, masks or MIXED.masks))


@each_engine
@pytest.mark.parametrize(("count", "width"), [(1, 1), (2, 1), (5, 1), (3, 2), (2, 3)])
def test_the_same_cards_come_out_in_another_order(curve: Curve, count: int, width: int) -> None:
    joint, rows = everybodys_key(curve), deck(curve, count, width)
    for seat in range(2):
        mixed = mix((*WHERE, seat), secret(seat), joint, rows)
        sent = read_rows(curve, write_rows(mixed.rows), count, width)
        check((*WHERE, seat), joint, rows, sent, prove((*WHERE, seat), secret(seat), joint, rows, mixed))
        rows = list(sent)
    found = Counter(tuple(point.code for point in seen(row)) for row in rows)
    assert found == Counter(tuple(face(curve, n, k).code for k in range(width)) for n in range(count))


def test_both_engines_make_the_same_shuffle_and_the_same_proof() -> None:
    made = []
    for curve in CURVES.values():
        joint, rows = everybodys_key(curve), deck(curve, 3, 2)
        mixed = mix(WHERE, PROVER, joint, rows)
        made.append((write_rows(mixed.rows), prove(WHERE, PROVER, joint, rows, mixed)))
    assert made[0] == made[1]


def test_a_shuffle_follows_from_the_key_the_place_and_the_exact_rows() -> None:
    assert mix(WHERE, PROVER, JOINT, ROWS) == MIXED
    others = [mix(("x",), PROVER, JOINT, ROWS), mix(WHERE, secret(2), JOINT, ROWS), mix(WHERE, PROVER, JOINT, ROWS[:3])]
    masks = {mask for mixed in (MIXED, *others) for row in mixed.masks for mask in row}
    assert len(masks) == 4 + 4 + 4 + 3


def test_every_order_is_equally_likely() -> None:
    orders = Counter(draw_order(PROVER, str(n).encode(), 3) for n in range(600))
    assert len(orders) == 6 and sum((n - 100) ** 2 / 100 for n in orders.values()) < 20.5  # chi-square: 1 in 1000


def test_every_changed_bit_of_the_proof_is_refused() -> None:
    check(WHERE, JOINT, ROWS, MIXED.rows, PROOF)

    @sure
    @given(st.integers(0, 8 * len(PROOF) - 1))
    def turned(bit: int) -> None:
        changed = bytearray(PROOF)
        changed[bit // 8] ^= 1 << bit % 8
        is_refused(MIXED.rows, bytes(changed))

    turned()
    for data in (b"", PROOF[:-1], PROOF + b"\0", bytes(len(PROOF))):
        is_refused(MIXED.rows, data)


@pytest.mark.parametrize("piece", range(3 * 4 + 5 + 3 + 1 + 2 * 4))
def test_every_single_piece_of_the_proof_counts(piece: int) -> None:
    """Each point is moved by G, each scalar by one: the weights let no equation be left out."""
    at = 32 * piece
    old = PROOF[at : at + 32]
    if piece < 3 * 4 + 5:
        new = (REFERENCE.point(old) + REFERENCE.base).code
    else:
        new = (int.from_bytes(old, "little") ^ 1).to_bytes(32, "little")
    is_refused(MIXED.rows, PROOF[:at] + new + PROOF[at + 32 :])
    assert len(PROOF) == 32 * (3 * 4 + 5 + 3 + 1 + 2 * 4)


def test_a_proof_holds_for_its_place_its_key_and_its_rows_only() -> None:
    again = mix(WHERE, secret(2), JOINT, ROWS).rows
    for where, joint, rows, new in [
        (("game", "deck", 2), JOINT, ROWS, MIXED.rows),
        (WHERE, REFERENCE.base, ROWS, MIXED.rows),
        (WHERE, JOINT, again, MIXED.rows),
        (WHERE, JOINT, ROWS, again),
        (WHERE, JOINT, ROWS, (*MIXED.rows[1:], MIXED.rows[0])),
    ]:
        with pytest.raises(Unproven):
            check(where, joint, rows, new, PROOF)


def test_a_card_put_in_twice_is_refused() -> None:
    double = remask(MIXED.rows[0][0], JOINT, 12345)
    rows = (MIXED.rows[0], (double,), *MIXED.rows[2:])
    is_refused(rows)
    is_refused(rows, prove_it_anyway(rows))
    is_refused(rows, prove_it_anyway(rows, (MIXED.order[0], MIXED.order[0], *MIXED.order[2:])))


def test_a_card_exchanged_for_a_new_one_is_refused() -> None:
    rows = ((remask(bare(face(REFERENCE, 99)), JOINT, 7),), *MIXED.rows[1:])
    is_refused(rows)
    is_refused(rows, prove_it_anyway(rows))


def test_a_marked_card_is_refused() -> None:
    """Moving B by a point only the cheater knows would let them find the card again."""
    first = MIXED.rows[0][0]
    rows = ((Masked(first.a, first.b + REFERENCE.base),), *MIXED.rows[1:])
    is_refused(rows)
    is_refused(rows, prove_it_anyway(rows))


def test_two_marks_that_make_up_for_each_other_are_refused() -> None:
    one, two = MIXED.rows[0][0], MIXED.rows[1][0]
    mark = 3 * REFERENCE.base
    rows = ((Masked(one.a, one.b + mark),), (Masked(two.a, two.b - mark),), *MIXED.rows[2:])
    is_refused(rows, prove_it_anyway(rows))


def test_a_card_masked_under_the_cheaters_own_key_is_refused() -> None:
    """Only the cheater could take such a mask off."""
    own = (key(0) * REFERENCE.base).prepare()
    old = ROWS[MIXED.order[0]][0]
    rows = ((remask(old, own, MIXED.masks[MIXED.order[0]][0]),), *MIXED.rows[1:])
    is_refused(rows, prove_it_anyway(rows))


def test_cards_moved_between_rows_are_refused() -> None:
    """A row may hold several cards: they stay together."""
    wide = deck(REFERENCE, 2, 2)
    mixed = mix(WHERE, PROVER, JOINT, wide)
    torn = ((mixed.rows[0][0], mixed.rows[1][1]), (mixed.rows[1][0], mixed.rows[0][1]))
    proof = prove(WHERE, PROVER, JOINT, wide, mixed)
    check(WHERE, JOINT, wide, mixed.rows, proof)
    for attempt in (proof, prove(WHERE, PROVER, JOINT, wide, Mixed(torn, mixed.order, mixed.masks))):
        with pytest.raises(Unproven):
            check(WHERE, JOINT, wide, torn, attempt)


def test_a_deck_that_is_too_long_too_short_or_torn_is_refused() -> None:
    is_refused(MIXED.rows[:-1])
    is_refused((*MIXED.rows, MIXED.rows[0]))
    is_refused(((), *MIXED.rows[1:]))
    is_refused((), rows=())
    data = write_rows(MIXED.rows)
    for bad, count, width in [(data[:-1], 4, 1), (data + b"\0", 4, 1), (data, 3, 1), (data, 4, 2), (b"\1" * 256, 4, 1)]:
        with pytest.raises(Malformed):
            read_rows(REFERENCE, bad, count, width)


@pytest.mark.parametrize("missing", range(SEATS))
def test_without_one_part_a_card_stays_masked(missing: int) -> None:
    faces = {face(REFERENCE, n) for n in range(4)}
    for row in MIXED.rows:
        parts = [key(seat) * row[0].a for seat in range(SEATS) if seat != missing]
        assert unmask(row[0], parts) not in faces and seen(row)[0] in faces
