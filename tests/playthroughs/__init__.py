"""Golden games: whole logs that every later version must play to the same tables, hash by hash.

`python -m playthroughs` (with tests/ and py/ on the path) writes those that are missing; `--again` writes
all anew, which is right only when the rules, or the form of the log, were changed on purpose.
"""

import json
from pathlib import Path

from shelf import EXAMPLES, folder_of

from soak.playout import playout, settings
from table import catalog
from table.events import Event
from table.game import Game
from table.match import Match
from table.text import Plain, fingerprint, read, write

HERE = Path(__file__).parent
# Games of former versions of the rules: those that are still played, and those that are refused.
FORMER = HERE / "former"


def all_settings(game: Game) -> list[tuple[str, int, dict[str, Plain]]]:
    """One golden game for every number of seats with every combination of switches."""
    named = []
    for seats, options in settings(game):
        on = [name for name, value in options.items() if value]
        named.append(("-".join([game.name, str(seats), *on]), seats, options))
    return named


def folder(game: str) -> Path:
    """Those of an added game lie in its own folder, so that they travel with it."""
    own = folder_of(game) / "playthroughs"
    return own if game in EXAMPLES or own.is_dir() else HERE


def file_of(game: str, name: str) -> Path:
    return folder(game) / f"{name}.json"


def golden_text(match: Match) -> str:
    """One line for each event, with the first letters of the hash of the log and of the table after it."""
    lines = [
        json.dumps({**write(event), "head": head[:16], "table": fingerprint(table)[:16]}, ensure_ascii=False)
        for event, head, table in zip(match.log.events, match.log.heads, match.tables, strict=True)
    ]
    seed = json.dumps(match.dealer.seed)  # type: ignore[attr-defined]
    body = ",\n".join(lines)
    return f'{{"seed": {seed}, "outcome": {json.dumps(write(match.outcome))}, "log": [\n{body}\n]}}\n'


def read_golden(text: str) -> tuple[str, list[Event], list[str], list[str], object]:
    data = json.loads(text)
    events = [
        read(Event, {k: v for k, v in entry.items() if k not in ("head", "table")}) for entry in data["log"]
    ]
    heads, tables = ([entry[key] for entry in data["log"]] for key in ("head", "table"))
    return data["seed"], events, heads, tables, data["outcome"]


def write_missing(again: bool = False) -> list[str]:
    written = []
    for game in map(catalog.load, catalog.NAMES):
        folder(game.name).mkdir(exist_ok=True)
        for name, seats, options in all_settings(game):
            file = file_of(game.name, name)
            if again or not file.exists():
                text = golden_text(playout(game, seats, options, f"golden {name}"))
                file.write_text(text, encoding="utf-8")
                written.append(name)
    return written
