"""The parcel with the games that come after the page, and everything that has to wait for it.

The first game is there with the page. The others, and all rules to read, arrive behind the first paint. Where
Python finds every game from the start there is no parcel.
"""

from __future__ import annotations

import contextlib
import traceback
from typing import TYPE_CHECKING

from games.contract.form import form_of
from screen.app.icons import icon
from screen.app.markup import el, text
from screen.app.pictures import picture, symbols
from screen.app.skeleton import button
from screen.app.words import learn, learn_fair
from table import catalog
from table.illegal import Absent

if TYPE_CHECKING:
    from screen.app.frame import Frame


class Parcel:
    def __init__(self, app: Frame) -> None:
        self.app = app
        self.is_here = catalog.at_hand() == catalog.NAMES
        self.is_lost = False

    @property
    def games(self) -> tuple[str, ...]:
        """The games on the page: all of them as soon as the parcel is unpacked."""
        return catalog.NAMES if self.is_here else catalog.NAMES[:1]

    async def expect(self) -> None:
        """Asks for it behind the page. If it cannot be fetched, home says so; who is playing is left in peace."""
        with contextlib.suppress(Absent):
            await self.arrive()

    async def arrive(self) -> None:
        """Comes back when every game is at hand, or with a refusal; then the next to wait for it asks again."""
        if self.is_here:
            return
        if self.is_lost:
            self.is_lost = False
            self.app.refresh()
        try:
            await self.app.browser.fetch_games()
            await self._unpack()
        except Exception as error:
            traceback.print_exception(error)
            self.is_lost = True
            raise Absent("absent.games") from error

    async def _unpack(self) -> None:
        """One game after the other, so that a tap in between does not wait for all of them."""
        learn_fair()
        for name in catalog.at_hand():
            learn(name)
            catalog.load(name)
            symbols(name)
            for one in form_of(name).cover:
                picture(name, one)
            await self.app.browser.breathe()
        self.is_here = catalog.at_hand() == catalog.NAMES
        if not self.is_here:
            raise Absent("absent.games")

    def draw(self) -> str:
        """What home says of games that are not there yet."""
        words = self.app.words
        if self.is_here:
            return ""
        if self.is_lost:
            says = el("p", icon("triangle-alert"), el("span", text(words("absent.games"))))
            again = button(words("absent.again"), "parcel", class_="quiet", icon_name="refresh-cw")
            return el("div", says, again, class_="parcel", id="parcel", role="status")
        says = el("p", icon("archive"), el("span", text(words("home.parcel"))))
        return el("div", says, class_="parcel", id="parcel", role="status")
