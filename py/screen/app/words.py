"""Every word the players read, in four languages, out of one catalogue.

A row is `"key": ("English", "Nederlands", "Deutsch", "Français")`. `{name}` is a gap; `{n|point|points}` chooses by n.
Words are plain text: they are escaped where they become markup.

The rows lie beside what they belong to: in the `words*.py` of each folder of the screen and of each game, as TEXT.
Keys are written out in full in the sources, or as an f-string whose beginning names a family (`f"help.{name}"`), so
that a test can tell which rows are used.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules

import games
import screen
from games.contract.words import Row, filled, rows_of
from table import catalog

LANGUAGES = ("en", "nl", "de", "fr")
# Between thousands. The French one is a narrow space at which no line breaks.
SEPARATORS = {"en": ",", "nl": ".", "de": ".", "fr": "\u202f"}
LANGUAGE_NAMES = {"en": "English", "nl": "Nederlands", "de": "Deutsch", "fr": "Français"}


ROWS: dict[str, Row] = {}
TAKEN: set[str] = set()


def files() -> Iterator[str]:
    """The word files of the screen, and of what games share, that are on the device: `words*.py`, as modules."""
    for root in (screen, games):
        for folder in iter_modules(root.__path__[:1]):
            if root is screen or folder.name not in catalog.NAMES:
                names = [one.name for one in iter_modules([f"{root.__path__[0]}/{folder.name}"])]
                yield from (f"{root.__name__}.{folder.name}.{name}" for name in names if re.match(r"words(_|$)", name))


def take_in() -> Iterator[None]:
    """Takes in all rows that have newly arrived, one file after the other. Some arrive after the page."""
    for name in files():
        if name not in TAKEN and name != __name__:
            TAKEN.add(name)
            _add(getattr(import_module(name), "TEXT", {}))
            yield
    for game in catalog.at_hand():
        if game not in TAKEN:
            TAKEN.add(game)
            _add(rows_of(game))
            yield


def _add(rows: Mapping[str, Row]) -> None:
    twice = ROWS.keys() & rows.keys()
    assert not twice, f"in the catalogue twice: {sorted(twice)}"
    ROWS.update(rows)


for _ in take_in():
    pass


class Words:
    """`words("home.moves", n=3)` in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.column = LANGUAGES.index(language)

    def __call__(self, key: str, **values: object) -> str:
        return filled(ROWS[key][self.column], self, values)

    def number(self, n: int) -> str:
        """10000 is 10,000 in English."""
        return f"{n:,}".replace(",", SEPARATORS[self.language])

    def has(self, key: str) -> bool:
        return key in ROWS

    def list(self, names: Iterable[str]) -> str:
        """Ann, Bob and Cem."""
        row = list(names)
        if len(row) < 2:
            return "".join(row)
        return self("words.and", some=", ".join(row[:-1]), last=row[-1])

    def date(self, when: str, now: str) -> str:
        """2026-11-16T21:04:59, as the shelf shows it."""
        try:
            day, time = when[:10], when[11:16]
            year, month, number = (int(part) for part in day.split("-"))
            months = self("words.months").split(" ")
            if day == now[:10]:
                return self("words.today", time=time)
            return self("words.date", day=number, month=months[month - 1], year=str(year))
        except (ValueError, IndexError):
            return when


def best_language(wanted: Iterable[str]) -> str:
    """The first of the player's languages that the page speaks."""
    for name in wanted:
        if name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return "en"


def time_words(seconds: int) -> str:
    """480 is 8:00."""
    return f"{seconds // 60}:{seconds % 60:02}"
