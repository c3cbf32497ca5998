"""The engines that the tests compare: the reference, and the page's library (real in Pyodide, acted in CPython)."""

import sys
from typing import Any

from fair.group import edwards, ristretto
from fair.group.curve import Curve, reference
from fair.group.labels import Label
from fair.group.noble import Noble, NobleSigning
from fair.group.secret import Secret
from fair.group.signatures import ED25519


class Actor:
    """Plays web/js/curve.mjs where there is no JavaScript: the same names, the same kinds of arguments."""

    zero, base = edwards.ZERO, edwards.BASE
    add = staticmethod(edwards.add)
    subtract = staticmethod(edwards.subtract)
    same = staticmethod(ristretto.same)
    total = staticmethod(edwards.total)

    prepare = staticmethod(edwards.Table)

    @staticmethod
    def multiply(scalar: int, point: Any) -> Any:
        return point.multiply(scalar) if isinstance(point, edwards.Table) else edwards.multiply(scalar, point)

    @staticmethod
    def encode(point: Any) -> str:
        return ristretto.encode(point).hex()

    @staticmethod
    def decode(text: str) -> Any:
        try:
            return ristretto.decode(bytes.fromhex(text))
        except ValueError:
            return None

    @staticmethod
    def fromUniform(text: str) -> Any:
        return ristretto.from_uniform(bytes.fromhex(text))

    @staticmethod
    def publicKey(seed: str) -> str:
        return ED25519.public(bytes.fromhex(seed)).hex()

    @staticmethod
    def sign(seed: str, message: str) -> str:
        return ED25519.sign(bytes.fromhex(seed), bytes.fromhex(message)).hex()

    @staticmethod
    def verify(key: str, message: str, signature: str) -> bool:
        return ED25519.verify(*(bytes.fromhex(text) for text in (key, message, signature)))


def library() -> Any:
    if sys.platform == "emscripten":
        import js  # type: ignore[import-not-found]

        return js.curve
    return Actor()


LIBRARY = library()
REFERENCE = reference()
CURVES = {"reference": REFERENCE, "noble": Curve(Noble(LIBRARY))}
SIGNINGS = {"reference": ED25519, "noble": NobleSigning(LIBRARY)}


def secret(name: int | str) -> Secret:
    """A key that is the same in every run."""
    return Secret(str(name).encode().ljust(32, b"."))


def key(name: int | str) -> int:
    return secret(name).scalar(Label.SECRET, "the key of a vault")
