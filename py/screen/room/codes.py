"""Codes to look at and to read: a QR code as a picture, a text to copy, and the camera."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.drawing.svg import path, picture, rect
from screen.app.markup import div, el, region, text
from screen.app.skeleton import button

if TYPE_CHECKING:
    from screen.app.frame import Frame


class Code:
    """The picture of a text. It is drawn by the browser, so it comes a moment later than the text."""

    def __init__(self, app: Frame) -> None:
        self.app = app
        self.text = ""
        self.drawn = ""

    def show(self, text: str, label: str) -> str:
        if text != self.text:
            self.text, self.drawn = text, ""
            if text:
                self.app.work(self._draw(text))
        inside = picture(self.drawn_box, self.drawn, role="img", aria_label=label) if self.drawn else ""
        return div("qr", inside)

    async def _draw(self, text: str) -> None:
        size, squares = await self.app.browser.code(text)
        if text == self.text:
            self.drawn_box = f"0 0 {size} {size}"
            # Dark on white by day and by night: that is how cameras read it best.
            self.drawn = rect(0, 0, size, size, fill="#fff") + path(squares, fill="#0b0e22")

    drawn_box = ""


class Scanner:
    """The camera in the page, from a tap until something was read."""

    def __init__(self, app: Frame, take: Callable[[str], None]) -> None:
        self.app, self.take = app, take
        self.is_on = False
        self.trouble = ""

    def draw(self) -> str:
        words = self.app.words
        trouble = el("p", text(words(self.trouble)), class_="trouble", role="alert") if self.trouble else ""
        if not self.is_on:
            return trouble + button(words("scan.start"), "scan", icon_name="camera")
        return trouble + div(
            "scanner",
            region("camera", "camera"),
            el("p", text(words("scan.hint")), class_="soft"),
            button(words("scan.stop"), "scan-stop", class_="quiet", icon_name="x"),
        )

    def do(self, verb: str) -> None:
        if verb == "scan":
            self.is_on, self.trouble = True, ""
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
        """Whatever else the camera sees is passed over."""
        self.app.guarded(lambda: self.take(seen))
        return True


def draw_text_to_copy(label: str, shown: str, id_: str) -> str:
    return el(
        "textarea", text(shown), id=id_, readonly=True, rows=3, aria_label=label, class_="to-copy", spellcheck="false"
    )
