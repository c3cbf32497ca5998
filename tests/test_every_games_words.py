"""What every game says and lets people tap: alike in four languages, and never a tap that leads to nothing."""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from random import Random

import pytest
from each import each

from games.contract.help import Words as HelpRow
from games.contract.kit import kit
from screen.app.words import LANGUAGES, Words
from soak.playout import begin, decisions, sampled_settings, settings
from table import catalog
from table.match import Match
from table.needs import Choose

THIN = "\u202f"
every_game = pytest.mark.parametrize("name", catalog.NAMES)
MOST_TAPS = 60


def help_rows(name: str) -> Iterator[HelpRow]:
    for section in kit(name).help:
        yield from (section.title, *section.paragraphs)


HELP = [row for name in catalog.NAMES for row in help_rows(name)]


@each(HELP, name=lambda row: row[0])
def test_the_rules_are_told_in_four_languages_that_differ(row: HelpRow) -> None:
    assert len(row) == 4
    assert all(text.strip() == text and len(text) > 2 and "  " not in text for text in row)
    long = [text for text in row if len(text) > 60]
    for number, one in enumerate(long):
        for other in long[number + 1 :]:
            assert SequenceMatcher(None, one.split(), other.split()).ratio() < 0.6


@each(HELP, name=lambda row: row[0])
def test_the_same_numbers_and_the_same_bold_words_stand_in_every_language(row: HelpRow) -> None:
    assert len({tuple(sorted(re.findall(r"\d+", text))) for text in row}) == 1
    assert len({text.count("*") for text in row}) == 1 and row[0].count("*") % 2 == 0
    assert all(len(text.split()) <= 66 for text in row)
    assert not re.search(rf"[ \u00a0][:;!?»]|«[ \u00a0]|[^{THIN}\s:;!?*][;!?]", row[3].replace("*?*", ""))


@every_game
def test_each_section_of_the_rules_has_its_own_name_and_title(name: str) -> None:
    sections = kit(name).help
    assert len({section.key for section in sections}) == len(sections)
    assert all(len({section.title[column] for section in sections}) == len(sections) for column in range(4))


@pytest.mark.more
@every_game
def test_a_whole_game_is_told_alike_in_every_language(name: str) -> None:
    game, say = catalog.load(name), kit(name).say
    for seats, options in sampled_settings(game):
        match = begin(game, seats, options, f"told {seats}")
        for _ in decisions(match, Random(seats)):
            pass
        stories = [list(told(match, say, Words(language))) for language in LANGUAGES]
        lengths = [[len(sentences) for sentences in story] for story in stories]
        assert lengths == [lengths[0]] * 4 and sum(lengths[0]) > 10
        assert not any("{" in sentence for story in stories for sentences in story for sentence in sentences)


def told(match: Match, say, words: Words) -> Iterator[tuple[str, ...]]:
    for before, event, after in zip(match.tables, match.log.events[1:], match.tables[1:], strict=False):
        yield say(before, event, after, words, match.names)


@pytest.mark.more
@every_game
def test_taps_lead_to_moves_that_may_be_made_and_everything_has_words(name: str) -> None:
    """Somebody who knows the own secrets taps at random: what comes out is a legal move."""
    game, sketch = catalog.load(name), kit(name).sketch
    rng, finished = Random(name), 0
    for number, (seats, options) in enumerate(sampled_settings(game)):
        match, words = begin(game, seats, options, "taps"), Words(LANGUAGES[number % 4])
        for decision, (seat, need, _) in enumerate(decisions(match, rng)):
            if decision > 40 and decision % 4:
                continue  # what is tapped late in a long game was tapped before
            draft: tuple[str, ...] = ()
            view = match.view(seat)
            for _ in range(MOST_TAPS):
                made = sketch(view, need, draft, words, match.names)
                assert made.hint and "{" not in made.hint + made.summary
                assert all(pick.label and "{" not in pick.label for pick in made.picks)
                if made.move is not None and rng.random() < 0.5:
                    break
                open_picks = [pick for pick in made.picks if not pick.chosen]
                if not open_picks:
                    break
                draft = (*draft, rng.choice(open_picks).key)
            if made.move is not None:
                finished += 1
                who = seat if made.seat is None else made.seat  # where several may speak, the taps say who does
                may_be_made(match, who, match.need_of(who, need.name), made.move)
    assert finished > 50


def may_be_made(match: Match, seat: int, need, move) -> None:
    if isinstance(need, Choose):
        assert move in match.moves(seat, need.name)
    else:
        match._check_hidden(need, seat, move)


@every_game
def test_in_the_open_the_taps_tell_nothing_about_anybodys_secrets(name: str) -> None:
    """What can be tapped in the open, where all look on, is the same whatever the pockets hold."""
    game, sketch = catalog.load(name), kit(name).sketch
    private, words = kit(name).private, Words("en")
    for seats, options in list(settings(game))[:3]:
        match = begin(game, seats, options, "open")
        for number, (_, need, _) in enumerate(decisions(match, Random(7))):
            if number > 200:
                break
            if isinstance(need, Choose) and not private.is_private(need, match.table):
                made = sketch(match.view(None), need, (), words, match.names)
                assert made.picks, "somebody must be able to answer without showing a secret"
