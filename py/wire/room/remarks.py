"""The talk of a room, as this device shows it: what its people say, and what comes from others.

Law: a remark is shown under a name that its device holds, and only if that device counts (notes.py). What comes earlier
waits for its device to greet; of what waits, the last few stay.
"""

from collections.abc import Callable

from table.illegal import Illegal
from table.names import LONGEST_NAME, clean
from table.needs import Seat
from wire.game.game import Sitting
from wire.link.messages import Note, Remark
from wire.room.chat import KEPT, LONGEST_TEXT, PARTS, REACTIONS, Breath, Line
from wire.room.notes import Board
from wire.room.people import People


class Remarks:
    """`game`: the game that runs now, if one does."""

    def __init__(self, board: Board, people: People, game: Callable[[], Sitting | None]) -> None:
        self.lines: list[Line] = []
        self._board = board
        self._people = people
        self._game = game
        self._waiting: list[Note] = []
        self._breath = Breath()

    def say(self, text: str, kind: str, name: str, to: Seat | None) -> None:
        words = clean(text, LONGEST_TEXT)
        if not words or kind not in ("said", "asked", "answered"):
            raise Illegal("room.empty")
        self._pin(Remark(kind, clean(name, LONGEST_NAME), words, to))

    def react(self, kind: str, name: str) -> None:
        if kind not in REACTIONS and kind not in PARTS:
            raise Illegal("room.empty")
        self._pin(Remark("waved", clean(name, LONGEST_NAME), kind, None))

    def _pin(self, remark: Remark) -> None:
        if not self._breath.take(self._board.now):
            raise Illegal("room.too_fast")
        self.show(self._board.pin(remark))

    def show(self, note: Note) -> None:
        """Adds a remark to the talk, now or as soon as its device counts."""
        if not isinstance(note.body, Remark) or is_part(note.body):
            return
        if not self._board.counts(note.author):
            self._waiting = [*self._waiting, note][-KEPT:]
            return
        body = note.body
        name = self._people.name_at(note.author, body.name, self._game())
        self.lines.append(Line(note.author, name, body.kind, body.text, body.to, self._board.now))
        del self.lines[:-KEPT]

    def show_waiting(self) -> None:
        waiting, self._waiting = self._waiting, []
        for note in waiting:
            self.show(note)


def is_part(remark: Remark) -> bool:
    """Says what its device is, and belongs to no talk."""
    return remark.kind == "waved" and remark.text in PARTS


def part_of(board: Board, device: str) -> str:
    """What a device has last said it is: table or hand; nothing: it has not said."""
    row = board.remarks.get(device, {})
    said = (row[number].body for number in sorted(row, reverse=True))
    return next((body.text for body in said if isinstance(body, Remark) and is_part(body)), "")
