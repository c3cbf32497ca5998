"""Talking aloud in a room: off until somebody taps, heard only by those who have it on too, mutable for each.

The sound goes over the links that carry the game (web/js/voice.mjs), never through anybody else. Law: only devices that
have proved to belong to this room hear anything.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from session.device import Device
from session.room.lines import Lines
from wire.room.room import Room

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
    """`changed` is called when there is something new to show."""

    def __init__(self, device: Device, room: Room, lines: Lines, changed: Callable[[], None]) -> None:
        self.device, self.room, self.lines, self.changed = device, room, lines, changed
        self.is_on = self.is_muted = self.is_asking = False
        self.is_over = False
        self.states: dict[str, str] = {}  # by link
        self.speaking: set[str] = set()
        self.hushed: set[str] = set()  # devices
        self.known: set[str] = set()

    @property
    def proved(self) -> dict[str, str]:
        """By link: whose device is at its other end, once that was proved."""
        return {name: link.device for name, link in self.room.mesh.links.items() if link.device}

    # ------------------------------------------------------------ what happens on the links

    def meet(self) -> None:
        """Links whose other end has proved who it is may carry sound from now on."""
        links, proved = self.lines.links, self.proved
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
                self.device.announce(self.device.words(says, name=self._name(self.proved.get(link, ""))))
        self.changed()

    def _name(self, device: str) -> str:
        return next((person.name for person in self.room.people if person.device == device), "?")

    @property
    def speakers(self) -> tuple[Speaker, ...]:
        proved = self.proved
        return tuple(
            Speaker(proved[link], self._name(proved[link]), state, link in self.speaking, proved[link] in self.hushed)
            for link, state in self.states.items()
            if state != "off" and link in proved
        )

    @property
    def microphone(self) -> str:
        """This device's: off, on or muted."""
        return "off" if not self.is_on else "muted" if self.is_muted else "on"

    # ------------------------------------------------------------ what players do

    def do(self, what: str) -> None:
        """on, off, mute, unmute; or a device that one does not want to hear, or wants to hear again."""
        links = self.lines.links
        if links is None:
            return
        match what:
            case "on" if not self.is_on and not self.is_asking:
                self.is_asking = True
                self.device.work(self._switch_on())
            case "off":
                self.switch_off()
            case "mute" | "unmute" if self.is_on:
                self.is_muted = what == "mute"
                links.mute(self.is_muted)
                self.device.announce(self.device.words("voice.muted" if self.is_muted else "voice.unmuted"))
            case device:
                self.hushed ^= {device} & {one.device for one in self.speakers}
                for link, whose in self.proved.items():
                    if whose == device:
                        links.hush(link, device in self.hushed)
        self.changed()

    async def _switch_on(self) -> None:
        assert self.lines.links is not None
        try:
            wrong = await self.lines.links.voice_on()
        finally:
            self.is_asking = False
        if wrong:
            self.device.toast(self.device.words("voice.denied" if wrong in DENIED else "voice.no_microphone"))
            return
        self.is_on, self.is_muted = True, False
        self.device.announce(self.device.words("voice.unmuted"))
        if self.is_over:  # left while the browser was still asking
            self.switch_off()

    def switch_off(self) -> None:
        if self.is_on and self.lines.links:
            self.lines.links.voice_off()
            self.device.announce(self.device.words("voice.ended"))
        self.is_on = self.is_muted = False

    def leave(self) -> None:
        """Off, and for good."""
        self.is_over = True
        self.switch_off()
