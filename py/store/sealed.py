"""Hides what is private in a saved game from somebody who looks through the browser's storage.

The line `private` of a file (the seed, every seat's cards, seals and notes) is encrypted with a key that the browser
keeps apart and does not show. What it does not protect from: somebody who runs code of their own in this page, for the
page itself must read its games. The sum at the end of the file covers the line as it was, so a change is noticed.
"""

import hashlib
from binascii import Error, a2b_base64, b2a_base64

from table.illegal import Refusal

START, END, MARK = '\n"private": ', ',\n"sum": ', '"sealed '
NONCE = 16


def seal(text: str, key: bytes) -> str:
    """The text of a file with its private line encrypted; without a key, as it is."""
    head, start, tail = text.rpartition(START)
    private, end, rest = tail.partition(END)
    if not (key and start and end) or private.startswith(MARK):
        return text
    plain = private.encode()
    nonce = hashlib.sha256(key + plain).digest()[:NONCE]
    kept = b2a_base64(nonce + _mask(plain, key, nonce), newline=False).decode()
    return f'{head}{START}{MARK}{kept}"{END}{rest}'


def is_sealed(text: str) -> bool:
    return text.rpartition(START)[2].startswith(MARK)


def unseal(text: str, key: bytes) -> str:
    """The text of the file as it was. Refused without the key: such a game is not damaged, only closed."""
    if not is_sealed(text):
        return text
    head, _, tail = text.rpartition(START)
    private, _, rest = tail.partition(END)
    try:
        data = a2b_base64(private.removeprefix(MARK).removesuffix('"'))
        plain = _mask(data[NONCE:], key, data[:NONCE]).decode()
    except (Error, ValueError):
        plain = ""
    if not key or not plain.startswith("{"):
        raise Refusal("elsewhere.sealed")
    return f"{head}{START}{plain}{END}{rest}"


def _mask(data: bytes, key: bytes, nonce: bytes) -> bytes:
    stream = hashlib.shake_256(key + nonce).digest(len(data))
    return (int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")).to_bytes(len(data), "big")
