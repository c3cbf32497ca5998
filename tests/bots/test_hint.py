"""What a chief would do, in words: a move that may be made, a reason, and what else was weighed."""

from dataclasses import replace
from random import Random

import pytest
from samples import CARD_GAME

from bots.bot import CHIEF, sight_of, think
from bots.hint import Hint, Option, hint_in, weighed
from bots.search import Trial
from games.contract.kit import kit
from screen.app.words import LANGUAGES, Words
from soak.playout import begin, decisions
from table import catalog
from table.events import Move
from table.match import Match
from table.needs import Clock, Seat
from table.text import write

SETTINGS = {CARD_GAME: {"top_secret": True, "dossier": True}}
MOMENTS = {0, 1, 2, 4, 7, 12, 20, 33, 54, 90, 140}
QUICK = replace(CHIEF, simulations=8)


def hint_of(match: Match, seat: Seat, need: str) -> Hint:
    clock = next((one for one in match.needs if isinstance(one, Clock)), None)
    sight = sight_of(match, seat, need, clock.seconds // 3 if clock else None)
    *_, last = think(match.game, sight, QUICK, Random(1))
    move = write(last.answer) if last.answer else None
    letter = {"move": move, "simulations": last.simulations, "options": weighed(last.trials)}
    return hint_in(letter, len(sight.moves))


@pytest.mark.parametrize("name", [name for name in catalog.NAMES if kit(name).advice])
def test_whatever_a_chief_would_do_is_told_in_four_languages(name: str) -> None:
    advise = kit(name).advice
    assert advise is not None
    match, phases = begin(catalog.load(name), 3, SETTINGS.get(name, {}), "hint"), set()
    for number, (seat, need, _) in enumerate(decisions(match, Random(3))):
        if number > max(MOMENTS):
            break
        if number not in MOMENTS and match.table.phase in phases:
            continue
        phases.add(match.table.phase)
        hint = hint_of(match, seat, need.name)
        moves = [hint.move, *(one.move for one in hint.others), match.moves(seat, need.name)[0]]
        for move in moves:
            if move is None:
                continue
            told = {advise(match.view(seat), move, words, match.names) for words in map(Words, LANGUAGES)}
            assert all(told) and not any("{" in one for one in told)
    assert len(phases) > 2


def test_the_reason_says_how_clear_it_was() -> None:
    one, other = write(Move("one")), write(Move("other"))
    best = hint_in({"move": one, "simulations": 9, "options": [[one, 700], [other, 500]]}, 5)
    assert (best.why, best.worth, best.others) == ("best", 700, (Option(Move("other"), 500),))
    close = hint_in({"move": one, "simulations": 9, "options": [[other, 705], [one, 700]]}, 5)
    assert close.why == "close"
    assert hint_in({"move": one, "simulations": 0, "options": []}, 5).why == "known"
    assert hint_in({"move": one, "simulations": 0, "options": []}, 1).why == "only"
    assert hint_in({"move": None, "simulations": 0, "options": []}, 5).move is None


def test_options_are_weighed_by_what_they_led_to() -> None:
    trials = [Trial(Move("low"), [0.1, 0.3]), Trial(Move("high"), [0.5, 0.9]), Trial(Move("never tried"))]
    assert [worth for _, worth in weighed(trials)] == [700, 200]
