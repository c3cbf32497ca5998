"""Two small proofs on which most of the game rests: I know my key, and I used it for all of these.

Who speaks: the owner of a key. `knows` (Schnorr 1991): the sender of X knows x with X = x·B, and shows no more of x.
`multiply_all` (Chaum, Pedersen 1992; many points in one proof by a random combination): D_i = x·A_i for every i, with
the x of X = x·G. Challenges are hashes of the place and of the whole statement (Fiat, Shamir; the strong form).
Sound and zero-knowledge if hashes are random and discrete logarithms are hard. Not protected here: the same `where`
for two different steps; a seat that stays silent.
"""

from collections.abc import Sequence

from fair.group.curve import Point, write_scalar
from fair.group.labels import Label, Statement, Where
from fair.group.reading import Reader
from fair.group.refused import Malformed, Unproven
from fair.group.secret import Secret
from fair.proofs.batch import Claim, settle


def prove_knows(where: Where, secret: Secret, x: int, public: Point, base: Point | None = None) -> bytes:
    """64 bytes: T = w·B, z = w + c·x."""
    base = base or public.curve.base
    said = Statement(Label.KNOWS, where, base.code, public.code)
    w = secret.scalar(Label.NONCE, said.state(), write_scalar(x))
    t = w * base
    said.add(t.code)
    return t.code + write_scalar(w + said.short(Label.CHALLENGE) * x)


def check_knows(where: Where, public: Point, proof: bytes, base: Point | None = None) -> None:
    """z·B = T + c·X. Zero is not a key."""
    base = base or public.curve.base
    reader = Reader(public.curve, proof)
    t, z = reader.point(), reader.scalar()
    reader.end()
    if public.is_zero:
        raise Unproven("an empty key")
    said = Statement(Label.KNOWS, where, base.code, public.code)
    said.add(t.code)
    if z * base != t + said.short(Label.CHALLENGE) * public:
        raise Unproven("the number behind this point is not known to its sender")


def multiply_all(where: Where, secret: Secret, x: int, public: Point, points: Sequence[Point]) -> bytes:
    """All x·A_i, each 32 bytes, and one proof of 96 for all of them: T = w·G, U = w·ΣρA, z = w + c·x."""
    curve = public.curve
    results = [x * point for point in points]
    said, rho = _same(where, public, points, results)
    w = secret.scalar(Label.NONCE, said.state(), write_scalar(x))
    t, u = w * curve.base, w * curve.total(zip(rho, points))
    said.add(t.code, u.code)
    z = w + said.short(Label.CHALLENGE) * x
    return b"".join(result.code for result in results) + t.code + u.code + write_scalar(z)


def check_all(where: Where, public: Point, points: Sequence[Point], data: bytes) -> list[Point]:
    """The x·A_i, or Unproven."""
    results, claim = claim_all(where, public, points, data)
    settle([claim])
    return results


def claim_all(where: Where, public: Point, points: Sequence[Point], data: bytes) -> tuple[list[Point], Claim]:
    """The same, not yet checked: z·G = T + c·X and z·ΣρA = U + c·ΣρD. Several claims are settled together."""
    if not points:
        raise Malformed("no points")
    curve = public.curve
    reader = Reader(curve, data)
    results, t, u, z = reader.points(len(points)), reader.point(), reader.point(), reader.scalar()
    reader.end()
    said, rho = _same(where, public, points, results)
    said.add(t.code, u.code)
    c = said.short(Label.CHALLENGE)
    said.add(write_scalar(z))

    def pairs(weights: Sequence[int]) -> list[tuple[int, Point]]:
        one, two = weights
        given = [(two * z * r, a) for r, a in zip(rho, points)]
        got = [(-two * c * r, d) for r, d in zip(rho, results)]
        return [(one * z, curve.base), (-one * c, public), (-one, t), (-two, u), *given, *got]

    return results, Claim(curve, said.state(), 2, pairs, "not multiplied by the number behind the key")


def _same(
    where: Where, public: Point, points: Sequence[Point], results: Sequence[Point]
) -> tuple[Statement, list[int]]:
    """The statement, and the weights with which its points are put together."""
    given, got = (b"".join(point.code for point in row) for row in (points, results))
    said = Statement(Label.SAME, where, public.code, given, got)
    return said, said.shorts(Label.SAME_WEIGHT, len(points)) if len(points) > 1 else [1]
