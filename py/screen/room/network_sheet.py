"""The relays and servers through which devices find each other. Only those that the player names are contacted."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from screen.app.frame import Device, Navigation, Preferences
from screen.app.markup import div, el, text
from screen.app.skeleton import button
from session.room.helpers import read_helpers
from wire.room.invitation import proper_relays, proper_servers

if TYPE_CHECKING:
    from session.room.gathering import Gathering


class Around(Preferences, Navigation, Device, Protocol):
    """What the sheet needs: the settings, the helpers that the page names, and a way to close itself."""


class NetworkSheet:
    def __init__(self, app: Around, gathering: Gathering | None = None) -> None:
        self.app, self.gathering = app, gathering
        self.relays = "\n".join(app.settings.relays)
        self.servers = "\n".join(app.settings.servers)
        self.trouble = ""
        self.filled = 0

    @property
    def title(self) -> str:
        return self.app.words("network.title")

    def draw(self) -> str:
        words = self.app.words
        trouble = el("p", text(self.trouble), class_="trouble", role="alert") if self.trouble else ""
        return el(
            "form",
            el("p", text(words("network.text"))),
            button(words("network.usual"), "usual", icon_name="radio-tower"),
            self._field("relays", self.relays, "wss://…"),
            self._field("servers", self.servers, "stun:… / turn:…"),
            trouble,
            div(
                "answers",
                button(words("app.cancel"), "close", class_="quiet"),
                button(words("network.keep"), "keep", class_="main"),
            ),
            class_="form",
            data_submit="keep",
        )

    def _field(self, name: str, value: str, example: str) -> str:
        words = self.app.words
        return el(
            "label",
            el("span", text(words(f"network.{name}"))),
            el("small", text(words(f"network.{name}.text")), class_="soft"),
            el(
                "textarea",
                text(value),
                id=f"{name}-{self.filled}",
                rows=3,
                placeholder=example,
                autocomplete="off",
                autocapitalize="off",
                spellcheck="false",
                data_do=name,
            ),
            class_="field",
        )

    def do(self, verb: str, with_: str, value: str) -> None:
        match verb:
            case "relays":
                self.relays = value
            case "servers":
                self.servers = value
            case "usual":
                usual = read_helpers(self.app.browser.helpers())
                self.relays, self.servers = "\n".join(usual.relays), "\n".join(usual.servers)
                self.filled += 1
            case "keep":
                self._keep()

    def _keep(self) -> None:
        named = [[line.strip() for line in field.splitlines() if line.strip()] for field in (self.relays, self.servers)]
        relays, servers = proper_relays(named[0]), proper_servers(named[1])
        for lines, proper in zip(named, (relays, servers)):
            if odd := [line for line in lines if " ".join(line.split()) not in proper]:
                self.trouble = self.app.words("network.odd", line=odd[0][:80])
                return
        self.app.change(relays=relays, servers=servers)
        if self.gathering and (relays or servers):  # else the room keeps those of its invitation
            self.gathering.use(replace(self.gathering.invitation, relays=relays, servers=servers))
        self.app.close(self)
