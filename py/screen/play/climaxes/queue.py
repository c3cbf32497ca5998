"""The climaxes that wait to be seen, one after the other, each for its time.

Law: none is over before its time unless a person says so, and nobody can see what comes after it before. The game
itself never waits: only the page does, and the bots of this device.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from screen.app.frame import Frame
from session.session import Session
from session.story import Story

if TYPE_CHECKING:
    from games.contract.climax import Climax  # arrives with the games

# Seconds that a climax stands by itself. Step by step it stands until somebody taps, and moves as at the usual pace.
SECONDS = {"slow": 6.0, "normal": 3.0, "fast": 1.5, "step": 3.0}
MOVING = 0.6  # the part of its time in which it moves; in the rest it is read
BUZZ = 40  # milliseconds
MOST = 4  # a device that comes back after a while sees the last few


@dataclass(frozen=True, slots=True)
class Moment:
    """A climax, and the number of its event."""

    event: int
    climax: Climax


class Climaxes:
    """`over` is told that all have been seen."""

    def __init__(self, app: Frame, session: Session, story: Story, over: Callable[[], None]) -> None:
        self.app, self.session, self.story, self.over = app, session, story, over
        self.now: Moment | None = None
        self.told = len(session.log)  # of so many events people here know
        self.frame = 0
        self.waiting: list[Moment] = []
        self._judged = len(session.log)  # so many events have been looked through
        self._beats = 0

    @property
    def picture(self) -> str:
        return self.now.climax.frames[self.frame] if self.now else ""

    @property
    def is_at_end(self) -> bool:
        return self.now is None or self.frame == len(self.now.climax.frames) - 1

    @property
    def waits_for_tap(self) -> bool:
        return self.app.settings.climaxes == "step"

    @property
    def seconds(self) -> float:
        return SECONDS[self.app.settings.climaxes]

    def take_up(self) -> bool:
        """Looks through what is new. True: something is being shown now, and the rest of the page waits."""
        found, length = self.session.kit.climax, len(self.session.log)
        people, tables, events = self.session.people, self.session.tables, self.session.log.events
        self.waiting = [moment for moment in self.waiting if moment.event < length]
        for n in range(max(1, self._judged), length):
            if found is None:
                break
            you = people[0] if len(people) == 1 else None
            climax = found(tables[n - 1], events[n], tables[n], self.app.words, self.session.names, you)
            if climax:
                self.waiting.append(Moment(n, climax))
        self.waiting = self.waiting[-MOST:]
        self._judged = length
        if self.now is None and self.waiting:
            self.session.watch(True)
            self._next()
        return self.now is not None

    # ------------------------------------------------------------ what people do

    def do(self, verb: str) -> bool:
        """True: this was about a climax, and about nothing behind it."""
        if self.now is None:
            return False
        match verb:
            case "seen" | "back":
                self._next()
            case "hidden":
                self.pause()
            case "shown":
                self._play()
        return verb not in ("hidden", "shown", "typing", "note")

    def pause(self) -> None:
        """Nobody looks: it is shown once more from its beginning."""
        self._beats += 1

    # ------------------------------------------------------------ in its time

    def _next(self) -> None:
        self._beats += 1
        self.now, self.frame = (self.waiting.pop(0), 0) if self.waiting else (None, 0)
        if self.now:
            self._tell(self.now)
            self._play()
        else:
            self.over()
            if self.now is None:  # what comes then may be another one
                self.session.watch(False)

    def _tell(self, moment: Moment) -> None:
        """What led to it is told with it; what comes after it is not."""
        told, self.told = self.told, moment.event + 1
        if self.app.settings.sound and (sound := moment.climax.sound):
            self.app.browser.sound(sound)
        if self.app.settings.haptics:
            self.app.browser.vibrate(BUZZ)
        before = self.story.between(told, moment.event, self.app.words)
        self.app.announce(f"{before} {moment.climax.title} {moment.climax.aloud or moment.climax.text}".strip())
        self.app.browser.next_frame(lambda: self.app.browser.focus("#climax-on"))

    def tell_rest(self) -> int:
        """From which event on nothing has been told yet; it is told now."""
        length = len(self.session.log)
        told, self.told = min(self.told, length), length  # a move may have been taken back
        return told

    def _play(self) -> None:
        """From its first frame; with little motion there is only the last."""
        assert self.now
        self.frame = len(self.now.climax.frames) - 1 if self.app.browser.is_still() else 0
        self._call()

    def _call(self) -> None:
        assert self.now
        self._beats += 1
        beat, frames = self._beats, len(self.now.climax.frames)
        if not self.is_at_end:
            seconds = self.seconds * MOVING / (frames - 1)
        elif self.waits_for_tap:
            return
        else:
            is_still = frames == 1 or self.app.browser.is_still()
            seconds = self.seconds if is_still else self.seconds * (1 - MOVING)
        self.app.browser.after(seconds, lambda: self._came(beat))

    def _came(self, beat: int) -> None:
        if beat != self._beats:
            return
        if self.app.sheets:  # somebody reads something that lies over it
            self._call()
        else:
            self.app.guarded(self._go_on)

    def _go_on(self) -> None:
        if self.now is None:
            return
        if not self.is_at_end:
            self.frame += 1
            self._call()
        else:
            self._next()
