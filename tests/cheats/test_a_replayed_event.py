"""Somebody sends an old event once more."""

from dataclasses import replace
from random import Random

import pytest
from honest import SEED, SWITCHES, elsewhere
from samples import CARD_GAME

from soak.chaos import refused
from soak.playout import begin, decisions
from table import catalog
from table.events import Event
from table.illegal import Refusal
from table.needs import Seal

GAME = catalog.load(CARD_GAME)


def test_no_event_of_a_game_can_be_played_a_second_time() -> None:
    match, rng = begin(GAME, 4, SWITCHES, SEED), Random(SEED)
    for number, _ in enumerate(decisions(match, rng)):
        if number % 9 == 0:
            for event in match.log.events:
                refused(match, lambda event=event: match.receive(event), event)


def test_an_old_seal_cannot_stand_in_for_a_new_one() -> None:
    """Yesterday's sealed answer under today's name would be accepted, and then could not be opened."""
    match, rng = begin(GAME, 4, SWITCHES, SEED), Random(SEED)
    tried = 0
    for _, need, _ in decisions(match, rng):
        for old in match.log.events if isinstance(need, Seal) else ():
            if old.kind == "seal" and old.seat in need.seats:
                tried += 1
                with pytest.raises(Refusal):
                    elsewhere_receive(match, replace(old, name=need.name))
        if tried > 5:
            return
    raise AssertionError("nothing was tried")


def elsewhere_receive(match, event: Event) -> None:
    elsewhere(match).receive(event)
