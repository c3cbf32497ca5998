"""The people of a room, as the page shows them: one row for each device that has ever come in."""

from dataclasses import dataclass

from table.text import fingerprint
from wire.lobby import Lobby
from wire.mesh import Mesh


@dataclass(frozen=True, slots=True)
class Person:
    """One device and its people. `state`: here, asleep (5 s of silence), away (30 s), gone (has left).

    `reach`: me, direct (a link of our own), relay (through others), none. `seats` are numbers of chairs.
    """

    device: str
    name: str
    seats: tuple[int, ...]
    state: str
    reach: str
    version: str
    is_ready: bool
    is_watching: bool


def people(lobby: Lobby, mesh: Mesh) -> tuple[Person, ...]:
    chairs, print = lobby.chairs, fingerprint(lobby.terms)
    found = []
    for device in sorted(lobby.board.cards):
        card = lobby.board.card(device)
        assert card is not None
        seats = tuple(chair.number for chair in chairs if chair.device == device)
        state = "gone" if card.is_gone else mesh.state(device)
        is_ready = bool(seats) and lobby.is_ready(device, print)
        version = lobby.badge.version  # any other was refused
        found.append(Person(device, card.name, seats, state, mesh.reach(device), version, is_ready, not seats))
    return tuple(found)
