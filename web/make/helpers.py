"""The public helpers that this page names to players in different places, from web/helpers.json.

A host of the page names others there, and builds. A TURN server is followed by its name and password:
`turn:turn.example:3478 name password`. With empty lists the players name their own.
"""

import json
from pathlib import Path

from wire.room.invitation import MOST, proper_relays, proper_servers

KINDS = {"relays": proper_relays, "servers": proper_servers}


def read(file: Path) -> str:
    """The helpers as they stand in the page; says which of them no page would use."""
    try:
        named = json.loads(file.read_text("utf-8"))
        for kind, proper in KINDS.items():
            if odd := [one for one in named[kind] if one not in proper([one])]:
                raise SystemExit(f"{file.name}: {odd[0]!r} is no address of the {kind} that a page may use")
            if len(named[kind]) > MOST:
                raise SystemExit(f"{file.name}: at most {MOST} {kind} are used; it names {len(named[kind])}")
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise SystemExit(f"{file.name}: it must be {{'relays': [texts], 'servers': [texts]}} ({error!r})") from error
    return json.dumps({kind: named[kind] for kind in KINDS}).replace("<", "\\u003c")
