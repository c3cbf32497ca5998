"""Photographs every page that a game leads to, by day and by night: `python build.py screenshots`."""

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from screenshots.bots import SEED, photograph_bots
from screenshots.rooms import photograph_rooms
from screenshots.walk import luck, open_home, walk_game, walk_house
from table import catalog
from web.make import DIST, ROOT, commands, install
from web.make.serve import Site

FOLDER = ROOT / "docs/screenshots"
DEVICES = {"desktop": (1280, 800), "tablet": (820, 1180), "phone": (390, 844)}
THEMES = ("light", "dark")
SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def photograph(page: Page, name: str) -> None:
    """The same moment on every device, by day and by night."""
    for device, (width, height) in DEVICES.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            target = FOLDER / f"{name}-{device}-{theme}.jpg"
            page.screenshot(path=target, type="jpeg", quality=70, animations="disabled")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.evaluate(SETTLED)
    print(name, flush=True)


def main(games: list[str]) -> None:
    if not games:
        shutil.rmtree(FOLDER, ignore_errors=True)
    Path(FOLDER).mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=install.FLAGS)
        site = Site(DIST, "/")
        if not games or "rooms" in games:
            photograph_rooms(playwright, site, photograph)
        if not games or "bots" in games:
            photograph_bots(open_home(browser, site.url, SEED), photograph)
        for game in [game for game in catalog.NAMES if not games or game in games]:
            page = open_home(browser, site.url, luck(game))
            walk_game(page, game, photograph)
        if not games:
            walk_house(page, photograph)
        browser.close()
        site.stop()


if __name__ == "__main__":
    main(commands.read(["screenshots", *sys.argv[1:]]).wanted)
