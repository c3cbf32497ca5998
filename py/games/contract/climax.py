"""A moment that everybody must have seen before the game goes on: a duel, an accusation, a scoring. A game says which.

Law: it is made of public things alone, as a sentence of the log is. The page shows it in its own time, and no page
knows what it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.contract.words import Words
from table.events import Event
from table.game import Table
from table.needs import Seat


@dataclass(frozen=True, slots=True)
class Climax:
    """`title` is the headline, `text` says the rest of it. Each of `frames` is a whole drawing, SVG text; what moves
    from one to the next has an id and a CSS transform in both. The last frame says everything by itself: with little
    motion it is the only one. `aloud` is read out instead of `text` where the picture says more. `sound` is one of
    web/js/sound.mjs; `tone` is "good", "bad" or nothing."""

    title: str
    text: str
    frames: tuple[str, ...]
    aloud: str = ""
    sound: str = ""
    tone: str = ""


# The climax of an event, if it is one: the table before it, the event, the table after it, the words, the names, and
# the seat of the only person at this device, if there is only one ("accuses you!").
Climaxing: TypeAlias = Callable[[Table, Event, Table, Words, Sequence[str], Seat | None], Climax | None]
