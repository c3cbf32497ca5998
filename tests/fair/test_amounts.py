"""Hidden money: a stake never tells on whom or how much, and nobody can stake or claim what they do not have."""

from collections.abc import Callable

import pytest
from chance import steady
from engines import CURVES, REFERENCE, secret
from hypothesis import given
from hypothesis import strategies as st
from test_proofs import every_change_is_refused

from fair.group.curve import Curve, Point
from fair.group.labels import ORDER, Label
from fair.group.refused import Refused, Unproven
from fair.proofs.amounts import (
    MOST,
    check_at_least,
    check_at_most,
    check_exactly,
    check_lay,
    lay,
    prove_at_least,
    prove_at_most,
    prove_exactly,
    start,
)
from fair.proofs.bits import Opening

sure = steady(8)
each_engine = pytest.mark.parametrize("curve", CURVES.values(), ids=CURVES)
WHERE = ("game", "bids", 4, "seat", 1)
OWNER = secret("owner")
BLIND = secret("blind").scalar
PURSE, PURSE_POINT = start(REFERENCE, 100)


def hidden(amount: int) -> tuple[Opening, Point]:
    opening = Opening(amount, BLIND(Label.BLIND, amount))
    return opening, opening.commit(REFERENCE)


@each_engine
@pytest.mark.parametrize("several", [True, False])
def test_a_stake_adds_up_on_every_device(curve: Curve, several: bool) -> None:
    rest, point = start(curve, 100)
    accounts = [(Opening(0, 0), curve.zero)] * 2
    for number, amounts in enumerate([(0, 40), (0, 0), (60, 0)]):
        where = (*WHERE, number)
        data, added = lay(where, OWNER, curve, rest, amounts, 0, several)
        points = check_lay(curve, where, point, 2, 0, several, data)
        rest, point = rest - sum(added, Opening(0, 0)), point - curve.sum(points)
        accounts = [(o + new, p + more) for (o, p), new, more in zip(accounts, added, points)]
        assert rest.commit(curve) == point and all(o.commit(curve) == p for o, p in accounts)
    assert [opening.amount for opening, _ in accounts] == [60, 40] and rest.amount == 0


def test_both_engines_write_the_same_stake() -> None:
    first, second = (lay(WHERE, OWNER, curve, PURSE, (3, 0), 1, False)[0] for curve in CURVES.values())
    assert first == second


def test_several_amounts_at_once_stay_within_the_purse() -> None:
    data, added = lay(WHERE, OWNER, REFERENCE, PURSE, (10, 0, 90), 100, True)
    points = check_lay(REFERENCE, WHERE, PURSE_POINT, 3, 100, True, data)
    assert [opening.amount for opening in added] == [10, 0, 90]
    assert [opening.commit(REFERENCE) for opening in added] == list(points)


@pytest.mark.parametrize("several", [True, False])
def test_every_change_of_a_stake_is_refused(several: bool) -> None:
    data, _ = lay(WHERE, OWNER, REFERENCE, PURSE, (7, 0), 1, several)
    every_change_is_refused(data, lambda new: check_lay(REFERENCE, WHERE, PURSE_POINT, 2, 1, several, new))


@pytest.mark.parametrize("amounts", [(101, 0), (60, 41), (-1, 0), (50, -50)])
@pytest.mark.parametrize("several", [True, False])
def test_what_is_not_in_the_purse_cannot_be_staked(amounts: tuple[int, ...], several: bool) -> None:
    with pytest.raises(ValueError):
        lay(WHERE, OWNER, REFERENCE, PURSE, amounts, 0, several)


def test_where_one_account_is_allowed_two_cannot_be_used() -> None:
    with pytest.raises(ValueError):
        lay(WHERE, OWNER, REFERENCE, PURSE, (5, 5), 0, False)
    data, _ = lay(WHERE, OWNER, REFERENCE, PURSE, (5, 5), 0, True)
    with pytest.raises(Refused):
        check_lay(REFERENCE, WHERE, PURSE_POINT, 2, 0, False, data)


def test_less_than_the_least_cannot_be_staked() -> None:
    for several in (True, False):
        with pytest.raises(ValueError):
            lay(WHERE, OWNER, REFERENCE, PURSE, (0, 0), 1, several)
        data, _ = lay(WHERE, OWNER, REFERENCE, PURSE, (1, 0), 1, several)
        with pytest.raises(Refused):
            check_lay(REFERENCE, WHERE, PURSE_POINT, 2, 2, several, data)


def test_a_stake_holds_for_its_place_and_its_purse_only() -> None:
    data, _ = lay(WHERE, OWNER, REFERENCE, PURSE, (5, 0), 0, False)
    _, other = start(REFERENCE, 99)
    for where, rest, accounts in [(("x",), PURSE_POINT, 2), (WHERE, other, 2), (WHERE, PURSE_POINT, 3)]:
        with pytest.raises(Refused):
            check_lay(REFERENCE, where, rest, accounts, 0, False, data)


