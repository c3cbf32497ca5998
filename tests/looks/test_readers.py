"""axe-core finds nothing on any page of the house, nor on a table, by day and by night: colours too."""

import pytest
from pages.solo import Solo
from playwright.sync_api import Browser, Page
from samples import BID_GAME, CARD_GAME, TALK_GAME

from looks import readers
from looks.visit import AT_TOP, SETTLED, THEMES
from screenshots.walk import open_home, walk_house
from web.make.serve import Site


def heard(page: Page) -> list[str]:
    """What axe-core finds in both themes."""
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.evaluate(SETTLED)
        found += [f"{theme}: {one}" for one in readers.find(page, with_colours=True)]
    page.emulate_media(color_scheme=None)
    page.evaluate(AT_TOP)
    return found


def test_home_settings_and_rules(browser: Browser, site: Site) -> None:
    found = list[str]()

    def listen(page: Page, name: str) -> None:
        found.extend(f"{name}: {one}" for one in heard(page))

    walk_house(open_home(browser, site.url, 7), listen)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", [CARD_GAME, BID_GAME, TALK_GAME])
def test_a_table_its_sheets_and_the_way_to_it(browser: Browser, site: Site, game: str) -> None:
    page = open_home(browser, site.url, 7)
    page.locator(f"#stage [data-do=new][data-with={game}]").click()
    page.locator("[data-do=start]").wait_for()
    found = [f"new game: {one}" for one in heard(page)]
    page.locator("[data-do=back]:visible").first.click()
    player = Solo(page, 7)
    player.sit_down(game, 4, "recruit")
    for _ in range(6):
        player.step()
        found += [f"table: {one}" for one in heard(page)]
    player.play(until=lambda: page.locator("#stage [data-do=menu]:visible").count() > 0)  # a climax has no menu
    for verb in ("menu", "log"):
        page.locator(f"#stage [data-do={verb}]:visible").first.click()
        page.locator("#sheet > *").wait_for()
        found += [f"{verb}: {one}" for one in heard(page)]
        page.keyboard.press("Escape")
    assert not found, "\n".join(dict.fromkeys(found))


def test_a_nameless_button_is_heard(browser: Browser, site: Site) -> None:
    page = open_home(browser, site.url, 7)
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')")
    assert any("button-name" in one for one in heard(page))
