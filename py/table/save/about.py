"""What a saved game says of itself, and the sum by which a change in the file shows."""

import hashlib
import json
from dataclasses import dataclass
from typing import Any

FORMAT = 1
PARTS = {"cabinet_noir", "game", "about", "log", "private", "sum"}


@dataclass(frozen=True, slots=True)
class About:
    """What the list of saved games shows of one. `when` is a time as the device writes it.

    `bots` holds for every seat the level of its bot, or an empty text for a person. It is empty if all are people.
    """

    id: str
    title: str
    when: str
    bots: tuple[str, ...] = ()


def checksum(data: dict[str, Any], head: str) -> str:
    """A checksum of everything but the log, which has its own hashes."""
    return hashlib.sha256(f"{json.dumps(data, sort_keys=True)}\n{head}".encode()).hexdigest()
