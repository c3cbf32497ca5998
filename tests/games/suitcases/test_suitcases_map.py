"""What a player sees on the map of Suitcases."""

from dataclasses import replace
from itertools import combinations

from shown_map import by_id, do_touch, maps_to_show, words

from games.suitcases import board
from games.suitcases.world import colours

SHOWN = next(shown for shown in maps_to_show() if shown.game == "suitcases")
START, LATER = SHOWN.start, SHOWN.later


def test_all_agents_and_suitcases_are_seen_at_the_start_and_later() -> None:
    for table in (START, LATER):
        agents = board._agent_spots(table.seats, table.agents)
        assert len(agents) == 28
        assert not [pair for pair in combinations(agents.values(), 2) if do_touch(*pair)]
        assert len(board._case_spots(table.seats, table.cases, table.agents)) == 16


def test_suitcases_show_whether_they_lie_are_carried_or_are_home() -> None:
    root = SHOWN.drawn(LATER)
    kinds = {letter: by_id(root, f"sc-case-red-{letter}-piece").get("class") for letter in "ABCD"}
    assert kinds == {"A": "thing lying", "B": "thing lying", "C": "thing carried", "D": "thing home"}


def test_what_came_out_of_a_suitcase_lies_open_on_its_letter_field() -> None:
    text = board.pieces(LATER, [], words)
    assert text.count("#sc-mini-5") == text.count("#sc-mini-bomb") == text.count("#sc-mini-3") == 1
    assert text.count("#sc-mini-back") == 13


def test_two_players_have_fourteen_agents_on_the_board() -> None:
    two = replace(
        START,
        seats=2,
        agents=tuple((f"base_{colour}",) * 7 for colour in colours(2)),
        cases=(("",) * 4,) * 2,
        inside=(("",) * 4,) * 2,
    )
    assert sum(element.get("class") == "piece" for element in SHOWN.drawn(two).iter()) == 14
