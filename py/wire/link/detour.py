"""A detour: what two devices say to each other through relays, as long as no direct link comes about.

Rounds: none of its own. Each page has shown a fresh key when it knocked or asked (wire/room/knocks.py). Both compute
the same key from the two (Diffie-Hellman), and nobody else can, whoever has the code of the room or keeps a relay. Each
parcel is numbered, so one that is sent again is not heard again. Which devices the two pages are is proved on the link
itself: its greeting signs `channel`, the two keys, as it signs the fingerprints of a direct link (link.py).
Not protected here: that the two talk, when, and how much; a relay may lose parcels, and the room asks again.
"""

from collections.abc import Sequence

from fair.group.curve import Point
from fair.group.refused import Refused
from fair.proofs import box

LONGEST = 24_000  # bytes in a parcel: relays commonly refuse notes of 64 kB, and writing it as text makes it longer
REMEMBERED = 256  # numbers; what is older than these came too late
HEAD = 4


class Detour:
    """One end. `mine` and `theirs` are the keys of the two pages, `shared` the point that only they can compute."""

    def __init__(self, mine: Point, theirs: Point, shared: Point) -> None:
        self.channel = " ".join(sorted((mine.code.hex(), theirs.code.hex())))
        self._out = box.keys(("detour",), mine, theirs, shared)
        self._in = box.keys(("detour",), theirs, mine, shared)
        self._number = 0
        self._heard: set[int] = set()
        self._newest = 0

    def close(self, frames: Sequence[bytes]) -> bytes:
        """A parcel with these frames, that only the other end can open. Without any: this end is closed."""
        self._number += 1
        rows = b"".join(len(frame).to_bytes(HEAD, "big") + frame for frame in frames)
        return box.cover(self._out, self._number.to_bytes(HEAD, "big") + rows)

    def open(self, parcel: bytes) -> list[bytes] | None:
        """The frames in a parcel; None if it is not for us, or was heard before."""
        try:
            text = box.uncover(self._in, parcel)
        except Refused:
            return None
        number, frames = int.from_bytes(text[:HEAD], "big"), _frames(text[HEAD:])
        if number in self._heard or number <= self._newest - REMEMBERED:
            return None
        self._newest = max(self._newest, number)
        self._heard = {one for one in self._heard if one > self._newest - REMEMBERED} | {number}
        return frames


def fitting(frames: Sequence[bytes], room: int) -> int:
    """How many of these frames, from the first on, fit into so many bytes."""
    for count, frame in enumerate(frames):
        room -= HEAD + len(frame)
        if room < 0:
            return count
    return len(frames)


def _frames(text: bytes) -> list[bytes]:
    frames = []
    while text:
        end = HEAD + int.from_bytes(text[:HEAD], "big")
        frames.append(text[HEAD:end])
        text = text[end:]
    return frames
