"""The people of a room, as the page shows them: one row for each device that counts."""

from collections.abc import Iterator
from dataclasses import dataclass

from table.text import fingerprint
from wire.game.game import Sitting
from wire.link.mesh import Mesh
from wire.room.lobby import Lobby


@dataclass(frozen=True, slots=True)
class Person:
    """One device and its people. `state`: here, asleep (5 s of silence), away (30 s), gone (has left).

    `reach`: me, direct (a link of our own), third (through others), detour (through a relay), none. `seats` are
    numbers of chairs.
    """

    device: str
    name: str
    seats: tuple[int, ...]
    state: str
    reach: str
    version: str
    is_ready: bool
    is_watching: bool


class People:
    """Counts people again only when a card or a state has changed, because the page asks many times a picture."""

    def __init__(self, lobby: Lobby, mesh: Mesh) -> None:
        self.lobby, self.mesh = lobby, mesh
        self._counted: tuple[object, tuple[Person, ...]] = (None, ())

    @property
    def all(self) -> tuple[Person, ...]:
        board, mesh = self.lobby.board, self.mesh
        known = (board.print, [(device, mesh.state(device), mesh.reach(device)) for device in board.counted])
        if self._counted[0] != known:
            self._counted = (known, tuple(self._count()))
        return self._counted[1]

    def name_at(self, device: str, wanted: str, game: Sitting | None) -> str:
        """A name that this device holds, on its card or at the table: the wanted one if it is among them."""
        card = self.lobby.board.card(device)
        held = [card.name, *(stool.name for stool in card.stools)] if card else []
        if game is not None:
            held += [name for name, one in zip(game.names, game.devices, strict=True) if one == device]
        return wanted if wanted in held else held[0] if held else "?"

    def _count(self) -> Iterator[Person]:
        lobby, mesh = self.lobby, self.mesh
        chairs, print = lobby.chairs, fingerprint(lobby.terms)
        for device in lobby.board.counted:
            card = lobby.board.card(device)
            assert card is not None
            seats = tuple(chair.number for chair in chairs if chair.device == device)
            state = "gone" if card.is_gone else mesh.state(device)
            is_ready = bool(seats) and lobby.is_ready(device, print)
            version = lobby.identity.version  # any other was refused
            yield Person(device, card.name, seats, state, mesh.reach(device), version, is_ready, not seats)
