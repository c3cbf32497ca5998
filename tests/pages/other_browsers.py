"""Firefox and WebKit, opened so that one hand plays in all of them: `opened(name)` gives a browser with `new_page`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from pages import webkit
from playwright.sync_api import Playwright

from web.make import other_browsers

SIZE = (1000, 1300)
# On one machine two browsers link through the loopback, by their plain addresses.
LOOPBACK = {"media.peerconnection.ice.obfuscate_host_addresses": False, "media.peerconnection.ice.loopback": True}
# See there why Playwright needs it before it starts.
TOLERANT_DRIVER = f"--require {Path(__file__).with_name('firefox.cjs')}"


@contextmanager
def opened(playwright: Playwright, name: str) -> Iterator[Any]:
    """One profile of this browser. A machine that lacks it skips the test, in words."""
    if name == "webkit" and (found := other_browsers.webkit()):
        with webkit.launched(*found, SIZE) as browser:
            yield browser
        return
    with _launch(playwright, name) as browser:
        yield browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en")


@contextmanager
def _launch(playwright: Playwright, name: str) -> Iterator[Any]:
    wishes: dict[str, Any] = {"firefox_user_prefs": LOOPBACK} if name == "firefox" else {}
    if name == "firefox" and (path := other_browsers.firefox()):
        wishes |= {"channel": "moz-firefox", "executable_path": path}
    elif not Path(getattr(playwright, name).executable_path).exists():
        pytest.skip(f"there is no {name} on this machine")
    browser = getattr(playwright, name).launch(**wishes)
    yield browser
    browser.close()
