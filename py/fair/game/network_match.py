"""A match at a table where the others sit elsewhere.

A move that is offered is told to all devices, and it happens when all have heard it. Law: nothing is undone.
"""

from collections.abc import Callable, Sequence

from fair.group.labels import Label, digest
from fair.protocol.rounds import FIRST
from table.dealers import Dealer
from table.events import Event, Move
from table.game import Game
from table.match import Match
from table.needs import Seat
from table.text import canonical

Offer = Callable[[Seat, Move, str | None], Event]


class NetworkMatch(Match):
    """`tell_all`: how a move that is offered here reaches the other devices."""

    def __init__(self, game: Game, dealer: Dealer, first: Event, seats_here: Sequence[Seat], tell_all: Offer) -> None:
        super().__init__(game, dealer, first, seats_here)
        self._tell_all = tell_all

    def offer(self, seat: Seat, move: Move, name: str | None = None) -> Event:
        return self._tell_all(seat, move, name)

    def step(self) -> Event | None:
        return None

    def can_undo(self) -> bool:
        return False


def name_game(first: Event, players: Sequence[bytes], forgiving: bool, protocol: int) -> str:
    """One name for what was agreed, who plays, and the protocol that they speak. The first one has no number."""
    number = () if protocol == FIRST else (protocol,)
    return digest(Label.GAME, canonical(first), int(forgiving), *number, *players)[:16].hex()
