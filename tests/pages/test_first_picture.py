"""Home is there before Python is: it is the real one, it does not move, and what is tapped on it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pages.other_browsers import opened
from pages.solo import Solo
from playwright.sync_api import BrowserContext, Page, Playwright, expect
from samples import CARD_GAME, DUEL_GAME
from shelf import HOUSE

from screen.app.words import LANGUAGES
from web.make.serve import Site

FONTS = 3  # those that home is written in
DRAWN = f"""document.querySelector('.game-card') !== null
  && [...document.fonts].filter(font => font.status === 'loaded').length === {FONTS}"""
SHIFTS = """window.shifted = 0;
  new PerformanceObserver(list => list.getEntries().forEach(entry => { window.shifted += entry.value; }))
    .observe({ type: 'layout-shift', buffered: true });"""
STILL = {"reduced_motion": "reduce"}  # no star twinkles
PARCEL = "performance.getEntriesByType('resource').some(entry => entry.name.endsWith('games.zip'))"
SNAPSHOT = ("snapshot.bin.gz",)


def look(page: Page) -> bytes:
    """Everything but the line of progress. The browser draws a whole page anew: what it had drawn before may differ by
    a shade at the round corners, even if nothing has changed."""
    return page.screenshot(full_page=True,  style="#boot { visibility: hidden }")


def taken_over(page: Page, site: Site) -> None:
    site.release()
    expect(page.locator("#boot")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_python_takes_over_the_very_same_picture(
    open_context: Callable[..., BrowserContext], site: Site, language: str, scheme: str
) -> None:
    site.held = SNAPSHOT
    page = open_context(locale=language, color_scheme=scheme, **STILL).new_page()
    page.goto(site.url)
    page.wait_for_function(DRAWN)
    assert page.locator("html").get_attribute("lang") == language
    before = look(page)
    taken_over(page, site)
    page.wait_for_function(PARCEL)
    assert look(page) == before


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_moves_from_the_first_picture_on(
    open_context: Callable[..., BrowserContext], site: Site, width: int
) -> None:
    site.held = SNAPSHOT
    page = open_context(viewport={"width": width, "height": 800}).new_page()
    page.add_init_script(SHIFTS)
    page.goto(site.url)
    page.wait_for_function(DRAWN)
    taken_over(page, site)
    page.wait_for_function(PARCEL)
    assert page.evaluate("window.shifted") == 0


def test_a_second_visit_begins_with_the_picture_that_the_first_one_has_left(
    open_context: Callable[..., BrowserContext], site: Site
) -> None:
    context = open_context(locale="en", service_workers="block", **STILL)
    page = context.new_page()
    page.goto(site.url)
    player = Solo(page, 3)
    player.sit_down(CARD_GAME, 2, "recruit")
    player.step()
    page.reload()
    expect(page.locator("#boot")).to_have_count(0)
    for setting in ("language", "theme"):
        page.locator(f"[data-do={setting}][data-with={'fr' if setting == 'language' else 'light'}]").click()
    site.held = SNAPSHOT
    page.reload()
    page.wait_for_function(DRAWN)
    expect(page.locator("#boot")).to_have_count(1)
    expect(page.locator("[data-do=continue]")).to_contain_text("Continuer")
    assert page.locator("html").get_attribute("data-theme") == "light"
    before = look(page)
    taken_over(page, site)
    assert look(page) == before


@pytest.mark.parametrize("name", ["chromium", "firefox", "webkit"])
@pytest.mark.parametrize("game", [CARD_GAME, DUEL_GAME], ids=["the first game", "a game that comes later"])
def test_play_tapped_before_python_is_there_is_carried_out(
    playwright: Playwright, browser: Any, site: Site, name: str, game: str
) -> None:
    if name == "chromium":
        tapped_early(browser.new_context().new_page(), site, game)
    else:
        with opened(playwright, name) as other:
            tapped_early(other.new_page(), site, game)


def tapped_early(page: Any, site: Site, game: str) -> None:
    site.held = SNAPSHOT
    page.goto(site.url)
    page.wait_for_function(f"() => {DRAWN}")
    play = page.locator(f"[data-do=new][data-with={game}]")
    Solo(page, 1).touch(play)
    assert play.evaluate("it => it.getAttribute('aria-busy')") == "true"
    assert page.locator("#boot").count() == 1
    site.release()
    page.locator("[data-do=start]").wait_for()
    assert page.locator("[aria-busy]").count() == 0


def test_several_early_taps_are_carried_out_in_their_order(
    open_context: Callable[..., BrowserContext], site: Site
) -> None:
    site.held = SNAPSHOT
    page = open_context(locale="en").new_page()
    page.goto(site.url)
    page.locator("[data-do=language][data-with=nl]").click()
    page.locator("[data-do=settings]").click()
    page.locator(f"[data-do=new][data-with={HOUSE[0]}]").click()  # covered by the settings when its turn comes
    taken_over(page, site)
    expect(page.get_by_role("dialog", name="Instellingen")).to_be_visible()
    expect(page.locator("[data-do=start]")).to_have_count(0)
