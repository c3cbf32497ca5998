"""DX-3: who may challenge, the duel of words, void turns, penalties, announcements."""

import pytest
from citing import rule
from dossier_x_situation import Mission
from umpire import refuses

from games.dossier_x import challenge
from games.money.ledger import told_about
from table.illegal import Cheat


@rule("DX-3.1")
def test_the_others_are_asked_one_after_the_other_from_the_movers_left() -> None:
    mission = Mission(active=2)
    mission.move("pym", "paris")
    asked = []
    while mission.table.phase == "challenge":
        asked += mission.asked()
        mission.passes(mission.table.queue[0])
    assert asked == [3, 0, 1]


@rule("DX-3.1")
def test_nobody_may_challenge_after_a_bid() -> None:
    mission = Mission().bid("pym", 500)
    assert mission.table.phase == "turn" and mission.table.active == 1


@rule("DX-3.1")
def test_a_kill_can_be_challenged_like_a_move() -> None:
    assert Mission({0: {"pym": 1000}}).kill("pym", "foxe").asked() == (1,)


@rule("DX-3.2")
def test_a_challenge_is_about_the_bid_on_the_agent_that_moved_or_killed() -> None:
    mission = Mission({0: {"pym": 1500}, 1: {"pym": 400, "foxe": 9000}})
    mission.kill("pym", "foxe")
    assert [value for value in mission.values(1) if value != challenge.PASS] == [100, 200, 300, 400]
    mission.names(1, 100)
    assert mission.table.bout.account == "pym"


@rule("DX-3.3")
def test_who_has_nothing_on_the_agent_cannot_challenge() -> None:
    mission = Mission({1: {"foxe": 5000}}).move("pym", "paris")
    assert mission.values(1) == [challenge.PASS]
    with pytest.raises(Cheat, match=r"cheat\.claim"):
        mission.names(1, 100)


@rule("DX-3.3", "DX-3.8")
def test_who_serves_a_penalty_is_not_asked_for_a_challenge() -> None:
    mission = Mission({1: {"pym": 5000}}, missing=(False, True, False, False)).move("pym", "paris")
    assert mission.asked() == (2,)
    assert mission.passes(2).asked() == (3,)


@rule("DX-3.3", "DX-3.4")
@pytest.mark.parametrize(("amount", "reason"), [(150, "amount"), (0, "amount"), (-100, "amount"), (10_100, "amount")])
def test_a_challenge_opens_with_a_round_amount(amount: int, reason: str) -> None:
    mission = Mission({1: {"pym": 5000}}).move("pym", "paris")
    with refuses(f"bids.illegal.{reason}"):
        mission.choose(1, amount)
    with refuses("bids.illegal.unproven"):
        mission.choose(1, 300)


@rule("DX-3.4")
def test_the_challenger_goes_up_while_the_mover_holds() -> None:
    mission = Mission({0: {"pym": 900}, 1: {"pym": 1000}}).move("pym", "paris")
    mission.names(1, 300)
    assert mission.asked() == (0,) and mission.values(0) == [challenge.HOLD, challenge.CONCEDE]
    mission.holds()
    assert mission.asked() == (1,) and mission.values(1)[:2] == [challenge.GIVE_UP, 400]
    with refuses("bids.illegal.low"):
        mission.names(1, 300)
    mission.names(1, 1000)
    assert mission.values(0) == [challenge.CONCEDE], "900 cannot hold 1000"


@rule("DX-3.4", "DX-3.6")
def test_the_mover_holds_only_with_a_bid_of_at_least_the_amount() -> None:
    mission = Mission({0: {"pym": 600}, 1: {"pym": 1000}}).move("pym", "paris").names(1, 700)
    with pytest.raises(Cheat, match=r"cheat\.claim"):
        mission.holds()
    with refuses("bids.illegal.unproven"):
        mission.choose(0, challenge.HOLD)


@rule("DX-3.5")
def test_the_challenger_wins_when_the_mover_concedes_even_one_who_could_have_held() -> None:
    mission = Mission({0: {"pym": 5000}, 1: {"pym": 100}}).move("pym", "paris").names(1, 100).concedes()
    assert mission.table.place_of("pym") == "london" and mission.table.missing == (False,) * 4


@rule("DX-3.5")
def test_equal_bids_the_challenger_loses() -> None:
    mission = Mission({0: {"pym": 700}, 1: {"pym": 700}}).move("pym", "paris").names(1, 700).holds()
    assert mission.values(1) == [challenge.GIVE_UP], "the own bid is reached"
    mission.gives_up(1)
    assert mission.table.missing[1] and mission.table.place_of("pym") == "paris"


@rule("DX-3.6")
def test_nobody_names_more_than_the_own_bid_but_less_is_fair_bluff() -> None:
    mission = Mission({0: {"pym": 2000}, 1: {"pym": 1800}}).move("pym", "paris").names(1, 200).holds()
    assert max(value for value in mission.values(1) if isinstance(value, int)) == 1800
    with pytest.raises(Cheat, match=r"cheat\.claim"):
        mission.names(1, 1900)
    mission.gives_up(1)
    assert mission.table.missing[1], "giving up early is allowed, and lost"


@rule("DX-3.7")
def test_a_lost_move_goes_back_with_the_dossier_and_the_turn_is_used_up() -> None:
    mission = Mission({1: {"pym": 100}}, at={"pym": "tangier"})
    mission.move("pym", "madrid", carry=True)
    assert mission.table.dossier == "madrid"
    mission.names(1, 100).concedes()
    assert mission.table.place_of("pym") == mission.table.dossier == "tangier"
    assert mission.table.active == 1 and mission.table.turn == 6


