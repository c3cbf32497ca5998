"""Asks for a name: one's own, or that of somebody else at this device."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from screen.frame import button
from screen.markup import div, el, text
from screen.seating import LONGEST

if TYPE_CHECKING:
    from screen.app import App


class NameSheet:
    def __init__(self, app: App, name: str, take: Callable[[str], None]) -> None:
        self.app, self.name, self.take = app, name, take

    @property
    def title(self) -> str:
        return self.app.words("lobby.name")

    def draw(self) -> str:
        words = self.app.words
        field = el(
            "label",
            el("span", text(words("lobby.name"))),
            el(
                "input",
                id="sitter",
                value=self.name,
                maxlength=LONGEST,
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
                name = " ".join(self.name.split())[:LONGEST]
                if name:
                    self.app.sheets.remove(self)
                    self.take(name)
