"""Spyfall: the three ways in which a round ends, and what they are worth (SPY-5, SPY-6, SPY-7)."""

import pytest
from citing import rule
from spyfall_evening import Evening, refuses

from games.spyfall import rules
from games.spyfall.rules import READY
from games.spyfall.table import SPY
from table.events import Event, Move, Shown
from table.illegal import Illegal
from table.needs import Choose, Clock, Seal

# ---------------------------------------------------------------- A. accusation


@rule("SPY-5.1")
@pytest.mark.parametrize("accuser", range(4))
def test_anybody_the_spy_too_may_stop_the_clock_and_accuse_another(accuser: int) -> None:
    target = (accuser + 1) % 4
    evening = Evening().start().accuse(accuser, target, left=123)
    assert (evening.phase, evening.table.left) == ("vote", 123)
    assert (evening.table.accuser, evening.table.accused) == (accuser, target)


@rule("SPY-5.1")
def test_nobody_accuses_oneself_or_somebody_who_is_not_there() -> None:
    evening = Evening().start()
    for target in (2, 4, -1):
        with refuses("spyfall.illegal.target"):
            evening.choose(2, ("accuse", target))


@rule("SPY-5.1", "SPY-5.4")
def test_everybody_has_one_accusation_a_round() -> None:
    evening = Evening(spies=(1, 2)).start().accuse(0, 2).vote(bob=False, dot=True)
    with refuses("spyfall.illegal.accused_already"):
        evening.choose(0, ("accuse", 3))
    assert not [value for value in evening.offered(0) if isinstance(value, tuple) and value[0] == "accuse"]
    evening.accuse(3, 2).vote(ann=False, bob=True)
    evening.reveal(1).choose(1, "zoo").next_round().start()
    assert ("accuse", 3) in evening.offered(0), "a new round, a new accusation"


@rule("SPY-5.2")
def test_everybody_but_the_accused_votes_and_the_accusers_vote_is_yes() -> None:
    evening = Evening(5).start().accuse(0, 2)
    assert evening.match.needs == (Seal((1, 3, 4), "vote.1.1"),)
    assert evening.offered(1) == {True, False}
    for seat in (0, 2):
        with refuses("illegal.not_your_turn"):
            evening.match.offer(seat, Move(False))
    evening.vote(bob=False, dot=True, eve=False)
    assert evening.table.ballots[0].votes == (1, 0, -1, 1, 0)


@rule("SPY-5.2")
def test_votes_are_secret_until_the_last_one_is_given_and_then_all_are_shown() -> None:
    evening = Evening(5).start().accuse(0, 2)
    worlds = []
    for yes in (True, False):
        world = Evening(5).start().accuse(0, 2)
        world.match.offer(1, Move(yes))
        worlds.append((world.table, world.match.view(3), [event.value for event in world.match.log.events]))
    assert worlds[0] == worlds[1], "nobody can tell a yes from a no"
    evening.vote(bob=True, dot=True)
    assert evening.table.votes == (1, -1, -1, -1, -1) and evening.table.sealed == (1, 3)
    evening.vote(eve=False)
    assert [event.value for event in evening.match.log.events if event.kind == "open"] == [True, True, False]


@rule("SPY-5.2")
def test_a_vote_is_yes_or_no_and_nothing_else() -> None:
    evening = Evening().start().accuse(0, 2)
    for nonsense in (1, 0, None, "yes"):
        with refuses("illegal.not_possible"):
            evening.match.offer(1, Move(nonsense))


@rule("SPY-5.3")
def test_all_yes_turns_the_card_over_and_catches_the_spy() -> None:
    evening = Evening().start().accuse(0, 1).vote(cem=True, dot=True)
    shown = next(event for event in evening.match.log.events if event.kind == "show")
    assert shown.seat == 1 and shown.shown is not None and shown.shown.face == SPY
    assert evening.table.past[0].how == "caught_accused"


@rule("SPY-5.3")
def test_all_yes_against_an_agent_lets_the_spy_win() -> None:
    evening = Evening().start().accuse(0, 2).vote(bob=True, dot=True)
    assert evening.table.past[0].how == "innocent_accused" and evening.table.scores == (0, 4, 0, 0)


