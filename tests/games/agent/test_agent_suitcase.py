"""AG-3: on the suitcase or beside it."""

import pytest
from agent_situation import Affair
from citing import rule
from umpire import refuses

from games.agent.objection import BACK
from games.agent.suitcase import LEAVE, TAKE

TWO = {"english": "madrid", "russian": "tangier"}
CROWD = TWO | {"english": "tangier"}


def takers(affair: Affair, spy: str, to: str, case: str = "") -> set[str]:
    """Who can be let take the suitcase after this move?"""
    return {value[4] for value in affair.values(0) if value[:4] == ("move", spy, to, case)}  # type: ignore


def cases(affair: Affair, spy: str, to: str) -> set[str]:
    return {value[3] for value in affair.values(0) if value[:3] == ("move", spy, to)}  # type: ignore


@rule("AG-3.1")
def test_a_spy_that_enters_the_field_goes_beside_the_suitcase_or_onto_it() -> None:
    affair = Affair(at={"english": "madrid"})
    assert takers(affair, "english", "tangier") == {"", "english"}
    assert Affair(at={"english": "madrid"}).move("english", "tangier").case == ("tangier", "")
    affair.move("english", "tangier", taker="english")
    assert affair.case == ("tangier", "english")


@rule("AG-3.1")
def test_it_can_be_taken_only_if_no_spy_sits_on_it() -> None:
    affair = Affair(at=TWO, keeper="russian")
    assert takers(affair, "english", "tangier") == {""}
    with refuses("agent.illegal.sat_on"):
        affair.move("english", "tangier", taker="english")
    assert affair.move("english", "tangier").case == ("tangier", "russian")


@rule("AG-3.2")
def test_a_spy_beside_the_suitcase_does_not_own_it_and_another_may_take_it() -> None:
    affair = Affair(at=CROWD)
    affair.move("russian", "algiers").nobody_objects()
    assert affair.case == ("tangier", ""), "it was beside, so it went without"
    affair.move("russian", "cairo", taker="english").nobody_objects()
    assert affair.case == ("tangier", "english")


@rule("AG-3.2")
def test_a_spy_elsewhere_cannot_touch_the_suitcase() -> None:
    with refuses("agent.illegal.far"):
        Affair(at=TWO).move("russian", "algiers", taker="english")
    with refuses("agent.illegal.handling"):
        Affair(at=TWO).move("english", "paris", case=TAKE)


@rule("AG-3.3")
def test_a_spy_that_owns_it_moves_with_it_or_leaves_it_behind() -> None:
    affair = Affair(at=TWO, keeper="russian")
    assert cases(affair, "russian", "algiers") == {"", LEAVE}
    assert Affair(at=TWO, keeper="russian").move("russian", "algiers").case == ("algiers", "russian")
    assert Affair(at=TWO, keeper="russian").move("russian", "algiers", case=LEAVE).case == ("tangier", "")


@rule("AG-3.3")
def test_only_the_spy_that_moves_lets_go_of_it() -> None:
    """The Russian sits on it, with 9000 of seat 1 behind him. Seat 0 moves the Englishman, and nothing comes off."""
    affair = Affair({0: {"english": 100}, 1: {"russian": 9000}}, at=CROWD, keeper="russian")
    others = [value for value in affair.values(0) if value[0] == "move" and value[1] != "russian"]  # type: ignore[index]
    assert others and {value[3:] for value in others} == {("", "")}  # type: ignore[index]
    for case in (LEAVE, TAKE):
        with refuses("agent.illegal.handling"):
            affair.move("english", "madrid", case=case)
    with refuses("agent.illegal.sat_on"):
        affair.move("english", "madrid", taker="russian")
    affair.move("english", "madrid").nobody_objects()
    assert affair.case == ("tangier", "russian")


