"""Friends in different places meet with the page as it comes, in a few taps."""

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pages.friends import gather
from playwright.sync_api import BrowserContext, expect
from relay import Relay

from web.make.serve import Site


@pytest.fixture
def site(dist: Path, relay: Relay, tmp_path: Path) -> Iterator[Site]:
    """The page as it comes, but for the names of its helpers: a relay on this machine stands in for them."""
    folder = shutil.copytree(dist, tmp_path / "dist", copy_function=os.link)
    named = json.dumps({"relays": [relay.url], "servers": []})
    entry = folder / "index.html"
    page = re.sub(r'(<script id="page-helpers"[^>]*>)[^<]*', lambda found: found[1] + named, entry.read_text())
    entry.unlink()
    entry.write_text(page)
    host = Site(folder)
    yield host
    host.stop()


COUNT = "() => { globalThis.taps = 0; addEventListener('click', () => { taps += 1; }, true); }"


def test_from_home_to_a_running_game_nobody_taps_more_than_four_times(
    open_context: Callable[..., BrowserContext], site: Site, relay: Relay
) -> None:
    host, guest = gather(open_context, site.url, 2, service_workers="block")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.page.evaluate(COUNT)
    for verb, with_ in (("far", "together"), ("open-room", "apart"), ("copy", "")):
        host.press(verb, with_)
    host.page.locator(".toast").first.wait_for()
    guest.page.goto(host.page.evaluate("navigator.clipboard.readText()"))
    guest.page.evaluate(COUNT)
    expect(guest.page.locator("#helpers")).to_contain_text("127.0.0.1")
    assert not guest.sockets, "nobody is contacted before the guest has read who it is"
    guest.press("come-in")
    guest.is_in()
    host.wait_people(2)
    for friend in (host, guest):
        friend.press("ready")
    guest.press("start")
    for friend in (host, guest):
        friend.at_table()
    assert [friend.page.evaluate("taps") for friend in (host, guest)] == [4, 3]
    assert {address.rstrip("/") for friend in (host, guest) for address in friend.sockets} == {relay.url}
