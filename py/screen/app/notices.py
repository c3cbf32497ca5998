"""What players are told beside the page: a short notice at its foot, and what a screen reader says."""

from collections.abc import Callable
from dataclasses import dataclass

from screen.app.markup import div, el, text
from screen.app.skeleton import button, icon_button
from screen.app.words import Words

TOAST_SECONDS = 8.0
REMEMBERED = 5  # what was said before that is no longer on the page


@dataclass(frozen=True)
class Notice:
    words: str
    label: str
    act: Callable[[], None] | None


class Noticeboard:
    def __init__(self, after: Callable[[float, Callable[[], None]], None], redraw: Callable[[], None]) -> None:
        self.after, self.redraw = after, redraw
        self.said: list[tuple[int, str]] = []
        self.notice: Notice | None = None

    def announce(self, words: str) -> None:
        """Has a screen reader say it. The number makes the same words, said twice, be read twice."""
        number = self.said[-1][0] + 1 if self.said else 1
        self.said = [*self.said[1 - REMEMBERED :], (number, words)]

    def toast(self, words: str, label: str = "", act: Callable[[], None] | None = None) -> None:
        """Shows a short notice, with at most one button, for a few seconds."""
        notice = self.notice = Notice(words, label, act)
        self.after(TOAST_SECONDS, lambda: self._fade(notice))

    def _fade(self, notice: Notice) -> None:
        if self.notice is notice:
            self.notice = None
            self.redraw()

    def answer(self) -> None:
        """The player has pressed the button of the notice."""
        notice, self.notice = self.notice, None
        if notice and notice.act:
            notice.act()

    def dismiss(self) -> None:
        self.notice = None

    def draw(self, words: Words) -> dict[str, str]:
        said = (el("p", text(one), id=f"said-{number}") for number, one in self.said)
        return {"toast": self._draw_toast(words), "live": "".join(said)}

    def _draw_toast(self, words: Words) -> str:
        notice = self.notice
        if notice is None:
            return ""
        act = button(notice.label, "toast", class_="quiet") if notice.act else ""
        return div("toast", el("p", text(notice.words)), act, icon_button("x", words("app.close"), "toast-away"))
