"""Meeting by the code of a room: sealed notes through relays, by which devices find each other.

A newcomer knocks with a description of itself; one device in the room answers, and the two are linked. Law: relays
are contacted only if the players named some, and only while somebody may still come in or come back.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Protocol

from session.browser import Beacon
from session.device import Device
from session.room.lines import Lines
from wire.room.invitation import Invitation
from wire.room.room import Room

KNOCK = 2.5  # seconds between two knocks at a door where nobody has answered yet
APART = 8.0  # seconds until those who are together here knock for the missing, and between two such knocks
LINGER = 600.0  # seconds for which somebody may come back when no game is on
LONGEST_NOTE = 2000
MOST_KNOCKERS = 100


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
        self.knocked: dict[str, int] = {}
        self.me = self.device.browser.seed()[:16]  # only to tell notes apart; another one each time

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
            self._say("answer", to=self.answering[link], text=text)
        else:
            return False
        return True

    def forget(self, link: str) -> None:
        """The link is up, or will never be."""
        self.answering.pop(link, None)
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
        elif what == "note" and len(data) <= LONGEST_NOTE:
            self._hear_note(data)
        self.door.carry()

    def _hear_note(self, text: str) -> None:
        try:
            note = json.loads(text)
            kind, sender, to, described, who = (str(note[part]) for part in ("kind", "from", "to", "text", "who"))
        except (ValueError, LookupError, TypeError, RecursionError):
            return
        if sender == self.me or self.lines.links is None:
            return
        is_with_us = any(person.device == who and person.state == "here" for person in self.room.people)
        if kind == "knock" and not is_with_us and self._is_mine_to_answer(sender):
            link = self.lines.new_name()
            self.answering[link] = sender
            self.lines.answer(link, described)
        elif kind == "answer" and to == self.me and self.knock:
            self.knock_text = ""
            self.lines.finish(self.knock, described)

    def _is_mine_to_answer(self, sender: str) -> bool:
        """One device answers the first knock, another the second, and so on: nobody stands before a closed door."""
        self.knocked[sender] = self.knocked.get(sender, 0) + 1
        if len(self.knocked) > MOST_KNOCKERS:
            self.knocked.clear()
        here = sorted(person.device for person in self.room.people if person.state == "here")
        if self.room.me not in here:
            return True
        return (self.knocked.get(sender, 1) - 1) % len(here) == here.index(self.room.me)

    def _knock(self) -> None:
        self.last_knock = self.device.browser.seconds()
        # Those who are with us need not open. One who comes back alone may still be taken to be here: not named.
        self._say("knock", text=self.knock_text, who="" if self.stands_outside else self.room.me)

    def _say(self, kind: str, text: str, to: str = "", who: str = "") -> None:
        if self.beacon:
            self.beacon.say(json.dumps({"kind": kind, "from": self.me, "to": to, "text": text, "who": who}))
