"""AG-4.1, AG-4.2 and AG-4.5: who objects, and giving in."""

from agent_situation import Affair
from citing import rule
from umpire import refuses

from games.agent import objection
from games.agent.suitcase import LEAVE

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


@rule("AG-4.1")
def test_who_objected_to_a_decoy_objects_to_the_next_action_again() -> None:
    affair = Affair().move("russian", "berlin").objected(1).gives_in()
    affair.move("english", "brussels")
    assert affair.asked() == (1,)
    affair.objected(1).gives_in()
    affair.move("english", "dublin").allow(1, 2).says(3, objection.OBJECT)
    assert affair.table.objector == 3 and affair.table.phase == "objection"


@rule("AG-4.1")
def test_after_a_decision_the_next_action_can_be_objected_to_by_everybody_too() -> None:
    affair = Affair({1: {"english": 100}}).move("english", "brussels").objected(1).insists()
    affair.names(1, 100).drop(0, 2, 3).says(1, objection.BACK)
    affair.move("english", "dublin").objected(1).insists()
    affair.names(1, 100).drop(0, 2, 3).says(1, objection.BACK)
    assert affair.place("english") == "london" and affair.table.active == 0


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
def test_no_action_that_was_taken_back_returns_in_the_turn_but_all_do_in_the_next() -> None:
    affair = Affair()
    for to in ("brussels", "dublin"):
        affair.move("english", to).objected(1).gives_in()
    assert not [step for step in affair.steps(0) if step[0] == "english"]
    affair.move("russian", "berlin").nobody_objects()
    assert {("english", "brussels"), ("english", "dublin")} <= affair.steps(1)


@rule("AG-4.2")
def test_the_same_step_with_the_suitcase_handled_otherwise_is_still_the_same_action() -> None:
    affair = Affair(at={"english": "tangier"}, keeper="english").move("english", "madrid").objected(1).gives_in()
    with refuses("agent.illegal.same"):
        affair.move("english", "madrid", case=LEAVE)


@rule("AG-4.2")
def test_an_attack_that_was_given_up_may_become_a_move_to_the_same_field() -> None:
    affair = Affair({0: {"english": 500}}, at=FIGHT).attack("english", "russian").objected(1).gives_in()
    assert affair.place("english") == "paris" and not affair.steps(0, "attack")
    assert affair.move("english", "madrid").place("russian") == "madrid"


@rule("AG-4.2")
def test_a_bribe_can_be_the_other_action_and_nobody_objects_to_it() -> None:
    affair = Affair().move("english", "brussels").objected(1).gives_in().bribe(english=100)
    assert affair.table.active == 1 and affair.table.phase == "turn"


@rule("AG-4.5")
def test_an_action_that_stood_is_not_objected_to_a_second_time() -> None:
    affair = Affair({1: {"english": 100}}).move("english", "brussels").objected(1).insists()
    affair.names(1, 100).drop(0, 2, 3).says(1, objection.STAND)
    assert affair.table.active == 1 and affair.table.phase == "turn", "seats 2 and 3 are not asked"
