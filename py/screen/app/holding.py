"""Sees to it that a game, or the room, is open in one tab only. Another tab is told so, and may go on with it there.

Law: before this tab lets go, what was played in it is kept.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol

from screen.app.saving import Saving
from session.browser import ROOM, Tabs
from store import Store


class Around(Protocol):
    """What the holding needs of the app."""

    store: Store
    saving: Saving

    def work(self, task: Coroutine[Any, Any, None]) -> None: ...

    def put_on(self) -> None:
        """Shows the page as the settings say now."""

    def show_elsewhere(self, id_: str, words: str) -> None:
        """Shows that this game, or without an id the room, goes on in another tab."""

    def say(self, words: str) -> None:
        """Shows a short notice: the key of its words."""

    async def leave_room(self, is_kept: bool) -> None: ...


class Holding:
    def __init__(self, app: Around, tabs: Tabs) -> None:
        self.app, self.tabs = app, tabs
        self.game = ""  # the one game that this tab holds
        self.gone = ""  # the one that another tab has taken from it

    async def hold(self, id_: str) -> bool:
        """False: another tab has this game open."""
        self.gone = ""
        if self.game and self.game != id_:
            await self.let_go()
        if await self.tabs.hold(name_of(id_)):
            self.game = id_
        return self.game == id_

    async def take(self, id_: str) -> None:
        """From the tab that has it."""
        await self.tabs.take(name_of(id_))
        self.game = id_

    async def let_go(self) -> None:
        id_, self.game = self.game, ""
        if id_:
            await self.app.saving.finish()
            self.tabs.let_go(name_of(id_))

    def told(self, what: str, name: str) -> None:
        """What the other tabs do."""
        if what == "changed":
            self.app.work(self._follow(name.split("\n")))
        elif name == ROOM:
            self.app.work(self.app.leave_room(is_kept=what == "wanted"))
        elif self.game and name == name_of(self.game):
            self.gone = self.game
            self.app.show_elsewhere(self.game, "elsewhere.moved")
            self.app.work(self.let_go())

    def superseded(self, id_: str) -> None:
        """Another tab has written this game, although this one has played it: what was played here is not kept."""
        if id_ not in (self.game, self.gone):
            self.app.say("elsewhere.superseded")
            return
        self.gone = id_
        self.app.show_elsewhere(id_, "elsewhere.superseded")
        self.app.work(self.let_go())

    async def _follow(self, keys: list[str]) -> None:
        await self.app.store.follow(keys)
        self.app.put_on()


def name_of(id_: str) -> str:
    return f"game-{id_}"

