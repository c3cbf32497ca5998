"""The places of the app by name, so that no page has to know another.

A place is looked up when somebody goes there, for some arrive after the page. Each name leads to a class or a function
of (frame, what…) that makes the page, or the sheet that is laid over one.
"""

from functools import cache
from importlib import import_module
from typing import Any

PAGES = {
    "home": "screen.home.home.Home",
    "new game": "screen.home.new_game.NewGame",
    "result": "screen.result.page.Result",
    "replay": "screen.result.replay.Replay",
    "room": "screen.room.together.page_of",
}
SHEETS = {
    "end game": "screen.play.ending.ask_end",
    "talk": "screen.room.talk_sheet.TalkSheet",
    "invite": "screen.room.invite_sheet.InviteSheet",
    "leave room": "screen.room.leaving.ask_leave",
    "rules": "screen.learn.rules.Help",
    "settings": "screen.app.settings.SettingsSheet",
}

# Arrives with the games.
WITH_BOTS = "session.bots.company.open_session"


@cache
def find(path: str) -> Any:
    module, _, name = path.rpartition(".")
    return getattr(import_module(module), name)
