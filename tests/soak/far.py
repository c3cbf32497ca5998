"""Whole games in a real browser between as many devices as sit at most at a table, over real links; on demand only.

Each game once by link through a relay on this machine, and once by the exchange of codes and texts (the first guest
by camera, the others by paste); then with chaos (`far_chaos.py`).
"""

import argparse
import tempfile
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pages import network
from pages.friends import Friend, agree, gather, launch, meet_by_exchange, meet_by_link, play_to_the_end
from playwright.sync_api import BrowserContext, ConsoleMessage, expect, sync_playwright
from relay import Relay
from shelf import HOUSE, tryout

from soak.far_chaos import with_chaos
from table import catalog
from web.make import site
from web.make.serve import Site

PATIENCE = 1500.0
SLOWEST = 120_000  # many pages on one machine are slow, not wrong
expect.set_options(timeout=SLOWEST)


@dataclass(frozen=True)
class Meeting:
    """What devices need to find each other: a relay, or a camera that sees a film."""

    relay: Relay
    reel: Path


def run(wish: argparse.Namespace) -> int:
    """One line for each game and way; the number of those that failed."""
    site.build()
    failures = 0
    for game in [wish.game] if wish.game else HOUSE:
        ways: dict[str, Callable[..., None]] = {"link": by_link, "paste": by_exchange, "chaos": by_link_with_chaos}
        for name, way in ways.items():
            if wish.meet in (None, name):
                failures += not play(game, name, way, wish.seats)
    return failures


def play(game: str, name: str, way: Callable[..., None], seats: int | None) -> bool:
    count = seats or catalog.load(game).seats[-1]
    host, relay, faults = Site(site.DIST, "/far/"), Relay(), list[str]()
    reel = Path(tempfile.mkdtemp()) / "film.y4m"
    began = time.monotonic()
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright, reel)

            def make(**options: Any) -> BrowserContext:
                context = browser.new_context(locale="en", reduced_motion="reduce", **options)
                context.set_default_timeout(SLOWEST)
                network.watch(context)
                context.on("weberror", lambda error: faults.append(str(error.error)))
                if name != "chaos":
                    context.on("page", lambda page: page.on("crash", lambda: faults.append("a page crashed")))
                context.on("console", lambda said: faults.append(said.text) if is_fault(said) else None)
                return context

            friends = gather(make, host.url, count)
            way(friends, Meeting(relay, reel), game)
            events = friends[0].head[0]
            browser.close()
        told = f"{events} events, {time.monotonic() - began:.0f} s"
        print(f"{game}, {count} devices, {name}: {told}" + (f"; faults: {faults[:3]}" if faults else ""), flush=True)
        return not faults
    except Exception:
        print(f"{game}, {count} devices, {name}: FAILED\n{traceback.format_exc()}\n{faults[:5]}", flush=True)
        return False
    finally:
        relay.stop()
        host.stop()


def is_fault(said: ConsoleMessage) -> bool:
    """A page whose network is switched off may say so."""
    return said.type == "error" and "ERR_INTERNET_DISCONNECTED" not in said.text


def by_link(friends: list[Friend], meeting: Meeting, game: str) -> None:
    meet_by_link(friends, meeting.relay.url)
    agree(friends, game, *tryout(game).wishes)
    play_to_the_end(friends, PATIENCE)


def by_exchange(friends: list[Friend], meeting: Meeting, game: str) -> None:
    meet_by_exchange(friends, meeting.reel)
    assert not meeting.relay.contacts
    agree(friends, game, *tryout(game).wishes)
    play_to_the_end(friends, PATIENCE)


def by_link_with_chaos(friends: list[Friend], meeting: Meeting, game: str) -> None:
    meet_by_link(friends, meeting.relay.url)
    with_chaos(friends, game, tryout(game).wishes[:2], PATIENCE)
