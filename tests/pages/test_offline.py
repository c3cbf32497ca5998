"""Once visited, the page needs nobody: it starts with its host gone; updates arrive whole or not at all."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from pages.friends import ASK
from pages.learner import Learner
from pages.player import by_click
from pages.solo import Solo
from playwright.sync_api import Page, expect
from samples import CARD_GAME, STAKE_GAME
from shelf import HOUSE

from web.make import site as workshop
from web.make.serve import Site

if TYPE_CHECKING:
    from conftest import Watch

VERSION = "document.documentElement.dataset.version"
# What the browser tells only later cannot be the condition of a wait: the promise itself would pass for a yes.
KEPT = "async address => { while (!await caches.match(address)) await new Promise(requestAnimationFrame); }"
SETTLED = """async () => {
  while ((await navigator.serviceWorker.getRegistration()).installing) await new Promise(requestAnimationFrame);
}"""
GONE = """async version => {
  while ((await caches.keys()).some(name => name.endsWith(version))) await new Promise(requestAnimationFrame);
}"""


def kept(page: Page) -> None:
    """Waits until this page is answered by the service worker."""
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def starts(page: Page) -> str:
    expect(page.locator("#app h1")).to_be_visible()
    expect(page.locator("#boot")).to_have_count(0)
    return str(page.evaluate(VERSION))


def loaded_versions(page: Page) -> set[str]:
    """The versions of all files this page has loaded: there must be one."""
    names = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    return {name.split("/v-")[1].split("/")[0] for name in names if "/v-" in name}


def test_after_one_visit_the_page_starts_with_its_host_gone(page: Page, site: Site) -> None:
    kept(page)
    site.stop()
    page.reload()
    starts(page)
    expect(page.locator(".game-card")).to_have_count(len(HOUSE))
    another = page.context.new_page()
    another.goto(site.url + "?some=words#bench")
    expect(another.locator("#boot")).to_have_count(0)
    site.start()


def test_with_its_host_gone_a_table_with_bots_begins_and_they_think(page: Page, site: Site) -> None:
    kept(page)
    site.stop()
    page.reload()
    starts(page)
    player = Solo(page, 3)
    player.sit_down(STAKE_GAME, 2, "chief")
    player.play(until=lambda: sum("Bot Ember:" in line for line in player.told()) > 1)
    assert page.evaluate(ASK, "import main\nmain.app.mind.is_awake"), "the worker was on the device too"
    assert page.evaluate(ASK, "import main\nmain.app.mind.last['simulations']") > 0
    site.start()


def test_with_its_host_gone_a_lesson_begins_and_is_taken_up_where_it_was_left(page: Page, site: Site) -> None:
    kept(page)
    site.stop()
    page.reload()
    starts(page)
    learner = Learner(page, CARD_GAME, by_click)
    learner.enter()
    for number, step in enumerate(learner.lesson.steps[:3], 1):
        learner.wait_for(number)
        learner.do(step)
    learner.wait_for(5)  # what the others do at the fourth needs no words
    page.reload()
    starts(page)
    learner.enter()
    learner.wait_for(5)
    site.start()


def test_the_long_way_is_kept_too_where_it_was_needed(open_page: Callable[..., Page], site: Site) -> None:
    page = open_page("?boot=plain")
    kept(page)
    long_way = f"{site.url}v-{page.evaluate(VERSION)}/pyodide/plain.zip"
    page.evaluate(KEPT, long_way)
    site.stop()
    page.reload()
    starts(page)
    site.start()


def test_a_changed_long_way_is_refused_by_its_hash(page: Page, site: Site, watch: Watch) -> None:
    watch.provoked = True  # the browser logs what it refuses
    kept(page)
    file = next(site.folder.glob("v-*/pyodide/plain.zip"))
    file.write_bytes(file.read_bytes() + b"and more")
    long_way = site.url + file.relative_to(site.folder).as_posix()
    for _ in range(2):
        assert page.evaluate("address => fetch(address).then(() => 'served', () => 'refused')", long_way) == "refused"
        page.evaluate("navigator.serviceWorker.controller.postMessage('keep the long way')")


def test_the_page_can_be_installed(page: Page, site: Site) -> None:
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(r => r.json())")
    assert manifest["name"] == "Cabinet Noir" and manifest["start_url"] == "./" and manifest["scope"] == "./"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert page.request.get(site.url + icon["src"]).ok


@pytest.fixture(scope="session")
def editions(tmp_path_factory: pytest.TempPathFactory, dist: Path) -> Iterator[tuple[Path, Path]]:
    """Two versions of the site; the newer one differs in every file's address."""
    folder = tmp_path_factory.mktemp("editions")
    old, new = folder / "old", folder / "new"
    shutil.copytree(dist, old)
    workshop.reissue(dist, new, note="the next one")
    yield old, new


