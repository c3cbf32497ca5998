"""A shuffle that everybody can check and nobody can follow: the same cards, in an order only the shuffler knows.

Who speaks: the shuffler sends the new rows and a proof; everybody checks the proof before anybody looks at a card.
The proof is that of Terelius and Wikström (2010) in the form of Haenni, Locher, Koenig and Dubuis (2017), for rows of
several cards as in Haines (2019). Names as there: e, e' the rows, ψ the order, u the numbers of the rows,
c the commitment to ψ, ĉ the chain of commitments, ω and s nonces and answers.
Sound if nobody knows relations between the generators; zero-knowledge if hashes are random.
Not protected here: a shuffler who tells a friend the order. One honest shuffler among all is enough.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from fair.group.curve import Curve, Point, write_scalar
from fair.group.labels import ORDER, Label, Statement, Where
from fair.group.reading import Reader
from fair.group.refused import Malformed
from fair.group.secret import Secret
from fair.proofs.batch import Claim, settle
from fair.proofs.elgamal import Row, remask, write_rows


@dataclass(frozen=True, slots=True)
class Mixed:
    """New row i is old row order[i], remasked with masks[order[i]], one mask for each card of the row."""

    rows: tuple[Row, ...]
    order: tuple[int, ...]
    masks: tuple[tuple[int, ...], ...]


def mix(where: Where, secret: Secret, key: Point, rows: Sequence[Row]) -> Mixed:
    """Order and masks follow from the secret, the place and the exact rows: the audit does it again and compares."""
    said = Statement(Label.SHUFFLE, where, key.code, _shape(rows), write_rows(rows)).state()
    order = draw_order(secret, said, len(rows))
    masks = tuple(
        tuple(secret.scalar(Label.REMASK, said, place, k) for k in range(len(row))) for place, row in enumerate(rows)
    )
    new = tuple(tuple(remask(card, key, mask) for card, mask in zip(rows[old], masks[old])) for old in order)
    return Mixed(new, order, masks)


def draw_order(secret: Secret, said: bytes, count: int) -> tuple[int, ...]:
    """Fisher–Yates: every order is equally likely."""
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = secret.below(last + 1, Label.SHUFFLE_ORDER, said, last)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def prove(where: Where, secret: Secret, key: Point, rows: Sequence[Row], mixed: Mixed) -> bytes:
    curve, count, width = key.curve, len(rows), len(rows[0])
    base, h, hs = curve.base, *_generators(curve, count)
    said = _statement(where, key, rows, mixed.rows)
    source = said.state()

    def hidden(name: str, index: int = 0) -> int:
        return secret.scalar(Label.NONCE, source, name, index)

    # the commitment to the order: c of row ψ(i) is r·G + h_i
    r = [hidden("r", place) for place in range(count)]
    c = [curve.zero] * count
    for new, old in enumerate(mixed.order):
        c[old] = r[old] * base + hs[new]
    u = _row_numbers(said, c)
    u_new = [u[old] for old in mixed.order]
    # the chain: ĉ_i = r̂_i·G + u'_i·ĉ_(i-1), from h. The prover knows each as a·G + b·h
    r_hat = [hidden("chain", place) for place in range(count)]
    a, b, chain = 0, 1, [(0, 1)]
    for place in range(count):
        a, b = (r_hat[place] + u_new[place] * a) % ORDER, u_new[place] * b % ORDER
        chain.append((a, b))
    c_hat = [a * base + b * h for a, b in chain[1:]]
    # nonces and what is said about them
    w1, w2, w3 = hidden("w1"), hidden("w2"), hidden("w3")
    w4 = [hidden("w4", k) for k in range(width)]
    w_hat = [hidden("w-hat", place) for place in range(count)]
    w_row = [hidden("w-row", place) for place in range(count)]
    t = [w1 * base, w2 * base, curve.total([(w3, base), *zip(w_row, hs)])]
    for k in range(width):
        t.append(curve.total([(-w4[k], base), *((w, row[k].a) for w, row in zip(w_row, mixed.rows))]))
        t.append(curve.total([(-w4[k], key), *((w, row[k].b) for w, row in zip(w_row, mixed.rows))]))
    for w, v, (a, b) in zip(w_hat, w_row, chain):
        t.append((w + v * a) * base + v * b * h)
    q = _question(said, c_hat, t)
    # answers
    product, r_chain = 1, 0
    for place in range(count - 1, -1, -1):
        r_chain += r_hat[place] * product
        product = product * u_new[place] % ORDER
    sums = [sum(mask[k] * number for mask, number in zip(mixed.masks, u)) for k in range(width)]
    s = [w1 + q * sum(r), w2 + q * r_chain, w3 + q * sum(one * number for one, number in zip(r, u))]
    s += [w + q * total for w, total in zip(w4, sums)]
    s += [w + q * one for w, one in zip(w_hat, r_hat)]
    s += [w + q * number for w, number in zip(w_row, u_new)]
    return b"".join([*(point.code for point in (*c, *c_hat, *t)), *map(write_scalar, s)])


def check(where: Where, key: Point, rows: Sequence[Row], new_rows: Sequence[Row], proof: bytes) -> None:
    settle([claim(where, key, rows, new_rows, proof)])


def claim(where: Where, key: Point, rows: Sequence[Row], new_rows: Sequence[Row], proof: bytes) -> Claim:
    """The proof's 3 + 2·width + count equations, not yet checked. All shuffles of a deck are settled together."""
    if _shape(rows) != _shape(new_rows):
        raise Malformed("other rows than before")
    curve, count, width = key.curve, len(rows), len(rows[0])
    h, hs = _generators(curve, count)
    reader = Reader(curve, proof)
    c, c_hat, t = reader.points(count), reader.points(count), reader.points(3 + 2 * width + count)
    s1, s2, s3 = reader.scalars(3)
    s4, s_hat, s_row = reader.scalars(width), reader.scalars(count), reader.scalars(count)
    reader.end()
    said = _statement(where, key, rows, new_rows)
    u = _row_numbers(said, c)
    q = _question(said, c_hat, t)
    said.add(*map(write_scalar, (s1, s2, s3, *s4, *s_hat, *s_row)))
    product = 1
    for number in u:
        product = product * number % ORDER

    def pairs(weights: Sequence[int]) -> list[tuple[int, Point]]:
        """What each equation says, as (answers) - q·(statement) - t = zero."""
        one, two, three = weights[:3]
        of_base = one * s1 + two * s2 + three * s3  # 1: s1·G - q·(Σc - Σh); 2: s2·G - q·(ĉ_N - Πu·h)
        of_h, of_key = two * q * product, 0
        of_chain = [0] * count
        of_chain[-1] -= two * q
        sums = [(-weight, point) for weight, point in zip(weights, t)]
        for place in range(count):
            sums.append((-(one + three * u[place]) * q, c[place]))  # 3: s3·G + Σs'·h - q·Σu·c
            sums.append((one * q + three * s_row[place], hs[place]))
            weight = weights[3 + 2 * width + place]  # chain: ŝ_i·G + s'_i·ĉ_(i-1) - q·ĉ_i
            of_base += weight * s_hat[place]
            of_chain[place] -= weight * q
            if place:
                of_chain[place - 1] += weight * s_row[place]
            else:
                of_h += weight * s_row[0]
        for k in range(width):  # 4: Σs'·e' - s4·(G, X) - q·Σu·e
            left, right = weights[3 + 2 * k], weights[4 + 2 * k]
            of_base -= left * s4[k]
            of_key -= right * s4[k]
            for old, new, number, answer in zip(rows, new_rows, u, s_row):
                sums += [(left * answer, new[k].a), (right * answer, new[k].b)]
                sums += [(-left * q * number, old[k].a), (-right * q * number, old[k].b)]
        return [*sums, *zip(of_chain, c_hat), (of_h, h), (of_base, curve.base), (of_key, key)]

    return Claim(curve, said.state(), len(t), pairs, "these are not the same cards in another order")


def _generators(curve: Curve, count: int) -> tuple[Point, list[Point]]:
    h = curve.generator("shuffle").prepare()
    return h, [curve.generator("shuffle", place) for place in range(count)]


def _shape(rows: Sequence[Row]) -> str:
    """How many rows of how many cards; rows that differ are refused."""
    widths = {len(row) for row in rows}
    if len(widths) != 1 or widths == {0}:
        raise Malformed("rows of different lengths, or none")
    return f"{len(rows)}x{widths.pop()}"


def _statement(where: Where, key: Point, rows: Sequence[Row], new_rows: Sequence[Row]) -> Statement:
    return Statement(Label.SHUFFLE, where, key.code, _shape(rows), write_rows(rows), write_rows(new_rows))


def _row_numbers(said: Statement, commitment: Sequence[Point]) -> list[int]:
    """The first challenge: a number for each row."""
    said.add(*(point.code for point in commitment))
    return said.shorts(Label.SHUFFLE_ROW, len(commitment))


def _question(said: Statement, chain: Sequence[Point], t: Sequence[Point]) -> int:
    """The second challenge."""
    said.add(*(point.code for point in (*chain, *t)))
    return said.short(Label.CHALLENGE)
