"""What players read keeps to docs/words.md: no banned word, and each language its own quotation marks and numbers."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from games.contract.kit import kit
from games.contract.words import Row
from screen.app.words import LANGUAGES, ROWS, Words
from table.catalog import NAMES

GLOSSARY = Path(__file__).parents[2] / "docs/words.md"
# Opening, closing and what belongs to other languages. An apostrophe is no quotation mark.
QUOTES = {"en": "„«»‘", "nl": "“”„«»", "de": "”«»‘", "fr": "“”„‘"}
FRENCH = re.compile(r"(?<![\u202f*?!])[!?;»](?!\*)|«(?!\u202f)")
DIGITS = re.compile(r"(?<![\d.,:-])\d{4,}(?![\d-])")


@cache
def said() -> tuple[tuple[str, Row], ...]:
    """Every text for players: where it stands, and what it says."""
    rows = [(key, row) for key, row in ROWS.items() if not key.startswith("words.")]
    for game in NAMES:
        if lesson := kit(game).lesson:
            rows += [(f"{game}, lesson, {number}", step.text) for number, step in enumerate(lesson.steps, 1)]
        if coach := kit(game).coach:
            rows += [(f"{game}, coach", text) for text in (coach.goal, *(tip.text for tip in coach.tips))]
        if guide := kit(game).guide:
            rows += [(f"{game}, board", part.name) for part in guide.parts]
        for section in kit(game).help:
            rows += [(f"{game}, rules, {section.key}", part) for part in (section.title, *section.paragraphs)]
    return tuple(rows)


def banned() -> Iterator[tuple[str, str]]:
    for line in GLOSSARY.read_text("utf-8").split("## Words we do not use")[1].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and cells[0] in LANGUAGES:
            yield from ((cells[0], word.strip()) for word in cells[1].split(","))


def found(language: str, pattern: re.Pattern[str]) -> list[str]:
    column = LANGUAGES.index(language)
    return [f"{where}: {row[column]}" for where, row in said() if pattern.search(row[column])]


@pytest.mark.parametrize("language, word", [*banned()])
def test_nobody_reads_a_banned_word(language: str, word: str) -> None:
    assert not found(language, re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_its_own_quotation_marks(language: str) -> None:
    assert not found(language, re.compile(f'[{QUOTES[language]}"]'))


@pytest.mark.parametrize("language", LANGUAGES)
def test_thousands_are_written_with_a_separator(language: str) -> None:
    assert not found(language, DIGITS)


def test_before_a_french_question_mark_stands_a_space_that_never_breaks() -> None:
    assert not found("fr", FRENCH)


def test_a_number_is_written_as_the_language_does() -> None:
    assert [Words(one).number(10000) for one in LANGUAGES] == ["10,000", "10.000", "10.000", "10\u202f000"]
    assert Words("de")("bids.amount", n=2500) == "2.500" and Words("en").number(999) == "999"
