"""The devices that have gathered: carries what a room says to the others, and what comes back to the room.

A room does no sending and the browser knows no room; this stands between them. Two ways to meet lead to the same
kind of link: by the code of the room, through relays, and by an exchange of two texts, through nobody.
Law: relays are contacted only if the players named some, and only while somebody may still come in or come back.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from fair.refused import Malformed
from screen.browser import Beacon, Links
from table.illegal import Illegal
from wire.description import pack, unpack
from wire.out import Answer, Call, Drop, Finish, Send
from wire.room import Room
from wire.room_code import Invitation, read_invitation, tag_of

if TYPE_CHECKING:
    from screen.app import App

BEAT = 0.5
KNOCK = 2.5  # seconds between two knocks at a door where nobody has answered yet
SAVE = 1.0
LONGEST_NOTE = 2000


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
    def __init__(self, app: App, room: Room, invitation: Invitation, knocks: bool, is_new: bool) -> None:
        self.app, self.room, self.invitation = app, room, invitation
        self.knocks = knocks  # has somewhere to come in, or to come back to
        self.is_new = is_new  # was never let in yet
        self.links: Links | None = None
        self.up: set[str] = set()
        self.count = 0
        self.exchange: Exchange | None = None
        self.beacon: Beacon | None = None
        self.is_lighting = False
        self.relays_up = 0
        self.answering: dict[str, str] = {}  # our link -> who knocked
        self.knock = ""  # our link, while it waits at the door
        self.knock_text = ""
        self.me = app.browser.seed()[:16]  # only to tell notes apart; another one each time
        self.last_knock = self.last_save = -100.0
        self.knocked: dict[str, int] = {}
        self.is_over = False
        self.has_news = True
        self.is_drawing = False
        self.is_stale = True
        self.listeners: list[Callable[[], None]] = []
        self.told_of = 0
        self.heard = len(room.chat)  # how much of the talk was read here
        self.show: Callable[[], None] = lambda: None  # goes to the page that fits the room
        room.changed = self._changed

    @property
    def unread(self) -> int:
        return max(0, len(self.room.chat) - self.heard)

    async def begin(self) -> None:
        self.links = await self.app.browser.links(self.told)
        self.links.use_servers(self.invitation.servers)
        self._beat()

    def leave(self) -> None:
        """Out of the room, and nothing more is heard or sent."""
        self.is_over = True
        self._put_out()
        if self.links:
            for link in [*self.up, *self.answering, self.knock, self.exchange.link if self.exchange else ""]:
                if link:
                    self.links.drop(link)

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
        elif link == self.knock:
            self.knock_text = text
            self._knock()
        elif link in self.answering:
            self._note("answer", to=self.answering[link], text=text)
        else:
            self.room.described(link, text)

    def _up(self, link: str) -> None:
        self.up.add(link)
        if self.exchange and link == self.exchange.link:
            self.exchange.is_over, self.has_news = True, True
        if link == self.knock:
            self.knock = self.knock_text = ""
        self.answering.pop(link, None)
        self.room.link_up(link)

    def _down(self, link: str) -> None:
        self.up.discard(link)
        self.answering.pop(link, None)
        if link == self.knock:
            self.knock = self.knock_text = ""
        if self.exchange and link == self.exchange.link and not self.exchange.is_over:
            self.exchange, self.has_news = None, True
            self.app.toast(self.app.words("meet.failed"))
        self.room.link_down(link)

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
            outs = self.room.take_out()
            if not outs:
                break
            for out in outs:
                match out:
                    case Send():
                        links.send(out.link, out.frame)
                    case Call():
                        links.call(out.link)
                    case Answer():
                        self._take(out.link, out.offer, "offer", links.answer)
                    case Finish():
                        self._take(out.link, out.answer, "answer", links.finish)
                    case Drop():
                        self.up.discard(out.link)
                        links.drop(out.link)
        self._show()

    def _take(self, link: str, text: str, kind: str, act: Callable[[str, str], None]) -> None:
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
        if self.unread > self.told_of:
            line = self.room.chat[-1]
            self.app.announce(f"{line.name}: {line.text}")
        self.told_of = self.unread
        for listener in list(self.listeners):
            self.app.guarded_quietly(listener)
        if not self.is_drawing:  # many letters may come in one moment: they are drawn together
            self.is_drawing = True
            self.app.browser.next_frame(self._draw)

    def _draw(self) -> None:
        self.is_drawing = False
        self.app.refresh()

    def _beat(self) -> None:
        if self.is_over:
            return
        now = self.app.browser.seconds()
        self.app.guarded_quietly(lambda: self.room.tick(now))
        self._tend_beacon()
        if self.knock_text and now - self.last_knock >= KNOCK:
            self._knock()
        self.carry()
        if self.is_stale and now - self.last_save >= SAVE:
            self.last_save = now
            self.keep()
        self.app.browser.after(BEAT, self._beat)

    def keep(self) -> None:
        """The room as it is now, for a reload."""
        self.is_stale = False
        self.app.work(self.app.store.keep_room(self._kept()))

    def _kept(self) -> str:
        invitation = self.invitation
        return json.dumps({"fragment": invitation.fragment, "room": self.room.save()})

    # ------------------------------------------------------------ by code, through relays

    @property
    def is_alone(self) -> bool:
        return not self.up

    @property
    def wants_beacon(self) -> bool:
        """Somebody may still come in, or come back; or it is we who want to."""
        if not self.invitation.relays or self.is_over:
            return False
        return self.room.is_open or self.is_missing_somebody or (self.knocks and self.is_alone)

    @property
    def is_missing_somebody(self) -> bool:
        """A game is on, and somebody who plays is not here."""
        is_on = self.room.sitting is not None and self.room.sitting.state not in ("over", "accused")
        return is_on and any(person.seats and person.state != "here" for person in self.room.people)

    def _tend_beacon(self) -> None:
        if self.wants_beacon and self.beacon is None and not self.is_lighting:
            self.is_lighting = True
            self.app.browser.soon(self._light())
        elif not self.wants_beacon and self.beacon is not None:
            self._put_out()
        if self.beacon and self.knocks and self.is_alone and not self.knock and self.relays_up:
            self.knock = self._name()
            assert self.links is not None
            self.links.call(self.knock)

    async def _light(self) -> None:
        try:
            beacon = await self.app.browser.beacon(self.invitation.code, self.invitation.relays, self._hear_beacon)
        except Exception as error:  # no such thing in this browser: the other way to meet is left
            self.app.toast(self.app.words("meet.no_relays"))
            self.invitation = Invitation(self.invitation.code, (), self.invitation.servers)
            print(f"no beacon: {error}")
            return
        finally:
            self.is_lighting = False
        if self.wants_beacon:
            self.beacon = beacon
        else:
            beacon.out()

    def _put_out(self) -> None:
        if self.beacon:
            self.beacon.out()
        self.beacon, self.relays_up, self.has_news = None, 0, True

    def _hear_beacon(self, what: str, data: Any) -> None:
        if self.is_over:
            return
        if what == "relays":
            self.relays_up, self.has_news = int(data), True
            self._tend_beacon()
            if self.knock_text:
                self._knock()
        elif what == "note" and len(data) <= LONGEST_NOTE:
            self._hear_note(data)
        self.carry()

    def _hear_note(self, text: str) -> None:
        try:
            note = json.loads(text)
            kind, sender, to, offer = (str(note[part]) for part in ("kind", "from", "to", "text"))
        except (ValueError, LookupError, TypeError, RecursionError):
            return
        if sender == self.me:
            return
        if kind == "knock" and self._is_mine_to_answer(sender):
            link = self._name()
            self.answering[link] = sender
            assert self.links is not None
            self._take(link, offer, "offer", self.links.answer)
        elif kind == "answer" and to == self.me and self.knock:
            assert self.links is not None
            self.knock_text = ""
            self._take(self.knock, offer, "answer", self.links.finish)

    def _is_mine_to_answer(self, sender: str) -> bool:
        """One device answers the first knock, another the second, and so on: nobody stands before a closed door."""
        self.knocked[sender] = self.knocked.get(sender, 0) + 1
        if len(self.knocked) > 100:
            self.knocked.clear()
        here = sorted(person.device for person in self.room.people if person.state == "here")
        if self.room.me not in here:
            return True
        return (self.knocked.get(sender, 1) - 1) % len(here) == here.index(self.room.me)

    def _knock(self) -> None:
        self.last_knock = self.app.browser.seconds()
        self._note("knock", text=self.knock_text)

    def _note(self, kind: str, text: str, to: str = "") -> None:
        if self.beacon:
            self.beacon.say(json.dumps({"kind": kind, "from": self.me, "to": to, "text": text}))

    def _name(self) -> str:
        self.count += 1
        return f"page-{self.count}"

    def use(self, invitation: Invitation) -> None:
        """Other relays or servers from now on."""
        if self.links:
            self.links.use_servers(invitation.servers)
        if invitation.relays != self.invitation.relays:
            self._put_out()
        self.invitation = invitation
        self._tend_beacon()
        self.keep()

    # ------------------------------------------------------------ by two texts, through nobody

    def invite(self) -> None:
        """Makes the text that a guest reads; a new one for every guest."""
        exchange = self.exchange
        if self.links and (exchange is None or exchange.is_over or exchange.is_guest):
            self.stop_exchange()
            self.exchange = Exchange(self._name(), is_guest=False)
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
        self.exchange = Exchange(self._name(), is_guest=True, tag=tag_of(offer))
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
