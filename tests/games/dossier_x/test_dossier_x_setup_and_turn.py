"""DX-1 and DX-2: the board, the capitals, the notebook; moving, bidding and killing."""

from itertools import permutations

import pytest
from citing import rule
from dossier_x_situation import Mission
from umpire import refuses

from games.dossier_x import GAME, challenge, rules
from games.dossier_x.table import Table
from games.dossier_x.world import AGENTS, CAPITALS, HOMES, MAP
from table.dealers import Local
from table.events import Event, Move
from table.illegal import Cheat
from table.match import Match, start_event
from table.needs import Stake


def new_match(seats: int = 4, **options: object) -> Match:
    return Match(GAME, Local("dx"), start_event(GAME, ("Ann", "Bob", "Cem", "Dot")[:seats], options))  # type: ignore


def settled(seats: int = 4, **options: object) -> Match:
    """Everybody has taken the first capital that is free."""
    match = new_match(seats, **options)
    while match.table.phase == "capitals":
        seat = match.needs[0].seats[0]
        match.offer(seat, match.moves(seat)[0])
    return match


def reach(start: str) -> dict[str, int]:
    """Steps from a city to every other."""
    far, edge = {start: 0}, [start]
    for city in edge:
        for other in MAP.near[city]:
            if other not in far:
                far[other] = far[city] + 1
                edge.append(other)
    return far


@rule("DX-1.1")
def test_tangier_lies_in_the_middle_and_every_capital_is_as_far_from_it_as_the_others() -> None:
    places = {city.id: (city.x, city.y) for city in MAP.cities}
    assert len(places) == len(MAP.cities) and set(reach("tangier")) == set(places)
    assert places["tangier"] == (500, 350)
    assert [places[capital] for capital in CAPITALS] == [(70, 60), (930, 60), (930, 640), (70, 640)]
    assert len({reach(capital)["tangier"] for capital in CAPITALS}) == 1
    assert {"washington", "montreal"} <= set(MAP.near["chicago"]) and "washington" not in MAP.near["montreal"]


@rule("DX-1.1")
def test_no_city_cuts_the_board_in_two_when_it_is_left_out() -> None:
    for gone in MAP.near:
        start = next(city for city in MAP.near if city != gone)
        seen, edge = {start}, [start]
        for city in edge:
            new = [other for other in MAP.near[city] if other not in seen and other != gone]
            seen |= set(new)
            edge += new
        assert len(seen) == len(MAP.cities) - 1


@rule("DX-1.2", "DX-1.3")
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_eight_agents_start_at_home_and_the_dossier_in_tangier(seats: int) -> None:
    table: Table = settled(seats).table
    assert {agent: table.place_of(agent) for agent in AGENTS} == {
        "pym": "london", "foxe": "london", "ivanov": "moscow", "mazarova": "moscow", "mccarthy": "washington",
        "lush": "washington", "ho_chen": "peking", "ming": "peking",
    } == HOMES  # fmt: skip
    assert table.dossier == "tangier"


@rule("DX-1.4")
def test_everybody_takes_a_capital_of_their_own() -> None:
    match = new_match(3)
    match.offer(0, Move("peking"))
    assert [move.value for move in match.moves(1)] == ["london", "moscow", "washington"]
    with refuses("dossier_x.illegal.capital"):
        match.offer(1, Move("peking"))
    match.offer(1, Move("washington"))
    match.offer(2, Move("london"))
    assert match.table.capitals == ("peking", "washington", "london")


@rule("DX-1.4")
@pytest.mark.parametrize(("first", "other"), [("london", "peking"), ("moscow", "washington"), ("peking", "london")])
def test_two_players_sit_in_opposite_corners(first: str, other: str) -> None:
    match = new_match(2)
    match.offer(0, Move(first))
    assert match.table.capitals == (first, other)


@rule("DX-1.4")
def test_whoever_has_no_choice_of_capital_is_not_asked() -> None:
    match = new_match(4)
    for seat, capital in enumerate(("moscow", "london", "peking")):
        match.offer(seat, Move(capital))
    assert match.table.capitals[3] == "washington" and match.table.phase == "turn"


@rule("DX-1.5")
def test_a_notebook_starts_with_ten_thousand_and_nothing_on_anybody() -> None:
    view = settled().view(2)
    assert view.purse.left == 10_000 and not any(view.purse.amount(agent) for agent in AGENTS)


@rule("DX-1.5")
@pytest.mark.parametrize("amount", [50, 150, 0, -100, 10_100, True])
def test_amounts_are_whole_hundreds_out_of_ten_thousand(amount: int) -> None:
    match = settled()
    match.offer(0, next(move for move in match.moves(0) if move.value == "bid"))
    with refuses("illegal.purse" if amount == 10_100 else "illegal.stake"):
        match.offer(0, Move((("pym", amount),)))


