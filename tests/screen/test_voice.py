"""What players read keeps to docs/words.md: no banned word, and each language its own quotation marks and numbers."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from shelf import folder_of

from games.contract.words import Row
from screen.app.words import LANGUAGES, ROWS, Words
from table.catalog import NAMES

PY = Path(__file__).parents[2] / "py"
GLOSSARY = Path(__file__).parents[2] / "docs/words.md"
# Opening, closing and what belongs to other languages. An apostrophe is no quotation mark.
QUOTES = {"en": "„«»‘", "nl": "“”„«»", "de": "”«»‘", "fr": "“”„‘"}
FRENCH = re.compile(r"(?<![\u202f*?!])[!?;»](?!\*)|«(?!\u202f)|[ \u00a0]:")
DIGITS = re.compile(r"(?<![\d.,:-])\d{4,}(?![\d-])")


@cache
def said() -> tuple[tuple[str, Row], ...]:
    """Every text for players, wherever it stands: a row of four strings is said in four languages."""
    folders = (PY / "screen", PY / "games", *(folder_of(game) for game in NAMES if not (PY / "games" / game).is_dir()))
    return tuple(row for folder in folders for file in sorted(folder.rglob("*.py")) for row in rows_in(file))


def rows_in(file: Path) -> Iterator[tuple[str, Row]]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Tuple) and len(node.elts) == len(LANGUAGES):
            texts = [one.value for one in node.elts if isinstance(one, ast.Constant) and isinstance(one.value, str)]
            if len(texts) == len(LANGUAGES) and not texts[0].startswith("#"):  # colours
                yield f"{file.parent.name}/{file.name}:{node.lineno}", (texts[0], texts[1], texts[2], texts[3])


def test_every_text_of_the_catalogue_and_of_every_game_is_among_them() -> None:
    files = {where.partition(":")[0] for where, _ in said()}
    assert {row for _, row in said()} >= set(ROWS.values())
    for part in ("help/lesson.py", "help/coach.py", "help/guide.py", "bot/reasons.py", "bot/bank_words.py"):
        assert part in files


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
