"""A browser that may link two of its own profiles, whose camera sees a film, and a relay on this machine."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pages.friends import launch
from playwright.sync_api import Browser, Playwright
from relay import Relay


@pytest.fixture(scope="package")
def reel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The film that the camera sees."""
    return tmp_path_factory.mktemp("camera") / "film.y4m"


@pytest.fixture
def relay() -> Iterator[Relay]:
    one = Relay()
    yield one
    one.stop()


@pytest.fixture
def browser(playwright: Playwright, reel: Path, relay: Relay) -> Iterator[Browser]:
    """It is closed before the relay stops: a page that dials in vain would count as a fault."""
    chromium = launch(playwright, reel)
    yield chromium
    chromium.close()
