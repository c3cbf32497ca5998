"""Keeping: a room as one text for the storage of its device, and back. A reload goes on where it was.

It holds the device's keys, so it is for that device alone. What is damaged is refused with a reason.
"""

import json
from typing import TYPE_CHECKING, Any

from fair.game.peer import Peer
from fair.group.refused import Malformed, Refused
from fair.protocol.letter import bytes64, text64
from table.illegal import Damaged, Refusal
from table.save import depth_of
from table.text import read, write
from wire.link.messages import Card, Note, Start
from wire.room.journal import Entries
from wire.room.lobby import Keys

if TYPE_CHECKING:
    from wire.room.room import Room

FORMAT = 1
LARGEST = 16_000_000
DEEPEST = 30


def dump(room: "Room") -> str:
    identity, lobby = room.identity, room.lobby
    data = {
        "cabinet_noir_room": FORMAT,
        "code": identity.code,
        "secret": text64(identity.secret),
        "seed": text64(identity.seed),
        "version": identity.version,
        "card": write(lobby.mine),
        "keys": {key: [text64(own.seed), text64(own.master)] for key, own in lobby.keys.items()},
        "notes": [write(note) for note in room.board],
        "left": room.left_round,
        "letters": _letters(room),
    }
    return json.dumps(data, ensure_ascii=False)


def _letters(room: "Room") -> list[str]:
    if room.sitting is None:
        return [wire.decode("ascii") for wire in room.recalled]
    peers: list[Peer] = list(room.sitting.peers.values()) or [room.sitting.peer]
    early = [signed for peer in peers for waiting in peer.transcript.early.values() for signed in waiting.values()]
    every = dict.fromkeys([*(signed for peer in peers for signed in peer.transcript.since(0)), *early])
    return [signed.wire.decode("ascii") for signed in sorted(every, key=lambda signed: signed.letter.step)]


class Kept:
    """What was read out of a kept text."""

    def __init__(self, text: str) -> None:
        try:
            if len(text) > LARGEST or depth_of(text) > DEEPEST:
                raise Damaged("damaged.large")
            self._read(json.loads(text))
        except Damaged:
            raise
        except (ValueError, TypeError, KeyError, AttributeError, Refused, Refusal, RecursionError) as wrong:
            raise Damaged("damaged.part", part="room") from wrong

    def _read(self, data: Any) -> None:
        if not isinstance(data, dict) or "cabinet_noir_room" not in data:
            raise Damaged("damaged.foreign")
        if data["cabinet_noir_room"] != FORMAT:
            raise Damaged("damaged.version")
        self.code = str(data["code"])
        self.secret, self.seed = bytes64(data["secret"]), bytes64(data["seed"])
        if len(self.seed) != 32:
            raise Malformed("a key has 32 bytes")
        self.version = str(data["version"])
        self.card = read(Card, data["card"])
        self.keys = {str(key): Keys(bytes64(seed), bytes64(master)) for key, (seed, master) in data["keys"].items()}
        self.notes = [read(Note, one) for one in data["notes"]]
        self.left_round = int(data["left"])
        self.letters = [str(one).encode("ascii") for one in data["letters"]]

    def fill(self, room: "Room", since: Entries) -> list[bytes]:
        """Everything as it was, and what this device has said since; the letters of its game.

        A game of another version of the page cannot go on.
        """
        room.lobby.keys = self.keys | since.keys
        room.lobby.mine = self.card
        room.left_round = max(self.left_round, since.left_round)
        room.board.fresh = []
        for number, note in enumerate([*self.notes, *since.notes]):
            is_old = isinstance(note.body, Start) and self.version != room.identity.version
            is_since = number >= len(self.notes)
            if room.board.is_sound(note) and not is_old and (not is_since or room.board.is_newer(note)):
                room.board.put(note)
                if is_since and note.author == room.me and isinstance(note.body, Card):
                    room.lobby.mine = note.body
        return list(dict.fromkeys([*self.letters, *since.letters]))
