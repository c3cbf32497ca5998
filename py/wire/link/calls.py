"""Calls: how two devices that are not linked yet become so through a third that is linked with both.

The one with the smaller name calls: the page makes an offer, the other page an answer. Both texts are signed, so that
whoever carries them cannot put itself in between. What fails is tried again, each time after a longer while.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fair.group.labels import Label
from wire.link.identity import is_device
from wire.link.messages import Signal
from wire.link.out import Answer, Call, Finish

if TYPE_CHECKING:
    from wire.link.mesh import Mesh

PATIENCE = 20.0
FIRST_PAUSE = 4.0
LONGEST_PAUSE = 60.0
LONGEST_TEXT = 2000
MOST_OPEN = 8


@dataclass
class Open:
    """A link that is being made. `number` is the caller's."""

    link: str
    device: str
    number: int
    since: float
    is_ours: bool


class Calls:
    def __init__(self, mesh: "Mesh") -> None:
        self.mesh = mesh
        self.open: dict[str, Open] = {}
        self._count = 0
        self._tried: dict[str, tuple[int, float]] = {}  # how often, and not again before
        self._answered: dict[str, int] = {}  # the number of the last offer of each caller

    def is_up(self, link: str) -> None:
        self.open.pop(link, None)

    def is_down(self, link: str) -> None:
        self.open.pop(link, None)

    def tick(self, known: Iterable[str]) -> None:
        mesh = self.mesh
        for call in list(self.open.values()):
            if mesh.now - call.since > PATIENCE:
                mesh.drop(call.link)
        for device in known:
            if device > mesh.identity.device and mesh.reach(device) == "relay" and len(self.open) < MOST_OPEN:
                self._call(device)

    def _call(self, device: str) -> None:
        times, not_before = self._tried.get(device, (0, 0.0))
        if self.mesh.now < not_before or any(call.device == device for call in self.open.values()):
            return
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**times)
        self._tried[device] = (min(times + 1, 10), self.mesh.now + PATIENCE + pause)
        call = self._begin("call", device, self._fresh_number(), is_ours=True)
        self.mesh.out.append(Call(call.link))

    def _fresh_number(self) -> int:
        """Larger than any before, also after a reload: time would do, chance does."""
        return int.from_bytes(self.mesh.chance(5), "big")

    def _begin(self, kind: str, device: str, number: int, is_ours: bool) -> Open:
        self._count += 1
        link = f"{kind}-{self._count}-{self.mesh.chance(4).hex()}"
        self.open[link] = Open(link, device, number, self.mesh.now, is_ours)
        return self.open[link]

    def described(self, link: str, text: str) -> None:
        call = self.open.get(link)
        if call is not None and len(text) <= LONGEST_TEXT:
            kind = "offer" if call.is_ours else "answer"
            self.mesh.pass_on(self.mesh.sign_signal(call.device, call.number, kind, text))

    def met(self, device: str) -> None:
        """A link to this device stands: next time it is tried at once."""
        self._tried.pop(device, None)

    def hear(self, signal: Signal) -> bool:
        """Somebody wants to reach us, or answers. False: it was forged."""
        mesh = self.mesh
        if not is_device(signal.author) or len(signal.text) > LONGEST_TEXT or signal.number < 0:
            return False
        if signal.kind == "offer":
            wanted = signal.author < mesh.identity.device and mesh.reach(signal.author) != "direct"
            if not wanted or self._answered.get(signal.author) == signal.number or len(self.open) >= MOST_OPEN:
                return True
        elif not any(self._is_answer(call, signal) for call in self.open.values()):
            return True  # too late, or twice
        signed = (signal.number, signal.kind, signal.text)
        if not mesh.identity.is_signed(signal.author, signal.signature, Label.SIGNAL, mesh.identity.device, *signed):
            return False
        if signal.kind == "offer":
            self._answered[signal.author] = signal.number
            call = self._begin("answer", signal.author, signal.number, is_ours=False)
            mesh.out.append(Answer(call.link, signal.text))
        else:
            call = next(call for call in self.open.values() if self._is_answer(call, signal))
            call.number = -1  # one answer is enough
            mesh.out.append(Finish(call.link, signal.text))
        return True

    def _is_answer(self, call: Open, signal: Signal) -> bool:
        is_to = call.device == signal.author and call.number == signal.number
        return is_to and call.is_ours and signal.kind == "answer"
