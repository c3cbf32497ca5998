"""AG-5: banishment."""

from agent_situation import Affair
from citing import rule
from umpire import refuses

from games.agent import objection, rules
from games.agent.table import BAHAMAS
from games.money.ledger import told_about

FIGHT = {"english": "paris", "russian": "madrid"}


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
