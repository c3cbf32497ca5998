"""The menu of a game between devices, leaving the room, and the record of what was said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fair.game.record import dump, record
from screen.play.sheets import Menu
from store import file_name

if TYPE_CHECKING:
    from screen.room.gathering import Gathering


class FarMenu(Menu):
    ITEMS = (
        ("message-circle", "talk.title", "talk"),
        ("list-ordered", "play.log", "log"),
        ("trophy", "play.score", "score"),
        ("book-open", "app.rules", "help"),
        ("settings", "app.settings", "settings"),
        ("qr-code", "invite.title", "invite"),
        ("download", "far.record", "save"),
        ("house", "menu.home", "home"),
        ("log-out", "far.leave", "leave"),
    )


def save_record(gathering: Gathering) -> None:
    """All letters so far: what the audit reads. Nobody's secrets are in it before the game is over."""
    app, sitting = gathering.app, gathering.room.sitting
    if sitting is not None:
        title = f"{app.words(f'{gathering.room.game}.title')} {app.browser.now()[:10]}"
        app.browser.download(file_name(title), dump(record(sitting.peer)))


def ask_leave(gathering: Gathering) -> None:
    words = gathering.app.words
    is_playing = gathering.room.sitting is not None and gathering.room.sitting.state not in ("over", "accused")
    says = words("far.leave_game" if is_playing else "far.leave_room")
    gathering.app.confirm(words("far.leave"), says, words("far.leave"), lambda: leave(gathering))


def leave(gathering: Gathering) -> None:
    """Says goodbye; the room on this device is gone with it."""
    app = gathering.app
    gathering.room.leave()
    gathering.carry()
    gathering.leave()
    app.gathering = None
    app.work(app.store.drop_room())
    app.go_home()
