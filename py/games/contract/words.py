"""The texts of a game: the rows it brings, and what it is handed to speak with."""

import re
from collections.abc import Mapping
from typing import Protocol, TypeAlias

from table import catalog

# English, Nederlands, Deutsch, Français.
Row: TypeAlias = tuple[str, str, str, str]


class Words(Protocol):
    """`words("chess.title")` is the text of that key in the player's language; gaps are filled from the named values."""

    language: str

    def __call__(self, key: str, **values: object) -> str: ...

    def number(self, n: int) -> str:
        """With the language's own sign between thousands."""


LANGUAGES = ("en", "nl", "de", "fr")
# `{name}`, or `{n|point|points}`, which bends with n.
GAP = re.compile(r"\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}")
# In French a small word melts into what follows: d’Olga, qu’Ann, du Caire, au Caire.
JOINED = re.compile(rf"(?:\b([Dd]e|[Àà]|[Qq]ue) )?{GAP.pattern}")
MELTED = {"de": "du", "De": "Du", "à": "au", "À": "Au"}
VOWELS = "aeiouàâäéèêëîïôöûüœæ"


def is_one(language: str, n: object) -> bool:
    """French treats 0 as singular; the others do not."""
    return n in ((0, 1) if language == "fr" else (1,))


def filled(text: str, words: Words, values: Mapping[str, object]) -> str:
    """The text with its gaps filled."""

    def fill_one(gap: re.Match[str]) -> str:
        small, name, one, many = gap.groups()
        value = values[name]
        if one is not None:
            told = one if is_one(words.language, value) else many
        elif type(value) is int:
            told = words.number(value)
        else:
            return joined(small, str(value), words.language)
        return f"{small} {told}" if small else told

    return JOINED.sub(fill_one, text) if "{" in text else text


def joined(small: str | None, name: str, language: str) -> str:
    """A name, after the small word before it."""
    if not small:
        return name
    if language == "fr":
        if name[:3] in ("Le ", "le ") and small in MELTED:
            return f"{MELTED[small]} {name[3:]}"
        if name[:1].lower() in VOWELS and name and small.endswith("e"):
            return f"{small[:-1]}’{name}"
    return f"{small} {name}"


def fill(row: Row, words: Words, **values: object) -> str:
    """A sentence that stands in no catalogue, with its gaps filled: coaches and reasons bring their own."""
    told = filled(row[LANGUAGES.index(words.language)], words, values)
    return told[:1].upper() + told[1:]


def rows_of(game: str) -> Mapping[str, Row]:
    """Everything a game says: TEXT in `games/<game>/words.py`."""
    found: Mapping[str, Row] | None = catalog.part(game, "words", "TEXT")
    assert found is not None, f"games/{game}/words.py must hold TEXT"
    return found
