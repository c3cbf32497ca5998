"""A room as one text for the storage of its device, and back: after a reload it goes on where it was.

The text holds the device's keys, so it is for that device alone. A damaged text is refused with a reason.
"""

import json
from collections.abc import Sequence
from typing import Any

from fair.group.refused import Malformed, Refused
from fair.protocol.letter import bytes64, text64
from fair.protocol.rounds import FIRST, read_protocol
from table.illegal import Damaged, Refusal
from table.save import depth_of
from table.text import read, write
from wire.game.keys import Keys
from wire.link.messages import Card, Note, Start
from wire.room.journal import Entries
from wire.room.lobby import Lobby

FORMAT = 1
LARGEST = 16_000_000
DEEPEST = 30


def dump(lobby: Lobby, left_round: int, letters: Sequence[str], protocol: int) -> str:
    """`left_round`: the last game that this device has closed. `letters`, `protocol`: those of the game that runs."""
    identity, board = lobby.identity, lobby.board
    data = {
        "cabinet_noir_room": FORMAT,
        "code": identity.code,
        "secret": text64(identity.secret),
        "seed": text64(identity.seed),
        "version": identity.version,
        "card": write(lobby.mine),
        "keys": {key: [text64(own.seed), text64(own.master)] for key, own in lobby.keys.items()},
        "notes": [write(note) for note in board if not isinstance(note.body, Card) or board.counts(note.author)],
        "left": left_round,
        "letters": letters,
    }
    if protocol != FIRST:
        data["protocol"] = protocol
    return json.dumps(data, ensure_ascii=False)


class Kept:
    """What was read out of a saved text."""

    def __init__(self, text: str) -> None:
        try:
            if len(text) > LARGEST or depth_of(text) > DEEPEST:
                raise Damaged("damaged.large")
            self._read(json.loads(text))
        except Damaged:
            raise
        except (ValueError, TypeError, KeyError, AttributeError, OverflowError, Refused, Refusal) as wrong:
            raise Damaged("damaged.part", part="room") from wrong
        except RecursionError as wrong:
            raise Damaged("damaged.part", part="room") from wrong

    def _read(self, data: Any) -> None:
        if not isinstance(data, dict) or "cabinet_noir_room" not in data:
            raise Damaged("damaged.foreign")
        if data["cabinet_noir_room"] != FORMAT:
            raise Damaged("damaged.version")
        self.code = str(data["code"])
        self.secret, self.seed = bytes64(data["secret"]), bytes64(data["seed"])
        self.version = str(data["version"])
        self.card = read(Card, data["card"])
        self.keys = {str(key): Keys(bytes64(seed), bytes64(master)) for key, (seed, master) in data["keys"].items()}
        if any(len(key) != 32 for key in (self.seed, *_parts(self.keys))):
            raise Malformed("a key has 32 bytes")
        self.notes = [read(Note, one) for one in data["notes"]]
        self.left_round = int(data["left"])
        self.protocol = read_protocol(data)
        self.letters = [str(one).encode("ascii") for one in data["letters"]]

    def fill(self, lobby: Lobby, since: Entries) -> None:
        """Puts keys, cards and notes back, and what this device has said since the room was saved.

        The start of a game is left out if it was saved by another version of the page: that game cannot go on.
        """
        board, identity = lobby.board, lobby.identity
        lobby.keys = self.keys | since.keys
        lobby.mine = self.card
        board.fresh = []
        for number, note in enumerate([*self.notes, *since.notes]):
            is_old = isinstance(note.body, Start) and self.version != identity.version
            is_since = number >= len(self.notes)
            if board.is_sound(note) and not is_old and (not is_since or board.is_newer(note)):
                board.put(note)
                if is_since and note.author == identity.device and isinstance(note.body, Card):
                    lobby.mine = note.body

    def letters_with(self, since: Entries) -> list[bytes]:
        """All letters of the game that was running, each once."""
        return list(dict.fromkeys([*self.letters, *since.letters]))


def _parts(keys: dict[str, Keys]) -> list[bytes]:
    return [part for own in keys.values() for part in (own.seed, own.master)]
