"""A match at a table where the others are elsewhere, what it is called, and who was caught there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fair.group.labels import Label, digest
from fair.protocol.letter import Signed
from table.events import Event, Move
from table.match import Match
from table.needs import Seat
from table.text import canonical

if TYPE_CHECKING:
    from fair.game.peer import Peer


@dataclass(frozen=True)
class Verdict:
    """Who did what, and in which step. `letters` are the proof that convinces anybody, where there is one."""

    seat: Seat | None
    reason: str
    step: int
    letters: tuple[Signed, ...] = ()


class Joined(Match):
    """A match at a table where the others are elsewhere: an offer is told to all and happens when all have heard it."""

    peer: "Peer"

    def offer(self, seat: Seat, move: Move, name: str | None = None) -> Event:
        return self.peer.offer(seat, move, name)

    def step(self) -> Event | None:
        return None

    def can_undo(self) -> bool:
        return False


def name_game(first: Event, players: Sequence[bytes], forgiving: bool) -> str:
    """One name for what was agreed and who plays."""
    return digest(Label.GAME, canonical(first), int(forgiving), *players)[:16].hex()
