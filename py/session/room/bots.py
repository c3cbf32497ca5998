"""The bots of this device at a table of several devices. They go on whatever page is open here.

Law: each thinks with its own seat's pocket and the public story, like a player who sits elsewhere; the people at this
device see no more of it than everybody does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bots.bot import LEVELS
from games.contract.kit import kit
from session.bots.crew import Crew, Task, offer_first
from session.bots.thinker import Thinker
from session.clock import RoundClock, running_in
from session.device import Device
from table.events import Move
from table.levels import USUAL, level_named
from table.match import Match
from table.needs import Choose, Need, Seat
from wire.game.game import Sitting


def bots_of(sitting: Sitting) -> dict[Seat, str]:
    """All bots at the table, wherever they are run, and what their device says of their level."""
    return {seat: level_named(place.bot) for seat, place in enumerate(sitting.terms.seats) if place.bot}


def people_at(sitting: Sitting) -> tuple[Seat, ...]:
    """The seats of this device that are people's."""
    return tuple(seat for seat in sitting.seats if not sitting.terms.seats[seat].bot)


def taps(sitting: Sitting) -> tuple[Seat, ...]:
    """The seats of this device for which its people tap: their own; and where anybody may, a bot's too."""
    people = people_at(sitting)
    is_anybodys = people and kit(sitting.match.game.name).around.is_anybodys(sitting.match.table)
    return sitting.seats if is_anybodys else people


class RoomBots:
    is_busy = False  # others may speak at any time too, each at a device of their own

    def __init__(
        self, device: Device, sitting: Sitting, clock: RoundClock, thinker: Thinker, is_on: Callable[[], bool]
    ) -> None:
        self.sitting, self.clock, self.is_on = sitting, clock, is_on
        levels = {
            seat: level if level in LEVELS else USUAL
            for seat, level in bots_of(sitting).items()
            if seat in sitting.seats
        }
        self.crew = Crew(device, self, thinker, levels)
        if levels:
            thinker.wake()

    @property
    def is_manned(self) -> bool:
        return self.is_on()

    @property
    def seconds_left(self) -> int | None:
        need = running_in(self.sitting.match.needs)
        return None if need is None else self.clock.reading(need)

    def match_of(self, seat: Seat) -> Match:
        return self.sitting.match_of(seat)

    def attend(self) -> None:
        if self.crew.levels:
            self.crew.attend()

    def next_task(self) -> Task | None:
        sitting, length = self.sitting, len(self.sitting.match.log)
        if sitting.is_quiet or sitting.state not in ("playing", "waiting"):
            return None
        tapped = taps(sitting)
        bots = [seat for seat in self.crew.levels if seat not in tapped]
        asked: list[tuple[Need, Seat]] = [(need, seat) for seat in bots for need in sitting.asked_of(seat)]
        if not asked or not running_in(sitting.match.needs):
            return self.crew.first_of(asked, length, may_act=True)
        if any(sitting.peers[seat].chosen for seat in bots):
            return None  # one of them has spoken already, and will be heard
        return Task("talk", -1, next(need.name for need, _ in asked if isinstance(need, Choose)), length)

    def carry_out(self, task: Task, moves: Iterable[Move]) -> None:
        if offer_first(self.sitting.offer, task, moves):
            self.crew.went_on()
        self.crew.attend()
