"""Leads a learner through a lesson, step by step, at a table like any other; then lets recruits take over.

Law: every move of a lesson is judged by the rules, the learner's and the others'. The learner sees what a player in
that seat would see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from games.contract.kit import Kit, Speech
from games.contract.lesson import LIFT, ROLL, SECRETS, Lesson, Step, said
from games.contract.picks import Draft, Pick, Sketch
from games.contract.words import Words
from session.bots.local import LocalBots
from session.bots.steps import move_of, need_of
from session.bots.thinker import Thinker
from session.clock import running_in
from session.local import LocalSession
from session.others import Other, Others, Told
from session.scene import SEEN, Scene, settle
from session.session import Advice, after
from table.dealers import Scripted
from table.events import Event, Move
from table.game import View
from table.illegal import Illegal
from table.log import Log
from table.match import Match, start_event
from table.needs import Need, Seat

LEARNER = 0


@dataclass(frozen=True)
class Guided(Scripted):
    """The dealer of a lesson. It also sees to it that the learner does what the lesson asks for, and nothing else."""

    guards: list[Callable[[Event], None]] = field(default_factory=list)

    def check(self, log: Log, event: Event) -> None:
        for guard in self.guards:
            guard(event)
        super().check(log, event)


class GuidedKit(Kit):
    """A game's kit, in which only what the lesson asks for can be tapped."""

    limit: Callable[[Sketch, Draft], Sketch]

    @property
    def speech(self) -> Speech | None:
        free = super().speech
        if free is None:
            return None
        return Speech(free.is_due, lambda view, draft, *more: self.limit(free.sketch(view, draft, *more), draft))


def guided(kit: Kit, limit: Callable[[Sketch, Draft], Sketch]) -> Kit:
    def sketch(view: View, need: Need, draft: Draft, words: Words, names: Sequence[str]) -> Sketch:
        return limit(kit.sketch(view, need, real(draft), words, names), draft)

    made = GuidedKit(kit.game, kit.board, sketch, kit.say, kit.around, kit.private)
    object.__setattr__(made, "limit", limit)
    return made


def real(draft: Draft) -> Draft:
    """Without the taps that only the lesson offers."""
    return tuple(key for key in draft if not key.startswith("wrong:"))


def _following(taps: Draft, draft: Draft) -> Draft:
    """What may be tapped next. Where the page has filled in a tap itself, the others may come in any order."""
    done = len(draft)
    if taps[:done] == draft:
        return taps[done : done + 1]
    rest = list(taps)
    for tap in draft:
        if tap not in rest:
            return ()
        rest.remove(tap)
    return tuple(rest)


def match_of(lesson: Lesson, kit: Kit, learner: str) -> Match:
    dealer = Guided(lesson.seed, lesson.throws, lesson.decks)
    return Match(kit.game, dealer, start_event(kit.game, (learner, *lesson.others), lesson.options))


