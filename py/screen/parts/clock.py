"""Draws the clock of a round: how much time is left, over the board and on a private page."""

from __future__ import annotations

from games.drawing.svg import circle, line, path, picture, tag
from screen.app.frame import Frame
from screen.app.markup import el
from screen.app.words import Words, time_words
from session.clock import running_in
from session.session import Session

LAST = 30
CALLS = (60, 10)  # seconds left at which the clock is read aloud


def draw_clocks(words: Words, session: Session, is_private: bool) -> dict[str, str]:
    """The only regions that change while nothing happens. `is_private`: somebody looks at a private page."""
    shown, runs = session.kit.around.clock(session.table), running_in(session.needs) is not None
    if shown is None:
        return {"clock": ""}
    left = session.clock.left if runs and session.clock.is_running else shown[0]
    clocks = {"clock": draw_clock(words, left, shown[1], runs)}
    if is_private:
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


class ClockCalls:
    """Reads a running clock aloud twice: a minute before its end, and ten seconds before."""

    def __init__(self, app: Frame, session: Session) -> None:
        self.app, self.clock = app, session.clock
        self.left = self._now()

    def _now(self) -> int | None:
        return self.clock.left if self.clock.is_running else None

    def tick(self) -> bool:
        """False: it shows what it showed before."""
        left, self.left = self.left, self._now()
        if self.left != left and self.left in CALLS:
            self.app.announce(self.app.words("clock.left", n=self.left))
        return self.left != left
