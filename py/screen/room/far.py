"""The table where everybody plays on a device of their own: the same page, seen from the seats at this device.

Whoever has one seat here sees the own secrets when they are needed, with no handover; two people at one device hand
it over as ever. Law: a move is offered to the room, and shown only when it has happened on the table of all.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from screen.play.clock import Timer, clock_need, is_running
from screen.play.seated import Seated
from screen.room.far_bots import bots_of, people_at, taps
from screen.room.far_company import FarCompany
from screen.room.far_sheets import FarMenu, ask_leave, save_record
from screen.room.invite_sheet import InviteSheet
from screen.room.talk_sheet import TalkSheet
from session.room.notebook import Diary
from session.scene import Scene, has_never_looked, has_news
from table.events import Event, Move
from table.illegal import Illegal
from table.match import Match
from table.needs import Choose, Seal, Seat, Stake
from table.pocket import Pocket
from wire.game.game import Sitting

if TYPE_CHECKING:
    from screen.app.frame import Frame
    from screen.room.gathering import Gathering


class Sight:
    """The match as this device sees it: the public table, and the pockets of its own people only, with their notes."""

    def __init__(self, sitting: Sitting, diary: Diary) -> None:
        self.sitting, self.diary = sitting, diary
        self.noted: dict[Seat, Match] = {}
        diary.open(sitting.courier.game)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.sitting.match, name)

    @property
    def pockets(self) -> Mapping[Seat, Pocket]:
        return {seat: self._own(seat).pockets[seat] for seat in people_at(self.sitting)}

    def _own(self, seat: Seat) -> Match:
        """After a reload, or a long absence, the match is another: the notes are put into it again."""
        if seat not in people_at(self.sitting):
            raise Illegal("illegal.not_your_turn")
        match = self.sitting.match_of(seat)
        if self.noted.get(seat) is not match:
            self.noted[seat] = match
            for page, note in self.diary.notes.get(seat, {}).items():
                match.write_note(seat, page, note)
        return match

    def view(self, seat: Seat | None) -> Any:
        return self.sitting.match.view(None) if seat is None else self._own(seat).view(seat)

    def moves(self, seat: Seat, name: str | None = None) -> Any:
        return self.sitting.match_of(seat).moves(seat, name)

    def offer(self, seat: Seat, move: Move, name: str | None = None) -> Event:
        return self.sitting.offer(seat, move, name)

    def write_note(self, seat: Seat, page: str, text: str) -> None:
        self._own(seat).write_note(seat, page, text)
        self.diary.write(seat, page, text)

    def step(self) -> None:
        """Nobody deals here: the devices do it together."""

    def can_undo(self) -> bool:
        return False

    def keep(self) -> None: ...


class FarTimer(Timer):
    """The clock of all devices; each shows its own reading, and says when it has run out."""

    async def _wake(self) -> None:
        """After a reload, or from home: the clock went on meanwhile."""
        self.name, self.ends = cast(Far, self.play).gathering.diary.clock
        self.is_awake = True
        self.follow()

    def follow(self) -> None:
        super().follow()
        cast(Far, self.play).gathering.diary.clock = (self.name, self.ends)

    def stop(self) -> bool:
        return False

    def _run_out(self) -> None:
        cast(Far, self.play).sitting.time_is_up()
        super()._run_out()


class Far(Seated):
    drawn_scene: Scene | None = None

    def __init__(self, app: Frame, gathering: Gathering) -> None:
        sitting = gathering.room.sitting
        assert sitting is not None
        self.gathering, self.sitting = gathering, sitting
        self.seen: object = None
        super().__init__(app, cast(Match, Sight(sitting, gathering.diary)), None)
        self.company = FarCompany(gathering, sitting)
        self.length = len(self.match.log)
        self.shown, self.seen = self._asked(), self._seen()
        gathering.listeners[:] = [self.news]

    def make_timer(self) -> Timer:
        return FarTimer(self)

    @cached_property
    def mine(self) -> tuple[Seat, ...]:
        return people_at(self.sitting)

    @property
    def has_bots(self) -> bool:
        return bool(bots_of(self.sitting))

    # ------------------------------------------------------------ what this device is asked

    def draw(self) -> dict[str, str]:
        """A dozen parts of the picture ask for the scene; nothing happens while they are drawn."""
        self.drawn_scene = self.scene
        try:
            return super().draw()
        finally:
            self.drawn_scene = None

    @property
    def scene(self) -> Scene:
        if self.drawn_scene is not None:
            return self.drawn_scene
        match, mine = self.match, self.mine
        if match.outcome is not None or not match.needs:
            return Scene("over")
        must = has_news if self.kit.must_look(match.table) else has_never_looked
        unseen = next((seat for seat in mine if must(match, seat)), None)
        if unseen is not None:
            return Scene("look", match.needs[0], unseen)
        asked = [(need, seat) for seat in taps(self.sitting) for need in self.sitting.asked_of(seat)]
        if asked and is_running(match):
            return Scene("floor", clock_need(match))
        if not asked or self.sitting.state not in ("playing", "waiting"):
            return Scene("wait", match.needs[0])
        need, seat = asked[0]
        if isinstance(need, Choose):
            return Scene("ask" if self.kit.private.is_private(need, match.table) else "choose", need, seat)
        return Scene("seal", need, seat)

    # ------------------------------------------------------------ what happens

    def news(self) -> None:
        """The room has heard something."""
        seen, self.seen = self.seen, self._seen()
        if self.app.page is not self:
            return
        if seen == self.seen:
            self.gathering.is_same = True
            return
        self.version += 1
        if self.sitting.state in ("apart", "accused"):
            self.gathering.show()
            return
        length, self.length = self.length, len(self.match.log)
        if (asked := self._asked()) != self.shown:
            self._changed_scene(asked)
        if self.length > length:
            self.timer.settle()
            self._tell(length)
        if self.scene.kind == "over":
            self.gathering.show()

    def _seen(self) -> object:
        """All that the page shows of the others: most letters change nothing of it."""
        sitting = self.sitting
        is_asked = any(isinstance(need, Choose | Seal | Stake) for need in self.match.needs)
        people = tuple((person.name, person.state, person.seats) for person in self.gathering.room.people)
        waits = (sitting.state, sitting.missing if is_asked else (), sitting.silent, sitting.absent, sitting.can_vote)
        mine = (self.gathering.unread, self.gathering.is_alone, self.gathering.voice.seen, self.gathering.room.is_stuck)
        return self.match.log.head, self._asked(), waits, dict(sitting.votes), people, mine

    def _went_on(self, length: int) -> None:
        """An own move is sent on its way before anything else: `news` tells when it has happened."""
        self.gathering.carry()
        self.app.browser.scroll_up()
        self.shown = self._asked()
        self._call_next()

    def time_is_up(self, event: Event) -> None:
        """The table itself changes only when more than half of the devices say so."""
        self._close()

    # ------------------------------------------------------------ what players do

    def do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "vote":
                self.gathering.room.vote(int(with_))
            case "unvote":
                self.gathering.room.unvote(int(with_))
            case "voice":
                self.gathering.voice.do(with_)
        super().do(verb, with_, value)

    def _elsewhere(self, verb: str) -> None:
        match verb:
            case "menu":
                self.app.ask(FarMenu(self))
            case "talk":
                self.app.ask(TalkSheet(self.app, self.gathering))
            case "save":
                save_record(self.gathering)
            case "invite":
                self.app.ask(InviteSheet(self.app, self.gathering))
            case "leave":
                ask_leave(self.gathering)
            case "again":
                self.gathering.room.again()
                self.gathering.show()
            case "replay" | "end":
                return
            case _:
                super()._elsewhere(verb)

    def _back(self, with_: str) -> None:
        if self.peek or self.handover or self.draft:
            super()._back(with_)
        elif with_:
            self.app.go_home()
        else:
            self.app.ask(FarMenu(self))
