"""The label that begins every hash: a hash made for one purpose can never be used for another.

Rounds: none; nobody speaks, and nothing is proved here. All labels are in this one table, and each is used in one
place. Every part of a hash begins with its kind and length, so two different lists of parts never give the same bytes.
Not protected here: a caller who leaves a part of the statement out. Each proof says what it binds.
"""

import hashlib
from enum import Enum
from typing import TypeAlias

PREFIX = "cabinet-noir/fair/1/"
ORDER = 2**252 + 27742317777372353535851937790883648493  # how many points, and so how many scalars, there are

Part: TypeAlias = bytes | str | int
Where: TypeAlias = tuple[Part, ...]
"""The place of a statement in the world: game, vault, round, step, seat. It is bound into every hash."""


class Label(Enum):
    """The label, and what is hashed under it. `text` is what goes into the hash."""

    # seals, signatures, boxes
    SEAL = "seal", "a sealed choice: place, nonce and value"
    SECRET = "secret", "the root of everything one key hides"
    KEY_CHECK = "key-check", "the check letters of a key that is written down"
    LETTER_KEY = "letter-key", "the two keys of a letter that one seat can read"
    LETTER = "letter", "the stream that covers a letter"
    # the group
    POINT = "point", "a name becomes a point: the face of a card"
    GENERATOR = "generator", "points whose relations nobody knows, for commitments"
    WEIGHT = "weight", "the weights with which many equations are checked as one"
    # proofs
    KNOWS = "knows", "proof: I know the number behind this point"
    SAME = "same", "proof: all these points were multiplied by the number behind my key"
    SAME_WEIGHT = "same-weight", "how the points of that proof are put together"
    # shuffle
    SHUFFLE_ORDER = "shuffle-order", "the secret order of a shuffle"
    REMASK = "remask", "the secret masks of a shuffle"
    SHUFFLE = "shuffle", "proof: the same cards in another order"
    SHUFFLE_ROW = "shuffle-row", "the number that the proof gives each row"
    # shares, throws, amounts
    SHARE = "share", "the polynomial that divides a key among the others"
    THROW = "throw", "the point that everybody multiplies for a throw"
    LOT = "lot", "all seats' values become the joint throw"
    DIE = "die", "the joint throw becomes the face of a die"
    BLIND = "blind", "what hides an amount"
    CHOICE = "choice", "proof: each amount is nothing or its unit"
    # the talk at the table
    GAME = "game", "the name of a game: what was agreed, and who plays"
    SIGNED = "signed", "a letter is signed"
    STEP = "step", "the head of all that was said so far"
    VAULT = "vault", "a seat's key for one kind of secret"
    KEY_SEALED = "key-sealed", "a key is fixed before any other is seen"
    OWN_BOX = "own-box", "what a seat keeps for itself, or for those who stand in for it"
    OWN_BOX_KEYS = "own-box-keys", "the two keys of such a box"
    STAND_IN = "stand-in", "the chance of the bot that plays for an absent seat"
    # the room around the table
    HELLO = "hello", "a device proves on a link who it is, and that it knows the room"
    NOTE = "note", "a device tells the room something"
    SIGNAL = "signal", "how two devices may reach each other, carried by a third"
    PRINT = "print", "a seat tells what its table looks like"
    KNOCK = "knock", "a device knocks at the door of a room, and shows who it is"
    INVITATION = "invitation", "which offer an answer belongs to"
    ROOM = "room", "what stands for the secret of a room"
    ROOM_MARK = "room-mark", "by which two devices see that they mean the same room"
    # inside every proof
    NONCE = "nonce", "the numbers used once in a proof"
    CHALLENGE = "challenge", "the question a proof answers"

    def __init__(self, label: str, meaning: str) -> None:
        self.text = PREFIX + label
        self.meaning = meaning


def encode(*parts: Part) -> bytes:
    """Writes the kind and the length before every part, so that the bytes can be read in one way only."""
    out = []
    for part in parts:
        if isinstance(part, str):
            data = part.encode("utf-8", "surrogatepass")
            out.append(b"s%b%b" % (len(data).to_bytes(4, "big"), data))
        elif isinstance(part, bytes):
            out.append(b"b%b%b" % (len(part).to_bytes(4, "big"), part))
        else:
            data = b"%d" % part
            out.append(b"i%b%b" % (len(data).to_bytes(4, "big"), data))
    return b"".join(out)


def digest(label: Label, *parts: Part) -> bytes:
    """SHA-512 under a label."""
    return hashlib.sha512(encode(label.text, *parts)).digest()


def number(data: bytes) -> int:
    """64 hashed bytes as a scalar. They are so much wider than the order that every scalar is equally likely."""
    return int.from_bytes(data, "little") % ORDER


class Statement:
    """Everything said in a proof so far. Challenges drawn from it depend on all of it, in order (Fiat, Shamir)."""

    def __init__(self, label: Label, where: Where, *parts: Part) -> None:
        self._hash = hashlib.sha512(encode(label.text, encode(*where), *parts))

    def add(self, *parts: Part) -> None:
        self._hash.update(encode(*parts))

    def state(self) -> bytes:
        return self._hash.digest()

    def short(self, label: Label, index: int = 0) -> int:
        """A challenge of 128 bits."""
        return int.from_bytes(digest(label, self.state(), index)[:16], "little")

    def shorts(self, label: Label, count: int) -> list[int]:
        state = self.state()
        return [int.from_bytes(digest(label, state, index)[:16], "little") for index in range(count)]
