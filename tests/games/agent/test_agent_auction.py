"""AG-4.3 and AG-4.4: the auction in words, levels and ties, and who decides."""

import pytest
from agent_situation import Affair
from citing import rule
from umpire import refuses

from games.agent import objection
from table.illegal import Cheat

FIGHT = {"english": "paris", "russian": "madrid"}


def moved(bribes: dict[int, int], objector: int, seats: int = 4) -> Affair:
    """Seat 0 moves the Englishman, on whom these bribes lie; this seat objects, and seat 0 insists."""
    affair = Affair({seat: {"english": amount} for seat, amount in bribes.items()}, seats=seats)
    return affair.move("english", "brussels").objected(objector).insists()


def attacked(bribes: dict[int, int], objector: int, seats: int = 4) -> Affair:
    affair = Affair({seat: {"english": amount} for seat, amount in bribes.items()}, seats=seats, at=FIGHT)
    return affair.attack("english", "russian").objected(objector).insists()


def decides(affair: Affair) -> int:
    assert affair.table.phase == "decision"
    (seat,) = affair.asked()
    assert affair.values(seat) == [objection.STAND, objection.BACK]
    return seat


@rule("AG-4.3")
@pytest.mark.parametrize(("objector", "order"), [(1, (1, 0, 2, 3)), (2, (2, 0, 3, 1)), (3, (3, 0, 1, 2))])
def test_the_objector_opens_then_the_mover_then_the_others_round_and_round(
    objector: int, order: tuple[int, ...]
) -> None:
    affair = moved(dict.fromkeys(range(4), 1000), objector)
    spoken = []
    for amount in range(100, 900, 100):
        spoken += affair.asked()
        affair.names(affair.asked()[0], amount)
    assert tuple(spoken) == order * 2


@rule("AG-4.3")
def test_an_amount_is_at_least_a_hundred_at_least_the_last_and_at_most_the_own_bribe() -> None:
    affair = moved({0: 500, 1: 700, 2: 900}, objector=1)
    assert affair.values(1) == [objection.DROP, 100, 200, 300, 400, 500, 600, 700]
    with pytest.raises(Cheat, match=r"cheat\.claim"):
        affair.names(1, 800)
    affair.names(1, 300)
    assert affair.values(0) == [objection.DROP, 300, 400, 500]
    with refuses("bids.illegal.low"):
        affair.names(0, 200)
    with refuses("bids.illegal.amount"):
        affair.names(0, 450)
    affair.names(0, 400)
    assert affair.values(2) == [objection.DROP, 400, 500, 600, 700, 800, 900]
    affair.names(2, 400)
    assert affair.values(3) == [objection.DROP], "nothing paid, nothing to say"


@rule("AG-4.3")
def test_who_holds_the_highest_amount_raises_or_stays_and_does_not_drop_out() -> None:
    affair = moved({0: 300, 1: 500}, objector=1).names(1, 300).names(0, 300).drop(2, 3)
    assert affair.values(1) == [objection.STAY, 400, 500]
    with refuses("bids.illegal.amount"):
        affair.drop(1)
    with refuses("bids.illegal.low"):
        affair.names(1, 300)
    affair.names(1, 400)
    with refuses("bids.illegal.amount"):
        affair.stays(0)
    assert affair.values(0) == [objection.DROP]


@rule("AG-4.3")
def test_who_dropped_out_is_out_for_good() -> None:
    affair = moved({0: 900, 1: 900, 2: 900}, objector=1).names(1, 100).drop(0).names(2, 200).drop(3)
    assert affair.asked() == (1,)
    affair.names(1, 300)
    assert affair.asked() == (2,)


@rule("AG-4.3")
def test_it_ends_when_only_one_is_left() -> None:
    affair = moved({0: 200, 2: 400}, objector=2).names(2, 100).names(0, 200).drop(3, 1).names(2, 300)
    assert affair.table.phase == "auction"
    affair.drop(0)
    assert decides(affair) == 2


@rule("AG-4.3")
def test_it_ends_when_all_who_are_left_hold_the_same_and_have_stayed_one_after_the_other() -> None:
    affair = moved({0: 800, 1: 800, 2: 800}, objector=1).names(1, 500).names(0, 500).names(2, 500).drop(3)
    affair.stays(1, 0)
    assert affair.asked() == (2,) and affair.table.phase == "auction"
    affair.names(2, 600)
    affair.names(1, 600).names(0, 600).stays(2, 1)
    assert affair.asked() == (0,), "all three must have stayed since the last amount was named"
    affair.stays(0)
    assert affair.table.phase == "decision"


