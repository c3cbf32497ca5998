"""Opens the play page for a game that is played on this device."""

from __future__ import annotations

from screen.app.frame import Frame
from screen.play.page import Play
from session.local import LocalSession
from table.match import Match
from table.save import About


def table(app: Frame, match: Match, about: About | None) -> Play:
    return Play(app, LocalSession(app, match, about))


def table_with_bots(app: Frame, match: Match, about: About) -> Play:
    from session.bots.local import open_session  # arrives with the games

    return Play(app, open_session(app, app.thinker(), match, about))
