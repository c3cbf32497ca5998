"""SC-2 and SC-3: the dice, walking, full cities, headquarters, and what an agent may do with suitcases."""

import pytest
from citing import rule
from suitcases_situation import Mission, refuses

from games.suitcases import movement, rules
from games.suitcases.world import CITIES, COLOURS, base, headquarters, neighbours
from table.needs import Roll
from table.pocket import Pocket

# ---------------------------------------------------------------- SC-2.1, SC-2.2: the dice and the steps


@rule("SC-2.1")
def test_two_special_dice_are_rolled() -> None:
    need = Mission().need
    assert isinstance(need, Roll) and need.dice == (("0", "1", "1", "2", "2", "3"),) * 2 and need.by == 0


@rule("SC-2.1")
@pytest.mark.parametrize(("one", "two"), [(0, 1), (3, 3), (2, 1), (1, 1)])
def test_the_sum_is_what_may_be_walked(one: int, two: int) -> None:
    mission = Mission(agents={"red-1": "vienna"}).roll(one, two)
    for n in range(one + two):
        mission.step("red-1", "rome" if n % 2 == 0 else "vienna")
    with refuses("suitcases.illegal.no_points"):
        mission.step("red-1", "vienna" if (one + two) % 2 else "rome")
    assert not mission.offered("step")


@rule("SC-2.1")
def test_example_two_plus_one_split_three_ways() -> None:
    """The rulebook: 2 and 1 are one agent three steps, two agents two steps and one, or three agents one each."""
    one = Mission().roll(2, 1).step("red-1", "london", "paris", "geneva").end()
    assert one.at("red-1") == ("geneva",)
    two = Mission().roll(2, 1).step("red-1", "london", "paris").step("red-2", "bergen").end()
    assert two.at("red-1", "red-2") == ("paris", "bergen")
    three = Mission().roll(2, 1).step("red-1", "london").step("red-2", "bergen").step("red-3", "amsterdam").end()
    assert three.at("red-1", "red-2", "red-3") == ("london", "bergen", "amsterdam")


@rule("SC-2.1")
def test_points_need_not_all_be_used() -> None:
    mission = Mission().roll(3, 3).step("red-1", "london").end()
    assert mission.table.active == 1 and mission.table.points == 0


@rule("SC-2.1")
def test_a_sum_of_nought_is_a_turn_without_movement() -> None:
    mission = Mission(agents={"red-1": "rome"}, cases={"green-A": "rome"}).roll(0, 0)
    assert not mission.offered("step")
    assert mission.take("red-1", "green-A").lies("green-A") == ("red-1",), "but the hands are free"
    assert mission.end().table.active == 1


@rule("SC-2.1")
def test_only_the_active_player_moves_and_only_own_agents() -> None:
    mission = Mission(agents={"green-1": "rome"}).roll(2)
    with refuses("illegal.not_possible"):
        mission.step("green-1", "vienna")
    with refuses("illegal.not_awaited"):
        mission.choose(("step", "green-1", "vienna"), seat=1)


@rule("SC-2.2")
@pytest.mark.parametrize("start", ["vienna", "base_red", "bergen", "dublin"])
def test_a_step_leads_along_one_line_and_costs_one_point(start: str) -> None:
    mission = Mission(agents={"red-1": start}).roll(2)
    cities = {place for place in neighbours(start) if place in CITIES}
    assert mission.steps("red-1") == cities
    for far in (*sorted(set(CITIES) - cities), "nowhere"):
        with refuses("suitcases.illegal.no_line"):
            mission.step("red-1", far)
    assert mission.step("red-1", min(cities)).table.points == 1


# ---------------------------------------------------------------- SC-2.3: no more than two in a city


@rule("SC-2.3")
def test_at_the_end_of_the_turn_two_may_share_a_city_but_not_three() -> None:
    mission = Mission(agents={"red-1": "vienna", "red-2": "vienna", "red-3": "rome"}).roll(2)
    mission.step("red-3", "vienna")
    assert "end" not in mission.offered()
    with refuses("suitcases.illegal.too_full"):
        mission.end()
    assert mission.step("red-1", "prague").end().at("red-1", "red-2", "red-3") == ("prague", "vienna", "vienna")


@rule("SC-2.3")
def test_during_the_turn_a_third_may_pass_through() -> None:
    mission = Mission(agents={"red-1": "vienna", "red-2": "vienna", "red-3": "rome"}).roll(2)
    assert mission.step("red-3", "vienna", "prague").end().at("red-3") == ("prague",)


