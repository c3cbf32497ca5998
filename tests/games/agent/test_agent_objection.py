"""AG-4 and AG-5: objections, giving in, the auction in words, decisions, banishment."""

import pytest
from agent_situation import Affair
from citing import rule
from umpire import refuses

from games.agent import objection, rules
from games.agent.table import BAHAMAS
from games.money.ledger import told_about
from table.illegal import Cheat

FIGHT = {"english": "paris", "russian": "madrid"}


@rule("AG-4.1")
def test_everybody_else_is_asked_clockwise_from_the_movers_left_whatever_they_paid() -> None:
    affair = Affair(active=2).move("english", "brussels")
    asked = []
    while affair.table.phase == "objections":
        asked += affair.asked()
        assert affair.values(affair.asked()[0]) == [objection.ALLOW, objection.OBJECT]
        affair.allow(affair.asked()[0])
    assert asked == [3, 0, 1] and affair.table.active == 3


@rule("AG-4.1", "AG-4.5")
def test_everybody_objects_at_most_once_in_one_turn() -> None:
    affair = Affair().move("english", "brussels").objected(1).gives_in()
    assert affair.move("english", "dublin").asked() == (2,), "seat 1 has objected already"
    affair.objected(3).gives_in()
    affair.move("russian", "berlin")
    assert affair.asked() == (2,)
    affair.allow(2)
    assert affair.table.active == 1
    affair.move("russian", "rome")
    assert affair.asked() == (2,)
    affair.allow(2)
    assert affair.asked() == (3,), "a new turn: everybody may object again"


@rule("AG-4.2")
def test_giving_in_takes_the_action_back_and_another_must_be_chosen() -> None:
    affair = Affair({0: {"english": 100}}).move("english", "brussels").objected(1)
    assert affair.values(0) == [objection.GIVE_IN, objection.INSIST]
    affair.gives_in()
    assert affair.place("english") == "london" and affair.table.active == 0
    assert ("english", "brussels") not in affair.steps(0) and ("english", "dublin") in affair.steps(0)
    with refuses("agent.illegal.same"):
        affair.move("english", "brussels")


@rule("AG-4.2")
def test_the_same_step_with_the_suitcase_handled_otherwise_is_still_the_same_action() -> None:
    affair = Affair(at={"english": "tangier"}, keeper="english").move("english", "madrid").objected(1).gives_in()
    with refuses("agent.illegal.same"):
        affair.move("english", "madrid", before=("english",))


@rule("AG-4.2")
def test_an_attack_that_was_given_up_may_become_a_move_to_the_same_field() -> None:
    affair = Affair({0: {"english": 500}}, at=FIGHT).attack("english", "russian").objected(1).gives_in()
    assert affair.place("english") == "paris" and not affair.steps(0, "attack")
    assert affair.move("english", "madrid").place("russian") == "madrid"


@rule("AG-4.2")
def test_a_bribe_can_be_the_other_action() -> None:
    affair = Affair().move("english", "brussels").objected(1).gives_in().bribe(english=100)
    assert affair.table.active == 1


@rule("AG-4.3")
def test_the_objector_opens_the_auction_and_everybody_speaks_clockwise_the_mover_included() -> None:
    bribes = {seat: {"english": 1000} for seat in range(4)}
    affair = Affair(bribes).move("english", "brussels").objected(2).insists()
    spoken = []
    for amount in (100, 200, 300, 400, 500):
        spoken += affair.asked()
        affair.names(affair.asked()[0], amount)
    assert spoken == [2, 3, 0, 1, 2]


@rule("AG-4.3")
def test_an_amount_is_higher_than_the_last_at_least_a_hundred_and_at_most_the_own_bribe() -> None:
    affair = Affair({1: {"english": 700}, 2: {"english": 900}}).move("english", "brussels").objected(1).insists()
    assert affair.values(1) == [objection.DROP, 100, 200, 300, 400, 500, 600, 700]
    with pytest.raises(Cheat, match=r"cheat\.claim"):
        affair.names(1, 800)
    affair.names(1, 300)
    assert affair.values(2)[:2] == [objection.DROP, 400]
    with refuses("bids.illegal.low"):
        affair.names(2, 300)
    with refuses("bids.illegal.amount"):
        affair.names(2, 450)
    affair.names(2, 400)
    assert affair.values(3) == [objection.DROP], "nothing paid, nothing to say"


@rule("AG-4.3")
def test_the_mover_alone_may_stay_level_and_a_tie_is_the_movers() -> None:
    affair = Affair({0: {"english": 500}, 1: {"english": 500}}, seats=2).move("english", "brussels").objected(1)
    affair.insists().names(1, 500)
    assert affair.values(0) == [objection.DROP, 500]
    affair.names(0, 500)
    assert affair.values(1) == [objection.DROP]
    affair.drop(1)
    assert affair.table.phase == "decision" and affair.asked() == (0,)


@rule("AG-4.3")
def test_naming_less_and_dropping_out_early_are_fair_bluff() -> None:
    affair = Affair({0: {"english": 9000}, 1: {"english": 200}}, seats=2).move("english", "brussels").objected(1)
    affair.insists().names(1, 100).drop(0)
    assert affair.asked() == (1,) and affair.table.phase == "decision"


@rule("AG-4.4")
def test_if_nobody_names_anything_the_mover_decides() -> None:
    affair = Affair().move("english", "brussels").objected(2).insists()
    affair.drop(2, 3, 0)
    assert affair.asked() == (1,), "everybody is heard, even after the mover has dropped out"
    affair.drop(1)
    assert affair.table.phase == "decision" and affair.asked() == (0,)


