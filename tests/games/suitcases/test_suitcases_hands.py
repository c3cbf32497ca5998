"""Moves built by hand, the log in words, and what lies around the board and on the private page."""

import re
from random import Random

import pytest
from suitcases_situation import Mission, packed

from games.contract.picks import Draft, Sketch
from games.suitcases import GAME, around, private, rules
from games.suitcases.picks import sketch
from games.suitcases.say import say
from games.suitcases.stats import all_duels, stats
from screen.app.words import LANGUAGES, Words
from soak.playout import begin, decisions, playout
from table.events import Event
from table.match import Match
from table.needs import Choose, Open, Seal
from table.pocket import Pocket

NAMES = ("Ann", "Bob", "Cem", "Dot")
words = Words("en")


def drafted(mission: Mission, *draft: str, seat: int | None = None) -> Sketch:
    view = GAME.see(mission.table, None if seat is None else Pocket(seat))
    return sketch(view, mission.need, draft, words, NAMES)


def taps(match: Match, seat: int, need: Choose | Seal, draft: Draft = ()) -> Sketch:
    view = match.view(seat if isinstance(need, Seal) else None)
    return sketch(view, need, draft, words, match.names)


def all_built(match: Match, seat: int, need: Choose | Seal) -> set[object]:
    """Every move that one, two or three taps can make."""
    made: set[object] = set()
    for first in taps(match, seat, need).picks:
        one = taps(match, seat, need, (first.key,))
        sketches = [one]
        if first.key.startswith("agent:"):
            sketches += [taps(match, seat, need, (first.key, pick.key)) for pick in one.picks]
        made |= {each.move for each in sketches if not each.before}
    return made - {None}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_can_be_tapped_together_and_nothing_else_can(seats: int) -> None:
    match, rng, looked = begin(GAME, seats, {}, "taps"), Random(seats), set()
    for seat, need, move in decisions(match, rng):
        phase = match.table.phase
        assert taps(match, seat, need).hint
        if phase == "contents":
            mine = [f"{match.table.colour(seat)}-{letter}" for letter in "ABCD"]
            keys = tuple(f"fill:{case}:{one}" for case, one in zip(mine, move.value, strict=True))  # type: ignore
            assert taps(match, seat, need, keys[:3]).move == move == taps(match, seat, need, keys).move
        elif phase == "bomb":
            keys = tuple(f"lose:{agent}" for agent in move.value)  # type: ignore[union-attr]
            assert taps(match, seat, need, keys[::-1]).move == move
        elif phase not in looked or rng.random() < 0.1:
            assert all_built(match, seat, need) == set(match.moves(seat, need.name))
        looked.add(phase)
    assert {"contents", "place", "move", "duel"} <= looked


def test_an_agent_is_tapped_then_its_way_and_the_one_that_walked_stays_in_hand() -> None:
    mission = Mission(agents={"red-1": "vienna"}, cases={"green-A": "rome"}).roll(3)
    assert drafted(mission).move is None
    lit = {pick.at for pick in drafted(mission, "agent:red-1").picks}
    assert {"agent:red-1", "agent:red-2", "city:rome", "city:prague"} <= lit and "city:khartoum" not in lit
    step = drafted(mission, "agent:red-1", "city:rome")
    assert step.move is not None and step.move.value == ("step", "red-1", "rome") and step.at_once
    assert step.table.place_of("red-1") == "rome" and mission.at("red-1") == ("vienna",), "a look ahead, no more"
    mission.step("red-1", "rome")
    taken = drafted(mission, "case:green-A")
    assert taken.move is not None and taken.move.value == ("take", "red-1", "green-A")
    mission.take("red-1", "green-A")
    put = drafted(mission, "put:green-A")
    assert put.move is not None and put.move.value == ("put", "red-1")
    assert next(pick.at for pick in put.picks if pick.key == "put:green-A") == "case:green-A"
    other = drafted(mission, "city:tunis", "agent:red-2", "city:london")
    assert other.move is not None and other.move.value == ("step", "red-2", "london"), "minds may be changed"


