"""Whole games between players with a purpose: they end by secrets, not by waiting, and nobody is ever stuck."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from citing import rule
from suitcases_courier import courier_decisions, courier_game
from suitcases_situation import Mission

from games.suitcases import GAME, movement
from games.suitcases.table import CARDS, Table, lay
from games.suitcases.world import is_city
from soak.playout import begin
from soak.worlds import check_no_peeking
from table.audit import audit
from table.dealers import Local
from table.match import Match
from table.text import fingerprint

GAMES = [(seats, f"courier {number}") for seats in (2, 3, 4) for number in range(2)]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_game_with_a_purpose_ends_and_keeps_the_rules_at_every_step(seats: int, seed: str) -> None:
    match = begin(GAME, seats, {}, seed)
    for _ in courier_decisions(match, Random(seed)):
        keeps_the_rules(match)
    keeps_the_order(match)
    assert match.outcome is not None and match.outcome.winners
    other = Match(GAME, Local("elsewhere"), match.log.events[0], seats_here=())
    for event in match.log.events[1:]:
        other.receive(event)
    assert fingerprint(other.table) == fingerprint(match.table) and other.outcome == match.outcome
    assert all(finding.ok for finding in audit(GAME, match.log.events, seed))


def keeps_the_rules(match: Match) -> None:
    table = match.table
    for seat in range(table.seats):
        if seat != table.active or table.phase == "roll":
            assert not movement.crowded(table, seat), "SC-2.3"
        assert len(table.hand(seat)) in range(1, len(CARDS) + 1), "SC-4.3"
        for agent, at in table.own(seat):
            assert len(table.cases_at(agent)) <= 1, "SC-3.1"
            assert is_city(at) or not table.carried_by(agent) or table.phase == "home"
    if table.phase in ("roll", "move"):
        stood = {at for seat in table.players() for _, at in table.own(seat) if is_city(at)}
        assert all(len({table.seat_of(agent) for agent in table.agents_in(at)}) == 1 for at in stood), "SC-4.1"
    if table.phase == "move":
        assert match.moves(table.active), "SC-2.3: never stuck"


def came_home(tables: Sequence[Table], seat: int) -> list[str]:
    """The suitcases that this player has brought home, in the order in which they came."""
    order: list[str] = []
    for table in tables:
        order += [case for case in table.home(seat) if case not in order]
    return order


def keeps_the_order(match: Match) -> None:
    for seat in range(match.table.seats):
        first = came_home(match.tables, seat)[:3]
        assert len(first) < 3 or any(match.table.seat_of(case) != seat for case in first), "SC-5.2"


@rule("SC-5.2")
def test_the_first_three_are_those_that_came_home_first_and_not_the_first_by_colour() -> None:
    mission = Mission(agents={"green-1": "cairo"}, cases={"green-A": "hq_green", "green-B": "hq_green"})
    tables = [mission.table]
    for case in ("red-A", "green-C"):
        tables.append(lay(tables[-1], case, "hq_green"))
    assert tables[-1].home(1) == ("red-A", "green-A", "green-B", "green-C")
    assert came_home(tables, 1) == ["green-A", "green-B", "red-A", "green-C"]


def test_such_games_are_won_by_secrets_and_bombs_go_off() -> None:
    endings: Counter[str] = Counter()
    bombs = duels = 0
    for seats, seed in GAMES:
        match = courier_game(begin(GAME, seats, {}, seed), seed)
        assert match.outcome is not None
        endings[match.outcome.reason] += 1
        bombs += sum(event.name.startswith("bomb.") for event in match.log.events)
        duels += sum(len(table.fought) for table in match.tables if table.phase == "roll")
    assert endings["suitcases.won.ten"] > len(GAMES) // 2 and bombs and duels


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_can_peek_after_suitcases_have_come_home(seats: int) -> None:
    match, changed = begin(GAME, seats, {}, "peek"), False
    for number, _ in enumerate(courier_decisions(match, Random(seats))):
        if number % 40 == 20 and match.table.last_home:
            changed |= check_no_peeking(match, number % seats, Random(number))
    assert changed