@rule("AG-4.3")
def test_naming_less_and_dropping_out_early_are_fair_bluff() -> None:
    affair = moved({0: 9000, 1: 200}, objector=1, seats=2).names(1, 100).drop(0)
    assert decides(affair) == 1


@rule("AG-4.4")
def test_if_nobody_names_anything_the_mover_decides() -> None:
    affair = moved({}, objector=2).drop(2, 0, 3)
    assert affair.asked() == (1,), "everybody is heard, even after the mover has dropped out"
    affair.drop(1)
    assert decides(affair) == 0


@rule("AG-4.4")
def test_a_mover_who_is_left_alone_without_a_word_decides_at_once() -> None:
    assert decides(moved({}, objector=1, seats=2).drop(1)) == 0


@rule("AG-4.4")
def test_the_last_to_speak_may_still_name_an_amount_when_all_others_were_silent() -> None:
    assert decides(moved({1: 100}, objector=2).drop(2, 0, 3).names(1, 100)) == 1


@rule("AG-4.4")
def test_mover_and_objector_level_on_a_move_and_the_mover_decides() -> None:
    affair = moved({0: 500, 1: 500}, objector=1, seats=2).names(1, 500)
    assert affair.values(0) == [objection.DROP, 500]
    affair.names(0, 500).stays(1, 0)
    assert decides(affair) == 0


@rule("AG-4.4")
def test_two_objectors_level_at_500_and_a_mover_with_nothing_decides_about_the_move() -> None:
    affair = moved({1: 500, 2: 500}, objector=1).names(1, 500).drop(0).names(2, 500).drop(3).stays(1, 2)
    assert decides(affair) == 0
    affair.says(0, objection.STAND)
    assert affair.place("english") == "brussels" and affair.table.active == 1


@rule("AG-4.4")
def test_three_level_on_an_attack_and_the_first_in_turn_from_the_mover_decides() -> None:
    def level(**bribes: int) -> Affair:
        affair = attacked({0: 600, **{int(seat[1:]): amount for seat, amount in bribes.items()}}, objector=3)
        return affair.names(3, 500)

    affair = level(s1=500, s2=500, s3=500).drop(0).names(1, 500).names(2, 500).stays(3, 1, 2)
    assert decides(affair) == 1, "not the objector, seat 3, who named it first"
    affair = level(s1=500, s2=500, s3=500).names(0, 500).names(1, 500).drop(2).stays(3, 0, 1)
    assert decides(affair) == 0, "the mover comes first"
    assert decides(level(s2=500, s3=500).drop(0, 1).names(2, 500).stays(3, 2)) == 2


@rule("AG-4.4")
def test_an_attack_about_which_nobody_named_anything_is_the_movers() -> None:
    assert decides(attacked({0: 500}, objector=2).drop(2, 0, 3, 1)) == 0


@rule("AG-4.4")
def test_who_decides_lets_a_move_stand() -> None:
    affair = moved({1: 100}, objector=1, seats=2).names(1, 100).drop(0).says(1, objection.STAND)
    assert affair.place("english") == "brussels" and affair.table.active == 1


@rule("AG-4.4", "AG-4.2")
def test_or_has_it_taken_back() -> None:
    affair = moved({1: 100}, objector=1, seats=2).names(1, 100).drop(0).says(1, objection.BACK)
    assert affair.place("english") == "london" and affair.table.active == 0
    with refuses("agent.illegal.same"):
        affair.move("english", "brussels")
    affair.move("english", "dublin").nobody_objects()
    assert affair.place("english") == "dublin" and affair.table.active == 1


@rule("AG-4.4", "AG-4.2")
def test_a_refused_attack_goes_back_costs_nothing_and_the_mover_chooses_again() -> None:
    bribes = {0: {"english": 600}, 1: {"english": 700}}
    affair = Affair(bribes, seats=2, at=FIGHT, suitcase="paris", keeper="english").attack("english", "russian")
    assert affair.case == ("madrid", "english")
    affair.objected(1).insists().names(1, 700).drop(0).says(1, objection.BACK)
    assert affair.place("english") == "paris" and affair.place("russian") == "madrid"
    assert affair.case == ("paris", "english") and affair.amount(0, "english") == 600
    assert affair.table.active == 0 and affair.table.phase == "turn" and not affair.steps(0, "attack")
    affair.move("english", "brussels").nobody_objects()
    assert affair.table.active == 1
