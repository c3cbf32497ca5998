"""CIA-6: the Top Secret round."""

import pytest
from cia_situation import Scene, in_round, refuses
from citing import rule

from table.events import Event, Shown
from table.needs import Choose, Deal, Roll, Seal

TWO = ("step_either", "step_either")
ALL = dict.fromkeys(range(4), TWO)


def asked(**more) -> Scene:
    return Scene(4, **{"hands": ALL, **more}).roll("2").move(larsson=2)


@rule("CIA-6.1")
def test_everybody_with_cards_is_asked_at_the_same_time_and_in_secret() -> None:
    scene = Scene(4, hands={0: TWO, 2: TWO, 3: ("swap",)}).roll("2").move(larsson=2)
    assert isinstance(scene.need, Seal) and scene.need.seats == (0, 2, 3) and scene.need.aloud
    for seat in (3, 0):
        scene.happen(Event("seal", scene.need.name, seat))
    assert scene.asked() == (2,) and scene.table.answers == (None,) * 4, (
        "nobody is heard before all have spoken"
    )


@rule("CIA-6.1")
def test_if_nobody_wants_to_play_there_is_no_round() -> None:
    assert isinstance(asked().volunteers().need, Roll)


@rule("CIA-6.1")
def test_if_nobody_has_cards_nobody_is_asked() -> None:
    assert isinstance(Scene(4, hands={}).roll("2").move(larsson=2).need, Roll)


@rule("CIA-6.1")
def test_who_has_cards_but_none_that_can_be_carried_out_cannot_volunteer() -> None:
    scene = Scene(4, hands={0: ("ruin_to_church",), 1: ("to_ruin",)}).roll("2").move(larsson=2)
    assert [move.value for move in scene.moves(0)] == [False]
    assert [move.value for move in scene.moves(1)] == [True, False]


@rule("CIA-6.2")
@pytest.mark.parametrize("active", range(4))
@pytest.mark.parametrize("willing", [{0}, {1}, {2, 3}, {0, 3}, {1, 2, 3}, {0, 1, 2, 3}])
def test_the_volunteer_nearest_clockwise_to_the_active_player_begins(active: int, willing: set[int]) -> None:
    first = next(seat for seat in [(active + step) % 4 for step in range(4)] if seat in willing)
    assert asked(active=active).volunteers(*willing).asked() == (first,)


@rule("CIA-6.2")
def test_whoever_begins_plays_at_least_one_card() -> None:
    scene = asked().volunteers(2)
    with refuses("cia.illegal.must_play"):
        scene.passes(2)
    assert all(isinstance(move.value, tuple) for move in scene.moves(2))
    scene.plays(2, "step_either", ("perry", 1)).done(2)
    assert scene.asked() == (3,)


@rule("CIA-6.3")
def test_then_everybody_speaks_clockwise_volunteer_or_not() -> None:
    scene = asked().volunteers(2).plays(2, "step_either", ("perry", 1)).done(2)
    scene.plays(3, "step_either", ("perry", 2)).done(3)
    scene.passes(0)
    scene.plays(1, "step_either", ("perry", 3))
    assert scene.at("perry") == (3,)


@rule("CIA-6.3")
def test_having_passed_does_not_exclude_from_playing_later() -> None:
    scene = asked().volunteers(0).plays(0, "step_either", ("perry", 1)).done(0)
    scene.passes(1).plays(2, "step_either", ("perry", 2)).done(2).passes(3, 0)
    scene.plays(1, "step_either", ("perry", 3))
    assert scene.at("perry") == (3,)


@rule("CIA-6.3")
def test_nobody_speaks_out_of_turn() -> None:
    scene = asked().volunteers(0)
    for seat in (1, 2, 3):
        with refuses("illegal.not_awaited"):
            scene.plays(seat, "step_either", ("perry", 1))