@rule("SC-2.3")
def test_nobody_can_get_stuck_a_third_is_refused_when_no_step_would_be_left() -> None:
    mission = Mission(agents={"red-1": "vienna", "red-2": "vienna", "red-3": "rome"}).roll(1)
    with refuses("suitcases.illegal.crowded"):
        mission.step("red-3", "vienna")
    assert "vienna" not in mission.steps("red-3") and "end" in mission.offered()


@rule("SC-2.3")
def test_a_third_is_refused_when_every_way_on_is_full_and_the_points_do_not_reach_further() -> None:
    """From Dublin lines lead to Paris, Edinburgh and Casablanca; the newcomer came from one of them and can go back."""
    agents = {"red-1": "dublin", "red-2": "dublin", "red-3": "paris", "red-4": "paris", "red-5": "edinburgh"}
    agents |= {"red-6": "edinburgh", "red-7": "casablanca"}
    back = Mission(agents=agents).roll(2).step("red-7", "dublin").step("red-7", "casablanca")
    assert "end" in back.offered()
    chain = Mission(agents=agents).roll(3).step("red-7", "dublin").step("red-3", "geneva").step("red-1", "paris")
    assert chain.end().at("red-1", "red-7") == ("paris", "dublin"), "or all move up"
    stuck = Mission(agents=agents).roll(2).step("red-7", "dublin")
    with refuses("suitcases.illegal.crowded"):
        stuck.step("red-3", "geneva")  # the last point belongs to Dublin


@rule("SC-2.3")
def test_two_too_many_need_two_steps() -> None:
    agents = {f"red-{n}": "vienna" for n in (1, 2)} | {"red-3": "rome", "red-4": "prague"}
    mission = Mission(agents=agents).roll(2, 1).step("red-3", "vienna")
    with refuses("suitcases.illegal.crowded"):
        mission.step("red-4", "vienna")
    assert Mission(agents=agents).roll(2, 2).step("red-3", "vienna").step("red-4", "vienna").table.points == 2


@rule("SC-2.3", "SC-4.5")
def test_no_duel_while_a_city_is_too_full_for_a_lost_one_would_end_the_turn() -> None:
    agents = {"red-1": "vienna", "red-2": "vienna", "red-3": "rome", "red-4": "paris", "green-1": "london"}
    mission = Mission(agents=agents).roll(3).step("red-3", "vienna")
    with refuses("suitcases.illegal.crowded_duel"):
        mission.step("red-4", "london")
    mission.step("red-3", "rome").step("red-4", "london").duel(1, 2)
    assert mission.table.active == 1 and not movement.crowded(mission.table, 0)


@rule("SC-2.3")
def test_whoever_is_too_many_may_leave_by_walking_into_a_duel() -> None:
    agents = {"red-1": "vienna", "red-2": "vienna", "red-3": "rome", "green-1": "prague"}
    mission = Mission(agents=agents).roll(2).step("red-3", "vienna").step("red-1", "prague").duel(1, 2)
    assert mission.table.active == 1 and mission.at("red-1") == ("",)


@rule("SC-2.3")
def test_the_limit_counts_each_colour_by_itself() -> None:
    agents = {"red-1": "vienna", "red-2": "vienna", "green-1": "rome", "green-2": "rome"}
    mission = Mission(agents=agents).roll(0)
    assert "end" in mission.offered()


# ---------------------------------------------------------------- SC-2.4, SC-2.5: bases and headquarters


@rule("SC-2.4")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_base_can_be_left_but_never_walked_into_not_even_the_own(colour: str) -> None:
    city = neighbours(base(colour))[0]
    mission = Mission(4, agents={"red-1": city}).roll(3)
    with refuses("suitcases.illegal.base"):
        mission.step("red-1", base(colour))
    assert base(colour) not in mission.steps("red-1")


@rule("SC-2.4")
def test_nobody_is_attacked_on_a_base_or_in_a_headquarters_and_any_number_may_be_there() -> None:
    mission = Mission(3, agents={"red-7": "base_yellow", "green-7": "base_yellow"}).roll(0)
    assert not mission.table.foes_in("base_yellow", 0) and not mission.table.foes_in("hq_red", 1)
    assert mission.table.agents[0].count("base_red") == 6 and "end" in mission.offered()


@rule("SC-2.5", "SC-1.1")
def test_a_headquarters_is_entered_along_its_dotted_lines_with_a_suitcase() -> None:
    for door in neighbours("hq_red"):
        mission = Mission(agents={"red-1": door}, cases={"red-A": "red-1"}).roll(1)
        assert "hq_red" in mission.steps("red-1")
        assert mission.step("red-1", "hq_red").need.name == "contents.A"


