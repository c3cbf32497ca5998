"""Every bot of every game: what it answers may be done, and does not depend on anything it cannot see."""

from dataclasses import replace
from random import Random

import pytest

from bots.bot import CHIEF, OFFICER, RECRUIT, Level, decide, sight_of
from soak.playout import begin, decisions, sampled_settings
from soak.worlds import other_world
from table import catalog
from table.match import Match
from table.needs import Clock, Seat

QUICK = replace(CHIEF, simulations=6)
LEVELS = (RECRUIT, OFFICER, QUICK)
SETTINGS = [
    pytest.param(name, seats, options, id="-".join([name, str(seats), *(key for key, on in options.items() if on)]))
    for name in catalog.NAMES
    for seats, options in sampled_settings(catalog.load(name))
]
MOMENTS = {0, 1, 3, 8, 17, 34, 70, 140, 280}
PEEKS = {8, 34, 140}
every_setting = pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)


def answer(match: Match, seat: Seat, need: str, level: Level) -> object:
    clock = next((one for one in match.needs if isinstance(one, Clock)), None)
    sight = sight_of(match, seat, need, clock.seconds // 3 if clock else None)
    return decide(match.game, sight, level, Random(f"{need} {seat}"), clock=None)


@every_setting
def test_what_a_bot_answers_is_legal_and_does_not_depend_on_what_it_cannot_see(
    name: str, seats: int, options: dict
) -> None:
    match, rng = begin(catalog.load(name), seats, options, "bots"), Random(f"{seats}{options}")
    asked = 0
    for number, (seat, need, _) in enumerate(decisions(match, rng)):
        if number not in MOMENTS:
            continue
        answers = [answer(match, seat, need.name, level) for level in LEVELS]
        for move in answers:
            if move is None:
                assert any(isinstance(one, Clock) for one in match.needs), "silence is for those nobody waits for"
                continue
            asked += 1
            event, _ = match.draft(seat, move, need.name)
            match.dealer.check(match.log, event)
            match.game.play(match.table, event)
        if number in PEEKS:
            other = other_world(match, seat, rng)
            assert [answer(other, seat, need.name, level) for level in LEVELS] == answers
    assert asked
