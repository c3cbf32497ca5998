"""A question with two answers, asked before something that cannot simply be undone."""

from collections.abc import Callable
from typing import Protocol

from screen.app.frame import Language, Navigation
from screen.app.markup import div, el, text
from screen.app.skeleton import button


class Around(Language, Navigation, Protocol):
    """What the sheet needs: words, and a way to close itself."""


class Confirm:
    def __init__(self, app: Around, title: str, words: str, yes: str, act: Callable[[], None]) -> None:
        self.app, self.title, self.words, self.yes, self.act = app, title, words, yes, act

    def draw(self) -> str:
        no = button(self.app.words("app.cancel"), "close", class_="quiet")
        return el("p", text(self.words)) + div("answers", no, button(self.yes, "yes", class_="main"))

    def do(self, verb: str, with_: str, value: str) -> None:
        if verb == "yes":
            self.app.close(self)
            self.act()
