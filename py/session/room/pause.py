"""The table waits for a player whose device is gone; when it is back, it counts to three before it goes on.

Law: only the picture waits. Nobody's device is held up: a table has no voice in the game. What the players do meanwhile
is shown when the count is over, so that nobody who looks up misses it.
"""

from __future__ import annotations

from session.device import Device
from session.session import Session
from table.needs import Seat

COUNT = 3  # seconds


class Pause:
    """`seats`: who was lost. `length`: how many events are shown meanwhile."""

    def __init__(self, device: Device, session: Session) -> None:
        self.device, self.session = device, session
        self.seats: tuple[Seat, ...] = ()
        self.length = 0
        self._ends = 0.0
        self._count = 0

    @property
    def is_on(self) -> bool:
        return bool(self.seats)

    @property
    def left(self) -> int:
        """The seconds still to be counted; 0: it is not counting, but waiting, or nothing is the matter."""
        left = self._ends - self.device.browser.seconds()
        return min(COUNT, int(left) + 1) if self._ends and left > 0 else 0

    @property
    def shown(self) -> int:
        """So many events of the game may be shown now."""
        return self.length if self.is_on else len(self.session.log)

    def follow(self) -> None:
        """Something may have happened. A table that is itself cut off does not know who is lost."""
        others = self.session.others
        lost = others.wait.seats if others.wait.why == "sleeps" and not others.is_cut_off else ()
        if lost:
            self.seats, self.length, self._ends = lost, len(self.session.log), 0.0
        elif self.is_on and (others.is_cut_off or not self.session.needs):
            self.seats, self._ends = (), 0.0
        elif self.is_on and not self._ends:
            self._ends = self.device.browser.seconds() + COUNT
            self._count += 1
            self._wait(self._count)

    def _wait(self, count: int) -> None:
        self.device.browser.after(min(1.0, self._ends - self.device.browser.seconds()), lambda: self._tick(count))

    def _tick(self, count: int) -> None:
        """A second has passed. Somebody else may have been lost meanwhile: then a new count begins later."""
        if count != self._count or not self._ends:
            return
        if self.device.browser.seconds() < self._ends:
            self._wait(count)
        else:
            self.seats, self._ends = (), 0.0
        if self.device.news():
            self.device.refresh()
