"""The running game, as one device sees it: its peers, who is silent, and whether all tables are the same."""

from collections.abc import Mapping
from dataclasses import dataclass

from fair.peer import Peer, Verdict
from table.events import Event, Move
from table.match import Match
from table.needs import Seat


@dataclass(frozen=True, slots=True)
class Apart:
    """Two devices have different tables after the same number of events: the game has stopped."""

    device: str
    seats: tuple[Seat, ...]
    events: int
    ours: str
    theirs: str


class Sitting:
    """`seats` are those at this device; none: it looks on."""

    seats: tuple[Seat, ...]
    peers: Mapping[Seat, Peer]
    names: tuple[str, ...]
    apart: Apart | None

    @property
    def peer(self) -> Peer:
        """The peer of the first seat here, or the witness. It stays the same object for the whole game."""
        raise NotImplementedError

    @property
    def match(self) -> Match:
        """Ask for it each time: after a long absence it may be another."""
        raise NotImplementedError

    def match_of(self, seat: Seat | None) -> Match:
        raise NotImplementedError

    def offer(self, seat: Seat, move: Move, name: str | None = None) -> Event:
        """A person at this device moves. Refused with Illegal while the game waits or has stopped."""
        raise NotImplementedError

    def time_is_up(self) -> None:
        """The clock that all see has run out on this device."""

    @property
    def state(self) -> str:
        """playing · waiting (for `missing`) · apart (tables differ) · accused (see `verdict`) · over"""
        raise NotImplementedError

    @property
    def missing(self) -> tuple[Seat, ...]:
        """For whom the table waits."""
        raise NotImplementedError

    @property
    def silent(self) -> tuple[Seat, ...]:
        """Seats whose device has not been heard for 5 seconds."""
        raise NotImplementedError

    @property
    def absent(self) -> tuple[Seat, ...]:
        """Seats for which the others stand in now."""
        raise NotImplementedError

    @property
    def can_vote(self) -> tuple[Seat, ...]:
        """Seats that have been silent for 30 seconds, and could be replaced."""
        raise NotImplementedError

    @property
    def votes(self) -> Mapping[Seat, tuple[str, ...]]:
        """For each seat that somebody wants replaced: the devices that do."""
        raise NotImplementedError

    @property
    def verdict(self) -> Verdict | None:
        raise NotImplementedError
