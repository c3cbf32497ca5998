"""A letter that only one seat can read, although others carry it: a share of a key on its way through a relay.

Who speaks: one seat to another. Both can compute the same key, x·Y = y·X (Diffie-Hellman), and nobody else can; so the
letter also shows that one of the two wrote it. It opens with a tag (HMAC-SHA-256), and the tag selects the key stream
(SHA-512), as in Rogaway and Shrimpton (2006): the same letter sent twice looks the same, and nothing worse.
Not protected here: that a letter was sent, and how long it is; a letter sent again, unless `where` names the step.
"""

import hmac

from fair.group.curve import Point
from fair.group.labels import Label, Where, digest, encode
from fair.group.refused import Malformed, Unproven

MARK = 32


def close(where: Where, x: int, mine: Point, theirs: Point, text: bytes) -> bytes:
    """x is my key, with X = `mine`."""
    return cover(keys(where, mine, theirs, x * theirs), text)


def open_letter(where: Where, x: int, mine: Point, theirs: Point, letter: bytes) -> bytes:
    return uncover(keys(where, theirs, mine, x * theirs), letter)


def keys(where: Where, sender: Point, receiver: Point, shared: Point) -> bytes:
    """`shared` is a point that only these two seats can compute. It opens all letters between them."""
    if shared.is_zero:
        raise Unproven("an empty key")
    return digest(Label.LETTER_KEY, encode(*where), sender.code, receiver.code, shared.code)


def cover(keys: bytes, text: bytes) -> bytes:
    """The tag of the text also selects the stream, so two texts never share one."""
    mark = hmac.digest(keys[32:], text, "sha256")
    return mixed(stream(keys, mark, len(text)), text) + mark


def uncover(keys: bytes, letter: bytes) -> bytes:
    if len(letter) < MARK:
        raise Malformed("cut off")
    mark = letter[-MARK:]
    text = mixed(stream(keys, mark, len(letter) - MARK), letter[:-MARK])
    if not hmac.compare_digest(hmac.digest(keys[32:], text, "sha256"), mark):
        raise Unproven("not written by this seat, or changed on its way")
    return text


def stream(keys: bytes, mark: bytes, size: int) -> bytes:
    return b"".join(digest(Label.LETTER, keys[:32], mark, block) for block in range(-(-size // 64)))


def mixed(stream: bytes, text: bytes) -> bytes:
    return bytes(one ^ other for one, other in zip(text, stream, strict=False))