@rule("AG-3.3", "AG-4.4")
def test_a_keeper_is_led_off_it_only_by_a_move_of_his_own_and_who_paid_for_him_takes_that_back() -> None:
    affair = Affair({0: {"english": 100}, 1: {"russian": 9000}}, at=CROWD, keeper="russian")
    affair.move("russian", "algiers", case=LEAVE, taker="english")
    assert affair.case == ("tangier", "english")
    affair.objected(1).insists().names(1, 200).drop(0, 2, 3).says(1, BACK)
    assert affair.case == ("tangier", "russian") and affair.place("russian") == "tangier"
    with refuses("agent.illegal.same"):
        affair.move("russian", "algiers", taker="english")


@rule("AG-3.3", "AG-2.2")
def test_a_keeper_at_home_is_neither_stripped_nor_attacked() -> None:
    """The suitcase was left in Moscow, and the Russian, at home there, has taken it up."""
    at = {"russian": "moscow", "english": "moscow", "american": "berlin"}
    bribes = {0: {"english": 100, "american": 9000}, 1: {"russian": 9000}}
    affair = Affair(bribes, at=at, suitcase="moscow", keeper="russian")
    victims = [value[3] for value in affair.values(0) if value[0] == "attack"]  # type: ignore[index]
    assert victims and "russian" not in victims
    with refuses("agent.illegal.home"):
        affair.attack("american", "russian")
    assert {value[3:] for value in affair.values(0) if value[1:2] == ("english",)} == {("", "")}  # type: ignore[index]
    with refuses("agent.illegal.sat_on"):
        affair.move("american", "moscow", taker="american")


@rule("AG-3.4")
def test_taking_before_the_move_carries_it_away() -> None:
    affair = Affair(at=TWO)
    assert cases(affair, "russian", "algiers") == {"", TAKE}
    assert affair.move("russian", "algiers", case=TAKE).case == ("algiers", "russian")


@rule("AG-3.4")
def test_besides_a_move_one_spy_beside_a_free_suitcase_takes_it() -> None:
    affair = Affair(at=CROWD | {"american": "dakar"})
    assert takers(affair, "american", "tangier") == {"", "american", "english", "russian"}
    assert takers(affair, "chinese", "karachi") == {"", "english", "russian"}
    affair.move("chinese", "karachi", taker="russian")
    assert affair.case == ("tangier", "russian")


@rule("AG-3.4")
def test_what_the_moving_spy_takes_along_nobody_else_takes() -> None:
    affair = Affair(at=CROWD)
    assert takers(affair, "russian", "algiers", TAKE) == {""}
    with refuses("agent.illegal.sat_on"):
        affair.move("russian", "algiers", case=TAKE, taker="russian")
    with refuses("agent.illegal.far"):
        affair.move("russian", "algiers", case=TAKE, taker="english")


@rule("AG-3.4")
def test_what_the_moving_spy_leaves_another_beside_it_may_take() -> None:
    affair = Affair(at=CROWD, keeper="russian")
    assert takers(affair, "russian", "algiers", LEAVE) == {"", "english"}
    assert takers(affair, "russian", "algiers") == {""}


@rule("AG-3.4")
def test_an_objection_takes_back_the_taking_too() -> None:
    affair = Affair(at=CROWD).move("chinese", "karachi", taker="english")
    affair.objected(2).gives_in()
    assert affair.case == ("tangier", "") and affair.place("chinese") == "peking"


@rule("AG-3.5", "AG-2.3")
@pytest.mark.parametrize("keeper", ["", "russian"])
def test_in_a_bribe_turn_nobody_touches_the_suitcase(keeper: str) -> None:
    affair = Affair({1: {"russian": 9000}}, at=CROWD, keeper=keeper)
    assert [value for value in affair.values(0) if value[0] == "bribe"] == [("bribe",)]
    for spies in ((), ("russian",), ("russian", "english")):
        with refuses("illegal.not_possible"):
            affair.choose(0, ("bribe", spies), *affair.moves(0)[-1].facts)
    affair.bribe(english=100)
    assert affair.case == ("tangier", keeper) and affair.table.active == 1
