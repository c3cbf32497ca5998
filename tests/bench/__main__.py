"""python build.py bench [--rounds 5] [--clicks 200]: prints what the page costs, beside its goals."""

import argparse
import os
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from bench import hellos, moves, playouts, start
from web.make import CACHE, DIST, install
from web.make.serve import Site

OURS, STOCK = "Cabinet Noir, CIA board", "stock PyScript hello"
GAME = "cia"


def main() -> int:
    parser = argparse.ArgumentParser(prog="build.py bench")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--clicks", type=int, default=200)
    wanted = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=install.FLAGS)
        ok = starts(browser, wanted.rounds)
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(host(DIST).url + "#bench")
        page.locator("#boot").wait_for(state="detached")
        ok = clicks(page, wanted.clicks) and ok
        games(page)
        browser.close()
    return 0 if ok else 1


def host(folder: Path) -> Site:
    """As GitHub Pages would: text and wasm compressed, ten minutes in the browser's cache."""
    return Site(folder, compress=True, max_age=600)


def starts(browser: Browser, rounds: int) -> bool:
    folders = hellos.make(CACHE / "bench")
    pages = {name: start.Start(host(folder)) for name, folder in folders.items()}
    pages[OURS] = start.Start(host(DIST), "#bench")
    for line in start.measure(pages, browser, rounds):
        print(line, file=sys.stderr, flush=True)
    table = {name: numbers for name, *numbers in start.rows(pages)}
    cold, warm, sent, _ = table[STOCK]
    print(f"\n{f'median of {rounds}':26}{'first visit':>16}{'next visit':>16}{'bytes to board':>22}{'to keep':>13}")
    for name, (c, w, s, k) in table.items():
        times = f"{c:8.0f} ms {c / cold:4.2f}{w:8.0f} ms {w / warm:4.2f}"
        print(f"{name:26}{times}{s:14,} B {s / sent:5.2f}{k - s:+13,}")
    ours = table[OURS]
    goals = [ours[0] <= 0.4 * cold, ours[1] <= 0.4 * warm, ours[2] <= 1.2 * sent]
    print(f"goals: times at most 0.40 of stock, bytes at most 1.20: {verdict(*goals)}")
    return all(goals)


def clicks(page: Page, count: int) -> bool:
    times = moves.measure(page, count)
    middle, late = times[len(times) // 2], times[int(len(times) * 0.95)]
    print(f"\nclick to paint, {len(times)} clicks: median {middle:.0f} ms, p95 {late:.0f}, worst {times[-1]:.0f}")
    print(f"goal: p95 under 50 ms: {verdict(late < 50)}")
    return late < 50


def games(page: Page) -> None:
    print("\nrandom games of CIA a second, 4 players")
    for way, words in {"bare_playout": "rules alone", "playout": "with log, seals and hashes"}.items():
        outside, inside = playouts.here(way, GAME, 3), playouts.in_the_page(page, way, GAME, 3)
        print(f"{words:28} CPython {outside:7.1f}   Pyodide {inside:7.1f}   {inside / outside:.2f}")


def verdict(*goals: bool) -> str:
    return "met" if all(goals) else "NOT MET (" + ", ".join("yes" if goal else "no" for goal in goals) + ")"


if __name__ == "__main__":
    sys.exit(main())
