"""SC-6: how a game of Suitcases ends."""

import pytest
from citing import rule
from suitcases_situation import Mission, catches, refuses

from games.suitcases import GAME
from games.suitcases.ending import can_reach_goal, may_call, missing
from table.events import Event
from table.game import Outcome
from table.needs import Open


def nobody_but(*agents: str) -> dict[str, str]:
    """All other agents are out of the game."""
    everybody = {f"{colour}-{n}" for colour in ("red", "blue", "green", "yellow") for n in range(1, 8)}
    colours = {agent.split("-")[0] for agent in agents}
    return {agent: "" for agent in everybody - set(agents) if agent.split("-")[0] in colours}


# ---------------------------------------------------------------- SC-6.1


@rule("SC-6.1")
def test_the_game_ends_at_the_moment_ten_secrets_are_home() -> None:
    cases = {"red-A": "hq_red", "green-A": "hq_red", "green-B": "red-1"}
    mission = Mission(agents={"red-1": "cairo"}, cases=cases, inside={"red-A": "5", "green-A": "3"}).roll(3)
    assert mission.table.secrets(0) == 8 and mission.outcome() is None
    mission.home("red-1", "hq_red", "5")
    assert mission.table.phase == "reveal" and mission.table.winners == (0,)
    assert mission.reveal().outcome() == Outcome((0,), (13, 0), "suitcases.won.ten")
    assert GAME.waiting(mission.table) == ()


@rule("SC-6.1")
def test_ten_exactly_is_enough_and_nine_is_not() -> None:
    inside = {"red-A": "5", "red-B": "3", "green-A": "1"}
    nine = Mission(
        agents={"red-1": "cairo"}, cases={**dict.fromkeys(inside, "hq_red"), "red-C": "red-1"}, inside=inside
    ).roll(1)
    assert nine.table.secrets(0) == 9 and nine.outcome() is None
    assert nine.home("red-1", "hq_red", "1").table.winners == (0,) and nine.table.secrets(0) == 10


@rule("SC-6.1", "SC-5.2")
def test_the_own_suitcases_hold_nine_so_a_foreign_one_is_needed() -> None:
    assert sum(int(one) for one in ("5", "3", "1")) == 9


@rule("SC-6.1")
def test_at_the_end_every_suitcase_is_opened_and_a_wrong_filling_is_seen() -> None:
    cases = {"red-A": "hq_red", "green-A": "hq_red", "green-B": "red-1"}
    mission = Mission(agents={"red-1": "cairo"}, cases=cases, inside={"red-A": "5", "green-A": "3"}).roll(3)
    mission.home("red-1", "hq_red", "5")
    assert GAME.waiting(mission.table) == (
        Open((0,), "contents.B"), Open((0, 1), "contents.C"), Open((0, 1), "contents.D"),
    )
    mission.happen(Event("open", "contents.D", 1, "bomb"))
    with catches("suitcases.cheat.contents"):
        mission.happen(Event("open", "contents.C", 1, "bomb"))
    mission.reveal()
    assert all(set(row) == {"5", "3", "1", "bomb"} for row in mission.table.inside)


# ---------------------------------------------------------------- SC-6.2


@rule("SC-6.2")
def test_a_player_with_no_agents_left_is_out_and_has_no_more_turns() -> None:
    agents = nobody_but("blue-1") | {"red-1": "vienna", "blue-1": "rome"}
    mission = Mission(4, agents=agents, cases={"green-A": "blue-1"}).roll(1).step("red-1", "rome").duel(4, 2)
    assert not mission.table.is_in(1) and mission.outcome() is None
    assert mission.lies("green-A", "blue-A") == ("rome", "oslo"), "the suitcases stay where they are"
    assert mission.end().table.active == 2
    assert mission.roll(0).end().roll(0).end().roll(0).end().table.active == 2


@rule("SC-6.2")
@pytest.mark.parametrize(("one", "two", "winner"), [(4, 2, 0), (2, 4, 1)])
def test_the_only_player_with_agents_left_wins(one: int, two: int, winner: int) -> None:
    agents = nobody_but("red-1", "green-1") | {"red-1": "vienna", "green-1": "rome"}
    mission = Mission(agents=agents).roll(1).step("red-1", "rome").duel(one, two).reveal()
    assert mission.outcome() == Outcome((winner,), (0, 0), "suitcases.won.last")


