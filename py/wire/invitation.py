"""The invitation: a room's name and secret, in a link that friends can share; offline also how to reach its sender.

The secret stands behind the # of the link, which browsers send to nobody. Law: a text is an invitation, or an answer to
one, in exactly one way, or it is refused.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from fair.letter import bytes64, text64
from fair.refused import Malformed
from fair.words import Word, digest
from table.illegal import Illegal
from wire.description import is_packed

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without I and O, which look like numbers
CODE = re.compile(f"^[{LETTERS}]{{6}}$")
SECRET_BYTES = 16
LONGEST = 1200
OFFER, ANSWER = "r", "a"


@dataclass(frozen=True)
class Invitation:
    """`offer` is packed (description.pack), or nothing if friends meet by the code."""

    code: str
    secret: bytes
    offer: str = ""

    @property
    def fragment(self) -> str:
        """What stands behind the # of the link, and in the QR code."""
        parts = [self.code, text64(self.secret), *([self.offer] if self.offer else [])]
        return f"{OFFER}={'.'.join(parts)}"

    def answered(self, answer: str) -> "Reply":
        return Reply(tag(self.offer), answer)


@dataclass(frozen=True)
class Reply:
    """The answer to one offer; `tag` says to which."""

    tag: str
    answer: str

    @property
    def fragment(self) -> str:
        return f"{ANSWER}={self.tag}.{self.answer}"


def tag(offer: str) -> str:
    return text64(digest(Word.INVITATION, offer)[:6])


def invite(chance: Callable[[int], bytes]) -> Invitation:
    """A new room. Codes are short, to be said aloud; the secret is what keeps strangers out."""
    number = int.from_bytes(chance(8), "big")
    code = "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(6))
    return Invitation(code, chance(SECRET_BYTES))


def read(text: str) -> Invitation | Reply:
    """Out of a link, what stands behind its #, or a text that was pasted with spaces around it."""
    try:
        return _read(text)
    except Malformed as wrong:
        raise Illegal("room.invitation") from wrong


def _read(text: str) -> Invitation | Reply:
    if len(text) > LONGEST:
        raise Malformed("too long")
    fragment = "".join(text.split()).rpartition("#")[2]
    kind, _, body = fragment.partition("=")
    parts = body.split(".")
    if kind == OFFER and len(parts) in (2, 3) and CODE.match(parts[0]):
        secret, offer = bytes64(parts[1]), "".join(parts[2:])
        if len(secret) == SECRET_BYTES and (len(parts) == 2 or is_packed(offer, "offer")):
            return Invitation(parts[0], secret, offer)
    if kind == ANSWER and len(parts) == 2 and len(bytes64(parts[0])) == 6 and is_packed(parts[1], "answer"):
        return Reply(parts[0], parts[1])
    raise Malformed("not an invitation")
