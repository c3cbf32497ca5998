"""Carries questions to the worker in which bots think, one at a time, and the answers back.

Law: every question is answered in time: with a move, with silence, or with "think for yourself" where the worker is
dead, lost or too slow.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from bots.bot import LEVELS
from bots.worker import answer_in, order
from games.contract.bot import Answer
from session.browser import Browser, Worker
from table.illegal import Refusal
from table.match import Match
from table.needs import Seat

# How long the worker may take to wake, once; and how much longer than it said it may take to answer.
WAKING = 20.0
GRACE = 3.0

# True, and the answer; False: think for yourself.
Told = Callable[[bool, Answer], None]


class Thinker:
    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.worker: Worker | None = None
        self.number = 0
        self.told: Told | None = None
        self.heads: tuple[str, ...] = ()
        self.is_awake = self.is_lost = False
        self.last: dict[str, Any] = {}

    def wake(self) -> None:
        """Starts the worker, unless it runs."""
        if self.worker is None:
            self.heads, self.is_awake = (), False
            self.worker = self.browser.thinker(self._hear)

    def ask(
        self, match: Match, seat: Seat, need: str, level: str, left: int | None, language: str, told: Told
    ) -> None:
        """What would this seat do? The events that the worker knows already are not sent again."""
        self.stop()
        self.wake()
        assert self.worker is not None
        if self.is_lost:
            told(False, None)
            return
        log = match.log
        since = next((n for n, head in enumerate(self.heads) if n >= len(log) or log.heads[n] != head), len(self.heads))
        letter = order(log.events, since, match.pocket_of(seat), need, level, self.browser.seed(), left, language)
        self.heads = log.heads
        self.number += 1
        self.told = told
        self.worker.send(json.dumps({"id": self.number, **letter}))
        self._watch(self.number, LEVELS[level].seconds + GRACE)

    def _watch(self, number: int, seconds: float) -> None:
        was_awake = self.is_awake
        self.browser.after(seconds if was_awake else WAKING, lambda: self._is_late(number, seconds, was_awake))

    def _is_late(self, number: int, seconds: float, was_awake: bool) -> None:
        if number != self.number or self.told is None:
            return
        if self.is_awake and not was_awake:  # it has only just woken up
            self._watch(number, seconds)
        elif was_awake:
            self._died()
        else:
            self.is_lost = True
            self._answer(False, None)

    def enough(self) -> None:
        """Answer now, with the best so far."""
        self._send("enough")

    def stop(self) -> None:
        """Never mind."""
        self._send("stop")
        self.told = None

    def rest(self) -> None:
        """Nobody will ask any more, for now."""
        if self.worker:
            self.worker.end()
        self.worker = self.told = None

    def _send(self, kind: str) -> None:
        if self.worker and self.told:
            self.worker.send(json.dumps({"id": self.number, "kind": kind}))

    def _hear(self, text: str) -> None:
        if not text:
            self._died()
            return
        letter = json.loads(text)
        if "ready" in letter:
            self.is_awake, self.is_lost = True, False
        elif letter["id"] == self.number and self.told:
            self.last = letter
            try:
                self._answer(True, answer_in(letter))
            except (KeyError, Refusal):  # it failed, and says why; the story is told from the start next time
                self.heads = ()
                self._answer(False, None)

    def _answer(self, is_told: bool, answer: Answer) -> None:
        told, self.told = self.told, None
        if told:
            told(is_told, answer)

    def _died(self) -> None:
        """The next question wakes another one; if that one does not even wake, there will be none."""
        if self.worker:
            self.worker.end()
        self.is_lost = not self.is_awake
        if not self.is_lost:
            self.worker = None
        self._answer(False, None)
