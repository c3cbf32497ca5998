"""What is private is in the page only while its owner looks, and then it is gone: not hidden, gone."""

from collections.abc import Callable

import pytest
from pages.player import Player, same_secrets
from playwright.sync_api import BrowserContext, Page
from shelf import HOUSE, tryout

from web.make.serve import Site

EVERYTHING = "document.documentElement.outerHTML + document.title"


def open_table(
    open_context: Callable[..., BrowserContext], site: Site, seed: int, game: str = "", seats: int = 3
) -> tuple[Page, Player]:
    """Three at the game of cards with its secret cards, or so many at a game, with that game's wishes."""
    context = open_context(permissions=["clipboard-read", "clipboard-write"])
    context.add_init_script(same_secrets(seed))
    page = context.new_page()
    page.goto(site.url)
    page.locator("#boot").wait_for(state="detached")
    player = Player(page, seed)
    if game:
        player.start(seats, *tryout(game).wishes, game=game)
    else:
        player.start(3, "Top Secret")
    return page, player


def sentences(page: Page) -> list[str]:
    """What the open pocket tells its owner."""
    return [line for line in page.locator("#cover").inner_text().splitlines() if line.endswith(".")]


def press(page: Page, verb: str) -> None:
    page.locator(f"[data-do={verb}]:visible").first.click()


def test_a_hand_is_in_the_page_only_while_its_owner_looks(
    open_context: Callable[..., BrowserContext], site: Site
) -> None:
    page, _ = open_table(open_context, site, 11)
    for _ in range(3):
        if not page.locator("[data-do=mine]:visible").count():
            press(page, "open")
        handover = page.evaluate(EVERYTHING)
        press(page, "mine")
        secrets = sentences(page)
        assert len(secrets) >= 3, "the owner sees what the agent does and what two cards do"
        press(page, "hide")
        after = page.evaluate(EVERYTHING)
        assert not any(line in handover or line in after for line in secrets)
    assert page.evaluate("navigator.clipboard.readText()") == ""


def test_a_reload_while_somebody_looks_comes_back_covered(
    open_context: Callable[..., BrowserContext], site: Site
) -> None:
    page, _ = open_table(open_context, site, 12)
    press(page, "open")
    press(page, "mine")
    secrets = sentences(page)
    page.reload()
    page.locator("#boot").wait_for(state="detached")
    press(page, "continue")
    page.locator("[data-scene]").wait_for()
    assert page.locator("[data-scene]").get_attribute("data-scene") == "look"
    shown = page.evaluate(EVERYTHING)
    assert secrets and not any(line in shown for line in secrets)


# The mark of news beside a name goes with the first look: it says that somebody has looked, not what was seen.
TABLE = """() => {
  const page = document.documentElement.cloneNode(true);
  page.querySelectorAll('#live, #toast, .news').forEach(one => one.remove());
  page.querySelectorAll('.seat').forEach(one => one.removeAttribute('aria-label'));
  return page.outerHTML + document.title;
}"""


@pytest.mark.parametrize("game", HOUSE)
def test_a_look_at_the_own_page_leaves_no_trace(
    open_context: Callable[..., BrowserContext], site: Site, game: str
) -> None:
    """Whatever it held: afterwards the whole page is, to the letter, what it was before."""
    page, player = open_table(open_context, site, 13, game)
    player.play(until=lambda: page.locator("[data-scene]:not([data-scene=look]) [data-do=secrets]:visible").count() > 0)
    for seat in ("0", "1"):
        before = page.evaluate(TABLE)
        press(page, f"secrets][data-with='{seat}'")
        handover = page.evaluate(TABLE)
        press(page, "mine")
        own = page.locator("#pocket .pocket-body").inner_html()
        assert own and own not in handover
        press(page, "hide")
        page.locator("#pocket").wait_for(state="detached")
        assert page.evaluate(TABLE) == before
