"""Which homes reach each other, how, and how long it takes from the tap to the seat: all fifteen pairs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from playwright.sync_api import Browser

from nets.home import KINDS
from nets.internet import Internet
from nets.people import Player, wait

PAIRS = tuple(combinations_with_replacement(KINDS, 2))
RTT = 25.0  # of each line: 50 ms from home to home
DIRECT, DETOUR = 4.0, 8.0  # seconds that it may take
PATIENCE = 40.0


@dataclass(frozen=True)
class Met:
    """`way`: direct or detour; empty: they did not meet, and the guest's page said `words`."""

    kinds: tuple[str, str]
    seconds: float | None
    way: str
    words: str = ""

    @property
    def is_in_time(self) -> bool:
        return self.seconds is not None and self.seconds <= (DIRECT if self.way == "direct" else DETOUR)

    def __str__(self) -> str:
        took = f"{self.seconds:5.1f} s  {self.way}" if self.seconds is not None else f"NEVER    {self.words[:200]}"
        return f"{' – '.join(self.kinds):24} {took}{'' if self.is_in_time else '  (late)' if self.way else ''}"


def meet_all(net: Internet, browsers: Sequence[Browser], pairs: Sequence[tuple[str, str]] = PAIRS) -> Iterator[Met]:
    """`net`: two homes, of any kind; `browsers`: one in each."""
    for kinds in pairs:
        for home, kind in zip(net.homes, kinds, strict=True):
            home.become(kind)
            home.weather(rtt_ms=RTT)
        yield meet(browsers, kinds)


def meet(browsers: Sequence[Browser], kinds: tuple[str, str]) -> Met:
    host, guest = (Player(browser, name) for browser, name in zip(browsers, ("Anna", "Bob"), strict=True))
    try:
        host.open_as_it_comes()
        link = host.show_link()
        host.close_sheet()
        guest.knock(link)
        guest.press("come-in")
        took = wait(lambda: guest.page.locator("#chairs").count(), PATIENCE, 0.05)
        if took is None:
            return Met(kinds, None, "", guest.words)
        host.wait_people(2)
        return Met(kinds, took, guest.ways[0])
    finally:
        for player in (host, guest):
            player.context.close()
