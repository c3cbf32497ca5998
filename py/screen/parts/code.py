"""A text as a QR code, for the camera of another device."""

from typing import Protocol

from games.drawing.svg import path, picture, rect
from screen.app.frame import Device, Language, Work
from screen.app.markup import div


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
