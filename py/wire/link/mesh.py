"""All links of a device. A device that is linked with one of the room is soon linked with all.

Two devices that know of each other through a third make a link through it (calls.py). Where that fails, they still hear
of each other through others, and the call is repeated, less and less often. If there are two links to one device, both
ends keep the same one, and rather a direct one than a detour through relays; a detour ends when a third device has a
direct link to both. A device that a neighbour says it has a link to, and that has not reached us within 10 seconds,
is *vouched* for: it counts although it has not greeted us. One neighbour vouches for at most seven.
"""

from collections.abc import Callable, Iterable

from wire.link.calls import LONGEST_TEXT, MOST_HOPS, Calls
from wire.link.codec import FORGED, write
from wire.link.identity import Identity
from wire.link.link import BETWEEN, FAREWELL, GREETING, REASONS, SLACK, Link, is_sound, refusal
from wire.link.messages import Hello, Message, Proof, Refused, Signal
from wire.link.out import Drop, Out, Send

FRESH = 3.0
SILENT = 4.0
ASLEEP = 5.0
AWAY = 30.0
MOST_LINKS = 40
MOST_SAID = 16
FORGOTTEN = 600.0
UNREACHED = 10.0  # seconds after which a device that a neighbour has a link to counts although it has not greeted us
MOST_VOUCHED = 7  # by one neighbour: with it, all who sit at one table


