"""A table with bots: one person alone against them, or several around the device with bots on the empty chairs.

The bots (crew.py) play through the same door as people, while their table is on the page.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from screen.play.clock import clock_need, is_running
from screen.play.hint_sheet import ask_advice
from screen.play.others_bots import BotCompany
from screen.play.seated import Seated
from session.bots.crew import Crew, Task, offer_first
from session.scene import Scene, scene_of
from table.events import Event, Move
from table.match import Match
from table.needs import Choose, Roll, Seal, Seat, Stake
from table.save import About

if TYPE_CHECKING:
    from screen.app.frame import Frame


# So many seconds a person is waited for who is in the midst of something and touches nothing.
PATIENCE = 30.0


class Alone(Seated):
    in_hand: tuple[object, float] = (None, 0.0)  # what the person was last seen at, and since when

    def __init__(self, app: Frame, match: Match, about: About) -> None:
        self.levels = {seat: level for seat, level in enumerate(about.bots) if level}
        self.people = tuple(seat for seat in range(len(match.names)) if seat not in self.levels)
        self.crew = Crew(app, self, app.thinker(), self.levels)
        super().__init__(app, match, about)
        self.company = BotCompany(self)
        self.shown = self._asked()
        self.crew.thinker.wake()
        self.crew.attend()

    @property
    def mine(self) -> tuple[Seat, ...]:
        return self.people

    @property
    def has_bots(self) -> bool:
        return True

    # ------------------------------------------------------------ whose turn

    @property
    def scene(self) -> Scene:
        """As ever, but bots are waited for, not asked. What anybody may tap, people tap for them."""
        scene = scene_of(self.match, self.kit, self.people)
        need = scene.need
        match need:
            case _ if scene.kind in ("look", "curtain", "floor", "over"):
                return scene
            case Roll() if need.by in self.levels:
                return Scene("wait", need, need.by)
            case Choose() if need.seat in self.levels and not self.kit.is_anybodys(self.match.table):
                return Scene("wait", need, need.seat)
            case Seal() | Stake():
                asked = tuple(seat for seat in need.seats if seat in self.people)
                if not asked:
                    return Scene("wait", need, min(need.seats))
                if scene.kind == "aloud" and self.only is None:
                    return Scene("aloud", replace(need, seats=asked))
                return Scene("seal", need, min(asked))
        return scene

    def _call_next(self) -> None:
        """Whoever has nothing to choose when all say it together is not asked: nobody else is looking."""
        while (scene := self.scene).kind == "seal" and isinstance(scene.need, Seal) and scene.need.aloud:
            moves = self.match.moves(scene.seat or 0, scene.need.name)
            if len(moves) > 1:
                break
            self.match.offer(scene.seat or 0, moves[0], scene.need.name)
            self.timer.settle()
        super()._call_next()

    # ------------------------------------------------------------ what bots do

    @property
    def is_manned(self) -> bool:
        return self.app.page is self

    @property
    def is_busy(self) -> bool:
        """A person is about to say something, looks at the own card, or reads something over the table; but only for a
        while, for the clock runs on. Whoever has only begun to accuse somebody is not waited for at all. What is half
        built stays in hand while the talk goes on."""
        is_speaking = bool(self.sketch and self.sketch.typing and (self.typing or self.draft))
        if not (is_speaking or self.peek or self.app.sheets):
            return False
        now, at_it = self.app.browser.seconds(), (self.version, self.typing, len(self.app.sheets))
        if self.in_hand[0] != at_it:
            self.in_hand = (at_it, now)
        return now - self.in_hand[1] < PATIENCE

    @property
    def seconds_left(self) -> int | None:
        return self.timer.left if clock_need(self.match) and is_running(self.match) else None

    def match_of(self, seat: Seat) -> Match:
        return self.match

    def next_task(self) -> Task | None:
        scene, match = self.scene, self.match
        need, length = scene.need, len(match.log)
        if scene.kind == "floor":
            return Task("talk", -1, next(need.name for need in match.needs if isinstance(need, Choose)), length)
        if scene.kind not in ("wait", "seal", "aloud") or need is None:
            return None
        if isinstance(need, Roll):
            return Task("roll", scene.seat or 0, need.name, length)
        seats = next(one.seats for one in match.needs if one.name == need.name)
        return self.crew.first_of([(need, seat) for seat in seats], length, scene.kind == "wait")

    def carry_out(self, task: Task, moves: Iterable[Move]) -> None:
        length = len(self.match.log)
        if task.what == "roll":
            self.match.step()
        elif not offer_first(self.match.offer, task, moves):
            self.crew.attend()
            return
        self._bots_went_on(length)

    def _bots_went_on(self, length: int) -> None:
        """As after a move of a person, but the page stays where it was scrolled to."""
        self.version += 1
        self.match.keep()  # what was before a bot's move is not taken back any more
        self.crew.went_on()
        self.timer.settle()
        if (asked := self._asked()) != self.shown:
            self._changed_scene(asked)
        self._auto_roll()
        self._tell(length)
        self.app.keep(self.match, self.about)
        if self.scene.kind == "over":
            self.app.visit("result", self.match, self.about)
        else:
            self.crew.attend()

    def go_on(self) -> None:
        if self.app.page is self:
            self.app.guarded(self.crew.attend)

    # ------------------------------------------------------------ what people do

    def do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "faster":
                self.crew.hurry()
                return
            case "advice":
                ask_advice(self)
                return
        super().do(verb, with_, value)
        if self.app.page is self and verb != "typing":
            self.shown = self._asked()
            self._take_up()
            self.crew.attend()

    def time_is_up(self, event: Event) -> None:
        super().time_is_up(event)
        if self.app.page is self:
            self.shown = self._asked()
            self.crew.attend()