@rule("DX-3.7")
def test_a_dossier_that_was_not_carried_stays_where_it_is() -> None:
    mission = Mission({1: {"pym": 100}}, at={"pym": "madrid"})
    mission.move("pym", "tangier").names(1, 100).concedes()
    assert mission.table.place_of("pym") == "madrid" and mission.table.dossier == "tangier"


@rule("DX-3.7")
def test_a_lost_kill_brings_the_victim_back_to_life_and_the_thousand_back() -> None:
    mission = Mission({0: {"pym": 1000}, 1: {"pym": 100}}).kill("pym", "foxe")
    assert mission.amount(0, "pym") == 0
    mission.names(1, 100)
    assert mission.values(0) == [challenge.CONCEDE]
    with refuses("bids.illegal.unproven"):
        mission.choose(0, challenge.CONCEDE)
    mission.concedes()
    assert mission.table.place_of("foxe") == "london" and mission.amount(0, "pym") == 1000
    assert mission.table.phase == "turn" and mission.table.active == 1


@rule("DX-3.7")
def test_the_example_of_the_rulebook_nobody_challenges_the_winner_of_a_challenge() -> None:
    """Russia moves, China wins the challenge: neither the United States nor England may challenge once more."""
    mission = Mission({1: {"pym": 100}, 2: {"pym": 300}, 3: {"pym": 9000}, 0: {"pym": 9000}}, active=1)
    mission.move("pym", "paris").names(2, 300).concedes()
    assert mission.table.phase == "turn" and mission.table.active == 2
    assert mission.table.place_of("pym") == "london"


@rule("DX-3.8")
def test_who_loses_a_challenge_misses_the_next_turn_and_then_is_free_again() -> None:
    mission = Mission({0: {"pym": 500}, 1: {"pym": 400}})
    mission.move("pym", "paris").names(1, 400).holds().gives_up(1)
    assert mission.asked() == (2,), "the next player to the left may still challenge the same move"
    mission.passes(2, 3)
    assert mission.table.active == 2 and mission.table.turn == 7, "the notebook was picked up instead of turn 6"
    assert mission.table.missing == (False,) * 4
    mission.move("ivanov", "baku").passes(3, 0)
    assert mission.asked() == (1,), "free to challenge again"


@rule("DX-3.8")
def test_until_the_own_turn_comes_the_loser_cannot_challenge() -> None:
    mission = Mission({0: {"pym": 500}, 3: {"pym": 400, "foxe": 400}})
    mission.move("pym", "paris").passes(1, 2).names(3, 400).holds().gives_up(3)
    assert mission.table.active == 1
    assert mission.move("foxe", "paris").asked() == (2,)
    mission.passes(2)
    assert mission.asked() == (0,), "seat 3 is passed over"


@rule("DX-3.8")
def test_the_next_player_to_the_left_may_win_where_the_first_challenger_lost() -> None:
    mission = Mission({0: {"pym": 500}, 1: {"pym": 400}, 2: {"pym": 600}})
    mission.move("pym", "paris").names(1, 400).holds().gives_up(1)
    mission.names(2, 600).concedes()
    assert mission.table.place_of("pym") == "london" and mission.table.missing[1] is False
    assert mission.table.active == 2, "seat 1 missed its turn"


@rule("DX-3.8")
def test_with_two_players_the_loser_sits_out_while_the_other_plays_twice() -> None:
    mission = Mission({0: {"pym": 500}, 1: {"pym": 400}}, seats=2)
    mission.move("pym", "paris").names(1, 400).holds().gives_up(1)
    assert mission.table.active == 0 and mission.table.turn == 7
    assert mission.move("pym", "london").asked() == (1,)


@rule("DX-3.9")
def test_after_a_kill_the_movers_bid_counts_without_the_thousand() -> None:
    mission = Mission({0: {"pym": 1500}, 1: {"pym": 600}}).kill("pym", "foxe").names(1, 500)
    assert mission.values(0) == [challenge.HOLD, challenge.CONCEDE]
    mission.holds().names(1, 600)
    assert mission.values(0) == [challenge.CONCEDE], "of 1500 only 500 are left"


@rule("DX-3.10")
def test_when_a_kill_stands_everybody_announces_the_bid_on_the_victim() -> None:
    mission = Mission({0: {"pym": 1000, "foxe": 200}, 2: {"foxe": 3300}})
    mission.kill("pym", "foxe").passes(1, 2, 3)
    assert set(mission.asked()) == {0, 1, 2, 3}
    assert mission.moves(2)[0].value == 3300 and len(mission.moves(2)) == 1
    with pytest.raises(Cheat, match=r"cheat\.claim"):
        mission.choose(2, 100, mission.moves(2)[0].facts[0].__class__("bids", "foxe", 100))
    with refuses("bids.illegal.unproven"):
        mission.choose(2, 100, *mission.moves(2)[0].facts)
    assert mission.tell_all() == {0: 200, 1: 0, 2: 3300, 3: 0}
    told = told_about(mission.table.ledger, "foxe")
    assert {(entry.seat, entry.amount) for entry in told} == {(0, 200), (1, 0), (2, 3300), (3, 0)}
    assert mission.table.active == 1


@rule("DX-3.10")
def test_a_voided_kill_announces_nothing() -> None:
    mission = Mission({0: {"pym": 1000}, 3: {"pym": 500, "foxe": 700}}).kill("pym", "foxe").passes(1, 2)
    mission.names(3, 500).concedes()
    assert mission.table.phase == "turn" and not told_about(mission.table.ledger, "foxe")
