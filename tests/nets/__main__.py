"""`python build.py soak --nets`: friends behind real routers. All pairs of homes, then every fault; a table of both.

With words after it only the pairs (cone-symmetric), faults ("other ports") and deals ("cia far") that they name, and
`hand`, `deal` and `loss`.
"""

import os
import sys
from collections.abc import Callable, Iterable, Sequence

from pages.other_browsers import TOLERANT_DRIVER
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from nets import by_hand, deal, pace
from nets.faults import FAULTS, Healed, sit_down, strike_all
from nets.internet import Internet
from nets.pairs import PAIRS, Met, meet_all
from nets.people import launch
from nets.spaces import missing

SLOWEST = 120_000


def main(wanted: Sequence[str]) -> int:
    if why := missing():
        print(f"not run: {why}")
        return 0
    os.environ["NODE_OPTIONS"] = TOLERANT_DRIVER
    expect.set_options(timeout=SLOWEST)
    pairs = [pair for pair in PAIRS if not wanted or "-".join(pair) in wanted]
    faults = [fault.name for fault in FAULTS if not wanted or fault.name in wanted]
    deals = [name for name in deal.NAMES if not wanted or "deal" in wanted or name in wanted]
    late = 0
    with sync_playwright() as playwright:
        if pairs:
            late += tell(playwright, ["open", "open"], lambda net, browsers: meet_all(net, browsers, pairs))
        if faults:
            late += tell(playwright, ["cone"] * 3, lambda net, all: strike_all(net, sit_down(all), faults))
        if not wanted or "hand" in wanted:
            late += tell(playwright, ["cone"], hand, devices=(2,))
        if deals:
            late += tell(playwright, ["cone"] * 3, lambda net, all: deal.deal_all(net, all, deals))
        if not wanted or "loss" in wanted:
            late += tell(playwright, ["cone"] * 2, lambda net, all: [pace.play(net, all)])
    print(f"{late} of all were late" if late else "all in time")
    return late


def tell(
    playwright: Playwright,
    homes: Sequence[str],
    play: Callable[[Internet, list[Browser]], Iterable[Met | Healed | deal.Dealt | pace.Arrived]],
    devices: tuple[int, ...] = (),
) -> int:
    """Plays in these homes, and prints every result as it comes. How many were late."""
    late = 0
    with Internet(*homes, devices=devices) as net:
        net.wait_until_ready()
        browsers = [launch(playwright, net, device) for home in net.homes for device in home.devices]
        for result in play(net, browsers):
            print(result, flush=True)
            late += not result.is_in_time
        for browser in browsers:
            browser.close()
    return late


def hand(net: Internet, browsers: list[Browser]) -> Iterable[Healed]:
    for seconds in (8.0, 20.0, 40.0):
        players = by_hand.meet(browsers)
        assert by_hand.are_in(players, 60) is not None, players[1].words
        yield by_hand.cut_and_heal(net, players, seconds)
        for player in players:
            player.context.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) > 0)
