"""Prints what the page costs, beside its goals: `python build.py bench --help` lists the parts."""

import argparse
import os
import sys
from collections.abc import Callable

from playwright.sync_api import Browser, Playwright, sync_playwright
from shelf import HOUSE

from bench import (
    beside,
    fair_play,
    far,
    hellos,
    long_work,
    memory,
    moves,
    odd,
    parts,
    playouts,
    start,
    thinking,
    weight,
)
from bench.start import host
from table import catalog
from web.make import CACHE, DIST, commands, install

OURS, STOCK, PLAIN = "Cabinet Noir, first game", "stock PyScript hello", "home as plain HTML"
GAME, SECONDS = catalog.NAMES[0], 1
Part = Callable[[Playwright, argparse.Namespace], bool]


def main() -> int:
    wanted = commands.read(["bench", *sys.argv[1:]])
    with sync_playwright() as playwright:
        if wanted.beside:
            with_browser(playwright, lambda browser: beside.compare(browser, wanted))
            return 0
        met = [PARTS[name](playwright, wanted) for name in wanted.only or PARTS]
    return 0 if all(met) else 1


def with_browser(playwright: Playwright, measure: Callable[[Browser], bool]) -> bool:
    """A fresh browser for each part: what one part leaves behind does not slow down the next."""
    browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=install.FLAGS)
    try:
        return measure(browser)
    finally:
        browser.close()


def starts(browser: Browser, rounds: int) -> bool:
    folders = hellos.make(CACHE / "bench")
    pages = {name: start.Start(host(folder)) for name, folder in folders.items()}
    pages[OURS] = start.Start(host(DIST), "#bench", has_worker=True)
    table = timed(pages, browser, rounds)
    cold, warm, sent, _ = table[STOCK]
    print(f"\n{f'median of {rounds}':26}{'first visit':>16}{'next visit':>16}{'bytes to board':>22}{'to keep':>13}")
    for name, (c, w, s, k) in table.items():
        times = f"{c:8.0f} ms {c / cold:4.2f}{w:8.0f} ms {w / warm:4.2f}"
        print(f"{name:26}{times}{s:14,} B {s / sent:5.2f}{k - s:+13,}")
    ours = table[OURS]
    goals = [ours[0] <= 0.25 * cold, ours[1] <= 0.22 * warm, ours[2] <= 0.8 * sent, ours[3] <= sent]
    print(f"goals: first visit 0.25 of stock, next visit 0.22, bytes 0.80, all for offline 1.00: {verdict(*goals)}")
    return all(goals)


def pictures(browser: Browser, rounds: int) -> bool:
    """The first picture of home beside the same home as plain HTML, on a fast line and on a slow one."""
    static, goals = hellos.static_home(CACHE / "bench"), []
    print(f"\n{f'first picture, median of {rounds}':34}{'this page':>12}{'plain HTML':>12}{'ratio':>8}")
    for words, is_slow in {"fast line": False, "10 Mbit/s and 40 ms": True}.items():
        pages = {
            OURS: start.Start(host(DIST), mark=start.PAINTED, is_slow=is_slow),
            PLAIN: start.Start(host(static), mark=start.PAINTED, is_slow=is_slow),
        }
        table = timed(pages, browser, rounds)
        ours, plain = table[OURS][0], table[PLAIN][0]
        goals.append(ours <= 1.5 * plain)
        print(f"{words:34}{ours:9.0f} ms{plain:9.0f} ms{ours / plain:8.2f}", flush=True)
    print(f"goal: at most 1.50: {verdict(*goals)}")
    return all(goals)


def slow_starts(browser: Browser, rounds: int) -> bool:
    """The first board on a line of 10 Mbit/s and 40 ms."""
    stock = hellos.make(CACHE / "bench")[STOCK]
    pages = {
        STOCK: start.Start(host(stock), is_slow=True),
        OURS: start.Start(host(DIST), "#bench", is_slow=True),
    }
    table = timed(pages, browser, rounds)
    ours, theirs = table[OURS][0], table[STOCK][0]
    print(f"\nfirst board at 10 Mbit/s and 40 ms: {ours:.0f} ms, stock {theirs:.0f} ms, {ours / theirs:.2f}")
    print(f"goal: at most 0.75: {verdict(ours <= 0.75 * theirs)}")
    return ours <= 0.75 * theirs


def timed(pages: dict[str, start.Start], browser: Browser, rounds: int) -> dict[str, list[float]]:
    for line in start.measure(pages, browser, rounds):
        print(line, file=sys.stderr, flush=True)
    return {name: numbers for name, *numbers in start.rows(pages)}


def clicks(browser: Browser, count: int) -> bool:
    """Every game as people play it: opened from the home page, with every move kept on the device."""
    print(f"\n{f'click to paint, {count} clicks':28}{'median':>8}{'p95':>8}{'worst':>8}")
    lates = []
    for game in HOUSE:
        table = moves.Clicks(browser, host(DIST).url, game)
        table.play(count)
        times = table.close()
        lates.append(moves.late(times))
        print(f"{game:28}{moves.middle(times):5.0f} ms{lates[-1]:5.0f} ms{times[-1]:5.0f} ms", flush=True)
    goals = [late < 50 for late in lates]
    print(f"goal: p95 under 50 ms in every game: {verdict(*goals)}")
    return all(goals)


def games(browser: Browser) -> bool:
    """Has no goal: it shows what the browser's Python costs."""
    page = start.open_bench(browser)
    print(f"\nrandom games of {GAME} a second, 4 players")
    for way, words in {"bare_playout": "rules alone", "playout": "with log, seals and hashes"}.items():
        outside, inside = playouts.here(way, GAME, 3), playouts.in_the_page(page, way, GAME, 3)
        print(f"{words:28} CPython {outside:7.1f}   Pyodide {inside:7.1f}   {inside / outside:.2f}")
    return True


def verdict(*goals: bool) -> str:
    return "met" if all(goals) else "NOT MET (" + ", ".join("yes" if goal else "no" for goal in goals) + ")"


PARTS: dict[str, Part] = {
    "start": lambda play, wanted: with_browser(play, lambda browser: starts(browser, wanted.rounds)),
    "picture": lambda play, wanted: with_browser(play, lambda browser: pictures(browser, wanted.rounds)),
    "parts": lambda play, wanted: with_browser(play, lambda browser: parts.measure(browser, wanted.rounds)),
    "slow": lambda play, wanted: with_browser(play, lambda browser: slow_starts(browser, wanted.rounds)),
    "clicks": lambda play, wanted: with_browser(play, lambda browser: clicks(browser, wanted.clicks)),
    "games": lambda play, wanted: with_browser(play, games),
    "fair": lambda play, wanted: with_browser(
        play, lambda browser: fair_play.measure(start.open_bench(browser), verdict)
    ),
    "bots": lambda play, wanted: with_browser(play, lambda browser: thinking.measure(browser, verdict)),
    "odd": lambda play, wanted: with_browser(play, lambda browser: odd.measure(browser, verdict)),
    "long": lambda play, wanted: with_browser(play, lambda browser: long_work.measure(browser, verdict)),
    "memory": lambda play, wanted: memory.measure(play, wanted, verdict),
    "weight": lambda play, wanted: weight.measure(play, verdict),
    "far": lambda play, wanted: far.measure(play, verdict),
    "playouts": lambda play, wanted: playouts.compare(SECONDS, verdict),
}
assert PARTS.keys() == commands.BENCH.keys()


if __name__ == "__main__":
    sys.exit(main())
