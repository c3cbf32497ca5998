"""Asks for a name: of a saved game, or of somebody at this device."""

from collections.abc import Callable
from typing import Protocol

from screen.app.frame import Language, Navigation
from screen.app.markup import div, el, text
from screen.app.skeleton import button
from table.names import clean

LONGEST_TITLE = 60


class Around(Language, Navigation, Protocol):
    """What the sheet needs: words, and a way to close itself."""


class Rename:
    """`key` names the words of the heading and the field. `take` gets what was typed, unless that is nothing."""

    def __init__(self, app: Around, key: str, name: str, longest: int, take: Callable[[str], None]) -> None:
        self.app, self.key, self.name, self.longest, self.take = app, key, name, longest, take

    @property
    def title(self) -> str:
        return self.app.words(f"{self.key}.title")

    def draw(self) -> str:
        words = self.app.words
        field = el(
            "label",
            el("span", text(words(f"{self.key}.label"))),
            el(
                "input",
                id="new-name",
                value=self.name,
                maxlength=self.longest,
                autocomplete="off",
                autocapitalize="words",
                spellcheck="false",
                data_focus=True,
                data_do="name",
            ),
            class_="field",
        )
        answers = div(
            "answers",
            button(words("app.cancel"), "close", class_="quiet"),
            button(words("rename.keep"), "keep", class_="main"),
        )
        return el("form", field, answers, data_submit="keep", class_="form")

    def do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "name":
                self.name = value
            case "keep":
                self.app.close(self)
                if name := clean(self.name, self.longest):
                    self.take(name)
