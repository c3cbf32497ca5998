"""Two devices in one room, without a browser: their links are carried by hand."""

import re
from collections.abc import Iterator
from typing import Any

from fake_browser import MemoryStorage, open_app
from samples import STAKE_GAME

from screen.room.knocking import Knocking

SDP = "\r\n".join(
    [
        "v=0", "a=candidate:1 1 udp 2113937151 192.168.1.{n} 50123 typ host generation 0",
        "a=ice-ufrag:Ab3/", "a=ice-pwd:abcdefghijklmnopqrstuvwx", "a=fingerprint:sha-256 " + ":".join(["AB"] * 32),
        "a=setup:{setup}", "a=mid:0", "",
    ]
)  # fmt: skip


class Device:
    """One device: its app, its browser, and a key of its own."""

    def __init__(self, number: int, storage: MemoryStorage | None = None, **browser: Any) -> None:
        self.number = number
        self.app, self.browser = open_app(storage, **browser)
        self.seeds = seeds(number)
        self.browser.seed = lambda: next(self.seeds)  # type: ignore[method-assign]

    def do(self, verb: str, with_: str = "", value: str = "") -> None:
        self.browser.do(verb, with_, value)

    def go_together(self, name: str) -> None:
        self.do("far", "together")
        self.do("name", "", name)

    def describe(self, kind: str) -> None:
        """The browser has made the description that it was asked for last."""
        asked = [link for what, link in self.browser.lines.asked if what in ("call", "answer")]
        setup = "actpass" if kind == "offer" else "active"
        self.browser.lines.told("described", asked[-1], SDP.format(n=self.number, setup=setup))

    @property
    def page(self) -> str:
        return self.browser.page


def seeds(number: int) -> Iterator[str]:
    count = 0
    while True:
        count += 1
        yield f"{number:02x}{count:06x}" * 8


def offered(host: Device) -> str:
    """The invitation as a text, off the host's screen."""
    host.do("invite")
    host.do("way", "near")
    host.describe("offer")
    found = re.search(r'id="offer"[^>]*>([^<]+)<', host.page)
    assert found
    return found[1].replace("&amp;", "&")


def a_print(number: int) -> str:
    """The fingerprint of a key, as a browser writes it."""
    return "sha-256 " + ":".join([f"{number:02X}"] * 32)


def link(one: Device, other: Device) -> None:
    """Carries frames between the newest links of two devices until neither has anything to say."""
    ends = {}
    for device in (one, other):
        ends[device] = [name for what, name in device.browser.lines.asked if what in ("call", "answer")][-1]
    for device, there in ((one, other), (other, one)):
        device.browser.lines.told("up", ends[device], f"{a_print(device.number)}\n{a_print(there.number)}")
    carry(one, other, ends)


def carry(one: Device, other: Device, ends: dict[Device, str]) -> None:
    for _ in range(200):
        quiet = True
        for sender, hearer in ((one, other), (other, one)):
            frames, sender.browser.lines.sent = sender.browser.lines.sent, []
            for name, frame in frames:
                if name == ends[sender]:
                    quiet = False
                    hearer.browser.lines.told("heard", ends[hearer], frame)
        if quiet:
            return


def beat(device: Device) -> None:
    device.browser.milliseconds += 500
    later, device.browser.later = device.browser.later, []
    for callback in later:
        callback()


def at_one_table(game: str = STAKE_GAME) -> tuple[Device, Device]:
    anna, bob = meet()
    assert "Bob" in anna.page and "Anna" in bob.page
    anna.do("game", game)
    ends = {one: names(one) for one in (anna, bob)}
    carry(anna, bob, ends)
    assert bob.app.page.room.game == game  # type: ignore[attr-defined]
    for one in (anna, bob):
        one.do("ready")
        carry(anna, bob, ends)
    bob.do("start")
    carry(anna, bob, ends)
    return anna, bob


def names(device: Device) -> str:
    """The device's own name for its newest link that is up."""
    up = device.app.gathering.lines.up  # type: ignore[union-attr]
    return [name for what, name in device.browser.lines.asked if what in ("call", "answer") and name in up][-1]


def meet() -> tuple[Device, Device]:
    anna, bob = Device(1), Device(2)
    anna.go_together("Anna")
    anna.do("open-room", "same")
    text = offered(anna)
    bob.go_together("Bob")
    bob.do("typed", "", text)
    bob.do("join")
    assert isinstance(bob.app.page, Knocking)
    bob.describe("answer")
    found = re.search(r'id="my-answer"[^>]*>([^<]+)<', bob.page)
    assert found
    anna.do("typed", "", found[1])
    anna.do("take")
    link(anna, bob)
    anna.do("close")
    return anna, bob
