"""The devices that have gathered: carries what a room says to the others, and what comes back to the room.

A room does no sending and the browser knows no room; this stands between them. Two ways to meet lead to the same
kind of link: by the code of the room, through relays (lantern.py), and by an exchange of two texts, through nobody.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from fair.group.refused import Malformed
from screen.room.far_bots import FarBots
from screen.room.meeting import Lantern
from screen.room.voice import Voice
from session.bots.thinker import Thinker
from session.browser import Links
from session.room.notebook import Diary
from table.illegal import Illegal
from wire.link.description import pack, unpack
from wire.link.out import Answer, Call, Drop, Finish, Send
from wire.room.invitation import Invitation, read_invitation, tag_of
from wire.room.room import Room

if TYPE_CHECKING:
    from screen.app.frame import Frame

BEAT = 0.5
SAVE = 5.0  # what is said in between is written down word by word


@dataclass
class Exchange:
    """Meeting without any network but the own one: this device's text, once it is made, and what has become of it."""

    link: str
    is_guest: bool
    tag: str = ""
    text: str = ""
    is_answered: bool = False
    is_over: bool = False


class Gathering:
    def __init__(
        self, app: Frame, open_room: Callable[[Callable[[], None]], Room], invitation: Invitation, knocks: bool,
        is_new: bool,
    ) -> None:  # fmt: skip
        """`open_room` makes the room; it is handed what the room calls when something has changed."""
        room = open_room(self._changed)
        self.app, self.room, self.invitation = app, room, invitation
        self.knocks = knocks  # has somewhere to come in, or to come back to
        self.is_new = is_new  # was never let in yet
        self.links: Links | None = None
        self.up: set[str] = set()
        self.count = 0
        self.exchange: Exchange | None = None
        self.lantern = Lantern(self)
        self.last_save = -100.0
        self.kept_sitting = room.sitting
        self.is_over = False
        self.has_news = True
        self.is_drawing = False
        self.is_same = False  # the page found nothing in the news that it shows
        self.shown_events = 0
        self.is_stale = True
        self.listeners: list[Callable[[], None]] = []
        self.voice = Voice(self)
        self.diary = Diary()
        self.thinker = Thinker(app.browser)  # its own: a game alone, meanwhile, does not keep the others waiting
        self.bots: FarBots | None = None
        self.heard = self.told_of = room.chat[-1] if room.chat else None  # the last remark that was read here
        self.show: Callable[[], None] = lambda: None  # goes to the page that fits the room

    @property
    def unread(self) -> int:
        """How many remarks were made since the talk was last read."""
        return next((n for n, line in enumerate(reversed(self.room.chat)) if line is self.heard), len(self.room.chat))

    def read_all(self) -> None:
        self.heard = self.room.chat[-1] if self.room.chat else None

    @property
    def proved(self) -> dict[str, str]:
        """By link: whose device is at its other end, once that was proved."""
        return {name: link.device for name, link in self.room.mesh.links.items() if link.device}

    async def begin(self) -> None:
        self.links = await self.app.browser.links(self.told)
        if not await self.links.claim():
            raise Illegal("meet.other_tab")
        self.links.use_servers(self.invitation.servers)
        self._beat()

    def leave(self) -> None:
        """Out of the room, and nothing more is heard or sent."""
        self.is_over = True
        self.voice.switch_off()
        self.thinker.rest()
        self.lantern.put_out()
        if self.links:
            for link in [*self.up, *self.lantern.links, *([self.exchange.link] if self.exchange else [])]:
                self.links.drop(link)
            self.links.unclaim()

    # ------------------------------------------------------------ between the room and the links

    def _changed(self) -> None:
        self.has_news = self.is_stale = True

    def told(self, what: str, link: str, data: Any) -> None:
        """Something happened on a link."""
        if not self.is_over:
            self.app.guarded_quietly(lambda: self._told(what, link, data))
            self.carry()

    def _told(self, what: str, link: str, data: Any) -> None:
        match what:
            case "heard":
                self.room.hear(link, data)
            case "described":
                self._described(link, data)
            case "up":
                self._up(link)
            case "down":
                self._down(link)
            case "voice" | "speaks":
                self.voice.told(what, link, data)
            case "leaving":
                self.room.fall_asleep()
                self.keep()

    def _described(self, link: str, sdp: str) -> None:
        try:
            text = pack(sdp, "offer" if "a=setup:actpass" in sdp else "answer")
        except Malformed:
            self._drop(link)
            return
        if self.exchange and link == self.exchange.link:
            self.exchange.text = f"{text}.{self.exchange.tag}" if self.exchange.is_guest else text
            self.has_news = True
        elif not self.lantern.described(link, text):
            self.room.described(link, text)

    def _up(self, link: str) -> None:
        self.up.add(link)
        if self.exchange and link == self.exchange.link:
            self.exchange.is_over, self.has_news = True, True
        self.lantern.forget(link)
        self.room.link_up(link)

    def _down(self, link: str) -> None:
        self.up.discard(link)
        self.lantern.forget(link)
        if self.exchange and link == self.exchange.link and not self.exchange.is_over:
            self.exchange, self.has_news = None, True
            self.app.toast(self.app.words("meet.failed"))
        self.room.link_down(link)
        self.voice.forget(link)

    def _drop(self, link: str) -> None:
        if self.links:
            self.links.drop(link)
        self._down(link)

    def carry(self) -> None:
        """Brings on their way whatever the room has to say; then shows what is new."""
        links = self.links
        if links is None or self.is_over:
            return
        for _ in range(100):
            outs = self.room.take_out(self._goes_on)
            if words := self.room.journal.take():  # before anybody hears it: a reload must not say it otherwise
                self.app.store.keep_spoken(words)
            if not outs:
                break
            for out in outs:
                match out:
                    case Send():
                        links.send(out.link, out.frame)
                    case Call():
                        links.call(out.link)
                    case Answer():
                        self.take(out.link, out.offer, "offer", links.answer)
                    case Finish():
                        self.take(out.link, out.answer, "answer", links.finish)
                    case Drop():
                        self.up.discard(out.link)
                        links.drop(out.link)
        self.voice.meet()
        if self.room.sitting is not self.kept_sitting:  # a game begins or is closed: that is kept at once
            self.keep()
        self.has_news = self.has_news or self.events != self.shown_events
        self._show()

    @property
    def events(self) -> int:
        """How much has happened at the table."""
        return len(self.room.sitting.match.log) if self.room.sitting else 0

    def _goes_on(self) -> bool:
        """What has happened is shown before this device works out what it has to say next."""
        return self.events == self.shown_events or self.app.browser.is_hidden()

    def take(self, link: str, text: str, kind: str, act: Callable[[str, str], None]) -> None:
        try:
            found, sdp = unpack(text)
        except Malformed:
            found, sdp = "", ""
        if found == kind:
            act(link, sdp)
        else:
            self._drop(link)

    def _show(self) -> None:
        if not self.has_news:
            return
        self.has_news = False
        if any(getattr(sheet, "is_talk", False) for sheet in self.app.sheets):
            self.read_all()
        last = self.room.chat[-1] if self.room.chat else None
        if last is not None and last is not self.told_of and last is not self.heard:
            says = self.app.words(f"talk.wave.{last.text}") if last.kind == "waved" else last.text
            self.app.announce(f"{last.name}: {says}")
        self.told_of = last
        self.app.guarded_quietly(self._tend_bots)
        self.is_same = False
        for listener in list(self.listeners):
            self.app.guarded_quietly(listener)
        if self.is_same and not self.app.sheets:
            return
        # Many letters may come in one moment: they are drawn together, in the next frame. A page at rest is given that
        # at once; a picture that is drawn before it must wait for a later one.
        if not self.is_drawing:
            self.is_drawing = True
            self.app.browser.next_frame(self._draw)

    def _tend_bots(self) -> None:
        """Those that sit at this device play on whatever page is open."""
        sitting = self.room.sitting
        if sitting is None:
            self.bots = None
        elif self.bots is None or self.bots.sitting is not sitting:
            self.bots = FarBots(self, sitting)
        if self.bots:
            self.bots.attend()

    def _draw(self) -> None:
        self.is_drawing, self.shown_events = False, self.events
        self.app.refresh()
        self.app.browser.soon(self._go_on())

    async def _go_on(self) -> None:
        self.carry()

    def _beat(self) -> None:
        if self.is_over:
            return
        now = self.app.browser.seconds()
        self.app.guarded_quietly(lambda: self.room.tick(now))
        self.lantern.tend()
        self.carry()
        if (self.is_stale or self.diary.is_stale) and now - self.last_save >= SAVE:
            self.last_save = now
            self.keep()
        self.app.browser.after(BEAT, self._beat)

    def keep(self) -> None:
        """The room as it is now, for a reload."""
        self.is_stale, self.kept_sitting = False, self.room.sitting
        kept = {"fragment": self.invitation.fragment, "diary": self.diary.dump(), "room": self.room.save()}
        self.app.work(self._keep(json.dumps(kept), self.room.journal.end))

    async def _keep(self, text: str, end: int) -> None:
        await self.app.store.keep_room(text)
        if not self.is_over:
            self.room.journal.forget(end)
            self.app.store.keep_spoken(self.room.journal.text)

    @property
    def is_alone(self) -> bool:
        return not self.up

    def name_link(self) -> str:
        self.count += 1
        return f"page-{self.count}"

    def use(self, invitation: Invitation) -> None:
        """Other relays or servers from now on."""
        if self.links:
            self.links.use_servers(invitation.servers)
        if invitation.relays != self.invitation.relays:
            self.lantern.put_out()
        self.invitation = invitation
        self.lantern.tend()
        self.keep()

    # ------------------------------------------------------------ by two texts, through nobody

    def invite(self) -> None:
        """Makes the text that a guest reads; a new one for every guest."""
        exchange = self.exchange
        if self.links and (exchange is None or exchange.is_over or exchange.is_guest):
            self.stop_exchange()
            self.exchange = Exchange(self.name_link(), is_guest=False)
            self.links.call(self.exchange.link)

    @property
    def is_answering(self) -> bool:
        """An answer is on the screen, or will be, for the one who invited to read."""
        return self.exchange is not None and self.exchange.is_guest and not self.exchange.is_over

    def stop_exchange(self) -> None:
        if self.exchange and not self.exchange.is_over and self.links:
            self.links.drop(self.exchange.link)
        self.exchange = None

    @property
    def offered(self) -> str:
        """The whole invitation, as a link, once its text is made."""
        if self.exchange is None or self.exchange.is_guest or not self.exchange.text:
            return ""
        return f"{self.app.browser.address()}#{replace(self.invitation, offer=self.exchange.text).fragment}"

    def take_offer(self, offer: str) -> None:
        """A guest has read the invitation of somebody in the room."""
        kind, sdp = _read(offer)
        assert self.links is not None
        if kind != "offer":
            raise Illegal("link.unreadable")
        self.stop_exchange()
        self.exchange = Exchange(self.name_link(), is_guest=True, tag=tag_of(offer))
        self.links.answer(self.exchange.link, sdp)

    def take_answer(self, text: str) -> None:
        """The guest's answer to the invitation that is shown here now."""
        packed, _, tag = "".join(text.split()).partition(".")
        if read_invitation(text):
            raise Illegal("meet.not_an_answer")
        kind, sdp = _read(packed)
        if kind != "answer":
            raise Illegal("meet.not_an_answer")
        if self.exchange is None or self.exchange.is_guest or tag != tag_of(self.exchange.text):
            raise Illegal("meet.other_answer")
        assert self.links is not None
        self.exchange.is_answered = True
        self.links.finish(self.exchange.link, sdp)


def _read(text: str) -> tuple[str, str]:
    try:
        return unpack(text)
    except Malformed as wrong:
        raise Illegal("link.unreadable") from wrong
