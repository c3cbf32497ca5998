"""Presence at a running game: which seats are silent, gone, or at another game.

A device that has not been heard for 5 seconds is silent, after 30 seconds it is gone. So is one whose people said
goodbye, and one that is here but has shown for 10 seconds that it does not play this game.
Not protected here: a neighbour that claims to hear somebody who is not there delays a vote (but see patience.py).
"""

from collections.abc import Callable, Collection

from table.needs import Seat
from wire.link.mesh import Mesh

ELSEWHERE = 10.0  # seconds


class Presence:
    """`devices`: the device of each seat. `has_left`: whether the people of a device have said goodbye."""

    def __init__(self, devices: tuple[str, ...], mesh: Mesh, has_left: Callable[[str], bool]) -> None:
        self._devices = devices
        self._mesh = mesh
        self._has_left = has_left
        self._elsewhere: dict[str, float] = {}  # devices that do not play this game, and since when

    def silent(self, absent: Collection[Seat]) -> tuple[Seat, ...]:
        """Seats whose device has not been heard for 5 seconds, without those that are absent already."""
        return tuple(
            seat for seat, device in enumerate(self._devices)
            if self._mesh.state(device) != "here" and seat not in absent
        )  # fmt: skip

    def gone(self, away: Collection[Seat]) -> tuple[Seat, ...]:
        """Seats that nobody needs to wait for any longer, without those that are away already."""
        return tuple(
            seat for seat, device in enumerate(self._devices) if seat not in away and self._is_gone(device)
        )  # fmt: skip

    def _is_gone(self, device: str) -> bool:
        return self._mesh.state(device) == "away" or self._has_left(device) or self.is_elsewhere(device)

    def is_elsewhere(self, device: str) -> bool:
        """Is this device here, but not at this game?"""
        return self._mesh.now - self._elsewhere.get(device, self._mesh.now) > ELSEWHERE

    @property
    def is_alone(self) -> bool:
        """Nobody else who sits at this table has been heard for 30 seconds."""
        me = self._mesh.identity.device
        return all(self._mesh.state(device) == "away" for device in self._devices if device != me)

    def hear(self, device: str, is_at_this_game: bool) -> None:
        if is_at_this_game:
            self._elsewhere.pop(device, None)
        else:
            self._elsewhere.setdefault(device, self._mesh.now)

    def tick(self) -> None:
        """Forgets what devices said to which there is no link any more."""
        mesh = self._mesh
        linked = ("direct", "detour")
        self._elsewhere = {device: at for device, at in self._elsewhere.items() if mesh.reach(device) in linked}
