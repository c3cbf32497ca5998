"""Leaving a room, and the record of what was said in it."""

from __future__ import annotations

from fair.game.record import dump, record
from screen.app.confirm import Confirm
from screen.app.frame import Frame
from session.room.gathering import Gathering
from store import file_name


def save_record(app: Frame, gathering: Gathering) -> None:
    """All letters so far: what the audit reads. Nobody's secrets are in it before the game is over."""
    sitting = gathering.room.sitting
    if sitting is not None:
        title = f"{app.words(f'{gathering.room.game}.title')} {app.browser.now()[:10]}"
        app.browser.download(file_name(title), dump(record(sitting.peer)))


def ask_leave(app: Frame, gathering: Gathering) -> Confirm:
    words, sitting = app.words, gathering.room.sitting
    is_playing = sitting is not None and bool(sitting.seats) and sitting.state not in ("over", "accused")
    says = words("far.leave_game" if is_playing else "far.leave_room")
    return Confirm(app, words("far.leave"), says, words("far.leave"), lambda: leave(app, gathering))


def leave(app: Frame, gathering: Gathering) -> None:
    """Says goodbye; the room on this device is gone with it."""
    gathering.room.leave()
    gathering.carry()
    gathering.leave()
    app.gathering = None
    app.work(app.store.drop_room())
    app.go_home()
