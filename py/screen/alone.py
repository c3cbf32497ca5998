"""A table with bots: one person alone against them, or several around the device with bots on the empty chairs.

The bots think in a worker (thinker.py) and play through the same door as people. Law: a bot never keeps the table
waiting. Where its thinking fails it answers without; and nothing a person has in hand is disturbed by it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from bots.bot import LEVELS, decide, sight_of
from games.craft import Answer
from games.picks import Draft, Sketch
from screen.advice_sheet import ask_advice
from screen.bot_company import BotCompany, draw_typing
from screen.clock import clock_need, is_running
from screen.result import Result
from screen.seated import Seated
from screen.thinker import Thinker, Told
from screen.turn import Scene, scene_of
from table.events import Event, Move
from table.illegal import Illegal, Refusal
from table.match import Match
from table.needs import Choose, Roll, Seal, Seat, Stake
from table.save import About

if TYPE_CHECKING:
    from screen.app import App

# Seconds between what bots do, so that people can follow; with little motion, and when somebody is in a hurry.
PACE, STILL, HURRY = 1.3, 0.7, 0.05
# While all may speak: a bot waits so long for each sign it has just heard, and so long before it breaks a silence.
READING, SILENCE = 0.045, 5.0


@dataclass(frozen=True, slots=True)
class Task:
    """What a bot has to do next: `think`, `act` on what it has thought, `roll`, or `talk` where all may."""

    what: str
    seat: Seat
    need: str
    length: int


class Alone(Seated):
    def __init__(self, app: App, match: Match, about: About) -> None:
        self.levels = {seat: level for seat, level in enumerate(about.bots) if level}
        self.people = tuple(seat for seat in range(len(match.names)) if seat not in self.levels)
        self.thinker = app.thinker()
        self.task: Task | None = None
        self.ready: dict[Task, Move] = {}
        self.free_at = app.browser.seconds() + PACE
        self.is_hasty = False
        self.typing = ""
        super().__init__(app, match, about)
        self.company = BotCompany(self)
        self.shown = self._asked()
        self.thinker.wake()
        self._attend()

    @property
    def mine(self) -> tuple[Seat, ...]:
        return self.people

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

    def _anybodys(self, draft: Draft) -> Sketch:
        """With bots at the table, what is said is said in words."""
        said = self.kit.said if self.scene.kind == "floor" or self.match.table.phase == "last answer" else None
        if said is None:
            return super()._anybodys(draft)
        match = self.match
        made: Sketch = said(match.view(None), draft, self.app.words, match.names, self.people, match.log.events)
        return made

    def draw(self) -> dict[str, str]:
        regions = super().draw()
        sketch = self.sketch
        if sketch is None or not sketch.typing or not regions["turn"]:
            return regions
        return {**regions, "choices": regions["choices"] + draw_typing(self.app.words, sketch.typing)}

    # ------------------------------------------------------------ what bots do

    def _attend(self) -> None:
        """Call it after everything that happened: lets the bot work that is asked now, and no other."""
        task = self._next_task()
        if task == self.task:
            return
        if self.task and self.task.what in ("think", "talk"):
            self.thinker.stop()
        self.task = task
        if task is None:
            self.is_hasty = False
        elif task.what == "think":
            self._think(task, lambda told, answer: self._thought(task, told, answer))
        else:
            self._later(task, self._pause(task))

    def _next_task(self) -> Task | None:
        scene, match = self.scene, self.match
        need, length = scene.need, len(match.log)
        if scene.kind == "floor":
            return Task("talk", -1, self._floor(), length)
        if scene.kind not in ("wait", "seal", "aloud") or need is None:
            return None
        if isinstance(need, Roll):
            return Task("roll", scene.seat or 0, need.name, length)
        # In secret all choose at once: whatever the others have done meanwhile, the thought is still good.
        seats = next(one.seats for one in match.needs if one.name == need.name)
        thoughts = [
            Task("think", seat, need.name, length if isinstance(need, Choose) else 0)
            for seat in seats
            if seat in self.levels
        ]
        for thought in thoughts:
            if thought not in self.ready:
                return thought
        return replace(thoughts[0], what="act") if thoughts and scene.kind == "wait" else None

    def _floor(self) -> str:
        return next(need.name for need in self.match.needs if isinstance(need, Choose))

    def _pause(self, task: Task) -> float:
        """So that people can follow. What is done in secret needs no pause."""
        if task.length == 0 or self.is_hasty:
            return 0.0 if task.length == 0 else HURRY
        if task.what != "talk":
            return max(0.0, self.free_at - self.app.browser.seconds())
        last = self.match.log.events[-1]
        heard = len(str(last.value)) if last.kind == "choose" else 40
        return 1.0 + READING * min(120, heard)

    def _later(self, task: Task, seconds: float) -> None:
        self.app.browser.after(seconds, lambda: self._do_now(task))

    def _do_now(self, task: Task) -> None:
        """A task is done only while it is still the one to do, and its table is on the page."""
        if task is not self.task or self.app.page is not self:
            return
        if task.what == "talk":
            if self._is_busy or self.app.sheets:  # nobody is talked over
                self._later(task, 1.0)
            else:
                self._ask_round(task, self._speakers())
            return
        self.task = None
        self.app.guarded(lambda: self._roll_for() if task.what == "roll" else self._act_on(task))

    def _roll_for(self) -> None:
        length = len(self.match.log)
        self.match.step()
        self._bots_went_on(length)

    def _act_on(self, task: Task) -> None:
        length, move = len(self.match.log), self.ready.pop(replace(task, what="think"))
        try:
            self.match.offer(task.seat, move, task.need)
        except Refusal:
            self.match.offer(task.seat, self._without_thinking(task), task.need)
        self._bots_went_on(length)

    def _bots_went_on(self, length: int) -> None:
        """As after a move of a person, but the page stays where it was scrolled to."""
        self.version += 1
        self.match.keep()  # what was before a bot's move is not taken back any more
        self.free_at = self.app.browser.seconds() + (STILL if self.app.browser.is_still() else PACE)
        self.timer.settle()
        if (asked := self._asked()) != self.shown:
            self.shown = asked
            self._changed_scene()
        self._auto_roll()
        self._tell(length)
        self.app.keep(self.match, self.about)
        if self.scene.kind == "over":
            self.app.go(Result(self.app, self.match, self.about))
        else:
            self._attend()

    # ------------------------------------------------------------ thinking

    def _think(self, task: Task, told: Told) -> None:
        left = self.timer.left if clock_need(self.match) and is_running(self.match) else None
        level, language = self.levels[task.seat], self.app.words.language
        self.thinker.ask(self.match, task.seat, task.need, level, left, language, told)

    def lend_thinker(self) -> Thinker:
        """For a question of a person; `_attend` takes it back."""
        self.task = None
        return self.thinker

    def go_on(self) -> None:
        if self.app.page is self:
            self.app.guarded(self._attend)

    def _thought(self, task: Task, is_told: bool, answer: Answer) -> None:
        if task is not self.task or self.app.page is not self:
            return
        self.ready[task] = answer if is_told and answer is not None else self._without_thinking(task)
        self.task = None
        self.app.guarded(self._attend)

    def _without_thinking(self, task: Task) -> Move:
        """One level lower, here on the page; and if even that fails, the first thing that is allowed."""
        below = LEVELS[{"chief": "agent"}.get(self.levels[task.seat], "recruit")]
        sight = sight_of(self.match, task.seat, task.need, language=self.app.words.language)
        found = decide(self.game, sight, below, Random(self.app.browser.seed()))
        return found if found is not None and self._is_legal(task, found) else sight.moves[0]

    def _is_legal(self, task: Task, move: Move) -> bool:
        try:
            event, _ = self.match.draft(task.seat, move, task.need)
            self.game.play(self.match.table, event)
        except Refusal:
            return False
        return True

    # ------------------------------------------------------------ where all may speak

    @property
    def _is_busy(self) -> bool:
        """A person here is about to say something, or looks at the own card."""
        is_typing = bool(self.typing and self.sketch and self.sketch.typing)
        return bool(self.draft or self.peek) or is_typing

    def _speakers(self) -> list[Seat]:
        seats = list(self.levels)
        Random(self.app.browser.seed()).shuffle(seats)
        return seats

    def _ask_round(self, task: Task, seats: list[Seat]) -> None:
        """One bot after the other is asked whether it has something to say; the first that has, speaks."""
        if task is not self.task or self.app.page is not self:
            return
        if not seats:
            self._later(task, SILENCE)
            return
        asked = replace(task, what="think", seat=seats[0])

        def told(is_told: bool, answer: Answer) -> None:
            if task is not self.task or self.app.page is not self:
                return
            if not is_told or answer is None:
                self._ask_round(task, seats[1:])
            elif self._is_busy:
                self._later(task, 1.0)
            else:
                self.app.guarded(lambda: self._speak(asked, answer))

        self._think(asked, told)

    def _speak(self, task: Task, move: Move) -> None:
        length = len(self.match.log)
        self.task = None
        try:
            self.match.offer(task.seat, move, task.need)
        except Refusal:  # it is no longer the moment
            self._attend()
            return
        self._bots_went_on(length)

    # ------------------------------------------------------------ what people do

    def do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "faster":
                self._hurry()
                return
            case "advice":
                ask_advice(self)
                return
            case "typing":
                self.typing = value
                return
            case "say":
                self._say()
        super().do(verb, with_, value)
        if self.app.page is self:
            self.shown = self._asked()
            self._attend()

    def _hurry(self) -> None:
        self.is_hasty = True
        if (task := self.task) is None:
            return
        if task.what == "think":
            self.thinker.enough()
        else:
            self.task = replace(task)  # the old appointment no longer holds
            self._later(self.task, HURRY)

    def _say(self) -> None:
        """What was typed is the last step of the sentence."""
        said = " ".join(self.typing.split())
        if not said or not self.sketch or not self.sketch.typing:
            raise Illegal("thinking.say_something")
        self.draft = (*self.draft, f"text:{said}")
        self.typing = ""
        self._confirm()

    def time_is_up(self, event: Event) -> None:
        super().time_is_up(event)
        if self.app.page is self:
            self.shown = self._asked()
            self._attend()
