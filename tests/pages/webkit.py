"""WebKit through its own driver, with as much of Playwright's page as our players use: one hand plays in all browsers.

Playwright brings a WebKit of its own, which cannot be had everywhere; WebKitGTK of Debian speaks W3C WebDriver. It is
the nearest relative of Safari that runs here. It has no `RTCPeerConnection`.
"""

import base64
import json
import os
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from playwright.sync_api import TimeoutError

PATIENCE = 60_000
# A script gets its arguments and says what came of it, or how it failed; it may take its time.
CALL = """const [source, given] = arguments, done = arguments[arguments.length - 1];
(async () => { const it = eval(source); return typeof it === 'function' ? await it(...given) : await it; })()
  .then(value => done({value}), wrong => done({wrong: String(wrong) + '\\n' + wrong.stack}));"""


class Driver:
    """One browser window behind WebDriver."""

    def __init__(self, address: str, browser: str) -> None:
        self.address = address
        wish = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        made = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wish}})
        self.session = f"/session/{made['sessionId']}"
        self.post("/timeouts", {"script": 2 * PATIENCE})

    def post(self, path: str, body: object = None) -> Any:
        return self._ask("POST", self.session + path, body or {})

    def get(self, path: str) -> Any:
        return self._ask("GET", self.session + path)

    def quit(self) -> None:
        self._ask("DELETE", self.session)

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.address + path, data, method=method), timeout=180) as answer:
                return json.load(answer)["value"]
        except HTTPError as wrong:
            raise AssertionError(f"{method} {path}: {json.load(wrong)['value']}") from None


