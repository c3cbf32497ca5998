"""python build.py bench [--rounds 5] [--clicks 200] [--only WHAT]: prints what the page costs, beside its goals."""

import argparse
import os
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from bench import fair_play, far, hellos, moves, playouts, start, thinking
from table import catalog
from web.make import CACHE, DIST, install
from web.make.serve import Site

OURS, STOCK = "Cabinet Noir, CIA board", "stock PyScript hello"
GAME, SECONDS = "cia", 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="build.py bench")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--clicks", type=int, default=200)
    parts = {
        "fair": "fair play",
        "far": "play between devices",
        "bots": "their thinking on the page",
        "playouts": "games in thought, beside other engines",
    }
    parser.add_argument("--only", choices=parts, help="; ".join(f"{name}: {what}" for name, what in parts.items()))
    wanted = parser.parse_args()
    if wanted.only == "playouts":
        return 0 if playouts.compare(SECONDS, verdict) else 1
    with sync_playwright() as playwright:
        if wanted.only == "far":
            return 0 if far.measure(playwright, verdict) else 1
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=install.FLAGS)
        if wanted.only == "bots":
            return 0 if thinking.measure(browser, verdict) else 1
        ok = True
        if wanted.only != "fair":
            ok = starts(browser, wanted.rounds)
            ok = clicks(browser, wanted.clicks) and ok
        page = browser.new_page()
        page.set_default_timeout(600_000)
        page.goto(host(DIST).url + "#bench")
        page.locator("#boot").wait_for(state="detached")
        if wanted.only != "fair":
            games(page)
        ok = fair_play.measure(page, verdict) and ok
        if wanted.only is None:
            ok = thinking.measure(browser, verdict) and ok
        browser.close()
        if wanted.only is None:
            ok = far.measure(playwright, verdict) and ok
            ok = playouts.compare(SECONDS, verdict) and ok
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


def clicks(browser: Browser, count: int) -> bool:
    """Every game as it is played: the table opened from the home page, and everything kept on the device."""
    print(f"\n{f'click to paint, {count} clicks':28}{'median':>8}{'p95':>8}{'worst':>8}")
    lates = []
    for game in catalog.NAMES:
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(host(DIST).url)
        page.locator("#boot").wait_for(state="detached")
        moves.open_table(page, game)
        times = moves.measure(page, count)
        page.close()
        lates.append(times[int(len(times) * 0.95)])
        print(f"{game:28}{times[len(times) // 2]:5.0f} ms{lates[-1]:5.0f} ms{times[-1]:5.0f} ms", flush=True)
    goals = [late < 50 for late in lates]
    print(f"goal: p95 under 50 ms in every game: {verdict(*goals)}")
    return all(goals)


def games(page: Page) -> None:
    print("\nrandom games of CIA a second, 4 players")
    for way, words in {"bare_playout": "rules alone", "playout": "with log, seals and hashes"}.items():
        outside, inside = playouts.here(way, GAME, 3), playouts.in_the_page(page, way, GAME, 3)
        print(f"{words:28} CPython {outside:7.1f}   Pyodide {inside:7.1f}   {inside / outside:.2f}")


def verdict(*goals: bool) -> str:
    return "met" if all(goals) else "NOT MET (" + ", ".join("yes" if goal else "no" for goal in goals) + ")"


if __name__ == "__main__":
    sys.exit(main())
