"""A small arena: the same deals every time, and the better level wins clearly more than its half."""

from dataclasses import replace
from itertools import islice
from statistics import mean

import pytest
from samples import BID_GAME, CARD_GAME, DUEL_GAME, STAKE_GAME, TALK_GAME

from bots.arena.findings import measure
from bots.arena.lengths import measure_length
from bots.arena.tournament import SURE, Tally, deals, share
from bots.bot import OFFICER, RECRUIT
from games.contract.arena import Length, arena_of
from table import catalog

SAMPLE = (
    (CARD_GAME, "officer:recruit", 10),
    (TALK_GAME, "officer:random", 6),
    (STAKE_GAME, "officer:recruit", 3),
    (BID_GAME, "officer:recruit", 3),
    (DUEL_GAME, "recruit:random", 3),
)


@pytest.mark.parametrize(("name", "pairing", "number"), SAMPLE)
def test_the_better_level_takes_clearly_more_than_half(name: str, pairing: str, number: int) -> None:
    game = catalog.load(name)
    rows = list(islice(deals(game, pairing, game.seats[:3], {}, 0), number))
    assert mean(share(row) for row in rows) >= 0.6


def test_a_level_against_itself_takes_exactly_half() -> None:
    """Changing over makes every deal even: whatever one half wins, the other wins in the second game."""
    row = next(deals(catalog.load(CARD_GAME), "recruit:officer", (2,), {}, 0))
    twin = replace(row, one=RECRUIT, other=replace(RECRUIT, seconds=9.0))
    assert share(twin) == 0.5


def test_deals_take_every_number_of_seats_in_turn_and_have_an_end() -> None:
    game = catalog.load(STAKE_GAME)
    rows = list(islice(deals(game, "officer:recruit", tuple(game.seats), {}, 0), 4))
    assert [row.seats for row in rows] == [2, 3, 4, 2] and rows[0].other == RECRUIT and rows[0].one == OFFICER
    assert all(dict(row.options)["turn_limit"] == 30 * row.seats for row in rows)


def test_a_chief_can_be_given_simulations_of_its_own() -> None:
    row = next(deals(catalog.load(STAKE_GAME), "chief@60:chief", (2,), {}, 5))
    assert (row.one.name, row.one.simulations, row.other.simulations) == ("chief", 60, 5)


def test_a_tally_is_sure_only_when_its_interval_lies_above_chance() -> None:
    even = Tally((0.5, 1.0, 0.0, 0.5))
    assert even.mean == 0.5 and not even.is_sure
    better = Tally((1.0, 0.5, 1.0, 1.0) * 30)
    assert better.is_sure and better.games == 240
    assert abs(better.margin - SURE * 0.2175 / 120**0.5) < 1e-3


def test_the_belief_of_cia_names_owners_of_naive_players_far_above_chance() -> None:
    finding = replace(arena_of(CARD_GAME).findings[0], games=15, seed="test")
    found = measure(CARD_GAME, finding)
    assert found["found"] >= 2 * found["chance"]


def test_games_are_timed_in_turns_and_one_without_an_end_is_counted() -> None:
    length = Length("short", "", ("recruit", "recruit"), 3, "timed", 600, lambda table: table.turn)
    found = measure_length(STAKE_GAME, length)
    assert found["games"] == 3 and found["endless"] == 0 and 1 <= found["turns"] <= found["longest"] < 600
    cut = measure_length(STAKE_GAME, replace(length, most=1))
    assert cut == {"turns": 1.0, "longest": 1, "endless": 1.0, "games": 3}
