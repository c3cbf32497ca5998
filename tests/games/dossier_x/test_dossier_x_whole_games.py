"""Whole games of Dossier X by players who want the dossier: they are won, drawn, and in order to the last line."""

from functools import cache

import pytest
from goals import play_for

from games.dossier_x import GAME
from games.dossier_x.world import MAP
from games.money.accounts import open_books
from table.audit import audit
from table.events import Move
from table.match import Match


@cache
def steps_to(city: str) -> dict[str, int]:
    far, edge = {city: 0}, [city]
    for here in edge:
        for there in MAP.near[here]:
            if there not in far:
                far[there] = far[here] + 1
                edge.append(there)
    return far


def wants_the_dossier(match: Match, seat: int, move: Move) -> int:
    """Carry it home; else come nearer to it; challenge rarely."""
    table = match.table
    match move.value:
        case ("move", str(agent), str(city), bool(carried)):
            if carried:
                return 100 - steps_to(table.capitals[seat])[city]
            return 50 - steps_to(table.dossier)[city] if table.place_of(agent) != table.dossier else 0
        case "pass" | "hold":
            return 10
    return 1


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("opening_bid", [False, True])
def test_games_without_a_limit_are_won_and_every_notebook_is_in_order(seats: int, opening_bid: bool) -> None:
    for number in range(4):
        seed = f"dx {seats} {opening_bid} {number}"
        match = play_for(GAME, seats, {"opening_bid": opening_bid}, seed, wants_the_dossier)
        assert match.outcome is not None and len(match.outcome.winners) == 1
        winner = match.outcome.winners[0]
        assert match.table.dossier == match.table.capitals[winner] and match.table.active == winner
        for book in open_books(match.table.ledger, match.table.books):
            assert book.never_overspent and book.never_overclaimed and book.always_paid
        for seat, book in enumerate(open_books(match.table.ledger, match.table.books)):
            purse = match.view(seat).purse
            assert purse.left == book.left and all(book.amount(agent) == amount for agent, amount in purse.on)
        assert all(finding.ok for finding in audit(GAME, match.log.events, seed))
