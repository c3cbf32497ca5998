"""The bots around one device: with one person alone against them, or with several people and bots on the other chairs.

They play through the same door as people, while their table is on the page.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from session.bots.advice import Advised
from session.bots.crew import Crew, Task, offer_first
from session.bots.thinker import Thinker
from session.clock import clock_in
from session.device import Device
from session.local import LocalSession
from session.others import Other, Others, Wait
from session.scene import Scene
from session.session import after
from table.events import Move
from table.match import Match
from table.needs import Choose, Roll, Seal, Seat, Stake
from table.save import About

# For how many seconds the bots wait for a person who is in the middle of something and touches nothing.
PATIENCE = 30.0
ASKING = ("choose", "ask", "seal", "floor")


class LocalBots:
    def __init__(self, thinker: Thinker, levels: Mapping[Seat, str], session: LocalSession) -> None:
        self.session, self.levels = session, levels
        self.device, self.match = session.device, session.match
        self.people = tuple(seat for seat in range(len(self.match.names)) if seat not in levels)
        self.crew = Crew(self.device, self, thinker, levels)
        self.is_watched = False  # people are being shown what has just happened
        self._in_hand: tuple[object, float] = (None, 0.0)  # what the person was last seen at, and since when
        thinker.wake()

    @property
    def only(self) -> Seat | None:
        """The one person who plays against bots alone."""
        return self.people[0] if len(self.people) == 1 else None

    # ------------------------------------------------------------ whose turn

    def adapt(self, scene: Scene) -> Scene:
        """Bots are waited for, not asked. What anybody may tap, people tap for them."""
        need = scene.need
        match need:
            case _ if scene.kind in ("look", "curtain", "floor", "over"):
                return scene
            case Roll() if need.by in self.levels:
                return Scene("wait", need, need.by)
            case Choose() if need.seat in self.levels and not self.session.kit.around.is_anybodys(self.match.table):
                return Scene("wait", need, need.seat)
            case Seal() | Stake():
                asked = tuple(seat for seat in need.seats if seat in self.people)
                if not asked:
                    return Scene("wait", need, min(need.seats))
                if scene.kind == "aloud" and self.only is None:
                    return Scene("aloud", replace(need, seats=asked))
                return Scene("seal", need, min(asked))
        return scene

    def forced(self) -> tuple[Seat, Move, str] | None:
        scene = self.session.scene
        if scene.kind == "choose" and scene.seat is not None and scene.seat == self.only and scene.need:
            asked = self.session.kit.around.question(scene.need, self.match.table)
            possible = self.match.moves(scene.seat, scene.need.name) if asked else ()
            return (scene.seat, possible[0], scene.need.name) if asked and len(possible) == 1 else None
        if scene.kind != "seal" or not isinstance(scene.need, Seal) or not scene.need.aloud or scene.seat is None:
            return None
        moves = self.match.moves(scene.seat, scene.need.name)
        return (scene.seat, moves[0], scene.need.name) if len(moves) == 1 else None

    @property
    def others(self) -> Others:
        scene = self.session.scene
        asked = getattr(scene.need, "seats", ())
        awaited = {scene.seat, *asked} if scene.kind == "wait" else set()
        thinking = tuple(seat for seat in asked if seat in self.levels)
        is_rolling = isinstance(scene.need, Roll) or not thinking
        return Others(
            tuple(Other(seat, level, is_awaited=seat in awaited) for seat, level in self.levels.items()),
            Wait("rolls", (scene.seat or 0,)) if is_rolling else Wait("thinks", thinking),
            can_hurry=scene.kind == "wait",
            can_advise=self._can_advise(scene),
            is_coached=self.only is not None,
        )

    # ------------------------------------------------------------ what the bots are told and do

    @property
    def is_manned(self) -> bool:
        return not self.session.is_left

    @property
    def is_busy(self) -> bool:
        """A person is about to say something, looks at a card, or reads something over the table; but only for a
        while, for the clock runs on."""
        at_it = self.device.in_hand()
        if at_it is None:
            return False
        now = self.device.browser.seconds()
        if self._in_hand[0] != at_it:
            self._in_hand = (at_it, now)
        return now - self._in_hand[1] < PATIENCE

    @property
    def seconds_left(self) -> int | None:
        clock = self.session.clock
        return clock.left if clock.is_running and clock_in(self.match.needs) else None

    def match_of(self, seat: Seat) -> Match:
        return self.match

    def attend(self) -> None:
        self.crew.attend()

    def hurry(self) -> None:
        self.crew.hurry()

    def watch(self, is_watching: bool) -> None:
        self.is_watched = is_watching
        self.crew.went_on()
        self.attend()

    def next_task(self) -> Task | None:
        """While people watch, the bots may think, and do nothing."""
        task = self._asked()
        return None if task and self.is_watched and task.what != "think" else task

    def _asked(self) -> Task | None:
        scene, match = self.session.scene, self.match
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
        if task.what == "roll":
            self.match.step()
        elif not offer_first(self.match.offer, task, moves):
            self.crew.attend()
            return
        self.match.keep()  # what was before a bot's move is not taken back any more
        self.crew.went_on()
        after(self.session)

    # ------------------------------------------------------------ advice

    def _can_advise(self, scene: Scene) -> bool:
        """One person plays against bots, and has something to decide."""
        if self.only is None or scene.kind not in ASKING or self.session.kit.advice is None:
            return False
        return any(isinstance(need, Choose | Seal | Stake) and self.only in need.seats for need in self.match.needs)

    def ask_advice(self) -> Advised | None:
        if self.only is None or not self._can_advise(self.session.scene):
            return None
        return Advised(self.device, self.crew, self.match, self.only, self.seconds_left)


def open_session(device: Device, thinker: Thinker, match: Match, about: About) -> LocalSession:
    """A table on this device, with bots on the chairs that `about` names."""
    levels = {seat: level for seat, level in enumerate(about.bots) if level}
    return LocalSession(device, match, about, lambda session: LocalBots(thinker, levels, session))
