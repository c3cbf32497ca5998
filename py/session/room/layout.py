"""What this device is to its room: the table that all look at, a player's hand, or both in one.

The choice is kept on the device. A device says to the room when it is the table, so that the others know to be hands.
Law: a device with a seat, its own or a bot's, is never the table. So nothing secret can ever be on the table.
"""

from __future__ import annotations

from contextlib import suppress

from session.device import Device
from table.illegal import Illegal
from wire.room.remarks import part_of
from wire.room.room import Room

TABLE, HAND, WHOLE = "table", "hand", "whole"
GONE = ("away", "gone")


class Layout:
    def __init__(self, device: Device, room: Room) -> None:
        self.device, self.room = device, room
        self.opened: tuple[str, ...] = ("own",)  # in a hand; the board is one tap away

    @property
    def wish(self) -> str:
        """What was chosen on this device; nothing: what fits."""
        return self.device.settings.layout

    @property
    def now(self) -> str:
        if self.has_seats:
            is_hand = self.wish == HAND or (self.wish in ("", TABLE) and self.has_table)
            return HAND if is_hand else WHOLE
        return TABLE if self.wish == TABLE else WHOLE

    @property
    def has_seats(self) -> bool:
        """People or bots sit at this device, in the game that runs or in the next."""
        return self.is_playing or any(chair.device == self.room.me for chair in self.room.chairs)

    @property
    def is_playing(self) -> bool:
        """A seat of the running game is here, with its cards."""
        sitting = self.room.sitting
        return sitting is not None and not sitting.is_over and bool(sitting.seats)

    @property
    def tables(self) -> tuple[str, ...]:
        """The other devices of the room that are the table, and are there."""
        return tuple(
            one.device for one in self.room.people if one.device != self.room.me and self.is_table(one.device)
        )

    @property
    def has_table(self) -> bool:
        return bool(self.tables)

    def is_table(self, device: str) -> bool:
        if device == self.room.me:
            return self.now == TABLE
        state = next((one.state for one in self.room.people if one.device == device), GONE[-1])
        return state not in GONE and part_of(self.room.board, device) == TABLE

    def choose(self, wish: str) -> None:
        """The table gives up its seats in the next game; in a running game a seat stays where its cards are."""
        self.device.change(layout=wish)
        if wish == TABLE and self.has_seats and not self.is_playing:
            self.room.watch()
        self.tell()

    def fold(self, what: str) -> None:
        """Opens or closes a part of the hand: the board, or what is one's own."""
        others = tuple(one for one in self.opened if one != what)
        self.opened = others if what in self.opened else (*others, what)

    def sit(self) -> None:
        """Somebody sits down at the table: it is one no longer."""
        if self.wish == TABLE:
            self.device.change(layout="")
        self.room.take_seat()
        self.tell()

    def follow(self) -> None:
        """After a game the table goes back to the room with its players."""
        sitting = self.room.sitting
        if self.now != TABLE or sitting is None or sitting.match.outcome is None:
            return
        if self.room.lobby.plan.round > sitting.terms.round:
            self.room.again()

    def tell(self) -> None:
        """Says it to the room when it has changed. Who talks too much at once says it a little later."""
        said, now = part_of(self.room.board, self.room.me), TABLE if self.now == TABLE else HAND
        if now != said and (said or now == TABLE):
            with suppress(Illegal):
                self.room.react(now)
