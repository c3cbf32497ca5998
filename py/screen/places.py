"""The places of the app by name, so that no page has to know another.

Each name leads to a class or a function of (frame, what…). It is looked up when somebody goes there: some places
arrive after the page, together with the games.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Concatenate

from screen.app.frame import Frame

PAGES = {
    "home": "screen.home.home.Home",
    "elsewhere": "screen.home.elsewhere.Elsewhere",
    "new game": "screen.home.new_game.NewGame",
    "table": "screen.play.tables.table",
    "table with bots": "screen.play.tables.table_with_bots",
    "lesson table": "screen.play.page.Play",
    "table in room": "screen.play.page.Play",
    "tabletop": "screen.tabletop.page.Tabletop",
    "statistics": "screen.home.statistics.Statistics",
    "result": "screen.result.page.Result",
    "replay": "screen.result.replay.Replay",
    "in room": "screen.room.together.page_of",
}
# Laid over the page.
SHEETS = {
    "menu": "screen.play.sheets.Menu",
    "log": "screen.play.sheets.LogSheet",
    "score": "screen.play.sheets.ScoreSheet",
    "layout": "screen.tabletop.layout_sheet.LayoutSheet",
    "end game": "screen.play.ending.ask_end",
    "talk": "screen.room.talk_sheet.TalkSheet",
    "invite": "screen.room.invite_sheet.InviteSheet",
    "leave room": "screen.room.leaving.ask_leave",
    "rules": "screen.learn.rules.Help",
    "settings": "screen.home.settings.SettingsSheet",
    "collection": "screen.home.collection.CollectionSheet",
}
# Parts of the play page that the table that all look at borrows: what is seen for a while, and how it is drawn.
BORROWED = {
    "climaxes": "screen.play.climaxes.queue.Climaxes",
    "climax": "screen.play.climaxes.cover.draw_climax",
}
# Asynchronous functions that find the right page themselves, and do what has to be done there.
WAYS = {
    "pace": "screen.parts.progress.pace",
    "lesson": "screen.learn.lesson.show_lesson",
    "audit": "screen.review.audit_page.show_audit",
    "review": "screen.review.page.show_review",
    "room": "screen.room.together.enter",
}
ALL = {**PAGES, **SHEETS, **BORROWED, **WAYS}

Make = Callable[Concatenate[Frame, ...], Any]


def has_arrived(place: str) -> bool:
    """Is the folder of this place on the device already?"""
    return find_spec(".".join(ALL[place].split(".")[:2])) is not None


def find(place: str) -> Make:
    return _find(ALL[place])


@cache
def _find(path: str) -> Make:
    module, _, name = path.rpartition(".")
    made: Make = getattr(import_module(module), name)
    return made
