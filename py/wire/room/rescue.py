"""Finds the record of a game in a kept room that cannot be read as a whole, so that nobody loses what was played.

What lies in the storage is taken as it is, piece by piece. Whether the letters are sound, the audit tells.
"""

from contextlib import suppress
from typing import Any

from fair.game.record import Record, dump
from fair.group.refused import Refused
from fair.protocol.rounds import read_protocol
from table import catalog
from table.illegal import Damaged, Refusal
from table.match import start_event
from table.save import parse
from table.text import fingerprint, read
from wire.link.messages import Note, Start, Terms
from wire.room.journal import Entries

LARGEST = 64_000_000


def rescued_record(kept: str, spoken: str) -> str:
    """The record of the last game in this room, as a file; empty if there is none."""
    room = _object(_object(kept).get("room"))
    journal = Entries(spoken, spoken.partition("\n")[0])
    starts = [note.body for note in [*_notes(room.get("notes")), *journal.notes] if isinstance(note.body, Start)]
    if not starts:
        return ""
    terms = max((start.terms for start in starts), key=lambda terms: terms.round)
    letters = [one for one in _list(room.get("letters")) if isinstance(one, str) and one.isascii()]
    every = dict.fromkeys([*(one.encode() for one in letters), *journal.letters])
    try:
        return dump(_record(terms, tuple(every), read_protocol(room)))
    except (Refusal, Refused, ValueError):
        return ""


def _record(terms: Terms, letters: tuple[bytes, ...], protocol: int) -> Record:
    game = catalog.load(terms.game)
    first = start_event(game, [place.name for place in terms.seats], dict(terms.options), fingerprint(terms))
    players = tuple(bytes.fromhex(place.key) for place in terms.seats)
    return Record(game, first, players, terms.is_forgiving, letters, protocol)


def _notes(rows: object) -> list[Note]:
    notes = []
    for row in _list(rows):
        with suppress(Refusal, Refused, TypeError, ValueError, RecursionError):
            notes.append(read(Note, row))
    return notes


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _object(text: object) -> dict[str, Any]:
    try:
        data = parse(text, LARGEST) if isinstance(text, str) else None
    except Damaged:
        return {}
    return data if isinstance(data, dict) else {}