class Mesh:
    """`lets_in` says why a newcomer is refused; empty if not. `arrived`: devices that have just proved who they are."""

    def __init__(self, identity: Identity, chance: Callable[[int], bytes], lets_in: Callable[[str], str]) -> None:
        self.identity = identity
        self.chance = chance
        self.lets_in = lets_in
        self.now = 0.0
        self.out: list[Out] = []
        self.links: dict[str, Link] = {}
        self.strikes: dict[str, int] = {}
        self.heard: dict[str, float] = {}  # when each device was last known to be awake, by us or by others
        self.arrived: list[str] = []
        self.greeted: set[str] = set()  # all devices that have proved who they are, since this page was opened
        self.vouched: dict[str, str] = {}  # devices that cannot reach us, and the neighbour that has greeted them
        self._unreached: dict[str, float] = {}  # devices that neighbours have links to, and since when we know
        self.refusal: tuple[str, str] | None = None
        self.calls = Calls(identity, chance, self)
        self._number = 0
        self._best: dict[str, Link] = {}

    # ------------------------------------------------------------ links come and go

    def link_up(self, name: str, channel: str, is_detour: bool = False) -> None:
        if name in self.links or len(self.links) >= MOST_LINKS:
            return
        link = Link(name, channel, self.identity, self.chance(16).hex(), self.now, is_detour)
        self.links[name] = link
        self.calls.is_up(name)
        self._say(link, link.hello())

    def link_down(self, name: str) -> None:
        link = self.links.pop(name, None)
        if link is not None:
            self.strikes[name] = link.ear.strikes
        self.calls.is_down(name)
        self._choose_best()

    def drop(self, name: str) -> None:
        self.link_down(name)
        self.out.append(Drop(name))

    def hear(self, name: str, frame: bytes) -> tuple[Link, Message] | None:
        """A message for the room, from a device that has proved who it is."""
        link = self.links.get(name)
        message = link.ear.hear(frame, self.now) if link else None
        if link is None or message is None:
            return None
        if isinstance(message, Hello | Proof | Refused):
            self._greet(link, message)
            return None
        if not link.device:
            return None  # its proof may still be on its way
        link.heard = self.now
        self.heard[link.device] = self.now + (SLACK if link.is_detour else 0.0)
        if isinstance(message, Signal):
            self._carry(link, message)
            return None
        return link, message

    def _greet(self, link: Link, message: Hello | Proof | Refused) -> None:
        match message:
            case Hello() if is_sound(message):
                reason = link.refuses(message) or ("" if link.device else self.lets_in(message.device))
                if reason:
                    self._refuse(link, reason, message.version)
                else:
                    self._say(link, link.prove(message))
            case Proof() if not link.device and link.ends_at is None and link.is_proved(message):
                assert link.theirs is not None
                link.device = link.theirs.device
                link.since = link.heard = self.heard[link.device] = self.now
                self.refusal = None
                self.arrived.append(link.device)
                self.greeted.add(link.device)
                self._choose_best()
            case Proof() if not link.device and link.ends_at is None and link.theirs is not None:
                self._refuse(link, BETWEEN, "")
            case Proof():
                pass
            case Refused(reason, version) if reason in REASONS and not link.device and len(version) <= 64:
                if not self._best:
                    self.refusal = (reason, version)
                link.ends_at = link.ends_at or self.now + FAREWELL
            case _:
                link.ear.strike()

    def _refuse(self, link: Link, reason: str, version: str) -> None:
        if link.device:
            return
        self._say(link, refusal(reason, link))
        if reason in ("room.version", BETWEEN) and not self._best:
            self.refusal = (reason, version)
        link.ends_at = link.ends_at or self.now + FAREWELL

    # ------------------------------------------------------------ sending

    def ask(self, out: Out) -> None:
        """Asks the page to do something."""
        self.out.append(out)

    def _say(self, link: Link, message: Message) -> None:
        self._number = (self._number + 1) % 1_000_000
        self.out.extend(Send(link.name, frame) for frame in write(message, self._number))

    def send(self, device: str, message: Message) -> bool:
        link = self._best.get(device)
        if link is not None:
            self._say(link, message)
        return link is not None

    def send_all(self, message: Message, to: Iterable[str] | None = None) -> None:
        """Sends a message to all neighbours, or to these."""
        self._number = (self._number + 1) % 1_000_000
        frames = write(message, self._number)
        for device in self._best if to is None else to:
            link = self._best.get(device)
            if link is not None:
                self.out.extend(Send(link.name, frame) for frame in frames)

    def beat(self, message: Message) -> None:
        """Sends a beat to all neighbours for whom it is time."""
        due = [device for device, link in self._best.items() if link.is_due(self.now)]
        for device in due:
            self._best[device].beat_at = self.now
        self.send_all(message, due)

    # ------------------------------------------------------------ who is there

    @property
    def neighbours(self) -> tuple[str, ...]:
        return tuple(self._best)

    @property
    def in_touch(self) -> tuple[str, ...]:
        """The neighbours that were heard lately. A line may be dead long before the browser says so."""
        return tuple(device for device, link in self._best.items() if link.quiet_for(self.now) < SILENT)

    @property
    def detours(self) -> tuple[str, ...]:
        """The neighbours to whom only relays lead."""
        return tuple(device for device, link in self._best.items() if link.is_detour)

    @property
    def alone_for(self) -> float:
        """For how many seconds no link at all has been heard."""
        return min((link.quiet_for(self.now) for link in self.links.values()), default=FORGOTTEN)

    @property
    def linked_with_neighbours(self) -> set[str]:
        """Devices that neighbours say they have a link to; of each neighbour, so many as a room can hold."""
        return {device for link in self._best.values() for device in sorted(link.links)[:MOST_SAID]}

    def is_held(self, round: int) -> bool:
        """Do more than half of the neighbours plan this round, or a later one?"""
        return 2 * sum(link.round >= round for link in self._best.values()) > len(self._best)

    def link_to(self, device: str) -> Link | None:
        return self._best.get(device)

    def far_from(self, author: str, via: str) -> list[str]:
        """Neighbours that have no link to the author of something, and so must hear it from us."""
        return [
            device for device, link in self._best.items() if device not in (author, via) and author not in link.links
        ]

    def quiet_for(self, device: str) -> float:
        """For how many seconds nobody has told us that this device was heard."""
        return 0.0 if device == self.identity.device else self.now - self.heard.get(device, -FORGOTTEN)

    def state(self, device: str) -> str:
        quiet = self.quiet_for(device)
        return "here" if quiet < ASLEEP else "asleep" if quiet < AWAY else "away"

    def reach(self, device: str) -> str:
        """me, direct, third (others carry what we say), detour (relays do), none"""
        if device == self.identity.device:
            return "me"
        link = self._best.get(device)
        if link is not None and link.quiet_for(self.now) < SILENT:
            return "detour" if link.is_detour else "direct"
        return "third" if self.quiet_for(device) < ASLEEP else "none"

    def hear_of(
        self, link: Link, links: Iterable[str], detours: Iterable[str], heard: Iterable[tuple[str, int]]
    ) -> None:
        """What a neighbour says about others. If it hears one whom nobody had heard for a while, a call through it may
        succeed where one before it could not."""
        link.links, link.detours = frozenset(links), frozenset(detours)
        for device, tenths in heard:
            if device != self.identity.device and 0 <= tenths < FORGOTTEN * 10:
                at, before = self.now - tenths / 10, self.heard.get(device, -FORGOTTEN)
                if not link.is_detour and at - before >= SILENT:
                    self.calls.retry(device)
                self.heard[device] = max(before, at)

    def heard_lately(self) -> tuple[tuple[str, int], ...]:
        """Which devices we hear ourselves, and how long ago. Hearsay is not passed on: it would never grow old."""
        quiet = [(device, link.quiet_for(self.now)) for device, link in self._best.items()]
        return tuple((device, int(seconds * 10)) for device, seconds in quiet if seconds < AWAY)

    def expect(self, devices: Iterable[str]) -> None:
        """After a reload nothing is known of the others yet. They count as asleep, not as away."""
        for device in devices:
            self.heard.setdefault(device, self.now - ASLEEP)

    def fall_asleep(self, device: str) -> None:
        self.heard[device] = min(self.heard.get(device, 0.0), self.now - ASLEEP)

    # ------------------------------------------------------------ time passes

    def tick(self, now: float, known: Iterable[str]) -> None:
        """`known`: all devices of the room, linked or not."""
        self.now = max(self.now, now)
        for link in list(self.links.values()):
            ends_at = link.since + GREETING if link.ends_at is None else link.ends_at
            if not link.device and self.now > ends_at:
                self.drop(link.name)
            elif not link.device and link.ends_at is None:
                self._say(link, link.hello())
        self._choose_best()
        self._end_detours()
        self._vouch()
        self.calls.tick(known)
        if len(self.heard) > 100:
            self.heard = {device: at for device, at in self.heard.items() if self.now - at < FORGOTTEN}

    def _vouch(self) -> None:
        said = {one: device for device, link in self._best.items() for one in sorted(link.links)[:MOST_SAID]}
        unreached = said.keys() - self.greeted - self.vouched.keys() - {self.identity.device}
        self._unreached = {device: self._unreached.get(device, self.now) for device in unreached}
        for device, since in sorted(self._unreached.items()):
            by = [one for one, neighbour in self.vouched.items() if neighbour == said[device]]
            if self.now - since >= UNREACHED and len(by) < MOST_VOUCHED:
                self.vouched[device] = said[device]

    def _choose_best(self) -> None:
        """Of several links to one device, keeps one that was heard lately and that the other end keeps too."""
        best: dict[str, Link] = {}
        for link in self.links.values():
            if link.device:
                other = best.get(link.device)
                best[link.device] = link if other is None else min(link, other, key=self._rank)
        self._best = best
        for link in list(self.links.values()):
            if link.device and best[link.device] is not link:
                chosen = best[link.device]
                if self.now - max(link.since, chosen.since) > FRESH and chosen.quiet_for(self.now) < FRESH:
                    self.links.pop(link.name)
                    self.out.append(Drop(link.name))

    def _rank(self, link: Link) -> tuple[bool, bool, float, str]:
        is_fresh = link.quiet_for(self.now) < FRESH
        return not is_fresh, is_fresh and link.is_detour, 0.0 if is_fresh else -link.heard, link.mark

    def _end_detours(self) -> None:
        """A third who is linked with both carries faster than relays. Of several who have nothing but a detour to one
        device, the one with the smallest name keeps it for all."""
        for device in self.detours:
            if self.now - self._best[device].since > FRESH and any(
                self.reach(third) == "direct" and (device not in link.detours or third < self.identity.device)
                for third, link in self._best.items()
                if device in link.links
            ):
                self.drop(self._best[device].name)

    # ------------------------------------------------------------ carrying for others

    def _carry(self, link: Link, signal: Signal) -> None:
        if signal.to == self.identity.device:
            if not self.calls.hear(signal):
                link.ear.strike(FORGED)
            return
        is_sound = 0 < signal.hops <= MOST_HOPS and len(signal.text) <= LONGEST_TEXT
        if is_sound and signal.author != self.identity.device:
            self.pass_on(signal, link.device)

    def pass_on(self, signal: Signal, via: str = "") -> None:
        """Sends a signal to its device, or to neighbours that have a link to it, or to all."""
        one_less = Signal(
            signal.to, signal.author, signal.number, signal.kind, signal.text, signal.signature, signal.hops - 1
        )
        is_sent = signal.to in self.in_touch and self.send(signal.to, one_less)
        if is_sent or signal.hops <= 0:
            return
        near = [device for device, link in self._best.items() if signal.to in link.links and device != via]
        self.send_all(one_less, near or [device for device in self._best if device != via])
