"""A sample of `soak --looks`: home, its sheets, and the first scenes of every game, each in ways of its own."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from shelf import HOUSE

from looks import pictures
from looks.visit import ALBUM, MOMENT, Enough, Way, dressed, share, visit
from screenshots.walk import luck, open_home, walk_game, walk_house
from web.make.serve import Site

LEAST, MOST_BYTES = 40, 3_000_000  # approved pictures, and what they weigh together
OF = 28  # the share of all ways that each scene is looked at in


class Glance:
    """Looks at so many scenes and no further."""

    def __init__(self, desk: Page, most: int, part: int) -> None:
        self.desk, self.most, self.part = desk, most, part
        self.found: list[tuple[str, Way, str]] = []
        self.scenes = 0

    def __call__(self, page: Page, name: str) -> None:
        if self.scenes == self.most:
            raise Enough
        self.scenes += 1
        with dressed(page, ALBUM):
            self.found += [(name, ALBUM, str(one)) for one in pictures.find(page, self.desk, pictures.file_name(name))]
        self.found += [(name, way, str(one)) for way, one in visit(page, self.desk, *share(self.part, OF, self.scenes))]


def told(found: list[tuple[str, Way, str]]) -> str:
    return "\n".join(f"{name}, {way}: {what}" for name, way, what in dict.fromkeys(found))


def test_home_and_its_sheets(browser: Browser, site: Site, desk: Page) -> None:
    glance = Glance(desk, 99, 1)
    walk_house(open_home(browser, site.url, 7), glance)
    assert glance.scenes and not glance.found, told(glance.found)


@pytest.mark.parametrize("game", HOUSE)
def test_the_first_scenes_of_a_game(browser: Browser, site: Site, desk: Page, game: str) -> None:
    glance = Glance(desk, pictures.FIRST, HOUSE.index(game))
    with pytest.raises(Enough):
        walk_game(open_home(browser, site.url, luck(game)), game, glance, MOMENT)
    assert not glance.found, told(glance.found)


def test_some_forty_scenes_are_approved_and_weigh_little() -> None:
    approved = list(pictures.APPROVED.glob("*.webp"))
    if not approved:
        pytest.skip("no picture is approved: `python build.py soak --looks --approve` takes them")
    assert len(approved) >= LEAST and sum(one.stat().st_size for one in approved) < MOST_BYTES


def test_the_approved_pictures_are_of_this_browser(desk: Page) -> None:
    if not pictures.is_same_browser(desk):
        pytest.skip(f"the pictures are of Chromium {pictures.made_by()}, this one is {pictures.version(desk)}")


def test_a_scene_that_no_longer_looks_as_approved_is_found(
    browser: Browser, site: Site, desk: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "APPROVED", tmp_path)
    monkeypatch.setattr(pictures, "MADE_BY", tmp_path / "browser.txt")
    page = open_home(browser, site.url, 7)
    with dressed(page, ALBUM):
        pictures.approve(page, desk, "home")
        assert not list(pictures.find(page, desk, "home"))
        page.add_style_tag(content=".game-card h2 { visibility: hidden } .continue { height: 9rem }")
        assert [one.kind for one in pictures.find(page, desk, "home")] == ["picture"]


def test_what_a_clock_says_is_not_compared(
    browser: Browser, site: Site, desk: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "APPROVED", tmp_path)
    monkeypatch.setattr(pictures, "MADE_BY", tmp_path / "browser.txt")
    page = open_home(browser, site.url, 7)
    add = "says => document.querySelector('main').insertAdjacentHTML('afterbegin', says)"
    page.evaluate(add, "<p id=late class=clock-small style='font-size: 9rem'>8:00</p>")
    with dressed(page, ALBUM):
        pictures.approve(page, desk, "home")
        page.evaluate("document.querySelector('#late').textContent = '7:59'")
        assert not list(pictures.find(page, desk, "home"))
        page.evaluate("document.querySelector('#late').className = ''")
        assert list(pictures.find(page, desk, "home"))
