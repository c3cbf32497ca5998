"""Where everybody comes in: choose a game, or go on with one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from screen.markup import div, el

if TYPE_CHECKING:
    from screen.app import App


class Home:
    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def title(self) -> str:
        return "Cabinet Noir"

    def draw(self) -> dict[str, str]:
        return {"stage": div("page home", el("h1", "Cabinet Noir", tabindex="-1"))}

    def do(self, verb: str, with_: str, value: str) -> None:
        pass
