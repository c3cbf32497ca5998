"""A table in a room: everybody plays on a device of their own, and this is the view from the seats at this device.

Law: a move is offered to the room, and shown only when it has happened on the table of all. The session belongs to the
room, not to a page: its clock and its bots go on whatever this device shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from fair.game.record import dump, record
from games.contract.kit import kit
from session.bots.thinker import Thinker
from session.clock import RoundClock, clock_in, running_in
from session.device import Device
from session.meeting import Meeting
from session.others import Ballot, Other, Others, Talk, Wait
from session.room.bots import RoomBots, bots_of, people_at, taps
from session.room.layout import Layout
from session.room.notebook import Notebook
from session.scene import SEEN, Scene, first_to_look, seen_mark
from session.session import Advice, after
from table.events import Move
from table.game import Table, View
from table.illegal import Illegal
from table.log import Log
from table.match import Match
from table.needs import Choose, Need, Seal, Seat, Stake
from table.pocket import Pocket
from wire.game.game import Sitting
from wire.room.room import Room

MENU = (
    ("talk", "talk.title"),
    ("log", "play.log"),
    ("score", "play.score"),
    ("help", "app.rules"),
    ("settings", "app.settings"),
    ("invite", "invite.title"),
    ("layout", "layout.title"),
    ("save", "far.record"),
    ("home", "menu.home"),
    ("leave", "far.leave"),
)
STOPPED = ("apart", "accused")


class House(Protocol):
    """What the session asks of the gathering around it."""

    room: Room
    layout: Layout
    is_over: bool

    @property
    def is_alone(self) -> bool: ...

    @property
    def is_cut_off(self) -> bool: ...

    @property
    def has_relays(self) -> bool: ...

    @property
    def may_mend(self) -> bool: ...

    @property
    def meeting(self) -> Meeting: ...

    @property
    def talk(self) -> Talk: ...

    def carry(self) -> None:
        """Sends what the room has to say, at once."""

    def show(self) -> None:
        """Goes to the page that fits the room now."""

    def use_voice(self, what: str) -> None:
        """Microphones: see voice.py."""


class SessionInRoom:
    def __init__(
        self, device: Device, house: House, sitting: Sitting, notebook: Notebook, clock: RoundClock, thinker: Thinker
    ) -> None:
        self.device, self.house, self.sitting, self.notebook, self.clock = device, house, sitting, notebook, clock
        self.game, self.kit = sitting.match.game, kit(sitting.match.game.name)
        self.people = people_at(sitting)
        self.menu = MENU
        self.doors: dict[str, tuple[Any, ...]] = {
            "talk": ("talk", house),
            "invite": ("invite", house),
            "layout": ("layout", house),
            "leave": ("leave room", house),
            "over": ("in room", house),
        }
        self.bots = RoomBots(device, sitting, clock, thinker, self._is_on)
        self._noted: dict[Seat, Match] = {}

    def _is_on(self) -> bool:
        return not self.house.is_over and self.house.room.sitting is self.sitting

    # ------------------------------------------------------------ what everybody knows

    @property
    def names(self) -> tuple[str, ...]:
        return self.sitting.match.names

    @property
    def log(self) -> Log:
        return self.sitting.match.log

    @property
    def tables(self) -> Sequence[Table]:
        return self.sitting.match.tables

    @property
    def table(self) -> Table:
        return self.sitting.match.table

    @property
    def needs(self) -> Sequence[Need]:
        return self.sitting.match.needs

    @property
    def has_bots(self) -> bool:
        return bool(bots_of(self.sitting))

    # ------------------------------------------------------------ what the people here know and are asked

    @property
    def pockets(self) -> Mapping[Seat, Pocket]:
        return {seat: self._own(seat).pockets[seat] for seat in self.people}

    def _own(self, seat: Seat) -> Match:
        """The match with this person's pocket in it. After a reload, or a long absence, it is another one: the notes
        are put into it again."""
        if seat not in self.people:
            raise Illegal("illegal.not_your_turn")
        match = self.sitting.match_of(seat)
        if self._noted.get(seat) is not match:
            self._noted[seat] = match
            for page, note in self.notebook.notes.get(seat, {}).items():
                match.write_note(seat, page, note)
        return match

    def view(self, seat: Seat | None) -> View:
        return self.sitting.match.view(None) if seat is None else self._own(seat).view(seat)

    def moves(self, seat: Seat, name: str | None = None) -> Sequence[Move]:
        return self.sitting.match_of(seat).moves(seat, name)

    @property
    def scene(self) -> Scene:
        match, sitting = self.sitting.match, self.sitting
        if match.outcome is not None or not match.needs or sitting.state in STOPPED:
            return Scene("over")
        unseen = first_to_look(self.pockets, self.kit.around.must_look(match.table))
        if unseen is not None:
            return Scene("look", match.needs[0], unseen)
        asked = [(need, seat) for seat in taps(sitting) for need in sitting.asked_of(seat)]
        if asked and running_in(match.needs):
            return Scene("floor", clock_in(match.needs))
        if not asked or sitting.state not in ("playing", "waiting"):
            return Scene("wait", match.needs[0])
        need, seat = asked[0]
        if isinstance(need, Choose):
            return Scene("ask" if self.kit.private.is_private(need, match.table) else "choose", need, seat)
        return Scene("seal", need, seat)

    # ------------------------------------------------------------ who else plays

    @property
    def others(self) -> Others:
        sitting, room = self.sitting, self.house.room
        levels, voters = bots_of(sitting), sum(bool(one.seats) and one.state == "here" for one in room.people)
        is_asked = any(isinstance(need, Choose | Seal | Stake) for need in self.needs)
        missing = sitting.missing if is_asked else ()
        elsewhere = [seat for seat in range(len(self.names)) if seat not in self.people]
        return Others(
            tuple(Other(seat, levels.get(seat, ""), self._state(seat), seat in missing) for seat in elsewhere),
            self._wait(is_asked, levels),
            ballots=tuple(
                Ballot(seat, len(votes := sitting.votes.get(seat, ())), voters, room.me in votes)
                for seat in sitting.can_vote
            ),
            absent=sitting.absent,
            is_stuck=room.is_stuck and not self.house.is_cut_off,
            is_cut_off=self.house.is_alone and len(sitting.names) > len(sitting.seats),
            has_relays=self.house.has_relays,
            may_mend=self.house.may_mend,
            talk=self.house.talk,
            layout=self.house.layout.now,
            opened=self.house.layout.opened,
            meeting=self.house.meeting,
        )

    def _state(self, seat: Seat) -> str:
        """here, asleep, away or gone; or absent, when the others play for it."""
        if seat in self.sitting.absent:
            return "absent"
        return next((person.state for person in self.house.room.people if seat in person.seats), "away")

    def _wait(self, is_asked: bool, levels: Mapping[Seat, str]) -> Wait:
        """Somebody is asked, or the devices work something out together."""
        others = tuple(seat for seat in self.sitting.missing if seat not in self.people)
        asleep = tuple(seat for seat in others if self._state(seat) not in ("here", "absent"))
        if asleep:
            return Wait("cut off" if self.house.is_cut_off else "sleeps", asleep)
        if not is_asked or not others:
            return Wait()
        return Wait("thinks" if set(others) <= set(levels) else "chooses", others)

    # ------------------------------------------------------------ what the people here do

    def offer(self, seat: Seat, move: Move, name: str | None = None) -> None:
        self.sitting.offer(seat, move, name)
        self.house.carry()
        after(self)

    def offer_together(self, moves: Mapping[Seat, Move], name: str) -> None:
        for seat, move in moves.items():
            self.sitting.offer(seat, move, name)
        self.house.carry()
        after(self)

    def step(self) -> None:
        """Nobody deals here: the devices do it together."""

    @property
    def can_undo(self) -> bool:
        return False

    def undo(self) -> None:
        raise Illegal("illegal.undo")

    def hold(self) -> None:
        """Nothing is ever taken back here."""

    def looked(self, seat: Seat) -> None:
        pocket = self.pockets[seat]
        if pocket.note(SEEN) != seen_mark(pocket):
            self.write_note(seat, SEEN, seen_mark(pocket))
            after(self)

    def watch(self, is_watching: bool) -> None:
        """The others do not wait for what this device shows."""

    def write_note(self, seat: Seat, page: str, text: str, at_once: bool = False) -> None:
        self._own(seat).write_note(seat, page, text)
        self.notebook.write(seat, page, text)

    def do(self, verb: str, with_: str) -> None:
        room = self.house.room
        match verb:
            case "vote":
                room.vote(int(with_))
            case "unvote":
                room.unvote(int(with_))
            case "voice":
                self.house.use_voice(with_)
            case "fold":
                self.house.layout.fold(with_)
            case "again" if room.is_stuck and self.house.is_cut_off:
                raise Illegal("room.running")  # it may go on as soon as the line is back
            case "again":
                room.again()
                self.house.show()

    def ask_advice(self) -> Advice | None:
        return None

    # ------------------------------------------------------------ after an event

    def settle(self) -> None:
        """The devices settle everything together."""

    def keep(self) -> None:
        """The gathering keeps the whole room."""

    def attend(self) -> None:
        self.bots.attend()

    def time_is_up(self) -> None:
        """The table itself changes only when more than half of the devices say so."""
        self.sitting.time_is_up()
        self.house.carry()

    # ------------------------------------------------------------ what is kept, and the end

    @property
    def title(self) -> str:
        return ""

    def export(self) -> str:
        """All letters so far: what the audit reads. Nobody's secrets are in it before the game is over."""
        return dump(record(self.sitting.peer))

    def leave(self) -> None:
        """The game goes on, whatever this device shows."""
