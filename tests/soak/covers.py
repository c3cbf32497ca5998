"""The register of covers: in every test, everything that hides is written down with what it covers.

A cover is a blind, a nonce, a mask, a key stream, or the random part of a proof. If one cover hides two different
contents, anybody can subtract one from the other and read both. So that must never happen, on any device, in any past:
not after a reload, not after a return, not in a past that became void. The register stands at the few places where the
code covers something, and not where it checks what others have covered.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from hashlib import sha256
from typing import Any

from fair.proofs import amounts, box, knowledge, shares, shuffle, throw
from fair.proofs.bits import Opening
from fair.protocol import ceremony, own_box, seals
from fair.protocol.rounds import FIRST


class CoveredTwice(AssertionError):
    pass


class Register:
    """`broken` keeps what was found, in case that somebody swallows the exception."""

    def __init__(self) -> None:
        self.covers: dict[tuple[str, object], bytes] = {}
        self.broken: list[CoveredTwice] = []

    def write(self, kind: str, cover: object, content: object) -> None:
        mark = sha256(repr(content).encode()).digest()
        if self.covers.setdefault((kind, cover), mark) != mark:
            self.broken.append(CoveredTwice(f"one {kind} covers two contents"))
            raise self.broken[-1]

    # ------------------------------------------------------------ where the code covers something

    def boxed(self, keys: bytes, text: bytes, covered: bytes) -> None:
        self.write("key stream", (keys, covered[-box.MARK :]), text)

    def locked(self, lock: own_box.Lock, inside: bytes, closed: bytes) -> None:
        if lock.protocol == FIRST:
            self.write("key stream", lock.point.code, inside)

    def sealed(self, *asked: Any) -> None:
        for one in asked[-1][1]:
            self.write("nonce of a seal", one.nonce, one.value)

    def key_sealed(self, where: Any, value: bytes, nonce: bytes, sealed: bytes) -> None:
        self.write("nonce of a seal", nonce, value)

    def blinded(self, *asked: Any) -> None:
        for one in asked[-1]:
            self.write("blind", one.blind, one.amount)

    def chosen(self, said: Any, secret: Any, curve: Any, choices: list[tuple[Opening, Opening]], proof: bytes) -> None:
        for number, (mine, _) in enumerate(choices):
            if mine.blind:
                self.write("blind", mine.blind, mine.amount)
            row = proof[144 * number : 144 * number + 144]
            self.write("proof", row[:64], row[64:])

    def masked(self, card: Any, key: Any, mask: int, new: Any) -> None:
        self.write("mask", mask, (card.a.code, card.b.code, key.code))

    def proved(self, *asked: Any) -> None:
        self.write("proof", asked[-1][:32], asked[-1][32:])

    def multiplied(self, where: Any, secret: Any, x: Any, public: Any, points: Any, data: bytes) -> None:
        self.write("proof", data[-96:-64], data)

    def divided(self, shared: Any, where: Any, secret: Any, x: int, needed: int, nothing: None) -> None:
        for coefficient in shared._coefficients[1:]:
            self.write("part of a key", coefficient, x)

    def shuffled(self, where: Any, secret: Any, key: Any, rows: Any, mixed: Any, proof: bytes) -> None:
        count, width = len(rows), len(rows[0])
        first, last = 64 * count, 32 * (3 * count + 3 + 2 * width)
        self.write("proof", proof[first:last], proof[last:])


PLACES: tuple[tuple[Any, str, Callable[..., None]], ...] = (
    (box, "cover", Register.boxed),
    (own_box.Lock, "close", Register.locked),
    (seals, "seal", Register.sealed),
    (ceremony, "seal", Register.key_sealed),
    (amounts, "openings", Register.blinded),
    (amounts, "prove_choices", Register.chosen),
    (shuffle, "remask", Register.masked),
    (amounts, "prove_knows", Register.proved),
    (knowledge, "prove_knows", Register.proved),
    (knowledge, "multiply_all", Register.multiplied),
    (throw, "multiply_all", Register.multiplied),
    (shuffle, "prove", Register.shuffled),
    (shares.Polynomial, "__init__", Register.divided),
)
open_registers: list[Register] = []  # the last one is written in


@contextmanager
def registered() -> Iterator[Register]:
    """Everything that is covered meanwhile must be covered once."""
    _stand_by()
    register = Register()
    open_registers.append(register)
    try:
        yield register
    finally:
        open_registers.pop()
    if register.broken:
        raise register.broken[0]


@cache
def _stand_by() -> None:
    """The register takes its places once; without an open register nothing is written."""
    for home, name, note in PLACES:
        setattr(home, name, _noting(getattr(home, name), note))


def _noting(covers: Callable[..., Any], note: Callable[..., None]) -> Callable[..., Any]:
    """The same function, which tells the register what it was given and what came of it."""

    @wraps(covers)
    def noted(*given: Any, **named: Any) -> Any:
        came = covers(*given, **named)
        if open_registers:
            note(open_registers[-1], *given, came)
        return came

    return noted
