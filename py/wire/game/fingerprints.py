"""Do all devices see the same table? Each tells, signed, what its table looks like; the others compare.

Law: if two devices have different tables after the same number of events, the game stops on both.
Not protected here: a player who lies about the table stops the game, and is named in the report.
"""

from dataclasses import dataclass

from fair.group.labels import Label, encode
from fair.group.refused import Malformed
from fair.protocol.letter import bytes64, text64
from table.match import Match
from table.needs import Seat
from table.text import fingerprint
from wire.game.signatures import Signatures
from wire.link.messages import Print


@dataclass(frozen=True, slots=True)
class Apart:
    """Two devices have different tables after the same number of events: the game has stopped."""

    device: str
    seats: tuple[Seat, ...]
    events: int
    ours: str
    theirs: str


class Fingerprints:
    """`game` is the name of the game, which every signature binds."""

    def __init__(self, game: str, signatures: Signatures) -> None:
        self._game = game
        self._signatures = signatures
        self._marks: dict[tuple[int, str], str] = {}
        self._told: Print | None = None

    def mark_at(self, match: Match, events: int) -> str:
        """What the table looked like after so many events, and how it came to that."""
        key = (events, match.log.heads[events - 1])
        if key not in self._marks:
            self._marks[key] = fingerprint((key[1], fingerprint(match.tables[events - 1])))
        return self._marks[key]

    def tell(self, match: Match, seat: Seat, seed: bytes) -> Print:
        """What this device's table looks like, signed by this seat."""
        events = len(match.log)
        mark = self.mark_at(match, events)
        if self._told is None or (self._told.events, self._told.mark) != (events, mark):
            signature = text64(self._signatures.sign(seat, seed, self._message(seat, events, mark)))
            self._told = Print(seat, events, mark, signature)
        return self._told

    def is_signed(self, told: Print) -> bool:
        try:
            signature = bytes64(told.signature)
        except Malformed:
            return False
        return self._signatures.verify(told.seat, self._message(told.seat, told.events, told.mark), signature)

    def _message(self, seat: Seat, events: int, mark: str) -> bytes:
        return encode(Label.PRINT.text, self._game, seat, events, mark)
