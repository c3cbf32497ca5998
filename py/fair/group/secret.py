"""One key of 32 bytes, from which a seat derives everything it hides. Once it is published, everything can be replayed.

Rounds: none; the key stays on the device until the audit. Law: what is derived depends on the label and on the exact
input, so the same number is never used for two different statements.
Not protected here: a key that was not chosen at random, or was used for two vaults with the same `where`.
"""

import hashlib

from fair.group.labels import Label, Part, encode, number
from fair.group.refused import Malformed


class Secret:
    """The nonce source that every prover is given."""

    __slots__ = ("_root", "key")

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise Malformed("a key has 32 bytes")
        self.key = key
        self._root = hashlib.sha512(encode(Label.SECRET.text, key))

    def __repr__(self) -> str:
        return "Secret(…)"  # never in a log by accident

    def wide(self, label: Label, *parts: Part) -> bytes:
        """64 bytes nobody can guess without the key."""
        root = self._root.copy()
        root.update(encode(label.text, *parts))
        return root.digest()

    def bytes32(self, label: Label, *parts: Part) -> bytes:
        return self.wide(label, *parts)[:32]

    def scalar(self, label: Label, *parts: Part) -> int:
        return number(self.wide(label, *parts))

    def below(self, limit: int, label: Label, *parts: Part) -> int:
        """The remainder of 512 bits: even, up to 2^-480."""
        return int.from_bytes(self.wide(label, *parts), "little") % limit
