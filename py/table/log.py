"""The log of a game: all its events. Each entry has a hash of all before it, so that every later change shows."""

import hashlib
from dataclasses import dataclass

from table.events import Event
from table.needs import Seat
from table.text import canonical

GENESIS = hashlib.sha256(b"cabinet-noir/log/1").hexdigest()


def next_head(head: str, event: Event) -> str:
    return hashlib.sha256(f"{head}\n{canonical(event)}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Log:
    events: tuple[Event, ...] = ()
    heads: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.events)

    @property
    def head(self) -> str:
        return self.heads[-1] if self.heads else GENESIS

    def add(self, event: Event) -> "Log":
        return Log((*self.events, event), (*self.heads, next_head(self.head, event)))

    def until(self, length: int) -> "Log":
        return Log(self.events[:length], self.heads[:length])

    def all(self, kind: str, name: str, seat: Seat | None = None) -> tuple[Event, ...]:
        return tuple(e for e in self.events if e.kind == kind and e.name == name and e.seat == seat)

    def find(self, kind: str, name: str, seat: Seat | None = None) -> Event | None:
        return next(
            (e for e in reversed(self.events) if e.kind == kind and e.name == name and e.seat == seat), None
        )
