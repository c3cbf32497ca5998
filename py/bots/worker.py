"""The bots' worker, beside the page: letters with orders come in, answers go out.

Letters, either way, are JSON texts with an `id` and, coming in, a `kind`:
    decide   what would this seat do? It brings the new public events and the one pocket, and nothing more
    enough   answer now, with the best so far          stop   never mind

Law: no second pocket, no deck and no seed ever comes here. It works in small steps, so that it reads a letter that
arrives in between.
"""

import json
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import monotonic
from typing import Any

from bots.bot import LEVELS, think
from bots.hint import weighed
from bots.search import Trial
from games.contract.bot import Answer, Sight
from table import catalog
from table.change import replace
from table.events import Event, Move
from table.game import Game, Table
from table.illegal import Illegal, Refusal
from table.match import read_start
from table.needs import Choose, Need, Seal, Seat, Stake
from table.pocket import Pocket
from table.text import read, write

Letter = dict[str, Any]
# An answer goes out so long before the time is over, at the latest: the way back takes time too.
MARGIN = 0.05


class Story:
    """The public story of one game as far as it has been told here, with every table in it."""

    def __init__(self, first: Event) -> None:
        self.game: Game = catalog.load(first.name)
        self.names, options = read_start(self.game, first)
        self.table: Table = self.game.start(len(self.names), options)
        self.past: list[tuple[Table, Event]] = []

    def go_back(self, length: int) -> None:
        """Something was taken back."""
        if length <= len(self.past):
            self.table = self.past[length - 1][0]
            del self.past[length - 1 :]

    def add(self, event: Event) -> None:
        after = self.game.play(self.table, event)
        self.past.append((self.table, event))
        self.table = after

    def need_of(self, seat: Seat, name: str) -> Need:
        for need in self.game.waiting(self.table):
            if isinstance(need, Choose | Seal | Stake) and seat in need.seats and need.name == name:
                return need
        raise Illegal("illegal.not_your_turn")

    def sight(self, pocket: Pocket, name: str, left: int | None, language: str) -> Sight:
        need, view = self.need_of(pocket.seat, name), self.game.see(self.table, pocket)
        return Sight(view, need, self.game.moves(view, need), tuple(self.past), left, language)


def public(events: Sequence[Event]) -> list[Any]:
    """Events for a letter, without their proofs: neither rules nor bots look at those."""
    return [write(replace(event, proof=None)) for event in events]


def order(
    events: Sequence[Event], since: int, pocket: Pocket, need: str, level: str, lots: str, left: int | None = None,
    language: str = "en",
) -> Letter:  # fmt: skip
    """All that a bot is told: the public events (the worker knows those up to `since`), and what its seat knows."""
    return {
        "kind": "decide",
        "since": since,
        "events": public(events[since:]),
        "pocket": write(replace(pocket, notes=())),
        "need": need,
        "level": level,
        "seconds": LEVELS[level].seconds,
        "lots": lots,
        "left": left,
        "language": language,
    }


class Worker:
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.story: Story | None = None
        self.jobs: deque[tuple[Letter, Iterator[Letter]]] = deque()

    @property
    def is_busy(self) -> bool:
        return bool(self.jobs)

    def hear(self, text: str) -> None:
        letter: Letter = json.loads(text)
        match letter["kind"]:
            case "stop":
                self.jobs = deque(job for job in self.jobs if job[0]["id"] != letter["id"])
            case "enough":
                for order, _ in self.jobs:
                    if order["id"] == letter["id"]:
                        order["seconds"] = 0
            case _:
                self.jobs.append((letter, self.work(letter, *self.take_in(letter))))

    def toil(self, seconds: float) -> str:
        """Works for so long, at least one step, and gives back the letters that go out, one to a line."""
        out, until = list[str](), self.clock() + seconds
        is_first = True
        while self.jobs and (is_first or self.clock() < until):
            is_first = False
            order, steps = self.jobs[0]
            reply = next(steps, None)
            if reply is None:
                self.jobs.popleft()
            elif reply:
                out.append(json.dumps({"id": order["id"], **reply}))
        return "\n".join(out)

    def take_in(self, letter: Letter) -> tuple[Story | None, float]:
        """Takes in what a letter tells at once, even if its order is called off later; and says how long that took."""
        began = self.clock()
        try:
            events = [read(Event, event) for event in letter.get("events", ())]
            if events and letter["since"] == 0:
                self.story = Story(events.pop(0))
            elif self.story and "since" in letter:
                self.story.go_back(letter["since"])
            if self.story:
                for event in events:
                    self.story.add(event)
        except Refusal:
            self.story = None
        return self.story, self.clock() - began

    def work(self, order: Letter, story: Story | None, took: float = 0.0) -> Iterator[Letter]:
        """Carries out an order step by step. An empty letter means: still at it. A fault is told, not raised."""
        try:
            if story is None:
                raise LookupError("earlier letters got lost")
            match order["kind"]:
                case "decide":
                    yield from self.decide(order, story, took)
                case other:
                    yield {"failed": f"nobody here does {other}"}
        except Exception as error:  # the page knows what to do without us
            yield {"failed": f"{type(error).__name__}: {error}"}

    def decide(self, order: Letter, story: Story, took: float) -> Iterator[Letter]:
        """Time runs from the moment the work begins, taking in the story included. It begins no step that would
        probably last too long."""
        last = self.clock()
        began = last - took
        level, pocket = LEVELS[order["level"]], read(Pocket, order["pocket"])
        sight = story.sight(pocket, order["need"], order["left"], order["language"])
        answer: Answer = None
        longest, count = 0.0, 0
        trials: Sequence[Trial] = ()
        for thought in think(story.game, sight, level, Random(order["lots"])):
            answer, count, trials = thought.answer, thought.simulations, thought.trials
            now = self.clock()
            longest, last = max(longest, now - last if count else 0.0), now
            if now + longest + MARGIN >= began + order["seconds"]:
                break
            yield {}
        seconds = round(self.clock() - began, 3)
        move = None if answer is None else write(answer)
        yield {"move": move, "simulations": count, "seconds": seconds, "options": weighed(trials)}


def answer_in(letter: Letter) -> Answer:
    """The move that a letter brings back; None: nothing to say now."""
    return None if letter["move"] is None else read(Move, letter["move"])
