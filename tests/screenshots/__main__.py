"""Photographs every page that a game leads to, by day and by night: `python build.py screenshots`."""

import os
import shutil
import sys
from pathlib import Path

from pages.planner import Planner
from pages.player import Player, same_secrets
from playwright.sync_api import Browser, Page, sync_playwright
from shelf import purpose, tryout

from screenshots.bots import SEED, photograph_bots
from screenshots.rooms import photograph_rooms
from table import catalog
from web.make import DIST, ROOT, commands, install
from web.make.serve import Site

FOLDER = ROOT / "docs/screenshots"
DEVICES = {"desktop": (1280, 800), "tablet": (820, 1180), "phone": (390, 844)}
THEMES = ("light", "dark")
SLOWEST = 120_000
# What tells one picture from another: the scene, who looks, and whether a move is being built.
WHERE = """() => {
  const stage = document.querySelector('[data-scene]');
  if (!stage) return '';
  const covered = document.querySelector('[data-do=mine]') ? 'handover' : stage.matches('.covered') ? 'private' : '';
  const own = stage.matches('.private') ? 'own' : '';
  const draft = document.querySelector('.board-box.draft') ? 'draft' : '';
  return [stage.dataset.scene, covered, own, draft].filter(Boolean).join('-');
}"""
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


def open_home(browser: Browser, url: str, seed: int) -> Page:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.add_init_script(same_secrets(seed))
    page = context.new_page()
    page.set_default_timeout(SLOWEST)
    page.goto(url)
    page.locator("#boot").wait_for(state="detached")
    return page


def photograph_game(page: Page, game: str) -> None:
    """Every kind of moment when it first comes up, one later in the game, then the result and the replay."""
    evening = tryout(game)
    player = (Planner if purpose(game) else Player)(page, evening.seed)
    page.locator(f"#stage [data-do=new][data-with={game}]").click()
    page.locator("[data-do=start]").wait_for()
    photograph(page, f"{game}-new")
    page.locator("[data-do=back]:visible").first.click()
    player.start(evening.seats, *evening.wishes, game=game)
    seen = set[str]()
    while not player.is_over():
        where = page.evaluate(WHERE)
        if where == "choose" and where in seen and len(player.told()) >= evening.middle:
            where = "choose-later"
        if where and where not in seen:
            seen.add(where)
            photograph(page, f"{game}-{where}")
        if where == "choose-later" and "pocket" not in seen:
            seen.add("pocket")
            photograph_pocket(page, game)
        player.step()
    photograph(page, f"{game}-result")
    page.locator("[data-do=replay]").click()
    photograph(page, f"{game}-replay")
    page.locator("[data-do=back]:visible").first.click()


def photograph_pocket(page: Page, game: str) -> None:
    """The first player looks at their private page."""
    page.locator("[data-do=secrets]:visible").first.click()
    page.locator("[data-do=mine]").click()
    page.locator("#pocket").wait_for()
    photograph(page, f"{game}-pocket")
    page.locator("[data-do=hide]:visible").first.click()


def photograph_house(page: Page) -> None:
    """The pages that belong to no game: home with a saved game, settings, rules."""
    page.goto(page.url)
    page.locator("#boot").wait_for(state="detached")
    photograph(page, "home")
    for verb in ("settings", "help"):
        page.locator(f"#stage [data-do={verb}]:visible").first.click()
        page.locator("#sheet > *").wait_for()
        photograph(page, verb)
        page.keyboard.press("Escape")


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
            page = open_home(browser, site.url, 1 if purpose(game) else tryout(game).seed)
            photograph_game(page, game)
        if not games:
            photograph_house(page)
        browser.close()
        site.stop()


if __name__ == "__main__":
    main(commands.read(["screenshots", *sys.argv[1:]]).wanted)
