"""Shown when a page cannot be drawn: an honest word, and the way home. The game is kept."""

from typing import Protocol

from screen.app.frame import Language, Navigation
from screen.app.markup import el, main, text
from screen.app.skeleton import button


class Around(Language, Navigation, Protocol):
    """What the page needs: words, and the way home."""


class Mishap:
    def __init__(self, app: Around) -> None:
        self.app = app

    @property
    def title(self) -> str:
        return "Cabinet Noir"

    def draw(self) -> dict[str, str]:
        words = self.app.words
        return {
            "stage": main(
                "page narrow",
                el("h1", text(words("mishap.title")), tabindex="-1"),
                el("p", text(words("app.mishap"))),
                button(words("mishap.home"), "home", class_="main"),
            )
        }

    def do(self, verb: str, with_: str, value: str) -> None:
        if verb == "back":
            self.app.go_home()
