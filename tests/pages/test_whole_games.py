"""Whole games in a real browser: by mouse, by finger, by keyboard alone, across a reload, and with the host gone."""

from collections.abc import Callable

import pytest
from pages.player import Player, Touch, by_click, by_keys, by_tap, same_secrets
from playwright.sync_api import BrowserContext, Page

from web.make.serve import Site

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1280, "height": 800}}
Open = Callable[..., BrowserContext]


def open_home(open_context: Open, site: Site, seed: int, **options: object) -> Page:
    context = open_context(**options)
    context.add_init_script(same_secrets(seed))
    page = context.new_page()
    page.goto(site.url)
    page.locator("#boot").wait_for(state="detached")
    return page


def test_three_taps_from_home_to_the_table(open_context: Open, site: Site) -> None:
    page = open_home(open_context, site, 1, **PHONE)
    page.locator("#stage [data-do=new]").first.tap()
    page.locator("[data-do=start]").tap()
    page.locator("[data-scene]").wait_for()
    assert page.locator("#pieces .agent").count() == 7


@pytest.mark.parametrize(("device", "touch"), [(PHONE, by_tap), (DESK, by_click)], ids=["phone", "desk"])
def test_a_whole_game_with_all_variants(open_context: Open, site: Site, device: dict, touch: Touch) -> None:
    page = open_home(open_context, site, 7, **device)
    player = Player(page, 7, touch)
    player.start(4, "Top Secret", "dossier")
    player.play()
    assert {"look", "roll", "choose", "aloud", "ask", "seal", "curtain"} <= player.scenes
    assert page.locator(".result").count() == 1


def test_a_whole_game_with_the_keyboard_alone(open_context: Open, site: Site) -> None:
    player = Player(open_home(open_context, site, 3, **DESK), 3, by_keys)
    player.start(2)
    player.play()
    assert player.is_over()


def test_a_reload_in_the_middle_loses_nothing(open_context: Open, site: Site) -> None:
    page = open_home(open_context, site, 5, **PHONE)
    player = Player(page, 5, by_tap)
    player.start(3, "Top Secret")
    player.play(until=lambda: page.locator("#log li").count() > 12)
    told = page.locator("#log li").all_inner_texts()
    page.reload()
    page.locator("#boot").wait_for(state="detached")
    page.locator("[data-do=continue]").first.tap()
    page.locator("[data-scene]").wait_for()
    assert page.locator("#log li").all_inner_texts() == told
    player.play()
    assert player.is_over()


def test_a_whole_game_after_the_host_is_gone(open_context: Open, site: Site) -> None:
    page = open_home(open_context, site, 9, **DESK)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller")
    site.stop()
    page.reload()
    page.locator("#boot").wait_for(state="detached")
    player = Player(page, 9)
    player.start(2, "dossier")
    player.play()
    assert player.is_over()
