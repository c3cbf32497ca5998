"""Meeting by the code of a room: sealed notes through relays, by which devices find each other.

A newcomer knocks; one device in the room asks who is there, and the two exchange how they can be reached, in boxes that
nobody else can read (wire/room/knocks.py). A direct link has 12 seconds to come up; then the newcomer knocks anew, and
another device may answer. 4 seconds after it was told how to reach the newcomer a detour is tried as well
(wire/room/detours.py). Law: relays are contacted
only if the players named some, and only while somebody may still come in or come back, or a detour leads through them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Protocol

from session.browser import Beacon
from session.device import Device
from session.meeting import Meeting, State, Trouble
from session.room.lines import Lines
from wire.room.detours import AFTER, Detours
from wire.room.invitation import Invitation
from wire.room.knocks import Inside, Outside
from wire.room.people import Person
from wire.room.room import Room
from wire.room.slips import Asked, Boxed, Knock, Parcels, Slip, read_slip, write_slip

KNOCK = 2.5  # seconds between two knocks at a door where nobody has answered yet
SOON, HASTY = 1.0, 4  # the first knocks follow each other sooner
DEADLINE = 12.0  # seconds that a direct link is given, once each knows how to reach the other
IN_VAIN = 10.0  # seconds without any relay in reach after which the page says what may be wrong
MANY = 8  # knocks that nobody has answered, likewise
CUT = 3.0  # seconds of silence after which a line seems to be cut
FRESH = 10.0  # seconds for which a description that was made before any relay was in reach is used
APART = 8.0  # seconds until those who are together here knock for the missing, and between two such knocks
LINGER = 600.0  # seconds for which somebody may come back when no game is on
VISIT = 20.0  # seconds after the last knock of somebody who has not come in
LONG = 30.0  # seconds in which no way was found, after which the page says what may help


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


@dataclass
class Visit:
    """Somebody knocks: which device, since when, and when last."""

    device: str
    since: float
    last: float


class Relays:
    def __init__(self, device: Device, room: Room, lines: Lines, door: Door) -> None:
        self.device, self.room, self.lines, self.door = device, room, lines, door
        self.beacon: Beacon | None = None
        self.is_lighting = False
        self.in_reach = 0
        self.trouble: Trouble = ""
        self.answering: dict[str, tuple[str, float]] = {}  # our link -> which page knocked, and since when
        self.visits: dict[str, Visit] = {}  # by page
        self.knock = ""  # our link, while it waits at the door
        self.knock_text = ""
        self.made_at = self.told_at = self.now  # when that was made, and when somebody was last told
        self.answer: tuple[str, float] | None = None  # which page has answered, and when
        self.blocked_at: float | None = None  # since when no direct link has come up in time
        self.last_knock, self.knocks_in_a_row = -100.0, 0
        self.reached_at = self.now  # the last time that a relay was in reach, or that none was needed
        self.all_here = self.now  # the last time that nobody was missing
        me = self.device.browser.seed()[:16]  # only to tell notes apart; another one each time
        parts = room.identity, room.curve, room.mesh.chance, me
        self.outside = Outside(*parts)
        self.inside = Inside(*parts, is_member=lambda one: one in room.board.cards, is_open=lambda: room.is_open)
        self.detours = Detours(me, room, lines.new_name)
        lines.detours = self.detours

    @property
    def now(self) -> float:
        return self.device.browser.seconds()

    @property
    def is_wanted(self) -> bool:
        """Somebody may still come in, or come back; or it is we who want to."""
        if not self.door.invitation.relays or self.door.is_over:
            return False
        return self.room.is_open or self.is_missing_somebody or self.stands_outside or bool(self.detours.links)

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
        is_long = self.now - self.all_here >= APART
        return is_long and first == self.room.me and self.is_missing_somebody and not self.door.is_alone

    @property
    def is_missing_somebody(self) -> bool:
        """Somebody with a seat is not here. In a game they are waited for; before and after it, for a while."""
        if not any(person.seats and self._is_missing(person) for person in self.room.people):
            return False
        is_on = self.room.sitting is not None and self.room.sitting.state not in ("over", "accused")
        return is_on or self.now - self.all_here < LINGER

    def _is_missing(self, person: Person) -> bool:
        return person.state != "gone" and self.room.mesh.quiet_for(person.device) >= CUT

    @property
    def meeting(self) -> Meeting:
        """What is going on, for people to read."""
        trouble = "" if self.in_reach else self.trouble
        for device in self.room.mesh.detours:
            return Meeting("detour", self._name(device), trouble)
        if self.stands_outside:
            return Meeting(self._outside, "", trouble)
        for visit in self.visits.values():
            return Meeting(self._visited(self.now - visit.since), self._name(visit.device), trouble)
        in_vain = self.is_wanted and self.now - self.reached_at >= IN_VAIN
        return Meeting("unheard" if in_vain else "", "", trouble)

    @property
    def _outside(self) -> State:
        """What goes on for one who stands outside."""
        if not self.door.invitation.relays:
            return ""
        if not self.in_reach:
            return "unreached" if self.now - self.reached_at >= IN_VAIN else "dialling"
        is_late = self.answer is not None and self.now - self.answer[1] >= AFTER
        if self.blocked_at is not None and self.now - self.blocked_at >= LONG:
            return "barred"
        if self.blocked_at is not None or is_late:
            return "blocked"
        if self.answer:
            return "coming"
        return "unanswered" if self.knocks_in_a_row >= MANY else "knocking"

    def _visited(self, seconds: float) -> State:
        """What goes on when somebody has stood at the door for so long."""
        if seconds < AFTER:
            return "visited"
        return "visitor_blocked" if seconds < DEADLINE + LONG else "visitor_barred"

    def _name(self, device: str) -> str:
        card = self.room.board.card(device)
        return card.name if card else ""

    @property
    def links(self) -> list[str]:
        """Those that are not up yet, and the detours."""
        return [link for link in (*self.answering, self.knock, *self.detours.links) if link]

    # ------------------------------------------------------------ time passes

    def tend(self) -> None:
        """Contacts the relays, leaves them, and knocks again, as it is needed now."""
        if not any(person.seats and self._is_missing(person) for person in self.room.people):
            self.all_here = self.now
        self._light_or_leave()
        if self.lines.links is None:
            return
        self._give_up_late_links()
        self.detours.tick(self.now)
        self._stand_at_the_door()
        self.post()

    def _light_or_leave(self) -> None:
        if self.is_wanted and self.beacon is None and not self.is_lighting:
            self.is_lighting = True
            self.device.browser.soon(self._light())
        elif not self.is_wanted and self.beacon is not None:
            self.put_out()

    def _give_up_late_links(self) -> None:
        for link, (_, since) in list(self.answering.items()):
            if self.now - since >= DEADLINE:
                self._give_up(link)
        if self.answer is not None and self.now - self.answer[1] >= DEADLINE:
            self.blocked_at = self.now if self.blocked_at is None else self.blocked_at
            self._give_up(self.knock)
        heard = self.room.mesh.quiet_for
        self.visits = {
            page: visit for page, visit in self.visits.items()
            if heard(visit.device) >= CUT and self.now - visit.last < VISIT
        }  # fmt: skip

    def _give_up(self, link: str) -> None:
        self.lines.drop(link)
        self.forget(link)
        self.door.stir()

    def _stand_at_the_door(self) -> None:
        is_for_all, is_outside = self.knocks_for_all, self.stands_outside
        if not is_outside:
            self.blocked_at, self.knocks_in_a_row = None, 0
        if self.in_reach or not self.is_wanted:
            self.reached_at = self.now
        if self.knock_text and not is_outside and not is_for_all:  # nobody need open any more
            self._give_up(self.knock)
        if self.beacon and (is_outside or is_for_all) and not self.knock and self.in_reach:
            self._prepare_to_knock()
        pause = APART if is_for_all else SOON if self.knocks_in_a_row < HASTY else KNOCK
        if self.knock_text and self.in_reach and self.now - self.last_knock >= pause:
            self._knock()

    def _prepare_to_knock(self) -> None:
        self.knock, self.made_at = self.lines.new_name(), self.now
        self.lines.call(self.knock)

    async def _light(self) -> None:
        invitation = self.door.invitation
        if self.stands_outside and not self.knock and self.last_knock < 0 and self.lines.links is not None:
            self._prepare_to_knock()  # the first time, while the relays are dialled
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
        self.beacon, self.in_reach, self.trouble = None, 0, ""
        self.door.stir()

    # ------------------------------------------------------------ links

    def described(self, link: str, text: str) -> bool:
        """A description that was made for a knock, or for somebody who knocked. False: it is for something else."""
        if link == self.knock:
            self.knock_text = text
            if self.in_reach:
                self._knock()
        elif link in self.answering:
            page = self.answering[link][0]
            self.answering[link] = page, self.now
            self._say(self.inside.answer(page, text))
        else:
            return False
        return True

    def came_up(self, link: str) -> None:
        page = self.answering[link][0] if link in self.answering else ""
        if link == self.knock and self.answer is not None:
            page = self.answer[0]
        self.detours.spare(page)
        self.forget(link)

    def forget(self, link: str) -> None:
        """The link is up, or will never be."""
        if link in self.answering:
            self.inside.forget(self.answering.pop(link)[0])
        if link == self.knock:
            self.knock, self.knock_text, self.answer = "", "", None

    # ------------------------------------------------------------ notes

    def _hear(self, what: str, data: Any) -> None:
        if self.door.is_over:
            return
        if what == "relays":
            self.in_reach = int(data)
            self.trouble = "" if self.in_reach else self.trouble
            self.door.stir()
            if self.knock_text and self.in_reach:
                self._knock_at_last()
            self.tend()
        elif what == "refused":
            self.trouble = data if data in ("clock", "pace") else "other"
            if data == "pace":
                self.detours.rest(self.now)
            self.door.stir()
        elif what == "note" and self.lines.links is not None:
            self._hear_slip(read_slip(data))
        self.door.carry()

    def _hear_slip(self, slip: Slip | None) -> None:
        match slip:
            case Knock():
                here = [person.device for person in self.room.people if person.state == "here"]
                asked = self.inside.ask(slip, here, self.now)
                if asked is not None:
                    self.visits.setdefault(slip.sender, Visit(slip.device, self.now, self.now)).last = self.now
                self._say(asked)
            case Asked() if self.knock_text:
                described = self.outside.describe(slip, self.knock_text)
                self.told_at = self.now if described else self.told_at
                self._say(described)
            case Boxed(is_answer=False) if (offer := self.inside.read(slip)) is not None:
                link = self.lines.new_name()
                self.answering[link] = slip.sender, self.now
                self.detours.prepare(slip.sender, self.inside.detour(slip.sender), False, self.now)
                self.lines.answer(link, offer)
            case Boxed(is_answer=True) if self.knock_text and (answer := self.outside.read(slip)) is not None:
                self.knock_text, self.answer = "", (slip.sender, self.now)
                self.detours.prepare(slip.sender, self.outside.detour(slip.sender), True, self.told_at)
                self.lines.finish(self.knock, answer)
            case Parcels():
                self.detours.hear(slip, self.now)

    def _knock_at_last(self) -> None:
        """A relay is in reach. What was made long before that may not be true any more."""
        if self.last_knock < 0 and self.now - self.made_at > FRESH:
            self._give_up(self.knock)
            self._prepare_to_knock()
        else:
            self._knock()

    def _knock(self) -> None:
        self.last_knock = self.now
        self.knocks_in_a_row += 1
        # Those who are with us need not open. One who comes back alone may still be taken to be here.
        self._say(self.outside.knock(is_alone=self.stands_outside))

    def post(self) -> None:
        """What the room says on detours goes out."""
        if self.beacon and self.in_reach:
            self._say(self.detours.take(self.now))

    def _say(self, slip: Slip | None) -> None:
        if self.beacon and slip is not None:
            self.beacon.say(write_slip(slip))
