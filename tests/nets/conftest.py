"""Networks for the tests; where this machine cannot build any, each test says why and is skipped."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Playwright

from nets.internet import Internet
from nets.people import launch
from nets.spaces import missing
from web.make import site

Open = Callable[..., tuple[Internet, list[Browser]]]


@pytest.fixture
def open_homes(request: pytest.FixtureRequest) -> Iterator[Open]:
    """`open_homes("cone", "no_udp")`: an internet with these homes, and a browser on the first device of each."""
    if why := missing():
        pytest.skip(why)
    site.build()
    playwright: Playwright = request.getfixturevalue("playwright")
    opened: list[Internet] = []

    def make(*kinds: str, devices: tuple[int, ...] = ()) -> tuple[Internet, list[Browser]]:
        net = Internet(*kinds, devices=devices)
        opened.append(net)
        net.wait_until_ready()
        return net, [launch(playwright, net, device) for home in net.homes for device in home.devices]

    try:
        yield make
    finally:
        for net in opened:
            net.close()
