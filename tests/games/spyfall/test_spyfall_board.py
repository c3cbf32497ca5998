"""What everybody sees of Spyfall: the table, the people, the poster, the log; and nothing that is secret."""

import re
from dataclasses import replace
from itertools import combinations
from random import Random
from xml.etree import ElementTree

import pytest
from spyfall_evening import NAMES, Evening

from games.contract.picks import Pick
from games.spyfall import GAME, around, board, picks, private, say, stats
from games.spyfall.art.table import HEAD, spot
from games.spyfall.places.poster import PLACES
from games.spyfall.table import SPY
from screen.app.words import LANGUAGES, Words
from soak.playout import begin, decisions, playout
from table.needs import Choose, Clock, Seal

WORDS = Words("en")


def drawn(evening: Evening, *lit: Pick) -> ElementTree.Element:
    return ElementTree.fromstring(board.pieces(evening.table, lit, WORDS, NAMES))


def test_nobody_sits_on_anybodys_lap() -> None:
    for seats in GAME.seats:
        for one, other in combinations(range(seats), 2):
            (x1, y1), (x2, y2) = spot(one, seats), spot(other, seats)
            assert (x1 - x2) ** 2 + (y1 - y2) ** 2 > (2 * HEAD + 8) ** 2


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_board_is_well_formed_for_every_number_of_players(seats: int) -> None:
    root = drawn(Evening(seats).start())
    assert [one.get("id") for one in root.iter() if (one.get("id") or "").startswith("spy-seat")] == [
        f"spy-seat-{n}" for n in range(seats)
    ]
    ElementTree.fromstring(board.ground(WORDS))
    ElementTree.fromstring(board.symbols())


def test_every_drawing_copies_only_what_is_there() -> None:
    there = set(re.findall(r'id="([^"]+)"', board.symbols()))
    texts = [
        board.spy_card(),
        board.place_card("zoo"),
        board.round_table("8"),
        board.ground(WORDS),
        board.pictogram("own:x"),
    ]
    texts += [board.pictogram(place) for place in PLACES] + [board.person(str(seat)) for seat in range(8)]
    texts += [
        board.pieces(evening.table, (), WORDS, NAMES)
        for evening in (Evening(8).start().ask(3), Evening().start().accuse(0, 2))
    ]
    for text in texts:
        assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text)) <= {(one, "") for one in there} | {
            ("", one) for one in there
        }


def test_who_may_be_chosen_is_a_button_with_its_words() -> None:
    evening = Evening().start()
    sketch = picks.sketch(evening.match.view(None), evening.match.needs[0], (), WORDS, NAMES)
    buttons = [one for one in drawn(evening, *sketch.picks).iter() if one.get("role") == "button"]
    assert [one.get("data-with") for one in buttons] == ["ask:1", "ask:2", "ask:3"]
    assert buttons[0].get("aria-label") == "Question to Bob"


def test_names_are_escaped_and_long_ones_shortened() -> None:
    text = board.pieces(Evening().table, (), WORDS, ("<b>&", "Maximilian der Große", "C", "D"))
    ElementTree.fromstring(text)
    assert "&lt;b&gt;&amp;" in text and "Maximilian …" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_and_shown_at_every_moment_of_a_game(language: str) -> None:
    words = Words(language)
    for seats, options in ((3, {}), (8, {"roles": False}), (5, {"tracking": False, "rounds": 2})):
        match = begin(GAME, seats, options, f"say {language}")
        for _ in decisions(match, Random(seats)):
            names = NAMES[:seats]
            before, event, table = match.tables[-2], match.log.events[-1], match.table
            assert all(say.say(before, event, table, words, names))
            for need in match.needs:
                if isinstance(need, Choose | Seal | Clock):
                    picks.sketch(
                        match.view(None if not isinstance(need, Seal) else need.seats[0]), need, (), words, names
                    )
            around.beside(table, words, names)
            board.pieces(table, (), words, names)
            for seat in range(seats):
                assert isinstance(around.status(table, seat, words), str)
                private.shelves(match.view(seat), words, names)
                private.acts(match.view(seat), words)
        assert around.reveal(match.table, words, names).rows
        assert stats.stats(match.log.events, match.tables, words, names)
        assert all(around.standing(match.table, seat, words) for seat in range(seats))


