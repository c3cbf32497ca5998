"""What CIA says while it is played: whole games in four languages, and nothing that did not happen."""

import random

import pytest

from games.cia import GAME
from games.cia.picks import sketch
from games.cia.say import say
from screen.app.words import LANGUAGES, Words
from table.dealers import Local
from table.match import Match, start_event

NAMES = ("Ann", "Bob", "Cem", "Dee", "Eva", "Fay", "Gus")
VARIANTS = {"top_secret": True, "dossier": True}


def play_at_random(seats: int, seed: str) -> Match:
    lots = random.Random(seed)
    match = Match(GAME, Local(seed), start_event(GAME, NAMES[:seats], VARIANTS))
    while match.outcome is None:
        if match.step() is None:
            seat = match.needs[0].seats[0]
            match.offer(seat, lots.choice(match.moves(seat)))
    return match


def told(match: Match, words: Words) -> list[tuple[str, ...]]:
    tables, events = match.tables, match.log.events[1:]
    return [
        say(before, event, after, words, match.names)
        for before, event, after in zip(tables, events, tables[1:], strict=False)
    ]


@pytest.mark.parametrize("seats", range(2, 8))
def test_a_whole_game_is_told_alike_in_every_language(seats: int) -> None:
    match = play_at_random(seats, f"told-{seats}")
    stories = [told(match, Words(language)) for language in LANGUAGES]
    lengths = [[len(sentences) for sentences in story] for story in stories]
    assert lengths == [lengths[0]] * 4
    for story in stories:
        assert not any("{" in sentence for sentences in story for sentence in sentences)


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_points_that_are_told_are_the_points_on_the_track(seats: int) -> None:
    """Scorings and cards that move stones, added up as a listener would, give the final score."""
    match = play_at_random(seats, f"points-{seats}")
    words = Words("en")
    heard = dict.fromkeys(match.table.agents, 0)
    for sentence in (sentence for sentences in told(match, words) for sentence in sentences):
        for agent in heard:
            name = words(f"cia.agent.{agent}")
            for sign in (1, -1):
                for part in sentence.split(f"{name} {'+' if sign > 0 else '−'}")[1:]:
                    digits = "".join(letter for letter in part[:2] if letter.isdigit())
                    heard[agent] += sign * int(digits)
    assert tuple(heard.values()) == match.table.score


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pick_and_hint_has_words(language: str) -> None:
    lots, words = random.Random(language), Words(language)
    match = Match(GAME, Local(language), start_event(GAME, NAMES[:4], VARIANTS))
    while match.outcome is None:
        if match.step() is not None:
            continue
        need, seat = match.needs[0], match.needs[0].seats[0]
        drawn = sketch(match.view(seat), need, (), words, match.names)
        for pick in drawn.picks[:1]:
            drawn = sketch(match.view(seat), need, (pick.key,), words, match.names)
        assert drawn.hint
        assert all(pick.label and "{" not in pick.label for pick in drawn.picks)
        match.offer(seat, lots.choice(match.moves(seat)))
