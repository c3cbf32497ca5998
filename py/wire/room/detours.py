"""All detours of a page: when one is taken, what goes out on it, and how much of that relays allow.

Two pages that have told each other how they can be reached, and have no direct link 4 seconds later, take the detour as
well (wire/link/detour.py). The one that knocked begins. Law: at most 56 notes go out in any minute, because common
relays refuse more than 60. So everything that waits goes out together, for all detours in one note.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from fair.group.refused import Refused
from fair.protocol.letter import bytes64, text64
from wire.link.detour import LONGEST, Detour, fitting
from wire.room.chat import Breath
from wire.room.slips import Parcels

AFTER = 4.0  # seconds that a direct link is given to come up
LOST = 20.0  # seconds of silence after which a detour is given up
KEPT = 60.0  # seconds for which the other page may begin
AT_ONCE, A_MINUTE = 16.0, 40.0  # notes
REST = 2.0  # notes that a refused one costs
MOST_QUEUED = 200_000  # bytes for one page; the room says again what was lost


class End(Protocol):
    """What detours bring to the room of this page."""

    def link_up(self, link: str, channel: str, is_detour: bool) -> None: ...

    def link_down(self, link: str) -> None: ...

    def hear(self, link: str, frame: bytes) -> None: ...


@dataclass
class _Way:
    """To one page. `link` is the room's name for it, while it is used."""

    detour: Detour
    begins: bool
    since: float
    heard: float
    link: str = ""
    queue: list[bytes] = field(default_factory=list)


class Detours:
    """`me` tells this page from others, as on its slips."""

    def __init__(self, me: str, end: End, new_name: Callable[[], str]) -> None:
        self.me = me
        self._end, self._new_name = end, new_name
        self._ways: dict[str, _Way] = {}
        self._closing: list[tuple[str, str]] = []  # pages, and their last parcels
        self._breath = Breath(AT_ONCE, A_MINUTE / 60)

    @property
    def links(self) -> list[str]:
        return [way.link for way in self._ways.values() if way.link]

    @property
    def is_waiting(self) -> bool:
        """A detour may have to be taken soon, or is."""
        return bool(self._ways)

    def prepare(self, page: str, detour: Detour | None, begins: bool, now: float) -> None:
        """The two pages know how to reach each other now."""
        known = self._ways.get(page)
        if detour is not None and (known is None or not known.link):
            since = known.since if known else now  # a second attempt that fails soon is no reason to wait longer
            self._ways[page] = _Way(detour, begins, since, now)

    def spare(self, page: str) -> None:
        """A direct link to this page has come up. If the detour is in use, the room ends it."""
        way = self._ways.get(page)
        if way is not None and not way.link:
            del self._ways[page]

    def send(self, link: str, frame: bytes) -> None:
        for way in self._ways.values():
            if way.link == link:
                way.queue.append(frame)
                while sum(map(len, way.queue)) > MOST_QUEUED:
                    del way.queue[0]

    def drop(self, link: str) -> None:
        """This end of a detour is closed. The other end is told."""
        for page, way in list(self._ways.items()):
            if way.link == link:
                del self._ways[page]
                self._closing.append((page, text64(way.detour.close([]))))

    def hear(self, slip: Parcels, now: float) -> None:
        for page, text in slip.parcels:
            way = self._ways.get(slip.sender)
            if page != self.me or way is None:
                continue
            try:
                frames = way.detour.open(bytes64(text))
            except Refused:
                continue
            if frames is None:
                continue
            way.heard = now
            if not frames:
                self._lose(slip.sender)
            elif not way.link:
                self._take(way)
            for frame in frames:
                self._end.hear(way.link, frame)

    def _take(self, way: _Way) -> None:
        way.link = self._new_name()
        self._end.link_up(way.link, way.detour.channel, True)

    def _lose(self, page: str) -> None:
        way = self._ways.pop(page)
        if way.link:
            self._end.link_down(way.link)

    def tick(self, now: float) -> None:
        """Takes the detours whose time has come, and gives up those on which nothing is heard."""
        for page, way in list(self._ways.items()):
            if not way.link and way.begins and now - way.since >= AFTER:
                way.heard = now
                self._take(way)
            elif now - way.heard > (LOST if way.link else KEPT):
                self._lose(page)

    def rest(self, now: float) -> None:
        """A relay has refused a note: it was too much."""
        self._breath.take(now, self._breath.full)
        self._breath.left = -REST

    def take(self, now: float) -> Parcels | None:
        """What must go out now, for all pages together; None if there is nothing, or relays would refuse it."""
        waiting = [(page, way) for page, way in self._ways.items() if way.queue]
        if not (waiting or self._closing) or not self._breath.take(now):
            return None
        parcels, self._closing = self._closing, []
        room = LONGEST
        for page, way in waiting:
            count = fitting(way.queue, room)
            frames, way.queue = way.queue[:count], way.queue[count:]
            if frames:
                room -= sum(map(len, frames))
                parcels.append((page, text64(way.detour.close(frames))))
        return Parcels(self.me, tuple(parcels))
