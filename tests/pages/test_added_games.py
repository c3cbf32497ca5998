"""A game from a folder of its own, on a site built with it: around one tablet, against bots, and between two devices.

Nothing here knows the game: it is found under tests/example, or it is the one that is judged.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pages.friends import agree, gather, launch, meet_by_exchange, play_to_the_end
from pages.player import Player, by_click, by_tap, same_secrets
from pages.solo import Solo
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect
from shelf import EXAMPLES, JUDGED, folder_of, tryout

from table import catalog
from web.make import CACHE, DIST
from web.make import site as workshop
from web.make.serve import Site

SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1280, "height": 800}}
FINGER = 44
Open = Callable[..., BrowserContext]
every_added_game = pytest.mark.parametrize("game", catalog.NAMES if JUDGED else EXAMPLES)

# What a finger may miss: too small, and not in the list beside the board either. The board itself scales with the page.
TOO_SMALL = """finger => [...document.querySelectorAll('#stage [data-do]')].filter(it => it.checkVisibility())
  .filter(it => { const box = it.getBoundingClientRect(); return Math.min(box.width, box.height) < finger - 0.5; })
  .filter(it => !(it.closest('svg') && [...document.querySelectorAll('#choices [data-do=pick]')]
    .some(twin => twin.dataset.with === it.dataset.with)))
  .map(it => it.getAttribute('aria-label') || it.textContent.trim() || it.dataset.do)"""
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="session")
def dist() -> Path:
    """The site with the added games on the home page."""
    if not EXAMPLES:
        workshop.build()
        return DIST
    folder = CACHE / "dist-with-added-games"
    workshop.build(dist=folder, games=[folder_of(name) for name in EXAMPLES])
    return folder


@pytest.fixture
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One that may link two of its own profiles."""
    chromium = launch(playwright)
    yield chromium
    chromium.close()


def open_home(open_context: Open, site: Site, seed: int, **options: object) -> Page:
    context = open_context(reduced_motion="reduce", **options)
    context.add_init_script(same_secrets(seed))
    page = context.new_page()
    page.goto(site.url)
    page.locator("#boot").wait_for(state="detached")
    return page


@every_added_game
def test_it_fits_on_a_small_phone(open_context: Open, site: Site, game: str) -> None:
    page = open_home(open_context, site, tryout(game).seed, **SMALL)
    player = Player(page, tryout(game).seed, by_tap)
    player.start(tryout(game).seats, *tryout(game).wishes, game=game)
    seen: set[str] = set()
    wrong: list[str] = []

    def look() -> bool:
        scene = page.locator("[data-scene]").get_attribute("data-scene") or ""
        if scene not in seen:
            seen.add(scene)
            if wide := page.evaluate(TOO_WIDE):
                wrong.append(f"the page is {wide} px wider than a screen of 320 px (scene: {scene})")
            names = page.evaluate(TOO_SMALL, FINGER)
            wrong.extend(f"{name!r} is smaller than {FINGER} px and not in the list (scene: {scene})" for name in names)
        return len(player.told()) >= tryout(game).middle

    player.play(until=look)
    assert seen and not wrong, "\n".join(wrong)


@every_added_game
def test_it_is_played_to_the_end_around_one_tablet_across_a_reload(open_context: Open, site: Site, game: str) -> None:
    evening = tryout(game)
    player = Player(open_home(open_context, site, evening.seed, **DESK), evening.seed, by_click)
    player.start(evening.seats, *evening.wishes, game=game)
    player.play(until=lambda: len(player.told()) >= evening.middle)
    assert not player.is_over()
    told = player.told()
    player.come_back()
    assert player.told() == told
    player.play()
    assert player.scenes >= set(evening.meets.split())
    won = player.page.locator(".winners h2").inner_text()
    player.touch(player.page.locator("[data-do=replay]"))
    player.page.locator(".replay .board svg").first.wait_for()
    player.touch(player.page.locator(".replay-controls [data-do=back]"))
    assert won and player.page.locator(".winners h2").inner_text() == won


@every_added_game
def test_it_is_played_to_the_end_against_a_bot(open_context: Open, site: Site, game: str) -> None:
    player = Solo(open_home(open_context, site, 3, **DESK), 3)
    player.sit_down(game, min(catalog.load(game).seats), "recruit", *tryout(game).wishes)
    player.play()
    assert "wait" in player.scenes and "mine" not in player.verbs, "nobody hands anything over to a bot"
    expect(player.page.locator(".winners h2")).not_to_be_empty()


@every_added_game
def test_it_is_played_to_the_end_between_two_devices(open_context: Open, site: Site, game: str) -> None:
    friends = gather(open_context, site.url, max(2, min(catalog.load(game).seats)))
    meet_by_exchange(friends)
    agree(friends, game, *tryout(game).wishes)
    play_to_the_end(friends, 150)
    for friend in friends:
        expect(friend.page.locator(".winners h2")).not_to_be_empty()
