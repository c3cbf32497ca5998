"""After a game between devices: what players can do with its result; or why the game was stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fair.game.record import record
from games.contract.kit import kit
from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.page import Page
from screen.app.skeleton import top_bar
from screen.app.words import Words
from screen.parts.others import draw_talk
from screen.parts.panels import act
from screen.room.leaving import ask_leave, save_record
from screen.room.talk_sheet import TalkSheet
from session.room.bots import bots_of
from table.needs import Seat
from wire.game.game import Sitting

if TYPE_CHECKING:
    from screen.app.frame import Frame
    from session.room.gathering import Gathering


class AfterRoomGame:
    """What players can do with the result of a game in a room."""

    def __init__(self, app: Frame, gathering: Gathering, sitting: Sitting) -> None:
        self.app, self.gathering, self.sitting = app, gathering, sitting

    def news(self) -> None:
        if self.gathering.room.sitting is not self.sitting or self.sitting.state in ("apart", "accused"):
            self.gathering.show()

    def is_bot(self, seat: Seat) -> bool:
        """A bot from the start, or in place of somebody who was gone at the end."""
        return seat in bots_of(self.sitting) or seat in self.sitting.absent

    def draw(self, words: Words) -> str:
        is_closed, game = self.sitting.state == "over", kit(self.sitting.match.game.name)
        return div(
            "result-next",
            act(words("far.again"), "again", class_="main", sign="refresh-cw", data_focus=True),
            act(words("result.review"), "review", sign="search") if game.offers(game.review) else "",
            act(words("result.replay"), "replay", sign="history"),
            act(words("fairness.title") if is_closed else words("far.comparing"), "fairness", sign="shield-check"),
            act(words("far.record"), "save", sign="download"),
            el("span", draw_talk(words, self.gathering.talk)),
            act(words("far.leave"), "leave", sign="log-out"),
        )

    def do(self, verb: str, with_: str) -> None:
        match verb:
            case "again":
                self.gathering.room.again()
                self.gathering.show()
            case "fairness":
                check(self.app, self.gathering)
            case "save":
                save_record(self.app, self.gathering)
            case "talk":
                self.app.ask(TalkSheet(self.app, self.gathering))
            case "voice":
                self.gathering.voice.do(with_)
            case "leave":
                self.app.ask(ask_leave(self.app, self.gathering))

    def back_to(self, result: Page) -> None:
        """The room may have gone on meanwhile."""
        self.gathering.show()


def check(app: Frame, gathering: Gathering) -> None:
    """Checks the whole game once more, from its letters alone."""
    assert gathering.room.sitting is not None
    app.visit("audit", record(gathering.room.sitting.peer), gathering.show)


class Trouble:
    """The game has stopped: somebody was caught, or two devices have different tables."""

    def __init__(self, app: Frame, gathering: Gathering) -> None:
        self.app, self.gathering = app, gathering
        assert gathering.room.sitting is not None
        self.sitting = gathering.room.sitting

    @property
    def title(self) -> str:
        return f"{self.app.words('trouble.title')} · Cabinet Noir"

    def news(self) -> None:
        if self.sitting.state not in ("apart", "accused"):
            self.gathering.show()

    def draw(self) -> dict[str, str]:
        words = self.app.words
        body = el("section", *(self._accused() if self.sitting.verdict else self._apart()), class_="panel")
        steps = div(
            "result-next",
            act(words("trouble.check"), "fairness", class_="main", sign="shield-check"),
            act(words("far.record"), "save", sign="download"),
            act(words("far.again"), "again", sign="refresh-cw"),
            act(words("far.leave"), "leave", sign="log-out"),
        )
        return {
            "stage": top_bar(words, words("trouble.title")) + el("main", body, steps, class_="page trouble-page")
        }

    def _accused(self) -> tuple[str, ...]:
        words, verdict, names = self.app.words, self.sitting.verdict, self.sitting.names
        assert verdict is not None
        name = "?" if verdict.seat is None else names[verdict.seat]
        says = self.app.words(verdict.reason, seat=name)
        return (
            el("h2", icon("scale"), el("span", text(words("trouble.accused", name=name))), role="alert"),
            el("p", text(says), class_="trouble"),
            el("p", text(words("trouble.accused_hint", step=verdict.step)), class_="soft"),
        )

    def _apart(self) -> tuple[str, ...]:
        words, apart = self.app.words, self.sitting.apart
        assert apart is not None
        who = words.list(self.sitting.names[seat] for seat in apart.seats) or apart.device[:8]
        return (
            el("h2", icon("triangle-alert"), el("span", text(words("trouble.apart", names=who))), role="alert"),
            el("p", text(words("trouble.apart_hint", n=apart.events))),
            el(
                "dl",
                *(
                    el("div", el("dt", text(words(key))), el("dd", el("code", text(head))))
                    for key, head in (("trouble.ours", apart.ours), ("trouble.theirs", apart.theirs))
                ),
                class_="heads",
            ),
        )

    def do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "back" | "home":
                self.app.go_home()
            case "fairness":
                check(self.app, self.gathering)
            case "save":
                save_record(self.app, self.gathering)
            case "again":
                self.gathering.room.again()
                self.gathering.show()
            case "leave":
                self.app.ask(ask_leave(self.app, self.gathering))
