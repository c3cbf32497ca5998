"""Calls: how two devices that are not linked yet make a link through a third that is linked with both.

The device with the smaller name calls: its page makes an offer, the other page an answer. Both texts are signed, so the
device that carries them cannot put itself in between. A call that fails is tried again, after a longer pause each time.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from fair.group.labels import Label
from wire.link.identity import Identity, is_device
from wire.link.messages import Signal
from wire.link.out import Answer, Call, Finish, Out

PATIENCE = 12.0  # seconds that a link is given to come up
FIRST_PAUSE = 2.0
LONGEST_PAUSE = 60.0
LONGEST_TEXT = 2000
MOST_OPEN = 8
MOST_HOPS = 3  # devices that may carry a signal on


@dataclass
class Open:
    """A link that is being made. `number` is the caller's."""

    link: str
    device: str
    number: int
    since: float
    is_ours: bool


class Links(Protocol):
    """What calls need of the links that exist."""

    @property
    def now(self) -> float: ...

    def reach(self, device: str) -> str: ...

    def drop(self, name: str) -> None: ...

    def ask(self, out: Out) -> None:
        """Asks the page to do something."""

    def pass_on(self, signal: Signal) -> None:
        """Sends a signal to its device, through others if there is no link to it."""


class Calls:
    def __init__(self, identity: Identity, chance: Callable[[int], bytes], links: Links) -> None:
        self.links = links
        self._identity = identity
        self._chance = chance
        self.open: dict[str, Open] = {}
        self._count = 0
        self._tried: dict[str, tuple[int, float]] = {}  # how often it was tried, and when it may be tried again
        self._answered: dict[str, int] = {}  # the number of the last offer of each caller

    def is_up(self, link: str) -> None:
        self.open.pop(link, None)

    def is_down(self, link: str) -> None:
        self.open.pop(link, None)

    def tick(self, known: Iterable[str]) -> None:
        links = self.links
        for call in list(self.open.values()):
            if links.now - call.since > PATIENCE:
                links.drop(call.link)
        for device in known:
            is_far = device > self._identity.device and links.reach(device) in ("third", "detour")
            if is_far and len(self.open) < MOST_OPEN:
                self._call(device)

    def _call(self, device: str) -> None:
        times, not_before = self._tried.get(device, (0, 0.0))
        if self.links.now < not_before or any(call.device == device for call in self.open.values()):
            return
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**times)
        self._tried[device] = (min(times + 1, 10), self.links.now + PATIENCE + pause)
        call = self._begin("call", device, self._fresh_number(), is_ours=True)
        self.links.ask(Call(call.link))

    def _fresh_number(self) -> int:
        """Different from all before, also from those before a reload."""
        return int.from_bytes(self._chance(5), "big")

    def _begin(self, kind: str, device: str, number: int, is_ours: bool) -> Open:
        self._count += 1
        link = f"{kind}-{self._count}-{self._chance(4).hex()}"
        self.open[link] = Open(link, device, number, self.links.now, is_ours)
        return self.open[link]

    def described(self, link: str, text: str) -> None:
        call = self.open.get(link)
        if call is not None and len(text) <= LONGEST_TEXT:
            kind = "offer" if call.is_ours else "answer"
            self.links.pass_on(self._signal(call.device, call.number, kind, text))

    def _signal(self, to: str, number: int, kind: str, text: str) -> Signal:
        signature = self._identity.sign(Label.SIGNAL, to, number, kind, text)
        return Signal(to, self._identity.device, number, kind, text, signature, MOST_HOPS)

    def met(self, device: str) -> None:
        """There is a link to this device now. If it breaks, the next call comes at once."""
        self._tried.pop(device, None)

    def retry(self, device: str) -> None:
        """The device can be reached again. A call that went out before that, and was not answered, is given up."""
        self._tried.pop(device, None)
        for call in list(self.open.values()):
            if call.device == device and call.is_ours and call.number >= 0:
                self.links.drop(call.link)

    def hear(self, signal: Signal) -> bool:
        """Somebody wants to reach us, or answers. False: it was forged."""
        me = self._identity
        if not is_device(signal.author) or len(signal.text) > LONGEST_TEXT or signal.number < 0:
            return False
        if signal.kind == "offer":
            wanted = signal.author < me.device and self.links.reach(signal.author) != "direct"
            if not wanted or self._answered.get(signal.author) == signal.number or len(self.open) >= MOST_OPEN:
                return True
        elif not any(self._is_answer(call, signal) for call in self.open.values()):
            return True  # it came too late, or twice
        signed = (signal.number, signal.kind, signal.text)
        if not me.is_signed(signal.author, signal.signature, Label.SIGNAL, me.device, *signed):
            return False
        if signal.kind == "offer":
            self._answered[signal.author] = signal.number
            call = self._begin("answer", signal.author, signal.number, is_ours=False)
            self.links.ask(Answer(call.link, signal.text))
        else:
            call = next(call for call in self.open.values() if self._is_answer(call, signal))
            call.number = -1  # one answer is enough
            self.links.ask(Finish(call.link, signal.text))
        return True

    def _is_answer(self, call: Open, signal: Signal) -> bool:
        is_to = call.device == signal.author and call.number == signal.number
        return is_to and call.is_ours and signal.kind == "answer"
