"""At the door of a room: wait to be let in, show the answer to an invitation, or read why you cannot come in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from screen.app.icons import icon
from screen.app.markup import div, el, main, text
from screen.app.skeleton import button, top_bar
from screen.parts.code import Code
from screen.parts.meeting import draw_meeting
from screen.room.codes import draw_text_to_copy
from screen.room.invite_sheet import InviteSheet
from screen.room.leaving import leave
from wire.room.invitation import spell

if TYPE_CHECKING:
    from screen.app.frame import Frame
    from session.room.gathering import Gathering


class Knocking:
    def __init__(self, app: Frame, gathering: Gathering) -> None:
        self.app, self.gathering = app, gathering
        self.code = Code(app)

    @property
    def title(self) -> str:
        return f"{self.app.words('knock.title')} · Cabinet Noir"

    def news(self) -> None:
        """Goes on once the device was let in. An answer stays on the screen until somebody has read it."""
        room = self.gathering.room
        if self.app.page is not self or room.refusal is not None or self.gathering.exchange.is_answering:
            return
        if room.sitting is not None or len(room.people) > 1:
            self.gathering.show()

    def draw(self) -> dict[str, str]:
        words = self.app.words
        body = el("section", *self._body(), class_="panel invite")
        return {"stage": top_bar(words, words("knock.title")) + main("page narrow", body)}

    def _body(self) -> tuple[str, ...]:
        words, gathering = self.app.words, self.gathering
        leaving = button(words("knock.stop"), "back", class_="quiet", icon_name="log-out")
        if (refusal := gathering.room.refusal) is not None:
            says = self.app.reason(refusal)
            return (el("p", icon("triangle-alert"), el("span", text(says)), class_="trouble", role="alert"), leaving)
        exchange = gathering.exchange.pair
        if exchange and exchange.is_guest and exchange.text:
            return (
                el("h2", text(words("near.show_answer"))),
                el("p", text(words("near.show_answer_hint")), class_="soft"),
                self.code.show(exchange.text, words("near.answer_qr")),
                el(
                    "details",
                    el("summary", text(words("near.as_text"))),
                    draw_text_to_copy(words("near.as_text"), exchange.text, "my-answer"),
                    button(words("near.copy"), "copy", icon_name="copy"),
                ),
                el(
                    "p", icon("hourglass"), el("span", text(words("near.waiting"))), class_="soft relays", role="status"
                ),
                leaving,
            )
        if gathering.invitation.relays:
            up = gathering.relays.in_reach
            found = words("invite.relays", n=up) if up else words("invite.relays_none")
            return (
                el("h2", text(words("knock.knocking", code=spell(gathering.invitation.code))), role="status"),
                el("p", text(words("knock.hint")), class_="soft"),
                el("p", icon("radio-tower"), el("span", text(found)), class_="soft relays"),
                div("company-rows", draw_meeting(words, gathering.meeting), role="status"),
                leaving,
            )
        return (
            el("h2", text(words("knock.alone"))),
            el("p", text(words("knock.alone_hint"))),
            button(words("invite.title"), "invite", class_="main", icon_name="qr-code"),
            leaving,
        )

    def do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "back" if with_:
                self.app.go_home()
            case "back" if self.gathering.is_new:
                leave(self.app, self.gathering)
            case "back":  # a member of the room answers an invitation, then changes their mind
                self.gathering.exchange.stop()
                self.gathering.show()
            case "invite":
                self.app.ask(InviteSheet(self.app, self.gathering, "near"))
            case "copy" if pair := self.gathering.exchange.pair:
                self.app.work(self._copy(pair.text))

    async def _copy(self, what: str) -> None:
        done = await self.app.browser.copy(what)
        self.app.toast(self.app.words("invite.copied" if done else "invite.not_copied"))
