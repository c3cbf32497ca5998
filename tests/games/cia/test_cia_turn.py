"""CIA-2: a turn of the base game."""

import pytest
from cia_situation import Scene, refuses
from citing import rule

from games.cia.table import DIE, splits
from table.needs import Choose, Roll


@rule("CIA-2.1")
def test_the_die_has_six_faces_one_of_them_one_to_three() -> None:
    need = Scene().need
    assert isinstance(need, Roll) and need.dice == (("1-3", "2", "3", "4", "5", "6"),) == (DIE,)


@rule("CIA-2.1")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_on_one_to_three_the_player_chooses(points: int) -> None:
    assert Scene().roll("1-3").move(perry=points).at("perry") == (points,)


@rule("CIA-2.1", "CIA-2.2")
@pytest.mark.parametrize("points", [0, 4])
def test_on_one_to_three_no_other_number_is_possible_in_the_base_game(points: int) -> None:
    with refuses("cia.illegal.points"):
        Scene().roll("1-3").move(perry=points)


@rule("CIA-2.1")
def test_only_a_face_of_the_die_can_be_rolled() -> None:
    for face in ("1", "7", "", "1-2"):
        with refuses("illegal.not_awaited"):
            Scene().roll(face)


@rule("CIA-2.2")
@pytest.mark.parametrize("face", ["2", "3", "4", "5", "6"])
def test_exactly_all_points_are_spent(face: str) -> None:
    for points in {1, 2, 3, 4, 5, 6, 7} - {int(face)}:
        with refuses("cia.illegal.points"):
            Scene().roll(face).move(perry=points)
    assert Scene().roll(face).move(perry=int(face)).at("perry") == (int(face),)


@rule("CIA-2.2")
def test_at_least_one_agent_moves() -> None:
    for face in DIE:
        with refuses("cia.illegal.points"):
            Scene().roll(face).move()


@rule("CIA-2.2")
def test_points_may_be_split_over_any_agents_and_every_split_is_offered() -> None:
    scene = Scene(seats=4).roll("6")
    offered = [move.value for move in scene.moves(0)]
    assert len(offered) == len(set(offered)) == 924
    assert set(offered) == set(splits(6, 7)) and all(sum(split) == 6 for split in offered)  # type: ignore[arg-type]
    assert (0, 0, 1, 2, 3, 0, 0) in offered
    assert scene.move(bucci=1, jacques=2, mirkov=3).at("bucci", "jacques", "mirkov") == (1, 2, 3)


@rule("CIA-2.2")
def test_agents_only_go_forward() -> None:
    with refuses("illegal.not_possible"):
        Scene(at={"perry": 5}).roll("4").move(perry=-1, doyle=5)


@rule("CIA-2.2")
def test_the_ring_closes_behind_the_ruin() -> None:
    scene = Scene(at={"perry": 10, "doyle": 11}).roll("5").move(perry=3, doyle=2)
    assert scene.at("perry", "doyle") == (1, 1), "and a building holds any number"


@rule("CIA-2.2")
def test_nobody_but_the_active_player_moves() -> None:
    scene = Scene().roll("2")
    with refuses("illegal.not_awaited"):
        scene.choose(1, (2, 0, 0, 0, 0, 0))


@rule("CIA-2.3")
def test_an_agent_moved_into_the_building_of_the_safe_causes_a_scoring() -> None:
    scene = Scene(at={"perry": 5}).roll("2").move(perry=2)
    assert scene.score("perry") == (7,)
    assert isinstance(scene.need, Choose) and scene.need.name.startswith("safe")


@rule("CIA-2.3")
def test_one_of_several_moved_agents_is_enough() -> None:
    assert Scene(at={"perry": 5, "doyle": 1}).roll("5").move(perry=2, doyle=3).score("perry", "doyle") == (
        7,
        4,
    )


@rule("CIA-2.3")
def test_passing_the_safe_causes_nothing() -> None:
    scene = Scene(at={"perry": 5}).roll("3").move(perry=3)
    assert scene.score("perry") == (0,) and isinstance(scene.need, Roll)


