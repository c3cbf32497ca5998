"""The check of the layout fails where it must: each fault is put into a page that has none of its kind."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from pages.player import Player
from playwright.sync_api import Browser, Page
from samples import BID_GAME

from looks import small, strays
from looks.seen import see
from looks.visit import Way, visit
from screenshots.walk import open_home
from web.make.serve import Site

PHONE, DESKTOP = (390, 844), (1280, 800)
WITH_SIGN = {"web/style/new.css": ".choice .badge { box-sizing: content-box; padding: 0 2.5rem }"}
UNDER_A_BAR = ".turn { position: fixed; inset: auto 0 0 } .actions { display: block; min-height: 9rem }"
BELOW = ".choices { display: none } .board-box { translate: 0 200vh } .turn { min-height: 110vh }"
FAULTS = {
    "a button too small for a finger": ("small", ".choice { min-height: 0; height: 1.25rem; padding: 0 }"),
    "content wider than the page": ("wide", ".hint { width: 110vw }"),
    "words over words": ("overlap", ".hint { margin-top: -1.5rem }"),
    "letters as pale as the paper": ("contrast", ".hint { color: #999 }"),
    "a bar one can see through": ("cut", ".top-bar { background: rgb(0 0 0 / .5) }"),
    "words that lie under a bar wherever one scrolls": ("cut", UNDER_A_BAR),
    "a label of a board that nobody can read": ("small", ".ground .atlas-name { font-size: 12px }"),
    "a way forward below the fold": ("forward", BELOW),
    "a button under the footer": ("forward", ".play .actions { display: block; position: fixed; inset: 45vh 0 0 }"),
    "a way forward that is dead": ("forward", ".play .actions { display: flex }"),
}
LONG = f"document.querySelector('.choice > span').textContent = '{'one word more and ' * 5}'"
OF_A_GAME = {"py/games/new/style.css": ".hero { color: red }"}
DEAD = """document.querySelector('.actions').innerHTML = '<button class="main" aria-disabled="true">OK</button>'"""


@pytest.fixture(scope="module")
def table(browser: Browser, site: Site) -> Page:
    """A table where something can be chosen."""
    page = open_home(browser, site.url, 3)
    Player(page, 3).start(2, game=BID_GAME)
    page.locator("[data-scene=choose]").wait_for()
    page.locator("[data-do=list]").click()  # what can be chosen stands beside the board, too
    page.locator(".choice-list:not(.unseen)").wait_for()
    return page


@contextmanager
def fault(page: Page, style: str) -> Iterator[None]:
    added = page.add_style_tag(content=style)
    try:
        yield
    finally:
        added.evaluate("it => it.remove()")


def look(page: Page, desk: Page, way: Way, *paints: Way) -> set[str]:
    return {finding.kind for _, finding in visit(page, desk, [way], paints)}


def test_nothing_is_wrong_before(table: Page, desk: Page) -> None:
    way = Way("en", PHONE)
    assert not look(table, desk, way, way)


def test_a_folded_list_is_measured_only_where_a_button_unfolds_it(table: Page) -> None:
    assert not see(table)["folded"]
    table.locator("[data-do=list]").click()
    table.locator(".choice-list.unseen").wait_for(state="attached")
    assert see(table)["folded"]
    with fault(table, "[data-do=list], [data-do=undo] { display: none }"):
        assert not see(table)["folded"]
    table.locator("[data-do=list]").click()


def test_a_class_of_a_drawing_that_falls_under_a_rule_of_the_page(
    table: Page, desk: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strays, "sheets", lambda: WITH_SIGN)
    with fault(table, WITH_SIGN["web/style/new.css"]):
        assert look(table, desk, Way("en", PHONE)) >= {"stray", "squeezed"}


def test_a_rule_of_a_game_that_reaches_the_page(
    browser: Browser, site: Site, desk: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = open_home(browser, site.url, 3)
    assert "stray" not in look(home, desk, Way("en", PHONE))
    monkeypatch.setattr(strays, "sheets", lambda: OF_A_GAME)
    assert "stray" in look(home, desk, Way("en", PHONE))


def test_a_label_that_is_cut_in_french_only(table: Page, desk: Page) -> None:
    """Its place is as wide as the English words are."""
    with fault(table, ".turn h2 { width: max-content; white-space: nowrap }"):
        width = table.locator(".turn h2").evaluate("it => it.getBoundingClientRect().width")
    with fault(table, f".turn h2 {{ width: {width + 2}px; overflow: hidden; white-space: nowrap }}"):
        assert "cut" not in look(table, desk, Way("en", DESKTOP))
        assert "cut" in look(table, desk, Way("fr", DESKTOP))


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_of_each_other_kind(table: Page, desk: Page, name: str) -> None:
    kind, style = FAULTS[name]
    way = Way("en", PHONE)
    foot = table.locator(".actions").inner_html()
    if "dead" in name:
        table.evaluate(DEAD)
    with fault(table, style):
        assert kind in look(table, desk, way, *([way] if kind == "contrast" else ()))
    table.evaluate("foot => { document.querySelector('.actions').innerHTML = foot; }", foot)


def test_where_choices_lie_below_the_fold_an_arrow_says_so(table: Page, desk: Page) -> None:
    with fault(table, ".board-box { display: none } .turn { min-height: 110vh }"):
        table.evaluate("dispatchEvent(new Event('resize'))")
        table.locator(":root[data-more]").wait_for()
        assert "forward" not in look(table, desk, Way("en", PHONE))
        table.evaluate("document.querySelector('#choices').scrollIntoView({block: 'center'})")
        table.locator(":root:not([data-more])").wait_for()


def test_a_button_of_more_than_three_lines(table: Page, desk: Page) -> None:
    with fault(table, ".choice { width: 11rem }"):
        assert "squeezed" not in look(table, desk, Way("en", PHONE))
        table.evaluate(LONG)
        assert "squeezed" in look(table, desk, Way("en", PHONE))


def test_a_twin_in_a_list_that_a_button_unfolds_counts_if_it_is_large_enough() -> None:
    target = {"verb": "pick", "thing": "city:rome", "box": (0, 0, 30, 30), "where": "g.pick", "isSvg": True}
    seen = {
        "targets": [target | {"isOnMap": True, "off": False, "inline": False}],
        "texts": [], "wide": DESKTOP[0], "high": DESKTOP[1],
    }

    def twins(*sides: float) -> list[dict[str, object]]:
        return [{"verb": "pick", "thing": "city:rome", "box": (0, 0, 120, side)} for side in sides]

    assert not list(small.find(seen | {"folded": twins(44)}))
    assert [one.kind for one in small.find(seen | {"folded": twins(20)})] == ["small"]
    assert [one.kind for one in small.find(seen | {"folded": []})] == ["small"]
