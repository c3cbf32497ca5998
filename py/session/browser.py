"""What a session asks of the browser: time, chance, a worker, and the way to other devices.

The pages ask for more (screen/app/browser.py). `door.py` answers in the real page, a fake browser in the tests.
"""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol


class Links(Protocol):
    """Channels to other devices, under names of our own. What happens on them is told as (what, link, data):
    described (the browser's text), up (the fingerprints of the keys of both ends, this end's first), down, heard
    (bytes); voice (off, on or muted) and speaks (yes or nothing), of those at the other end; leaving, of no link: the
    page is being closed."""

    def use_servers(self, servers: Sequence[str]) -> None:
        """STUN and TURN addresses for the links made from now on; a TURN server is followed by name and password."""

    def keep_spares(self, is_on: bool) -> None:
        """Whether links prepare for the day when the line breaks and no relay can help (web/js/spares.mjs)."""

    def call(self, link: str) -> None: ...

    def answer(self, link: str, offer: str) -> None: ...

    def finish(self, link: str, answer: str) -> None: ...

    def send(self, link: str, frame: bytes) -> None: ...

    def drop(self, link: str) -> None: ...

    def greet(self, link: str) -> None:
        """Its other end has proved to be one of us: it may be heard, and hear us."""

    async def voice_on(self) -> str:
        """Asks for the microphone. Empty: it is on, and heard by all who have theirs on; else why not."""

    def voice_off(self) -> None: ...

    def mute(self, is_muted: bool) -> None:
        """This device's microphone, for everybody."""

    def hush(self, link: str, is_hushed: bool) -> None:
        """One of the others, for this device only."""


class Beacon(Protocol):
    """Notes to all who know the code of a room, through relays that can read none of them."""

    def say(self, note: str) -> None: ...

    def out(self) -> None: ...


ROOM = "room"  # the name that the tab in the room holds


class Tabs(Protocol):
    """The other tabs of this browser. A name is held by one tab at a time: a game's, or that of the room, for two tabs
    with one key would say two different things. What they do is told as (what, name): wanted, by a tab that waits for
    us to let go; lost, to a tab that could not wait; changed, and the names of the entries it has written, in lines."""

    def listen(self, told: Callable[[str, str], None]) -> None: ...

    async def hold(self, name: str) -> bool:
        """False: another tab holds it."""

    async def take(self, name: str) -> None:
        """Takes it from the tab that holds it."""

    def let_go(self, name: str) -> None: ...


class Worker(Protocol):
    """Another Python, beside the page. What it says comes back as texts; an empty one: it has died."""

    def send(self, letter: str) -> None: ...

    def end(self) -> None: ...


class Browser(Protocol):
    @property
    def tabs(self) -> Tabs: ...

    async def curve(self) -> Any:
        """The browser's arithmetic for fair play; OSError, or anything else, where there is none."""

    async def links(self, told: Callable[[str, str, Any], None]) -> Links:
        """The way to other devices; OSError, or anything else, where there is none."""

    async def beacon(self, code: str, relays: Sequence[str], told: Callable[[str, Any], None]) -> Beacon:
        """Contacts these relays and nobody else. Told: ("note", text), and ("relays", how many are in reach)."""

    def address(self) -> str:
        """Of this page, without anything behind a #."""

    def is_hidden(self) -> bool:
        """Nobody sees this page now; it is not drawn either."""

    def seconds(self) -> float:
        """A clock that only ever goes forward."""

    def now(self) -> str:
        """The device's date and time, as 2026-11-16T21:04:59."""

    def seed(self) -> str:
        """32 fresh secret bytes in hex."""

    def moment(self) -> int:
        """The device's time in milliseconds, for measuring only."""

    def vibrate(self, milliseconds: int) -> None: ...

    def sound(self, name: str) -> None:
        """One of the small sounds of web/js/sound.mjs, where sound is allowed."""

    def set_volume(self, part: float) -> None:
        """How loud they are, and the alarm, from 0 to 1."""

    def alarm(self, milliseconds: int) -> None:
        """Rings after so long, even while Python naps, and keeps the screen awake till then; below 0: never mind."""

    def ring(self) -> None:
        """Rings now, unless the alarm has just done so."""

    def thinker(self, told: Callable[[str], None]) -> Worker:
        """Starts the worker in which bots think; letters may be sent at once."""

    def is_still(self) -> bool:
        """The player wants little motion."""

    def version(self) -> str: ...

    def helpers(self) -> str:
        """Whom this page names to players in different places, as its host wrote it: JSON."""

    async def breathe(self) -> None:
        """Lets the browser do what has been waiting: a tap, a paint."""

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Does this at once as far as it goes without waiting, and the rest later."""

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Does this when what is being done now is done."""

    def next_frame(self, callback: Callable[[], None]) -> None:
        """Does this just before the browser paints the next time."""

    def after(self, seconds: float, callback: Callable[[], None]) -> None: ...
