"""A finished game looked back on in a real browser: worked out on the page, a turning point leads to the board."""

import re
from pathlib import Path

from pages.files import take_in
from playwright.sync_api import Page, expect
from samples import DUEL_GAME

from soak.playout import playout
from table import catalog
from table.save import About, dump


def test_a_turning_point_leads_to_the_board_and_back(page: Page, tmp_path: Path) -> None:
    match = playout(catalog.load(DUEL_GAME), 2, {}, "review")
    take_in(page, tmp_path / "game.json", dump(match, About("game", "An old game", "2026-11-16T21:04:59")))
    page.locator(".saved[data-do=open]").click()
    page.locator("[data-do=review]").click()
    turnings = page.locator(".turnings li")
    expect(turnings.first).to_be_visible(timeout=60_000)
    assert 0 < turnings.count() <= 5
    assert page.locator(".chances path").count() >= 2 and page.locator(".known").count() == 2
    expect(page.get_by_role("img", name=re.compile(r"Ann from 50% to"))).to_be_visible()
    told = turnings.last.locator(".turning-words p").inner_text()
    turnings.last.get_by_role("button").click()
    expect(page.locator("#told")).to_contain_text(told.split(". ")[0])
    page.locator(".top-bar [data-do=back]").click()
    expect(turnings.first).to_be_visible()
    page.locator(".top-bar [data-do=back]").click()
    expect(page.locator(".winners h2")).to_be_visible()
