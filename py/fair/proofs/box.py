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
    """x is my key, with X = `mine`. The tag of the text also selects the stream, so two texts never share one."""
    stream, marking = _keys(where, x, mine, theirs, theirs)
    mark = hmac.digest(marking, text, "sha256")
    return _cover(stream, mark, text) + mark


def open_letter(where: Where, x: int, mine: Point, theirs: Point, letter: bytes) -> bytes:
    if len(letter) < MARK:
        raise Malformed("cut off")
    stream, marking = _keys(where, x, theirs, mine, theirs)
    text = _cover(stream, letter[-MARK:], letter[:-MARK])
    if not hmac.compare_digest(hmac.digest(marking, text, "sha256"), letter[-MARK:]):
        raise Unproven("not written by this seat, or changed on its way")
    return text


def _keys(where: Where, x: int, sender: Point, receiver: Point, other: Point) -> tuple[bytes, bytes]:
    if other.is_zero:
        raise Unproven("an empty key")
    keys = digest(Label.LETTER_KEY, encode(*where), sender.code, receiver.code, (x * other).code)
    return keys[:32], keys[32:]


def _cover(stream: bytes, mark: bytes, text: bytes) -> bytes:
    pad = b"".join(digest(Label.LETTER, stream, mark, block) for block in range(-(-len(text) // 64)))
    return bytes(one ^ other for one, other in zip(text, pad))
