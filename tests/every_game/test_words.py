"""What every game says and lets people tap: alike in four languages, and never a tap that leads to nothing."""

import ast
import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from random import Random

import pytest
from each import each
from shelf import folder_of

from games.contract.form import OneOf, form_of
from games.contract.help import Words as HelpRow
from games.contract.kit import Kit, kit
from games.contract.words import GAP, rows_of
from screen.app.words import LANGUAGE_NAMES, LANGUAGES, ROWS, Words
from soak.playout import begin, decisions, sampled_settings, settings
from table import catalog
from table.match import Match
from table.needs import Choose

THIN = "\u202f"
every_game = pytest.mark.parametrize("name", catalog.NAMES)
MOST_TAPS = 60
TONGUES = tuple(LANGUAGE_NAMES[language] for language in LANGUAGES)


# ---------------------------------------------------------------- the catalogue


def gaps(text: str) -> set[str]:
    return {gap.group(1) for gap in GAP.finditer(text)}


@pytest.mark.first
@every_game
def test_every_row_is_there_in_four_languages(name: str) -> None:
    wrong = list[str]()
    for key, row in rows_of(name).items():
        if isinstance(row, str) or len(row) > len(LANGUAGES):
            wrong.append(f"key `{key}` must have {len(LANGUAGES)} texts: {', '.join(TONGUES)}")
            continue
        wrong += [f"key `{key}` has no {tongue}" for tongue in TONGUES[len(row) :]]
        for tongue, text in zip(TONGUES, row, strict=False):
            if not text.strip():
                wrong.append(f"key `{key}` has no {tongue}")
            elif gaps(text) != gaps(row[0]):
                wrong.append(f"key `{key}`: the gaps {sorted(gaps(text) ^ gaps(row[0]))} are not in every language")
    assert not wrong, "\n".join(wrong)


def said_in(name: str) -> Iterator[tuple[str, str, bool]]:
    """Every key of this game in its sources: the file, the key, and whether it is only the beginning of one."""
    for path in sorted(folder_of(name).rglob("*.py")):
        if path.name == "words.py":
            continue
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        parts = [part for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values]
        for node in nodes:
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                yield path.name, str(node.values[0].value), True
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in parts:
                yield path.name, node.value, node.value.endswith(".")


def asked_by_pages(name: str) -> Iterator[str]:
    """The keys that pages ask of every game."""
    yield from (f"{name}.title", f"{name}.tagline")
    for question in form_of(name).questions:
        yield f"{name}.option.{question.option}"
        if isinstance(question, OneOf):
            yield from (f"{name}.option.{question.option}.{value}" for value in question.values)


@pytest.mark.first
@every_game
def test_every_key_that_is_said_has_a_row(name: str) -> None:
    rows, wrong = set(rows_of(name)), list[str]()
    for file, key, is_beginning in said_in(name):
        if not key.startswith(f"{name}.") or not re.fullmatch(r"[\w.]+", key):
            continue
        if is_beginning:
            if not any(row.startswith(key) for row in rows):
                wrong.append(f"key `{key}…` is used in {file} and has no row")
        elif key not in rows and not any(row.startswith(f"{key}.") for row in rows):
            wrong.append(f"key `{key}` is used in {file} and has no row")
    wrong += [f"key `{key}` is missing: the pages ask for it" for key in asked_by_pages(name) if key not in rows]
    assert not wrong, "\n".join(dict.fromkeys(wrong))


# ---------------------------------------------------------------- the rules to read


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
    game = catalog.load(name)
    for seats, options in sampled_settings(game):
        match = begin(game, seats, options, f"told {seats}")
        for _ in decisions(match, Random(seats)):
            pass
        stories = [list(told(match, kit(name), Words(language))) for language in LANGUAGES]
        lengths = [[len(sentences) for sentences in story] for story in stories]
        assert lengths == [lengths[0]] * 4, "`say` tells more in one language than in another"
        assert sum(lengths[0]) > 10, "`say` tells hardly anything of what happens"
        unfilled = [one for story in stories for sentences in story for one in sentences if "{" in one]
        assert not unfilled, f"a gap was left open: {unfilled[0]!r}"
        assert match.outcome and match.outcome.reason in ROWS, f"key `{match.outcome.reason}` is missing: why it ended"


def told(match: Match, brought: Kit, words: Words) -> Iterator[tuple[str, ...]]:
    for before, event, after in zip(match.tables, match.log.events[1:], match.tables[1:], strict=False):
        yield tuple(brought.say(before, event, after, words, match.names))


@pytest.mark.more
@every_game
def test_taps_lead_to_moves_that_may_be_made_and_everything_has_words(name: str) -> None:
    """A player taps at random, knowing their secrets. What comes out is a legal move."""
    game, sketch = catalog.load(name), kit(name).sketch
    rng, finished, tried = Random(name), 0, 0
    for number, (seats, options) in enumerate(sampled_settings(game)):
        match, words = begin(game, seats, options, "taps"), Words(LANGUAGES[number % 4])
        for decision, (seat, need, _) in enumerate(decisions(match, rng)):
            if decision > 40 and decision % 4:
                continue  # what is tapped late in a long game was tapped before
            draft: tuple[str, ...] = ()
            view, tried = match.view(seat), tried + 1
            for _ in range(MOST_TAPS):
                made = sketch(view, need, draft, words, match.names)
                assert made.hint, f"`sketch` gives no hint at `{need.name}`"
                assert "{" not in made.hint + made.summary, f"a gap was left open: {made.hint!r} {made.summary!r}"
                unnamed = [pick.key for pick in made.picks if not pick.label or "{" in pick.label]
                assert not unnamed, f"the pick `{unnamed[0]}` has no label"
                if made.move is not None and rng.random() < 0.5:
                    break
                open_picks = [pick for pick in made.picks if not pick.chosen]
                if not open_picks:
                    break
                draft = (*draft, rng.choice(open_picks).key)
            if made.move is not None:
                finished += 1
                who = seat if made.seat is None else made.seat  # where several may speak, the taps say who does
                who, move = made.before[0] if made.before else (who, made.move)
                may_be_made(match, who, match.need_of(who, need.name), move)
    assert finished > tried / 3, "taps at random hardly ever come to a move"


def may_be_made(match: Match, seat: int, need, move) -> None:
    if isinstance(need, Choose):
        assert move in match.moves(seat, need.name), f"taps lead to {move.value!r}, which `moves` does not offer"
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
