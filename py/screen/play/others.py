"""What a page shows of the others where everybody plays on a device of their own. `far.py` fills it with life."""

from collections.abc import Sequence
from typing import Protocol

from screen.app.words import Words
from table.needs import Seat


class Company(Protocol):
    @property
    def seats(self) -> tuple[Seat, ...]:
        """Those who sit at this device."""

    def draw(self, words: Words, names: Sequence[str]) -> str:
        """Who is asleep or away, and what can be done about it."""

    def draw_wait(self, words: Words, names: Sequence[str]) -> str:
        """For whom the table waits."""

    def draw_seat(self, words: Words, seat: Seat, name: str, status: str) -> str:
        """Somebody at another device."""

    def tool(self, words: Words) -> str:
        """The way to the talk, in the bar."""
