"""The bots of Agent under the objections: they spend no more than they have, and their games come to an end."""

from dataclasses import replace
from random import Random

import pytest
from agent_situation import Affair

from bots.arena.lengths import measure_length
from bots.bot import LEVELS, decide
from games.agent import GAME, rules
from games.agent.bot.arena import ARENA
from games.agent.bot.player import AGENT, CHIEF, Way, plan
from games.agent.objection import STAY
from games.contract.bot import Sight
from games.money.purse import CAPITAL


@pytest.mark.parametrize("way", [AGENT, CHIEF], ids=["officer", "chief"])
def test_a_plan_never_holds_more_than_the_capital(way: Way) -> None:
    plans = [plan(Random(number), way.first, way.second) for number in range(200)]
    assert all(0 < sum(amount for _, amount in amounts) <= CAPITAL for amounts in plans)


def test_four_chiefs_bring_a_spy_home_in_far_fewer_than_200_turns() -> None:
    (length,) = ARENA.lengths
    assert (length.most, length.players) == (600, ("chief",) * 4)
    found = measure_length(GAME.name, replace(length, games=6))
    assert found["turns"] < 200 and found["endless"] == 0


@pytest.mark.parametrize("level", ["recruit", "officer", "chief"])
def test_a_bot_that_holds_the_highest_amount_stays(level: str) -> None:
    """It would only bid against itself."""
    affair = Affair({0: {"english": 2000}, 1: {"english": 2000}}, seats=2).move("english", "brussels").objected(1)
    affair.insists().names(1, 500).names(0, 500)
    view = rules.see(affair.table, affair.pockets[1])
    sight = Sight(view, affair.need, affair.moves(1), ())
    quick = replace(LEVELS[level], simulations=0)
    assert {decide(GAME, sight, quick, Random(number), None).value for number in range(10)} == {STAY}  # type: ignore
