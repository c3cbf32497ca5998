"""The slips that go through relays: while devices look for each other, and on detours. They say nothing else there.

A relay passes them on sealed with the code of the room (web/js/relays.mjs), so everybody who has the link can read them
and write them. Law: nothing that arrives raises.
"""

import json
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from table.illegal import Refusal
from table.save import depth_of
from table.text import canonical, read

LONGEST = 2000
LONGEST_PARCELS = 36_000
DEEPEST = 4


@dataclass(frozen=True, slots=True)
class Knock:
    """`sender` tells pages apart. `is_alone`: nobody of the room is with the one who knocks."""

    TAGGED: ClassVar[bool] = True
    sender: str
    number: int
    device: str
    key: str
    is_alone: bool
    signature: str


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is there? Describe yourself to this key."""

    TAGGED: ClassVar[bool] = True
    sender: str
    to: str
    key: str


@dataclass(frozen=True, slots=True)
class Boxed:
    """A description for one device: of the one who knocks, or the answer to it."""

    TAGGED: ClassVar[bool] = True
    sender: str
    to: str
    is_answer: bool
    box: str


@dataclass(frozen=True, slots=True)
class Parcels:
    """What a page says to others over detours: to whom, and what only that page can open (wire/link/detour.py)."""

    TAGGED: ClassVar[bool] = True
    sender: str
    parcels: tuple[tuple[str, str], ...]


Slip: TypeAlias = Knock | Asked | Boxed | Parcels


@dataclass(frozen=True, slots=True)
class _Sheet:
    say: Slip


def write_slip(slip: Slip) -> str:
    return canonical(_Sheet(slip))


def read_slip(text: str) -> Slip | None:
    """What a relay has brought, or None."""
    try:
        if len(text) > LONGEST_PARCELS or depth_of(text) > DEEPEST:
            return None
        slip = read(_Sheet, json.loads(text)).say
        return slip if isinstance(slip, Parcels) or len(text) <= LONGEST else None
    except (ValueError, Refusal, RecursionError):
        return None
