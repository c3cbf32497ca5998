"""`python build.py soak --looks`: every scene in every language, size and theme, with letters of both sizes."""

import argparse
import time
from collections import defaultdict

from pages.other_browsers import TOLERANT_DRIVER
from playwright.sync_api import Page, Playwright, sync_playwright
from shelf import HOUSE

from looks import pictures
from looks.seen import Finding
from looks.visit import ALBUM, MOMENT, Way, dressed, launch, share, visit
from screenshots.bots import SEED, photograph_bots
from screenshots.rooms import photograph_rooms
from screenshots.walk import Look, luck, open_home, walk_game, walk_house
from web.make import DIST
from web.make.serve import Site

Found = dict[Finding, list[tuple[str, Way]]]


class Round:
    """Looks at one scene after the other, tells how far it is, and keeps what it finds."""

    def __init__(self, desk: Page, wish: argparse.Namespace) -> None:
        self.desk, self.part, self.first = desk, wish.part, wish.first
        self.found: dict[tuple[str, str], list[tuple[str, Way, str]]] = defaultdict(list)
        self.began, self.scenes = time.monotonic(), 0

    def look(self, page: Page, name: str) -> None:
        self.scenes += 1
        if self.scenes < self.first:
            return
        before = sum(map(len, self.found.values()))
        with dressed(page, ALBUM):
            for one in pictures.find(page, self.desk, pictures.file_name(name)):
                self._note(name, ALBUM, one)
        for way, one in visit(page, self.desk, *share(*self.part, self.scenes)):
            self._note(name, way, one)
        spent, here = int(time.monotonic() - self.began), sum(map(len, self.found.values())) - before
        print(f"{spent // 60}:{spent % 60:02}  scene {self.scenes}: {name}, {here} findings", flush=True)

    def _note(self, name: str, way: Way, one: Finding) -> None:
        if (one.kind, one.what) not in self.found:
            print(f"  {one} ({name}, {way})", flush=True)
        self.found[one.kind, one.what].append((name, way, one.detail))

    def tell(self) -> int:
        for (kind, what), places in sorted(self.found.items()):
            name, way, detail = places[0]
            print(f"{kind}: {what} – {detail}\n    {name}, {way}; {len(places)} times")
        print(f"{self.scenes} scenes, {len(self.found)} kinds of faults")
        return 1 if self.found else 0


def approving(desk: Page) -> Look:
    """Keeps the pictures of the scenes that are worth it, and looks no further."""
    numbers = defaultdict[str, int](int)

    def approve(page: Page, name: str) -> None:
        walk_of = name.split("-")[0]
        numbers[walk_of] += 1
        if pictures.is_worth(name, numbers[walk_of]):
            with dressed(page, ALBUM):
                pictures.approve(page, desk, pictures.file_name(name))
            print(f"approved: {name}", flush=True)

    return approve


def walk(playwright: Playwright, site: Site, look: Look, game: str | None) -> None:
    browser = launch(playwright)
    if not game:
        page = open_home(browser, site.url, SEED)
        walk_house(page, look)
        photograph_bots(page, look)
        photograph_rooms(playwright, site, look)
    for name in [game] if game else HOUSE:
        walk_game(open_home(browser, site.url, luck(name)), name, look, MOMENT)
    browser.close()


def run(wish: argparse.Namespace) -> int:
    import os

    os.environ["NODE_OPTIONS"] = TOLERANT_DRIVER
    site = Site(DIST, "/")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        desk = browser.new_page()
        rounds = Round(desk, wish)
        walk(playwright, site, approving(desk) if wish.approve else rounds.look, wish.game)
        browser.close()
    site.stop()
    return rounds.tell()
