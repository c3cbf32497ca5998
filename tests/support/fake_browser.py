"""A browser for the tests: it remembers what was painted and asked, and does at once what the real one does soon."""

import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from fake_storage import FakeTabs, MemoryStorage, Wait

from bots.worker import Worker
from screen.app.app import App
from store import Store


class FakeBrowser:
    def __init__(
        self,
        storage: MemoryStorage | None = None,
        languages: tuple[str, ...] = ("en-GB",),
        route: str = "",
        parcel: str = "here",
        is_beside: bool = False,
    ) -> None:
        """On a storage that another browser had, this one is that page reloaded; or a tab beside it."""
        self.storage = storage or MemoryStorage()
        if not is_beside:
            self.storage.tabs.clear()
        self.tabs = FakeTabs(self.storage)
        self.speaks, self.at = list(languages), route
        self.regions: dict[str, str] = {}
        self.crossings = 0
        self.marks: list[str] = []
        self.downloads: list[tuple[str, str]] = []
        self.file: str | None = None
        self.clock = 0
        self.title = ""
        self.document = ("", "", "")
        self.is_booted = False
        self.kept_home = ""
        self.later: list[Callable[[], None]] = []
        self.milliseconds = 1_800_000_000_000
        self.alarms: list[int] = []
        self.rings = 0
        self.prints = 0
        self.sounds: list[str] = []
        self.buzzes: list[int] = []
        self.volume = 0.0
        self.reloads = 0
        self.held: list[Coroutine[Any, Any, Any]] = []
        self.was_reloaded = False
        self.seen = ""  # what the camera sees
        self.was_last = False
        self.copied = ""
        self.beacons: list[FakeBeacon] = []
        self.page_helpers = '{"relays": ["wss://page.example"], "servers": ["stun:page.example:3478"]}'
        self.on, self.keeps = "", True  # the system, and whether the browser promises to keep games
        self.parcel = parcel  # here, or "held" on its way, or "lost"

    def paint(self, patches: Sequence[tuple[str, str]]) -> None:
        self.crossings += 1
        self.regions.update(patches)

    @property
    def page(self) -> str:
        return "".join(self.regions.values())

    def listen(self, on_do: Callable[[str, str, str], None]) -> None:
        self.do = on_do

    def route(self) -> str:
        return self.at

    def languages(self) -> list[str]:
        return self.speaks

    def set_title(self, title: str) -> None:
        self.title = title

    def set_document(self, language: str, theme: str, text_size: str) -> None:
        self.document = (language, theme, text_size)

    def keep_home(self, markup: str) -> None:
        self.kept_home = markup

    def focus(self, selector: str) -> None: ...

    def print_page(self) -> None:
        self.prints += 1

    def reveal(self, selector: str) -> None: ...

    def scroll_up(self) -> None: ...

    def step_in(self) -> None: ...

    def download(self, name: str, text: str) -> None:
        self.downloads.append((name, text))

    def pick_file(self) -> Awaitable[str | None]:
        async def picked() -> str | None:
            return self.file

        return picked()

    async def curve(self) -> Any:
        raise OSError("no library here")

    async def links(self, told: Callable[[str, str, Any], None]) -> "FakeLinks":
        self.lines = FakeLinks(told)
        return self.lines

    async def beacon(self, code: str, relays: Sequence[str], told: Callable[[str, Any], None]) -> "FakeBeacon":
        self.beacons.append(FakeBeacon(code, tuple(relays), told))
        told("relays", len(relays))
        return self.beacons[-1]

    async def code(self, text: str) -> tuple[int, str]:
        return 3, f"M0 0h{len(text)}v1z"

    async def scan(self, place: str, found: Callable[[str], bool]) -> str:
        """Sees one code, and is told whether that was the last one it should read."""
        self.was_last = bool(self.seen) and found(self.seen)
        return "" if self.seen else "NotFoundError"

    def stop_scan(self) -> None: ...

    def address(self) -> str:
        return "https://host.example/cabinet/"

    def is_hidden(self) -> bool:
        return False

    def is_reload(self) -> bool:
        return self.was_reloaded

    def forget_route(self) -> None:
        self.at = ""

    async def share(self, title: str, address: str) -> bool:
        return True

    async def pass_on(self, title: str, text: str, picture: str) -> bool:
        self.passed_on = (title, text, picture)
        return True

    async def copy(self, text: str) -> bool:
        self.copied = text
        return True

    def can_share(self) -> bool:
        return False

    def seconds(self) -> float:
        return self.milliseconds / 1000

    def now(self) -> str:
        self.clock += 1
        return f"2026-11-16T{self.clock // 3600:02}:{self.clock // 60 % 60:02}:{self.clock % 60:02}"

    def seed(self) -> str:
        return "5eed" * 16

    def moment(self) -> int:
        return self.milliseconds

    def alarm(self, milliseconds: int) -> None:
        self.alarms.append(milliseconds)

    def ring(self) -> None:
        self.rings += 1

    def set_volume(self, part: float) -> None:
        self.volume = part

    def vibrate(self, milliseconds: int) -> None:
        self.buzzes.append(milliseconds)

    def sound(self, name: str) -> None:
        self.sounds.append(name)

    def thinker(self, told: Callable[[str], None]) -> "FakeWorker":
        self.worker = FakeWorker(told)
        return self.worker

    def is_still(self) -> bool:
        return True

    def mark(self, name: str) -> None:
        self.marks.append(name)

    def boot_done(self) -> None:
        self.is_booted = True

    def on_update(self, callback: Callable[[], None]) -> None:
        self.update_came = callback

    def apply_update(self) -> None:
        self.update_taken()

    def on_update_taken(self, callback: Callable[[], None]) -> None:
        self.update_taken = callback

    def reload(self) -> None:
        self.reloads += 1

    def is_installed(self) -> bool:
        return False

    def system(self) -> str:
        return self.on

    async def keep_for_good(self) -> bool:
        return self.keeps

    def version(self) -> str:
        return "test"

    def helpers(self) -> str:
        return self.page_helpers

    async def fetch_games(self) -> None:
        while self.parcel == "held":
            await Wait()
        if self.parcel == "lost":
            raise OSError("no network")

    async def breathe(self) -> None: ...

    def parcel_comes(self, how: str = "here") -> None:
        """The parcel arrives or gets lost, and everything that waited for it goes on."""
        self.parcel = how
        held, self.held = self.held, []
        for work in held:
            run(work)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        run(work)

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        if self.parcel == "held":
            with contextlib.suppress(StopIteration):
                work.send(None)
                self.held.append(work)
        else:
            run(work)

    def next_frame(self, callback: Callable[[], None]) -> None:
        callback()

    def after(self, seconds: float, callback: Callable[[], None]) -> None:
        self.later.append(callback)


