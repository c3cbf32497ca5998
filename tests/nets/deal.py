"""How long it takes from the tap that starts a game until all three may play, where the line of one home is slow.

On a far line what counts is how many trips follow each other: at most eight round trips, beside what the devices
compute (that is the deal on a good line). On a narrow line it is how much is said.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pages.friends import get_ready
from playwright.sync_api import Browser
from samples import CARD_GAME, TALK_GAME
from shelf import tryout

from nets.faults import gather
from nets.internet import Internet
from nets.people import Player, wait

FAR, NARROW = 300.0, 64.0  # milliseconds; kbit/s
MOST_TRIPS, MOST_SECONDS = 8, 6.0  # round trips
PATIENCE = 60.0
# When everybody may play, as far as this device knows. All devices of the test have one clock.
NOTE = """
import asyncio, time, main
dealt = []
async def note():
    while not dealt:
        sitting = main.app.gathering.room.sitting
        if sitting and any(need.seats for need in sitting.match.needs):
            dealt.append(time.time())
        await asyncio.sleep(0.005)
noting = asyncio.ensure_future(note())
None
"""
DEALT = "dealt"
TAPPED = "() => addEventListener('click', tap => { globalThis.tapped = performance.timeOrigin + tap.timeStamp; }, true)"


@dataclass(frozen=True)
class Dealt:
    name: str
    seconds: float
    longest: float

    @property
    def is_in_time(self) -> bool:
        return self.seconds <= self.longest

    def __str__(self) -> str:
        late = "" if self.is_in_time else "  (late)"
        return f"{self.name:26} {self.seconds:5.1f} s, of {self.longest:.1f} s that it may take{late}"


def deal_all(net: Internet, browsers: Sequence[Browser]) -> Iterator[Dealt]:
    """Three homes; the second has the slow line."""
    for game in (CARD_GAME, TALK_GAME):
        near = deal(net, browsers, game)
        yield Dealt(f"{game} dealt, near", near, MOST_SECONDS)
        far = deal(net, browsers, game, rtt_ms=FAR)
        yield Dealt(f"{game} dealt, {FAR:.0f} ms away", far, near + MOST_TRIPS * FAR / 1000)
        yield Dealt(f"{game} dealt at {NARROW:.0f} kbit/s", deal(net, browsers, game, kbit=NARROW), MOST_SECONDS)


def deal(net: Internet, browsers: Sequence[Browser], game: str, **weather: float) -> float:
    players = gather(browsers)
    get_ready(players, game, *tryout(game).wishes)
    net.homes[1].weather(**weather)
    for player in players:
        player.ask(NOTE)
    starter: Player = players[-1]
    starter.page.evaluate(TAPPED)
    time.sleep(2)  # as people do: what they have agreed on is known to all
    starter.press("start")
    wait(lambda: all(player.ask(DEALT) for player in players), PATIENCE)
    times = [(player.ask(DEALT) or [float("inf")])[0] for player in players]
    began = starter.page.evaluate("tapped") / 1000
    net.homes[1].weather()
    for player in players:
        player.context.close()
    return max(times) - began
