"""Hidden money: bids and bribes that never exceed the purse, and claims about them that are proved on the spot.

Who speaks: the owner of the purse. A stake changes the commitments of *all* accounts, so nobody sees which account it
went to, or how much. Yet everybody sees a proof that no account shrank, that only one grew (where the rules say so),
and that the purse was not overdrawn. Later claims: at least, at most, or exactly so much is on an account.
A range proof writes the amount in 7 bits, each shown to be 0 or 1: amounts are 0 to 127 units, so sums never wrap.
Hides perfectly; binds as long as nobody knows the relation between the two generators (see bits.py).
Not protected here: what the claims themselves tell; blinds that are not synthetic, if `where` is used for two stakes.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from fair.group.curve import Curve, Point
from fair.group.labels import Label, Statement, Where
from fair.group.reading import Reader
from fair.group.refused import Unproven
from fair.group.secret import Secret
from fair.proofs.bits import Both, Opening, blind_base, check_choices, prove_choices
from fair.proofs.knowledge import check_knows, prove_knows

BITS = 7
MOST = (1 << BITS) - 1
ONE = Opening(1, 0)


@dataclass(frozen=True, slots=True)
class Claim:
    """This commitment hides 0 to 127; or, with a unit, it hides nothing or what the unit hides.

    The prover knows what is in them.
    """

    point: Point
    opening: Opening | None = None
    unit: Point | None = None
    unit_opening: Opening | None = None


def start(curve: Curve, capital: int) -> tuple[Opening, Point]:
    """A full purse, whose content everybody knows."""
    opening = Opening(capital, 0)
    return opening, opening.commit(curve)


def lay(
    where: Where, secret: Secret, curve: Curve, rest: Opening, amounts: Sequence[int], least: int, several: bool,
    synthetic: bool = True,
) -> tuple[bytes, tuple[Opening, ...]]:  # fmt: skip
    """Takes these amounts, one for each account, out of the purse and adds them to the accounts."""
    added = openings(where, secret, amounts, synthetic)
    points = tuple(opening.commit(curve) for opening in added)
    proof = _prove(where, secret, curve, _claims(points, rest.commit(curve), least, several, added, rest))
    return b"".join(point.code for point in points) + proof, added


def openings(where: Where, secret: Secret, amounts: Sequence[int], synthetic: bool = True) -> tuple[Opening, ...]:
    """What hides these amounts at this place. Synthetic blinds follow from the amounts too: others get others."""
    bound = (*where, *amounts) if synthetic else where
    return tuple(Opening(amount, secret.scalar(Label.BLIND, *bound, n)) for n, amount in enumerate(amounts))


def check_lay(
    curve: Curve, where: Where, rest: Point, accounts: int, least: int, several: bool, data: bytes
) -> tuple[Point, ...]:
    """Checks a stake. Returns what is added to the commitment of each account, and taken from the purse."""
    reader = Reader(curve, data)
    points = tuple(reader.points(accounts))
    _check(where, reader, _claims(points, rest, least, several))
    return points


def prove_at_least(where: Where, secret: Secret, point: Point, opening: Opening, amount: int) -> bytes:
    fixed = Opening(amount, 0)
    return _prove(where, secret, point.curve, [Claim(point - fixed.commit(point.curve), opening - fixed)])


def check_at_least(where: Where, point: Point, amount: int, proof: bytes) -> None:
    _check(where, Reader(point.curve, proof), [Claim(point - amount * point.curve.base)])


def prove_at_most(where: Where, secret: Secret, point: Point, opening: Opening, amount: int) -> bytes:
    fixed = Opening(amount, 0)
    return _prove(where, secret, point.curve, [Claim(fixed.commit(point.curve) - point, fixed - opening)])


def check_at_most(where: Where, point: Point, amount: int, proof: bytes) -> None:
    _check(where, Reader(point.curve, proof), [Claim(amount * point.curve.base - point)])


def prove_exactly(where: Where, secret: Secret, point: Point, opening: Opening, amount: int) -> bytes:
    """Minus the amount, the commitment is r·H, and the owner knows r. An account that was never used needs no proof."""
    if opening.amount != amount:
        raise ValueError("another amount lies there")
    bare = point - amount * point.curve.base
    return b"" if bare.is_zero else prove_knows(where, secret, opening.blind, bare, blind_base(point.curve))


def check_exactly(where: Where, point: Point, amount: int, proof: bytes) -> None:
    bare = point - amount * point.curve.base
    if bare.is_zero:
        if proof:
            raise Unproven("a proof of what is plain")
        return
    check_knows(where, bare, proof, blind_base(point.curve))


def _claims(
    points: Sequence[Point],
    rest: Point,
    least: int,
    several: bool,
    added: Sequence[Opening] | None = None,
    rest_opening: Opening | None = None,
) -> list[Claim]:
    """What a stake has to prove; prover and checkers make the same list.

    On several accounts: each grew by 0 to 127. On one: each grew by nothing or by the whole sum, so by the whole sum
    exactly one, or the sum is nothing. The sum is at least what the rules ask, and the rest of the purse no debt.
    """
    curve = rest.curve
    whole = curve.sum(points)
    together = None if added is None else sum(added, Opening(0, 0))
    claims = [Claim(rest - whole, together and rest_opening and rest_opening - together)]
    if least or not several:
        claims.append(Claim(whole - least * curve.base, together and together - Opening(least, 0)))
    openings: Sequence[Opening | None] = [None] * len(points) if added is None else added
    for point, opening in zip(points, openings, strict=True):
        claims.append(Claim(point, opening) if several else Claim(point, opening, whole, together))
    return claims


def _prove(where: Where, secret: Secret, curve: Curve, claims: Sequence[Claim]) -> bytes:
    """The commitments to all bits but the lowest (which is what they leave), and the choices 0 or 1."""
    said = _statement(where, claims)
    source, sent, choices = said.state(), list[Point](), list[Both]()
    for index, claim in enumerate(claims):
        low = claim.opening
        assert low is not None
        if claim.unit_opening:
            choices.append((low, claim.unit_opening))
            continue
        amount = low.amount
        if not 0 <= amount <= MOST:
            raise ValueError("this is not so, and cannot be proven")
        for bit in range(1, BITS):
            one = Opening(amount >> bit & 1, secret.scalar(Label.NONCE, source, "bit", index, bit))
            sent.append(one.commit(curve))
            choices.append((one, ONE))
            low -= Opening(one.amount << bit, one.blind << bit)
        choices.append((low, ONE))
    said.add(*(point.code for point in sent))
    return b"".join(point.code for point in sent) + prove_choices(said, secret, curve, choices)


def _check(where: Where, reader: Reader, claims: Sequence[Claim]) -> None:
    curve, said = reader.curve, _statement(where, claims)
    sent = reader.points((BITS - 1) * sum(claim.unit is None for claim in claims))
    said.add(*(point.code for point in sent))
    choices: list[tuple[Point, Point]] = []
    for claim in claims:
        if claim.unit:
            choices.append((claim.point, claim.unit))
            continue
        bits, sent = sent[: BITS - 1], sent[BITS - 1 :]
        low = claim.point - curve.total((1 << bit, point) for bit, point in enumerate(bits, 1))
        choices += [(point, curve.base) for point in (*bits, low)]
    check_choices(said, reader, choices)


def _statement(where: Where, claims: Sequence[Claim]) -> Statement:
    """Every point a proof is about. The lowest bits need no place here: they follow from the claims and the bits."""
    said = Statement(Label.CHOICE, where, len(claims))
    for claim in claims:
        said.add(claim.point.code, claim.unit.code if claim.unit else "range")
    return said
