"""The texts of a game: the rows it brings, and what it is handed to speak with."""

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


def fill(row: Row, words: Words, **values: object) -> str:
    """A row that stands in no catalogue, with its gaps filled: lessons, coaches and reasons bring their own."""
    told = {name: words.number(one) if type(one) is int else one for name, one in values.items()}
    return row[LANGUAGES.index(words.language)].format(**told)


def rows_of(game: str) -> Mapping[str, Row]:
    """Everything a game says: TEXT in `games/<game>/words.py`."""
    found: Mapping[str, Row] | None = catalog.part(game, "words", "TEXT")
    assert found is not None, f"games/{game}/words.py must hold TEXT"
    return found
