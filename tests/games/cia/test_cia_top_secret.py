"""CIA-5: a turn with Top Secret cards, and when a card is drawn."""

import pytest
from cia_situation import DECK, Scene, in_round, refuses
from citing import rule

from table.needs import Choose, Deal, Roll, Seal, Shuffle

TWO = ("swap", "join")


def scene(**more) -> Scene:
    return Scene(4, **{"hands": {0: TWO, 1: TWO}, **more})


@rule("CIA-5.1")
def test_a_turn_begins_with_the_same_die() -> None:
    need = scene().need
    assert isinstance(need, Roll) and need.dice == (("1-3", "2", "3", "4", "5", "6"),)
    assert scene().roll("4").table.phase == "move"


@rule("CIA-5.2")
def test_on_one_to_three_the_player_may_also_move_nobody() -> None:
    turn = scene().roll("1-3")
    assert {sum(move.value) for move in turn.moves(0)} == {0, 1, 2, 3}  # type: ignore[arg-type]
    assert set(turn.move().table.at) == {0}


@rule("CIA-5.2")
@pytest.mark.parametrize("face", ["2", "3", "4", "5", "6"])
def test_on_every_other_face_all_points_are_spent(face: str) -> None:
    with refuses("cia.illegal.points"):
        scene().roll(face).move()


@rule("CIA-5.3")
def test_own_points_that_bring_an_agent_into_the_ruin_earn_a_card() -> None:
    turn = scene(at={"perry": 9}).roll("2").move(perry=2)
    assert turn.need == Deal(DECK, 4, 0)
    assert turn.draws("to_ruin").hand(0) == (*TWO, "to_ruin") and turn.table.pile == 9


@rule("CIA-5.3")
def test_passing_the_ruin_or_standing_in_it_earns_nothing() -> None:
    turn = scene(at={"perry": 10, "doyle": 11}).roll("4").move(perry=3, bucci=1)
    assert isinstance(turn.need, Seal) and len(turn.table.hands[0]) == 2


@rule("CIA-5.3")
def test_rolling_one_to_three_and_moving_nobody_earns_a_card() -> None:
    turn = scene().roll("1-3").move()
    assert turn.need == Deal(DECK, 4, 0)


@rule("CIA-5.3")
def test_rolling_one_to_three_and_moving_earns_nothing() -> None:
    assert isinstance(scene().roll("1-3").move(perry=1).need, Seal)


@rule("CIA-5.3")
def test_two_agents_in_the_ruin_earn_one_card() -> None:
    turn = scene(at={"perry": 10, "doyle": 10}).roll("2").move(perry=1, doyle=1).draws("swap")
    assert isinstance(turn.need, Seal) and len(turn.table.hands[0]) == 3


@rule("CIA-5.3")
def test_the_own_card_that_brings_an_agent_into_the_ruin_earns_a_card() -> None:
    turn = in_round({0: ("to_ruin", "swap")}).plays(0, "to_ruin", ("perry", 11))
    assert turn.need == Deal(DECK, 2, 0)
    assert turn.draws("join").hand(0) == ("swap", "join")


@rule("CIA-5.3")
@pytest.mark.parametrize(
    ("kind", "parts", "at"),
    [
        ("swap", (("perry", 11), ("doyle", 4)), {"perry": 4, "doyle": 11}),
        ("join", (("perry", 11),), {"doyle": 11}),
        ("back_1_2", (("perry", 11),), {}),
        ("two_forward", (("perry", 11), ("doyle", 11)), {"perry": 10, "doyle": 10}),
        ("to_safe", (("perry", 11),), {}),
    ],
)
def test_it_does_not_matter_which_card_brings_an_agent_into_the_ruin(kind: str, parts, at) -> None:
    safe = 11 if kind == "to_safe" else 7
    turn = in_round({0: (kind, "move_safe")}, at=at, safe=safe).plays(0, kind, *parts)
    assert isinstance(turn.need, Deal) and turn.need.seat == 0


@rule("CIA-5.3")
def test_at_most_one_card_is_drawn_in_a_turn() -> None:
    turn = (
        scene(at={"perry": 10}, hands={0: ("to_ruin", "to_ruin"), 1: TWO}).roll("2").move(perry=1, larsson=1)
    )
    turn.draws("swap").volunteers(0).plays(0, "to_ruin", ("doyle", 11))
    assert isinstance(turn.need, Choose) and turn.hand(0) == ("to_ruin", "swap")
    turn.plays(0, "to_ruin", ("mirkov", 11))
    assert isinstance(turn.need, Choose) and turn.hand(0) == ("swap",)


@rule("CIA-5.3")
def test_the_next_turn_brings_a_new_draw() -> None:
    turn = Scene(2, hands={0: (), 1: ()}).roll("1-3").move().draws("swap").volunteers()
    assert turn.table.active == 1
    turn.roll("1-3").move()
    assert turn.need == Deal(DECK, 1, 1)


