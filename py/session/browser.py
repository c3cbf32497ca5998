"""What the pages ask of the browser. `door.py` answers in the real page, a fake one in the tests."""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Protocol

OnDo = Callable[[str, str, str], None]


class Links(Protocol):
    """Channels to other devices, under names of our own. What happens on them is told as (what, link, data):
    described (the browser's text), up, down, heard (bytes); voice (off, on or muted) and speaks (yes or nothing), of
    those at the other end; leaving, of no link: the page is being closed."""

    def use_servers(self, servers: Sequence[str]) -> None:
        """STUN and TURN addresses for the links made from now on; a TURN server is followed by name and password."""

    def call(self, link: str) -> None: ...

    def answer(self, link: str, offer: str) -> None: ...

    def finish(self, link: str, answer: str) -> None: ...

    def send(self, link: str, frame: bytes) -> None: ...

    def drop(self, link: str) -> None: ...

    async def claim(self) -> bool:
        """Only one tab of a device may be in a room. False: another one is."""

    def unclaim(self) -> None: ...

    def greet(self, link: str) -> None:
        """Its other end has proved to be one of us: it may be heard, and hear us."""

    async def voice_on(self) -> str:
        """Asks for the microphone. Empty: it is on, and heard by all who have theirs on; else why not."""

    def voice_off(self) -> None: ...

    def mute(self, is_muted: bool) -> None:
        """The own microphone, for all."""

    def hush(self, link: str, is_hushed: bool) -> None:
        """One of the others, for this device only."""


class Beacon(Protocol):
    """Notes to all who know the code of a room, through relays that can read none of them."""

    def say(self, note: str) -> None: ...

    def out(self) -> None: ...


class Worker(Protocol):
    """Another Python, beside the page. What it says comes back as texts; an empty one: it has died."""

    def send(self, letter: str) -> None: ...

    def end(self) -> None: ...


class Browser(Protocol):
    def paint(self, patches: Sequence[tuple[str, str]]) -> None:
        """Puts new markup into the named regions of the page: one crossing for all of them."""

    def listen(self, on_do: OnDo) -> None:
        """Everything a player does comes back as (verb, with, value): see web/js/app.mjs."""

    def route(self) -> str:
        """What stands behind the # of the address."""

    def languages(self) -> list[str]:
        """The player's languages, best first."""

    def set_title(self, title: str) -> None: ...

    def set_document(self, language: str, theme: str, text_size: str) -> None: ...

    def focus(self, selector: str) -> None: ...

    def reveal(self, selector: str) -> None:
        """Scrolls there, and focuses it."""

    def scroll_up(self) -> None: ...

    def step_in(self) -> None:
        """From now on the device's own back button is a `back` to the page, not a goodbye."""

    def download(self, name: str, text: str) -> None: ...

    def pick_file(self) -> Awaitable[str]:
        """The text of a file the player picks; empty when none was picked."""

    async def curve(self) -> Any:
        """The browser's arithmetic for fair play; OSError, or anything else, where there is none."""

    async def links(self, told: Callable[[str, str, Any], None]) -> Links:
        """The way to other devices; OSError, or anything else, where there is none."""

    async def beacon(self, code: str, relays: Sequence[str], told: Callable[[str, Any], None]) -> Beacon:
        """Contacts these relays and nobody else. Told: ("note", text), and ("relays", how many are in reach)."""

    async def code(self, text: str) -> tuple[int, str]:
        """A QR code: how many squares a side, its margin included, and the path of the dark ones."""

    async def scan(self, place: str, found: Callable[[str], bool]) -> str:
        """Shows the camera there until `found` takes a text or the place is gone; else says why it cannot."""

    def stop_scan(self) -> None: ...

    def address(self) -> str:
        """Of this page, without anything behind a #."""

    def is_hidden(self) -> bool:
        """Nobody sees this page now; it is not drawn either."""

    def is_reload(self) -> bool:
        """This very page was open a moment ago."""

    def forget_route(self) -> None:
        """Takes what stands behind the # out of the address: a reload is then no second knock."""

    async def share(self, title: str, address: str) -> bool:
        """The device's own share sheet. False: it was closed."""

    async def copy(self, text: str) -> bool: ...

    def can_share(self) -> bool: ...

    def seconds(self) -> float:
        """A clock that only ever goes forward."""

    def now(self) -> str:
        """The device's date and time, as 2026-11-16T21:04:59."""

    def seed(self) -> str:
        """32 fresh secret bytes in hex."""

    def moment(self) -> int:
        """The device's time in milliseconds, for measuring only."""

    def vibrate(self, milliseconds: int) -> None: ...

    def alarm(self, milliseconds: int) -> None:
        """Rings after so long, even while Python naps, and keeps the screen awake till then; below 0: never mind."""

    def ring(self) -> None:
        """Rings now, unless the alarm has just done so."""

    def thinker(self, told: Callable[[str], None]) -> Worker:
        """Starts the worker in which bots think; letters may be sent at once."""

    def is_still(self) -> bool:
        """The player wants little motion."""

    def mark(self, name: str) -> None:
        """Notes the moment for the stopwatch."""

    def boot_done(self) -> None:
        """The first page stands: the progress bar may go."""

    def on_update(self, callback: Callable[[], None]) -> None:
        """Calls back when a newer version of the site is ready."""

    def apply_update(self) -> None: ...

    def is_installed(self) -> bool: ...

    def version(self) -> str: ...

    async def fetch_games(self) -> None:
        """Fetches the parcel with the games that did not come with the page; from then on Python finds them."""

    async def breathe(self) -> None:
        """Lets the browser do what has been waiting: a tap, a paint."""

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Does this when what is being done now is done."""

    def next_frame(self, callback: Callable[[], None]) -> None:
        """Does this just before the browser paints the next time."""

    def after(self, seconds: float, callback: Callable[[], None]) -> None: ...
