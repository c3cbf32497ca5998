"""The channels between this device and the others: what the room says goes out through the browser, or on a detour."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from fair.group.refused import Malformed
from session.browser import ROOM, Browser, Links, Tabs
from session.room.deflated import pack
from table.illegal import Illegal
from wire.link.description import unpack
from wire.link.out import Answer, Call, Drop, Finish, Out, Send
from wire.room.detours import Detours


class Lines:
    """`lost(link)` is called when a link is given up because its text could not be read."""

    def __init__(self, lost: Callable[[str], None]) -> None:
        self.links: Links | None = None
        self.tabs: Tabs | None = None
        self.lost = lost
        self.detours: Detours | None = None
        self.up: set[str] = set()
        self._count = 0

    async def open(
        self, browser: Browser, told: Callable[[str, str, Any], None], servers: Sequence[str], has_relays: bool
    ) -> None:
        if not await browser.tabs.hold(ROOM):
            raise Illegal("meet.other_tab")
        self.tabs = browser.tabs
        self.links = await browser.links(told)
        self.use(servers, has_relays)

    def use(self, servers: Sequence[str], has_relays: bool) -> None:
        """For the links made from now on. Where no relay could help, each prepares for a line that breaks."""
        if self.links:
            self.links.use_servers(servers)
            self.links.keep_spares(not has_relays)

    def close(self, waiting: Iterable[str]) -> None:
        """`waiting`: links that are not up yet."""
        if self.links:
            for link in (*self.up, *waiting):
                self.links.drop(link)
        if self.tabs:
            self.tabs.let_go(ROOM)

    def new_name(self) -> str:
        self._count += 1
        return f"page-{self._count}"

    def call(self, link: str) -> None:
        if self.links:
            self.links.call(link)

    def answer(self, link: str, offer: str) -> None:
        """`offer`: as it was packed by the other device."""
        if self.links:
            self._take(link, offer, "offer", self.links.answer)

    def finish(self, link: str, answer: str) -> None:
        if self.links:
            self._take(link, answer, "answer", self.links.finish)

    def _take(self, link: str, text: str, kind: str, act: Callable[[str, str], None]) -> None:
        try:
            found, sdp = unpack(text)
        except Malformed:
            found, sdp = "", ""
        if found == kind:
            act(link, sdp)
        else:
            self.drop(link)
            self.lost(link)

    def drop(self, link: str) -> None:
        self.up.discard(link)
        if self.detours and link in self.detours.links:
            self.detours.drop(link)
        elif self.links:
            self.links.drop(link)

    def carry(self, outs: Iterable[Out]) -> None:
        """Does what the room wants done."""
        for out in outs:
            match out:
                case Send():
                    if self.detours and out.link in self.detours.links:
                        self.detours.send(out.link, out.frame)
                    elif self.links:
                        self.links.send(out.link, pack(out.frame))
                case Call():
                    self.call(out.link)
                case Answer():
                    self.answer(out.link, out.offer)
                case Finish():
                    self.finish(out.link, out.answer)
                case Drop():
                    self.drop(out.link)