@rule("CIA-5.3")
def test_with_four_cards_in_hand_nothing_is_drawn() -> None:
    four = ("swap", "join", "to_safe", "move_safe")
    turn = scene(at={"perry": 9}, hands={0: four}).roll("2").move(perry=2)
    assert isinstance(turn.need, Seal) and turn.hand(0) == four
    three = scene(at={"perry": 9}, hands={0: four[:3]}).roll("2").move(perry=2)
    assert isinstance(three.need, Deal)


@rule("CIA-5.3")
def test_a_card_played_out_of_four_makes_room_for_the_one_it_earns() -> None:
    turn = in_round({0: ("to_ruin", "join", "to_safe", "move_safe")}).plays(0, "to_ruin", ("perry", 11))
    assert isinstance(turn.need, Deal)


@rule("CIA-5.4")
def test_a_card_drawn_in_this_turn_cannot_be_played_in_this_turn() -> None:
    turn = scene(hands={0: ("swap",), 1: TWO}).roll("1-3").move().draws("to_ruin").volunteers(0, 1)
    assert turn.ways(0, "to_ruin") == set()
    with refuses("cia.illegal.just_drawn"):
        turn.plays(0, "to_ruin", ("perry", 11))


@rule("CIA-5.4")
def test_whoever_has_only_a_card_drawn_now_cannot_volunteer() -> None:
    turn = Scene(2, hands={0: (), 1: ("to_ruin",)}).roll("1-3").move().draws("to_ruin")
    assert [move.value for move in turn.moves(0)] == [False]
    assert [move.value for move in turn.moves(1)] == [True, False]


@rule("CIA-5.4")
def test_it_can_be_played_in_a_later_turn() -> None:
    turn = Scene(2, hands={0: (), 1: ()}).roll("1-3").move().draws("to_ruin").volunteers()
    turn.roll("2").move(perry=2).volunteers(0)
    assert turn.plays(0, "to_ruin", ("perry", 11)).at("perry") == (11,)


@rule("CIA-5.4")
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    turn = scene(pile=0, discards=("to_ruin", "move_safe", "to_ruin")).roll("1-3").move()
    assert turn.need == Shuffle("secrets.2", ("to_ruin", "move_safe", "to_ruin"))
    turn.draws("to_ruin")
    assert turn.table.pile == 2 and turn.table.discards == () and turn.hand(0) == (*TWO, "to_ruin")
    assert turn.table.hands[0][-1].deck == "secrets.2" and turn.table.hands[0][0].deck == DECK


@rule("CIA-5.4")
def test_the_pile_is_not_shuffled_before_a_card_is_wanted() -> None:
    turn = Scene(4, hands={0: ()}, pile=1).roll("1-3").move().draws("swap")
    assert turn.table.pile == 0 and isinstance(turn.need, Seal)


@rule("CIA-5.4")
def test_with_pile_and_discards_empty_nothing_is_drawn() -> None:
    assert isinstance(scene(pile=0).roll("1-3").move().need, Seal)


@rule("CIA-5.4")
def test_the_card_just_played_can_be_part_of_the_new_pile() -> None:
    turn = in_round({0: ("to_ruin", "swap")}, pile=0).plays(0, "to_ruin", ("perry", 11))
    assert turn.need == Shuffle("secrets.2", ("to_ruin",))


@rule("CIA-5.5")
def test_the_round_comes_after_the_movement_and_the_draw_and_before_the_scoring() -> None:
    turn = scene(at={"perry": 5, "doyle": 10}).roll("3").move(perry=2, doyle=1)
    assert turn.table.phase != "ask" and isinstance(turn.need, Deal)
    turn.draws("swap")
    assert isinstance(turn.need, Seal) and set(turn.table.score) == {0}
    turn.volunteers(1).plays(1, "swap", ("schulz", 7), ("perry", 0)).done(1)
    assert turn.score("schulz") == (0,), "no scoring while the round goes on"


@rule("CIA-5.6")
def test_after_the_round_comes_the_scoring_and_then_the_safe() -> None:
    turn = scene(at={"perry": 5}).roll("2").move(perry=2).volunteers()
    assert turn.score("perry") == (7,) and turn.table.phase == "safe"
    assert turn.puts_safe(0, 3).table.safe == 3


@rule("CIA-5.6")
def test_no_scoring_leaves_the_safe_where_it_is() -> None:
    turn = scene(at={"perry": 5}).roll("3").move(perry=3).volunteers()
    assert turn.table.phase == "roll" and turn.table.safe == 7


@rule("CIA-5.7")
def test_then_the_die_goes_to_the_left() -> None:
    assert scene(active=3).roll("3").move(perry=3).volunteers().table.active == 0
    assert (
        scene(at={"perry": 5}, active=2).roll("2").move(perry=2).volunteers().puts_safe(2, 1).table.active
        == 3
    )
