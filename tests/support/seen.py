"""Somebody who has seen enough: taps every climax away, for tests that are about something else."""

from screen.app.app import App
from screen.play.page import Play


def see_out(app: App) -> None:
    while isinstance(app.page, Play) and app.page.climaxes.now:
        app.do("seen")
