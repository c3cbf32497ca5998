"""The signatures at one table: signs for the seats of this device, and checks those of all others, with a cache.

Each signature is checked once, however often its letter comes and however many peers hear it. What was signed here is
not checked here. Law: nothing is believed that was neither signed here nor checked.
"""

import hashlib
from collections.abc import Sequence

from fair.group.signatures import Signing
from table.needs import Seat


class Signatures:
    """`players`: the public keys of all seats."""

    def __init__(self, signing: Signing, players: Sequence[bytes]) -> None:
        self.signing, self.players = signing, tuple(players)
        self._believed: set[bytes] = set()

    def sign(self, seat: Seat, seed: bytes, message: bytes) -> bytes:
        signature = self.signing.sign(seed, message)
        self._believed.add(_mark(seat, message, signature))
        return signature

    def verify(self, seat: Seat, message: bytes, signature: bytes) -> bool:
        mark = _mark(seat, message, signature)
        if mark not in self._believed:
            if not self.signing.verify(self.players[seat], message, signature):
                return False
            self._believed.add(mark)
        return True


def _mark(seat: Seat, message: bytes, signature: bytes) -> bytes:
    return hashlib.sha256(b"%d %b %b" % (seat, signature, message)).digest()
