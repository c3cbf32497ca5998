"""Gives a saved game another name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from screen.frame import button
from screen.markup import div, el, text
from store import Label

if TYPE_CHECKING:
    from screen.app import App

LONGEST = 60


class Rename:
    def __init__(self, app: App, label: Label) -> None:
        self.app, self.label, self.name = app, label, label.title

    @property
    def title(self) -> str:
        return self.app.words("rename.title")

    def draw(self) -> str:
        words = self.app.words
        field = el(
            "label",
            el("span", text(words("rename.label"))),
            el(
                "input",
                value=self.name,
                maxlength=LONGEST,
                data_focus=True,
                autocomplete="off",
                id="new-title",
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
                self.app.sheets.remove(self)
                if self.name.strip():
                    self.app.work(self.app.store.rename(self.label.id, self.name.strip()[:LONGEST]))
