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
}
SHEETS = {
    "rules": "screen.learn.rules.Help",
    "settings": "screen.app.settings.SettingsSheet",
}


@cache
def find(path: str) -> Any:
    module, _, name = path.rpartition(".")
    return getattr(import_module(module), name)
