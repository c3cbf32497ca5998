"""The door between Python and the browser.

Law: no other file imports js or pyodide. The JavaScript on the other side is web/js/app.mjs.
"""

import asyncio
import contextlib
import json
import secrets
import sys
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any
from zipimport import zipimporter

import js
from pyodide.ffi import JsException, create_once_callable, create_proxy, to_js

PARCEL_SECONDS = 90  # then it counts as lost, and can be asked for again


class Storage:
    """The device's own storage: texts under names in IndexedDB, where a `put` is all or nothing; and one short text in
    localStorage, which is there before the call returns."""

    async def get(self, key: str) -> str | None:
        value = await js.cabinet.storage.get(key)
        return value if isinstance(value, str) else None

    async def put(self, rows: Mapping[str, str | None], expected: Mapping[str, str | None] | None = None) -> bool:
        pairs = [*(expected or {}).items(), *rows.items()]
        return bool(await js.cabinet.storage.put(len(expected or {}), *[part for pair in pairs for part in pair]))

    async def keys(self) -> list[str]:
        return [key for key in await js.cabinet.storage.keys() if isinstance(key, str)]

    async def persist(self) -> bool:
        return bool(await js.cabinet.storage.persist())

    async def secret(self) -> bytes:
        return bytes.fromhex(str(await js.cabinet.storage.secret()))

    def put_now(self, text: str) -> None:
        if not js.cabinet.tabs.isRoomHere():  # nothing may be said that another tab does not know of
            raise OSError("another tab is in the room")
        with contextlib.suppress(JsException):  # no room left, or not allowed: a reload then relies on the others
            js.localStorage.setItem("cabinet-spoken", text)

    def get_now(self) -> str:
        try:
            return str(js.localStorage.getItem("cabinet-spoken") or "")
        except JsException:
            return ""


class Links:
    """The channels to other devices: web/js/links.mjs. It tells what happens on them as (what, link, text or bytes)."""

    def __init__(self, links: Any, told: Callable[[str, str, Any], None]) -> None:
        self.links = links
        hear = lambda what, link, data: told(what, link, data if isinstance(data, str) else data.to_bytes())  # noqa: E731
        links.listen(create_proxy(hear))

    def use_servers(self, servers: Sequence[str]) -> None:
        rows = []
        for server in servers:
            url, *known = server.split(" ")
            rows.append({"urls": url} | (dict(zip(("username", "credential"), known))))
        self.links.useServers(json.dumps(rows))

    def keep_spares(self, is_on: bool) -> None:
        self.links.keepSpares(is_on)

    def call(self, link: str) -> None:
        self.links.call(link)

    def answer(self, link: str, offer: str) -> None:
        self.links.answer(link, offer)

    def finish(self, link: str, answer: str) -> None:
        self.links.finish(link, answer)

    def send(self, link: str, frame: bytes) -> None:
        self.links.send(link, to_js(frame))

    def drop(self, link: str) -> None:
        self.links.drop(link)

    def greet(self, link: str) -> None:
        self.links.greet(link)

    async def voice_on(self) -> str:
        return str(await self.links.voiceOn())

    def voice_off(self) -> None:
        self.links.voiceOff()

    def mute(self, is_muted: bool) -> None:
        self.links.mute(is_muted)

    def hush(self, link: str, is_hushed: bool) -> None:
        self.links.hush(link, is_hushed)


class Tabs:
    """The other tabs of this browser: web/js/tabs.mjs."""

    def listen(self, told: Callable[[str, str], None]) -> None:
        js.cabinet.tabs.listen(create_proxy(told))

    async def hold(self, name: str) -> bool:
        return bool(await js.cabinet.tabs.hold(name))

    async def take(self, name: str) -> None:
        await js.cabinet.tabs.take(name)

    def let_go(self, name: str) -> None:
        js.cabinet.tabs.letGo(name)


class Beacon:
    """Sealed notes through relays: web/js/relays.mjs."""

    def __init__(self, relays: Any) -> None:
        self.relays = relays

    def say(self, note: str) -> None:
        self.relays.say(note)

    def out(self) -> None:
        self.relays.leave()


class Thinker:
    """The worker in which bots think: web/js/thinker.mjs."""

    def __init__(self, worker: Any) -> None:
        self.worker = worker

    def send(self, letter: str) -> None:
        self.worker.postMessage(letter)

    def end(self) -> None:
        self.worker.terminate()


def unpack(content: bytes) -> None:
    """Puts the parcel in the place of the empty zip that Python woke up with: see web/make/site.py."""
    parcel = next(path for path in sys.path if path.endswith(".zip"))
    with open(parcel, "wb") as file:
        file.write(content)
    # importlib.invalidate_caches() would import parts of the standard library that are not here.
    for finder in sys.path_importer_cache.values():
        if isinstance(finder, zipimporter):
            finder.invalidate_caches()
    zipimporter(parcel)  # reads what is in it: pkgutil fails while nobody has


