"""Does long work in small steps: the page draws and listens in between, says how far it is, and can cancel it."""

from typing import Protocol, TypeVar

from screen.app.frame import Device, Language, Navigation
from screen.app.markup import el, text
from screen.app.skeleton import button
from table.illegal import Illegal
from table.save import Steps

T = TypeVar("T")
BREATH = 40  # milliseconds of work between two pauses
SHOWN_AFTER = 300  # milliseconds: what is done sooner needs no words


class Around(Language, Navigation, Device, Protocol):
    """What the work needs: words, a sheet, and a browser that breathes."""


class Progress:
    def __init__(self, app: Around) -> None:
        self.app, self.done = app, 0.0

    @property
    def title(self) -> str:
        return self.app.words("progress.title")

    def draw(self) -> str:
        bar = el("progress", max="100", value=str(int(100 * self.done)), aria_label=self.title)
        return el("p", text(self.app.words("progress.text"))) + bar + button(self.app.words("app.cancel"), "close")

    def do(self, verb: str, with_: str, value: str) -> None: ...


async def pace(app: Around, steps: Steps[T]) -> T:
    """Goes through all steps. Closing the sheet cancels the work: Illegal is raised, and nothing has changed."""
    began = last = app.browser.moment()
    sheet: Progress | None = None
    try:
        while True:
            done = next(steps)
            now = app.browser.moment()
            if now - last < BREATH:
                continue
            if sheet is None and now - began >= SHOWN_AFTER:
                sheet = Progress(app)
                app.ask(sheet)
            if sheet is not None:
                sheet.done = done
                app.refresh()
            await app.browser.breathe()
            last = app.browser.moment()
            if sheet is not None and sheet not in app.sheets:
                raise Illegal("progress.cancelled")
    except StopIteration as end:
        made: T = end.value
        return made
    finally:
        steps.close()
        if sheet is not None and sheet in app.sheets:
            app.close(sheet)
