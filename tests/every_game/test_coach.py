"""A coach, and the reasons of a hint, say something that fits in four languages, and know only what one seat sees."""

import re
from random import Random

import pytest

from bots.bot import sight_of
from games.contract.kit import kit
from games.contract.reasons import Point
from games.contract.words import fill
from screen.app.words import LANGUAGES, Words
from soak.playout import begin, decisions
from soak.worlds import other_world
from table import catalog
from table.match import Match
from table.needs import Clock, Seat

WORDS = [Words(language) for language in LANGUAGES]
COACHED = [name for name in catalog.NAMES if kit(name).coach]
REASONED = [name for name in catalog.NAMES if kit(name).reasons]
MOMENTS = frozenset({1, 2, 3, 5, 8, 12, 17, 23, 30, 38, 47, 57, 68, 80, 93, 107})
UNBENT = re.compile(
    r"(?<![\d.,])1 (steps|turns|routes|moves|others|stappen|beurten|zetten|Schritte|Züge|Wege|tours|coups)\b"
)
LONGEST = 200  # one line on a desk, three on a phone


def tips(match: Match, seat: Seat) -> list[str]:
    coach = kit(match.game.name).coach
    assert coach is not None
    past = tuple(zip(match.tables, match.log.events[1:], strict=False))
    return [coach.say(match.view(seat), past, words, match.names) for words in WORDS]


def reasons(match: Match, seat: Seat, name: str) -> list[object]:
    found = kit(match.game.name).reasons
    assert found is not None
    clock = next((one for one in match.needs if isinstance(one, Clock)), None)
    sight = sight_of(match, seat, name, clock.seconds // 2 if clock else None)
    moves = sight.moves[:: max(1, len(sight.moves) // 12)]
    said: list[object] = [found.points(sight, move, words, match.names) for move in moves for words in WORDS]
    return [*said, *(found.lights(sight.view, move) for move in moves)]


def seats_of(name: str) -> int:
    return min(3, catalog.load(name).seats[-1])


@pytest.mark.parametrize("name", COACHED)
def test_a_coach_says_what_fits_in_four_languages_and_knows_only_its_seat(name: str) -> None:
    match, rng, said = begin(catalog.load(name), seats_of(name), {}, "coach"), Random(5), set()
    for number, _ in enumerate(decisions(match, Random(3))):
        if number > max(MOMENTS):
            break
        for seat in range(len(match.names)):
            told = tips(match, seat)
            assert all(told) or not any(told)
            assert all("{" not in one and len(one) <= LONGEST and not UNBENT.search(one) for one in told), told
            said.add(told[0])
        if number in MOMENTS:
            seat = number % len(match.names)
            assert tips(other_world(match, seat, rng), seat) == tips(match, seat), "the coach has peeked"
    assert len(said) > 4, said


@pytest.mark.parametrize("name", COACHED)
def test_the_goal_is_one_short_sentence(name: str) -> None:
    coach = kit(name).coach
    assert coach is not None
    goals = [fill(coach.goal, words) for words in WORDS]
    assert all(0 < len(goal) <= 70 for goal in goals) and len(set(goals)) == len(goals)


@pytest.mark.parametrize("name", REASONED)
def test_reasons_are_given_for_every_kind_of_move_from_what_the_seat_sees(name: str) -> None:
    match, rng, given = begin(catalog.load(name), seats_of(name), {}, "why"), Random(5), set()
    for number, (seat, need, _) in enumerate(decisions(match, Random(4))):
        if number > max(MOMENTS):
            break
        if number not in MOMENTS and match.table.phase in given:
            continue
        told = reasons(match, seat, need.name)
        points = [point for one in told if isinstance(one, tuple) for point in one if isinstance(point, Point)]
        assert not [point.text for point in points if "{" in point.text or UNBENT.search(point.text)]
        if any(isinstance(points, tuple) and points for points in told):
            given.add(match.table.phase)
        if number in MOMENTS:
            assert reasons(other_world(match, seat, rng), seat, need.name) == told, "a reason has peeked"
    assert len(given) > 1, given
