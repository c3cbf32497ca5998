"""Bots at a table of several devices, in a real browser: one device runs them, everybody plays with them."""

from collections.abc import Callable

from pages.friends import agree, gather, meet_by_link, play_to_the_end, until
from playwright.sync_api import BrowserContext, expect
from relay import Relay
from samples import STAKE_GAME

from web.make.serve import Site

Open = Callable[..., BrowserContext]
BOT_MOVES = """import main
sum(event.seat == 2 for event in main.app.gathering.room.sitting.match.log.events)"""


def test_a_bot_on_one_device_plays_with_both_to_the_end_across_a_reload(
    open_context: Open, site: Site, relay: Relay
) -> None:
    friends = gather(open_context, site.url, 2, reduced_motion="reduce")
    meet_by_link(friends, relay.url)
    anna, bob = friends
    anna.press("game", STAKE_GAME)
    anna.press("bot")
    anna.page.locator("#level-2").select_option("recruit")
    expect(bob.page.locator(".chairs .bot")).to_contain_text("Bot Ember")
    expect(bob.page.locator(".chairs .bot .dots")).to_have_attribute("aria-label", "Recruit")
    assert bob.page.locator("#level-2").count() == 0, "only the device that runs it says how good it is"
    agree(friends, STAKE_GAME, seats=3)
    for number, friend in enumerate(friends):
        friend.use_hands(number)
    until(lambda: bob.ask(BOT_MOVES) > 2)
    expect(anna.page.locator("#seats .other .dots")).to_have_attribute("aria-label", "Recruit")
    assert anna.page.locator("[data-do=secrets][data-with='2']").count() == 0, "its pocket is nobody's here"
    anna.page.reload()
    anna.page.locator("#boot").wait_for(state="detached")
    anna.at_table()
    moves = bob.ask(BOT_MOVES)
    anna.use_hands(7)
    until(lambda: bob.ask(BOT_MOVES) > moves + 1)
    play_to_the_end(friends, 150, seed=2)
    for friend in friends:
        expect(friend.page.locator(".ranking")).to_contain_text("Bot Ember")
