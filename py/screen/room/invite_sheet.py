"""Invites friends: by a link or a code, through relays; or by two codes that the devices show each other's camera."""

from __future__ import annotations

from typing import TYPE_CHECKING

from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.skeleton import button
from screen.room.codes import Code, Scanner, draw_step, draw_text_to_copy
from screen.room.invited import draw_helpers
from screen.room.network_sheet import NetworkSheet
from session.room.helpers import helped, helpers_of
from wire.room.invitation import read_invitation, spell

if TYPE_CHECKING:
    from screen.app.frame import Frame
    from session.room.gathering import Gathering

WAYS = ("link", "near")


class InviteSheet:
    def __init__(self, app: Frame, gathering: Gathering, way: str = "") -> None:
        self.app, self.gathering = app, gathering
        self.way = way or ("link" if gathering.invitation.relays else "near")
        self.code, self.near = Code(app), Code(app)
        self.scanner = Scanner(app, self._see)
        self.typed = ""
        if self.way == "near":
            gathering.exchange.invite()

    @property
    def title(self) -> str:
        return self.app.words("invite.title")

    @property
    def link(self) -> str:
        return f"{self.app.browser.address()}#{self.gathering.invitation.fragment}"

    def draw(self) -> str:
        words = self.app.words
        chips = (
            el(
                "button",
                text(words(f"invite.way.{way}")),
                type="button",
                class_="chip",
                role="radio",
                aria_checked="true" if way == self.way else "false",
                tabindex="0" if way == self.way else "-1",
                data_do="way",
                data_with=way,
            )
            for way in WAYS
        )
        tabs = div("chips even of-2", *chips, role="radiogroup", aria_label=words("invite.title"))
        return tabs + self._door() + (self._by_link() if self.way == "link" else self._near())

    def _door(self) -> str:
        """Says that the door is closed: it lets in only those who were here before."""
        if self.gathering.room.is_open:
            return ""
        words = self.app.words
        says = el("p", icon("door-closed"), el("span", text(words("invite.closed"))))
        return div("company-rows", says, button(words("invite.open"), "door", icon_name="door-open"))

    # ------------------------------------------------------------ by link

    def _by_link(self) -> str:
        words, invitation = self.app.words, self.gathering.invitation
        if not invitation.relays:
            helpers = helpers_of(self.app)
            return div(
                "invite",
                el("p", text(words("invite.same_place"))),
                el("p", text(words("together.apart.text"))) if helpers else "",
                draw_helpers(words, helpers.relays, helpers.servers),
                button(words("invite.go_apart"), "go-apart", class_="main", icon_name="globe") if helpers else "",
                button(words("network.title"), "network", class_="quiet", icon_name="radio-tower"),
            )
        tools = [button(words("invite.copy"), "copy", class_="main", icon_name="copy")]
        if self.app.browser.can_share():
            tools.insert(0, button(words("invite.share"), "share", class_="main", icon_name="share-2"))
        up = self.gathering.relays.in_reach
        state = words("invite.relays", n=up) if up else words("invite.relays_none")
        return div(
            "invite",
            self.code.show(self.link, words("invite.qr")),
            el(
                "p",
                el("small", text(words("invite.code"))),
                el("b", text(spell(invitation.code)), id="room-code"),
                class_="room-code",
            ),
            div("invite-tools", *tools),
            draw_text_to_copy(words("invite.link"), self.link, "room-link"),
            el("p", icon("radio-tower"), el("span", text(state)), class_="soft relays", role="status"),
            "" if up else button(words("network.title"), "network", class_="quiet", icon_name="radio-tower"),
        )

    # ------------------------------------------------------------ with no network but your own

    def _near(self) -> str:
        """Two steps, drawn so that the camera stays where it is while guest after guest comes in."""
        words, pair = self.app.words, self.gathering.exchange.pair
        if pair is None:
            says = el("span", text(words("near.no_text")))
            return div(
                "invite",
                el("p", icon("triangle-alert"), says, class_="trouble", role="alert"),
                button(words("near.again"), "again", class_="main", icon_name="refresh-cw"),
            )
        offered = self.gathering.offered
        making = el("p", text(words("near.making")), class_="soft", role="status")
        shake = el("span", text(words("near.connecting")))
        connecting = el("p", icon("hourglass"), shake, class_="relays", role="status")
        first = el(
            "li",
            draw_step(words, 1, words("near.step1")),
            el("p", text(words("near.step1_hint")), class_="soft") if not self.scanner.is_on else "",
            self.near.show(offered, words("near.qr")),
            self._as_text(offered) if offered else making,
        )
        second = el(
            "li",
            draw_step(words, 2, words("near.step2")),
            connecting if pair.is_answered else "",
            self.scanner.draw("near.scan", "near.scan_hint", "main"),
            self._field(),
        )
        return self._outcome() + el("ol", first, second, class_="steps", id="steps")

    def _outcome(self) -> str:
        """Who has come in so far, or that an attempt has led to nothing, and what to do then."""
        words, gathering = self.app.words, self.gathering
        if gathering.exchange.has_failed:
            says = el("span", text(words("near.failed")))
            failed = el("p", icon("triangle-alert"), says, class_="trouble", role="alert")
            other = button(words("near.by_link"), "way", "link", class_="quiet", icon_name="globe")
            return div("invite", failed, other)
        if not gathering.exchange.guests:
            return ""
        here = [one.name for one in gathering.room.people if one.device != gathering.room.me and one.state == "here"]
        joined = words("near.joined", names=words.list(here), n=len(here)) if here else words("near.coming")
        return el("p", icon("check"), el("span", text(joined)), class_="good", role="status")

    def _as_text(self, offered: str) -> str:
        words = self.app.words
        return el(
            "details",
            el("summary", text(words("near.as_text"))),
            draw_text_to_copy(words("near.as_text"), offered, "offer"),
            button(words("near.copy"), "copy-offer", icon_name="copy"),
        )

    def _field(self) -> str:
        words = self.app.words
        field = el(
            "textarea",
            text(self.typed),
            id="answer",
            rows=2,
            maxlength=2000,
            placeholder=words("near.paste"),
            aria_label=words("near.paste"),
            autocomplete="off",
            spellcheck="false",
            data_do="typed",
        )
        return el(
            "form", field, button(words("near.take"), "take", icon_name="check"), data_submit="take", class_="form"
        )

    def do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "way":
                self.way = with_
                self.scanner.stop()
                if self.way == "near":
                    self.gathering.exchange.invite()
            case "door":
                self.gathering.room.open_door()
            case "again":
                self.gathering.exchange.invite()
            case "go-apart":
                self.gathering.use(helped(self.gathering.invitation, helpers_of(self.app)))
            case "network":
                self.app.ask(NetworkSheet(self.app, self.gathering))
            case "share":
                self.app.work(self._share())
            case "copy":
                self.app.work(self._copy(self.link))
            case "copy-offer":
                self.app.work(self._copy(self.gathering.offered))
            case "typed":
                self.typed = value
            case "take":
                if self.typed.strip():
                    self._take(self.typed)
            case _:
                self.scanner.do(verb)

    def _see(self, seen: str) -> None:
        """What the camera has read. It may have seen this very screen, in a mirror."""
        if seen != self.gathering.offered:
            self._take(seen)

    def _take(self, answer: str) -> None:
        """Takes the answer to our invitation, or the invitation of a member of this room who lost the connection."""
        other = read_invitation(answer)
        if other and other.offer and other.code == self.gathering.invitation.code and answer != self.gathering.offered:
            self.scanner.stop()
            self.gathering.exchange.take_offer(other.offer)
            self.gathering.show()
            return
        self.gathering.exchange.take_answer(answer)
        self.typed = ""

    async def _share(self) -> None:
        await self.app.browser.share(self.app.words("invite.share_title"), self.link)

    async def _copy(self, what: str) -> None:
        done = await self.app.browser.copy(what)
        self.app.toast(self.app.words("invite.copied" if done else "invite.not_copied"))
