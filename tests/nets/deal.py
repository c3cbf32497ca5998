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
NAMES = tuple(f"{game} {how}" for game in (CARD_GAME, TALK_GAME) for how in ("near", "far", "narrow"))
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
    """`sent`, `got`: bytes on the line of the second home meanwhile."""

    name: str
    seconds: float
    longest: float
    sent: int
    got: int

    @property
    def is_in_time(self) -> bool:
        return self.seconds <= self.longest

    def __str__(self) -> str:
        late = "" if self.is_in_time else "  (late)"
        line = f"{self.sent / 1000:.0f} kB out, {self.got / 1000:.0f} in"
        return f"{self.name:26} {self.seconds:5.1f} s, of {self.longest:.1f} s that it may take; {line}{late}"


def deal_all(net: Internet, browsers: Sequence[Browser], wanted: Sequence[str] = NAMES) -> Iterator[Dealt]:
    """Three homes; the second has the slow line. A deal on a far line is judged by one on a good line before it."""
    near = 0.0
    for name in NAMES:
        game, how = name.split()
        if name not in wanted and not (how == "near" and f"{game} far" in wanted):
            continue
        weather = {"near": {}, "far": {"rtt_ms": FAR}, "narrow": {"kbit": NARROW}}[how]
        longest = near + MOST_TRIPS * FAR / 1000 if how == "far" else MOST_SECONDS
        dealt = deal(net, browsers, game, weather)
        near = dealt[0] if how == "near" else near
        yield Dealt(f"{name}, dealt", dealt[0], longest, *dealt[1:])


def deal(
    net: Internet, browsers: Sequence[Browser], game: str, weather: dict[str, float]
) -> tuple[float, int, int]:
    players = gather(browsers)
    get_ready(players, game, *tryout(game).wishes)
    net.homes[1].weather(**weather)
    for player in players:
        player.ask(NOTE)
    starter: Player = players[-1]
    starter.page.evaluate(TAPPED)
    time.sleep(2)  # as people do: what they have agreed on is known to all
    line = net.homes[1].devices[0]
    before = [line.count(way) for way in ("tx", "rx")]
    starter.press("start")
    wait(lambda: all(player.ask(DEALT) for player in players), PATIENCE)
    times = [(player.ask(DEALT) or [float("inf")])[0] for player in players]
    sent, got = (line.count(way) - past for way, past in zip(("tx", "rx"), before, strict=True))
    began = starter.page.evaluate("tapped") / 1000
    net.homes[1].weather()
    for player in players:
        player.context.close()
    return max(times) - began, sent, got
