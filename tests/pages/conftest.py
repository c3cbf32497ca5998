"""A real browser and a real host for the tests of the pages. Whatever goes wrong unseen fails the test."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect

from web.make import install
from web.make.serve import Site

expect.set_options(timeout=30_000)  # a busy machine is slow, not wrong
HASTE = 5
CRASHED = re.compile("(Target|Page) crashed")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The engine's tests come first: where they fail, the pages are no riddle."""
    items.sort(key=lambda item: Path(__file__).parent in item.path.parents)


@pytest.fixture
def site(dist: Path) -> Iterator[Site]:
    """The site under a folder, as a project page would be. `site.stop()` takes the host away."""
    host = Site(dist, "/some/sub/path/")
    yield host
    host.stop()


def pytest_runtest_protocol(item: pytest.Function, nextitem: pytest.Item | None) -> bool:
    """Seldom a Chromium is broken from its start, and its tabs crash whatever they show: once, the test begins anew
    with another one. A page that makes tabs crash does so in that one too."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if any(report.failed and CRASHED.search(str(report.longrepr)) for report in reports):
        item.warn(pytest.PytestWarning("Chromium broke down; begun anew with another one"))
        item._initrequest()
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.fixture
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One for each test."""
    chromium = playwright.chromium.launch(executable_path=install.browser(), args=install.FLAGS)
    yield chromium
    chromium.close()


class Watch:
    """Notes everything a page should not do: ask a foreign host, log an error, throw."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.provoked = False

    def over(self, context: BrowserContext, home: str) -> None:
        own = (home, "data:", "blob:", "about:")
        context.on("request", lambda r: r.url.startswith(own) or self.faults.append(f"asks {r.url}"))
        context.on("console", self._hear)
        context.on("weberror", lambda e: self.faults.append(f"throws {e.error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        # Only an address that is not ours has no icon of its own and makes the browser look for one.
        if message.type == "error" and not message.location["url"].endswith("/favicon.ico"):
            self.faults.append(f"logs {message.text}")


@pytest.fixture
def watch() -> Iterator[Watch]:
    """A test that provokes a fault on purpose says `watch.provoked = True`: the browser may log it late."""
    watching = Watch()
    yield watching
    assert watching.provoked or watching.faults == []


def hasten(page: Page) -> None:
    """Everything moves as it does for players, only faster: a person waits for a figure, and so does each test."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": HASTE})


@pytest.fixture
def open_context(browser: Browser, site: Site, watch: Watch) -> Iterator[Callable[..., BrowserContext]]:
    """Makes a watched browser profile: `open_context(viewport=..., color_scheme="dark", locale="nl")`."""
    opened = []

    def make(**options: object) -> BrowserContext:
        context = browser.new_context(**{"locale": "en", **options})  # type: ignore[arg-type]
        watch.over(context, site.url)
        context.on("page", hasten)
        opened.append(context)
        return context

    yield make
    for context in opened:
        context.close()


@pytest.fixture
def open_page(open_context: Callable[..., BrowserContext], site: Site) -> Callable[..., Page]:
    """Opens the site in a fresh profile, waits until Python has drawn: `open_page("#bench", locale="fr")`."""

    def make(address: str = "", **options: object) -> Page:
        page = open_context(**options).new_page()
        page.goto(site.url + address)
        page.locator("#boot").wait_for(state="detached")
        return page

    return make


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    return open_page()
