"""People at home: a browser in the namespace of each device, driven as in the tests of the pages.

Nothing is granted that a player has not granted: the camera least of all, because a page that may use it is told real
addresses, where others are told mDNS names.
"""

import json
import time
from collections.abc import Callable, Sequence
from typing import Any

from pages.friends import FLAGS, Friend
from playwright.sync_api import Browser, BrowserContext, Playwright

from nets.internet import RELAY, SITE, STUN, Internet
from nets.spaces import Space

SLOWEST = 120_000
# The page as it comes, but with helpers on this machine in place of the public ones.
HELPERS = """addEventListener('DOMContentLoaded', () => {{
  document.getElementById('page-helpers').textContent = JSON.stringify({helpers});
}})"""
FLAGS_AT_HOME = [flag for flag in FLAGS if "loopback" not in flag]

REACH = (
    "import main\nr = main.app.gathering.room\n"
    "[sum(r.mesh.reach(d) == 'direct' for d in r.board.cards), sum(p.state == 'here' for p in r.people), "
    "r.sitting.state if r.sitting else '', len(r.sitting.match.log) if r.sitting else 0]"
)
WAYS = "import main\nr = main.app.gathering.room\n[r.mesh.reach(d) for d in r.board.cards if d != r.me]"
SAY = "import main\nmain.app.gathering.room.say({!r})\nmain.app.gathering.carry()\nNone"
CHAT = "import main\n[line.text for line in main.app.gathering.room.chat]"


class Player(Friend):
    """`relays`, `servers`: the helpers that the page names."""

    def __init__(
        self, browser: Browser, name: str, relays: Sequence[str] = (RELAY,), servers: Sequence[str] = (STUN,)
    ) -> None:
        self.helpers = {"relays": list(relays), "servers": list(servers)}

        def make(**options: Any) -> BrowserContext:
            context = browser.new_context(locale="en", reduced_motion="reduce", **options)
            context.set_default_timeout(SLOWEST)
            context.add_init_script(HELPERS.format(helpers=json.dumps(self.helpers)))
            return context

        super().__init__(make, SITE, name)

    def open_as_it_comes(self, where: str = "apart") -> None:
        """`where`: apart or same; nothing else is asked."""
        self.go_together()
        self.press("open-room", where)
        self.is_in()

    def knock(self, link: str) -> None:
        """The page behind an invitation is open, and the guest has a name."""
        self.page.goto(link)
        self.page.locator("#my-name").fill(self.name)

    @property
    def reach(self) -> list[Any]:
        """Direct links, people who are here, the state of the game, and its events."""
        return list(self.ask(REACH))

    @property
    def ways(self) -> list[str]:
        return list(self.ask(WAYS))

    @property
    def words(self) -> str:
        """All that the page says now."""
        found = self.page.locator("#stage, [role=dialog], .toast").all_inner_texts()
        return " | ".join(part.strip() for part in found if part.strip()).replace("\n", " / ")


def launch(playwright: Playwright, net: Internet, device: Space) -> Browser:
    return playwright.chromium.launch(executable_path=str(net.launcher(device)), args=FLAGS_AT_HOME)


def wait(condition: Callable[[], object], seconds: float, step: float = 0.1) -> float | None:
    """How long it took; None: it never happened."""
    began = time.monotonic()
    while time.monotonic() - began < seconds:
        if condition():
            return time.monotonic() - began
        time.sleep(step)
    return None
