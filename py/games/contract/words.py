"""What a game is handed to speak with: the catalogue in the player's language."""

from typing import Protocol


class Words(Protocol):
    """`words("cia.title")` is the text of that key; gaps are filled from the named values."""

    language: str

    def __call__(self, key: str, **values: object) -> str: ...
