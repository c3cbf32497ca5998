"""How the players like it: language, light, size of the letters, how the tablet is handed over."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from screen.app import App


class SettingsSheet:
    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def title(self) -> str:
        return self.app.words("app.settings")

    def draw(self) -> str:
        return ""

    def do(self, verb: str, with_: str, value: str) -> None:
        pass
