"""The journal of a device: everything it says is written down here before anybody hears it.

Saving a whole room takes a while, so that is done now and then. Law: in between, the journal holds what was said since,
the keys it was said with, and which game was left. So after a reload the device knows everything that others may have
acted upon, and no seat ever says two different things.
"""

import json
from typing import Any

from fair.group.refused import Refused
from fair.protocol.letter import bytes64, text64
from table.illegal import Refusal
from table.save import depth_of
from table.text import read, write
from wire.game.keys import Keys
from wire.link.messages import Note

LARGEST = 8_000_000
DEEPEST = 30


class Journal:
    """One row for each thing that was said since the room was last saved. `device` is the one that wrote it."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.rows: list[str] = []
        self._known: set[str] = set()
        self._forgotten = 0
        self._is_new = False

    def note(self, note: Note) -> None:
        self._add(["note", write(note)])

    def letter(self, wire: str) -> None:
        self._add(["letter", wire])

    def left(self, round: int) -> None:
        """The game of this round was closed: a reload does not bring it back."""
        self._add(["left", round])

    def key(self, key: str, own: Keys) -> None:
        self._add(["key", key, text64(own.seed), text64(own.master)])

    def _add(self, row: list[Any]) -> None:
        text = json.dumps(row)
        if text not in self._known:
            self._known.add(text)
            self.rows.append(text)
            self._is_new = True

    def resume(self, written: "Entries") -> None:
        """Goes on with the rows of before a reload, until the room is saved again."""
        self.rows, self._known = list(written.rows), set(written.rows)

    def take(self) -> str:
        """The whole journal, if something was added since it was last taken; else nothing."""
        was_new, self._is_new = self._is_new, False
        return self.text if was_new else ""

    @property
    def text(self) -> str:
        return "\n".join([self.device, *self.rows])

    @property
    def end(self) -> int:
        """How many rows there were in all."""
        return self._forgotten + len(self.rows)

    def forget(self, end: int) -> None:
        """Drops the rows before this end: the saved room holds them now."""
        count = max(0, end - self._forgotten)
        self._known -= set(self.rows[:count])
        self._forgotten += len(self.rows[:count])
        del self.rows[:count]


class Entries:
    """What a journal says. Rows that cannot be read are left out, and so is the journal of another device."""

    def __init__(self, text: str, device: str) -> None:
        self.notes: list[Note] = []
        self.letters: list[bytes] = []
        self.keys: dict[str, Keys] = {}
        self.left_round = -1
        self.rows: list[str] = []
        owner, *rows = text.split("\n") if len(text) <= LARGEST else [""]
        for row in rows if owner == device else ():
            try:
                self._read(json.loads(row) if depth_of(row) <= DEEPEST else None)
            except (ValueError, TypeError, Refused, Refusal, RecursionError):
                continue
            self.rows.append(row)

    def _read(self, row: Any) -> None:
        match row:
            case ["note", dict() as note]:
                self.notes.append(read(Note, note))
            case ["letter", str(wire)]:
                self.letters.append(wire.encode("ascii"))
            case ["left", int(round)]:
                self.left_round = max(self.left_round, round)
            case ["key", str(key), str(seed), str(master)] if len(bytes64(seed)) == len(bytes64(master)) == 32:
                self.keys[key] = Keys(bytes64(seed), bytes64(master))
            case _:
                raise ValueError("not a word")
