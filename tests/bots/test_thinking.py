"""A bot thinks in small steps, no longer than it may, and can be stopped at any of them."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from samples import BID_GAME, CARD_GAME, STAKE_GAME

from bots.bot import CHIEF, decide, sight_of, think
from bots.search import Trial, best
from games.contract.bot import Sight
from soak.playout import begin, decisions
from table import catalog
from table.events import Move
from table.game import Game

SEARCHING = (CARD_GAME, STAKE_GAME, BID_GAME)


def turn_in(name: str) -> tuple[Game, Sight]:
    """Somebody's turn, some way into a game."""
    game = catalog.load(name)
    match = begin(game, 3, {"turn_limit": 60} if name in (STAKE_GAME, BID_GAME) else {}, "thinking")
    for number, (seat, need, _) in enumerate(decisions(match, Random(4))):
        if number > 12 and match.table.phase in ("move", "turn"):
            return game, sight_of(match, seat, need.name)
    raise AssertionError("nobody's turn came")


@pytest.mark.parametrize("name", SEARCHING)
def test_a_chief_tries_no_more_than_its_simulations_and_each_is_a_step(name: str) -> None:
    game, sight = turn_in(name)
    thoughts = list(think(game, sight, replace(CHIEF, simulations=15), Random(1)))
    counts = [thought.simulations for thought in thoughts]
    assert counts == list(range(len(counts))) and 3 < counts[-1] <= 15


@pytest.mark.parametrize("name", SEARCHING)
def test_a_chief_stopped_at_any_thought_has_a_legal_answer(name: str) -> None:
    game, sight = turn_in(name)
    for steps in (1, 2, 5):
        *_, last = islice(think(game, sight, CHIEF, Random(1)), steps)
        assert last.answer in sight.moves


def test_a_chief_answers_when_its_time_is_over() -> None:
    game, sight = turn_in(CARD_GAME)
    now = iter([0.0, 0.5, 1.0, 1.9, 2.0])  # asked once more, it would fail
    assert decide(game, sight, CHIEF, Random(1), clock=lambda: next(now)) in sight.moves


def test_the_same_lots_give_the_same_answer() -> None:
    game, sight = turn_in(CARD_GAME)
    level = replace(CHIEF, simulations=10)
    assert len({decide(game, sight, level, Random(7), clock=None) for _ in range(2)}) == 1


def test_another_move_is_chosen_only_if_it_is_better_by_more_than_chance() -> None:
    first = Trial(Move("first"), [0.5, 0.4, 0.6, 0.5])
    lucky = Trial(Move("lucky"), [1.0, 0.1, 0.4, 0.6])
    better = Trial(Move("better"), [0.7, 0.6, 0.8, 0.6])
    assert best([first, lucky], [first, lucky]) == Move("first")
    assert best([first, lucky, better], [first, lucky, better]) == Move("better")
