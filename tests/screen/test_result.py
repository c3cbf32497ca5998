"""After a game, a player who was alone against bots is told who won."""

from dataclasses import replace

import pytest
from fake_browser import open_app
from samples import CARD_GAME, STAKE_GAME

from screen.result.page import Result
from soak.playout import playout
from table import catalog
from table.match import Match
from table.save import About


def a_game(game: str, seats: int) -> Match:
    """A game that is over and has one winner."""
    for seed in range(40):
        match = playout(catalog.load(game), seats, {}, f"result {seed}")
        if match.outcome and len(match.outcome.winners) == 1:
            return match
    raise AssertionError("nobody ever wins")


@pytest.mark.parametrize("is_person", [True, False])
def test_whoever_won_alone_against_bots_is_told_so(is_person: bool) -> None:
    match = a_game(CARD_GAME, 3)
    assert match.outcome is not None
    winner = match.outcome.winners[0]
    me = winner if is_person else (winner + 1) % 3
    bots = tuple("" if seat == me else "officer" for seat in range(3))
    app, _ = open_app()
    drawn = Result(app, match, About("one", "", "", bots)).draw()["stage"]
    assert ("You win!" in drawn) is is_person
    assert (f"{match.names[winner]} wins!" in drawn) is not is_person
    assert "You win!" not in Result(app, match, About("one", "", "")).draw()["stage"], "people are called by name"


def test_where_points_are_level_the_game_says_who_comes_before_whom() -> None:
    match = playout(catalog.load(STAKE_GAME), 4, {"turn_limit": 4}, "level")
    assert match.outcome and not any(match.outcome.points)
    app, _ = open_app()
    page = Result(app, match, About("one", "", ""))
    page.kit = replace(page.kit, around=replace(page.kit.around, rank=lambda table, seat: seat))
    ranking = page.draw()["stage"].split('class="ranking"')[1]
    assert sorted(match.names, key=ranking.index) == list(reversed(match.names))
