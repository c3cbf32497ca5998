"""The rules help of Spyfall: complete, exact, in four languages that really differ, and properly set."""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher

import pytest

from games.contract.help import Words
from games.spyfall.board import symbols
from games.spyfall.help.rules import HELP
from screen.app.pictures import picture

THIN, FRENCH = "\u202f", 3


def every_row() -> Iterator[tuple[str, Words]]:
    for section in HELP:
        yield f"{section.key}, title", section.title
        for number, paragraph in enumerate(section.paragraphs, 1):
            yield f"{section.key}, paragraph {number}", paragraph


ROWS = dict(every_row())
every_text = pytest.mark.parametrize("where", ROWS)


@every_text
def test_every_text_is_there_in_four_languages_that_differ(where: str) -> None:
    row = ROWS[where]
    assert len(row) == 4 and all(text.strip() == text and "  " not in text and len(text) > 2 for text in row)
    long = [text for text in row if len(text) > 60]
    for number, one in enumerate(long):
        for other in long[number + 1 :]:
            assert SequenceMatcher(None, one.split(), other.split()).ratio() < 0.6


@every_text
def test_a_paragraph_is_short_and_says_the_same_in_bold_and_in_numbers(where: str) -> None:
    row = ROWS[where]
    assert all(len(text.split()) <= 66 and text.count("*") % 2 == 0 for text in row)
    assert len({text.count("*") for text in row}) == 1
    numbers = [sorted(re.findall(r"\d+", text)) for text in row]
    assert numbers == [numbers[0]] * 4 or where.endswith("title")


@every_text
def test_french_marks_stand_after_a_thin_space(where: str) -> None:
    french = ROWS[where][FRENCH]
    assert not re.search(r"[ \u00a0][:;!?»]|«[ \u00a0]", french)
    assert not re.search(rf"[^{THIN}\s:;!?][;!?]|[^{THIN}\s]:(?!//)|[^{THIN}]»|«[^{THIN}]", french)


@pytest.mark.parametrize("name", sorted({section.picture for section in HELP if section.picture}))
def test_every_picture_can_be_drawn(name: str) -> None:
    drawing, drawn = picture("spyfall", name), symbols()
    assert drawing.startswith("<svg")
    assert all(f'id="{one}"' in drawn for one in re.findall(r'href="#([^"]+)"', drawing))


def test_each_section_has_its_own_name_and_title() -> None:
    assert len({section.key for section in HELP}) == len(HELP)
    for language in range(4):
        assert len({section.title[language] for section in HELP}) == len(HELP)
