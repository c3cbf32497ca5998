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


def rows_of(game: str) -> Mapping[str, Row]:
    """Everything a game says: TEXT in `games/<game>/words.py`."""
    found: Mapping[str, Row] | None = catalog.part(game, "words", "TEXT")
    assert found is not None, f"games/{game}/words.py must hold TEXT"
    return found
