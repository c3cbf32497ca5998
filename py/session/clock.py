"""The one clock of a round: the screen, the bots and the other devices all read it here.

A clock that is asked for beside other things runs; one that is asked for alone has just been stopped. Law: the moment
at which it ends is this device's own affair. It is kept beside the game, never in its log.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from session.device import Device
from table.needs import Clock, Need

BUZZ = 900


def clock_in(needs: Sequence[Need]) -> Clock | None:
    return next((need for need in needs if isinstance(need, Clock)), None)


def running_in(needs: Sequence[Need]) -> Clock | None:
    """The clock, if it runs."""
    return clock_in(needs) if any(need.seats for need in needs) else None


class RoundClock:
    """`ends` is the moment, in milliseconds of the device's own time, at which the clock called `name` runs out.

    `remember(name, ends)` is called when a clock starts or is put away (then without a name), `ran_out` at its end.
    A clock that is asleep does nothing until `resume` tells it where it was before a reload.
    """

    def __init__(
        self,
        device: Device,
        remember: Callable[[str, int], None],
        ran_out: Callable[[], None],
        is_asleep: bool = False,
    ) -> None:
        self.device, self.remember, self.ran_out, self.is_asleep = device, remember, ran_out, is_asleep
        self.name, self.ends = "", 0
        self._beats = 0
        self._is_beating = False

    @property
    def is_running(self) -> bool:
        return bool(self.name)

    @property
    def milliseconds(self) -> int:
        return max(0, self.ends - self.device.browser.moment())

    @property
    def left(self) -> int:
        """Whole seconds, as a clock shows them: 0 only when it is over."""
        return -(-self.milliseconds // 1000)

    def reading(self, need: Clock) -> int:
        """What this clock says when it is stopped. A clock that was never seen running is still full."""
        return min(self.left, need.seconds) if self.name == need.name else need.seconds

    def resume(self, name: str, ends: int) -> None:
        """After a reload: the clock has gone on meanwhile."""
        self.name, self.ends, self.is_asleep = name, ends, False

    def follow(self, need: Clock | None) -> None:
        """Starts, goes on or puts the clock away. `need` is the clock that runs at the table now."""
        if self.is_asleep:
            return
        if need is None:
            self.put_away()
            return
        if need.name != self.name:
            self.name, self.ends = need.name, self.device.browser.moment() + 1000 * need.seconds
            self.remember(self.name, self.ends)
        elif self._is_beating:
            return
        if self.device.settings.sound:
            self.device.browser.alarm(self.milliseconds)
        self._beat()

    def put_away(self) -> None:
        if self.name:
            self.name, self.ends = "", 0
            self.rest()
            self.device.browser.alarm(-1)
            self.remember("", 0)

    def rest(self) -> None:
        """Beats no more. The time goes on."""
        self._beats += 1
        self._is_beating = False

    def catch_up(self) -> None:
        """The page is looked at again: the browser may have let it sleep."""
        if self._is_beating:
            self._tick(self._beats)

    def _beat(self) -> None:
        """Wakes up when the next second begins. A newer beat silences older ones."""
        self._beats += 1
        self._is_beating = True
        beat = self._beats
        wait = (self.milliseconds % 1000 or 1000) / 1000 + 0.01
        self.device.browser.after(wait, lambda: self._tick(beat))

    def _tick(self, beat: int) -> None:
        if beat != self._beats or not self.name:
            return
        if self.milliseconds:
            self._beat()
            if self.device.news():
                self.device.refresh()
        else:
            self._is_beating = False
            self.device.guarded(self._run_out)

    def _run_out(self) -> None:
        if self.device.settings.sound:
            self.device.browser.ring()
        if self.device.settings.haptics:
            self.device.browser.vibrate(BUZZ)
        self.ran_out()
