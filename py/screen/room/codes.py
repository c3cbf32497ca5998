"""QR codes, shown as a picture and read with the camera; and texts to copy."""

from collections.abc import Callable
from typing import Protocol

from games.drawing.svg import path, picture, rect
from screen.app.frame import Device, Language, Work
from screen.app.markup import div, el, region, text
from screen.app.skeleton import button
from screen.app.words import Words


class Around(Language, Device, Work, Protocol):
    """What a code needs: words, the browser's camera, and time."""


class Code:
    """A text as a QR code. The browser draws it, so it appears a moment later than the text."""

    def __init__(self, app: Around) -> None:
        self.app = app
        self.text = ""
        self.box, self.drawn = "", ""

    def show(self, text: str, label: str) -> str:
        if text != self.text:
            self.text, self.drawn = text, ""
            if text:
                self.app.work(self._draw(text))
        inside = picture(self.box, self.drawn, role="img", aria_label=label) if self.drawn else ""
        return div("qr", inside)

    async def _draw(self, text: str) -> None:
        size, squares = await self.app.browser.code(text)
        if text == self.text:
            self.box = f"0 0 {size} {size}"
            # Dark on white in every theme: that is how cameras read it best.
            self.drawn = rect(0, 0, size, size, fill="#fff") + path(squares, fill="#0b0e22")

class Scanner:
    """The camera in the page, from a tap until `stop`. `take` is given each code once, and refuses what it cannot use:
    the camera stays on, and reads the next."""

    def __init__(self, app: Around, take: Callable[[str], None]) -> None:
        self.app, self.take = app, take
        self.is_on = False
        self.trouble = ""
        self._seen = ""

    def draw(self, label: str = "scan.start", hint: str = "scan.hint", class_: str = "") -> str:
        words = self.app.words
        trouble = el("p", text(words(self.trouble)), class_="trouble", role="alert") if self.trouble else ""
        if not self.is_on:
            return trouble + button(words(label), "scan", class_=class_, icon_name="camera")
        return trouble + div(
            "scanner",
            region("camera", "camera"),
            el("p", text(words(hint)), class_="soft"),
            button(words("scan.stop"), "scan-stop", class_="quiet", icon_name="x"),
        )

    def do(self, verb: str) -> None:
        if verb == "scan" and not self.is_on:
            self.is_on, self.trouble, self._seen = True, "", ""
            self.app.work(self._scan())
        elif verb == "scan-stop":
            self.stop()

    def stop(self) -> None:
        if self.is_on:
            self.is_on = False
            self.app.browser.stop_scan()

    async def _scan(self) -> None:
        await self.app.browser.breathe()
        failed = await self.app.browser.scan("camera", self._found)
        if failed and self.is_on:
            self.trouble = "scan.refused" if failed == "NotAllowedError" else "scan.none"
        self.is_on = False

    def _found(self, seen: str) -> bool:
        """Whether that was the last code to read."""
        if seen != self._seen:
            self._seen = seen
            self.app.guarded(lambda: self.take(seen))
        return not self.is_on


def draw_text_to_copy(label: str, shown: str, id_: str) -> str:
    return el(
        "textarea", text(shown), id=id_, readonly=True, rows=3, aria_label=label, class_="to-copy", spellcheck="false"
    )


def draw_step(words: Words, number: int, says: str) -> str:
    """One of the two steps in which devices meet by showing each other codes."""
    return el("h3", el("small", text(words("near.step", n=number)), class_="step"), " ", text(says))
