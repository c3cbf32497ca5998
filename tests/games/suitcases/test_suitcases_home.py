"""SC-5: bringing suitcases home."""

from itertools import combinations

import pytest
from citing import rule
from suitcases_situation import Mission, catches, refuses

from table.events import Event
from table.needs import Choose, Open

DOOR = {"red-1": "cairo"}


def at_the_door(case: str = "green-A", **more: object) -> Mission:
    """A red agent with a suitcase in Cairo, one dotted line from its headquarters, and three points."""
    agents = DOOR | more.pop("agents", {})  # type: ignore[operator]
    cases = {case: "red-1"} | more.pop("cases", {})  # type: ignore[operator]
    return Mission(agents=agents, cases=cases, **more).roll(3)  # type: ignore[arg-type]


@rule("SC-5.1")
def test_the_owner_shows_the_contents_and_they_lie_open_before_the_player_from_then_on() -> None:
    mission = at_the_door("green-C").step("red-1", "hq_red")
    assert mission.need == Open((1,), "contents.C"), "green opens what is green's"
    mission.opens("3")
    assert mission.table.contents_of("green-C") == "3" and mission.lies("green-C") == ("hq_red",)
    assert mission.table.secrets(0) == 3 and mission.table.secrets(1) == 0
    assert mission.end().table.secrets(0) == 3


@rule("SC-5.1")
def test_the_agent_goes_back_to_its_base_at_once_and_the_turn_goes_on() -> None:
    mission = at_the_door("red-B").home("red-1", "hq_red", "1")
    assert mission.at("red-1") == ("base_red",) and mission.table.points == 2
    assert mission.step("red-1", "london", "paris").at("red-1") == ("paris",)


@rule("SC-5.1")
def test_nobody_else_can_open_it_and_no_other_suitcase_is_opened() -> None:
    mission = at_the_door("green-C").step("red-1", "hq_red")
    for name, seat in (("contents.C", 0), ("contents.A", 1), ("contents", 1)):
        with refuses("illegal.not_awaited"):
            mission.happen(Event("open", name, seat, "5"))


@rule("SC-5.1", "SC-1.3")
def test_contents_that_cannot_be_right_are_a_cheats() -> None:
    for wrong in ("5", "7", 5, "", None, ("5",)):
        mission = at_the_door("green-C", cases={"green-A": "hq_red"}, inside={"green-A": "5"}).step("red-1", "hq_red")
        with catches("suitcases.cheat.contents"):
            mission.happen(Event("open", "contents.C", 1, wrong))


@rule("SC-5.2")
def test_with_two_own_ones_in_and_no_foreign_one_the_third_own_one_is_refused() -> None:
    home = {"red-A": "hq_red", "red-B": "hq_red"}
    mission = at_the_door("red-C", cases=home, inside={"red-A": "1", "red-B": "3"})
    with refuses("suitcases.illegal.third_own"):
        mission.step("red-1", "hq_red")
    assert "hq_red" not in mission.steps("red-1")


@rule("SC-5.2")
def test_a_foreign_third_one_is_welcome_and_after_that_every_own_one() -> None:
    home = {"red-A": "hq_red", "red-B": "hq_red"}
    mission = at_the_door("green-C", cases=home, inside={"red-A": "1", "red-B": "3"})
    mission.home("red-1", "hq_red", "1").end()
    inside = {"red-A": "1", "red-B": "3", "green-C": "1"}
    after = at_the_door("red-C", cases={**home, "green-C": "hq_red"}, inside=inside)
    assert "hq_red" in after.steps("red-1")


@rule("SC-5.2")
@pytest.mark.parametrize("home", [(), ("red-A",), ("green-A",), ("red-A", "green-A"), ("green-A", "green-B")])
def test_before_that_own_and_foreign_ones_come_in_freely(home: tuple[str, ...]) -> None:
    worth = {"red-A": "1", "green-A": "1", "green-B": "3"}
    mission = at_the_door("red-C", cases=dict.fromkeys(home, "hq_red"), inside={case: worth[case] for case in home})
    assert "hq_red" in mission.steps("red-1")


