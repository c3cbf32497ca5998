"""Photographs the pages of a room: three friends meet, talk and play around a tablet, and one of them stays away."""

from collections.abc import Callable

from pages.friends import agree, gather, launch, meet_by_link, until
from playwright.sync_api import BrowserContext, Page, Playwright
from relay import Relay

from screenshots.walk import walk_sheets
from table import catalog
from web.make.serve import Site

GAME = catalog.NAMES[2]  # with a secret bid in the first turn
Photograph = Callable[[Page, str], None]
SOON_AWAY = "import wire.link.mesh\nwire.link.mesh.AWAY = 6.0\nNone"


def photograph_rooms(playwright: Playwright, site: Site, photograph: Photograph) -> None:
    browser, relay = launch(playwright), Relay()

    def make(**options: object) -> BrowserContext:
        return browser.new_context(locale="en", reduced_motion="reduce", **options)  # type: ignore[arg-type]

    friends = gather(make, site.url, 4)
    anna, bob, cem, screen = friends
    anna.go_together()
    photograph(anna.page, "room-together")
    anna.press("far", "network")
    photograph(anna.page, "room-network")
    anna.close_sheet()
    anna.press("back")
    meet_by_link(friends, relay.url)
    screen.press("be-table")
    photograph(anna.page, "room-lobby")
    anna.press("invite")
    anna.page.locator(".qr svg").wait_for()
    photograph(anna.page, "room-invite")
    anna.close_sheet()
    agree(friends[:3], GAME)
    photograph(anna.page, "room-table-own")
    for friend in (anna, bob):
        friend.use_hands(1)
    anna.page.locator("[data-scene=wait]").wait_for()
    anna.rest()
    photograph(anna.page, "room-waiting")
    for friend, said in ((bob, "Who paid the Russian?"), (anna, "Not me. Honestly."), (bob, "You always say that")):
        friend.ask(f"import main\nmain.app.gathering.room.say({said!r})\nmain.app.gathering.carry()")
    anna.press("talk")
    anna.page.locator(".talk li").nth(2).wait_for()
    photograph(anna.page, "room-talk")
    anna.close_sheet()
    photograph(screen.page, "room-tabletop")
    walk_sheets(anna.page, "room", photograph, "menu", "layout", "leave")
    for friend in (anna, bob):
        friend.ask(SOON_AWAY)
    cem.page.close()
    anna.page.locator("[data-do=vote]").wait_for()
    photograph(anna.page, "room-vote")
    browser.close()
    until(lambda: not relay.lines)
    relay.stop()