def test_only_the_spy_finds_the_way_to_reveal_and_only_while_the_clock_runs() -> None:
    evening = Evening()
    assert not any(private.acts(evening.match.view(seat), WORDS) for seat in range(4))
    evening.start()
    assert [bool(private.acts(evening.match.view(seat), WORDS)) for seat in range(4)] == [False, True, False, False]
    evening.accuse(0, 2)
    assert not any(private.acts(evening.match.view(seat), WORDS) for seat in range(4))


def test_what_is_public_does_not_depend_on_who_is_the_spy() -> None:
    """Two evenings, two spies, the same talk: board, log, poster and hints are the same to the letter."""
    worlds = []
    for spy in (1, 2):
        evening = Evening(spies=(spy,)).start().ask(2, 3).accuse(3, 0, left=99)
        match = evening.match
        told = [
            say.say(match.tables[n - 1], match.log.events[n], match.tables[n], WORDS, NAMES)
            for n in range(1, len(match.log))
        ]
        worlds.append((told, board.pieces(evening.table, (), WORDS, NAMES), around.beside(evening.table, WORDS, NAMES)))
    assert worlds[0] == worlds[1]


def test_a_taped_move_is_a_move_the_rules_offer() -> None:
    """Whatever can be tapped together is legal, and everything that is offered can be tapped together."""
    match = begin(GAME, 4, {"rounds": 2}, "taps")
    names = NAMES[:4]
    for seat, need, move in decisions(match, Random(7)):
        if move.value == ("reveal",):
            assert [act.move for act in private.acts(match.view(seat), WORDS)] == [move]
            continue
        secret = isinstance(need, Seal)
        made = tapped(match, seat if secret else None, need, names)
        assert move.value in {one.value for one in made}
        if secret:
            assert {one.value for one in made} == {one.value for one in match.moves(seat, need.name)}


def tapped(match, seat, need, names):
    """Every move that can be tapped together from here."""
    found, drafts = [], [()]
    while drafts:
        draft = drafts.pop()
        sketch = picks.sketch(match.view(seat), need, draft, WORDS, names)
        if sketch.move:
            found.append(sketch.move)
        if len(draft) < 3:
            drafts += [(*draft, pick.key) for pick in sketch.picks if not pick.chosen and (not sketch.move)]
    return found


def test_the_poster_marks_the_places_that_were_played() -> None:
    evening = Evening(spies=(1, 2)).start().reveal(1).choose(1, "zoo")
    told = {thing.key: thing.text for thing in around.poster(evening.table, WORDS).things if thing.text}
    assert told == {"crusade": "here we were"}
    evening.next_round()
    assert {thing.key: thing.text for thing in around.poster(evening.table, WORDS).things if thing.text} == {
        "crusade": "played"
    }


def test_after_a_round_the_reveal_shows_place_roles_spy_votes_and_questions() -> None:
    evening = (
        Evening().start().ask(2, 3).accuse(0, 3).vote(bob=False, cem=True).clock().suspect(1, 0, 1, 1).final(1, 0, 1, 1)
    )
    grid, asked = around.round_figures(evening.table.past[0], 1, WORDS, NAMES)
    assert grid.title == "Round 1: Crusade"
    assert grid.columns == ("Role", "Points", "Ann against Dot", "Suspected", "Final vote")
    assert [cell.text for cell in grid.rows[1].cells] == ["spy", "0", "no", "Ann", "Ann"]
    assert [cell.text for cell in grid.rows[0].cells] == ["knight", "1", "yes", "Bob", "Bob"]
    assert [row[1] for row in asked.rows] == ["Ann → Cem", "Cem → Dot"]


def test_the_numbers_of_a_finished_game_add_up() -> None:
    match = playout(GAME, 5, {}, "numbers")
    figures = stats.stats(match.log.events, match.tables, WORDS, NAMES[:5])
    lines = next(one for one in figures if hasattr(one, "lines")).lines
    assert tuple(line.points[-1] for line in lines) == match.table.scores
    assert all(len(line.points) == 6 for line in lines)


def test_a_spy_on_the_board_is_shown_only_once_everybody_knows() -> None:
    evening = Evening().start()
    assert "spy-person-spy" not in board.pieces(evening.table, (), WORDS, NAMES)
    evening.reveal(1)
    assert board.pieces(evening.table, (), WORDS, NAMES).count("spy-person-spy") == 1
    assert replace(evening.table, cards=("", SPY, "", "")).cards.index(SPY) == 1
