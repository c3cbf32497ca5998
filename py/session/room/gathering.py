"""The room this device is in: hears what happens on the links, sends what the room says, and keeps it for a reload.

A room does no sending and the browser knows no room; this stands between them. Two ways to meet lead to the same kind
of link: by the code of the room, through relays (relays.py), and by two texts, through nobody (exchange.py).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from fair.group.refused import Malformed
from session.bots.thinker import Thinker
from session.clock import RoundClock
from session.device import Device
from session.meeting import Meeting
from session.others import Talk
from session.room.chat import Chat
from session.room.deflated import unpack
from session.room.exchange import Exchange
from session.room.layout import TABLE, Layout
from session.room.lines import Lines
from session.room.notebook import Notebook
from session.room.relays import CUT, Relays
from session.room.session import SessionInRoom
from session.room.voice import Voice
from session.session import after
from table import catalog
from table.illegal import Illegal
from table.needs import Clock
from wire.link.codec import LONGEST_FRAME
from wire.link.description import channel_of, pack
from wire.link.mesh import ASLEEP
from wire.room.invitation import Invitation
from wire.room.room import Room

BEAT = 0.5
UNSURE = 300.0
SAVE = 5.0  # what is said in between is written down word by word

# Makes the room, given whom to tell that something has changed, and who reads the clock.
MakeRoom = Callable[[Callable[[], None], Callable[[Clock], int]], Room]


class Gathering:
    """`knocks`: has somewhere to come in, or to come back to. `is_new`: was never let in yet. `show_page` goes to the
    page that fits the room; `is_talk_open` says whether the talk is being read."""

    def __init__(
        self,
        device: Device,
        make_room: MakeRoom,
        invitation: Invitation,
        show_page: Callable[[Gathering], None],
        is_talk_open: Callable[[], bool],
        knocks: bool,
        is_new: bool,
        notebook: Notebook,
    ) -> None:
        self.device, self.invitation, self.show_page = device, invitation, show_page
        self.knocks, self.is_new, self.is_over = knocks, is_new, False
        self.notebook = notebook
        self.clock = RoundClock(device, self._remember, self._time_is_up)
        self.clock.resume(*notebook.clock)
        self._has_news, self._is_stale, self._is_drawing = True, True, False
        self.shown_events = 0
        self._line: object = None  # what was last told of the line to the others
        self._saved_at = -100.0
        self.room = make_room(self._changed, self.clock.reading)
        self._kept_sitting = self.room.sitting
        self.lines = Lines(self._went_down)
        self.exchange = Exchange(self.lines, self.stir)
        self.relays = Relays(device, self.room, self.lines, self)
        self.chat = Chat(device, self.room, is_talk_open)
        self.voice = Voice(device, self.room, self.lines, self.stir)
        self.layout = Layout(device, self.room)
        self.thinker = Thinker(device.browser)  # its own: a game alone, meanwhile, does not keep the others waiting
        self.game: SessionInRoom | None = None

    async def open(self) -> None:
        """Claims the one place in a room that this device has. Nothing is kept before that, and nobody contacted."""
        await self.lines.open(self.device.browser, self.told, self.invitation.servers, self.has_relays)

    def begin(self) -> None:
        self._follow_sitting()
        self._beat()

    def leave(self) -> None:
        """Out of the room, and nothing more is heard or sent."""
        self.is_over = True
        self.clock.put_away()
        self.voice.leave()
        self.thinker.rest()
        self.lines.close([*self.relays.links, *self.exchange.links])
        self.relays.post()  # those on detours are told
        self.relays.put_out()

    async def give_up(self, is_kept: bool) -> None:
        """Another tab goes on with this room: nothing more is said here. What was said is kept, unless that tab has
        kept something of its own already."""
        self.is_over = True
        if is_kept:
            await self.device.store.keep_room(self._text)
        self.leave()

    async def put_by(self) -> None:
        """Out of the room for now, to come back later: it stays on this device, and the others see it asleep."""
        self.room.fall_asleep()
        self.carry()
        await self.give_up(is_kept=True)

    def show(self) -> None:
        """Goes to the page that fits the room now."""
        self.show_page(self)

    # ------------------------------------------------------------ what pages read

    @property
    def is_alone(self) -> bool:
        """Nobody has been heard for some seconds, whatever the browser says of the links."""
        return self.room.mesh.alone_for >= CUT

    @property
    def is_cut_off(self) -> bool:
        """It is this device that is out of reach, as far as it can tell, and not the others. Where no relay could tell,
        that holds for five minutes."""
        alone_for = self.room.mesh.alone_for
        if alone_for < ASLEEP or all(one.state == "gone" for one in self.room.people if one.device != self.room.me):
            return False
        return not self.relays.in_reach if self.has_relays else alone_for < UNSURE

    @property
    def has_relays(self) -> bool:
        return bool(self.invitation.relays)

    @property
    def may_mend(self) -> bool:
        """A link of this device is not given up yet, and may come back by itself (web/js/spares.mjs)."""
        return bool(self.lines.up)

    @property
    def meeting(self) -> Meeting:
        return self.relays.meeting

    @property
    def talk(self) -> Talk:
        return Talk(self.chat.unread, self.voice.microphone)

    @property
    def offered(self) -> str:
        """The whole invitation with this device's text in it, as a link, once that is made."""
        return self.exchange.offered(self.device.browser.address(), self.invitation)

    @property
    def events(self) -> int:
        """How much has happened at the table."""
        return len(self.room.sitting.match.log) if self.room.sitting else 0

    # ------------------------------------------------------------ what people do

    def use(self, invitation: Invitation) -> None:
        """Other relays or servers from now on."""
        self.lines.use(invitation.servers, bool(invitation.relays))
        if invitation.relays != self.invitation.relays:
            self.relays.put_out()
        self.invitation = invitation
        self.relays.tend()
        self.keep()

    def use_voice(self, what: str) -> None:
        self.voice.do(what)

    def settle_in(self) -> bool:
        """A newcomer takes a seat, if one is free; else looks on. False: nobody has let this device in yet."""
        if self.room.refusal is not None or (self.is_new and len(self.room.people) <= 1):
            return False
        if self.is_new:
            self.is_new = False
            is_table = self.layout.wish == TABLE
            if not is_table and len(self.room.chairs) < catalog.load(self.room.game).seats[-1]:
                with suppress(Illegal):
                    self.room.take_seat()
        return True

    # ------------------------------------------------------------ what happens on the links

    def told(self, what: str, link: str, data: Any) -> None:
        if not self.is_over:
            self.device.guarded_quietly(lambda: self._told(what, link, data))
            self.carry()

    def _told(self, what: str, link: str, data: Any) -> None:
        match what:
            case "heard":
                self.room.hear(link, unpack(data, LONGEST_FRAME))
            case "described":
                self._described(link, data)
            case "up":
                self._came_up(link, data)
            case "down":
                self._went_down(link)
            case "voice" | "speaks":
                self.voice.told(what, link, data)
            case "leaving":
                self.room.fall_asleep()
                self.keep()

    def _described(self, link: str, sdp: str) -> None:
        try:
            text = pack(sdp, "offer" if "a=setup:actpass" in sdp else "answer")
        except Malformed:
            self.lines.drop(link)
            self._went_down(link)
            return
        if self.exchange.described(link, text):
            self.stir()
        elif not self.relays.described(link, text):
            self.room.described(link, text)

    def _came_up(self, link: str, prints: str) -> None:
        try:
            channel = channel_of(prints)
        except Malformed:  # nobody could be recognised on it
            self.lines.drop(link)
            self._went_down(link)
            return
        self.lines.up.add(link)
        self.exchange.came_up(link)
        self.relays.came_up(link)
        self.stir()
        self.room.link_up(link, channel)

    def _went_down(self, link: str) -> None:
        self.lines.up.discard(link)
        self.relays.forget(link)
        self.exchange.went_down(link)
        self.room.link_down(link)
        self.voice.forget(link)

    # ------------------------------------------------------------ carrying

    def carry(self) -> None:
        """Sends what the room has to say; then shows what is new."""
        if self.lines.links is None or self.is_over:
            return
        for _ in range(100):
            outs = self.room.take_out(self._goes_on)
            if words := self.room.journal.take():  # before anybody hears it: a reload must not say it otherwise
                self.device.store.keep_spoken(words)
            if not outs:
                break
            self.lines.carry(outs)
        self.relays.post()
        self.voice.meet()
        self._follow_sitting()
        if self.room.sitting is not self._kept_sitting:  # a game begins or is closed: that is kept at once
            self.keep()
        if self._has_news or self.events != self.shown_events:
            self._show()

    def _goes_on(self) -> bool:
        """What has happened is shown before this device works out what it has to say next."""
        return self.events == self.shown_events or self.device.browser.is_hidden()

    def stir(self) -> None:
        """There is something new to show."""
        self._has_news = True

    def _changed(self) -> None:
        self._has_news = self._is_stale = True

    def _follow_sitting(self) -> None:
        """The game that runs in the room now, if any: with its notes, its clock and the bots of this device."""
        sitting = self.room.sitting
        if sitting is None:
            self.game = None
            self.clock.put_away()
        elif self.game is None or self.game.sitting is not sitting:
            self.notebook = self.notebook.of(sitting.courier.game)
            self.clock.rest()
            self.clock.resume(*self.notebook.clock)
            self.game = SessionInRoom(self.device, self, sitting, self.notebook, self.clock, self.thinker)

    def _show(self) -> None:
        self._has_news = False
        self.chat.tell_new()
        is_new = True

        def tell() -> None:
            nonlocal is_new
            is_new = after(self.game) if self.game else self.device.news()

        self.device.guarded_quietly(tell)
        if not is_new and self.events == self.shown_events:
            return
        # Many letters may come in one moment: they are drawn together, in the next frame. A page at rest is given that
        # at once; a picture that is drawn before it must wait for a later one.
        if not self._is_drawing:
            self._is_drawing = True
            self.device.browser.next_frame(self._draw)

    def _draw(self) -> None:
        self._is_drawing, self.shown_events = False, self.events
        self.device.refresh()
        self.device.browser.soon(self._go_on())

    async def _go_on(self) -> None:
        self.carry()

    def _remember(self, name: str, ends: int) -> None:
        self.notebook.clock = (name, ends)

    def _time_is_up(self) -> None:
        if self.game:
            self.game.time_is_up()

    # ------------------------------------------------------------ time passes, and what is kept

    def _beat(self) -> None:
        if self.is_over:
            return
        now = self.device.browser.seconds()
        self.device.guarded_quietly(lambda: self.room.tick(now))
        self.relays.tend()
        self.layout.tell()
        self.layout.follow()
        self.exchange.tend(now)
        if self._line != (line := (self.is_cut_off, self.meeting)):
            self._line = line
            self.stir()
        self.carry()
        if (self._is_stale or self.notebook.is_stale) and now - self._saved_at >= SAVE:
            self._saved_at = now
            self.keep()
        self.device.browser.after(BEAT, self._beat)

    def keep(self) -> None:
        """Writes the room down as it is now, for a reload."""
        self._is_stale, self._kept_sitting = False, self.room.sitting
        self.device.work(self._keep(self._text, self.room.journal.end))

    @property
    def _text(self) -> str:
        kept = {"fragment": self.invitation.fragment, "diary": self.notebook.dump(), "room": self.room.save()}
        return json.dumps(kept)

    async def _keep(self, text: str, end: int) -> None:
        if self.is_over:  # another room may have taken its place
            return
        await self.device.store.keep_room(text)
        if not self.is_over:
            self.room.journal.forget(end)
            self.device.store.keep_spoken(self.room.journal.text)
