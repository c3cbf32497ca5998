"""A hidden amount is nothing or its unit, and nobody learns which: the one proof under all claims about money.

Who speaks: the owner of the amount. An amount v is hidden as C = v·G + r·H (Pedersen 1991): C hides v perfectly, and
binds it as long as nobody knows the relation between G and H. For each pair (C, U) the proof shows that C hides
nothing, or what U hides. It is the either-or of Cramer, Damgård and Schoenmakers (1994) over two proofs of knowledge:
the prover makes one of them up, but the two challenges must add up to the hashed one, so the other is genuine.
Not protected here: what U hides (the caller says that); the same `where` for two statements.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from fair.group.curve import Curve, Point, write_scalar
from fair.group.labels import ORDER, Label, Statement
from fair.group.reading import Reader
from fair.group.secret import Secret
from fair.proofs.batch import Claim, settle

SHORT = 1 << 128


@dataclass(frozen=True, slots=True)
class Opening:
    """What a commitment hides. Openings add up as their commitments do."""

    amount: int
    blind: int

    def __add__(self, other: "Opening") -> "Opening":
        return Opening(self.amount + other.amount, (self.blind + other.blind) % ORDER)

    def __sub__(self, other: "Opening") -> "Opening":
        return Opening(self.amount - other.amount, (self.blind - other.blind) % ORDER)

    def commit(self, curve: Curve) -> Point:
        return self.amount * curve.base + self.blind * blind_base(curve)


Both: TypeAlias = tuple[Opening, Opening]


def blind_base(curve: Curve) -> Point:
    """H"""
    return curve.generator("blind").prepare()


def prove_choices(said: Statement, secret: Secret, curve: Curve, choices: Sequence[Both]) -> bytes:
    """For each choice (C, U), given by their openings: T0, T1, c0, z0, z1. `said` has the statement in it already."""
    g, h, source = curve.base, blind_base(curve), said.state()
    plans: list[tuple[bool, int, int, int, int]] = []
    points: list[Point] = []
    for index, (mine, unit) in enumerate(choices):
        w, z = (secret.scalar(Label.NONCE, source, name, index) for name in ("w", "z"))
        c = secret.scalar(Label.NONCE, source, "c", index) % SHORT
        if mine.amount == 0:  # C = r·H is genuine; C - U is made up
            chosen, x, other = False, mine.blind, mine - unit
        elif mine.amount == unit.amount:  # C - U = r·H is genuine; C is made up
            chosen, x, other = True, (mine - unit).blind, mine
        else:
            raise ValueError("neither nothing nor the unit")
        real, fake = w * h, (z - c * other.blind) * h - c * other.amount * g
        points += (fake, real) if chosen else (real, fake)
        plans.append((chosen, w, x, c, z))
    said.add(*(point.code for point in points))
    question = said.short(Label.CHALLENGE)
    out: list[bytes] = []
    for (chosen, w, x, c, z), first, second in zip(plans, points[::2], points[1::2]):
        answer = (question - c) % SHORT
        honest = w + answer * x
        c0, z0, z1 = (c, z, honest) if chosen else (answer, honest, z)
        out += [first.code, second.code, c0.to_bytes(16, "little"), write_scalar(z0), write_scalar(z1)]
    return b"".join(out)


def check_choices(said: Statement, reader: Reader, choices: Sequence[tuple[Point, Point]]) -> None:
    """z0·H = T0 + c0·C and z1·H = T1 + c1·(C - U) for all of them, checked as one weighted sum."""
    curve = reader.curve
    rows = [(reader.point(), reader.point(), reader.short(), reader.scalar(), reader.scalar()) for _ in choices]
    reader.end()
    said.add(*(point.code for row in rows for point in row[:2]))
    question = said.short(Label.CHALLENGE)
    said.add(*(part for row in rows for part in row[2:]))

    def pairs(weights: Sequence[int]) -> list[tuple[int, Point]]:
        of_h = 0
        sums: list[tuple[int, Point]] = []
        for (hidden, unit), (t0, t1, c0, z0, z1), one, two in zip(choices, rows, weights[::2], weights[1::2]):
            c1 = (question - c0) % SHORT
            of_h += one * z0 + two * z1
            sums += [(-one, t0), (-two, t1), (-one * c0 - two * c1, hidden), (two * c1, unit)]
        return [*sums, (of_h, blind_base(curve))]

    settle([Claim(curve, said.state(), 2 * len(rows), pairs, "the claim about the amount is not proven")])
