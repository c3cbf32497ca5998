"""What this device remembers of a game beyond what was said: private notes, and when the clock runs out.

It lies beside the room in the device's storage, and belongs to one game: another game begins with an empty one.
"""

from __future__ import annotations

from typing import Any

from table.needs import Seat

LONGEST_NOTE = 10_000


class Diary:
    def __init__(self) -> None:
        self.game = ""
        self.notes: dict[Seat, dict[str, str]] = {}
        self.clock = ("", 0)  # its name, and the moment at which it runs out
        self.kept: object = None

    def open(self, game: str) -> None:
        if game != self.game:
            self.__init__()  # type: ignore[misc]
            self.game = game

    def write(self, seat: Seat, page: str, note: str) -> None:
        self.notes.setdefault(seat, {})[page] = note

    def dump(self) -> dict[str, Any]:
        self.kept = self._state
        return {"game": self.game, "notes": list(self.notes.items()), "clock": self.clock}

    @property
    def _state(self) -> object:
        return self.game, repr(self.notes), self.clock

    @property
    def is_stale(self) -> bool:
        """Something was written since it was last kept."""
        return self.kept != self._state

    @classmethod
    def load(cls, kept: object) -> Diary:
        """Empty where it cannot be read: it is worth less than the game."""
        diary = cls()
        try:
            assert isinstance(kept, dict)
            notes = {
                int(seat): {str(page): str(note)[:LONGEST_NOTE] for page, note in pages.items()}
                for seat, pages in kept["notes"]
            }
            name, ends = kept["clock"]
            diary.game, diary.notes, diary.clock = str(kept["game"]), notes, (str(name), int(ends))
        except (AssertionError, AttributeError, LookupError, TypeError, ValueError):
            return cls()
        return diary
