"""CIA-3: the end of the base game."""

import pytest
from cia_situation import Scene
from citing import rule

from table.events import Event, Shown
from table.needs import Show

# in these scenes the agents in play are schulz, perry, bucci, jacques, mirkov (two players, five agents)
CARDS = ("schulz", "perry", "bucci", "jacques", "mirkov")


def scored(score: dict[str, int], at: dict[str, int] | None = None) -> Scene:
    """Two players: Schulz and Perry are owned, the other three are bystanders.

    Seat 0 causes a scoring with Mirkov.
    """
    return Scene(seats=2, at={"mirkov": 11, **(at or {})}, score=score, safe=1).roll("2").move(mirkov=2)


@rule("CIA-3.1")
@pytest.mark.parametrize("before", [41, 42, 50])
def test_a_stone_that_reaches_or_passes_the_finish_ends_the_game(before: int) -> None:
    scene = scored({"mirkov": before})
    assert scene.table.phase == "reveal"
    assert scene.reveal(*CARDS).table.owners == (0, 1, -1, -1, -1)
    assert scene.outcome() is not None and not scene.table.owed


@rule("CIA-1.3", "CIA-3.1")
def test_forty_one_is_not_enough() -> None:
    scene = scored({"mirkov": 40})
    assert scene.score("mirkov") == (41,) and scene.table.phase == "safe" and scene.outcome() is None


@rule("CIA-1.3")
def test_a_score_may_pass_forty_two() -> None:
    assert scored({"schulz": 41, "mirkov": 3}, at={"schulz": 10}).score("schulz") == (51,)


@rule("CIA-3.1")
def test_all_cards_are_turned_over_the_bystanders_too_and_nothing_before() -> None:
    scene = scored({"schulz": 41}, at={"schulz": 2})
    assert scene.table.owners == (None,) * 5 and scene.outcome() is None
    scene.reveal("bucci", "schulz", "perry", "mirkov", "jacques")
    assert scene.table.owners == (1, -1, 0, -1, -1)


@rule("CIA-3.1")
def test_the_game_goes_on_while_no_stone_has_finished() -> None:
    scene = scored({"schulz": 20}).puts_safe(0, 5)
    assert scene.table.phase == "roll" and scene.outcome() is None


@rule("CIA-3.2")
def test_the_owner_of_the_stone_furthest_ahead_wins() -> None:
    scene = scored({"schulz": 41, "perry": 40}, at={"schulz": 1, "perry": 3}).reveal(*CARDS)
    assert scene.outcome().winners == (1,) and scene.outcome().points == (42, 43)


@rule("CIA-3.2")
def test_a_bystander_strictly_ahead_and_nobody_wins() -> None:
    scene = scored({"schulz": 41, "bucci": 41}, at={"schulz": 1, "bucci": 2}).reveal(*CARDS)
    assert scene.outcome().winners == () and scene.outcome().reason == "cia.won.nobody"


@rule("CIA-3.2")
def test_nobody_wins_when_only_a_bystander_came_home() -> None:
    assert scored({"mirkov": 41, "perry": 12}).reveal(*CARDS).outcome().winners == ()


@rule("CIA-3.3")
def test_level_stones_share_the_win() -> None:
    scene = scored({"schulz": 41, "perry": 40}, at={"schulz": 3, "perry": 4}).reveal(*CARDS)
    assert scene.outcome().winners == (0, 1) and scene.outcome().reason == "cia.won.shared"


@rule("CIA-3.3")
def test_an_owned_stone_level_with_a_bystander_wins() -> None:
    scene = scored({"perry": 41, "bucci": 41}, at={"perry": 4, "bucci": 4}).reveal(*CARDS)
    assert scene.outcome().winners == (1,) and scene.outcome().reason == "cia.won.one"


@rule("CIA-3.1")
def test_a_card_is_turned_over_by_its_owner_and_the_bystanders_by_everybody() -> None:
    scene = scored({"schulz": 41}, at={"schulz": 2})
    seats = []
    while scene.table.phase == "reveal":
        need = scene.need
        assert isinstance(need, Show)
        seats.append((need.place, need.seat))
        fact = Shown(need.name, need.place, CARDS[need.place])
        scene.happen(Event("show", need.name, need.seat, None, (fact,)))
    assert seats == [(0, 0), (1, 1), (2, None), (3, None), (4, None)]
