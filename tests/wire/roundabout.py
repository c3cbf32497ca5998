"""Detours between the devices of a world: every parcel goes through a relay that loses, repeats and counts it."""

from collections import deque
from dataclasses import dataclass, field

from world import Device, World

from wire.link.out import Drop, Out, Send
from wire.room.detours import Detours
from wire.room.knocks import Inside, Outside
from wire.room.slips import Boxed, Knock, Parcels, Slip, read_slip, write_slip

LATE = 0.05


@dataclass
class Page:
    """What a page has beside its room: its side of the door, and its detours."""

    device: Device
    outside: Outside
    inside: Inside
    detours: Detours
    said: deque[float] = field(default_factory=deque)


class Roundabout(World):
    """`seen`: all that the relay has. `lost`: how many of a hundred parcels it loses."""

    def __init__(self, count: int, seed: str, lost: int = 0) -> None:
        super().__init__(count, seed)
        self.seen: list[str] = []
        self.lost = lost
        self.busiest = 0  # the most notes of one page within a minute
        self.pages = [self._page(device) for device in self.devices]

    def _page(self, device: Device) -> Page:
        room, me = device.room, f"page {device.number}"
        parts = room.identity, room.curve, self.chance, me
        inside = Inside(*parts, room.board.cards.__contains__, lambda: True)
        names = (f"detour {number}" for number in range(1000))
        return Page(device, Outside(*parts), inside, Detours(me, room, names.__next__))

    def knock(self, one: int, other: int) -> None:
        """The two tell each other how they can be reached, and no direct link comes of it."""
        guest, host = self.pages[one], self.pages[other]
        knock = read_slip(write_slip(guest.outside.knock(is_alone=True)))
        assert isinstance(knock, Knock)
        asked = host.inside.ask(knock, [], self.now)
        assert asked is not None
        boxed = guest.outside.describe(asked, "offer")
        assert isinstance(boxed, Boxed) and host.inside.read(boxed) == "offer"
        answer = host.inside.answer(knock.sender, "answer")
        assert answer is not None and guest.outside.read(answer) == "answer"
        host.detours.prepare(knock.sender, host.inside.detour(knock.sender), False, self.now)
        guest.detours.prepare(asked.sender, guest.outside.detour(asked.sender), True, self.now)

    def tick(self, device: Device) -> None:
        if hasattr(self, "pages"):
            self.pages[device.number].detours.tick(self.now)
        super().tick(device)

    def flush(self, device: Device) -> None:
        super().flush(device)
        if hasattr(self, "pages"):
            page = self.pages[device.number]
            slip = page.detours.take(self.now)
            if slip is not None:
                self._count_notes(page)
                self.pass_on(slip)

    def _count_notes(self, page: Page) -> None:
        page.said.append(self.now)
        while page.said[0] < self.now - 60:
            page.said.popleft()
        self.busiest = max(self.busiest, len(page.said))

    def pass_on(self, slip: Slip) -> None:
        """As a relay does: to everybody, as a text."""
        text = write_slip(slip)
        self.seen.append(text)
        if self.rng.randrange(100) >= self.lost:
            self.later(LATE, lambda: self._bring(text))

    def _bring(self, text: str) -> None:
        slip = read_slip(text)
        assert isinstance(slip, Parcels), "too long for a slip"
        for page in self.pages:
            if page.device.is_on and page.detours.me != slip.sender:
                page.detours.hear(slip, self.now)
                self.flush(page.device)

    def _do(self, device: Device, out: Out) -> None:
        detours = self.pages[device.number].detours if hasattr(self, "pages") else None
        if detours and isinstance(out, Send) and out.link in detours.links:
            detours.send(out.link, out.frame)
        elif detours and isinstance(out, Drop) and out.link in detours.links:
            detours.drop(out.link)
        else:
            super()._do(device, out)