@rule("DX-1.6")
@pytest.mark.parametrize("capitals", list(permutations(CAPITALS, 3))[::3])
def test_london_starts_or_the_next_taken_capital_and_play_goes_clockwise(capitals: tuple[str, ...]) -> None:
    match = new_match(3)
    for seat, capital in enumerate(capitals):
        match.offer(seat, Move(capital))
    clockwise = [capitals.index(capital) for capital in CAPITALS if capital in capitals]
    played = []
    for _ in range(6):
        played.append(match.table.active)
        match.offer(match.table.active, next(m for m in match.moves(match.table.active) if m.value[0] == "move"))
        while match.table.phase == "challenge":
            match.offer(match.table.queue[0], Move(challenge.PASS))
    assert played == clockwise * 2


@rule("DX-2.1")
def test_any_living_agent_of_any_colour_moves_along_one_route() -> None:
    mission = Mission(at={"ming": ""})
    offered = {value[1:3] for value in mission.values(0) if value[0] == "move"}
    assert offered == {
        (agent, city) for agent in AGENTS if agent != "ming" for city in MAP.near[HOMES[agent]]
    }
    with refuses("dossier_x.illegal.dead"):
        mission.move("ming", "delhi")
    with refuses("dossier_x.illegal.no_route"):
        mission.move("pym", "moscow")
    assert mission.move("ivanov", "baku").table.place_of("ivanov") == "baku"


@rule("DX-2.1")
def test_a_city_holds_any_number_of_agents() -> None:
    mission = Mission(at=dict.fromkeys(AGENTS, "tangier") | {"pym": "madrid"})
    assert len(mission.move("pym", "tangier").table.in_city("tangier")) == 8


@rule("DX-2.1")
def test_the_mover_chooses_whether_the_agent_takes_the_dossier_along() -> None:
    at = {"pym": "tangier", "foxe": "tangier"}
    assert {value[3] for value in Mission(at=at).values(0) if value[:3] == ("move", "pym", "madrid")} == {True, False}
    assert Mission(at=at).move("pym", "madrid", carry=True).table.dossier == "madrid"
    left = Mission(at=at).move("pym", "madrid")
    assert left.table.dossier == "tangier"
    with refuses("dossier_x.illegal.no_dossier"):
        Mission(at=at).move("ivanov", "baku", carry=True)


@rule("DX-2.1")
def test_a_dossier_that_lies_in_a_city_is_in_nobodys_keeping() -> None:
    mission = Mission(at={"pym": "lisbon", "foxe": "madrid"})
    mission.move("pym", "tangier").nobody_challenges()
    mission.move("foxe", "tangier").nobody_challenges()
    assert mission.move("foxe", "dakar", carry=True).table.dossier == "dakar"


@rule("DX-2.2")
def test_a_bid_tells_the_others_only_that_it_was_made() -> None:
    match = settled(2)
    match.offer(0, next(move for move in match.moves(0) if move.value == "bid"))
    need = match.needs[0]
    assert isinstance(need, Stake) and need.seats == (0,)
    event = match.offer(0, Move((("ivanov", 1200),)))
    assert event.value is None and not event.facts
    assert match.view(1).purse.left == 10_000 and "1200" not in repr(match.view(1))
    assert match.view(0).purse.amount("ivanov") == 1200


@rule("DX-2.2")
def test_the_example_of_the_rulebook_twelve_hundred_on_ivanov_is_raised_to_twenty_seven_hundred() -> None:
    mission = Mission(seats=2)
    mission.bid("ivanov", 1200).bid("pym", 100)
    assert mission.amount(0, "ivanov") == 1200
    mission.bid("ivanov", 1500)
    purse = rules.see(mission.table, mission.pockets[0]).purse
    assert purse is not None and purse.amount("ivanov") == 2700 and purse.left == 7300
    assert purse.stakes == ((("ivanov", 1200),), (("ivanov", 1500),))


@rule("DX-2.2")
def test_one_bid_is_on_one_living_agent_only() -> None:
    mission = Mission(at={"ming": ""})
    mission.will_bid()
    need = mission.need
    assert isinstance(need, Stake)
    assert "ming" not in need.accounts and len(need.accounts) == 7
    assert (need.least, need.unit, need.several) == (100, 100, False)
    match = settled()
    match.offer(0, next(move for move in match.moves(0) if move.value == "bid"))
    with refuses("illegal.stake"):
        match.offer(0, Move((("ivanov", 100), ("pym", 100))))
    with refuses("illegal.stake"):
        match.offer(0, Move(()))


