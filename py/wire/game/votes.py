"""What people want: to go on without a seat that is gone, until it is back.

Each device tells its neighbours what its people want, and what its neighbours want, for those who have no link to them.
A seat is replaced when the people of all devices that are left want it. Then the peers sign votes about it
(fair/protocol/votes.py).
If the people here have wanted it for a minute, and others still do not, nothing goes on: they may leave the game.
Law: of a device that we hear ourselves we believe nobody else.
"""

from collections.abc import Callable, Collection, Iterable, Mapping

from table.needs import Seat
from wire.link.mesh import Mesh

IN_VAIN = 60.0  # seconds


class Wishes:
    """`devices`: the device of each seat. `seats_here`: the seats at this device; without any it only looks on."""

    def __init__(self, devices: tuple[str, ...], seats_here: tuple[Seat, ...], mesh: Mesh) -> None:
        self.mine: dict[Seat, float] = {}  # since when
        self.theirs: dict[str, frozenset[Seat]] = {}
        self._devices = devices
        self._has_a_say = bool(seats_here)
        self._mesh = mesh

    @property
    def _me(self) -> dict[str, frozenset[Seat]]:
        return {self._mesh.identity.device: frozenset(self.mine)}

    @property
    def in_vain(self) -> frozenset[Seat]:
        """The seats that the people here have wanted replaced for long, and others have not."""
        return frozenset(seat for seat, since in self.mine.items() if self._mesh.now - since > IN_VAIN)

    def want(self, seat: Seat) -> None:
        self.mine.setdefault(seat, self._mesh.now)

    @property
    def by_seat(self) -> Mapping[Seat, tuple[str, ...]]:
        """For each seat that somebody wants replaced: the devices that do."""
        found: dict[Seat, list[str]] = {}
        for device, seats in (self._me | self.theirs).items():
            for seat in sorted(seats):
                found.setdefault(seat, []).append(device)
        return {seat: tuple(found[seat]) for seat in sorted(found)}

    @property
    def told(self) -> tuple[tuple[str, tuple[Seat, ...]], ...]:
        """What beats tell: what people want here and at the neighbours."""
        near = {device: self.theirs[device] for device in self._mesh.neighbours if device in self.theirs}
        mine = self._me if self._has_a_say else {}
        return tuple((device, tuple(sorted(seats))) for device, seats in (mine | near).items())

    def hear(self, sender: str, told: Iterable[tuple[str, tuple[Seat, ...]]]) -> None:
        heard = (self._mesh.identity.device, *self._mesh.neighbours)
        for device, seats in told:
            if device in self._devices and (device == sender or device not in heard):
                self.theirs[device] = frozenset(seat for seat in seats if 0 <= seat < len(self._devices))

    def tick(self, can_vote: Callable[[], Collection[Seat]]) -> None:
        """Forgets wishes about seats that are heard again, and those of devices that are away."""
        seats = can_vote()
        self.mine = {seat: since for seat, since in self.mine.items() if seat in seats}
        self.theirs = {device: seats for device, seats in self.theirs.items() if self._mesh.state(device) != "away"}

    def agreed(self, away: frozenset[Seat]) -> frozenset[Seat]:
        """The seats without which the people of all other devices want to go on."""
        wishes = self.theirs | (self._me if self._has_a_say else {})
        gone = {seat for wish in wishes.values() for seat in wish} - away
        while True:
            others = {device for seat, device in enumerate(self._devices) if seat not in gone | away}
            kept = {seat for seat in gone if all(seat in wishes.get(device, ()) for device in others)}
            if kept == gone:
                return frozenset(gone)
            gone = kept
