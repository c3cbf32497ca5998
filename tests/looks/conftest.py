"""A browser whose scrollbars take room, and a host, both for a whole file: to start them takes longest."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pages.conftest import pytest_runtest_protocol  # noqa: F401 - it is a hook here, too
from playwright.sync_api import Browser, Page, Playwright

from looks.visit import launch
from web.make.serve import Site


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = launch(playwright)
    yield chromium
    chromium.close()


@pytest.fixture(scope="module")
def site(dist: Path) -> Iterator[Site]:
    host = Site(dist, "/")
    yield host
    host.stop()


@pytest.fixture(scope="module")
def desk(browser: Browser) -> Page:
    """An empty page, where pictures are compared."""
    return browser.new_page()
