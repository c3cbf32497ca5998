"""Whole games in a real browser: by finger, by keyboard alone, by what a screen reader says, across a reload, and with
the host gone. By mouse they are played alone, in test_alone.py."""

from collections.abc import Callable

import pytest
from pages.covers import Covers
from pages.planner import Planner
from pages.player import Player, by_keys, by_name, by_tap, same_secrets
from playwright.sync_api import BrowserContext, Page
from samples import CARD_GAME, STAKE_GAME
from shelf import HOUSE, purpose, tryout

from web.make.serve import Site

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1280, "height": 800}}
Open = Callable[..., BrowserContext]
# From the roll on nothing that was put off is done any more, as on a page that is left in that moment.
ROLL_AND_RELOAD = """() => {
  window.setTimeout = () => 0;
  MessagePort.prototype.postMessage = () => {};
  document.querySelector('[data-do=roll]').click();
  const told = [...document.querySelectorAll('#log .log-lines li')].map(line => line.innerText);
  location.reload();
  return told;
}"""


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


@pytest.mark.parametrize("device", [PHONE, TABLET], ids=["phone", "tablet"])
@pytest.mark.parametrize("game", HOUSE)
def test_a_whole_game_across_a_reload(open_context: Open, site: Site, game: str, device: dict) -> None:
    evening = tryout(game)
    still = {"reduced_motion": "reduce"}  # the other whole games are played with everything moving
    page = open_home(open_context, site, 1 if purpose(game) else evening.seed, **device, **still)
    player = (Planner if purpose(game) else Player)(page, evening.seed, by_tap)
    player.start(evening.seats, *evening.wishes, game=game)
    covers = Covers(page)
    player.play(until=lambda: covers.look() or len(player.told()) >= evening.middle)
    assert not player.is_over()
    told = player.told()
    player.come_back()
    assert player.told() == told
    player.play(until=covers.look)
    assert player.scenes >= set(evening.meets.split())
    assert covers.between or "seal" not in evening.meets
    looks_back_and_plays_again(player)


def test_what_happened_in_the_moment_of_a_reload_is_kept(open_context: Open, site: Site) -> None:
    """The page is left in the very step in which a die is thrown, before anything else can be done."""
    page = open_home(open_context, site, 3, **DESK)
    player = Player(page, 3)
    player.start(2)
    for _ in range(4):
        player.play(until=lambda: page.locator("[data-scene=roll] [data-do=roll]").count() > 0)
        before = player.told()
        told = page.evaluate(ROLL_AND_RELOAD)
        assert told != before
        page.locator("#boot").wait_for(state="detached")
        player.go_through(page.locator("[data-do=continue]").first, page.locator("[data-scene]"))
        assert player.told() == told


def looks_back_and_plays_again(player: Player) -> None:
    """All that the page after a game leads to."""
    page = player.page
    won = page.locator(".winners h2").inner_text()
    assert won
    player.touch(page.locator("#stage [data-do=help]").first)
    page.locator("#sheet [role=dialog]").wait_for()
    page.keyboard.press("Escape")
    page.locator("#sheet [role=dialog]").wait_for(state="detached")
    player.touch(page.locator("[data-do=replay]"))
    page.locator(".replay .board svg").first.wait_for()
    for verb in ("last", "secrets"):
        player.touch(page.locator(f"#stage [data-do={verb}]"))
    page.locator(".seat-secrets").first.wait_for()
    player.touch(page.locator(".replay-controls [data-do=back]"))
    assert page.locator(".winners h2").inner_text() == won
    player.touch(page.locator("[data-do=again]"))
    page.locator("[data-scene]").wait_for()


def test_a_whole_game_with_the_keyboard_alone(open_context: Open, site: Site) -> None:
    player = Player(open_home(open_context, site, 3, **DESK), 3, by_keys)
    player.start(2)
    player.play()
    assert player.is_over()


@pytest.mark.parametrize("game", [CARD_GAME, STAKE_GAME])
def test_a_whole_game_by_what_a_screen_reader_says(open_context: Open, site: Site, game: str) -> None:
    evening = tryout(game)
    page = open_home(open_context, site, evening.seed, reduced_motion="reduce", **DESK)
    player = (Planner if purpose(game) else Player)(page, evening.seed, by_name)
    player.start(evening.seats, *evening.wishes, game=game)
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
