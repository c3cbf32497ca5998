"""Devices in whose storage something is odd in every field, and one game that is as it should be.

None is in a room: a reload would lead there, and not home. tests/screen/test_odd_values.py has the odd rooms.
"""

import json
from collections.abc import Iterator
from dataclasses import fields

from odd_values import FEW, TEXTS, WILD
from samples import CARD_GAME

from soak.playout import begin
from store.records import LastTable, Settings, label_of, write
from table import catalog
from table.save import About, dump

Rows = dict[str, object]
SOUND = "sound"
LABEL = {"id": "x", "title": "Ann", "when": "2026-11-16T20:00:00", "game": CARD_GAME, "players": ["Ann"], "moves": 1}
FIELDS = {
    "settings": [one.name for one in fields(Settings)], "last": [one.name for one in fields(LastTable)],
    "own": [*catalog.NAMES],
}  # fmt: skip
KEYS = (*FIELDS, "label:x", "game:x", "left:x", "aside:x", "room:x")
MANY = 300  # games on one shelf
LARGE = 2_000_000  # characters
# Empties the storage, and puts these rows there.
PUT = """rows => new Promise(done => {
  const opening = indexedDB.open('cabinet-noir', 1);
  opening.onsuccess = () => {
    const writing = opening.result.transaction('kept', 'readwrite'), kept = writing.objectStore('kept');
    kept.clear();
    for (const [key, value] of Object.entries(rows)) kept.put(value, key);
    writing.oncomplete = () => { opening.result.close(); done(); };
  };
})"""
SINCE_PYTHON = """() => {
  const when = name => performance.getEntriesByName(name).at(-1).startTime;
  return when('home') - when('python');
}"""


def sound_game() -> Rows:
    match, about = begin(catalog.load(CARD_GAME), 2, {}, SOUND), About(SOUND, "A sound game", "2026-11-16T20:00:00")
    return {f"game:{SOUND}": dump(match, about), f"label:{SOUND}": write(label_of(match, about))}


def odd_devices() -> Iterator[tuple[str, Rows]]:
    """One for each value that stands in every field of every record; then those that are only large."""
    for name, value in FEW.items():
        rows: Rows = {key: json.dumps(dict.fromkeys(names, value)) for key, names in FIELDS.items()}
        for field in LABEL:
            rows |= {f"label:{field}": json.dumps({**LABEL, field: value}), f"game:{field}": "hello"}
        for kind in ("clock", "aside", "left", "room"):
            rows[f"{kind}:{SOUND}"] = json.dumps([value, value, value])
        yield name, rows
    yield "very deep", dict.fromkeys(KEYS, TEXTS["very deep"])
    yield "no texts", {key: {"a": [1]} for key in KEYS} | {"7": 7}
    labels = [json.dumps({**LABEL, field: value}) for field in LABEL for value in WILD.values()]
    yield "a long shelf", {f"game:{n}": "hello" for n in range(MANY)} | {
        f"label:{n}": labels[n % len(labels)] for n in range(MANY)
    }
    large = json.dumps(["[{" * (LARGE // 4), *["x"] * (LARGE // 10)])
    yield "large rows", dict.fromkeys(KEYS, large)
