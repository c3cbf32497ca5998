"""At the door of a room: wait to be let in, show the answer to an invitation, or read why you cannot come in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from screen.app.icons import icon
from screen.app.markup import div, el, main, text
from screen.app.skeleton import button, top_bar
from screen.parts.code import Code
from screen.parts.meeting import draw_meeting
from screen.room.codes import Scanner, draw_step, draw_text_to_copy
from screen.room.invite_sheet import InviteSheet
from screen.room.leaving import leave
from table.illegal import Illegal
from wire.room.invitation import read_invitation, spell

if TYPE_CHECKING:
    from screen.app.frame import Frame
    from session.room.gathering import Gathering


class Knocking:
    def __init__(self, app: Frame, gathering: Gathering) -> None:
        self.app, self.gathering = app, gathering
        self.code, self.scanner = Code(app), Scanner(app, self._take)

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
            refused = el("p", icon("triangle-alert"), el("span", text(says)), class_="trouble", role="alert")
            again = button(words("knock.reload"), "reload", class_="main", icon_name="refresh-cw")
            return (refused, again if refusal.reason == "room.version" else "", leaving)
        if gathering.exchange.is_answering:
            return (*self._answer(), leaving)
        if gathering.invitation.relays:
            return (*self._at_the_door(), leaving)
        return (
            el("h2", text(words("knock.alone"))),
            el("p", text(words("knock.alone_hint"))),
            button(words("invite.title"), "invite", class_="main", icon_name="qr-code"),
            leaving,
        )

    def _at_the_door(self) -> tuple[str, ...]:
        """What goes on; and where it goes on for long in vain, what may be wrong, and what can be done."""
        words, gathering = self.app.words, self.gathering
        meeting, up = gathering.meeting, gathering.relays.in_reach
        found = words("knock.relays", n=up) if up else words("invite.relays_none")
        rows = [draw_meeting(words, meeting)]
        if meeting.state in ("unreached", "unanswered"):
            says = el("span", text(words(f"knock.{meeting.state}")))
            rows.append(el("p", icon("triangle-alert"), says, class_="trouble"))
        if meeting.state in ("unreached", "barred") or meeting.trouble == "other":
            rows.append(button(words("network.title"), "far", "network", icon_name="radio-tower"))
        if meeting.state in ("unanswered", "barred"):
            rows.append(button(words("knock.other"), "far", "together", icon_name="users"))
        return (
            el("h2", text(words("knock.knocking", code=spell(gathering.invitation.code))), role="status"),
            el("p", text(words("knock.hint")), class_="soft") if meeting.state in ("dialling", "knocking") else "",
            el("p", icon("radio-tower"), el("span", text(found)), class_="soft relays"),
            div("company-rows", *rows, role="status"),
        )

    def _answer(self) -> tuple[str, ...]:
        """The second step of two codes held up to each other. The camera can read another invitation meanwhile."""
        words, exchange = self.app.words, self.gathering.exchange
        shown = exchange.pair.text if exchange.pair else ""
        says = el("span", text(words("near.failed_guest")))
        failed = el("p", icon("triangle-alert"), says, class_="trouble", role="alert")
        as_text = el(
            "details",
            el("summary", text(words("near.as_text"))),
            draw_text_to_copy(words("near.as_text"), shown, "my-answer"),
            button(words("near.copy"), "copy", icon_name="copy"),
        )
        waiting = words("near.waiting" if shown else "near.making_answer")
        return (
            draw_step(words, 2, words("near.show_answer")),
            el("p", text(words("near.show_answer_hint")), class_="soft"),
            self.code.show(shown, words("near.answer_qr")),
            as_text if shown else "",
            el("p", icon("hourglass"), el("span", text(waiting)), class_="soft relays", role="status"),
            failed if exchange.has_failed else "",
            self.scanner.draw("near.scan_again", "near.scan_hint", "quiet") if exchange.has_failed else "",
        )

    def _take(self, seen: str) -> None:
        """Another invitation to this room, after the first one has led to nothing."""
        invitation = read_invitation(seen)
        if invitation is None or not invitation.offer or invitation.code != self.gathering.invitation.code:
            raise Illegal("meet.no_room")
        self.scanner.stop()
        self.gathering.exchange.take_offer(invitation.offer)

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
            case _:
                self.scanner.do(verb)

    async def _copy(self, what: str) -> None:
        done = await self.app.browser.copy(what)
        self.app.toast(self.app.words("invite.copied" if done else "invite.not_copied"))