@rule("CIA-6.4")
def test_several_cards_are_played_one_after_the_other() -> None:
    scene = in_round({0: ("to_ruin", "ruin_to_church", "swap"), 1: TWO})
    scene.plays(0, "to_ruin", ("perry", 11))
    scene.draws("join").plays(0, "ruin_to_church", ("perry", 0))
    assert scene.at("perry") == (0,) and scene.table.discards == ("to_ruin", "ruin_to_church")
    assert scene.asked() == (0,) and scene.done(0).asked() == (1,)


@rule("CIA-6.4")
def test_after_a_card_one_is_done_not_passing_and_before_it_the_other_way_round() -> None:
    scene = asked().volunteers(0)
    with refuses("illegal.not_possible"):
        scene.done(0)
    scene.plays(0, "step_either", ("perry", 1))
    with refuses("cia.illegal.must_play"):
        scene.passes(0)
    scene.done(0)
    with refuses("illegal.not_possible"):
        scene.done(1)


@rule("CIA-6.4")
def test_the_last_card_of_a_hand_ends_the_go_by_itself() -> None:
    scene = in_round({0: ("step_either",), 1: TWO}).plays(0, "step_either", ("perry", 1))
    assert scene.asked() == (1,)


@rule("CIA-6.5")
def test_the_round_ends_when_all_have_passed_in_a_row_the_last_who_played_included() -> None:
    scene = asked().volunteers(1).plays(1, "step_either", ("perry", 1)).done(1)
    scene.passes(2, 3, 0)
    assert scene.asked() == (1,), "the one who played last may still go on"
    assert isinstance(scene.passes(1).need, Roll)


@rule("CIA-6.5")
def test_a_card_begins_the_counting_of_passes_anew() -> None:
    scene = asked().volunteers(1).plays(1, "step_either", ("perry", 1)).done(1).passes(2, 3, 0)
    scene.plays(1, "step_either", ("perry", 2)).passes(2, 3)
    assert scene.asked() == (0,)
    assert isinstance(scene.passes(0).need, Roll), "seat 1 has no cards left and is passed over"


@rule("CIA-6.5")
def test_players_with_no_cards_are_passed_over() -> None:
    scene = in_round({0: ("step_either", "swap"), 3: TWO}).plays(0, "step_either", ("perry", 1)).done(0)
    assert scene.asked() == (3,)
    assert scene.passes(3).asked() == (0,)
    assert isinstance(scene.passes(0).need, Roll)


@rule("CIA-6.5")
def test_when_the_only_hand_is_empty_the_round_is_over() -> None:
    assert isinstance(in_round({0: ("step_either",)}).plays(0, "step_either", ("perry", 1)).need, Roll)


@rule("CIA-6.5")
def test_who_can_carry_out_no_card_can_only_pass_and_says_so_like_any_other() -> None:
    scene = in_round({0: TWO, 1: ("ruin_to_church",)}).plays(0, "step_either", ("perry", 1)).done(0)
    assert scene.asked() == (1,)
    assert [move.value for move in scene.moves(1)] == ["pass"]
    assert scene.passes(1).asked() == (0,)


@rule("CIA-6.6")
def test_a_card_that_was_played_is_discarded_face_up() -> None:
    scene = in_round({0: ("swap", "join")}, at={"perry": 4}).plays(0, "swap", ("schulz", 4), ("perry", 0))
    assert scene.table.discards == ("swap",) and scene.hand(0) == ("join",)


@rule("CIA-6.6")
def test_a_card_that_cannot_be_carried_out_cannot_be_played() -> None:
    scene = in_round({0: ("ruin_to_church", "to_ruin")})
    assert scene.ways(0, "ruin_to_church") == set()
    for parts in ((), (("perry", 0),)):
        with refuses("cia.illegal.card"):
            scene.plays(0, "ruin_to_church", *parts)


@rule("CIA-6.6")
def test_a_card_is_carried_out_as_fully_as_written() -> None:
    scene = in_round({0: ("two_forward", "two_back")})
    for parts in ((("perry", 1),), (("perry", 1), ("perry", 1)), ()):
        with refuses("cia.illegal.card"):
            scene.plays(0, "two_forward", *parts)


