"""What is laid over the table when somebody asks for it: the menu, the log, the score, a hint; and what is saved."""

from __future__ import annotations

from typing import Protocol

from screen.app.frame import Frame
from screen.play.advice_sheet import AdviceSheet, Advisee
from screen.play.sheets import LogSheet, Menu, ScoreSheet, save_file
from session.session import Session
from session.story import Story


class Play(Advisee, Protocol):
    """What the sheets ask of the page."""

    app: Frame
    session: Session
    story: Story

    def do(self, verb: str, with_: str, value: str) -> None: ...


def lay_over(play: Play, verb: str) -> bool:
    """False: the verb means something else."""
    app, session = play.app, play.session
    match verb:
        case "menu":
            app.ask(Menu(app, session, play.do))
        case "log":
            app.ask(LogSheet(app, session, play.story, play.do))
        case "score":
            app.ask(ScoreSheet(app, session))
        case "save":
            save_file(app, session)
        case "advice" if advice := session.ask_advice():
            app.browser.scroll_up()  # to the board, on which the move is lit
            app.ask(AdviceSheet(app, advice, play))
        case "coach":
            app.change(coach=False)
            app.toast(app.words("coach.is_off"))
        case _:
            return False
    return True