@pytest.fixture
def site(editions: tuple[Path, Path], tmp_path: Path) -> Iterator[Site]:
    """The host of this file's tests serves a copy that a test may replace."""
    shutil.copytree(editions[0], tmp_path / "site")
    host = Site(tmp_path / "site", "/some/sub/path/")
    yield host
    host.stop()


def publish(site: Site, edition: Path) -> None:
    shutil.rmtree(site.folder)
    shutil.copytree(edition, site.folder)


def look_for_update(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update())")
    page.wait_for_function("window.updateReady === true")


def test_an_update_waits_and_is_then_taken_whole(
    page: Page, site: Site, editions: tuple[Path, Path]
) -> None:
    kept(page)
    before = starts(page)
    page.evaluate("localStorage.setItem('a saved game', 'still here')")
    page.evaluate("addEventListener('cabinet-update', () => { window.wasTold = true })")
    publish(site, editions[1])
    look_for_update(page)
    assert page.evaluate("window.wasTold") is True
    # Until the player agrees, a reload still gives the version they were playing, whole.
    page.reload()
    assert starts(page) == before and loaded_versions(page) == {before}
    page.wait_for_function("window.updateReady === true")
    with page.expect_navigation():
        page.evaluate("applyUpdate()")
    after = starts(page)
    assert after != before and loaded_versions(page) == {after}
    assert page.evaluate("localStorage.getItem('a saved game')") == "still here"
    page.evaluate(GONE, before)
    names = page.evaluate("caches.keys()")
    assert len(names) == 1 and names[0].endswith(after)


def test_the_next_cold_start_takes_the_update_by_itself(
    page: Page, site: Site, editions: tuple[Path, Path], watch: Watch
) -> None:
    kept(page)
    before = starts(page)
    publish(site, editions[1])
    look_for_update(page)
    context = page.context
    page.close()
    # The browser lets the new worker take over a moment after the last page has gone. Watch from outside.
    later = context.new_page()
    later.goto(site.url.removesuffix(site.path.removeprefix("/")))
    # The last thing it does is to throw the old version away.
    later.evaluate(GONE, before)
    watch.provoked = True  # there is nothing at that address
    later.goto(site.url)
    after = starts(later)
    assert after != before and loaded_versions(later) == {after}


def test_a_half_published_update_is_not_taken(
    page: Page, site: Site, watch: Watch, editions: tuple[Path, Path]
) -> None:
    """The worker checks every file against its hash: a host in the middle of an upload changes nothing."""
    watch.provoked = True  # the browser may well log the update that failed
    kept(page)
    before = starts(page)
    publish(site, editions[1])
    broken = next(site.folder.glob("v-*/style.css"))
    broken.write_text(broken.read_text() + "/* cut short")
    page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => {})")
    page.evaluate(SETTLED)
    page.reload()
    assert starts(page) == before and loaded_versions(page) == {before}
    assert not page.evaluate("window.updateReady")


def test_another_site_on_the_same_origin_keeps_its_caches(
    page: Page, site: Site, editions: tuple[Path, Path]
) -> None:
    kept(page)
    page.evaluate("caches.open('somebody else').then(cache => cache.put('./x', new Response('y')))")
    publish(site, editions[1])
    look_for_update(page)
    with page.expect_navigation():
        page.evaluate("applyUpdate()")
    starts(page)
    assert "somebody else" in page.evaluate("caches.keys()")


def test_a_tab_on_the_old_edition_finds_what_it_loads_late_until_it_changes_over(
    page: Page, site: Site, editions: tuple[Path, Path]
) -> None:
    kept(page)
    before = starts(page)
    page.locator(f"#stage [data-do=new][data-with={STAKE_GAME}]").click()  # nobody is torn from a form
    other = page.context.new_page()
    other.goto(site.url)
    starts(other)
    publish(site, editions[1])
    look_for_update(other)
    with other.expect_navigation():
        other.evaluate("applyUpdate()")
    after = starts(other)
    other.wait_for_function("navigator.serviceWorker.controller.state === 'activated'")
    # The host has nothing of the old edition any more, and the worker in which bots think comes late.
    late = f"{site.url}v-{before}/js/thinker.mjs"
    assert not page.request.get(late).ok
    assert page.evaluate("address => fetch(address).then(answer => answer.ok)", late)
    page.locator("[data-do=back]:visible").first.click()
    page.wait_for_function("version => document.documentElement.dataset.version === version", arg=after)
    starts(page)
    page.evaluate(GONE, before)
