"""SC-1: the board, what everybody has, and how a game of Suitcases begins."""

from itertools import permutations

import pytest
from citing import rule
from suitcases_situation import Mission, packed, refuses

from games.suitcases import GAME, rules
from games.suitcases.table import CARDS, CONTENTS, Table
from games.suitcases.world import (
    AGENTS,
    CITIES,
    COLOURS,
    DOTTED,
    LETTER_FIELDS,
    MAP,
    across,
    base,
    colours,
    headquarters,
    is_city,
    neighbours,
)
from table.dealers import Local
from table.events import Event, Move, Shown
from table.illegal import Illegal
from table.match import Match, start_event
from table.needs import Choose, Roll, Seal
from table.pocket import Pocket

CORNER = {"red": (0, 0), "blue": (1, 0), "green": (1, 1), "yellow": (0, 1)}


def corner(x: int, y: int) -> tuple[int, int]:
    return int(x > 500), int(y > 350)


def packing(seats: int) -> Mission:
    """The very first moment of a game."""
    mission = Mission(seats)
    mission.table = GAME.start(seats, {})
    return mission


def packed_by_all(seats: int) -> Mission:
    mission = packing(seats)
    for seat in range(seats):
        mission.happen(Event("seal", "contents", seat))
    return mission


def placed_by_all(seats: int) -> Mission:
    mission = packed_by_all(seats)
    for _ in range(seats):
        for city in ("oslo", "tripoli", "ankara", "dublin"):
            mission.choose(city)
    return mission


# ---------------------------------------------------------------- the board


@rule("SC-1.1")
def test_every_corner_has_a_base_its_letter_fields_and_the_headquarters_of_the_colour_across() -> None:
    spots = {city.id: (city.x, city.y) for city in MAP.cities}
    for colour in COLOURS:
        assert corner(*spots[base(colour)]) == CORNER[colour] == corner(*spots[headquarters(across(colour))])
        fields = {f"{colour}-{letter}" for letter in "ABCD"}
        assert {corner(*LETTER_FIELDS[field]) for field in fields} == {CORNER[colour]}
    assert len(LETTER_FIELDS) == 16


@rule("SC-1.1")
def test_a_headquarters_is_reached_along_dotted_lines_only_and_these_lead_nowhere_else() -> None:
    assert not any("hq_" in place for line in MAP.routes for place in line)
    assert all(is_city(city) and hq.startswith("hq_") for city, hq in DOTTED)
    for colour in COLOURS:
        doors = neighbours(headquarters(colour))
        assert len(doors) == 3 and all(is_city(door) for door in doors)


@rule("SC-1.1")
def test_bases_and_headquarters_are_not_cities_and_bases_open_into_cities() -> None:
    assert not any(is_city(place(colour)) for place in (base, headquarters) for colour in COLOURS)
    assert all(is_city(city) for colour in COLOURS for city in neighbours(base(colour)))


@rule("SC-1.1")
def test_the_board_is_the_same_for_every_colour() -> None:
    """A half turn of the board maps every line onto a line: nobody has a shorter way home."""
    spots = {(1000 - place.x, 700 - place.y): place.id for place in MAP.cities}
    turned = {place.id: spots[place.x, place.y] for place in MAP.cities}
    assert all(turned[place(colour)] == place(across(colour)) for place in (base, headquarters) for colour in COLOURS)
    for lines in (MAP.routes, DOTTED):
        assert {frozenset(line) for line in lines} == {frozenset(turned[end] for end in line) for line in lines}


@rule("SC-1.1")
def test_no_city_is_a_dead_end_even_without_bases_and_headquarters() -> None:
    for city in CITIES:
        ways = [place for place in neighbours(city) if is_city(place)]
        assert len(ways) >= 2
        reached, edge = {ways[0]}, [ways[0]]
        while edge:
            new = {n for n in neighbours(edge.pop()) if is_city(n) and n != city} - reached
            reached |= new
            edge += new
        assert len(reached) == len(CITIES) - 1, f"everything can be reached without {city}"


