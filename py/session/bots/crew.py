"""The bots that sit at this device: each is asked when its seat is, thinks in a worker, and plays as a person would.

Law: a bot never keeps the table waiting. Where its thinking fails it answers without. It never disturbs what a person
has in hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Protocol

from bots.bot import LEVELS, decide, sight_of
from games.contract.bot import Answer
from session.bots.thinker import Thinker, Told
from session.device import Device
from table.events import Move
from table.illegal import Refusal
from table.match import Match
from table.needs import Choose, Need, Seat

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


class Post(Protocol):
    """The table at which the bots are: around this device, or between several."""

    @property
    def is_manned(self) -> bool:
        """May they act? Not while the table is put away."""

    @property
    def is_busy(self) -> bool:
        """A person here is about to say something: nobody is talked over."""

    @property
    def seconds_left(self) -> int | None:
        """On the clock, while it runs."""

    def match_of(self, seat: Seat) -> Match:
        """The match with the pocket of this seat in it."""

    def next_task(self) -> Task | None:
        """What the table asks of them now."""

    def carry_out(self, task: Task, moves: Iterable[Move]) -> None:
        """Does it, with the first of these moves that is not refused."""


class Crew:
    """`levels`: where they sit, and how good they are."""

    def __init__(self, device: Device, post: Post, thinker: Thinker, levels: Mapping[Seat, str]) -> None:
        self.device, self.post, self.thinker, self.levels = device, post, thinker, levels
        self.task: Task | None = None
        self.ready: dict[Task, Answer] = {}
        self.free_at = device.browser.seconds() + PACE
        self.is_hasty = False

    def attend(self) -> None:
        """Call it after everything that happened: lets the bot work that is asked now, and no other."""
        task = self.post.next_task()
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

    def first_of(self, asked: Iterable[tuple[Need, Seat]], length: int, may_act: bool) -> Task | None:
        """Bots that have not thought yet think first; then, if they may, the first of them acts."""
        # In secret all choose at once: a thought stays good, though others have acted meanwhile.
        thoughts = [
            Task("think", seat, need.name, length if isinstance(need, Choose) else 0)
            for need, seat in asked
            if seat in self.levels
        ]
        for thought in thoughts:
            if thought not in self.ready:
                return thought
        return replace(thoughts[0], what="act") if thoughts and may_act else None

    def went_on(self) -> None:
        """Something was done: the next one waits a little."""
        self.free_at = self.device.browser.seconds() + (STILL if self.device.browser.is_still() else PACE)

    def hurry(self) -> None:
        self.is_hasty = True
        if (task := self.task) is None:
            return
        if task.what == "think":
            self.thinker.enough()
        else:
            self.task = replace(task)  # the old appointment no longer holds
            self._later(self.task, HURRY)

    def lend_thinker(self) -> Thinker:
        """For a question of a person; `attend` takes it back."""
        self.task = None
        return self.thinker

    # ------------------------------------------------------------ in its time

    def _pause(self, task: Task) -> float:
        """So that people can follow. What is done in secret needs no pause."""
        if task.length == 0 or self.is_hasty:
            return 0.0 if task.length == 0 else HURRY
        if task.what != "talk":
            return max(0.0, self.free_at - self.device.browser.seconds())
        last = self.post.match_of(min(self.levels)).log.events[-1]
        heard = len(str(last.value)) if last.kind == "choose" else 40
        return 1.0 + READING * min(120, heard)

    def _later(self, task: Task, seconds: float) -> None:
        self.device.browser.after(seconds, lambda: self._do_now(task))

    def _is_current(self, task: Task) -> bool:
        """A task is done only while it is still the one to do, and its table is there."""
        return task is self.task and self.post.is_manned

    def _do_now(self, task: Task) -> None:
        if not self._is_current(task):
            return
        if task.what != "talk":
            self._carry_out(task, self._answers(task))
        elif self.post.is_busy:
            self._later(task, 1.0)
        else:
            self._ask_round(task, self._speakers())

    def _carry_out(self, task: Task, moves: Iterable[Move]) -> None:
        self.task = None
        self.device.guarded(lambda: self.post.carry_out(task, moves))

    # ------------------------------------------------------------ thinking

    def _think(self, task: Task, told: Told) -> None:
        level, language = self.levels[task.seat], self.device.words.language
        match, left = self.post.match_of(task.seat), self.post.seconds_left
        self.thinker.ask(match, task.seat, task.need, level, left, language, told)

    def _thought(self, task: Task, is_told: bool, answer: Answer) -> None:
        if self._is_current(task):
            self.ready[task] = answer if is_told else None
            self.task = None
            self.device.guarded(self.attend)

    def _answers(self, task: Task) -> Iterator[Move]:
        """What was thought; else what one level lower says, here on the page; else the first thing that is allowed."""
        thought = self.ready.pop(replace(task, what="think"), None)
        if thought is not None:
            yield thought
        match = self.post.match_of(task.seat)
        below = LEVELS[{"chief": "officer"}.get(self.levels[task.seat], "recruit")]
        try:
            sight = sight_of(match, task.seat, task.need, language=self.device.words.language)
        except Refusal:  # it is no longer asked
            return
        found = decide(match.game, sight, below, Random(self.device.browser.seed()))
        if found is not None:
            yield found
        yield sight.moves[0]

    # ------------------------------------------------------------ where all may speak

    def _speakers(self) -> list[Seat]:
        seats = list(self.levels)
        Random(self.device.browser.seed()).shuffle(seats)
        return seats

    def _ask_round(self, task: Task, seats: list[Seat]) -> None:
        """One bot after the other is asked whether it has something to say; the first that has, speaks."""
        if not self._is_current(task):
            return
        if not seats:
            self._later(task, SILENCE)
            return
        asked = replace(task, what="think", seat=seats[0])

        def told(is_told: bool, answer: Answer) -> None:
            if not self._is_current(task):
                return
            if not is_told or answer is None:
                self._ask_round(task, seats[1:])
            elif self.post.is_busy:
                self._later(task, 1.0)
            else:
                self._carry_out(asked, [answer])

        self._think(asked, told)


def offer_first(offer: Callable[[Seat, Move, str], object], task: Task, moves: Iterable[Move]) -> bool:
    """False: it is no longer the moment for any of them."""
    for move in moves:
        try:
            offer(task.seat, move, task.need)
        except Refusal:
            continue
        return True
    return False
