"""Saves games: on the device as they are played, for a reload may come at any moment; and as a file."""

import traceback
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from screen.app.frame import Frame
from store import Store, Superseded, file_name
from table.match import Match
from table.save import About, dump

Start = Callable[[Coroutine[Any, Any, None]], None]


class Saving:
    """`begin` starts something at once, `soon` when the current step is done; `failed` tells the players that nothing
    is kept, `superseded` that another tab has gone on with the game. Law: what the page has shown is kept. A game is
    saved behind its picture, or when the page is left, if that comes first.
    """

    def __init__(
        self, store: Store, begin: Start, soon: Start, failed: Callable[[], None], superseded: Callable[[str], None]
    ) -> None:
        self.store, self.begin, self.soon = store, begin, soon
        self.failed, self.superseded = failed, superseded
        self.unsaved: dict[int, tuple[Match, About]] = {}

    def keep(self, match: Match, about: About | None) -> None:
        """Call it after every event: a burst is saved once."""
        if about is not None and id(match) not in self.unsaved:
            self.unsaved[id(match)] = (match, about)
            self.soon(self._save_soon())

    def leave(self) -> None:
        """The page may be gone in a moment: what was played since the last time is saved now."""
        for match, about in self._take():
            self.begin(self._try(self.store.leave(match, about)))
            self.begin(self._try(self.store.save(match, about)))

    async def finish(self) -> None:
        """Ends when what was played is on the device."""
        for match, about in self._take():
            await self._try(self.store.save(match, about))

    async def _save_soon(self) -> None:
        for match, about in self._take():
            self.begin(self._try(self.store.save(match, about)))

    def _take(self) -> list[tuple[Match, About]]:
        unsaved, self.unsaved = self.unsaved, {}
        return list(unsaved.values())

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Superseded as refusal:
            self.superseded(refusal.id)
        except Exception as error:  # a full disk must not stop the game, but players must know
            traceback.print_exception(error)
            self.failed()


def save_file(app: Frame, match: Match, about: About | None) -> None:
    """Hands the player the game as a file, under the title it has on the shelf."""
    about = about or About("game", app.words.list(match.names), app.browser.now())
    label = app.store.labels.get(about.id)
    title = label.title if label else about.title
    app.browser.download(file_name(title), dump(match, replace(about, title=title, when=app.browser.now())))
