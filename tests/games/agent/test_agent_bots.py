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
from games.agent.objection import DROP, STAY
from games.contract.bot import Sight
from games.money.purse import CAPITAL


@pytest.mark.parametrize("way", [AGENT, CHIEF], ids=["officer", "chief"])
def test_a_plan_never_holds_more_than_the_capital(way: Way) -> None:
    plans = [plan(Random(number), way.first, way.second) for number in range(200)]
    assert all(0 < sum(amount for _, amount in amounts) <= CAPITAL for amounts in plans)
    assert all(0 < amount <= CAPITAL for amounts in plans for _, amount in amounts)


def test_four_chiefs_bring_a_spy_home_in_far_fewer_than_200_turns() -> None:
    (length,) = ARENA.lengths
    assert (length.most, length.players) == (600, ("chief",) * 4)
    found = measure_length(GAME.name, replace(length, games=6))
    assert found["turns"] < 200 and found["endless"] == 0


def said(affair: Affair, level: str) -> set[object]:
    """What a bot of this level says as the next in an auction, by chance of its own."""
    (seat,) = affair.asked()
    sight = Sight(rules.see(affair.table, affair.pockets[seat]), affair.need, affair.moves(seat), ())
    quick = replace(LEVELS[level], simulations=0)
    return {move.value for number in range(40) if (move := decide(GAME, sight, quick, Random(number), None))}


def led_astray(bribes: dict[int, int], seats: int) -> Affair:
    """One step from home the Englishman is led away with the suitcase; seat 1 objects, and seat 0 insists."""
    staked = {seat: {"english": amount} for seat, amount in bribes.items()}
    affair = Affair(staked, seats, {"english": "brussels"}, "brussels", "english")
    return affair.move("english", "paris").objected(1).insists()


def level_at_500(mover: int, objector: int) -> Affair:
    """Both have named 500; the objector is asked next."""
    return led_astray({0: mover, 1: objector}, 2).names(1, 500).names(0, 500)


@pytest.mark.parametrize("level", ["recruit", "officer", "chief"])
def test_a_bot_whose_tie_it_is_stays_and_the_other_raises_as_long_as_it_can(level: str) -> None:
    affair = level_at_500(2000, 2000)
    assert 600 in said(affair, level), "a tie on a move is the mover's"
    assert said(level_at_500(2000, 500), level) == {STAY}, "it can go no higher"
    assert said(affair.stays(1), level) == {STAY}, "it would only bid against itself"


@pytest.mark.parametrize("level", ["recruit", "officer", "chief"])
def test_a_third_bot_does_not_level_to_leave_the_say_to_the_mover(level: str) -> None:
    affair = led_astray({1: 900, 2: 500}, 3).names(1, 500).drop(0)
    assert said(affair, level) == {DROP}
