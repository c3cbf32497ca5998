"""The page starts: quickly from its snapshot, slowly without, and never silently not at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect
from shelf import HOUSE

from web.make.serve import Site

if TYPE_CHECKING:
    from conftest import Watch

START = "#boot"  # until Python is there
CARDS = ".game-card"
PYTHON = "import('./v-' + siteVersion + '/pyodide/boot.mjs').then(m => m.loadPyodide())"


def test_the_page_starts_from_the_snapshot_under_a_sub_path(page: Page, site: Site) -> None:
    assert page.url == site.url and "/some/sub/path/" in site.url
    expect(page.locator(START)).to_have_count(0)
    assert page.evaluate("window.bootMode") is None
    expect(page.locator(CARDS)).to_have_count(len(HOUSE))


@pytest.mark.parametrize("max_age", [0, 600], ids=["a host without caching", "a host with caching"])
def test_a_first_visit_asks_for_every_file_once(
    open_context: Callable[..., BrowserContext], site: Site, max_age: int
) -> None:
    site.max_age = max_age
    context = open_context(service_workers="block")  # the worker asks once more, for the copy that it keeps
    asked = list[str]()
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto(site.url)
    expect(page.locator(CARDS)).to_have_count(len(HOUSE))
    big = [url for url in asked if url.endswith((".wasm", ".gz", ".zip"))]
    assert sorted(big) == sorted(set(big)) and any(url.endswith("early.wasm") for url in big)


def test_the_page_starts_the_long_way(open_page: Callable[..., Page]) -> None:
    page = open_page("?boot=plain")
    expect(page.locator(START)).to_have_count(0)
    expect(page.locator(CARDS)).to_have_count(len(HOUSE))
    assert page.evaluate("window.bootMode") == "plain"


def test_a_broken_snapshot_is_no_reason_not_to_play(
    open_context: Callable[..., BrowserContext], site: Site
) -> None:
    page = open_context().new_page()
    page.route("**/snapshot.bin.gz", lambda route: route.fulfill(body=b"not a snapshot"))
    page.goto(site.url)
    expect(page.locator(START)).to_have_count(0)
    assert page.evaluate("window.bootMode") == "plain"


def test_python_waits_for_the_late_half_of_its_wasm_where_it_needs_it(
    open_context: Callable[..., BrowserContext], site: Site, watch: Watch
) -> None:
    """Names of characters come late. Here the late half gets lost once, just when the page fetches it."""
    asked = list[Route]()

    def answer(route: Route) -> None:
        asked.append(route)
        route.abort() if len(asked) == 1 else route.continue_()

    page = open_context(service_workers="block").new_page()
    page.route("**/late.wasm", answer)
    with page.expect_event("requestfailed", lambda request: request.url.endswith("late.wasm")):
        page.goto(site.url)
    name = "import unicodedata as u, _codecs_jp as jp; u.name('é'), jp.getcodec('cp932').encode('あ')[0].hex()"
    for _ in range(2):
        told = page.evaluate(f"{PYTHON}.then(python => python.runPython(`{name}`).toJs())")
        assert told == ["LATIN SMALL LETTER E WITH ACUTE", "82a0"]
    assert len(asked) == 2
    watch.provoked = True


def test_a_lost_parcel_of_games_is_said_and_can_be_asked_for_again(
    open_context: Callable[..., BrowserContext], site: Site, watch: Watch
) -> None:
    page = open_context().new_page()
    page.route("**/games.zip", lambda route: route.abort())
    page.goto(site.url)
    expect(page.locator("#parcel")).to_contain_text("could not be loaded")
    watch.faults.clear()
    page.unroute("**/games.zip")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("#parcel")).to_have_count(0)


def test_no_two_visitors_draw_the_same_numbers(open_page: Callable[..., Page]) -> None:
    """The generator's state lies frozen in the snapshot; waking must shake it."""
    draw = f"{PYTHON}.then(python => python.runPython('import random; random.random()'))"
    assert open_page().evaluate(draw) != open_page().evaluate(draw)


def test_progress_is_shown_while_python_is_on_its_way(
    open_context: Callable[..., BrowserContext], site: Site
) -> None:
    held: list[Route] = []
    page = open_context(locale="nl").new_page()
    page.route("**/snapshot.bin.gz", lambda route: held.append(route))
    page.goto(site.url, wait_until="commit")
    bar = page.get_by_role("progressbar", name="De lantaarns gaan aan …")
    expect(bar).to_be_visible()
    # Everything but the snapshot has come, and the bar says so.
    page.wait_for_function("document.querySelector('.boot-bar').getAttribute('aria-valuenow') > 30")
    assert int(bar.get_attribute("aria-valuenow") or 0) < 80
    expect(page.locator("h1")).to_have_text("Cabinet Noir")
    held[0].continue_()
    expect(bar).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "says"),
    [("en", "too old"), ("nl", "te oud"), ("de", "zu alt"), ("fr", "trop ancien"), ("pt", "too old")],
)
def test_an_old_browser_is_told_so_in_its_language(
    open_context: Callable[..., BrowserContext], site: Site, watch: Watch, locale: str, says: str
) -> None:
    page = open_context(locale=locale).new_page()
    page.add_init_script("delete globalThis.WebAssembly; delete globalThis.DecompressionStream")
    page.goto(site.url)
    expect(page.locator("#boot")).to_contain_text(says)
    expect(page.get_by_role("button")).to_have_count(0)
    watch.provoked = True  # an old browser may well log what it does not understand


def test_without_javascript_the_page_says_what_it_needs(
    open_context: Callable[..., BrowserContext], site: Site
) -> None:
    page = open_context(java_script_enabled=False).new_page()
    page.goto(site.url)
    expect(page.locator("#boot noscript p")).to_be_visible()


def test_a_failed_load_can_be_tried_again(
    open_context: Callable[..., BrowserContext], site: Site, watch: Watch
) -> None:
    page = open_context().new_page()
    page.route("**/pyodide/*", lambda route: route.abort())
    page.goto(site.url)
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    expect(page.locator("#boot-says")).to_have_text("Cabinet Noir could not be loaded.")
    page.unroute("**/pyodide/*")
    again.click()
    expect(page.locator(START)).to_have_count(0)
    watch.provoked = True


def test_a_foreign_request_would_be_stopped_by_the_page_itself(page: Page, watch: Watch) -> None:
    """The content security policy lets nothing out, not even by mistake."""
    stopped = page.evaluate("fetch('https://example.org/').then(() => 'went out', () => 'stopped')")
    assert stopped == "stopped"
    watch.provoked = True
