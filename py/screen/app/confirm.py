"""A question with two answers, asked before something that cannot simply be undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from screen.app.markup import div, el, text
from screen.app.skeleton import button

if TYPE_CHECKING:
    from screen.app.frame import Frame


class Confirm:
    def __init__(self, app: Frame, title: str, words: str, yes: str, act: Callable[[], None]) -> None:
        self.app, self.title, self.words, self.yes, self.act = app, title, words, yes, act

    def draw(self) -> str:
        no = button(self.app.words("app.cancel"), "close", class_="quiet")
        return el("p", text(self.words)) + div("answers", no, button(self.yes, "yes", class_="main"))

    def do(self, verb: str, with_: str, value: str) -> None:
        if verb == "yes":
            self.app.sheets.remove(self)
            self.act()
