"""Photographs the pages with bots: bots in the chairs, a table alone with them, a chief's advice, a review."""

import re
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from pages.files import take_in
from pages.solo import Solo
from playwright.sync_api import Page
from signed import file

from soak.playout import playout
from table import catalog
from table.save import About, dump

Photograph = Callable[[Page, str], None]
SEED, GAME = 7, catalog.NAMES[0]


def photograph_bots(page: Page, photograph: Photograph) -> None:
    photograph_review(page, photograph)
    photograph_audit(page, photograph)
    page.goto(re.sub(r"#.*", "", page.url))
    page.locator("#boot").wait_for(state="detached")
    page.locator(f"#stage [data-do=new][data-with={GAME}]").click()
    page.locator("[data-do=count][data-with='4']").click()
    page.locator("[data-do=who][data-with=alone]").click()
    photograph(page, "bots-new")
    page.locator("[data-do=back]:visible").first.click()
    solo = Solo(page, SEED)
    solo.sit_down(GAME, 4, "chief")
    solo.play(until=lambda: "is thinking" in page.locator("#turn").inner_text())
    photograph(page, "bots-thinking")
    solo.play(until=lambda: page.locator("[data-scene=choose] [data-do=advice]").count() > 0)
    page.keyboard.press("h")
    page.locator(".advised").wait_for()
    photograph(page, "bots-advice")


def photograph_audit(page: Page, photograph: Photograph) -> None:
    """What comes of a network game that is checked once more."""
    page.goto(re.sub(r"#.*", "", page.url))
    page.locator("#boot").wait_for(state="detached")
    with TemporaryDirectory() as folder:
        take_in(page, Path(folder) / "game.json", file())
    page.locator("#inquiry-verdict .icon, #inquiry-verdict.icon").first.wait_for()
    photograph(page, "bots-audit")


def photograph_review(page: Page, photograph: Photograph) -> None:
    """The review of a game that is opened from a file."""
    match = playout(catalog.load(GAME), 4, {}, "review")
    with TemporaryDirectory() as folder:
        take_in(page, Path(folder) / "game.json", dump(match, About("game", "An old game", "2026-11-16T21:04:59")))
    page.locator(".saved[data-do=open]").click()
    page.locator("[data-do=review]").click()
    page.locator(".turnings li").first.wait_for()
    photograph(page, "bots-review")
