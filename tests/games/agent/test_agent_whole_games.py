"""Whole games of Agent by players who want the suitcase: they are won, with claims and without, and in order."""

import pytest
from goals import play_for

from games.agent import GAME
from games.agent.picks import scene_after
from games.agent.world import HOMES, MAP
from games.money.accounts import open_books
from table.audit import audit
from table.events import Move
from table.match import Match


def distance(start: str, goal: str) -> int:
    far, edge = {start: 0}, [start]
    for here in edge:
        for there in MAP.near[here]:
            if there not in far:
                far[there] = far[here] + 1
                edge.append(there)
    return far[goal]


def wants_the_suitcase(match: Match, seat: int, move: Move) -> int:
    """Bring it home with whoever sits on it; else get somebody onto it."""
    if match.table.phase == "turn":
        scene = scene_after(match.table.now, move.value)
        if scene.keeper:
            return 100 - distance(scene.suitcase, HOMES[scene.keeper])
        return 50 - min(distance(scene.place_of(spy), scene.suitcase) for spy in scene.spies)
    return 10 if move.value in ("allow", "stand") else 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_without_a_limit_are_won_and_every_plan_is_in_order(seats: int) -> None:
    reasons = set()
    for number in range(8):
        seed = f"ag {seats} {number}"
        match = play_for(GAME, seats, {}, seed, wants_the_suitcase)
        assert match.outcome is not None and len(match.outcome.winners) == 1
        reasons.add(match.outcome.reason)
        books = open_books(match.table.ledger, match.table.books)
        assert all(book.never_overspent and book.never_overclaimed and book.always_paid for book in books)
        for seat, book in enumerate(books):
            purse = match.view(seat).purse
            assert purse.left == book.left and all(book.amount(spy) == amount for spy, amount in purse.on)
        assert all(finding.ok for finding in audit(GAME, match.log.events, seed))
    assert reasons == {"agent.won.home", "agent.won.claim"}
