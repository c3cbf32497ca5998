"""Meeting by the code of a room: sealed notes through relays, by which devices find each other.

A newcomer knocks; one device in the room asks who is there, and the two exchange how they can be reached, in boxes that
nobody else can read (wire/room/knocks.py). Law: relays are contacted only if the players named some, and only while
somebody may still come in or come back.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol

from session.browser import Beacon
from session.device import Device
from session.room.lines import Lines
from wire.room.invitation import Invitation
from wire.room.knocks import Inside, Outside
from wire.room.room import Room
from wire.room.slips import Asked, Boxed, Knock, Slip, read_slip, write_slip

KNOCK = 2.5  # seconds between two knocks at a door where nobody has answered yet
APART = 8.0  # seconds until those who are together here knock for the missing, and between two such knocks
LINGER = 600.0  # seconds for which somebody may come back when no game is on


class Door(Protocol):
    """The door of the room at which one knocks."""

    invitation: Invitation
    is_over: bool  # this device has left the room
    knocks: bool  # has somewhere to come in, or to come back to

    @property
    def is_alone(self) -> bool:
        """No other device is in reach."""

    def carry(self) -> None:
        """Sends what the room has to say."""

    def stir(self) -> None:
        """There is something new to show."""


class Relays:
    def __init__(self, device: Device, room: Room, lines: Lines, door: Door) -> None:
        self.device, self.room, self.lines, self.door = device, room, lines, door
        self.beacon: Beacon | None = None
        self.is_lighting = False
        self.in_reach = 0
        self.answering: dict[str, str] = {}  # our link -> who knocked
        self.knock = ""  # our link, while it waits at the door
        self.knock_text = ""
        self.last_knock = -100.0
        self.all_here = self.device.browser.seconds()  # the last time that nobody was missing
        me = self.device.browser.seed()[:16]  # only to tell notes apart; another one each time
        parts = room.identity, room.curve, room.mesh.chance, me
        self.outside = Outside(*parts)
        self.inside = Inside(*parts, is_member=lambda one: one in room.board.cards, is_open=lambda: room.is_open)

    @property
    def is_wanted(self) -> bool:
        """Somebody may still come in, or come back; or it is we who want to."""
        if not self.door.invitation.relays or self.door.is_over:
            return False
        return self.room.is_open or self.is_missing_somebody or self.stands_outside

    @property
    def stands_outside(self) -> bool:
        """Not in yet; or everybody else is out of reach. The one who opened the room may be cut off too."""
        others = (one for one in self.room.people if one.device != self.room.me and one.state != "gone")
        return self.door.is_alone and (self.door.knocks or any(others))

    @property
    def knocks_for_all(self) -> bool:
        """Some are together here and miss others, who may be together elsewhere and miss us: if all only waited for a
        knock, nobody would ever hear one. The first of those here knocks."""
        first = min((person.device for person in self.room.people if person.state == "here"), default="")
        is_long = self.device.browser.seconds() - self.all_here >= APART
        return is_long and first == self.room.me and self.is_missing_somebody and not self.door.is_alone

    @property
    def is_missing_somebody(self) -> bool:
        """Somebody with a seat is not here. In a game they are waited for; before and after it, for a while."""
        if not any(person.seats and person.state in ("asleep", "away") for person in self.room.people):
            return False
        is_on = self.room.sitting is not None and self.room.sitting.state not in ("over", "accused")
        return is_on or self.device.browser.seconds() - self.all_here < LINGER

    @property
    def links(self) -> list[str]:
        """Those that are not up yet."""
        return [link for link in (*self.answering, self.knock) if link]

    def tend(self) -> None:
        """Contacts the relays, leaves them, and knocks again, as it is needed now."""
        if all(person.state in ("here", "gone") for person in self.room.people if person.seats):
            self.all_here = self.device.browser.seconds()
        if self.is_wanted and self.beacon is None and not self.is_lighting:
            self.is_lighting = True
            self.device.browser.soon(self._light())
        elif not self.is_wanted and self.beacon is not None:
            self.put_out()
        is_for_all = self.knocks_for_all
        if self.lines.links is None:
            return
        if self.knock_text and not self.stands_outside and not is_for_all:  # nobody need open any more
            self.lines.drop(self.knock)
            self.forget(self.knock)
        if self.beacon and (self.stands_outside or is_for_all) and not self.knock and self.in_reach:
            self.knock = self.lines.new_name()
            self.lines.call(self.knock)
        pause = APART if is_for_all else KNOCK
        if self.knock_text and self.device.browser.seconds() - self.last_knock >= pause:
            self._knock()

    async def _light(self) -> None:
        invitation = self.door.invitation
        try:
            beacon = await self.device.browser.beacon(invitation.code, invitation.relays, self._hear)
        except Exception as error:  # no such thing in this browser: the other way to meet is left
            self.device.toast(self.device.words("meet.no_relays"))
            self.door.invitation = replace(invitation, relays=())
            print(f"no beacon: {error}")
            return
        finally:
            self.is_lighting = False
        if self.is_wanted and self.door.invitation.relays == invitation.relays:
            self.beacon = beacon
        else:
            beacon.out()

    def put_out(self) -> None:
        if self.beacon:
            self.beacon.out()
        self.beacon, self.in_reach = None, 0
        self.door.stir()

    # ------------------------------------------------------------ links

    def described(self, link: str, text: str) -> bool:
        """A description that was made for a knock, or for somebody who knocked. False: it is for something else."""
        if link == self.knock:
            self.knock_text = text
            self._knock()
        elif link in self.answering:
            self._say(self.inside.answer(self.answering[link], text))
        else:
            return False
        return True

    def forget(self, link: str) -> None:
        """The link is up, or will never be."""
        if link in self.answering:
            self.inside.forget(self.answering.pop(link))
        if link == self.knock:
            self.knock = self.knock_text = ""

    # ------------------------------------------------------------ notes

    def _hear(self, what: str, data: Any) -> None:
        if self.door.is_over:
            return
        if what == "relays":
            self.in_reach = int(data)
            self.door.stir()
            self.tend()
            if self.knock_text:
                self._knock()
        elif what == "note" and self.lines.links is not None:
            self._hear_slip(read_slip(data))
        self.door.carry()

    def _hear_slip(self, slip: Slip | None) -> None:
        match slip:
            case Knock():
                here = [person.device for person in self.room.people if person.state == "here"]
                self._say(self.inside.ask(slip, here, self.device.browser.seconds()))
            case Asked() if self.knock_text:
                self._say(self.outside.describe(slip, self.knock_text))
            case Boxed(is_answer=False) if (offer := self.inside.read(slip)) is not None:
                link = self.lines.new_name()
                self.answering[link] = slip.sender
                self.lines.answer(link, offer)
            case Boxed(is_answer=True) if self.knock_text and (answer := self.outside.read(slip)) is not None:
                self.knock_text = ""
                self.lines.finish(self.knock, answer)

    def _knock(self) -> None:
        self.last_knock = self.device.browser.seconds()
        # Those who are with us need not open. One who comes back alone may still be taken to be here.
        self._say(self.outside.knock(is_alone=self.stands_outside))

    def _say(self, slip: Slip | None) -> None:
        if self.beacon and slip is not None:
            self.beacon.say(write_slip(slip))
