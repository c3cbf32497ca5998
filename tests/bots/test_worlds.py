"""The worlds a bot imagines: what it knows is so in them, and what everybody heard is true."""

from random import Random

import pytest
from samples import STAKE_GAME

from bots.bot import sight_of
from games.contract.bot import bot_of
from games.money.guessing import Heard, guess
from games.money.ledger import CLAIM, TOLD, read_book
from soak.playout import begin, decisions, sampled_settings
from table import catalog
from table.match import Match
from table.needs import Seat

IMAGINING = [name for name in catalog.NAMES if bot_of(name).foresight]
SETTINGS = [(name, seats, options) for name in IMAGINING for seats, options in sampled_settings(catalog.load(name))]
# Before the first turn nobody has anything to play on from.
SETTING_OUT = ("capitals", "contents", "place")
MOMENTS = {2, 9, 25, 60, 120, 200}


@pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
def test_in_every_imagined_world_a_seat_sees_what_it_sees(name: str, seats: int, options: dict) -> None:
    match, lots = begin(catalog.load(name), seats, options, "worlds"), Random(5)
    ahead = bot_of(name).foresight
    assert ahead
    seen = 0
    for number, (seat, need, _) in enumerate(decisions(match, Random(6))):
        if number in MOMENTS:
            world = ahead.imagine(sight_of(match, seat, need.name), lots)
            assert match.game.see(match.table, world.pockets[seat]) == match.view(seat)
            if match.table.phase not in SETTING_OUT:
                assert 0 <= ahead.value(match.table, world, seat) <= 1
            for other in range(seats):
                check_heard(match, other, world)
            seen += 1
    assert seen


def check_heard(match: Match, seat: Seat, world) -> None:
    """Nobody has less on an account than they have proved."""
    ledger = getattr(match.table, "ledger", ())
    if not tuple(ledger):
        return
    stake = "bribes" if match.game.name == STAKE_GAME else "bids"
    stakes = tuple(one.amounts for one in world.pockets[seat].stakes(stake))
    book = read_book(ledger, seat, stakes)
    assert book.left >= 0 and book.is_true(CLAIM, TOLD)


def test_whoever_gave_up_is_mostly_believed_to_have_no_more() -> None:
    heard = Heard(least={"pym": 500}, most={"pym": 900}, times=2)
    amounts = [guess(heard, ("pym", "foxe"), 4000, Random(n)).on["pym"] for n in range(200)]
    assert min(amounts) >= 500
    assert 0.65 < sum(amount <= 900 for amount in amounts) / 200 < 1.0


def test_who_never_staked_has_all_the_money_left() -> None:
    assert guess(Heard(), ("pym",), 4000, Random(1)).left == 10_000