def test_a_purse_that_was_spent_cannot_be_spent_again() -> None:
    """The cheater proves against the full purse; everybody else knows what is left of it."""
    data, added = lay(WHERE, OWNER, REFERENCE, PURSE, (80, 0), 0, False)
    left = PURSE_POINT - REFERENCE.sum(check_lay(REFERENCE, WHERE, PURSE_POINT, 2, 0, False, data))
    again, _ = lay((*WHERE, 2), OWNER, REFERENCE, PURSE, (80, 0), 0, False)
    with pytest.raises(Unproven):
        check_lay(REFERENCE, (*WHERE, 2), left, 2, 0, False, again)
    with pytest.raises(ValueError):
        lay((*WHERE, 2), OWNER, REFERENCE, PURSE - added[0] - added[1], (80, 0), 0, False)


def test_stakes_on_different_accounts_and_of_different_sizes_look_alike() -> None:
    """Same length, and no commitment is met twice, neither in one stake nor in the next."""
    stakes = enumerate([(9, 0), (0, 0)])
    made = [lay((*WHERE, n), OWNER, REFERENCE, PURSE, amounts, 0, False)[0] for n, amounts in stakes]
    assert len(made[0]) == len(made[1])
    pieces = [data[n : n + 32] for data in made for n in range(0, 64, 32)]
    assert len(set(pieces)) == 4


@sure
@given(st.integers(0, MOST), st.integers(0, MOST))
def test_a_claim_is_proven_if_it_is_true_and_cannot_be_made_if_not(amount: int, claim: int) -> None:
    opening, point = hidden(amount)
    for true, prove, check in [
        (amount >= claim, prove_at_least, check_at_least),
        (amount <= claim, prove_at_most, check_at_most),
        (amount == claim, prove_exactly, check_exactly),
    ]:
        if true:
            check(WHERE, point, claim, prove(WHERE, OWNER, point, opening, claim))
        else:
            with pytest.raises(ValueError):
                prove(WHERE, OWNER, point, opening, claim)


CLAIMS = [(prove_at_least, check_at_least), (prove_at_most, check_at_most), (prove_exactly, check_exactly)]


@pytest.mark.parametrize(("prove", "check"), CLAIMS, ids=["at least", "at most", "exactly"])
def test_every_change_of_a_claim_is_refused(prove: Callable, check: Callable) -> None:
    opening, point = hidden(37)
    proof = prove(WHERE, OWNER, point, opening, 37)
    every_change_is_refused(proof, lambda data: check(WHERE, point, 37, data))


@pytest.mark.parametrize(("prove", "check"), CLAIMS, ids=["at least", "at most", "exactly"])
def test_a_claim_holds_for_its_place_its_account_and_its_amount_only(prove: Callable, check: Callable) -> None:
    opening, point = hidden(37)
    _, other = hidden(38)
    proof = prove(WHERE, OWNER, point, opening, 37)
    for where, account, amount in [(("x",), point, 37), (WHERE, other, 37), (WHERE, point, 36), (WHERE, point, 38)]:
        with pytest.raises(Refused):
            check(where, account, amount, proof)


@pytest.mark.parametrize(("prove", "check"), CLAIMS, ids=["at least", "at most", "exactly"])
def test_a_lie_about_what_is_hidden_proves_nothing(prove: Callable, check: Callable) -> None:
    """The cheater runs the honest prover with an amount that is not there: the bits are of another number."""
    opening, point = hidden(20)
    wrong = {prove_at_least: 30, prove_at_most: 10, prove_exactly: 30}[prove]
    lie = Opening(wrong, opening.blind)
    with pytest.raises(Unproven):
        check(WHERE, point, wrong, prove(WHERE, OWNER, point, lie, wrong))


def test_a_debt_does_not_wrap_around_into_a_fortune() -> None:
    opening, point = Opening(-1, 5), Opening(-1, 5).commit(REFERENCE)
    with pytest.raises(Unproven):
        check_at_least(WHERE, point, 0, prove_at_least(WHERE, OWNER, point, Opening(127, 5), 0))
    with pytest.raises(ValueError):
        prove_at_least(WHERE, OWNER, point, opening, 0)


def test_paying_takes_the_amount_off_and_the_rest_can_still_be_claimed() -> None:
    opening, point = hidden(15)
    check_at_least(WHERE, point, 10, prove_at_least(WHERE, OWNER, point, opening, 10))
    left, rest = opening - Opening(10, 0), point - 10 * REFERENCE.base
    check_exactly(WHERE, rest, 5, prove_exactly(WHERE, OWNER, rest, left, 5))
    with pytest.raises(ValueError):
        prove_at_least(WHERE, OWNER, rest, left, 10)


def test_an_account_nobody_used_speaks_for_itself() -> None:
    nothing = Opening(0, 0)
    assert prove_exactly(WHERE, OWNER, REFERENCE.zero, nothing, 0) == b""
    check_exactly(WHERE, REFERENCE.zero, 0, b"")
    for amount, proof in [(0, b"\0" * 64), (1, b""), (1, b"\0" * 64)]:
        with pytest.raises(Refused):
            check_exactly(WHERE, REFERENCE.zero, amount, proof)


def test_openings_add_up_as_commitments_do() -> None:
    one, two = Opening(3, ORDER - 1), Opening(4, 2)
    assert (one + two).commit(REFERENCE) == one.commit(REFERENCE) + two.commit(REFERENCE)
    assert one + two == Opening(7, 1) and two - one == Opening(1, 3)
