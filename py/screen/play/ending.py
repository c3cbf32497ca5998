"""Ends a game for good: asks first, and lets the players change their mind for a moment."""

from __future__ import annotations

from contextlib import suppress

from screen.app.confirm import Confirm
from screen.app.frame import Frame
from store import Deleted


def ask_end(app: Frame, id_: str) -> Confirm:
    words = app.words
    return Confirm(app, words("menu.end"), words("menu.end_sure"), words("menu.end"), lambda: app.work(_end(app, id_)))


async def _end(app: Frame, id_: str) -> None:
    app.browser.alarm(-1)
    if id_ in app.store.labels:
        with suppress(Deleted):  # then there is nothing left to end
            taken = await app.store.delete(id_)
            words = app.words
            app.toast(words("menu.ended"), words("shelf.undo"), lambda: app.work(app.store.put_back(taken)))
    app.go_home()