class FakeWorker:
    """The worker of the bots, in the same Python. It works when a test says so."""

    def __init__(self, told: Callable[[str], None]) -> None:
        self.told, self.desk = told, Worker()
        self.letters: list[str] = []
        self.is_dead = False
        self.is_ready = False

    def send(self, letter: str) -> None:
        self.letters.append(letter)
        self.desk.hear(letter)

    def end(self) -> None:
        self.is_dead = True

    def toil(self) -> None:
        if not self.is_ready:
            self.is_ready = True
            self.told('{"ready": true}')
        while self.desk.is_busy and not self.is_dead:
            for letter in self.desk.toil(0.05).splitlines():
                self.told(letter)


class FakeLinks:
    """Remembers what the room asked of the browser; a test carries it to the other device."""

    def __init__(self, told: Callable[[str, str, Any], None]) -> None:
        self.told = told
        self.asked: list[tuple[str, str]] = []
        self.sent: list[tuple[str, bytes]] = []
        self.servers: tuple[str, ...] = ()
        self.no_microphone = ""

    def use_servers(self, servers: Sequence[str]) -> None:
        self.servers = tuple(servers)

    def keep_spares(self, is_on: bool) -> None:
        self.keeps_spares = is_on

    def call(self, link: str) -> None:
        self.asked.append(("call", link))

    def answer(self, link: str, offer: str) -> None:
        self.asked.append(("answer", link))

    def finish(self, link: str, answer: str) -> None:
        self.asked.append(("finish", link))

    def send(self, link: str, frame: bytes) -> None:
        self.sent.append((link, frame))

    def drop(self, link: str) -> None:
        self.asked.append(("drop", link))

    def greet(self, link: str) -> None:
        self.asked.append(("greet", link))

    async def voice_on(self) -> str:
        self.asked.append(("voice", "on"))
        return self.no_microphone

    def voice_off(self) -> None:
        self.asked.append(("voice", "off"))

    def mute(self, is_muted: bool) -> None:
        self.asked.append(("mute", str(is_muted)))

    def hush(self, link: str, is_hushed: bool) -> None:
        self.asked.append(("hush" if is_hushed else "unhush", link))


class FakeBeacon:
    def __init__(self, code: str, relays: tuple[str, ...], told: Callable[[str, Any], None]) -> None:
        self.code, self.relays, self.told = code, relays, told
        self.notes: list[str] = []
        self.is_lit = True

    def say(self, note: str) -> None:
        self.notes.append(note)

    def out(self) -> None:
        self.is_lit = False


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Nothing here really waits, so a coroutine runs through in one go."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError("it waits for something")


def open_app(storage: MemoryStorage | None = None, **browser: Any) -> tuple[App, FakeBrowser]:
    """The app as a player finds it: started, at home."""
    fake = FakeBrowser(storage, **browser)
    app = App(fake, Store(fake.storage, fake.now))
    run(app.start())
    return app, fake