class Mouse:
    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def click(self, x: float, y: float) -> None:
        there = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": "viewport"}
        steps = [there, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.driver.post("/actions", {"actions": [{"type": "pointer", "id": "mouse", "actions": steps}]})


class Keyboard:
    NAMED: ClassVar = {"Enter": "\ue007", "Escape": "\ue00c", "Tab": "\ue004", "ArrowRight": "\ue014"}

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def press(self, key: str) -> None:
        value = self.NAMED.get(key, key)
        steps = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.driver.post("/actions", {"actions": [{"type": "key", "id": "keys", "actions": steps}]})


class Page:
    """One window. All windows of a browser share what it keeps; the driver talks to one at a time."""

    def __init__(self, driver: Driver, handle: str) -> None:
        self.driver, self.handle = driver, handle
        self.mouse, self.keyboard = Mouse(driver), Keyboard(driver)
        self.page = self

    def bring_to_front(self) -> None:
        self.driver.post("/window", {"handle": self.handle})

    def goto(self, address: str) -> None:
        self.bring_to_front()
        self.driver.post("/url", {"url": address})

    def reload(self) -> None:
        self.bring_to_front()
        self.driver.post("/refresh")

    def close(self) -> None:
        self.bring_to_front()
        self.driver._ask("DELETE", self.driver.session + "/window")

    def evaluate(self, source: str, arg: object = None) -> Any:
        self.bring_to_front()
        body = {"script": CALL, "args": [f"({source})", [arg]]}
        answer = self.driver.post("/execute/async", body)
        if "wrong" in answer:
            raise AssertionError(answer["wrong"])
        return answer.get("value")

    def wait_for_function(
        self, source: str, arg: object = None, timeout: float = PATIENCE, polling: float = 30
    ) -> "Found":
        until = time.monotonic() + timeout / 1000
        while time.monotonic() < until:
            if value := self.evaluate(source, arg):
                return Found(value)
            time.sleep(polling / 1000)
        raise TimeoutError(f"never came true: {source}")

    def locator(self, selector: str) -> "Locator":
        return Locator(self, selector, 0)

    def screenshot(self, path: str) -> None:
        self.bring_to_front()
        Path(path).write_bytes(base64.b64decode(self.driver.get("/screenshot")))


class Found:
    def __init__(self, value: Any) -> None:
        self.value = value

    def json_value(self) -> Any:
        return self.value


class Locator:
    """The n-th element that a selector finds, looked up anew each time."""

    STATES: ClassVar = {"visible": "it && it.checkVisibility()", "detached": "!it", "attached": "it"}

    def __init__(self, page: Page, selector: str, place: int) -> None:
        self.page, self.selector, self.place = page, selector, place

    @property
    def first(self) -> "Locator":
        return self

    def nth(self, place: int) -> "Locator":
        return Locator(self.page, self.selector, place)

    def count(self) -> int:
        return int(self.page.evaluate("which => document.querySelectorAll(which).length", self.selector))

    def is_visible(self) -> bool:
        return bool(self._run("it => Boolean(it && it.checkVisibility())"))

    def wait_for(self, state: str = "visible", timeout: float = PATIENCE) -> None:
        until = time.monotonic() + timeout / 1000
        while not self._run(f"it => Boolean({self.STATES[state]})"):
            if time.monotonic() > until:
                raise TimeoutError(f"{self.selector} is never {state}")
            time.sleep(0.03)

    def evaluate(self, source: str) -> Any:
        self.wait_for("attached")
        return self._run(source)

    def inner_text(self) -> str:
        return str(self.evaluate("it => it.innerText"))

    def all_inner_texts(self) -> list[str]:
        every = "which => [...document.querySelectorAll(which)].map(it => it.innerText)"
        return list(self.page.evaluate(every, self.selector))

    def select_option(self, value: str) -> None:
        """WebKit's driver opens no list of a select; the page hears the same event as from one that was opened."""
        chosen = "it.value = value; it.dispatchEvent(new Event('change', {bubbles: true}))"
        self.evaluate(f"it => {{ const value = {json.dumps(value)}; {chosen}; }}")

    def fill(self, value: str) -> None:
        typed = "it.value = value; it.dispatchEvent(new Event('input', {bubbles: true}))"
        self.evaluate(f"it => {{ const value = {json.dumps(value)}; {typed}; }}")

    def _run(self, source: str) -> Any:
        find = f"([which, n]) => ({source})(document.querySelectorAll(which)[n])"
        return self.page.evaluate(find, [self.selector, self.place])


class Browser:
    """`new_page` opens one more window beside the first: of several tabs in one window the driver can bring none to the
    front, and one that is behind never draws."""

    def __init__(self, driver: Driver, size: tuple[int, int]) -> None:
        self.driver, self.size = driver, size
        self.fresh = True

    def new_page(self) -> Page:
        fresh, self.fresh = self.fresh, False
        handle = self.driver.get("/window") if fresh else self.driver.post("/window/new", {"type": "window"})["handle"]
        page = Page(self.driver, handle)
        page.bring_to_front()
        self.driver.post("/window/rect", {"width": self.size[0], "height": self.size[1]})
        return page


@contextmanager
def launched(driver_path: str, browser_path: str, size: tuple[int, int]) -> Iterator[Browser]:
    """A WebKit with a profile of its own, on a screen that nobody sees."""
    with _screen() as display, _running_driver(driver_path, display) as address:
        driver = Driver(address, browser_path)
        try:
            yield Browser(driver, size)
        finally:
            driver.quit()


@contextmanager
def _screen() -> Iterator[str]:
    """Xvfb finds a free number itself and writes it where we read."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1400x24", "-nolisten", "tcp"]
    screen = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        assert number, "Xvfb does not start"
        yield f":{number}"
    finally:
        screen.terminate()
        screen.wait()


@contextmanager
def _running_driver(driver: str, display: str) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    # In a container as root WebKit cannot build its sandbox.
    env = os.environ | {"DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LANG": "en_US.UTF-8"}
    process = subprocess.Popen([driver, f"--port={port}"], env=env, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        _wait(lambda: urlopen(address + "/status", timeout=5).close())
        yield address
    finally:
        process.terminate()
        process.wait()


def _wait(ask: Callable[[], object]) -> None:
    until = time.monotonic() + 30
    while True:
        try:
            ask()
            return
        except (URLError, ConnectionError):
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
