"""What this device remembers of a game beyond what was said: private notes, and when the clock runs out.

It lies beside the room in the device's storage, and belongs to one game: another game begins with an empty one.
"""

from __future__ import annotations

from typing import Any

from table.needs import Seat

LONGEST_NOTE = 10_000


class Notebook:
    """`game` is the name of the game in the room; `clock` its clock, and the moment at which that runs out."""

    def __init__(
        self, game: str = "", notes: dict[Seat, dict[str, str]] | None = None, clock: tuple[str, int] = ("", 0)
    ) -> None:
        self.game, self.notes, self.clock = game, notes or {}, clock
        self._kept: object = None

    def of(self, game: str) -> Notebook:
        """This one, if it belongs to that game; else an empty one."""
        return self if self.game == game else Notebook(game)

    def write(self, seat: Seat, page: str, note: str) -> None:
        self.notes.setdefault(seat, {})[page] = note

    def dump(self) -> dict[str, Any]:
        self._kept = self._state
        return {"game": self.game, "notes": list(self.notes.items()), "clock": self.clock}

    @property
    def _state(self) -> object:
        return self.game, repr(self.notes), self.clock

    @property
    def is_stale(self) -> bool:
        """Something was written since it was last kept."""
        return self._kept != self._state

    @classmethod
    def load(cls, kept: object) -> Notebook:
        """Empty where it cannot be read: it is worth less than the game."""
        try:
            assert isinstance(kept, dict)
            notes = {
                int(seat): {str(page): str(note)[:LONGEST_NOTE] for page, note in pages.items()}
                for seat, pages in kept["notes"]
            }
            name, ends = kept["clock"]
            return cls(str(kept["game"]), notes, (str(name), int(ends)))
        except (AssertionError, AttributeError, LookupError, TypeError, ValueError, OverflowError):
            return cls()