@rule("SC-6.2")
def test_a_last_agent_that_gets_away_with_a_nought_is_still_in_the_game() -> None:
    agents = nobody_but("red-1", "green-1") | {"red-1": "vienna", "green-1": "rome"}
    mission = Mission(agents=agents).roll(1).step("red-1", "rome").duel(4, 0)
    assert mission.table.players() == (0, 1) and mission.outcome() is None


@rule("SC-6.2")
def test_a_bomb_can_leave_one_player_alone() -> None:
    agents = nobody_but("red-1") | {"red-1": "cairo"}
    mission = Mission(agents=agents, cases={"green-A": "red-1"}).roll(1).home("red-1", "hq_red", "bomb").reveal()
    assert mission.outcome() == Outcome((1,), (0, 0), "suitcases.won.last")


@rule("SC-6.2")
def test_the_suitcases_of_a_player_who_is_out_can_still_be_brought_home() -> None:
    agents = {f"blue-{n}": "" for n in range(1, 8)} | {"red-1": "cairo"}
    mission = Mission(4, agents=agents, cases={"blue-A": "red-1"}).roll(1).home("red-1", "hq_red", "5")
    assert mission.table.secrets(0) == 5


# ---------------------------------------------------------------- SC-6.3


def spread(red: dict[str, str], green: dict[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """Two players and what each has brought home: (cases, inside)."""
    cases = dict.fromkeys(red, "hq_red") | dict.fromkeys(green, "hq_green")
    return cases, red | green


def nine_all(agents: dict[str, str] | None = None) -> Mission:
    """Nine for green, eight for red, and red is about to bring the last secret home: only bombs are left then."""
    cases, inside = spread({"red-A": "5", "green-A": "3"}, {"green-B": "5", "red-B": "3", "green-C": "1"})
    agents = {"red-1": "cairo", **(agents or {})}
    return Mission(agents=agents, cases=cases | {"red-C": "red-1"}, inside=inside).roll(1)


@rule("SC-6.3")
def test_the_game_ends_when_the_secrets_not_yet_home_are_too_few_for_everybody() -> None:
    mission = nine_all()
    assert can_reach_goal(mission.table, 1) and mission.table.phase == "move", "a single one could still make ten"
    mission.home("red-1", "hq_red", "1")
    assert mission.table.phase == "reveal" and not any(can_reach_goal(mission.table, seat) for seat in (0, 1))
    assert mission.reveal().outcome() == Outcome((0, 1), (9, 9), "suitcases.won.shared")


@rule("SC-6.3")
def test_level_in_secrets_the_most_agents_left_win() -> None:
    mission = nine_all({"green-1": "", "green-2": ""}).home("red-1", "hq_red", "1").reveal()
    assert mission.outcome() == Outcome((0,), (9, 9), "suitcases.won.agents")


@rule("SC-6.3")
def test_somebody_who_could_still_win_by_the_public_facts_keeps_the_game_going() -> None:
    cases, inside = spread({"red-A": "5", "green-A": "1"}, {"red-B": "3", "green-B": "5"})
    mission = Mission(agents={"red-1": "cairo"}, cases=cases | {"red-C": "red-1"}, inside=inside).roll(1)
    mission.home("red-1", "hq_red", "bomb").choose(("red-4", "red-5", "red-6", "red-7"))
    assert mission.table.phase == "move", "6 and 8, and 1 and 3 to be found"
    assert can_reach_goal(mission.table, 0) and can_reach_goal(mission.table, 1)


@rule("SC-6.3")
def test_what_is_still_to_be_found_is_worked_out_from_what_was_opened() -> None:
    table = Mission(cases={"red-A": "hq_green"}, inside={"red-A": "bomb"}).table
    assert sorted(missing(table, 0)) == [1, 3, 5] and sorted(missing(table, 1)) == [0, 1, 3, 5]


@rule("SC-6.3", "SC-5.2")
def test_two_own_ones_and_no_foreign_one_left_anywhere_bar_a_player_from_ten() -> None:
    foreign = {"green-A": "5", "green-B": "3", "green-C": "1", "green-D": "bomb"}
    cases, inside = spread({"red-A": "5", "red-B": "1"}, foreign)
    barred = Mission(cases=cases, inside=inside).table
    assert not can_reach_goal(barred, 0) and can_reach_goal(barred, 1)
    del foreign["green-C"]
    cases, inside = spread({"red-A": "5", "red-B": "1"}, foreign)
    assert can_reach_goal(Mission(cases=cases, inside=inside).table, 0), "a foreign 1 opens the door for the own 3"


@rule("SC-6.3")
def test_whoever_is_out_cannot_reach_ten_and_cannot_win_by_count() -> None:
    out = {f"green-{n}": "" for n in range(1, 8)}
    cases = {"green-A": "hq_green", "red-A": "hq_green", "blue-A": "hq_red"}
    inside = {"green-A": "5", "red-A": "3", "blue-A": "1"}
    mission = Mission(3, agents=out, cases=cases, inside=inside, turn=61).roll(0).choose("call").reveal()
    assert mission.outcome() == Outcome((0,), (1, 0, 8), "suitcases.won.secrets")


@rule("SC-6.2", "SC-6.3")
def test_who_is_out_takes_no_part_in_the_count_whatever_they_have_at_home() -> None:
    inside = {
        "red-A": "5", "green-A": "3", "green-B": "5", "red-B": "3", "blue-C": "1", "blue-A": "5", "blue-B": "3",
        "green-C": "1",
    }  # fmt: skip
    homes = {"hq_red": ("red-A", "green-A"), "hq_green": ("green-B", "red-B", "blue-C")}
    cases = dict.fromkeys(inside, "hq_blue") | {case: hq for hq, there in homes.items() for case in there}
    agents = {f"blue-{n}": "" for n in range(1, 8)} | {"red-1": "cairo", "red-2": "", "green-1": ""}
    mission = Mission(3, agents=agents, cases=cases | {"red-C": "red-1"}, inside=inside).roll(1)
    assert [mission.table.secrets(seat) for seat in range(3)] == [8, 9, 9] and not mission.table.is_in(1)
    mission.home("red-1", "hq_red", "1")
    assert mission.table.phase == "reveal" and not any(can_reach_goal(mission.table, seat) for seat in range(3))
    assert mission.reveal().outcome() == Outcome((0, 2), (9, 9, 9), "suitcases.won.shared")


# ---------------------------------------------------------------- SC-6.3: sixty quiet turns


@rule("SC-6.3")
@pytest.mark.parametrize(("turn", "last_home", "may"), [(60, 0, False), (61, 0, True), (90, 30, False), (91, 30, True)])
def test_after_sixty_turns_without_a_homecoming_the_end_may_be_called(turn: int, last_home: int, may: bool) -> None:
    mission = Mission(turn=turn, last_home=last_home).roll(1)
    assert may_call(mission.table) is may and ("call" in mission.offered()) is may
    if not may:
        with refuses("suitcases.illegal.call"):
            mission.choose("call")


@rule("SC-6.3")
def test_sixty_quiet_turns_are_counted_one_by_one() -> None:
    mission = Mission(turn=1)
    for _ in range(60):
        assert "call" not in mission.roll(0).offered()
        mission.end()
    assert "call" in mission.roll(0).offered() and mission.table.turn == 61


@rule("SC-6.3")
def test_a_homecoming_begins_the_count_anew() -> None:
    mission = Mission(agents={"red-1": "cairo"}, cases={"green-A": "red-1"}, turn=61).roll(1)
    mission.home("red-1", "hq_red", "1")
    assert "call" not in mission.offered()


@rule("SC-6.3")
def test_any_player_may_call_it_in_the_own_turn_and_the_most_secrets_at_home_win() -> None:
    cases, inside = spread({"red-A": "1"}, {"red-B": "5"})
    mission = Mission(4, cases=cases, inside=inside, active=3, turn=70, last_home=9).roll(2)
    mission.choose("call")
    assert mission.reveal().outcome() == Outcome((2,), (1, 0, 5, 0), "suitcases.won.secrets")


@rule("SC-6.3")
def test_the_call_with_nothing_at_home_counts_agents_and_shares_among_equals() -> None:
    mission = Mission(3, agents={"red-1": ""}, turn=61).roll(0).choose("call").reveal()
    assert mission.outcome() == Outcome((1, 2), (0, 0, 0), "suitcases.won.shared")
