"""The check of the layout fails where it must: each fault is put into a page that has none of its kind."""

from collections.abc import Iterator

import pytest
from pages.player import Player
from playwright.sync_api import Browser, Page
from samples import BID_GAME

from looks import strays
from looks.seen import Finding
from looks.visit import Way, visit
from screenshots.walk import open_home
from web.make.serve import Site

PHONE = (390, 844)
SMALL_SIGN = {"web/style/new.css": ".badge { box-sizing: content-box; padding: 0 2.5rem }"}


@pytest.fixture
def home(browser: Browser, site: Site) -> Page:
    return open_home(browser, site.url, 3)


@pytest.fixture
def table(home: Page) -> Page:
    """A table where something can be chosen."""
    Player(home, 3).start(2, game=BID_GAME)
    home.locator("[data-scene=choose]").wait_for()
    return home


def kinds(found: Iterator[tuple[Way, Finding]]) -> set[str]:
    return {finding.kind for _, finding in found}


def look(page: Page, desk: Page, *ways: Way, paints: tuple[Way, ...] = ()) -> set[str]:
    return kinds(visit(page, desk, ways, paints))


def test_a_class_of_a_drawing_that_falls_under_a_rule_of_the_page(
    table: Page, desk: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not look(table, desk, Way("en", PHONE)) & {"stray", "squeezed"}
    monkeypatch.setattr(strays, "sheets", lambda: SMALL_SIGN)
    table.add_style_tag(content=SMALL_SIGN["web/style/new.css"])
    assert look(table, desk, Way("en", PHONE)) >= {"stray", "squeezed"}


def test_a_button_under_the_footer(table: Page, desk: Page) -> None:
    assert not look(table, desk, Way("en", PHONE)) & {"forward"}
    table.add_style_tag(content=".actions { display: block !important; position: fixed; inset: 45vh 0 0 }")
    assert "forward" in look(table, desk, Way("en", PHONE))


def test_a_label_that_is_cut_in_french_only(home: Page, desk: Page) -> None:
    ways = {language: Way(language, (1280, 800)) for language in ("en", "fr")}
    assert not look(home, desk, *ways.values()) & {"cut"}
    home.add_style_tag(content=".card-buttons .main { flex: none; width: 11rem; overflow: clip; white-space: nowrap }")
    assert "cut" not in look(home, desk, ways["en"])
    assert "cut" in look(home, desk, ways["fr"])


@pytest.mark.parametrize(
    ("kind", "style"),
    [
        ("small", ".choice { min-height: 0 !important; height: 1.25rem; padding: 0 !important }"),
        ("wide", ".hint { width: 110vw }"),
        ("overlap", ".hint { margin-top: -1.5rem }"),
        ("contrast", ".hint { color: #999 }"),
        ("cut", ".top-bar { background: rgb(0 0 0 / .5) }"),
        ("forward", ".turn { min-height: 100vh }"),
    ],
)
def test_a_fault_of_each_other_kind(table: Page, desk: Page, kind: str, style: str) -> None:
    way = Way("en", PHONE)
    assert kind not in look(table, desk, way, paints=(way,))
    table.add_style_tag(content=style)
    assert kind in look(table, desk, way, paints=(way,))
