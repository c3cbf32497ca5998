"""A sample of `soak --looks`: every scene once, each in another language and size, and the approved pictures."""

from itertools import count

import pytest
from playwright.sync_api import Browser, Page
from shelf import HOUSE

from looks import pictures
from looks.everything import file_name
from looks.visit import ALBUM, MOMENT, dressed, sample, visit
from screenshots.walk import Look, luck, open_home, walk_game, walk_house
from web.make.serve import Site


def looking(desk: Page, found: list[str], first: int) -> Look:
    numbers = count(first)

    def look(page: Page, name: str) -> None:
        found.extend(f"{name}, {way}: {one}" for way, one in visit(page, desk, *sample(next(numbers))))
        with dressed(page, ALBUM):
            found.extend(map(str, pictures.find(page, desk, file_name(name))))

    return look


@pytest.mark.parametrize("game", HOUSE)
def test_every_scene_of_a_game(browser: Browser, site: Site, desk: Page, game: str) -> None:
    found: list[str] = []
    look = looking(desk, found, 5 * HOUSE.index(game))
    walk_game(open_home(browser, site.url, luck(game)), game, look, MOMENT)
    assert not found, "\n".join(found)


def test_the_pages_of_no_game(browser: Browser, site: Site, desk: Page) -> None:
    found: list[str] = []
    for first in range(0, 60, 10):
        walk_house(open_home(browser, site.url, 1), looking(desk, found, first))
    assert not found, "\n".join(found)
