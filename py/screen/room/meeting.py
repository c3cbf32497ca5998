"""The lantern over the door of a room: sealed notes through relays, by which devices find each other by its code.

A newcomer knocks with a description of itself; one device in the room answers, and the two are linked. Law: relays
are contacted only if the players named some, and only while somebody may still come in or come back.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from session.browser import Beacon

if TYPE_CHECKING:
    from screen.room.gathering import Gathering

KNOCK = 2.5  # seconds between two knocks at a door where nobody has answered yet
APART = 8.0  # seconds after which those who are together here knock for whom they miss, and then between two knocks
LINGER = 600.0  # seconds for which somebody may come back when no game is on
LONGEST_NOTE = 2000
MOST_KNOCKERS = 100


class Lantern:
    def __init__(self, gathering: Gathering) -> None:
        self.gathering, self.app, self.room = gathering, gathering.app, gathering.room
        self.beacon: Beacon | None = None
        self.is_lighting = False
        self.relays_up = 0
        self.answering: dict[str, str] = {}  # our link -> who knocked
        self.knock = ""  # our link, while it waits at the door
        self.knock_text = ""
        self.last_knock = -100.0
        self.all_here = self.app.browser.seconds()  # the last time that nobody was missing
        self.knocked: dict[str, int] = {}
        self.me = self.app.browser.seed()[:16]  # only to tell notes apart; another one each time

    @property
    def is_wanted(self) -> bool:
        """Somebody may still come in, or come back; or it is we who want to."""
        gathering = self.gathering
        if not gathering.invitation.relays or gathering.is_over:
            return False
        return self.room.is_open or self.is_missing_somebody or self.stands_outside

    @property
    def stands_outside(self) -> bool:
        """Not in yet; or whoever else was in is out of reach. Whoever opened the room may be the one who is cut off."""
        others = (one for one in self.room.people if one.device != self.room.me and one.state != "gone")
        return self.gathering.is_alone and (self.gathering.knocks or any(others))

    @property
    def knocks_for_all(self) -> bool:
        """Some are together here and miss others, who may be together elsewhere and miss us: if all only waited for a
        knock, nobody would ever hear one. The first of those here knocks."""
        first = min((person.device for person in self.room.people if person.state == "here"), default="")
        is_long = self.app.browser.seconds() - self.all_here >= APART
        return is_long and first == self.room.me and self.is_missing_somebody and not self.gathering.is_alone

    @property
    def is_missing_somebody(self) -> bool:
        """Somebody with a seat is not here. In a game they are waited for; before and after it, for a while."""
        if not any(person.seats and person.state in ("asleep", "away") for person in self.room.people):
            return False
        is_on = self.room.sitting is not None and self.room.sitting.state not in ("over", "accused")
        return is_on or self.app.browser.seconds() - self.all_here < LINGER

    @property
    def links(self) -> list[str]:
        """Those that are not up yet."""
        return [link for link in (*self.answering, self.knock) if link]

    def tend(self) -> None:
        """Lit, put out, and knocked with again, as it is needed now."""
        if all(person.state in ("here", "gone") for person in self.room.people if person.seats):
            self.all_here = self.app.browser.seconds()
        if self.is_wanted and self.beacon is None and not self.is_lighting:
            self.is_lighting = True
            self.app.browser.soon(self._light())
        elif not self.is_wanted and self.beacon is not None:
            self.put_out()
        links, is_for_all = self.gathering.links, self.knocks_for_all
        if links is None:
            return
        if self.knock_text and not self.stands_outside and not is_for_all:  # nobody need open any more
            links.drop(self.knock)
            self.forget(self.knock)
        if self.beacon and (self.stands_outside or is_for_all) and not self.knock and self.relays_up:
            self.knock = self.gathering.name_link()
            links.call(self.knock)
        pause = APART if is_for_all else KNOCK
        if self.knock_text and self.app.browser.seconds() - self.last_knock >= pause:
            self._knock()

    async def _light(self) -> None:
        invitation = self.gathering.invitation
        try:
            beacon = await self.app.browser.beacon(invitation.code, invitation.relays, self._hear)
        except Exception as error:  # no such thing in this browser: the other way to meet is left
            self.app.toast(self.app.words("meet.no_relays"))
            self.gathering.invitation = replace(invitation, relays=())
            print(f"no beacon: {error}")
            return
        finally:
            self.is_lighting = False
        if self.is_wanted and self.gathering.invitation.relays == invitation.relays:
            self.beacon = beacon
        else:
            beacon.out()

    def put_out(self) -> None:
        if self.beacon:
            self.beacon.out()
        self.beacon, self.relays_up, self.gathering.has_news = None, 0, True

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
        if self.gathering.is_over:
            return
        if what == "relays":
            self.relays_up, self.gathering.has_news = int(data), True
            self.tend()
            if self.knock_text:
                self._knock()
        elif what == "note" and len(data) <= LONGEST_NOTE:
            self._hear_note(data)
        self.gathering.carry()

    def _hear_note(self, text: str) -> None:
        try:
            note = json.loads(text)
            kind, sender, to, described, who = (str(note[part]) for part in ("kind", "from", "to", "text", "who"))
        except (ValueError, LookupError, TypeError, RecursionError):
            return
        links = self.gathering.links
        if sender == self.me or links is None:
            return
        is_with_us = any(person.device == who and person.state == "here" for person in self.room.people)
        if kind == "knock" and not is_with_us and self._is_mine_to_answer(sender):
            link = self.gathering.name_link()
            self.answering[link] = sender
            self.gathering.take(link, described, "offer", links.answer)
        elif kind == "answer" and to == self.me and self.knock:
            self.knock_text = ""
            self.gathering.take(self.knock, described, "answer", links.finish)

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
        self.last_knock = self.app.browser.seconds()
        # Whoever is with us need not open. One who comes back alone may still be taken to be here, and is not named.
        self._say("knock", text=self.knock_text, who="" if self.stands_outside else self.room.me)

    def _say(self, kind: str, text: str, to: str = "", who: str = "") -> None:
        if self.beacon:
            self.beacon.say(json.dumps({"kind": kind, "from": self.me, "to": to, "text": text, "who": who}))
