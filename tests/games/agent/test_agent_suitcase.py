"""AG-3: on the suitcase or beside it."""

from agent_situation import Affair
from citing import rule
from umpire import refuses

TWO = {"english": "madrid", "russian": "tangier"}


def afters(affair: Affair, spy: str, to: str, before: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """In how many ways can the suitcase be handled after this move?"""
    return {value[4] for value in affair.values(0) if value[:4] == ("move", spy, to, before)}  # type: ignore


def befores(affair: Affair, spy: str, to: str) -> set[tuple[str, ...]]:
    return {value[3] for value in affair.values(0) if value[:3] == ("move", spy, to)}  # type: ignore


@rule("AG-3.1")
def test_a_spy_that_enters_the_field_goes_beside_the_suitcase_or_onto_it() -> None:
    affair = Affair(at={"english": "madrid"})
    assert afters(affair, "english", "tangier") == {(), ("english",)}
    assert Affair(at={"english": "madrid"}).move("english", "tangier").case == ("tangier", "")
    affair.move("english", "tangier", after=("english",))
    assert affair.case == ("tangier", "english")


@rule("AG-3.1")
def test_it_can_be_taken_only_if_no_spy_sits_on_it() -> None:
    affair = Affair(at=TWO, keeper="russian")
    with refuses("agent.illegal.sat_on"):
        affair.move("english", "tangier", after=("english",))
    assert affair.move("english", "tangier").case == ("tangier", "russian")


@rule("AG-3.2")
def test_a_spy_beside_the_suitcase_does_not_own_it_and_another_may_take_it() -> None:
    affair = Affair(at=TWO | {"english": "tangier"})
    affair.move("russian", "algiers").nobody_objects()
    assert affair.case == ("tangier", ""), "it was beside, so it went without"
    affair.bribe(after=("english",), english=100)
    assert affair.case == ("tangier", "english")


@rule("AG-3.2")
def test_a_spy_elsewhere_cannot_touch_the_suitcase() -> None:
    with refuses("agent.illegal.far"):
        Affair(at=TWO).move("russian", "algiers", after=("english",))
    with refuses("agent.illegal.handling"):
        Affair().bribe(after=("english",), english=100)


@rule("AG-3.3")
def test_a_spy_that_owns_it_moves_with_it_or_leaves_it_behind() -> None:
    affair = Affair(at=TWO, keeper="russian")
    assert befores(affair, "russian", "algiers") == {(), ("russian",)}
    assert Affair(at=TWO, keeper="russian").move("russian", "algiers").case == ("algiers", "russian")
    assert Affair(at=TWO, keeper="russian").move("russian", "algiers", before=("russian",)).case == ("tangier", "")


@rule("AG-3.4")
def test_taking_before_the_move_carries_it_away() -> None:
    affair = Affair(at=TWO)
    assert befores(affair, "russian", "algiers") == {(), ("russian",)}
    assert affair.move("russian", "algiers", before=("russian",)).case == ("algiers", "russian")


@rule("AG-3.4")
def test_the_active_player_may_let_one_spy_off_and_another_on() -> None:
    at = TWO | {"english": "tangier"}
    affair = Affair(at=at, keeper="russian")
    assert befores(affair, "english", "madrid") == {(), ("russian", "english")}
    affair.move("english", "madrid", before=("russian", "english"))
    assert affair.case == ("madrid", "english")


@rule("AG-3.4")
def test_the_suitcase_may_change_hands_after_the_action_too() -> None:
    at = TWO | {"english": "tangier", "american": "dakar"}
    affair = Affair(at=at, keeper="russian")
    assert afters(affair, "american", "tangier") == {
        (), ("russian",), ("russian", "english"), ("russian", "american"),
    }  # fmt: skip
    affair.move("american", "tangier", after=("russian", "american"))
    assert affair.case == ("tangier", "american")


@rule("AG-3.4")
def test_it_goes_with_a_bribe_as_well() -> None:
    affair = Affair(at=TWO, keeper="russian").bribe(after=("russian",), english=100)
    assert affair.case == ("tangier", "") and affair.table.active == 1


@rule("AG-3.4")
def test_an_objection_takes_back_the_suitcase_changes_of_the_turn_too() -> None:
    at = TWO | {"english": "tangier"}
    affair = Affair(at=at, keeper="russian").move("english", "madrid", before=("russian", "english"))
    affair.objected(2).gives_in()
    assert affair.case == ("tangier", "russian") and affair.place("english") == "tangier"


@rule("AG-3.4")
def test_a_change_that_makes_no_difference_before_the_action_is_written_after_it() -> None:
    with refuses("agent.illegal.handling"):
        Affair(at=TWO).move("english", "paris", before=("russian",))
    assert Affair(at=TWO).move("english", "paris", after=("russian",)).case == ("tangier", "russian")