@rule("SPY-5.4")
def test_one_no_and_the_clock_goes_on_where_it_stopped_and_the_talk_where_it_was() -> None:
    evening = Evening().start().ask(2).accuse(3, 0, left=77).vote(bob=True, cem=False)
    clock = next(need for need in evening.match.needs if isinstance(need, Clock))
    assert clock.seconds == 77 == evening.table.left
    assert (evening.phase, evening.table.asker, evening.table.asked_by) == ("talk", 2, 0)
    with refuses("spyfall.illegal.back"):
        evening.choose(2, ("ask", 0, ""))


@rule("SPY-5.4")
def test_each_stop_of_the_clock_takes_up_where_the_last_one_left_off() -> None:
    evening = Evening().start().accuse(0, 2, left=400).vote(bob=False, dot=True)
    evening.choose(3, ("accuse", 2))
    with pytest.raises(Illegal):
        evening.clock(left=401)
    assert evening.clock(left=120).vote(ann=True, bob=False).table.left == 120


@rule("SPY-5.4")
def test_an_accusation_in_the_very_last_second_ends_the_time_when_it_fails() -> None:
    evening = Evening().start()
    evening.choose(0, ("accuse", 2))
    evening.clock().vote(bob=False, dot=True)
    assert evening.phase == "name" and evening.table.left == 0


@rule("SPY-5.5")
def test_while_an_accusation_is_open_nothing_else_may_start() -> None:
    evening = Evening().start()
    reveal = next(move for move in evening.match.moves(1) if move.value == ("reveal",))
    evening.choose(0, ("accuse", 2))
    for moment in ("stop", "vote"):
        assert evening.phase == moment
        for seat, move in ((3, Move(("accuse", 2))), (1, reveal), (0, Move(("ask", 1, "")))):
            with pytest.raises(Illegal):
                rules.play(evening.table, Event("choose", f"talk.1.{evening.table.step}", seat, move.value, move.facts))
            if moment == "stop":
                with refuses("illegal.not_your_turn"):
                    evening.match.offer(seat, move)
        if moment == "stop":
            evening.clock(left=10)


# ---------------------------------------------------------------- B. the spy reveals


@rule("SPY-5.6")
def test_the_spy_turns_the_card_up_and_names_one_place_of_the_poster() -> None:
    evening = Evening().start().reveal(1)
    assert evening.match.needs == (Choose(1, "guess.1"),)
    fact = evening.match.log.events[-1].shown
    assert fact == Shown("cards.1", 1, SPY)
    assert evening.offered(1) == set(evening.table.places)
    with refuses("spyfall.illegal.place"):
        evening.choose(1, "atlantis")


@rule("SPY-5.6")
@pytest.mark.parametrize(
    ("place", "how", "scores"),
    [
        ("crusade", "right_place", (0, 4, 0, 0)),
        ("beach", "wrong_place", (1, 0, 1, 1)),
    ],
)
def test_the_right_place_wins_for_the_spy_a_wrong_one_for_the_agents(place: str, how: str, scores: tuple) -> None:
    evening = Evening().start().ask(2).reveal(1).choose(1, place)
    assert (evening.table.past[0].how, evening.table.scores) == (how, scores)


@rule("SPY-5.6")
def test_an_agent_cannot_reveal_and_no_false_card_is_believed() -> None:
    evening = Evening().start()
    assert ("reveal",) not in evening.offered(0) and ("reveal",) in evening.offered(1)
    for facts in ((), (Shown("cards.1", 0, "crusade+1"),), (Shown("cards.1", 1, SPY),)):
        with pytest.raises((Illegal, Exception), match=r"not_spy|cheat"):
            evening.match.offer(0, Move(("reveal",), facts))


@rule("SPY-5.6", "SPY-5.7")
def test_the_spy_may_reveal_neither_before_the_clock_runs_nor_after() -> None:
    evening = Evening()
    move = Move(("reveal",), (Shown("cards.1", 1, SPY),))
    with refuses("illegal.not_your_turn"):
        evening.match.offer(1, move)
    evening.start().clock()
    for seat in range(4):
        assert evening.phase == "name"
        with pytest.raises(Illegal):
            evening.match.offer(1, move)
        evening.suspect((seat + 1) % 4)


