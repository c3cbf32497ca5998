"""Seals: a choice is published as a hash that binds it and hides it; value and nonce open it later.

Who speaks: the owner seals, everybody keeps the 32 bytes, the owner opens, everybody checks.
Binds as long as SHA-256 does; hides as long as the 32-byte nonce is secret, however few values there are.
Not protected here: an owner who never opens; opening before all have sealed (the protocol waits for that).
"""

import hashlib
import hmac

from fair.group.labels import Label, Where, encode
from fair.group.refused import Malformed, Unproven
from fair.group.secret import Secret


def nonce(secret: Secret, where: Where, *value: bytes) -> bytes:
    """The nonce of the one seal that this seat makes at this place; with the value, of this value there."""
    return secret.bytes32(Label.SEAL, *where, *value)


def seal(where: Where, value: bytes, nonce: bytes) -> bytes:
    """The place, with the owner in it, is part of the seal: it cannot be used again elsewhere or by another."""
    if len(nonce) != 32:
        raise Malformed("a nonce has 32 bytes")
    return hashlib.sha256(encode(Label.SEAL.text, encode(*where), nonce, value)).digest()


def check_opening(where: Where, value: bytes, nonce: bytes, sealed: bytes) -> None:
    if not hmac.compare_digest(seal(where, value, nonce), sealed):
        raise Unproven("this is not what was sealed")
