"""SC-4: duels."""

from dataclasses import replace
from itertools import product

import pytest
from citing import rule
from suitcases_situation import Mission, catches, refuses

from games.suitcases import GAME, rules
from games.suitcases.table import CARDS, send
from table.events import Event
from table.needs import Choose, Open, Seal
from table.pocket import Pocket, Sealed


def facing(points: int = 1, **more: object) -> Mission:
    """Red has just walked into Rome, where a green agent stands."""
    agents = {"red-1": "vienna", "green-1": "rome"} | more.pop("agents", {})  # type: ignore[operator]
    one = min(points, 3)
    return Mission(agents=agents, **more).roll(one, points - one).step("red-1", "rome")  # type: ignore[arg-type]


# ---------------------------------------------------------------- SC-4.1, SC-4.2


@rule("SC-4.1")
def test_whoever_enters_a_city_of_another_colour_must_stop_and_fight_at_once() -> None:
    mission = facing(points=3)
    assert isinstance(mission.need, Seal) and set(mission.need.seats) == {0, 1}
    with refuses("illegal.not_awaited"):
        mission.step("red-1", "tunis")
    with refuses("illegal.not_awaited"):
        mission.end()


@rule("SC-4.1")
def test_own_agents_and_an_empty_city_are_no_reason_to_fight() -> None:
    mission = Mission(agents={"red-1": "vienna", "red-2": "rome"}).roll(2).step("red-1", "rome")
    assert isinstance(mission.need, Choose) and mission.table.points == 1


@rule("SC-4.2")
def test_both_choose_in_secret_and_nothing_is_shown_before_both_have_chosen() -> None:
    mission = facing()
    name = mission.need.name
    with refuses("illegal.not_awaited"):
        mission.happen(Event("open", name, 0, 5))
    mission.happen(Event("seal", name, 1))
    assert isinstance(mission.need, Seal) and mission.need.seats == (0,)
    with refuses("illegal.not_awaited"):
        mission.happen(Event("open", name, 1, 5))
    mission.happen(Event("seal", name, 0))
    assert mission.need == Open((0, 1), name)
    assert mission.happen(Event("open", name, 1, 2)).need == Open((0,), name)
    assert mission.table.duel.cards == (-1, 2)


@rule("SC-4.2")
def test_a_player_sees_the_own_chosen_card_and_nobody_elses() -> None:
    mission = facing()
    name = mission.need.name
    mission.happen(Event("seal", name, 0))
    mine = Pocket(0, sealed=(Sealed(name, 4, ""),))
    assert GAME.see(mission.table, mine).card == 4
    assert GAME.see(mission.table, Pocket(1)).card is None and GAME.see(mission.table, None).card is None


@rule("SC-4.2", "SC-4.7")
@pytest.mark.parametrize(("one", "two"), list(product(sorted(set(CARDS)), repeat=2)))
def test_the_higher_card_wins_and_level_cards_are_the_attackers(one: int, two: int) -> None:
    mission = facing().duel(one, two)
    loser = "green-1" if one >= two else "red-1"
    home = "base_green" if loser == "green-1" else "base_red"
    lost = one if loser == "red-1" else two
    assert mission.at(loser) == ((home,) if lost == 0 else ("",))
    assert mission.at("red-1" if loser == "green-1" else "green-1") == ("rome",)


# ---------------------------------------------------------------- SC-4.3


@rule("SC-4.3")
def test_played_cards_are_out_and_everybody_sees_what_is_left() -> None:
    mission = facing(agents={"green-2": "tunis"}, points=2).duel(5, 0)
    assert mission.table.hand(0) == (0, 0, 1, 2, 3, 4) and mission.table.hand(1) == (0, 1, 2, 3, 4, 5)
    mission.step("red-1", "tunis")
    assert mission.offered(seat=0) == {0, 1, 2, 3, 4} and mission.offered(seat=1) == {0, 1, 2, 3, 4, 5}


@rule("SC-4.3")
def test_a_card_that_was_played_cannot_be_shown_again() -> None:
    mission = facing(cards={0: (0, 1, 2), 1: (0, 3)})
    with catches("suitcases.cheat.card"):
        mission.duel(5, 3)
    mission = facing(cards={0: (0, 1, 2), 1: (0, 3)})
    with catches("suitcases.cheat.card"):
        mission.duel(1, "3")  # type: ignore[arg-type]


