"""Knocks at the door of a room: who is answered, by which device, and what others who have the link learn of it.

A device that wants in says through a relay who it is, signed, with a fresh key. One device of the room asks back, with
a fresh key of its own. Only then does the first one describe how it can be reached, in a box for the one who asked, and
the answer is boxed too. So nobody who merely listens learns an address, and a knock that is sent again opens nothing.
Law: behind a closed door only devices that were in the room are asked. Each knock is asked about once, by one device,
and at most 60 a minute; those of members and of strangers are counted apart, so strangers keep no member out.
Not protected here: somebody who has the link can ask back too, and then learns how to reach the one who knocks.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from fair.group.curve import Curve, Point
from fair.group.labels import Label, Where, number
from fair.group.refused import Refused
from fair.proofs import box
from fair.protocol.letter import bytes64, text64
from wire.link.detour import Detour
from wire.link.identity import Identity
from wire.room.chat import Breath
from wire.room.slips import Asked, Boxed, Knock

A_MINUTE = 60  # knocks that are asked about, of members and of strangers each
MOST_OPEN = 8  # links to members and to strangers each that come up at the same time
PATIENCE = 30.0  # seconds until somebody who was asked is forgotten
PAUSE = 8.0  # seconds that a link is given to come up before the same page is asked again
MOST_KNOCKS = 1000  # that are remembered


class Box:
    """A key that is used for one pair of descriptions."""

    def __init__(self, curve: Curve, chance: Callable[[int], bytes]) -> None:
        self._x = number(chance(64))
        self._curve = curve
        self._mine = self._x * curve.base
        self.key = self._mine.code.hex()

    def close(self, where: Where, theirs: str, text: str) -> str | None:
        try:
            return text64(box.close(where, self._x, self._mine, self._point(theirs), text.encode()))
        except (Refused, ValueError):
            return None

    def open(self, where: Where, theirs: str, closed: str) -> str | None:
        try:
            return box.open_letter(where, self._x, self._mine, self._point(theirs), bytes64(closed)).decode()
        except (Refused, ValueError):
            return None

    def detour(self, theirs: str) -> Detour | None:
        """The end of a detour to the page that has shown this key."""
        try:
            point = self._point(theirs)
            return Detour(self._mine, point, self._x * point)
        except (Refused, ValueError):
            return None

    def _point(self, key: str) -> Point:
        return self._curve.point(bytes.fromhex(key))


class Outside:
    """The side that knocks. `me` tells its notes from others; the page makes another one each time."""

    def __init__(self, identity: Identity, curve: Curve, chance: Callable[[int], bytes], me: str) -> None:
        self.me = me
        self._identity = identity
        self._box = Box(curve, chance)
        self._number = -1
        self._asked: dict[str, Asked] = {}  # those who were told how this device can be reached
        self._is_told = False  # somebody has asked about the last knock

    def knock(self, is_alone: bool) -> Knock:
        self._number += 1
        self._is_told = False
        bare = Knock(self.me, self._number, self._identity.device, self._box.key, is_alone, "")
        return replace(bare, signature=self._identity.sign(Label.KNOCK, *_signed(bare)))

    def describe(self, asked: Asked, text: str) -> Boxed | None:
        """Tells the first who asks about a knock how this device can be reached."""
        if asked.to != self.me or self._number < 0 or self._is_told:
            return None
        closed = self._box.close(_place(False, self.me, asked.sender), asked.key, text)
        if closed is None:
            return None
        self._is_told = True
        self._asked[asked.sender] = asked
        return Boxed(self.me, asked.sender, False, closed)

    def detour(self, sender: str) -> Detour | None:
        """For the case that no direct link to this page comes about."""
        asked = self._asked.get(sender)
        return self._box.detour(asked.key) if asked else None

    def read(self, answer: Boxed) -> str | None:
        """The answer, if it is one of a device that has asked. It may come after the next knock."""
        asked = self._asked.get(answer.sender)
        if asked is None or not answer.is_answer or answer.to != self.me:
            return None
        return self._box.open(_place(True, asked.sender, self.me), asked.key, answer.box)


@dataclass
class _Guest:
    """Somebody who was asked, and is not linked yet."""

    knock: Knock
    box: Box
    since: float
    is_member: bool
    is_described: bool = False


class Inside:
    """The side that opens. `is_member`: whether a device was in the room; `is_open`: whether others may come in."""

    def __init__(
        self, identity: Identity, curve: Curve, chance: Callable[[int], bytes], me: str,
        is_member: Callable[[str], bool], is_open: Callable[[], bool],
    ) -> None:  # fmt: skip
        self.me = me
        self._identity, self._curve, self._chance = identity, curve, chance
        self._is_member, self._is_open = is_member, is_open
        self._seen: dict[tuple[str, str, int], None] = {}  # in the order in which they came
        self._guests: dict[str, _Guest] = {}
        self._breaths = {is_member: Breath(A_MINUTE, A_MINUTE / 60) for is_member in (True, False)}

    def ask(self, knock: Knock, here: Sequence[str], now: float) -> Asked | None:
        """Asks who is there, if that is for this device to do. `here`: the devices of the room that are here.

        One device takes the first knock, another the second, and so on: nobody stands before a door whose device has
        lost its relays.
        """
        is_member = self._is_member(knock.device)
        is_here = knock.device in here
        here = sorted({*here, self._identity.device} - {knock.device})
        is_mine = knock.number >= 0 and bool(here) and here[knock.number % len(here)] == self._identity.device
        if knock.sender == self.me or not is_mine or not (is_member or self._is_open()):
            return None
        if not knock.is_alone and is_here:
            return None
        once = (knock.device, knock.sender, knock.number)
        self._forget(now)
        if once in self._seen or self._is_busy_with(knock, now) or not self._breaths[is_member].take(now):
            return None
        if not self._identity.is_signed(knock.device, knock.signature, Label.KNOCK, *_signed(knock)):
            return None
        self._seen[once] = None
        guest = _Guest(knock, Box(self._curve, self._chance), now, is_member)
        self._guests[knock.sender] = guest
        return Asked(self.me, knock.sender, guest.box.key)

    def read(self, described: Boxed) -> str | None:
        """How the one who was asked can be reached; once for each time that it was asked."""
        guest = self._guests.get(described.sender)
        if guest is None or guest.is_described or described.is_answer or described.to != self.me:
            return None
        if sum(one.is_described and one.is_member == guest.is_member for one in self._guests.values()) >= MOST_OPEN:
            return None
        text = guest.box.open(_place(False, described.sender, self.me), guest.knock.key, described.box)
        guest.is_described = text is not None
        return text

    def answer(self, to: str, text: str) -> Boxed | None:
        guest = self._guests.get(to)
        closed = guest.box.close(_place(True, self.me, to), guest.knock.key, text) if guest else None
        return None if closed is None else Boxed(self.me, to, True, closed)

    def detour(self, to: str) -> Detour | None:
        """For the case that no direct link to this page comes about."""
        guest = self._guests.get(to)
        return guest.box.detour(guest.knock.key) if guest else None

    def forget(self, sender: str) -> None:
        """The link to this one is up, or will never be."""
        self._guests.pop(sender, None)

    def _is_busy_with(self, knock: Knock, now: float) -> bool:
        """Is a link to this page coming up; or does another device use its name?"""
        guest = self._guests.get(knock.sender)
        is_coming = guest is not None and guest.is_described and now - guest.since < PAUSE
        return is_coming or (guest is not None and guest.knock.device != knock.device)

    def _forget(self, now: float) -> None:
        self._guests = {one: guest for one, guest in self._guests.items() if now - guest.since < PATIENCE}
        while len(self._seen) >= MOST_KNOCKS:
            del self._seen[next(iter(self._seen))]


def _signed(knock: Knock) -> Where:
    return knock.sender, knock.number, knock.key, int(knock.is_alone)


def _place(is_answer: bool, sender: str, receiver: str) -> Where:
    return "answer" if is_answer else "description", sender, receiver