def test_a_far_city_is_one_tap_with_its_cost_and_the_way_stops_before_foes() -> None:
    mission = Mission(agents={"red-1": "vienna", "green-1": "rome"}).roll(2)
    picks = {pick.key: pick for pick in drafted(mission, "agent:red-1").picks}
    far = {key: pick.cost for key, pick in picks.items() if pick.cost}
    assert far["city:rome"] == far["city:prague"] == 1 and far["city:madrid"] == 2
    assert "city:tunis" not in far, "the only short way leads through a foe"
    assert picks["city:madrid"].label == "Go: Madrid – 2 steps"
    walk = drafted(mission, "agent:red-1", "city:madrid")
    steps = [move.value for _, move in walk.before] + [walk.move.value]  # type: ignore[union-attr]
    assert steps == [("step", "red-1", "geneva"), ("step", "red-1", "madrid")] and walk.at_once
    assert walk.table.place_of("red-1") == "madrid" and walk.table.points == 0
    for seat, move in walk.before:
        mission.table = GAME.play(mission.table, Event("choose", GAME.waiting(mission.table)[0].name, seat, move.value))
    assert walk.move in GAME.moves(GAME.see(mission.table, None), GAME.waiting(mission.table)[0])


def test_what_cannot_be_taken_back_must_be_confirmed() -> None:
    agents = {"red-1": "cairo", "green-1": "tunis"}
    mission = Mission(agents=agents, cases={"red-A": "red-1"}, turn=80).roll(3)
    for key in ("city:hq_red", "city:tunis", "call"):
        made = drafted(mission, "agent:red-1", key)
        assert made.move is not None and not made.at_once and made.summary
    assert next(pick.at for pick in drafted(mission).picks if pick.key == "call"), "not even by a single tap"
    assert drafted(mission, "end").at_once


def test_hints_say_how_many_steps_are_left_and_for_whom() -> None:
    mission = Mission(agents={"red-1": "vienna", "green-1": "rome"}).roll(2)
    assert drafted(mission).hint.startswith("2 steps")
    mission.step("red-1", "rome").duel(4, 2)
    assert drafted(mission).hint == "Agent 1 has 1 bonus step; 1 step left for everybody."
    crowd = Mission(agents={"red-1": "vienna", "red-2": "vienna", "red-3": "rome"}).roll(2).step("red-3", "vienna")
    assert drafted(crowd).hint.startswith("Vienna: too many")
    assert drafted(Mission().roll(0)).hint.startswith("No steps left")