@rule("SC-4.3")
def test_when_all_seven_have_been_used_all_seven_come_back_at_once() -> None:
    mission = facing(agents={"green-2": "tunis"}, points=2, cards={0: (5,), 1: (0, 4)})
    mission.duel(5, 0)
    assert mission.table.hand(0) == CARDS and mission.table.hand(1) == (4,)
    mission.step("red-1", "tunis").duel(5, 4)
    assert mission.table.hand(0) == (0, 0, 1, 2, 3, 4) and mission.table.hand(1) == CARDS


@rule("SC-4.3")
def test_whoever_has_one_kind_of_card_left_has_nothing_to_choose() -> None:
    mission = facing(cards={0: (3,)})
    assert isinstance(mission.need, Seal) and mission.need.seats == (1,) and mission.table.duel.cards == (3, -1)
    both = facing(cards={0: (3,), 1: (0, 0)})
    assert both.at("green-1") == ("base_green",) and both.table.hand(1) == (0,)


# ---------------------------------------------------------------- SC-4.4


@rule("SC-4.4")
@pytest.mark.parametrize(("one", "two", "red", "green"), [
    (3, 2, "rome", ""), (2, 3, "", "rome"), (3, 0, "rome", "base_green"), (0, 3, "base_red", "rome"),
])  # fmt: skip
def test_the_loser_leaves_the_game_unless_the_card_was_a_nought(one: int, two: int, red: str, green: str) -> None:
    assert facing().duel(one, two).at("red-1", "green-1") == (red, green)


@rule("SC-4.4")
@pytest.mark.parametrize("card", [0, 1])
def test_the_losers_suitcase_stays_in_the_city_and_the_winner_may_take_it(card: int) -> None:
    mission = facing(cases={"red-B": "green-1"}).duel(4, card)
    assert mission.lies("red-B") == ("rome",)
    assert mission.take("red-1", "red-B").lies("red-B") == ("red-1",)


@rule("SC-4.4")
@pytest.mark.parametrize("card", [0, 1])
def test_a_defender_who_wins_takes_it_in_the_own_turn(card: int) -> None:
    mission = facing(cases={"green-B": "red-1"}).duel(card, 4)
    assert mission.lies("green-B") == ("rome",) and mission.table.active == 1
    assert mission.roll(0).take("green-1", "green-B").lies("green-B") == ("green-1",)


@rule("SC-4.4")
def test_the_winner_may_take_it_and_leave_its_own() -> None:
    mission = facing(cases={"red-B": "green-1", "green-A": "red-1"}).duel(4, 1).take("red-1", "red-B")
    assert mission.lies("red-B", "green-A") == ("red-1", "rome")


# ---------------------------------------------------------------- SC-4.5


@rule("SC-4.5")
def test_example_a_roll_of_five_and_a_duel_on_the_second_step_won() -> None:
    """The rulebook: three points and one bonus step are left, four steps in all."""
    mission = Mission(agents={"red-1": "geneva", "green-1": "rome"}).roll(3, 2).step("red-1", "vienna", "rome")
    mission.duel(4, 2)
    assert mission.table.points == 3 and mission.table.bonus_of("red-1") == 1
    mission.step("red-1", "tunis", "tripoli", "khartoum", "cairo")
    with refuses("suitcases.illegal.no_points"):
        mission.step("red-1", "tunis")


@rule("SC-4.5")
def test_example_a_roll_of_five_and_a_duel_on_the_second_step_lost() -> None:
    """The rulebook: the other three points are lost and the turn is over."""
    mission = Mission(agents={"red-1": "geneva", "green-1": "rome"}).roll(3, 2).step("red-1", "vienna", "rome")
    mission.duel(2, 4)
    assert mission.table.active == 1 and mission.table.points == 0 and mission.need.name == "dice.6"


@rule("SC-4.5")
def test_the_bonus_step_is_for_the_winner_alone() -> None:
    mission = facing(points=1).duel(4, 2)
    assert mission.table.points == 0 and {act[0] for act in mission.offered("step")} == {"red-1"}  # type: ignore[index]
    with refuses("suitcases.illegal.no_points"):
        mission.step("red-2", "london")
    assert mission.step("red-1", "vienna").table.bonus_of("red-1") == 0


