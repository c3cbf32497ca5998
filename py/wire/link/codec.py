"""The one strict reader of everything that arrives. What is too long, too much or unknown is dropped, and counted.

Law: nothing that arrives raises. A frame is a whole message, or a part of a longer one. Every link has a budget that
time refills; wrong messages cost more than right ones, so a flood of nonsense starves itself.
"""

import json

from table.illegal import Refusal
from table.save import depth_of
from table.text import canonical, read
from wire.link.messages import Envelope, Message

LONGEST_FRAME = 16_384
CHUNK = 16_000
MOST_PARTS = 40
UNFINISHED = 3
DEEPEST = 16
LONGEST_NUMBER = 15  # digits

FULL = 4000.0  # what a link may spend at once
REFILL = 800.0  # what it gets back every second
WRONG = 25.0  # the cost of something that no honest device sends
FORGED = 60.0  # the cost of a false signature, which takes the longest to find out


def write(message: Message, number: int) -> list[bytes]:
    """The frames of a message; `number` tells the parts of long ones apart."""
    data = canonical(Envelope(message)).encode("ascii")
    if len(data) <= LONGEST_FRAME:
        return [data]
    chunks = [data[at : at + CHUNK] for at in range(0, len(data), CHUNK)]
    return [b"~%d.%d.%d:" % (number, index, len(chunks)) + chunk for index, chunk in enumerate(chunks)]


def parse(data: bytes) -> Message | None:
    """The message in these bytes, or None."""
    try:
        text = data.decode("ascii")
        if depth_of(text) > DEEPEST:
            return None
        return read(Envelope, _DECODER.decode(text)).say
    except (ValueError, Refusal, RecursionError):
        return None


def _small(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise ValueError("too large a number")
    return int(digits)


_DECODER = json.JSONDecoder(parse_int=_small)


class Ear:
    """Hears one link: joins the parts of messages, keeps the budget, counts what was dropped."""

    def __init__(self) -> None:
        self.strikes = 0
        self._left = FULL
        self._at = 0.0
        self._parts: dict[int, dict[int, bytes]] = {}
        self._counts: dict[int, int] = {}

    def hear(self, frame: bytes, now: float) -> Message | None:
        """The message that this frame completes, if it does."""
        self._left = min(FULL, self._left + REFILL * max(0.0, now - self._at))
        self._at = max(self._at, now)
        if self._left <= 0.0 or not frame or len(frame) > LONGEST_FRAME:
            self.strikes += 1
            return None
        self._left -= 1.0 + len(frame) / 4096
        if frame[:1] == b"~":
            whole = self._join(frame)
            if whole is None:
                return None
            frame = whole
        message = parse(frame)
        if message is None:
            self.strike()
        return message

    def strike(self, cost: float = WRONG) -> None:
        self.strikes += 1
        self._left -= cost

    def _join(self, frame: bytes) -> bytes | None:
        head, colon, chunk = frame.partition(b":")
        numbers = head[1:].split(b".")
        if not colon or len(numbers) != 3 or not all(one.isdigit() and len(one) < 10 for one in numbers):
            self.strike()
            return None
        number, index, count = (int(one) for one in numbers)
        if not 2 <= count <= MOST_PARTS or index >= count or self._counts.get(number, count) != count:
            self.strike()
            return None
        parts = self._parts.setdefault(number, {})
        self._counts[number] = count
        parts[index] = chunk
        if len(parts) == count:
            del self._parts[number], self._counts[number]
            return b"".join(parts[n] for n in range(count))
        while len(self._parts) > UNFINISHED:  # the oldest will never be complete
            oldest = next(iter(self._parts))
            del self._parts[oldest], self._counts[oldest]
        return None
