"""The page starts and plays whatever the browser's storage does, and whatever lies in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from pages.friends import ASK
from pages.odd_devices import PUT, SINCE_PYTHON, SOUND, odd_devices, sound_game
from pages.tabs import ROWS
from playwright.sync_api import BrowserContext, Page, Route, expect
from samples import CARD_GAME

from web.make.serve import Site

if TYPE_CHECKING:
    from conftest import Watch

BROKEN = {
    "missing": "Object.defineProperty(window, 'indexedDB', { configurable: true, value: undefined })",
    "forbidden": """Object.defineProperty(window, 'indexedDB',
        { configurable: true, get() { throw new DOMException('denied', 'SecurityError'); } })""",
    "throwing": "IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError'); }",
    "refusing": """IDBFactory.prototype.open = () => { const request = new EventTarget();
        request.error = new DOMException('full', 'UnknownError');
        setTimeout(() => request.onerror?.({ type: 'error', target: request })); return request; }""",
    "blocked": """IDBFactory.prototype.open = () => { const request = new EventTarget();
        setTimeout(() => request.onblocked?.({ type: 'blocked' })); return request; }""",
    "never answering": "IDBFactory.prototype.open = () => ({})",
    "never reading": "IDBObjectStore.prototype.getAllKeys = () => ({})",
}
# The databases that the page has opened.
REMEMBERED = """
window.databases = [];
const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function (...names) {
  const request = open.apply(this, names);
  request.addEventListener('success', () => window.databases.push(request.result));
  return request;
};
"""


@pytest.mark.parametrize("how", BROKEN)
def test_without_storage_the_page_starts_plays_and_says_that_nothing_is_kept(
    open_context: Callable[..., BrowserContext], site: Site, watch: Watch, how: str
) -> None:
    watch.provoked = True
    page = open_context().new_page()
    page.add_init_script(BROKEN[how])
    page.goto(site.url)
    expect(page.locator("#no-storage")).to_contain_text("saves nothing")
    expect(page.locator("#no-storage button")).to_have_text("Try again")
    page.locator(f"[data-do=new][data-with={CARD_GAME}]").click()
    page.locator("[data-do=start]").click()
    expect(page.locator("[data-scene]")).to_be_visible()


def test_a_database_that_the_browser_has_closed_is_opened_again(
    open_context: Callable[..., BrowserContext], site: Site
) -> None:
    """As WebKit does with a page that sleeps for long."""
    page = open_context().new_page()
    page.add_init_script(REMEMBERED)
    page.goto(site.url)
    page.locator(f"[data-do=new][data-with={CARD_GAME}]").click()
    page.locator("[data-do=start]").click()
    expect(page.locator("[data-scene]")).to_be_visible()
    page.evaluate(ASK, "import main\nawait main.app.saving.finish()")
    page.evaluate("databases.forEach(one => one.close())")
    note = "main.app.page.session.write_note(0, 'page', 'still here', at_once=True)"
    page.evaluate(ASK, f"import main\n{note}\nawait main.app.saving.finish()")
    assert page.locator("#toast .toast").count() == 0, "nobody needs to know"
    page.reload()
    page.locator("[data-do=continue]").click()
    expect(page.locator("[data-scene]")).to_be_visible()
    assert page.evaluate(ASK, "import main\nmain.app.page.session.pockets[0].note('page')") == "still here"


def test_a_frame_of_another_site_that_may_keep_nothing_plays_too(
    open_context: Callable[..., BrowserContext], site: Site, watch: Watch
) -> None:
    watch.provoked = True
    denied = "{ configurable: true, get() { throw new DOMException('denied', 'SecurityError'); } }"
    page = open_context().new_page()
    names = ("indexedDB", "localStorage", "sessionStorage", "caches")
    page.add_init_script("".join(f"Object.defineProperty(window, '{name}', {denied});" for name in names))
    page.add_init_script("navigator.locks.request = async () => { throw new DOMException('denied', 'SecurityError'); }")
    page.goto(site.url)
    page.locator(f"[data-do=new][data-with={CARD_GAME}]").click()
    page.locator("[data-do=start]").click()
    expect(page.locator("[data-scene]")).to_be_visible()


def test_a_start_that_stands_still_says_so_and_can_be_tried_again(
    open_context: Callable[..., BrowserContext], site: Site
) -> None:
    held: list[Route] = []
    page = open_context(locale="nl").new_page()
    page.clock.install()
    page.route("**/snapshot.bin.gz", lambda route: held.append(route))
    page.goto(site.url, wait_until="commit")
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.wait_for_function("document.querySelector('.boot-bar').getAttribute('aria-valuenow') > 40")
    page.clock.fast_forward(25_000)
    expect(page.locator("#boot-says")).to_contain_text("langer dan anders")
    expect(page.get_by_role("button", name="Opnieuw proberen")).to_be_visible()
    held[0].continue_()
    expect(page.locator("#boot")).to_have_count(0)


def test_whatever_stands_in_every_field_the_page_reaches_home_and_the_rest_is_intact(page: Page, watch: Watch) -> None:
    """How soon, `bench --only odd` says."""
    for name, rows in odd_devices():
        whole = {**rows, **sound_game()}
        page.evaluate(PUT, whole)
        page.reload()
        page.locator("#boot").wait_for(state="detached")
        expect(page.locator("#app .games")).to_be_visible()
        assert page.evaluate(ROWS) == whole, name
        assert page.evaluate(SINCE_PYTHON) > 0, name
        page.locator("[data-do=shelf]").click()
        games = [key for key in whole if key.startswith("game:")]
        expect(page.locator(".shelf > li[id^='saved-']")).to_have_count(len(games))
        if len(games) > 1:
            expect(page.locator(".shelf .alarm").first).to_be_visible()
    page.locator(f"[data-do=open][data-with={SOUND}]").click()
    expect(page.locator("[data-scene]")).to_be_visible()