@rule("DX-2.2")
def test_who_has_spent_the_whole_capital_can_only_move_and_kill() -> None:
    mission = Mission({0: {"ivanov": 10_000}})
    assert {value[0] for value in mission.values(0)} == {"move", "kill"}
    with pytest.raises(Cheat, match=r"cheat\.claim"):
        mission.bid("ivanov", 100)


@rule("DX-2.2")
def test_money_that_was_bid_never_comes_back_to_the_capital() -> None:
    mission = Mission({0: {"pym": 1000}}, seats=2)
    mission.kill("pym", "foxe").nobody_challenges()
    mission.tell_all()
    purse = rules.see(mission.table, mission.pockets[0]).purse
    assert purse is not None and purse.left == 9000 and purse.amount("pym") == 0


@rule("DX-2.3")
def test_a_kill_needs_a_thousand_on_the_killer_and_a_victim_in_the_same_city() -> None:
    mission = Mission({0: {"pym": 1000, "foxe": 900, "ivanov": 1000}}, at={"ming": "london"})
    assert {value[1:] for value in mission.values(0) if value[0] == "kill"} == {
        ("pym", "foxe"), ("pym", "ming"), ("ivanov", "mazarova"),
    }  # fmt: skip
    with pytest.raises(Cheat, match=r"cheat\.claim"):
        mission.kill("foxe", "pym")
    with refuses("dossier_x.illegal.victim"):
        mission.kill("pym", "ivanov")
    with refuses("dossier_x.illegal.victim"):
        mission.kill("pym", "pym")
    with refuses("dossier_x.illegal.licence"):
        mission.choose(0, ("kill", "pym", "foxe"))


@rule("DX-2.3")
def test_a_kill_takes_the_victim_off_costs_a_thousand_and_leaves_the_dossier() -> None:
    mission = Mission({0: {"pym": 1700}}, at={"pym": "tangier", "ivanov": "tangier"})
    mission.kill("pym", "ivanov")
    assert not mission.table.is_alive("ivanov") and mission.table.is_alive("pym")
    assert mission.amount(0, "pym") == 700 and mission.table.dossier == "tangier"
    with refuses("dossier_x.illegal.dead"):
        mission.nobody_challenges().tell_all()
        mission.move("ivanov", "madrid")


@rule("DX-2.4")
def test_a_player_may_not_pass_and_there_is_always_a_legal_move() -> None:
    alone = Mission({0: {"pym": 10_000}}, at=dict.fromkeys(AGENTS, "") | {"pym": "london"})
    assert len(alone.moves(0)) == len(MAP.near["london"])
    for value in ("pass", None, (), ("pass",)):
        with refuses("illegal.not_possible"):
            alone.choose(0, value)
    assert "pass" not in alone.values(0)


@rule("DX-6.1")
def test_with_an_opening_bid_everybody_may_bid_once_before_the_first_turn() -> None:
    match = settled(3, opening_bid=True)
    need = match.needs[0]
    assert isinstance(need, Stake) and set(need.seats) == {0, 1, 2} and need.least == 0 and not need.several
    match.offer(2, Move((("ming", 500),)))
    match.offer(0, Move(()))
    with refuses("illegal.not_your_turn"):
        match.offer(2, Move((("ming", 500),)))
    match.offer(1, Move((("pym", 10_000),)))
    assert match.table.phase == "turn" and match.table.turn == 1
    assert match.view(2).purse.amount("ming") == 500 and match.view(1).purse.left == 0


@rule("DX-6.1")
def test_without_the_option_the_first_turn_comes_at_once() -> None:
    assert settled(3).table.phase == "turn"


@rule("DX-6.2")
def test_after_the_last_turn_of_a_limit_the_game_is_drawn_and_the_notebooks_are_opened() -> None:
    mission = Mission({1: {"pym": 300}}, turn_limit=6, missing=(False, True, False, False))
    mission.move("pym", "paris").nobody_challenges()
    assert mission.table.phase == "open", "the missed turn was the sixth"
    mission.open_all()
    assert mission.outcome.winners == () and mission.outcome.reason == "dossier_x.won.nobody"
    assert mission.table.books == (None, ((("pym", 300),),), None, None)


@rule("DX-6.2")
def test_a_win_in_the_last_turn_is_a_win() -> None:
    mission = Mission(at={"pym": "paris"}, dossier="paris", turn_limit=5)
    mission.move("pym", "london", carry=True).nobody_challenges()
    assert mission.outcome.winners == (0,)


def test_an_event_of_the_wrong_shape_is_refused() -> None:
    mission = Mission()
    for value in (("move",), ("move", "pym", "paris"), ("move", "pym", "paris", 0), ("kill", "pym"), ("bid",), 7):
        with refuses("illegal.not_possible"):
            mission.choose(0, value)
    with refuses("illegal.not_awaited"):
        mission.table = GAME.play(mission.table, Event("choose", "turn.4", 0, "bid"))