class Door:
    def __init__(self) -> None:
        self.storage, self.tabs = Storage(), Tabs()
        self.working: set[asyncio.Task[None]] = set()
        self.parcel: asyncio.Task[None] | None = None

    def paint(self, patches: Sequence[tuple[str, str]]) -> None:
        js.cabinet.patch(*[part for patch in patches for part in patch])

    def listen(self, on_do: Callable[[str, str, str], None]) -> None:
        js.cabinet.listen(create_proxy(on_do))

    def route(self) -> str:
        return str(js.location.hash).removeprefix("#")

    def languages(self) -> list[str]:
        return [str(language) for language in js.navigator.languages or ()]

    def set_title(self, title: str) -> None:
        js.document.title = title

    def set_document(self, language: str, theme: str, text_size: str) -> None:
        js.cabinet.dress(language, theme, text_size)

    def keep_home(self, markup: str) -> None:
        js.cabinet.keepHome(markup)

    def focus(self, selector: str) -> None:
        js.cabinet.focus(selector)

    def reveal(self, selector: str) -> None:
        js.cabinet.reveal(selector)

    def scroll_up(self) -> None:
        """Scrolls the page, and the column beside a wide board."""
        js.scrollTo(0, 0)
        if side := js.document.querySelector(".side"):
            side.scrollTo(0, 0)

    def print_page(self) -> None:
        js.print()

    def step_in(self) -> None:
        js.cabinet.stepIn()

    def download(self, name: str, text: str) -> None:
        js.cabinet.download(name, text)

    def pick_file(self) -> Awaitable[str | None]:
        return js.cabinet.pickFile()  # type: ignore[no-any-return]

    async def curve(self) -> Any:
        """The browser's arithmetic for fair/group/noble.py, fetched when a game without a dealer begins."""
        return await js.cabinet.curve()

    # other devices

    async def links(self, told: Callable[[str, str, Any], None]) -> Links:
        return Links(await js.cabinet.links(), told)

    async def beacon(self, code: str, relays: Sequence[str], told: Callable[[str, Any], None]) -> Beacon:
        module = await js.cabinet.relays()
        return Beacon(await module.reach(code, to_js(list(relays)), create_proxy(told)))

    async def code(self, text: str) -> tuple[int, str]:
        size, _, path = str((await js.cabinet.qr()).draw(text)).partition(" ")
        return int(size), path

    async def scan(self, place: str, found: Callable[[str], bool]) -> str:
        failed: list[str] = []
        await (await js.cabinet.qr()).scan(place, create_proxy(found), create_proxy(failed.append))
        return "".join(failed)

    def stop_scan(self) -> None:
        js.cabinet.stopScan()

    def address(self) -> str:
        return str(js.location.href).partition("#")[0]

    def is_hidden(self) -> bool:
        return bool(js.document.hidden)

    def is_reload(self) -> bool:
        return bool(js.cabinet.isReload())

    def forget_route(self) -> None:
        js.history.replaceState(js.history.state, "", self.address())

    async def share(self, title: str, address: str) -> bool:
        return bool(await js.cabinet.share(title, address))

    async def pass_on(self, title: str, text: str, picture: str) -> bool:
        return bool(await js.cabinet.passOn(title, text, picture))

    async def copy(self, text: str) -> bool:
        return bool(await js.cabinet.copy(text))

    def can_share(self) -> bool:
        return bool(js.cabinet.canShare())

    def seconds(self) -> float:
        return float(js.performance.now()) / 1000

    def now(self) -> str:
        return str(js.cabinet.now())

    def seed(self) -> str:
        return secrets.token_hex(32)

    def moment(self) -> int:
        return int(js.Date.now())

    def alarm(self, milliseconds: int) -> None:
        js.cabinet.alarm(milliseconds)

    def ring(self) -> None:
        js.cabinet.ring()

    def sound(self, name: str) -> None:
        js.cabinet.sound(name)

    def set_volume(self, part: float) -> None:
        js.cabinet.setVolume(part)

    def vibrate(self, milliseconds: int) -> None:
        js.cabinet.vibrate(milliseconds)

    def thinker(self, told: Callable[[str], None]) -> Thinker:
        return Thinker(js.cabinet.thinker(create_proxy(told)))

    def is_still(self) -> bool:
        return bool(js.cabinet.isStill())

    def mark(self, name: str) -> None:
        js.performance.mark(name)

    def boot_done(self) -> None:
        js.bootDone()

    def on_update(self, callback: Callable[[], None]) -> None:
        js.cabinet.onUpdate(create_proxy(callback))

    def apply_update(self) -> None:
        js.applyUpdate()

    def on_update_taken(self, callback: Callable[[], None]) -> None:
        js.cabinet.onUpdateTaken(create_proxy(callback))

    def reload(self) -> None:
        js.location.reload()

    def is_installed(self) -> bool:
        return bool(js.cabinet.isInstalled())

    def system(self) -> str:
        return str(js.cabinet.system())

    async def keep_for_good(self) -> bool:
        return bool(await js.cabinet.keepForGood())

    def version(self) -> str:
        return str(js.document.documentElement.dataset.version or "")

    def helpers(self) -> str:
        named = js.document.getElementById("page-helpers")
        return str(named.textContent) if named else ""

    async def fetch_games(self) -> None:
        """All who ask while the parcel is on its way wait for the same one. One that got lost is fetched again."""
        if self.parcel is None or (self.parcel.done() and self.parcel.exception()):
            self.parcel = asyncio.ensure_future(self._fetch_games())
        await self.parcel

    async def _fetch_games(self) -> None:
        address = f"./v-{self.version()}/pyodide/games.zip"
        response = await js.cabinet.fetchInTime(address, PARCEL_SECONDS)
        if not response.ok:
            raise OSError(f"games.zip: {response.status}")
        unpack((await response.arrayBuffer()).to_bytes())

    async def breathe(self) -> None:
        await asyncio.sleep(0.01)  # long enough for a paint

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._hold(asyncio.Task(work, loop=asyncio.get_event_loop(), eager_start=True))  # type: ignore[call-arg]

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        self._hold(asyncio.ensure_future(work))

    def _hold(self, task: asyncio.Task[None]) -> None:
        self.working.add(task)  # the loop itself would let go of a task
        task.add_done_callback(self.working.discard)

    def next_frame(self, callback: Callable[[], None]) -> None:
        js.cabinet.nextFrame(create_once_callable(callback))

    def after(self, seconds: float, callback: Callable[[], None]) -> None:
        asyncio.get_event_loop().call_later(seconds, callback)
