"""Saves games: on the device as they are played, for a reload may come at any moment; and as a file."""

import traceback
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from screen.app.frame import Frame
from store import Store, file_name
from table.match import Match
from table.save import About, dump


class Saving:
    """`soon` does something once the current step is done; `failed` tells the players that nothing is kept."""

    def __init__(
        self, store: Store, soon: Callable[[Coroutine[Any, Any, None]], None], failed: Callable[[], None]
    ) -> None:
        self.store, self.soon, self.failed = store, soon, failed
        self.unsaved: list[Match] = []

    def keep(self, match: Match, about: About | None) -> None:
        """Saves the game once the current step is done. Call it after every event: a burst is saved once."""
        if about is not None and match not in self.unsaved:
            self.unsaved.append(match)
            self.soon(self._save(match, about))

    async def _save(self, match: Match, about: About) -> None:
        self.unsaved.remove(match)
        try:
            await self.store.save(match, about)
        except Exception as error:  # a full disk must not stop the game, but players must know
            traceback.print_exception(error)
            self.failed()


def save_file(app: Frame, match: Match, about: About | None) -> None:
    """Hands the player the game as a file, under the title it has on the shelf."""
    about = about or About("game", app.words.list(match.names), app.browser.now())
    label = app.store.labels.get(about.id)
    title = label.title if label else about.title
    app.browser.download(file_name(title), dump(match, replace(about, title=title, when=app.browser.now())))
