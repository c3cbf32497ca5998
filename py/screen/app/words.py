"""Every word the players read, in four languages, out of one catalogue.

A row is `"key": ("English", "Nederlands", "Deutsch", "Français")`. `{name}` is a gap; `{n|point|points}`
chooses by n. Words are plain text: they are escaped where they become markup. A game brings its own rows in
`games/<game>/words.py`.

Keys are written out in full in the sources, or as an f-string whose beginning names a family
(`f"agent.{name}"`), so that a test can tell which rows are used.
"""

import re
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec

from games.contract.words import Row, rows_of
from games.map import words as words_map
from games.money import words as words_money
from screen.app import words_common, words_refusals
from screen.play import words as words_play
from table.catalog import at_hand

LANGUAGES = ("en", "nl", "de", "fr")
LANGUAGE_NAMES = {"en": "English", "nl": "Nederlands", "de": "Deutsch", "fr": "Français"}
GAP = re.compile(r"\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}")


ROWS: dict[str, Row] = {}
LEARNED: set[str] = set()


def _add(source: Mapping[str, Row]) -> None:
    twice = ROWS.keys() & source.keys()
    assert not twice, f"in the catalogue twice: {sorted(twice)}"
    ROWS.update(source)


def learn(game: str) -> None:
    """Takes in the rows of a game that has arrived."""
    if game not in LEARNED:
        _add(rows_of(game))
        LEARNED.add(game)


def learn_fair() -> None:
    """Takes in the rows of fair play, rooms, bots and looking back, which arrive with the games."""
    late = {"review": ("words", "words_audit", "words_fair"), "room": ("words", "words_table"), "play": ("words_bots",)}
    for name in (f"screen.{place}.{file}" for place, files in late.items() for file in files):
        if name not in LEARNED and find_spec(name):
            _add(import_module(name).TEXT)
            LEARNED.add(name)


for early in (words_common, words_play, words_refusals, words_money, words_map):
    _add(early.TEXT)
for name in at_hand():
    learn(name)
learn_fair()


def is_one(language: str, n: object) -> bool:
    """French counts nothing as one; the others do not."""
    return n in ((0, 1) if language == "fr" else (1,))


class Words:
    """`words("home.moves", n=3)` in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.column = LANGUAGES.index(language)

    def __call__(self, key: str, **values: object) -> str:
        words = ROWS[key][self.column]
        if "{" not in words:  # most are whole as they stand, and a page asks for a hundred of them
            return words

        def fill(gap: re.Match[str]) -> str:
            name, one, many = gap.groups()
            value = values[name]
            return str(value) if one is None else one if is_one(self.language, value) else many

        return GAP.sub(fill, words)

    def has(self, key: str) -> bool:
        return key in ROWS

    def list(self, names: Iterable[str]) -> str:
        """Ann, Bob and Cem."""
        row = list(names)
        if len(row) < 2:
            return "".join(row)
        return self("words.and", some=", ".join(row[:-1]), last=row[-1])

    def date(self, when: str, now: str) -> str:
        """2026-11-16T21:04:59 as the shelf shows it."""
        try:
            day, time = when[:10], when[11:16]
            year, month, number = (int(part) for part in day.split("-"))
            months = self("words.months").split(" ")
            if day == now[:10]:
                return self("words.today", time=time)
            return self("words.date", day=number, month=months[month - 1], year=year)
        except (ValueError, IndexError):
            return when


def best_language(wanted: Iterable[str]) -> str:
    """The first of the player's languages that we speak."""
    for name in wanted:
        if name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return "en"