@rule("AG-4.4")
def test_the_last_to_speak_may_still_name_an_amount_when_all_others_were_silent() -> None:
    affair = Affair({1: {"english": 100}}).move("english", "brussels").objected(2).insists().drop(2, 3, 0)
    affair.names(1, 100)
    assert affair.table.phase == "decision" and affair.asked() == (1,)


@rule("AG-4.4")
def test_the_last_one_left_lets_a_move_stand() -> None:
    affair = Affair({1: {"english": 100}}, seats=2).move("english", "brussels").objected(1).insists()
    affair.names(1, 100).drop(0).says(1, objection.STAND)
    assert affair.place("english") == "brussels" and affair.table.active == 1


@rule("AG-4.4")
def test_or_has_it_changed() -> None:
    affair = Affair({1: {"english": 100}}, seats=2).move("english", "brussels").objected(1).insists()
    affair.names(1, 100).drop(0).says(1, objection.BACK)
    assert affair.place("english") == "london" and affair.table.active == 0
    with refuses("agent.illegal.same"):
        affair.move("english", "brussels")
    affair.move("english", "dublin")
    assert affair.table.active == 1, "seat 1 has had its objection: the changed move stands at once"


@rule("AG-4.4")
def test_an_attacker_that_is_sent_back_has_used_up_the_turn_and_pays_nothing() -> None:
    bribes = {0: {"english": 600}, 1: {"english": 700}}
    affair = Affair(bribes, seats=2, at=FIGHT, suitcase="paris", keeper="english").attack("english", "russian")
    assert affair.case == ("madrid", "english")
    affair.objected(1).insists().names(1, 700).drop(0).says(1, objection.BACK)
    assert affair.place("english") == "paris" and affair.place("russian") == "madrid"
    assert affair.case == ("paris", "english") and affair.amount(0, "english") == 600
    assert affair.table.active == 1


@rule("AG-4.5")
def test_after_the_decision_nobody_objects_to_the_same_action_again() -> None:
    affair = Affair({1: {"english": 100}}).move("english", "brussels").objected(1).insists()
    affair.names(1, 100).drop(2, 3, 0).says(1, objection.STAND)
    assert affair.table.active == 1 and affair.table.phase == "turn", "seats 2 and 3 are not asked"


@rule("AG-4.5")
def test_a_changed_action_can_be_objected_to_by_those_who_have_not_yet_objected() -> None:
    affair = Affair({1: {"english": 100}}).move("english", "brussels").objected(1).insists()
    affair.names(1, 100).drop(2, 3, 0).says(1, objection.BACK)
    affair.move("english", "dublin")
    assert affair.asked() == (2,)
    affair.says(2, objection.OBJECT).insists()
    assert affair.table.bout.inside == (2, 3, 0, 1), "who has objected before still bids"


@rule("AG-5.1")
def test_an_attack_that_stands_sends_the_spy_to_the_bahamas() -> None:
    affair = Affair({0: {"english": 500}}, at=FIGHT).attack("english", "russian").nobody_objects()
    affair.tell_all()
    assert affair.place("russian") == BAHAMAS and affair.place("english") == "madrid"
    assert affair.table.now.spies == ("american", "english", "chinese")


@rule("AG-5.1")
def test_the_attacker_takes_over_the_suitcase_of_its_victim() -> None:
    affair = Affair({0: {"english": 500}}, at=FIGHT, suitcase="madrid", keeper="russian")
    affair.attack("english", "russian")
    assert affair.case == ("madrid", "russian"), "not before the attack stands"
    affair.nobody_objects().tell_all()
    assert affair.case == ("madrid", "english")


@rule("AG-5.1")
def test_a_suitcase_the_victim_did_not_own_stays_where_it_is() -> None:
    affair = Affair({0: {"english": 500}}, at=FIGHT, suitcase="madrid").attack("english", "russian")
    affair.nobody_objects().tell_all()
    assert affair.case == ("madrid", "")


@rule("AG-5.2")
def test_it_costs_five_hundred_off_the_bribe_on_the_attacking_spy() -> None:
    affair = Affair({0: {"english": 1300}}, at=FIGHT).attack("english", "russian")
    assert affair.amount(0, "english") == 1300
    affair.nobody_objects().tell_all()
    assert affair.amount(0, "english") == 800
    purse = rules.see(affair.table, affair.pockets[0]).purse
    assert purse is not None and purse.left == 8700


@rule("AG-5.2")
def test_in_an_auction_about_the_attack_the_bribe_counts_before_the_payment() -> None:
    affair = Affair({0: {"english": 500}, 1: {"english": 400}}, seats=2, at=FIGHT).attack("english", "russian")
    affair.objected(1).insists().names(1, 400)
    assert affair.values(0) == [objection.DROP, 400, 500]
    affair.names(0, 500).drop(1).says(0, objection.STAND)
    affair.tell_all()
    assert affair.amount(0, "english") == 0 and affair.place("russian") == BAHAMAS


@rule("AG-5.2")
def test_the_payment_cannot_be_left_out() -> None:
    affair = Affair({0: {"english": 500}}, at=FIGHT).attack("english", "russian").nobody_objects()
    with refuses("bids.illegal.unproven"):
        affair.choose(0, rules.PAY)


@rule("AG-5.3")
def test_then_every_player_announces_the_bribe_on_the_banished_spy() -> None:
    affair = Affair({0: {"english": 500, "russian": 100}, 2: {"russian": 4200}}, at=FIGHT).attack("english", "russian")
    affair.nobody_objects()
    assert affair.tell_all() == {0: 100, 1: 0, 2: 4200, 3: 0}
    told = told_about(affair.table.ledger, "russian")
    assert {(entry.seat, entry.amount) for entry in told} == {(0, 100), (1, 0), (2, 4200), (3, 0)}
    assert affair.table.active == 1
