"""The parcel with the games that come after the page, and everything that has to wait for it.

The first game is there with the page. The others, rooms, bots and all rules to read arrive after the first paint.
Where Python finds every game from the start there is no parcel.
"""

import contextlib
import traceback
from collections.abc import Callable

from games.contract.form import form_of
from screen.app import words
from screen.app.browser import Browser
from screen.app.pictures import picture, symbols
from table import catalog
from table.illegal import Absent


class Parcel:
    def __init__(self, browser: Browser, redraw: Callable[[], None]) -> None:
        self.browser, self.redraw = browser, redraw
        self.is_here = catalog.at_hand() == catalog.NAMES
        self.is_lost = False

    @property
    def games(self) -> tuple[str, ...]:
        """The games on the page: all of them as soon as the parcel is unpacked."""
        return catalog.NAMES if self.is_here else catalog.NAMES[:1]

    async def expect(self) -> None:
        """Asks for it behind the page. If it cannot be fetched, home says so; those who play are left in peace."""
        with contextlib.suppress(Absent):
            await self.arrive()

    async def arrive(self) -> None:
        """Waits until every game is at hand, or raises Absent; the next call then asks for the parcel again."""
        if self.is_here:
            return
        if self.is_lost:
            self.is_lost = False
            self.redraw()
        try:
            await self.browser.fetch_games()
            await self._unpack()
        except Exception as error:
            traceback.print_exception(error)
            self.is_lost = True
            raise Absent("absent.games") from error

    async def _unpack(self) -> None:
        """Unpacks one game after the other, so that a tap in between does not wait for all of them."""
        for _ in words.take_in():
            await self.browser.breathe()
        for name in catalog.at_hand():
            catalog.load(name)
            symbols(name)
            for one in form_of(name).cover:
                picture(name, one)
            await self.browser.breathe()
        self.is_here = catalog.at_hand() == catalog.NAMES
        if not self.is_here:
            raise Absent("absent.games")