@rule("CIA-6.6")
def test_a_card_that_is_not_held_cannot_be_played() -> None:
    scene = in_round({0: ("two_forward",), 1: ("to_ruin",)})
    for place in (1, 2, 99):
        with refuses("cia.illegal.not_held"):
            scene.choose(0, ("to_ruin", ("perry", 11)), Shown("secrets.1", place, "to_ruin"))
    with refuses("cia.illegal.not_held"):
        scene.choose(0, ("to_ruin", ("perry", 11)), Shown("secrets.1", 0, "two_forward"))
    with refuses("cia.illegal.not_held"):
        scene.choose(0, ("two_forward", ("perry", 1), ("doyle", 1)))


@rule("CIA-6.6")
def test_a_card_can_be_played_once() -> None:
    scene = in_round({0: ("to_ruin", "swap")})
    fact = Shown("secrets.1", 0, "to_ruin")
    scene.choose(0, ("to_ruin", ("perry", 11)), fact).draws("join")
    with refuses("cia.illegal.not_held"):
        scene.choose(0, ("to_ruin", ("doyle", 11)), fact)


# ---------------------------------------------------------------- triggering


@rule("CIA-6.7")
def test_an_agent_moved_into_the_safe_by_points_or_by_a_card_is_triggering() -> None:
    scene = Scene(4, hands=ALL, at={"perry": 5, "doyle": 6}).roll("2").move(perry=2).volunteers(0)
    assert scene.triggering() == ("perry",)
    scene.plays(0, "step_either", ("doyle", 7))
    assert scene.triggering() == ("perry", "doyle")


@rule("CIA-6.7")
def test_it_stops_when_it_is_moved_anywhere_else() -> None:
    scene = Scene(4, hands=ALL, at={"perry": 5}).roll("2").move(perry=2).volunteers(1)
    scene.plays(1, "step_either", ("perry", 8))
    assert scene.triggering() == ()
    scene.done(1).passes(2, 3, 0, 1)
    assert set(scene.table.score) == {0} and isinstance(scene.need, Roll)


@rule("CIA-6.7")
def test_all_stop_when_the_safe_is_moved() -> None:
    scene = Scene(4, hands={0: ("move_safe",)}, at={"perry": 5, "doyle": 6}).roll("3").move(perry=2, doyle=1)
    assert scene.volunteers(0).triggering() == ("perry", "doyle")
    scene.plays(0, "move_safe", 3)
    assert scene.triggering() == () and set(scene.table.score) == {0} and isinstance(scene.need, Roll)


@rule("CIA-6.7")
def test_an_agent_beside_which_the_safe_is_put_is_not_triggering() -> None:
    scene = in_round({0: ("move_safe", "swap")}, at={"perry": 3}).plays(0, "move_safe", 3)
    assert scene.triggering() == ()


@rule("CIA-6.7")
def test_an_agent_standing_there_is_not_triggering_until_it_leaves_and_comes_back() -> None:
    scene = in_round({0: TWO}, at={"perry": 7})
    scene.plays(0, "step_either", ("perry", 6))
    assert scene.triggering() == ()
    scene.plays(0, "step_either", ("perry", 7))
    assert scene.score("perry") == (7,), "the round is over and it was triggering"


@rule("CIA-6.7")
def test_an_agent_is_no_longer_triggering_in_the_next_turn() -> None:
    scene = Scene(4, hands={}, at={"perry": 5}).roll("2").move(perry=2).puts_safe(0, 7 + 1)
    scene.roll("2").move(larsson=2)
    assert scene.score("perry") == (7,) and isinstance(scene.need, Roll)