# ---------------------------------------------------------------- C. the clock runs out


@rule("SPY-5.7")
def test_when_time_is_up_nobody_asks_or_accuses_any_more() -> None:
    evening = Evening().start().ask(2).clock()
    assert evening.table.left == 0
    for seat, value in ((2, ("ask", 3, "")), (0, ("accuse", 1))):
        with pytest.raises(Illegal):
            evening.choose(seat, value)


@rule("SPY-5.7")
def test_a_question_that_was_asked_may_still_be_answered() -> None:
    evening = Evening().start().ask(2, text="Anything else?").clock()
    assert evening.match.needs == (Choose(2, "talk.1.1"),)
    with refuses("illegal.not_possible"):
        evening.choose(2, ("accuse", 1))
    assert evening.answer(2, "No.").phase == "name"


@rule("SPY-5.8")
def test_from_the_dealer_clockwise_everybody_names_a_suspect_aloud() -> None:
    evening = Evening(dealer=2).start().clock()
    order = []
    for target in (1, 1, 1, 0):
        seat = evening.match.needs[0].seats[0]
        order.append(seat)
        with refuses("spyfall.illegal.target"):
            evening.choose(seat, seat)
        evening.choose(seat, target)
    assert order == [2, 3, 0, 1] and evening.table.named == (1, 0, 1, 1)


@rule("SPY-5.9")
def test_after_a_talk_that_the_dealer_ends_everybody_votes_in_secret_never_for_oneself() -> None:
    evening = Evening(dealer=2).start().clock().suspect(1, 1, 1, 0)
    assert evening.match.needs == (Choose(2, "enough.1"),)
    evening.choose(2, READY)
    assert evening.match.needs == (Seal((0, 1, 2, 3), "final.1"),)
    assert evening.offered(3) == {0, 1, 2}
    with refuses("illegal.not_possible"):
        evening.match.offer(3, Move(3))
    for seat in range(3):
        evening.match.offer(seat, Move(3))
        assert set(evening.table.votes) == {-1}
    evening.match.offer(3, Move(0))
    evening.match.settle()
    assert evening.table.ballots[-1].votes == (3, 3, 3, 0)


@rule("SPY-5.10")
@pytest.mark.parametrize("own_vote", [0, 2, 3])
def test_all_others_convict_and_the_own_vote_does_not_count(own_vote: int) -> None:
    votes = (1, own_vote, 1, 1)
    evening = Evening().start().clock().suspect(1, 2, 1, 1).final(*votes)
    assert evening.table.past[0].how == "caught_voted" and evening.table.scores == (1, 0, 1, 1)


@rule("SPY-5.10")
def test_a_convicted_agent_lets_the_spy_win() -> None:
    evening = Evening().start().clock().suspect(2, 2, 1, 2).final(2, 2, 1, 2)
    assert evening.table.past[0].how == "innocent_voted" and evening.table.scores == (0, 4, 0, 0)


@rule("SPY-5.11")
@pytest.mark.parametrize("votes", [(1, 0, 1, 2), (1, 2, 1, 2), (1, 0, 3, 2), (2, 2, 0, 1)])
def test_without_consensus_the_spy_wins_with_the_lower_score(votes: tuple) -> None:
    evening = Evening().start().clock().suspect(1, 2, 1, 1).final(*votes)
    assert evening.table.past[0].how == "no_consensus" and evening.table.scores == (0, 2, 0, 0)


@rule("SPY-5.10")
def test_with_three_players_two_votes_are_everybody() -> None:
    evening = Evening(3).start().clock().suspect(1, 0, 1).final(1, 0, 1)
    assert evening.table.past[0].how == "caught_voted"


# ---------------------------------------------------------------- SPY-6 the score of a round


