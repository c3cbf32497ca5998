"""The steps of a lesson as moves: what the taps of a step make, and the table after each of them."""

from __future__ import annotations

from collections.abc import Iterator

from games.contract.kit import Kit
from games.contract.lesson import LIFT, ROLL, SECRETS, Lesson, Step
from games.contract.picks import Draft, Sketch
from games.contract.words import Words
from session.clock import clock_in, running_in
from session.scene import settle
from table.events import Event, Move
from table.match import Match
from table.needs import Choose, Need, Seal, Seat, Stake


def need_of(match: Match, seat: Seat) -> Need:
    needs = [one for one in match.needs if isinstance(one, Choose | Seal | Stake) and seat in one.seats]
    return needs[0]


def sketch_of(match: Match, kit: Kit, step: Step, draft: Draft, words: Words) -> Sketch:
    need = need_of(match, step.seat)
    clock = running_in(match.needs)  # while it runs, what is said is said in words
    if (speech := kit.speech) and speech.is_due(clock or need, match.table):
        return speech.sketch(match.view(None), draft, words, match.names, (step.seat,), match.log.events)
    is_private = isinstance(need, Seal | Stake) or kit.private.is_private(need, match.table)
    return kit.sketch(match.view(step.seat if is_private else None), need, draft, words, match.names)


def move_of(match: Match, kit: Kit, step: Step, words: Words) -> Move:
    if step.act:
        acts = kit.private.acts(match.view(step.seat), words)
        made = next((one.move for one in acts if one.key == step.act), None)
    else:
        made = sketch_of(match, kit, step, step.taps, words).move
    assert made is not None, f"these taps make no move: {step.taps}"
    return made


def play_through(match: Match, kit: Kit, lesson: Lesson, words: Words) -> Iterator[int]:
    """Plays the whole lesson; after each step, how long the log is."""
    settle(match, kit)
    for step in lesson.steps:
        if step.taps in (ROLL, LIFT):
            match.step()
        elif step.taps and step.taps != SECRETS:
            match.offer(step.seat, move_of(match, kit, step, words), need_of(match, step.seat).name)
        settle(match, kit)
        while (stopped := clock_in(match.needs)) and not running_in(match.needs):
            match.receive(Event("clock", stopped.name, None, stopped.seconds))
            settle(match, kit)
        yield len(match.log)
