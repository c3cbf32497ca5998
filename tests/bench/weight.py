"""Measures the memory of the page with its bots beside that of two stock PyScript pages, in Chromium."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from pages.solo import Solo
from playwright.sync_api import Playwright
from shelf import HOUSE

from bench import hellos
from bench.memory import READINGS, go_home, held, window
from bench.start import MARK, host
from web.make import CACHE, DIST

STOCK, SEATS, MOVES = "stock PyScript hello", 4, 15
SHARE = 0.6


def measure(playwright: Playwright, verdict: Callable[..., str]) -> bool:
    stock = hellos.make(CACHE / "bench")[STOCK]
    with window(playwright, "chromium") as browser:
        theirs = weigh(lambda: [hello(browser, stock) for _ in range(2)])
    with window(playwright, "chromium") as browser:
        page = browser.new_page()
        home = weigh(lambda: open_home(page))
        bots = home + weigh(lambda: play(page))
        left = bots + weigh(lambda: go_home(page))
    print(f"\ntwo stock pages {theirs / 1e6:.0f} MB; this page at home {home / 1e6:.0f} MB, with bots at a table "
          f"{bots / 1e6:.0f} MB ({bots / theirs:.2f}), at home again {left / 1e6:.0f} MB")  # fmt: skip
    print(f"goal: with bots at most {SHARE} of two stock pages: {verdict(bots <= SHARE * theirs)}")
    return bots <= SHARE * theirs


def weigh(do: Callable[[], object]) -> int:
    """What the browser holds more than before; the least of some readings, because it tidies up when it likes."""
    before = min(held() for _ in range(READINGS))
    do()
    return min(held() for _ in range(READINGS)) - before


def hello(browser: Any, folder: Path) -> None:
    page = browser.new_page()
    page.goto(host(folder).url)
    page.wait_for_function(MARK)


def open_home(page: Any) -> None:
    page.goto(host(DIST).url)
    page.locator("#boot").wait_for(state="detached")


def play(page: Any) -> None:
    player = Solo(page, 7)
    player.sit_down(HOUSE[0], SEATS, "recruit")
    for _ in range(MOVES):
        player.step()
