"""The clock of a round: how much time is left, right after a reload or a nap too, and what happens at its end.

A clock that is asked for beside other things runs; one that is asked for alone has just been stopped. The moment at
which it ends is the device's own affair: it is kept beside the game, never in its log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing.svg import circle, line, path, picture, tag
from screen.app.markup import el
from screen.app.words import time_words
from session.scene import settle
from table.events import Event
from table.match import Match
from table.needs import Clock

if TYPE_CHECKING:
    from screen.app.words import Words
    from screen.play.page import Play

LAST = 30
CALLS = (60, 10)
BUZZ = 900


def clock_need(match: Match) -> Clock | None:
    return next((need for need in match.needs if isinstance(need, Clock)), None)


def is_running(match: Match) -> bool:
    return clock_need(match) is not None and any(need.seats for need in match.needs)


class Timer:
    """`ends` is the moment, in milliseconds of the device's own time, at which the clock named `name` runs out."""

    def __init__(self, play: Play) -> None:
        self.play, self.app, self.match = play, play.app, play.match
        self.name, self.ends, self.beats = "", 0, 0
        self.is_awake = not is_running(self.match)
        if not self.is_awake:
            self.app.work(self._wake())

    async def _wake(self) -> None:
        """After a reload: the clock went on meanwhile."""
        if (about := self.play.about) and (kept := await self.app.store.moment(about.id)):
            self.name, self.ends = kept
        self.is_awake = True
        self.follow()

    @property
    def milliseconds(self) -> int:
        return max(0, self.ends - self.app.browser.moment())

    @property
    def left(self) -> int:
        """Whole seconds, as a clock shows them: 0 only when it is over."""
        return -(-self.milliseconds // 1000)

    def follow(self) -> None:
        """Call it after everything that happened: starts, goes on or forgets the clock."""
        need = clock_need(self.match)
        if need is None or not is_running(self.match):
            self.forget()
            return
        if need.name != self.name:
            self.name, self.ends = need.name, self.app.browser.moment() + 1000 * need.seconds
            self.match.keep()  # nobody gets time back by taking a move back
            if about := self.play.about:
                self.app.work(self.app.store.keep_moment(about.id, self.name, self.ends))
        if self.app.settings.sound:
            self.app.browser.alarm(self.milliseconds)
        self._beat()

    def forget(self) -> None:
        if self.name:
            self.name, self.ends = "", 0
            self.beats += 1
            self.app.browser.alarm(-1)
            if about := self.play.about:
                self.app.work(self.app.store.drop_moment(about.id))

    def settle(self) -> None:
        """The dealer answers, and a clock that was stopped says what it shows."""
        settle(self.match, self.play.kit)
        while self.stop():
            settle(self.match, self.play.kit)
        if self.is_awake:
            self.follow()

    def stop(self) -> bool:
        """Answers for a clock that was stopped, with the seconds it still had."""
        need = clock_need(self.match)
        if need is None or is_running(self.match):
            return False
        left = min(self.left, need.seconds) if self.name == need.name else need.seconds
        self.match.receive(Event("clock", need.name, None, left or None))
        return True

    def _beat(self) -> None:
        """Wakes up when the next second begins. A newer beat makes older ones fall silent."""
        self.beats += 1
        beat = self.beats
        wait = (self.milliseconds % 1000 or 1000) / 1000 + 0.01
        self.app.browser.after(wait, lambda: self.tick(beat))

    def tick(self, beat: int | None = None) -> None:
        """Every second, and when the page is looked at again."""
        if not self.name or self.app.page is not self.play or beat not in (None, self.beats):
            return
        if self.milliseconds:
            if self.left in CALLS:
                self.app.announce(self.app.words("clock.left", n=self.left))
            self._beat()
            self.app.refresh()
        else:
            self.app.guarded(self._run_out)

    def _run_out(self) -> None:
        need = clock_need(self.match)
        assert need is not None
        if self.app.settings.sound:
            self.app.browser.ring()
            self.app.browser.vibrate(BUZZ)
        self.play.time_is_up(Event("clock", need.name))


# ---------------------------------------------------------------- how it looks


def draw_clocks(play: Play) -> dict[str, str]:
    """The only regions that change while nothing happens: the clock over the board, and on a private page."""
    shown, words = play.kit.clock(play.match.table), play.app.words
    if shown is None:
        return {"clock": ""}
    runs = is_running(play.match)
    left = play.timer.left if runs and play.timer.name else shown[0]
    clocks = {"clock": draw_clock(words, left, shown[1], runs)}
    if play.peek and play.peek.why == "pocket":
        clocks["private-clock"] = draw_small_clock(words, left)
    return clocks


def draw_clock(words: Words, left: int, full: int, runs: bool) -> str:
    """A brass stopwatch: the ring is the time that is left."""
    part = min(1.0, left / full) if full else 0
    kind = "watch" + ("" if runs else " stopped") + (" last" if left <= LAST else "")
    ticks = "".join(f"M100 {12 if n % 5 else 9}V18" for n in (0,))
    marks = "".join(
        line(ticks, "currentColor", 2.4 if n % 3 else 4, transform=f"rotate({n * 30} 100 100)", class_="notch")
        for n in range(12)
    )
    ring = tag(
        "circle",
        cx=100,
        cy=100,
        r=80,
        fill="none",
        class_="ring-left",
        pathLength=100,
        stroke_dasharray=f"{100 * part:.2f} 100",
        transform="rotate(-90 100 100)",
    )
    pause = "" if runs or not left else path("M90 136h7v20h-7zM103 136h7v20h-7z", class_="pause")
    digits = tag("text", time_words(left), x=100, y=121, text_anchor="middle", class_="digits")
    face = picture(
        "0 0 200 200",
        circle(100, 100, 98, class_="rim"),
        circle(100, 100, 90, class_="face"),
        marks,
        circle(100, 100, 80, fill="none", class_="ring-all"),
        ring,
        digits,
        pause,
        class_=kind,
        aria_hidden="true",
        focusable="false",
    )
    return el("div", face, role="timer", aria_label=words("clock.label", time=time_words(left)), class_="clock")


def draw_small_clock(words: Words, left: int) -> str:
    return el(
        "span",
        time_words(left),
        role="timer",
        aria_label=words("clock.label", time=time_words(left)),
        class_="clock-small last" if left <= LAST else "clock-small",
    )
