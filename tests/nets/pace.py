"""How long a move takes to arrive where the line of one home loses every tenth packet: half of the moves in at most two
round trips."""

import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass

from playwright.sync_api import Browser

from nets.faults import sit_down
from nets.internet import Internet

RTT, LOSS = 100.0, 10.0  # milliseconds; percent each way
MOST = 2.0  # round trips, at the median
PLAY, FEWEST = 40.0, 20  # seconds; events that are enough to judge by
# When each event of the game is known to a device. All devices of the test have one clock.
NOTE = """
import asyncio, time, main
known = {}
async def note():
    while True:
        sitting = main.app.gathering.room.sitting
        for number in range(len(known), len(sitting.match.log) if sitting else 0):
            known[number] = time.time()
        await asyncio.sleep(0.005)
noting = asyncio.ensure_future(note())
None
"""
KNOWN = "list(known.values())"


@dataclass(frozen=True)
class Arrived:
    """`median`: milliseconds from the first device that knows an event to the last."""

    events: int
    median: float

    @property
    def is_in_time(self) -> bool:
        return self.events >= FEWEST and self.median <= MOST * RTT

    def __str__(self) -> str:
        name = f"a move at {LOSS:.0f} % loss"
        late = "" if self.is_in_time else "  (late)"
        return f"{name:26} {self.median:4.0f} ms at a round trip of {RTT:.0f} ms, the median of {self.events}{late}"


def play(net: Internet, browsers: Sequence[Browser]) -> Arrived:
    """Two homes; the line of the second is bad."""
    players = sit_down(browsers)
    for player in players:
        player.ask(NOTE)
    dealt = min(len(player.ask(KNOWN)) for player in players)
    net.homes[1].weather(rtt_ms=RTT, loss=LOSS)
    for number, player in enumerate(players):
        player.use_hands(number)
    time.sleep(PLAY)
    for player in players:
        player.rest()
    one, other = (player.ask(KNOWN)[dealt:] for player in players)
    lags = [abs(here - there) * 1000 for here, there in zip(one, other, strict=False)]
    return Arrived(len(lags), statistics.median(lags) if lags else float("inf"))