@rule("CIA-6.8")
def test_a_scoring_comes_if_and_only_if_some_agent_is_triggering_at_the_end() -> None:
    hands = {0: ("to_safe",), 1: TWO}
    scored = in_round(hands).plays(0, "to_safe", ("perry", 7)).passes(1)
    assert scored.score("perry", "larsson") == (7, 2) and scored.table.phase == "safe"
    stopped = in_round(hands).plays(0, "to_safe", ("perry", 7)).plays(1, "step_either", ("perry", 6)).done(1)
    assert isinstance(stopped.passes(1).need, Roll) and set(stopped.table.score) == {0}


@rule("CIA-6.8")
def test_the_safe_is_moved_by_whoever_moved_the_agent_that_triggered_last() -> None:
    hands = {0: ("to_safe", "swap"), 2: ("to_safe", "swap")}
    scene = in_round(hands).plays(0, "to_safe", ("perry", 7)).done(0)
    scene.plays(2, "to_safe", ("doyle", 7)).done(2).passes(0, 2)
    assert scene.table.phase == "safe" and scene.asked() == (2,)
    with refuses("illegal.not_awaited"):
        scene.puts_safe(0, 3)
    assert scene.puts_safe(2, 3).table.active == 1, "the die still goes to the left of the active player"


@rule("CIA-6.8")
def test_only_those_still_triggering_count_for_who_moves_the_safe() -> None:
    hands = {0: ("to_safe", "swap"), 2: ("to_safe", "swap"), 3: ("leave_safe", "swap")}
    scene = in_round(hands).plays(0, "to_safe", ("perry", 7)).done(0)
    scene.plays(2, "to_safe", ("doyle", 7)).done(2)
    scene.plays(3, "leave_safe", ("doyle", 8)).done(3).passes(0, 2, 3)
    assert scene.score("perry", "doyle") == (7, 8) and scene.asked() == (0,)


@rule("CIA-6.8")
def test_an_agent_that_left_and_came_back_counts_by_its_last_mover() -> None:
    hands = {0: ("to_safe", "swap"), 1: ("leave_safe", "swap"), 2: ("to_safe", "swap")}
    scene = in_round(hands).plays(0, "to_safe", ("perry", 7)).done(0)
    scene.plays(1, "leave_safe", ("perry", 8)).done(1)
    scene.plays(2, "to_safe", ("perry", 7)).done(2).passes(0, 1, 2)
    assert scene.asked() == (2,)


@rule("CIA-6.8")
def test_the_active_player_moves_the_safe_when_only_the_points_triggered() -> None:
    scene = Scene(4, hands=ALL, at={"perry": 5}, active=1).roll("2").move(perry=2).volunteers(3)
    scene.plays(3, "step_either", ("doyle", 1)).done(3).passes(0, 1, 2, 3)
    assert scene.score("perry") == (7,) and scene.asked() == (1,)


@rule("CIA-6.9")
def test_nobody_but_the_active_player_draws_for_the_ruin() -> None:
    scene = in_round({1: ("to_ruin", "swap")}, first=1).plays(1, "to_ruin", ("perry", 11))
    assert isinstance(scene.need, Choose) and scene.hand(1) == ("swap",) and scene.table.pile == 10


@rule("CIA-6.9")
def test_the_active_player_does_not_draw_for_a_card_of_somebody_else() -> None:
    scene = in_round({0: ("swap",), 1: ("to_ruin", "swap")}, first=1).plays(1, "to_ruin", ("perry", 11))
    assert not isinstance(scene.need, Deal) and scene.hand(0) == ("swap",)


@rule("CIA-5.4")
@rule("CIA-6.2")
def test_who_holds_only_a_card_drawn_this_turn_cannot_volunteer_whatever_its_device_says() -> None:
    """The volunteer must play a card, and that card cannot be played: all would wait for ever."""
    scene = Scene(4, hands={1: TWO}).roll("1-3").move().draws("step_either")
    assert [move.value for move in scene.moves(0)] == [False]
    with refuses("cia.illegal.just_drawn"):
        scene.volunteers(0)
