"""One catalogue, four languages, nothing missing, nothing left over."""

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from each import each

from games.contract.words import GAP, fill
from screen.app.words import LANGUAGES, ROWS, Words, best_language
from table.catalog import NAMES

PY = Path(__file__).parents[2] / "py"
CATALOGUES = {file for file in PY.rglob("words*.py") if "\nTEXT" in file.read_text()}
# Keys the kernel makes of an event's kind: see table/audit.py.
COMPUTED = ("audit.",)


@cache
def literals() -> tuple[set[str], set[str]]:
    """Every string in the sources, and every beginning of an f-string, outside the catalogues themselves.

    Computed keys: f"help.step.{step}" uses the whole family `help.step.`; so does "help.step" as a string,
    for it is made to be continued. A game's name may be the gap: f"{name}.title" uses the title of every
    game.
    """
    whole, beginnings = set(), set()
    for file in PY.rglob("*.py"):
        if file in CATALOGUES:
            continue
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [p.value if isinstance(p, ast.Constant) else None for p in node.values]
                if parts[0] is not None:
                    beginnings.add(parts[0])
                elif len(parts) > 1 and parts[1]:
                    # Not every game has every family: one without options has no words for them.
                    beginnings |= {game + parts[1] for game in NAMES if _is_said(game + parts[1], len(parts) > 2)}
    families = {key[: at + 1] for key in ROWS for at, sign in enumerate(key) if sign == "."}
    beginnings |= families & {f"{text}." for text in whole if "." in text}
    return whole, {start for start in beginnings if "." in start}


def _is_said(key: str, is_family: bool) -> bool:
    return any(row.startswith(key) for row in ROWS) if is_family else key in ROWS


def gaps(words: str) -> set[str]:
    return {gap.group(1) for gap in GAP.finditer(words)}


def test_every_word_file_is_in_the_catalogue_wherever_it_lies() -> None:
    assert len(CATALOGUES) > len(NAMES)
    for file in CATALOGUES:
        name = ".".join(file.relative_to(PY).with_suffix("").parts)
        assert import_module(name).TEXT.keys() <= ROWS.keys(), name


@each(ROWS)
def test_a_row_says_the_same_in_every_language(key: str) -> None:
    row = ROWS[key]
    assert len(row) == len(LANGUAGES) and all(words.strip() for words in row)
    assert all(gaps(words) == gaps(row[0]) for words in row), row
    assert all(GAP.sub("", words).count(sign) == 0 for words in row for sign in "{}|"), row


def test_no_row_is_left_over() -> None:
    whole, beginnings = literals()
    starts = (*beginnings, *COMPUTED)
    assert not [key for key in ROWS if key not in whole and not key.startswith(starts)]


def test_every_key_in_the_sources_is_in_the_catalogue() -> None:
    whole, beginnings = literals()
    families = {key.split(".")[0] for key in ROWS}
    keys = {
        text
        for text in whole
        if text.count(".")
        and text.split(".")[0] in families
        and text.replace(".", "").replace("_", "").isalnum()
        and text == text.lower()
        and not text.endswith(".")
    }
    assert not [key for key in sorted(keys) if key not in ROWS and f"{key}." not in beginnings]
    assert not [
        start
        for start in beginnings
        if start.split(".")[0] in families and not any(key.startswith(start) for key in ROWS)
    ]


def test_a_gap_is_filled_and_a_word_bends_with_its_number() -> None:
    assert Words("en")("shelf.moves", n=1) == "1 move"
    assert Words("en")("shelf.moves", n=0) == "0 moves"
    assert Words("fr")("shelf.moves", n=0) == "0 coup"
    assert Words("fr")("shelf.moves", n=2) == "2 coups"


def test_a_sentence_of_its_own_bends_too_and_begins_with_a_capital() -> None:
    row = ("{who} needs {n} {n|turn|turns}.", "{who} moet nog {n}.", "{who} braucht {n}.", "Encore {n} {n|tour|tours}.")
    assert fill(row, Words("en"), who="the American", n=1) == "The American needs 1 turn."
    assert fill(row, Words("fr"), who="l’Américain", n=1200) == "Encore 1\u202f200 tours."


def test_in_french_a_small_word_melts_into_the_name_that_follows() -> None:
    row = ("{who}, {city}", "{who} uit de {city}", "{who}, {city}", "l’agent de {who}, à {city}, plus loin que {who}")
    french, dutch = Words("fr"), Words("nl")
    assert fill(row, french, who="Ann", city="Le Caire") == "L’agent d’Ann, au Caire, plus loin qu’Ann"
    assert fill(row, french, who="Bob", city="Alger") == "L’agent de Bob, à Alger, plus loin que Bob"
    assert fill(row, dutch, who="Ann", city="Aa") == "Ann uit de Aa"


def test_a_missing_key_or_value_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        Words("en")("no.such.key")
    with pytest.raises(KeyError):
        Words("en")("shelf.moves")


def test_names_are_listed_as_people_say_them() -> None:
    words = Words("nl")
    assert [words.list(names) for names in ((), ("An",), ("An", "Bo"), ("An", "Bo", "Cem"))] == [
        "",
        "An",
        "An en Bo",
        "An, Bo en Cem",
    ]


def test_a_date_is_said_in_the_language() -> None:
    assert Words("de").date("2026-03-05T20:15:00", "2026-11-16T08:00:00") == "5. März 2026"
    assert Words("en").date("2026-11-16T07:15:00", "2026-11-16T08:00:00") == "today, 07:15"
    assert Words("en").date("long ago", "2026-11-16T08:00:00") == "long ago"


def test_the_first_language_we_speak_is_taken() -> None:
    assert best_language(["pl-PL", "fr-BE", "en"]) == "fr"
    assert best_language(["pl"]) == "en"
