"""Rooms without a relay, met by two texts in one Wi-Fi, which for a while lets nothing through between devices."""

import time
from collections.abc import Sequence

from playwright.sync_api import Browser

from nets.faults import BY_HAND, PATIENCE, SOON, Healed, begin, is_whole
from nets.internet import Internet
from nets.people import Player, wait


def meet(browsers: Sequence[Browser]) -> list[Player]:
    """The second device has read the first one's text, and the first one its answer."""
    host, guest = (Player(one, name, (), ()) for one, name in zip(browsers, ("Anna", "Bob"), strict=True))
    host.open_as_it_comes("same")
    answer = guest.answer(host.show_offer())
    host.page.locator("#answer").fill(answer)
    host.press("take")
    return [host, guest]


def are_in(players: Sequence[Player], seconds: float) -> float | None:
    return wait(lambda: all(player.page.locator("#chairs").count() for player in players), seconds)


def cut_and_heal(net: Internet, players: Sequence[Player], seconds: float) -> Healed:
    """Nothing goes from one device to the other for so long; nobody does anything."""
    players[0].close_sheet()
    begin(players)
    net.homes[0].isolate()
    time.sleep(seconds)
    net.homes[0].isolate(False)
    took = wait(lambda: is_whole(players), PATIENCE)
    words = "" if took is not None else players[1].words[:300]
    return Healed(f"by hand, {seconds:.0f} s cut", took, took, BY_HAND if seconds <= 20 else 2 * SOON, words)