@rule("SC-2.5")
def test_a_headquarters_is_closed_to_whoever_carries_nothing() -> None:
    mission = Mission(agents={"red-1": "cairo"}).roll(1)
    with refuses("suitcases.illegal.hq_empty"):
        mission.step("red-1", "hq_red")
    assert "hq_red" not in mission.steps("red-1")


@rule("SC-2.5")
@pytest.mark.parametrize("colour", ["blue", "green", "yellow"])
def test_a_headquarters_is_closed_to_every_other_colour(colour: str) -> None:
    door = neighbours(headquarters(colour))[0]
    mission = Mission(4, agents={"red-1": door}, cases={"blue-A": "red-1"}).roll(1)
    with refuses("suitcases.illegal.hq_foreign"):
        mission.step("red-1", headquarters(colour))


# ---------------------------------------------------------------- SC-3: suitcases


@rule("SC-3.1")
@pytest.mark.parametrize("case", ["red-A", "green-A"])
def test_an_agent_takes_a_suitcase_own_or_foreign_where_its_move_ends(case: str) -> None:
    mission = Mission(cases={case: "london"}).roll(1).step("red-1", "london").take("red-1", case).end()
    assert mission.lies(case) == ("red-1",)


@rule("SC-3.1")
def test_an_agent_takes_a_suitcase_in_passing_carries_it_and_puts_it_down_all_for_nothing() -> None:
    mission = Mission(cases={"green-B": "london"}).roll(3).step("red-1", "london").take("red-1", "green-B")
    mission.step("red-1", "paris").put("red-1").step("red-1", "geneva").end()
    assert mission.lies("green-B") == ("paris",) and mission.at("red-1") == ("geneva",)


@rule("SC-3.1")
def test_an_agent_swaps_and_never_carries_more_than_one() -> None:
    mission = Mission(agents={"red-1": "rome"}, cases={"green-B": "rome", "red-C": "red-1"}).roll(1)
    mission.take("red-1", "green-B")
    assert mission.lies("green-B", "red-C") == ("red-1", "rome")
    assert len(mission.table.cases_at("red-1")) == 1 and mission.table.points == 1


@rule("SC-3.1")
def test_an_agent_that_does_not_move_may_take_what_lies_with_it() -> None:
    mission = Mission(agents={"red-1": "rome"}, cases={"green-B": "rome"}).roll(0)
    assert ("red-1", "green-B") in mission.offered("take")


@rule("SC-3.1")
def test_a_suitcase_goes_from_agent_to_agent_in_one_city() -> None:
    mission = Mission(agents={"red-1": "rome", "red-2": "rome"}, cases={"red-C": "red-1"}).roll(1)
    mission.put("red-1").take("red-2", "red-C").step("red-2", "tunis")
    assert mission.lies("red-C") == ("red-2",) and mission.at("red-2") == ("tunis",)


@rule("SC-3.1")
def test_only_what_lies_in_the_own_city_can_be_taken() -> None:
    agents = {"red-1": "rome", "red-2": "vienna", "green-1": "tunis"}
    mission = Mission(agents=agents, cases={"green-A": "vienna", "green-B": "red-2", "green-C": "green-1"}).roll(1)
    for case in ("green-A", "green-B", "green-C", "green-D", "no-such"):
        with refuses("suitcases.illegal.no_case"):
            mission.take("red-1", case)
    with refuses("suitcases.illegal.empty_hands"):
        mission.put("red-1")
    assert mission.offered("put") == {("red-2",)} and mission.offered("take") == {("red-2", "green-A")}


@rule("SC-3.1")
def test_suitcases_are_handled_only_in_the_own_turn() -> None:
    mission = Mission(agents={"green-1": "rome"}, cases={"red-A": "rome"}).roll(1)
    with refuses("illegal.not_possible"):
        mission.take("green-1", "red-A")
    with refuses("illegal.not_awaited"):
        mission.choose(("take", "green-1", "red-A"), seat=1)


@rule("SC-3.2")
def test_everybody_sees_a_suitcase_and_nobody_its_contents() -> None:
    mission = Mission(agents={"red-1": "rome"}, cases={"green-B": "rome"}).roll(1).take("red-1", "green-B")
    for seat in (None, 0, 1):
        view = rules.see(mission.table, None if seat is None else Pocket(seat))
        assert view.table.carried_by("red-1") == "green-B" and view.table.contents_of("green-B") == ""
