"""One voice for each device in what the clock says, however many seats sit at it.

A person with three bots has four seats and one clock. `Voices` says which seats share a device. The players know it
from the terms they have signed. The audit has only the transcript, so it is said there too: the seat that counts the
clocks names the voices (clock.py), and every other device compares them with the terms before it goes on.
Not protected here: one person with two devices has two voices.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from fair.group.refused import Malformed
from table.needs import Seat
from table.text import Plain


@dataclass(frozen=True)
class Voices:
    """`firsts[seat]` is the first seat of the device at which that seat sits."""

    firsts: tuple[Seat, ...]

    @property
    def are_shared(self) -> bool:
        return len(set(self.firsts)) < len(self.firsts)

    def speaker(self, seat: Seat, present: Collection[Seat]) -> Seat:
        """Which seat speaks for the device of this seat: its first one that is not absent."""
        return min(one for one in present if self.firsts[one] == self.firsts[seat])

    def are_most(self, seats: Collection[Seat], present: Collection[Seat]) -> bool:
        """Do these seats stand for more than half of the devices of those who are present?"""
        return 2 * self._count(seats) > self._count(present)

    def _count(self, seats: Collection[Seat]) -> int:
        return len({self.firsts[seat] for seat in seats})


def each_alone(seats: int) -> Voices:
    """Every seat sits at a device of its own."""
    return Voices(tuple(range(seats)))


def voices_of(devices: Sequence[str]) -> Voices:
    """From the device of each seat."""
    return Voices(tuple(devices.index(device) for device in devices))


def read_voices(value: Plain, seats: int) -> Voices:
    """Voices that somebody sent."""
    if not isinstance(value, tuple) or len(value) != seats:
        raise Malformed("not the voices of these seats")
    firsts = tuple(first for first in value if type(first) is int and 0 <= first < seats)
    if len(firsts) != seats or any(first > seat or firsts[first] != first for seat, first in enumerate(firsts)):
        raise Malformed("not the first seats of devices")
    return Voices(firsts)
