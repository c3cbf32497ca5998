"""Talking aloud in a room: off until somebody taps, heard only by those who have it on too, mutable for each.

The sound goes over the links that carry the game (web/js/voice.mjs), never through anybody else. Law: nobody is let
hear anything before they have proved to be of this room.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.skeleton import button, icon_button
from screen.app.words import Words

if TYPE_CHECKING:
    from screen.room.gathering import Gathering

DENIED = ("NotAllowedError", "SecurityError")


@dataclass(frozen=True)
class Speaker:
    """Somebody else who has the microphone on. `state`: on or muted."""

    device: str
    name: str
    state: str
    is_speaking: bool
    is_hushed: bool


class Voice:
    def __init__(self, gathering: Gathering) -> None:
        self.gathering, self.app = gathering, gathering.app
        self.is_on = self.is_muted = self.is_asking = False
        self.states: dict[str, str] = {}  # by link
        self.speaking: set[str] = set()
        self.hushed: set[str] = set()  # devices
        self.known: set[str] = set()

    # ------------------------------------------------------------ what happens on the links

    def meet(self) -> None:
        """Links whose other end has proved who it is may carry sound from now on."""
        links, proved = self.gathering.links, self.gathering.proved
        if links is None or proved.keys() == self.known:
            return
        for link in proved.keys() - self.known:
            links.greet(link)
            if proved[link] in self.hushed:
                links.hush(link, True)
        self.known = set(proved)
        for link in self.states.keys() - self.known:
            self.forget(link)

    def forget(self, link: str) -> None:
        self.states.pop(link, None)
        self.speaking.discard(link)
        self.known.discard(link)

    def told(self, what: str, link: str, data: str) -> None:
        if what == "speaks":
            (self.speaking.add if data else self.speaking.discard)(link)
        else:
            was = self.states.get(link, "off")
            self.states[link] = data
            if "off" in (was, data) and was != data:
                says = "voice.left" if data == "off" else "voice.came"
                self.app.announce(self.app.words(says, name=self._name(self.gathering.proved.get(link, ""))))
        self.gathering.has_news = True

    def _name(self, device: str) -> str:
        return next((person.name for person in self.gathering.room.people if person.device == device), "?")

    @property
    def speakers(self) -> tuple[Speaker, ...]:
        proved = self.gathering.proved
        return tuple(
            Speaker(proved[link], self._name(proved[link]), state, link in self.speaking, proved[link] in self.hushed)
            for link, state in self.states.items()
            if state != "off" and link in proved
        )

    @property
    def seen(self) -> object:
        return self.is_on, self.is_muted, self.is_asking, self.speakers

    # ------------------------------------------------------------ what players do

    def do(self, what: str) -> None:
        """on, off, mute, unmute; or the device of somebody whom one does not want to hear, or does again."""
        links = self.gathering.links
        if links is None:
            return
        match what:
            case "on" if not self.is_on and not self.is_asking:
                self.is_asking = True
                self.app.work(self._switch_on())
            case "off":
                self.switch_off()
            case "mute" | "unmute" if self.is_on:
                self.is_muted = what == "mute"
                links.mute(self.is_muted)
                self.app.announce(self.app.words("voice.muted" if self.is_muted else "voice.unmuted"))
            case device:
                self.hushed ^= {device} & {one.device for one in self.speakers}
                for link, whose in self.gathering.proved.items():
                    if whose == device:
                        links.hush(link, device in self.hushed)
        self.gathering.has_news = True

    async def _switch_on(self) -> None:
        assert self.gathering.links is not None
        try:
            wrong = await self.gathering.links.voice_on()
        finally:
            self.is_asking = False
        if wrong:
            self.app.toast(self.app.words("voice.denied" if wrong in DENIED else "voice.no_microphone"))
            return
        self.is_on, self.is_muted = True, False
        self.app.announce(self.app.words("voice.unmuted"))
        if self.gathering.is_over:  # left while the browser was still asking
            self.switch_off()

    def switch_off(self) -> None:
        if self.is_on and self.gathering.links:
            self.gathering.links.voice_off()
            self.app.announce(self.app.words("voice.ended"))
        self.is_on = self.is_muted = False

    # ------------------------------------------------------------ what is shown

    def tool(self, words: Words) -> str:
        """The own microphone, in the bar, as long as it is on."""
        if not self.is_on:
            return ""
        if self.is_muted:
            return icon_button("mic-off", words("voice.unmute"), "voice", "unmute")
        return el("span", icon_button("mic", words("voice.mute"), "voice", "mute"), class_="live-mic")

    def draw(self, words: Words) -> str:
        rows = el("ul", *(self._row(words, one) for one in self.speakers), class_="speakers") if self.speakers else ""
        if not self.is_on:
            return div(
                "voice",
                button(words("voice.on"), "voice", "on", off=self.is_asking, icon_name="mic"),
                el("small", text(words("voice.hint")), class_="soft"),
                rows,
            )
        tools = (
            button(words("voice.unmute"), "voice", "unmute", class_="main", icon_name="mic-off")
            if self.is_muted
            else button(words("voice.mute"), "voice", "mute", icon_name="mic")
        )
        return div(
            "voice",
            div("voice-tools", tools, button(words("voice.off"), "voice", "off", class_="quiet", icon_name="x")),
            rows or el("small", text(words("voice.nobody")), class_="soft"),
        )

    def _row(self, words: Words, one: Speaker) -> str:
        says = words("voice.is_muted") if one.state == "muted" else ""
        hush = ""
        if self.is_on:
            label = words("voice.hear" if one.is_hushed else "voice.hush", name=one.name)
            hush = icon_button("volume-x" if one.is_hushed else "volume-2", label, "voice", one.device)
        return el(
            "li",
            icon("mic-off" if one.state == "muted" else "mic"),
            el("strong", text(one.name)),
            el("small", text(says)) if says else "",
            hush,
            class_="speaking" if one.is_speaking and not one.is_hushed else None,
        )
