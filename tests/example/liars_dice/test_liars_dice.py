"""The rules of Liar's Dice, each proved by a small scene at the table."""

import pytest
from citing import rule

from games.liars_dice import GAME
from games.liars_dice.rules import BAG, DOUBT, Table, bids, loser_of, play, waiting
from table.dealers import Scripted
from table.events import Event, Move, Shown
from table.game import Outcome
from table.illegal import Illegal
from table.match import Match, start_event
from table.needs import Show


def evening(*dice: str, seats: int = 2, each: int = 2) -> Match:
    """The first round, with these dice on top of the bag."""
    dealer = Scripted("evening", decks={"dice.1": dice})
    match = Match(GAME, dealer, start_event(GAME, ("Ann", "Bob", "Cem", "Dot")[:seats], {"dice": each}))
    match.settle()
    return match


def bid(match: Match, *said: tuple[int, int] | str) -> None:
    for value in said:
        match.offer(match.table.turn, Move(value))
    match.settle()


@rule("LD-1.1")
def test_everybody_starts_with_two_three_or_five_dice() -> None:
    assert evening(each=5, seats=4).table.dice == (5, 5, 5, 5)
    for wrong in (0, 1, 4, 6, True, "3"):
        with pytest.raises(Illegal, match=r"illegal\.option"):
            GAME.agreed(2, {"dice": wrong})


@rule("LD-1.2")
def test_everybody_sees_their_own_dice_out_of_a_bag_of_four_of_each_face() -> None:
    match = evening("6", "1", "3", "3")
    assert sorted(BAG) == sorted("123456" * 4)
    assert (match.view(0).dice, match.view(1).dice, match.view(None).dice) == (("6", "1"), ("3", "3"), ())


@rule("LD-2.1", "LD-3.2")
def test_who_lost_a_die_begins_the_next_round() -> None:
    match = evening("6", "1", "3", "3")
    assert match.table.turn == 0
    bid(match, (1, 6), (2, 6), DOUBT)  # one six: Bob bid too high
    assert match.table.dice == (2, 1) and match.table.turn == 1 and match.table.round == 2
    assert len(match.view(1).dice) == 1


@rule("LD-2.2")
def test_players_bid_in_turn_and_need_not_have_what_they_bid() -> None:
    match = evening("6", "1", "3", "3", "2", "2", seats=3)
    for seat in (0, 1, 2, 0):
        assert waiting(match.table)[0].seats == (seat,)
        bid(match, bids(match.table)[0])
    assert match.table.bid == (1, 4)


@rule("LD-2.3")
def test_a_bid_is_higher_than_the_last_and_no_higher_than_all_dice() -> None:
    match = evening()
    bid(match, (2, 4))
    assert [move.value for move in match.moves(1)[:4]] == [DOUBT, (2, 5), (2, 6), (3, 1)]
    for wrong in ((2, 4), (2, 3), (1, 6), (5, 1), (3, 7), (3, 0), (3, True), (3,), "3", None):
        with pytest.raises(Illegal, match=r"liars_dice\.illegal\.bid"):
            match.offer(1, Move(wrong))


@rule("LD-2.4")
def test_there_must_be_a_bid_to_doubt_and_after_the_highest_one_must_doubt() -> None:
    match = evening()
    with pytest.raises(Illegal, match=r"liars_dice\.illegal\.doubt"):
        match.offer(0, Move(DOUBT))
    bid(match, (4, 6))
    assert match.moves(1) == (Move(DOUBT),)


@rule("LD-3.1")
def test_a_doubt_lifts_every_cup_die_by_die() -> None:
    match = evening("6", "1", "3", "3")
    match.offer(0, Move((1, 6)))
    match.offer(1, Move(DOUBT))
    lifted = []
    while isinstance(match.needs[0], Show):
        event = match.step()
        assert event and event.shown
        lifted.append((event.seat, event.shown.face))
    assert lifted == [(0, "6"), (0, "1"), (1, "3"), (1, "3")]
    assert match.table.cups == (("6", "1"), ("3", "3"))


@rule("LD-3.2")
@pytest.mark.parametrize(("said", "loser"), [((1, 3), 1), ((2, 3), 1), ((3, 3), 0), ((1, 5), 0)])
def test_a_true_bid_costs_the_doubter_a_die_and_a_false_one_the_bidder(said: tuple[int, int], loser: int) -> None:
    table = Table(2, (2, 2), "lift", turn=1, bid=said, cups=(("6", "1"), ("3", "3")))
    assert loser_of(table) == loser


@rule("LD-4.1")
def test_the_game_is_over_when_somebody_has_no_dice_and_the_most_dice_win_together() -> None:
    """Only the last of five dice is still under its cup; Cem doubts, and Bob has bid four sixes with his last die."""
    table = Table(3, (2, 1, 2), "lift", handled=4, turn=2, bid=(4, 6), cups=(("1", "2"), ("3",), ("4",)))
    table = play(table, Event("show", "dice.1", 2, None, (Shown("dice.1", 4, "5"),)))
    assert GAME.outcome(table) == Outcome((0, 2), (2, 0, 2), "liars_dice.won") and not waiting(table)
