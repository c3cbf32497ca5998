"""The table while a game is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from screen.frame import top_bar
from screen.markup import el, text
from table.match import Match
from table.save import About

if TYPE_CHECKING:
    from screen.app import App


class Play:
    def __init__(self, app: App, match: Match, about: About | None) -> None:
        self.app, self.match, self.about = app, match, about
        self.game = match.game

    @property
    def title(self) -> str:
        return "Cabinet Noir"

    def draw(self) -> dict[str, str]:
        return {"stage": top_bar(self.app, self.game.name) + el("p", text(", ".join(self.match.names)))}

    def do(self, verb: str, with_: str, value: str) -> None:
        if verb == "back":
            self.app.go_home()
