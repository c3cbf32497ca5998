"""The record of a network game in a real browser: picked like a saved game, checked with the page's library, told."""

import json
from collections.abc import Callable
from pathlib import Path

from pages.files import take_in
from playwright.sync_api import Page, expect
from signed import FalseStake, file


def test_a_record_is_checked_and_everybody_reads_what_was_hidden(page: Page, tmp_path: Path) -> None:
    take_in(page, tmp_path / "game.json", file())
    verdict = page.locator("#inquiry-verdict")
    expect(verdict).to_contain_text("all is well")
    assert page.locator(".fairness li .icon").count() >= 10 and not page.locator(".fairness li.wrong").count()
    page.locator(".opened summary").first.click()
    expect(page.locator(".opened li").first).to_be_visible()
    names = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    assert any("curve.mjs" in name for name in names), "the library does the arithmetic"


def test_a_liar_is_named_and_a_damaged_file_is_refused(open_page: Callable[..., Page], tmp_path: Path) -> None:
    page = open_page(locale="nl")
    damaged = json.loads(file())
    damaged["letters"][5] = damaged["letters"][5].replace("step", "stap")
    take_in(page, tmp_path / "damaged.json", json.dumps(damaged))
    expect(page.locator("[role=alert]")).to_contain_text("Regel 6 van dit bestand is veranderd")
    take_in(page, tmp_path / "liar.json", file(liar=FalseStake))
    expect(page.locator("#inquiry-verdict .wrong")).to_contain_text("Bob zette meer in dan er was")
    expect(page.locator(".fairness li.wrong")).to_have_count(1)