@rule("SPY-6")
@pytest.mark.parametrize(
    ("end", "scores"),
    [
        (lambda e: e.reveal(1).choose(1, "crusade"), (0, 4, 0, 0)),
        (lambda e: e.accuse(0, 2).vote(bob=True, dot=True), (0, 4, 0, 0)),
        (lambda e: e.clock().suspect(2, 2, 1, 2).final(2, 2, 1, 2), (0, 4, 0, 0)),
        (lambda e: e.clock().suspect(2, 2, 1, 2).final(2, 0, 1, 2), (0, 2, 0, 0)),
        (lambda e: e.accuse(3, 1).vote(ann=True, cem=True), (1, 0, 1, 2)),
        (lambda e: e.clock().suspect(1, 2, 1, 1).final(1, 2, 1, 1), (1, 0, 1, 1)),
        (lambda e: e.reveal(1).choose(1, "bank"), (1, 0, 1, 1)),
    ],
    ids=[
        "the spy guesses",
        "an innocent convicted",
        "an innocent voted out",
        "no consensus",
        "an accusation",
        "a vote",
        "a wrong guess",
    ],
)
def test_the_table_of_points(end, scores: tuple) -> None:
    assert end(Evening().start()).table.scores == scores


@rule("SPY-6")
def test_a_spy_who_accuses_never_gets_the_extra_point() -> None:
    evening = Evening().start().accuse(1, 2).vote(ann=True, dot=True)
    assert evening.table.scores == (0, 4, 0, 0)


@rule("SPY-6")
def test_an_accusation_that_failed_earns_nothing_later() -> None:
    evening = Evening().start().accuse(0, 1).vote(cem=False, dot=True).accuse(3, 1).vote(ann=True, cem=True)
    assert evening.table.scores == (1, 0, 1, 2)
    later = Evening().start().accuse(0, 1).vote(cem=False, dot=True).clock().suspect(1, 2, 1, 1).final(1, 2, 1, 1)
    assert later.table.scores == (1, 0, 1, 1)


# ---------------------------------------------------------------- SPY-7 the end


@rule("SPY-7.1")
def test_after_the_agreed_rounds_the_most_points_win() -> None:
    evening = Evening(spies=(1, 1)).start().reveal(1).choose(1, "crusade")
    assert evening.match.outcome is None
    evening.next_round().start().reveal(1).choose(1, "zoo")
    outcome = evening.match.outcome
    assert outcome is not None and outcome.winners == (1,) and outcome.points == (1, 4, 1, 1)
    assert outcome.reason == "spyfall.won.one" and not evening.match.needs


@rule("SPY-7.1")
def test_equal_points_share_the_win() -> None:
    outcome = Evening().start().reveal(1).choose(1, "zoo").match.outcome
    assert outcome is not None and outcome.winners == (0, 2, 3) and outcome.reason == "spyfall.won.shared"


@rule("SPY-7.2")
def test_after_every_round_everything_about_it_is_on_the_table_until_the_next_dealer_goes_on() -> None:
    evening = Evening(spies=(1, 2)).start().ask(2, 3).accuse(0, 3).vote(bob=False, cem=True)
    evening.clock().suspect(1, 0, 1, 1).final(1, 0, 1, 1)
    past = evening.table.past[0]
    assert (past.place, past.spy) == ("crusade", 1)
    assert past.cards == ("crusade+1", SPY, "crusade+2", "crusade+3") == evening.table.cards
    assert past.asked == ((0, 2), (2, 3))
    assert [ballot.votes for ballot in past.votes] == [(1, 0, 1, -1), (1, 0, 1, 1)]
    assert past.named == (1, 0, 1, 1) and past.points == (1, 0, 1, 1)
    assert evening.match.needs == (Choose(1, "next.1"),)


@rule("SPY-7.2")
def test_the_revealed_cards_are_proven_to_be_the_dealt_ones() -> None:
    evening = Evening().start().reveal(1).choose(1, "zoo")
    shown = {
        event.shown.place: event.shown.face
        for event in evening.match.log.events
        if event.kind == "show" and event.shown and event.shown.deck == "cards.1"
    }
    assert shown == {seat: evening.card(seat) for seat in range(4)}