# ---------------------------------------------------------------- what everybody has


@rule("SC-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_agents_on_the_base_four_suitcases_four_contents_seven_cards(seats: int) -> None:
    table: Table = GAME.start(seats, {})
    for seat in range(seats):
        assert table.agents[seat] == (base(table.colour(seat)),) * 7 and AGENTS == 7
        assert len(table.cases[seat]) == 4 and table.hand(seat) == CARDS == (0, 0, 1, 2, 3, 4, 5)
    assert CONTENTS == ("5", "3", "1", "bomb")


# ---------------------------------------------------------------- the contents


@rule("SC-1.3")
def test_everybody_fills_the_four_suitcases_at_the_same_time_and_in_secret() -> None:
    mission = packing(4)
    need = mission.need
    assert isinstance(need, Seal) and need.seats == (0, 1, 2, 3) and need.parts == ("A", "B", "C", "D")
    mission.happen(Event("seal", "contents", 2))
    assert mission.need.seats == (0, 1, 3)
    with refuses("illegal.not_awaited"):
        mission.happen(Event("seal", "contents", 0, ("5", "3", "1", "bomb")))


@rule("SC-1.3")
def test_each_of_the_twenty_four_ways_to_pack_is_offered_and_no_other() -> None:
    assert packing(2).offered() == set(permutations(("5", "3", "1", "bomb")))


@rule("SC-1.3")
def test_nobody_packs_two_bombs_or_none() -> None:
    match = Match(GAME, Local("seed"), start_event(GAME, ("Ann", "Bob"), {}))
    for wrong in (("5", "5", "1", "bomb"), ("5", "3", "1"), ("bomb",) * 4, (5, 3, 1, "bomb")):
        with refuses("illegal.not_possible"):
            match.offer(0, Move(wrong))


@rule("SC-1.3", "SC-3.2")
def test_only_the_owner_knows_what_is_in_a_suitcase() -> None:
    match = Match(GAME, Local("seed"), start_event(GAME, ("Ann", "Bob"), {}))
    match.offer(0, Move(("bomb", "5", "1", "3")))
    assert match.view(0).contents == ("bomb", "5", "1", "3")
    assert match.view(1).contents == () == match.view(None).contents
    assert "bomb" not in str(match.log.events[-1])
    assert match.table.inside == (("",) * 4,) * 2


# ---------------------------------------------------------------- putting them down


@rule("SC-1.4")
def test_the_suitcases_are_put_down_openly_in_seat_order_each_player_all_four() -> None:
    mission, asked = packed_by_all(3), []
    for _ in range(3):
        for city in ("oslo", "rome", "paris", "kiev"):
            assert isinstance(mission.need, Choose)
            asked.append((mission.need.seat, mission.need.name))
            mission.choose(city)
    assert asked[:5] == [
        (0, "place.red-A"), (0, "place.red-B"), (0, "place.red-C"), (0, "place.red-D"), (1, "place.blue-A"),
    ]
    assert mission.lies("red-A", "blue-B", "green-D") == ("oslo", "rome", "kiev")


@rule("SC-1.4")
def test_four_different_cities_but_several_colours_may_lie_together() -> None:
    mission = packed_by_all(2).choose("rome")
    with refuses("suitcases.illegal.same_city"):
        mission.choose("rome")
    assert "rome" not in mission.offered() and len(mission.offered()) == len(CITIES) - 1
    mission.choose("oslo").choose("paris").choose("kiev")
    assert mission.choose("rome").table.cases_at("rome") == ("red-A", "green-A")


@rule("SC-1.4")
@pytest.mark.parametrize("place", ["base_red", "hq_red", "atlantis", "", 7, None])
def test_a_suitcase_is_put_in_a_city_and_nowhere_else(place: str) -> None:
    with refuses("suitcases.illegal.not_a_city"):
        packed_by_all(2).choose(place)


@rule("SC-1.4")
def test_once_the_game_is_on_two_of_a_colour_may_lie_in_one_city() -> None:
    mission = Mission(agents={"red-1": "rome"}, cases={"green-A": "rome", "green-B": "red-1"}).roll(1)
    assert mission.put("red-1").table.cases_at("rome") == ("green-A", "green-B")


# ---------------------------------------------------------------- two and three players


@rule("SC-1.5")
def test_two_players_sit_diagonally_opposite() -> None:
    one, two = colours(2)
    assert across(one) == two


@rule("SC-1.5")
def test_with_three_the_two_who_face_each_other_may_send_a_guest_to_the_unowned_base() -> None:
    mission = placed_by_all(3)
    assert colours(3) == ("red", "blue", "green")
    assert isinstance(mission.need, Choose) and mission.need.seat == 0
    mission.choose(True)
    assert isinstance(mission.need, Choose) and mission.need.seat == 2, "blue, who has the advantage, is not asked"
    mission.choose(False)
    assert mission.table.agents_in("base_yellow") == ("red-7",)
    assert len(mission.table.agents_in("base_green")) == 7 and isinstance(mission.need, Roll)


@rule("SC-1.5")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_two_or_four_nobody_is_asked_for_a_guest(seats: int) -> None:
    assert isinstance(placed_by_all(seats).need, Roll)


@rule("SC-1.5")
def test_a_guest_answers_yes_or_no() -> None:
    mission = placed_by_all(3)
    assert mission.offered() == {True, False}
    for junk in (1, 0, "yes", None):
        with refuses("illegal.not_possible"):
            mission.choose(junk)


@rule("SC-1.5")
def test_the_guest_starts_from_there_and_when_sent_back_returns_to_its_own_base() -> None:
    mission = Mission(3, agents={"red-7": "base_yellow", "blue-1": "lisbon"}).roll(1)
    assert mission.steps("red-7") == {"algiers", "casablanca", "dakar", "lisbon"}
    mission.step("red-7", "lisbon").duel(0, 3)
    assert mission.at("red-7") == ("base_red",)


# ---------------------------------------------------------------- who begins


def thrown(seats: int, *throws: tuple[int, int]) -> Mission:
    mission = placed_by_all(seats)
    for one, two in throws:
        mission.roll(one, two)
    return mission


@rule("SC-1.6")
def test_everybody_rolls_both_dice_and_the_highest_begins() -> None:
    mission = thrown(4, (1, 1), (3, 2), (0, 3), (2, 2))
    assert mission.table.active == 1 and mission.need == Roll("dice.1", (rules.DIE, rules.DIE), by=1)


@rule("SC-1.6")
def test_those_who_tie_for_the_highest_roll_again_and_only_they() -> None:
    mission = thrown(4, (3, 2), (1, 1), (2, 3), (1, 2))
    assert mission.need == Roll("start.2.0", (rules.DIE, rules.DIE), by=0)
    mission.roll(0, 1)
    assert mission.need == Roll("start.2.2", (rules.DIE, rules.DIE), by=2)
    assert mission.roll(1, 0).need.name == "start.3.0", "level again: once more"
    assert mission.roll(0, 0).roll(3, 3).table.active == 2


@rule("SC-1.6")
def test_play_goes_clockwise() -> None:
    mission, order = Mission(4, active=2), []
    for _ in range(5):
        order.append(mission.table.active)
        mission.roll(0).end()
    assert order == [2, 3, 0, 1, 2]


def test_a_pocket_tells_its_owner_what_was_packed() -> None:
    view = GAME.see(Mission().table, packed(1, "1", "bomb", "3", "5"))
    assert view.contents == ("1", "bomb", "3", "5") and GAME.see(Mission().table, Pocket(0)).contents == ()


def test_facts_cannot_ride_along() -> None:
    mission = Mission().roll(1)
    with pytest.raises(Illegal):
        mission.happen(Event("choose", mission.need.name, 0, "end", (Shown("deck", 0, "card"),)))
