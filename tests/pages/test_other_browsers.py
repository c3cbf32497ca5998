"""Firefox and WebKit play as Chromium does: they start from the snapshot, play, keep, go offline, export and import."""

from collections.abc import Iterator
from typing import Any

import pytest
from pages.files import CATCH, GIVE
from pages.friends import Friend, agree, launch, meet_by_link, play_to_the_end
from pages.other_browsers import opened
from pages.player import Player
from pages.solo import Solo
from playwright.sync_api import Playwright
from relay import Relay
from samples import BID_GAME, CARD_GAME, DUEL_GAME, STAKE_GAME, TALK_GAME
from shelf import HOUSE

from soak.playout import playout
from table import catalog
from table.save import About, dump, load
from web.make.serve import Site

MOVES = 15
TABLES = {STAKE_GAME: 3, CARD_GAME: 4, BID_GAME: 3, DUEL_GAME: 3, TALK_GAME: 4}
WAITED = "() => performance.getEntriesByType('resource').some(entry => entry.initiatorType === 'xmlhttprequest')"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


@pytest.fixture(params=["firefox", "webkit"])
def browser(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Any]:
    with opened(playwright, request.param) as one:
        yield one


def at_home(browser: Any, site: Site) -> Any:
    page = browser.new_page()
    page.goto(site.url)
    page.locator("#boot").wait_for(state="detached")
    return page


def play_on(player: Player, moves: int) -> None:
    for _ in range(moves):
        if player.is_over():
            return
        player.step()


def test_it_starts_from_the_snapshot_and_shows_every_game(browser: Any, site: Site) -> None:
    page = at_home(browser, site)
    page.wait_for_function("count => document.querySelectorAll('.game-card').length === count", arg=len(HOUSE))
    assert page.evaluate("() => window.bootMode ?? null") is None
    assert not page.evaluate(WAITED), "the first page needs nothing of the late half of the wasm"
    page.wait_for_function(CONTROLLED)
    assert not page.evaluate("() => window.updateReady ?? false"), "a first visit is told of no new edition"


def test_every_game_by_real_clicks_across_a_reload(browser: Any, site: Site) -> None:
    page = at_home(browser, site)
    for game, seats in TABLES.items():
        player = Solo(page, 7)
        player.sit_down(game, seats, "officer")
        play_on(player, MOVES // 2)
        player.come_back()
        play_on(player, MOVES - MOVES // 2)
        assert page.locator("[data-scene], [data-do=again]").count(), f"{game} is no longer on the table"
        page.goto(site.url)
        page.locator("#boot").wait_for(state="detached")


def test_it_starts_with_its_host_gone(browser: Any, site: Site) -> None:
    page = at_home(browser, site)
    page.wait_for_function(CONTROLLED)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    site.stop()
    page.reload()
    page.locator(".game-card").first.wait_for()
    site.start()


def test_a_game_is_exported_and_another_imported(browser: Any, site: Site) -> None:
    page = at_home(browser, site)
    player = Solo(page, 5)
    player.sit_down(STAKE_GAME, 2, "recruit")
    play_on(player, 6)
    page.evaluate(CATCH)
    player.touch(page.locator("[data-do=menu]"))
    player.touch(page.locator("#sheet [data-do=save]"))
    match, _ = load(page.wait_for_function("() => window.handedOut").json_value())
    assert len(match.log) > 1
    page.goto(site.url)
    page.locator("#boot").wait_for(state="detached")
    match = playout(catalog.load(DUEL_GAME), 2, {}, "elsewhere")
    page.evaluate(GIVE, dump(match, About("elsewhere", "An old game", "2026-11-16T21:04:59")))
    player.touch(page.locator("[data-do=shelf]"))
    player.touch(page.locator("[data-do=import]"))
    page.wait_for_function("() => [...document.querySelectorAll('.saved')].some(it => it.innerText.includes('An old'))")


def test_firefox_and_chromium_meet_in_one_room(playwright: Playwright, site: Site) -> None:
    relay, chromium = Relay(), launch(playwright)
    try:
        with opened(playwright, "firefox") as context:
            host = Friend(lambda **_: chromium.new_context(locale="en"), site.url, "Anna")
            guest = Friend(lambda **_: context, site.url, "Bob")
            meet_by_link([host, guest], relay.url)
            agree([host, guest], STAKE_GAME)
            play_to_the_end([host, guest], 150)
    finally:
        chromium.close()
        relay.stop()