class Teacher:
    """Sits where the bots of a session sit. `keep` is told how far the learner is."""

    def __init__(self, lesson: Lesson, thinker: Thinker, keep: Callable[[int], None], session: LocalSession) -> None:
        self.lesson, self.session, self.match, self.device = lesson, session, session.match, session.device
        self.keep, self.at, self._kept, self._is_played = keep, 0, 0, False
        self.people: tuple[Seat, ...] = (LEARNER,)
        levels = dict.fromkeys(range(1, len(self.match.names)), "recruit")
        self.recruits = LocalBots(thinker, levels, session)
        self.free = session.kit
        session.kit = guided(session.kit, self._limit)
        assert isinstance(self.match.dealer, Guided)
        self.match.dealer.guards.append(self._guard)
        self.match.watchers.append(self._watch)

    @property
    def step(self) -> Step | None:
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    # ------------------------------------------------------------ what the learner reads, and may do

    @property
    def others(self) -> Others:
        if self.step is None:
            return self.recruits.others
        seats = tuple(Other(seat, "recruit") for seat in range(1, len(self.match.names)))
        return Others(seats, told=self._told(self.step))

    def _told(self, step: Step) -> Told:
        waits = "secrets" if step.taps == SECRETS or step.act else "" if step.is_tried else "next"
        text = said(step.text, self.device.words.language)
        return Told(text, self.at + 1, len(self.lesson.steps), step.at, waits)

    def adapt(self, scene: Scene) -> Scene:
        if self.step is None:
            return self.recruits.adapt(scene)
        if not self.step.is_tried or self.step.taps == SECRETS:
            return Scene("wait", scene.need, LEARNER)
        if scene.kind == "aloud":
            return Scene("seal", scene.need, LEARNER)
        return replace(scene, seat=LEARNER) if scene.kind == "seal" else scene

    def _limit(self, sketch: Sketch, draft: Draft) -> Sketch:
        if (step := self.step) is None:
            return sketch
        if draft and draft[-1].startswith("wrong:"):
            return replace(sketch, move=Move(step.wrong[int(draft[-1][6:])].move), at_once=True)
        following = _following(step.taps, real(draft))
        picks = tuple(pick for pick in sketch.picks if pick.key in following or pick.chosen)
        language = self.device.words.language
        wrong = () if draft else tuple(
            Pick(f"wrong:{n}", said(one.label, language), one.at) for n, one in enumerate(step.wrong)
        )  # fmt: skip
        move = None if following else sketch.move
        return replace(sketch, picks=(*picks, *wrong), move=move, typing="", amount=None, can_shuffle=False)

    def _guard(self, event: Event) -> None:
        """What the rules refuse, they refuse with their reason; what they allow waits until after the lesson."""
        step = self.step
        if step is None or event.seat != LEARNER or event.kind in ("deal", "show", "open"):
            return
        wanted = self._move(step) if step.is_tried and step.taps not in (ROLL, LIFT, SECRETS) else None
        if wanted is None or (event.kind == "choose" and event.value != wanted.value):
            self.match.game.play(self.match.table, event)
            raise Illegal("lesson.other")

    # ------------------------------------------------------------ going on

    def forced(self) -> tuple[Seat, Move, str] | None:
        """What the others do in this step. It happens at once, and then the learner reads why."""
        while (step := self.step) and step.taps and step.seat != LEARNER:
            if self._is_played:
                if said(step.text, "en"):
                    return None
                self._next()
                continue
            self._is_played = True
            if step.taps not in (ROLL, LIFT):
                need = self._need(step.seat)
                return step.seat, self._move(step), need.name
            self.match.step()
            settle(self.match, self.free)
        return None

    def _next(self) -> None:
        self.at, self._is_played = self.at + 1, False
        self.match.keep()  # a step that is done stays done: *start again* is in the menu

    def _watch(self, events: Sequence[Event]) -> None:
        """The learner has done it."""
        if (step := self.step) is None or not step.is_tried:
            return
        is_choice = step.taps not in (ROLL, LIFT)
        kinds = ("choose", "seal", "stake") if is_choice else ("roll", "open", "show")
        if any(one.kind in kinds and (one.seat == LEARNER or not is_choice) for one in events):
            self._next()

    def attend(self) -> None:
        clock = self.session.clock
        if clock.is_asleep == (self.step is None):  # no clock runs while somebody learns
            clock.is_asleep = self.step is not None
            clock.follow(running_in(self.match.needs))
        if self._kept != self.at:
            self._kept = self.at
            self.keep(self.at)
        if self.step is None:
            self.recruits.attend()
        elif self.step.taps == SECRETS and self.match.pockets[LEARNER].note(SEEN):
            self.hurry()

    def hurry(self) -> None:
        """The learner has read it. Once the lesson is over, the recruits are hurried."""
        if self.step is None:
            self.recruits.hurry()
            return
        self._next()
        after(self.session)

    def watch(self, is_watching: bool) -> None:
        self.recruits.is_watched = is_watching
        self.attend()

    def ask_advice(self) -> Advice | None:
        return self.recruits.ask_advice() if self.step is None else None

    # ------------------------------------------------------------ what the taps of a step make

    def _need(self, seat: Seat) -> Need:
        return need_of(self.match, seat)

    def _move(self, step: Step) -> Move:
        return move_of(self.match, self.free, step, self.device.words)

    def do_step(self) -> None:
        """Does what the learner is asked for in this step: to take a lesson up again where it was left."""
        step = self.step
        assert step is not None
        if not step.is_tried or step.taps == SECRETS:
            self.hurry()
        elif step.taps in (ROLL, LIFT):
            self.session.step()
        else:
            self.session.offer(LEARNER, self._move(step), self._need(LEARNER).name)

    def take_up(self, at: int) -> None:
        while self.step is not None and self.at < at:
            self.do_step()