@rule("SC-4.5")
def test_the_winner_spends_its_bonus_before_the_points_of_all() -> None:
    mission = facing(points=2).duel(4, 2).step("red-1", "vienna")
    assert mission.table.points == 1 and mission.step("red-2", "london").table.points == 0


@rule("SC-4.5")
def test_an_unused_bonus_lapses_at_the_end_of_the_turn() -> None:
    mission = facing().duel(4, 2).end().roll(0).end()
    assert mission.table.active == 0 and not any(mission.table.bonus)
    assert not mission.roll(0).offered("step")


@rule("SC-4.5")
def test_a_lost_duel_costs_bonus_steps_of_others_too() -> None:
    agents = {"red-2": "paris", "green-2": "london"}
    mission = facing(points=2, agents=agents).duel(4, 2).step("red-2", "london").duel(0, 3)
    assert mission.table.active == 1 and not any(mission.table.bonus) and mission.at("red-2") == ("base_red",)


# ---------------------------------------------------------------- SC-4.6, SC-4.7


@rule("SC-4.6")
def test_two_foes_are_fought_one_after_the_other_and_each_win_gives_a_bonus_step() -> None:
    mission = facing(agents={"green-2": "rome"}).duel(4, 2)
    assert isinstance(mission.need, Seal), "the second duel follows at once"
    mission.duel(5, 3)
    assert mission.table.bonus_of("red-1") == 2 and mission.table.agents_in("rome") == ("red-1",)
    mission.step("red-1", "tunis", "tripoli").end()


@rule("SC-4.6")
def test_the_second_of_two_foes_may_win() -> None:
    mission = facing(agents={"green-2": "rome"}, points=3).duel(4, 2).duel(1, 3)
    assert mission.at("red-1", "green-1", "green-2") == ("", "", "rome") and mission.table.active == 1


@rule("SC-4.6")
def test_the_attacker_chooses_the_order() -> None:
    mission = facing(agents={"green-2": "rome"}, cases={"red-A": "green-2"})
    assert isinstance(mission.need, Choose) and mission.need.seat == 0
    assert mission.offered() == {"green-1", "green-2"}
    for wrong in ("green-3", "red-1", 1, None):
        with refuses("suitcases.illegal.no_foe"):
            mission.choose(wrong)
    mission.choose("green-2").duel(4, 2)
    assert mission.at("green-1", "green-2") == ("rome", "") and mission.lies("red-A") == ("rome",)
    assert mission.duel(5, 1).at("green-1") == ("",)


@rule("SC-4.6")
def test_foes_of_several_colours_are_fought_all() -> None:
    """It cannot come to this by the rules alone, but they say what to do."""
    mission = Mission(4, agents={"red-1": "vienna", "green-1": "rome"}).roll(1)
    mission.table = send(send(mission.table, "blue-1", "rome"), "yellow-1", "rome")
    mission.step("red-1", "rome")
    assert mission.offered() == {"blue-1", "green-1", "yellow-1"}
    mission.choose("yellow-1").duel(5, 1)
    assert mission.offered() == {"blue-1", "green-1"}
    mission.choose("green-1").duel(4, 0).duel(3, 3)
    assert mission.table.bonus_of("red-1") == 3 and mission.table.agents_in("rome") == ("red-1",)


@rule("SC-4.7")
def test_two_noughts_the_attacker_wins_and_the_defender_goes_back_to_base() -> None:
    mission = facing().duel(0, 0)
    assert mission.at("red-1", "green-1") == ("rome", "base_green") and mission.table.bonus_of("red-1") == 1


def test_the_duels_since_the_last_throw_are_remembered() -> None:
    mission = facing(agents={"green-2": "rome"}).duel(4, 2).duel(1, 3)
    assert [(duel.attacker, duel.foe, duel.city, duel.cards) for duel in mission.table.fought] == [
        ("red-1", "green-1", "rome", (4, 2)), ("red-1", "green-2", "rome", (1, 3)),
    ]
    assert mission.roll(1).table.fought == ()


def test_nobody_is_asked_for_a_card_who_does_not_fight() -> None:
    mission = Mission(4, agents={"red-1": "vienna", "green-1": "rome"}).roll(1).step("red-1", "rome")
    with refuses("illegal.not_awaited"):
        mission.happen(Event("seal", mission.need.name, 1))
    assert rules.moves(rules.see(replace(mission.table, phase="over"), Pocket(0)), mission.need) == ()
