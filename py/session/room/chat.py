"""The talk of a room, as this device has read it."""

from __future__ import annotations

from collections.abc import Callable

from session.device import Device
from wire.room.chat import Line
from wire.room.room import Room


class Chat:
    """`is_open` says whether somebody reads the talk right now."""

    def __init__(self, device: Device, room: Room, is_open: Callable[[], bool]) -> None:
        self.device, self.room, self.is_open = device, room, is_open
        self._read = self._announced = self._last

    @property
    def _last(self) -> Line | None:
        return self.room.chat[-1] if self.room.chat else None

    @property
    def unread(self) -> int:
        """How many remarks were made since the talk was last read."""
        lines = self.room.chat
        return next((n for n, line in enumerate(reversed(lines)) if line is self._read), len(lines))

    def read_all(self) -> None:
        self._read = self._last

    def tell_new(self) -> None:
        """Has a screen reader say what nobody here has read yet."""
        if self.is_open():
            self.read_all()
        last = self._last
        if last is not None and last is not self._announced and last is not self._read:
            says = self.device.words(f"talk.wave.{last.text}") if last.kind == "waved" else last.text
            self.device.announce(f"{last.name}: {says}")
        self._announced = last
