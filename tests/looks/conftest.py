"""The same browser and host as for the tests of the pages, but with scrollbars that take room."""

from collections.abc import Iterator

import pytest
from pages.conftest import dist, playwright, site  # noqa: F401 - fixtures
from playwright.sync_api import Browser, Page, Playwright

from looks.visit import launch


@pytest.fixture
def browser(playwright: Playwright) -> Iterator[Browser]:  # noqa: F811
    chromium = launch(playwright)
    yield chromium
    chromium.close()


@pytest.fixture
def desk(browser: Browser) -> Page:
    """An empty page, where pictures are compared."""
    return browser.new_page()
