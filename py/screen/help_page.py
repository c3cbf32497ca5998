"""The rules of a game, in our own words, searchable, over whatever is on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from screen.app import App


class Help:
    def __init__(self, app: App, game: str, section: str = "") -> None:
        self.app, self.game, self.section = app, game, section

    @property
    def title(self) -> str:
        return self.app.words("app.rules")

    def draw(self) -> str:
        return ""

    def do(self, verb: str, with_: str, value: str) -> None:
        pass