@rule("SC-5.2", "SC-5.3")
def test_a_foreign_bomb_counts_as_the_foreign_one_and_an_own_bomb_as_an_own_one() -> None:
    foreign = at_the_door("red-C", cases={"red-A": "hq_red", "red-B": "hq_red", "green-D": "hq_red"},
                          inside={"red-A": "1", "red-B": "3", "green-D": "bomb"})  # fmt: skip
    assert "hq_red" in foreign.steps("red-1")
    own = at_the_door("red-C", cases={"red-A": "hq_red", "red-B": "hq_red"}, inside={"red-A": "1", "red-B": "bomb"})
    assert "hq_red" not in own.steps("red-1")


# ---------------------------------------------------------------- SC-5.3: the bomb


@rule("SC-5.3")
@pytest.mark.parametrize(("left", "lost"), [(7, 4), (6, 3), (5, 3), (4, 2), (3, 2), (2, 1)])
def test_a_bomb_costs_half_of_the_agents_rounded_up_chosen_freely(left: int, lost: int) -> None:
    out = {f"red-{n}": "" for n in range(left + 1, 8)}
    mission = at_the_door(agents=out).home("red-1", "hq_red", "bomb")
    team = tuple(f"red-{n}" for n in range(1, left + 1))
    assert isinstance(mission.need, Choose) and mission.need.seat == 0
    assert mission.offered() == set(combinations(team, lost))
    mission.choose(team[-lost:])
    assert mission.table.team(0) == team[:-lost]


@rule("SC-5.3")
def test_the_carrier_may_be_among_them_and_if_not_goes_back_to_base() -> None:
    spared = at_the_door().home("red-1", "hq_red", "bomb").choose(("red-2", "red-3", "red-4", "red-5"))
    assert spared.at("red-1") == ("base_red",) and spared.table.points == 2 and spared.table.phase == "move"
    lost = at_the_door().home("red-1", "hq_red", "bomb").choose(("red-1", "red-3", "red-4", "red-5"))
    assert lost.at("red-1", "red-2") == ("", "base_red")


@rule("SC-5.3")
@pytest.mark.parametrize("wrong", [
    (), ("red-1",), ("red-1", "red-2", "red-3"), ("red-1",) * 4, ("red-1", "red-2", "red-3", "green-1"),
    ("red-4", "red-3", "red-2", "red-1"), "red-1", None, ("red-1", "red-2", "red-3", "red-4", "red-5"),
])  # fmt: skip
def test_exactly_so_many_own_agents_are_named_each_once(wrong: tuple[str, ...]) -> None:
    with refuses("suitcases.illegal.bomb"):
        at_the_door().home("red-1", "hq_red", "bomb").choose(wrong)


@rule("SC-5.3")
def test_what_a_lost_agent_carried_stays_in_its_city() -> None:
    mission = at_the_door(agents={"red-2": "rome"}, cases={"green-B": "red-2"}).home("red-1", "hq_red", "bomb")
    assert mission.choose(("red-2", "red-3", "red-4", "red-5")).lies("green-B") == ("rome",)


@rule("SC-5.3")
def test_a_bomb_counts_as_brought_home_but_holds_no_secrets() -> None:
    mission = at_the_door().home("red-1", "hq_red", "bomb").choose(("red-2", "red-3", "red-4", "red-5"))
    assert mission.table.home(0) == ("green-A",) and mission.table.secrets(0) == 0


@rule("SC-5.3")
def test_agents_in_the_field_keep_their_places_and_bonus_when_a_bomb_goes_off() -> None:
    agents = {"red-2": "vienna", "green-1": "rome"}
    mission = at_the_door(agents=agents).step("red-2", "rome").duel(4, 2).home("red-1", "hq_red", "bomb")
    mission.choose(("red-1", "red-5", "red-6", "red-7"))
    assert mission.at("red-2") == ("rome",) and mission.table.bonus_of("red-2") == 1 and mission.table.points == 1


@rule("SC-5.3", "SC-6.2")
def test_a_bomb_in_the_hands_of_the_last_agent_leaves_nothing_to_choose() -> None:
    gone = {f"red-{n}": "" for n in range(2, 8)}
    mission = Mission(3, agents=DOOR | gone, cases={"green-A": "red-1"}).roll(3).home("red-1", "hq_red", "bomb")
    assert not mission.table.is_in(0) and mission.table.active == 1, "out, and the next one plays"
