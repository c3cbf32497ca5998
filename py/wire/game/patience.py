"""Patience: how long the others wait for a seat whose device is there and says nothing.

A device gives some things without its person: keys, masks, its part of a throw, openings. After 30 seconds without them
the others may vote about it, whatever its beats say. Where its person decides, they may after 5 minutes.
Law: time counts from the moment in which this device sees that all wait for the seat, and not while this page sleeps.
Not protected here: a seat that is voted out and says that it is back is counted in, and may be mute once more.
"""

from collections.abc import Mapping

from table.needs import Seat

DEVICE, PERSON = 30.0, 300.0  # seconds
ASLEEP = 5.0  # a longer pause between two ticks means that this page was asleep


class Patience:
    def __init__(self) -> None:
        self._since: dict[tuple[int, Seat, bool], float] = {}
        self._ticked_at = 0.0

    def tick(self, now: float, step: int, awaited: Mapping[Seat, bool]) -> None:
        """`awaited`: the seats without which this step cannot end; True: their person decides."""
        if now - self._ticked_at > ASLEEP:
            self._since.clear()
        self._ticked_at = now
        asked = [(step, seat, is_person) for seat, is_person in awaited.items()]
        self._since = {one: self._since.get(one, now) for one in asked}

    @property
    def mute(self) -> frozenset[Seat]:
        """The seats that have been waited for too long."""
        return frozenset(
            seat for (_, seat, is_person), since in self._since.items()
            if self._ticked_at - since >= (PERSON if is_person else DEVICE)
        )  # fmt: skip