@rule("CIA-2.3")
def test_an_agent_that_stood_there_and_did_not_move_causes_nothing() -> None:
    scene = Scene(at={"perry": 7}).roll("3").move(doyle=3)
    assert scene.score("perry", "doyle") == (0, 0) and isinstance(scene.need, Roll)


@rule("CIA-2.3")
def test_an_agent_that_leaves_the_safe_causes_nothing() -> None:
    assert Scene(at={"perry": 7}).roll("3").move(perry=3).score("perry") == (0,)


@rule("CIA-2.4")
def test_every_agent_gets_the_number_of_its_building() -> None:
    at = {"schulz": 1, "perry": 5, "bucci": 10, "jacques": 11, "mirkov": 0, "doyle": 9}
    score = dict.fromkeys(at, 10)
    scene = Scene(at=at, score=score).roll("2").move(perry=2)
    assert scene.table.score == (11, 17, 20, 7, 10, 19)


@rule("CIA-2.4")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (30, 27)])
def test_the_ruin_costs_three_but_never_below_nothing(before: int, after: int) -> None:
    scene = Scene(at={"perry": 5, "doyle": 11}, score={"doyle": before}).roll("2").move(perry=2)
    assert scene.score("doyle") == (after,)


@rule("CIA-2.4")
def test_the_church_gives_nothing_even_with_the_safe_in_it() -> None:
    scene = Scene(at={"perry": 10, "doyle": 4}, safe=0).roll("2").move(perry=2)
    assert scene.score("perry", "doyle") == (0, 4)


@rule("CIA-2.4")
def test_the_safe_in_the_ruin_costs_whoever_opens_it() -> None:
    scene = Scene(at={"perry": 9, "doyle": 4}, score={"perry": 5}, safe=11).roll("2").move(perry=2)
    assert scene.score("perry", "doyle") == (2, 4)


@rule("CIA-2.5")
@pytest.mark.parametrize("building", [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11])
def test_the_safe_goes_to_any_other_building_and_that_causes_no_scoring(building: int) -> None:
    at = {"perry": 5, "doyle": building}
    scene = Scene(at=at).roll("2").move(perry=2)
    before = scene.table.score
    scene.puts_safe(0, building)
    assert scene.table.safe == building and scene.table.score == before
    assert isinstance(scene.need, Roll) and scene.table.active == 1


@rule("CIA-2.5")
def test_the_safe_must_leave_its_building() -> None:
    scene = Scene(at={"perry": 5}).roll("2").move(perry=2)
    assert {move.value for move in scene.moves(0)} == set(range(12)) - {7}
    with refuses("cia.illegal.same_building"):
        scene.puts_safe(0, 7)
    with refuses("illegal.not_possible"):
        scene.puts_safe(0, 12)


@rule("CIA-2.5")
def test_only_the_player_who_caused_the_scoring_moves_the_safe() -> None:
    scene = Scene(at={"perry": 5}).roll("2").move(perry=2)
    with refuses("illegal.not_awaited"):
        scene.puts_safe(1, 3)


@rule("CIA-2.5")
def test_the_safe_stays_when_a_stone_has_finished() -> None:
    scene = Scene(at={"perry": 5}, score={"perry": 35}).roll("2").move(perry=2)
    assert scene.table.phase == "reveal" and scene.table.safe == 7


@rule("CIA-2.5")
def test_an_agent_beside_which_the_safe_was_put_is_not_triggering_in_the_next_turn() -> None:
    scene = Scene(at={"perry": 5, "doyle": 3}).roll("2").move(perry=2).puts_safe(0, 3)
    scene.roll("2").move(perry=2)
    assert scene.score("doyle") == (3,), "only the first scoring"


@rule("CIA-2.6")
def test_the_die_goes_to_the_left_with_and_without_a_scoring() -> None:
    scene = Scene(at={"perry": 5}, active=1)
    assert scene.roll("3").move(perry=3).table.active == 2
    assert scene.roll("3").move(bucci=3).table.active == 0
    scene.roll("4").move(bucci=4)
    assert scene.table.phase == "safe" and scene.table.active == 0, "not before the safe has moved"
    assert scene.puts_safe(0, 1).table.active == 1
