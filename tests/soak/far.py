"""Whole games in a real browser between as many devices as sit at most at a table, over real links; on demand only.

Each game once by link through a relay on this machine, and once by the exchange of texts; then with chaos: in every
phase a device is closed and opened again, or its network is switched off and on, and the game goes on.
"""

import argparse
import time
import traceback
from collections.abc import Callable
from typing import Any

from pages.friends import Friend, agree, gather, launch, meet_by_link, meet_by_paste, play_to_the_end
from playwright.sync_api import BrowserContext, sync_playwright
from relay import Relay

from table import catalog
from web.make import site
from web.make.serve import Site

WISHES = {"spyfall": ("#rounds-minus",) * 4, "cia": ("[data-do=answer][data-with=top_secret]",)}
PATIENCE = 1500.0
PHASES = ("lobby", "deal", "move", "vote", "audit")


def run(wish: argparse.Namespace) -> int:
    """One line for each game and way; the number of those that failed."""
    site.build()
    failures = 0
    for game in [wish.game] if wish.game else catalog.NAMES:
        ways: dict[str, Callable[..., None]] = {"link": by_link, "paste": by_paste, "chaos": with_chaos}
        for name, way in ways.items():
            if wish.meet in (None, name):
                failures += not play(game, name, way, wish.seats)
    return failures


def play(game: str, name: str, way: Callable[..., None], seats: int | None) -> bool:
    count = seats or catalog.load(game).seats[-1]
    host, relay, faults = Site(site.DIST, "/far/"), Relay(), list[str]()
    began = time.monotonic()
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)

            def make(**options: Any) -> BrowserContext:
                context = browser.new_context(locale="en", **options)
                context.on("weberror", lambda error: faults.append(str(error.error)))
                context.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
                return context

            friends = gather(make, host.url, count)
            way(friends, relay, game)
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


def by_link(friends: list[Friend], relay: Relay, game: str) -> None:
    meet_by_link(friends, relay.url)
    agree(friends, game, *WISHES.get(game, ()))
    play_to_the_end(friends, PATIENCE)


def by_paste(friends: list[Friend], relay: Relay, game: str) -> None:
    meet_by_paste(friends)
    assert not relay.contacts
    agree(friends, game, *WISHES.get(game, ()))
    play_to_the_end(friends, PATIENCE)


def with_chaos(friends: list[Friend], relay: Relay, game: str) -> None:
    """Another device is hit in each phase; all of them see the same end."""
    meet_by_link(friends, relay.url)
    for number, phase in enumerate(PHASES):
        victim = friends[number % len(friends)]
        if phase == "deal":
            agree(friends, game, *WISHES.get(game, ()))
        if phase in ("move", "vote"):
            for seed, friend in enumerate(friends):
                friend.use_hands(seed)
            wait_for_events(friends, 12 if phase == "move" else 24)
        if phase == "audit":
            play_to_the_end(friends, PATIENCE)
        (cut_off if number % 2 else close_and_open)(victim)
        if phase == "lobby":
            for friend in friends:
                friend.wait_chairs(len(friends))
    settle(friends)


def close_and_open(friend: Friend) -> None:
    friend.page.close()
    friend.open()
    friend.press("far", "return")


def cut_off(friend: Friend) -> None:
    """The network goes away and comes back: all links break, the page stays."""
    friend.context.set_offline(True)
    friend.ask(BREAK)
    time.sleep(6)
    friend.context.set_offline(False)


BREAK = "import main\nfor link in list(main.app.gathering.up): main.app.gathering._drop(link)\nNone"


def wait_for_events(friends: list[Friend], count: int) -> None:
    end = time.monotonic() + PATIENCE
    while not any(friend.is_over() or friend.head[0] >= count for friend in friends):
        assert time.monotonic() < end, [friend.head for friend in friends]
        time.sleep(0.2)


def settle(friends: list[Friend]) -> None:
    end = time.monotonic() + 120
    while len({tuple(friend.head) for friend in friends}) > 1 or friends[0].head[2] != "over":
        assert time.monotonic() < end, [friend.head for friend in friends]
        time.sleep(0.3)