def test_contents_move_when_packed_twice() -> None:
    mission = Mission()
    mission.table = GAME.start(2, {})
    made = drafted(mission, "fill:green-A:bomb", "fill:green-B:bomb", "fill:green-A:5", seat=1)
    assert {pick.key for pick in made.picks if pick.chosen} == {"fill:green-A:5", "fill:green-B:bomb"}
    assert made.move is None
    assert made.hint == "Tap the suitcase for this: 3 secrets."
    assert [pick.key for pick in made.picks if not pick.chosen] == ["fill:green-C:3", "fill:green-D:3"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_told_in_every_language(seats: int, language: str) -> None:
    match, spoken = playout(GAME, seats, {}, f"told {seats}"), Words(language)
    told = [
        line
        for before, event, after in zip(match.tables, match.log.events[1:], match.tables[1:], strict=False)
        for line in say(before, event, after, spoken, match.names)
    ]
    assert len(told) > 60 and all(line[0] == line[0].upper() for line in told)
    assert not [line for line in told if re.search(r"suitcases\.\w|[{}|]", line)]


def test_a_duel_is_told_with_its_cards_its_loser_and_what_stays_behind() -> None:
    mission = Mission(agents={"red-1": "vienna", "green-1": "rome"}, cases={"red-B": "green-1"}).roll(1)
    told = tell(mission, lambda: mission.step("red-1", "rome"))
    assert told == ["Ann’s agent 1: Vienna → Rome.", "Ann’s agent 1 attacks. Duel: Rome."]
    assert tell(mission, lambda: mission.duel(4, 2)) == [
        "Rome: Ann plays 4, Bob plays 2.", "Ann’s agent 1 wins, Bob’s agent 1 is out of the game.",
        "Red suitcase B stays behind: Rome.",
    ]


def tell(mission: Mission, act) -> list[str]:  # type: ignore[no-untyped-def]
    """Everything said about what happens meanwhile."""
    told: list[str] = []
    happen = mission.happen

    def listen(event):  # type: ignore[no-untyped-def]
        before = mission.table
        happen(event)
        told.extend(say(before, event, mission.table, words, NAMES))
        return mission

    mission.happen = listen  # type: ignore[method-assign]
    act()
    mission.happen = happen  # type: ignore[method-assign]
    return told


def test_the_private_page_shows_the_own_contents_and_the_cards_left() -> None:
    view = GAME.see(Mission(cards={1: (0, 0, 4)}).table, packed(1, "1", "bomb", "3", "5"))
    contents, cards = private.shelves(view, words, NAMES)
    assert [(thing.title, thing.text) for thing in contents.things][:2] == [
        ("Green suitcase A", "1 secret"), ("Green suitcase B", "a bomb"),
    ]
    assert [thing.key for thing in cards.things] == ["card:0", "card:4"]
    assert [page.key for page in private.pages(view.table, words)] == ["red", "green"]


def test_only_packing_and_choosing_a_card_are_private() -> None:
    mission = Mission(agents={"red-1": "vienna", "green-1": "rome"}).roll(1)
    assert not private.is_private(mission.need, mission.table)
    mission.step("red-1", "rome")
    assert private.is_private(mission.need, mission.table)
    hand = private.hand(GAME.see(mission.table, Pocket(1)), words)
    assert [thing.key for thing in hand] == [f"card:{n}" for n in range(6)]
    assert {thing.key for thing in hand} == {pick.key for pick in drafted(mission, seat=1).picks}
    start = GAME.start(2, {})
    assert private.is_private(rules.waiting(start)[0], start)


def test_a_breath_before_cards_are_shown_and_suitcases_opened() -> None:
    mission = Mission(agents={"red-1": "vienna", "green-1": "rome"}).roll(1).step("red-1", "rome")
    assert around.curtain(mission.need, mission.table) == ""
    home = Mission(agents={"red-1": "cairo"}, cases={"green-A": "red-1"}).roll(1).step("red-1", "hq_red")
    assert isinstance(home.need, Open) and around.curtain(home.need, home.table) == "suitcases.curtain.home"
    end = Mission(turn=61).roll(0).choose("call")
    assert around.curtain(end.need, end.table) == "suitcases.curtain.reveal"
    assert around.curtain(end.opens("5").need, end.table) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_scores_standings_the_reveal_and_statistics_of_a_finished_game(language: str) -> None:
    match, spoken = playout(GAME, 4, {}, "figures"), Words(language)
    table = match.table
    assert [score.key for score in around.scores(table, spoken)] and all(
        around.status(table, seat, spoken) and around.standing(table, seat, spoken) for seat in range(4)
    )
    grid = around.reveal(table, spoken, match.names)
    assert len(grid.rows) == 16 and all(cell.text for row in grid.rows for cell in row.cells)
    figures = stats(match.log.events, match.tables, spoken, match.names)
    assert len(figures) == 5
    assert sum(bar.n for bar in figures[-1].bars) == table.turn  # type: ignore[union-attr]
    shown = [event for event in match.log.events if event.kind == "open" and event.name.startswith("duel.")]
    assert len(all_duels(match.tables)) >= len(shown) // 2 > 0
