"""Somebody speaks when somebody else is asked."""

from random import Random

import pytest
from honest import SEED, SWITCHES
from samples import CARD_GAME

from soak.chaos import refused
from soak.playout import begin, decisions
from table import catalog
from table.events import Event
from table.illegal import Illegal
from table.needs import Choose

GAME = catalog.load(CARD_GAME)


def test_nobody_moves_for_somebody_else() -> None:
    match, rng = begin(GAME, 4, SWITCHES, SEED), Random(SEED)
    phases = set()
    for seat, need, move in decisions(match, rng):
        if not isinstance(need, Choose):
            continue
        phases.add(match.table.phase)
        for other in {0, 1, 2, 3} - {seat}:
            event = Event("choose", need.name, other, move.value, move.facts)
            refused(match, lambda event=event: match.receive(event), event)
            with pytest.raises(Illegal, match=r"illegal\.not_your_turn"):
                match.offer(other, move, need.name)
    assert phases == {"move", "round", "safe"}


def test_nobody_answers_the_same_question_twice() -> None:
    match, rng = begin(GAME, 4, SWITCHES, SEED), Random(SEED)
    for seat, need, move in decisions(match, rng):
        if match.table.phase == "ask" and len(need.seats) > 1:
            match.offer(seat, move, need.name)
            with pytest.raises(Illegal):
                match.offer(seat, move, need.name)
            return
    raise AssertionError("nobody was asked together with others")


def test_nobody_throws_the_die_before_it_is_their_turn() -> None:
    match = begin(GAME, 4, {"first": 0}, SEED)
    match.settle()
    for name in ("die.1", "die.2", "die.3"):
        with pytest.raises(Illegal, match=r"illegal\.not_awaited"):
            match.receive(Event("roll", name, None, ("6",)))
