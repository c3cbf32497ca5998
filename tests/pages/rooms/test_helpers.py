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


def test_from_home_to_a_seat_the_host_taps_four_times_and_the_guest_once(
    open_context: Callable[..., BrowserContext], site: Site, relay: Relay
) -> None:
    host, guest = gather(open_context, site.url, 2, service_workers="block")
    for verb, with_ in (("far", "together"), ("open-room", "apart"), ("invite", ""), ("copy", "")):
        host.press(verb, with_)
    guest.page.goto(host.page.locator("#room-link").input_value())
    expect(guest.page.locator("#helpers")).to_contain_text("127.0.0.1")
    assert not guest.sockets, "nobody is contacted before the guest has read who it is"
    guest.press("come-in")
    guest.is_in()
    host.close_sheet()
    host.wait_people(2)
    assert {address.rstrip("/") for friend in (host, guest) for address in friend.sockets} == {relay.url}
