"""A letter: one signed word of one seat. Everything that the devices of a game tell each other is a letter to all.

Who speaks: the author; anybody may carry it on. A letter names the game, the step, and the head of all that was said
before, so it is good in one place of one game only. There is one way to write a letter; any other text is refused.
Not protected here: anybody may read it. What only one seat may read is put into a box in the letter (box.py).
"""

import base64
import binascii
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from fair.group.labels import Label, digest, encode
from fair.group.refused import Malformed
from table.illegal import Refusal
from table.needs import Seat
from table.save import depth_of
from table.text import Plain, canonical, plain, read

LONGEST = 400_000
DEEPEST = 20

T = TypeVar("T")
Sign = Callable[[bytes], bytes]
Verify = Callable[[Seat, bytes, bytes], bool]


Return: TypeAlias = tuple[Seat, int, str]
"""An absent seat's own word that it is back: the seat, the step in which it said so, and its signature."""


@dataclass(frozen=True, slots=True)
class Letter:
    """`step` counts the rounds of talk; `head` binds all before; `back` names absent seats that were heard again.

    An author names its own seat as it is, and any other by what that seat has signed. In the first protocol all are
    named as they are.
    """

    game: str
    author: Seat
    step: int
    head: str
    kind: str
    body: Plain
    back: tuple[Seat | Return, ...] = ()

    @property
    def seats_back(self) -> list[Seat]:
        return [one if isinstance(one, int) else one[0] for one in self.back]


@dataclass(frozen=True, slots=True)
class Signed:
    """A letter as it was sent: its one text, and the author's signature under it."""

    letter: Letter
    text: str
    signature: bytes

    @property
    def wire(self) -> bytes:
        return f"{self.text}\n{text64(self.signature)}".encode()


def sign(letter: Letter, signing: Sign) -> Signed:
    text = canonical(letter)
    return Signed(letter, text, signing(_message(text)))


def is_signed(signed: Signed, verify: Verify) -> bool:
    return verify(signed.letter.author, _message(signed.text), signed.signature)


def _message(text: str) -> bytes:
    return encode(Label.SIGNED.text, text)


def read_letter(wire: bytes) -> Signed:
    """The letter in these bytes, or Malformed. The signature is not checked yet."""
    text, _, signature = _text(wire).rpartition("\n")
    letter = read_text(Letter, text)
    if letter.step < 0 or letter.author < 0:
        raise Malformed("not a letter")
    return Signed(letter, text, bytes64(signature))


def read_text(kind: type[T], text: str) -> T:
    """A value out of its canonical text; the same value in other words is refused."""
    return _read(lambda data: read(kind, data), text)


def read_plain(text: str) -> Plain:
    return _read(plain, text)


def _read(reader: Callable[[object], T], text: str) -> T:
    try:
        if depth_of(text) > DEEPEST:
            raise Malformed("too deep")
        value = reader(json.loads(text))
    except (ValueError, Refusal, RecursionError) as wrong:
        raise Malformed("not the text of anything") from wrong
    if canonical(value) != text:
        raise Malformed("not the one way to write it")
    return value


def _text(wire: bytes) -> str:
    if len(wire) > LONGEST:
        raise Malformed("too long")
    try:
        return wire.decode("ascii")
    except UnicodeDecodeError as wrong:
        raise Malformed("not ASCII") from wrong


def text64(data: bytes) -> str:
    """Bytes as text: base64 without its padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes64(text: Plain) -> bytes:
    """The bytes back; only the one way to write them is accepted."""
    if not isinstance(text, str):
        raise Malformed("not bytes")
    try:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError) as wrong:
        raise Malformed("not bytes") from wrong
    if text64(data) != text:
        raise Malformed("not the one way to write bytes")
    return data


def row(value: Plain, length: int | None = None) -> tuple[Plain, ...]:
    """A row of parts, of this length if one is named."""
    if not isinstance(value, tuple) or length not in (None, len(value)):
        raise Malformed("not a row")
    return value


def next_head(head: str, letters: list[Signed]) -> str:
    """The head after a step: it binds every letter of the step, in the order of the seats."""
    return digest(Label.STEP, head, *(signed.text for signed in letters))[:32].hex()
