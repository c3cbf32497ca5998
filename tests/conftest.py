"""Where the tests find the sources, every game they play, and their marks."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

HERE = Path(__file__).parent
# py first: its packages `table` and `games` must win over the folders of the same names here.
for folder in (HERE / "support", HERE, HERE.parent / "py"):
    if str(folder) in sys.path:
        sys.path.remove(str(folder))
    sys.path.insert(0, str(folder))

import shelf  # noqa: E402, F401 - puts the games under tests/example on the shelf before any test looks there

from soak.covers import Register, registered  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Playwright


@pytest.fixture(autouse=True)
def covers() -> Iterator[Register]:
    """In every test: nothing that hides ever covers two contents."""
    with registered() as register:
        yield register


@pytest.fixture(scope="session")
def dist() -> Path:
    """The site as players get it; made only if the sources have changed."""
    from web.make import site

    site.build()
    return site.DIST


@pytest.fixture(scope="session")
def playwright() -> Iterator["Playwright"]:
    """One driver of browsers for all tests of a process: a second one would not start beside it."""
    from pages.other_browsers import TOLERANT_DRIVER
    from playwright.sync_api import sync_playwright

    os.environ["NODE_OPTIONS"] = TOLERANT_DRIVER
    with sync_playwright() as one:
        yield one


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules of the rule sheet that this test proves")
    config.addinivalue_line("markers", "first: where this fails, the other tests of a game say nothing more")
    config.addinivalue_line("markers", "more: one more of a kind, which the browser's Python need not try again")
