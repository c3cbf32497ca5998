"""Measures what ten games in one page leave behind, in three browsers: how much memory the browser holds after each."""

import argparse
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from pages.other_browsers import SIZE, opened
from pages.solo import Solo
from playwright.sync_api import Playwright
from shelf import HOUSE

from bench.start import host
from web.make import DIST, install

BROWSERS = ("chromium", "firefox", "webkit")
GAMES, MOVES, SEATS = 10, 15, 4
GROWTH = 0.1  # after the second game
READINGS, PAUSE = 8, 0.5  # a browser tidies up when it likes: the least of some readings is what it needs
NO_BROWSER = ("node", "Xvfb", "python")
OWN = ("Pss_Anon:", "Pss_Shmem:")


def measure(playwright: Playwright, wanted: argparse.Namespace, verdict: Callable[..., str]) -> bool:
    print(f"\nmemory of a browser in MB, after each of {GAMES} games of {MOVES} moves in one page")
    grown = []
    for name in wanted.browser or BROWSERS:
        print(f"{name:10}", end="", flush=True)
        sizes = []
        with window(playwright, name) as browser:
            for size in play(browser):
                sizes.append(size)
                print(f"{size / 1e6:6.0f}", end="", flush=True)
        grown.append(sizes[-1] / sizes[1] - 1)
        print(f"   {grown[-1]:+.0%} after the second", flush=True)
    goals = [one < GROWTH for one in grown]
    print(f"goal: less than {GROWTH:.0%} more than after the second game: {verdict(*goals)}")
    return all(goals)


@contextmanager
def window(playwright: Playwright, name: str) -> Iterator[Any]:
    if name != "chromium":
        try:
            with opened(playwright, name) as browser:
                yield browser
        except pytest.skip.Exception as missing:
            raise SystemExit(str(missing)) from None
        return
    browser = playwright.chromium.launch(executable_path=install.browser(), args=install.FLAGS)
    yield browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en")
    browser.close()


def play(browser: Any) -> Iterator[int]:
    page = browser.new_page()
    page.goto(host(DIST).url)
    page.locator("#boot").wait_for(state="detached")
    player = Solo(page, 7)
    for number in range(GAMES):
        player.sit_down(HOUSE[number % len(HOUSE)], SEATS, "recruit")
        for _ in range(MOVES):
            if player.is_over():
                break
            player.step()
        go_home(page)
        yield min(held() for _ in range(READINGS))


def go_home(page: Any) -> None:
    """As with the browser's own back, whatever the game is at: what is open is closed first, then the game is left."""
    while not page.locator(".game-card").count():
        page.keyboard.press("Escape")
        if page.locator("[data-do=home]").count():
            page.locator("[data-do=home]").first.evaluate("it => it.click()")
        elif page.locator("[data-do=back][data-with=bar]").count():
            page.locator("[data-do=back][data-with=bar]").first.evaluate("it => it.click()")
        time.sleep(PAUSE)


def held() -> int:
    """What all processes of the browser hold of their own, each page of memory once, however many of them share it.

    Files are left out: what a browser reads of its program it shares with every other browser on the machine, and holds
    alone when those have ended.
    """
    time.sleep(PAUSE)
    return sum(proportional_size(pid) for pid in descendants(os.getpid()))


def descendants(root: int) -> Iterator[int]:
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    for pid in parents:
        above = pid
        while above in parents and above != root:
            above = parents[above]
        if above == root and pid != root and not is_other(pid):
            yield pid


def is_other(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/comm").read_text().startswith(NO_BROWSER)
    except OSError:
        return True


def proportional_size(pid: int) -> int:
    try:
        rows = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return sum(int(row.split()[1]) * 1024 for row in rows if row.startswith(OWN))
