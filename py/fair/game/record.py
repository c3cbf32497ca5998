"""The record of a network game: all its letters in one readable file, for the shelf, for a friend, for the audit.

Rounds: none. Everything in it was said to all players. It holds the keys only after the game, when all have shown them.
Not protected here: a record tells everybody who reads it how the game went.
"""

import json
from dataclasses import dataclass

from fair.game.peer import Peer
from fair.group.refused import Malformed
from fair.group.signatures import Signing
from fair.protocol.letter import Verify, bytes64, text64
from fair.protocol.rounds import FIRST, read_protocol
from table import catalog
from table.events import Event
from table.game import Game
from table.illegal import Damaged, Refusal, Unknown
from table.save import parse
from table.text import read, write

FORMAT = 1


@dataclass(frozen=True)
class Record:
    game: Game
    first: Event
    players: tuple[bytes, ...]
    forgiving: bool
    letters: tuple[bytes, ...]
    protocol: int


def record(peer: Peer) -> Record:
    """What this device has heard so far, its own letters included."""
    match = peer.match
    heard = peer.transcript.since(0)
    proof = peer.verdict.letters if peer.verdict else ()  # of a fork both letters must be in the file
    letters = dict.fromkeys(signed.wire for signed in (*heard, *proof))
    protocol = peer.company.protocol
    return Record(match.game, match.log.events[0], peer.players, peer.forgiving, tuple(letters), protocol)


def dump(record: Record) -> str:
    top = {
        "cabinet_noir_record": FORMAT,
        "game": record.game.name,
        "first": write(record.first),
        "players": [text64(player) for player in record.players],
        "forgiving": record.forgiving,
    }
    if record.protocol != FIRST:
        top["protocol"] = record.protocol
    letters = ",\n  ".join(json.dumps(wire.decode()) for wire in record.letters)
    return json.dumps(top, ensure_ascii=False)[:-1] + f',\n"letters": [\n  {letters}\n]}}\n'


def is_record(text: str) -> bool:
    """Does this text claim to be a record? `load` finds out whether it is whole."""
    return '"cabinet_noir_record"' in text[:200]


def verified(record: Record, signing: Signing) -> Verify:
    """Checks each seat's signatures with the key that the record names for it."""
    return lambda seat, message, signature: signing.verify(record.players[seat], message, signature)


def load(text: str) -> Record:
    data = parse(text)
    if not isinstance(data, dict) or "cabinet_noir_record" not in data:
        raise Damaged("damaged.foreign")
    if data["cabinet_noir_record"] != FORMAT:
        raise Unknown("damaged.version")
    try:
        return Record(
            catalog.load(data["game"]),
            read(Event, data["first"]),
            tuple(bytes64(player) for player in data["players"]),
            bool(data["forgiving"]),
            tuple(wire.encode("ascii") for wire in data["letters"]),
            read_protocol(data),
        )
    except Unknown:
        raise
    except (Refusal, Malformed, LookupError, TypeError, ValueError, AttributeError) as wrong:
        raise Damaged("damaged.part", part="record") from wrong
