"""The rules help of CIA: complete, exact, in four languages that really differ, and properly set."""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher

import pytest
from citing import rule
from each import each

from games.cia.board import symbols
from games.cia.cards import KINDS
from games.cia.help.rules import HELP
from games.cia.words import TEXT
from games.contract.help import Words
from screen.app.pictures import picture
from screen.app.words import ROWS as CATALOGUE

THIN = "\u202f"
FRENCH = 3


def every_row() -> Iterator[tuple[str, Words]]:
    for section in HELP:
        yield f"{section.key}, title", section.title
        for number, paragraph in enumerate(section.paragraphs, 1):
            yield f"{section.key}, paragraph {number}", paragraph


ROWS = dict(every_row())


@each(ROWS)
def test_every_text_is_there_in_four_languages(where: str) -> None:
    row = ROWS[where]
    assert len(row) == 4
    assert all(text.strip() == text and len(text) > 2 for text in row)
    assert not any("  " in text for text in row)


@each(ROWS)
def test_no_language_is_a_copy_of_another(where: str) -> None:
    long = [text for text in ROWS[where] if len(text) > 60]
    for number, one in enumerate(long):
        for other in long[number + 1 :]:
            assert SequenceMatcher(None, one.split(), other.split()).ratio() < 0.6


@each(ROWS)
def test_a_paragraph_is_short_and_its_bold_words_are_closed(where: str) -> None:
    for text in ROWS[where]:
        assert len(text.split()) <= 66
        assert text.count("*") % 2 == 0
    stars = {text.count("*") for text in ROWS[where]}
    assert len(stars) == 1, "the same words are bold in every language"


@each(ROWS)
def test_the_same_numbers_stand_in_every_language(where: str) -> None:
    numbers = [sorted(re.findall(r"\d+", text)) for text in ROWS[where]]
    assert numbers == [numbers[0]] * 4


def test_each_section_has_its_own_name_and_title() -> None:
    assert len({section.key for section in HELP}) == len(HELP)
    for language in range(4):
        titles = [section.title[language] for section in HELP]
        assert len(set(titles)) == len(titles)


def test_a_sections_key_can_stand_in_an_address_on_the_page() -> None:
    assert all(re.fullmatch(r"[a-z][a-z0-9_]*", section.key) for section in HELP)


def test_every_kind_of_card_is_explained_with_its_picture_and_its_name() -> None:
    sections = {section.key: section for section in HELP}
    for kind in KINDS:
        section = sections[f"card_{kind}"]
        assert section.picture == f"card:{kind}"
        assert all(name in title for name, title in zip(TEXT[f"cia.card.{kind}"], section.title, strict=True))


@pytest.mark.parametrize("name", sorted({section.picture for section in HELP if section.picture}))
def test_every_picture_can_be_drawn(name: str) -> None:
    drawing = picture("cia", name)
    assert drawing.startswith("<svg")
    drawn = symbols()
    for symbol in re.findall(r'href="#([^"]+)"', drawing):
        assert f'id="{symbol}"' in drawn


@pytest.mark.parametrize(
    "number", ["42", "29", "26", "25", "41", "40", "1-3", "7"], ids=lambda number: f"the number {number}"
)
def test_the_numbers_of_the_rules_are_told(number: str) -> None:
    assert any(number in " ".join(text[0] for text in section.paragraphs) for section in HELP)


@each([*ROWS, *CATALOGUE])
def test_french_marks_stand_after_a_thin_space(where: str) -> None:
    """Before : ; ! ? and inside « » the space is narrow and never breaks: no line begins with a colon."""
    french = (ROWS.get(where) or CATALOGUE[where])[FRENCH].replace("*?*", "")
    assert not re.search(r"[ \u00a0][:;!?»]|«[ \u00a0]", french)
    assert not re.search(rf"[^{THIN}\s:;!?][;!?]|[^{THIN}\s]:(?!//)|[^{THIN}]»|«[^{THIN}]", french)


@rule("CIA-7.3")
def test_wherever_a_card_can_end_the_game_the_help_says_that_it_does_so_at_once() -> None:
    """Two sections tell it, and they must not contradict each other."""
    sections = {section.key: section for section in HELP}
    at_once = ("*at once*", "*meteen*", "*sofort*", "*aussitôt*")
    for key in ("top_secret_end", "card_stones_plus_3"):
        for word, text in zip(at_once, sections[key].paragraphs[0], strict=True):
            assert "42" in text and word in text


@rule("CIA-1.7")
def test_the_help_names_the_first_player_of_the_printed_game() -> None:
    rows = ["".join(words) for words in zip(*next(s for s in HELP if s.key == "setup").paragraphs, strict=True)]
    assert all(word in row for word, row in zip(("oldest", "oudste", "älteste", "plus âgé"), rows, strict=True))
