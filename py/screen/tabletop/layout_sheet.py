"""The choice of what this device is to its room: what fits, everything on one screen, a hand, or the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from screen.app.frame import Frame
from screen.app.icons import icon
from screen.app.markup import div, el, text
from session.room.bots import people_at
from session.room.layout import TABLE
from store.records import LAYOUTS

if TYPE_CHECKING:
    from session.room.gathering import Gathering

SIGNS = {"": "settings", "whole": "map", "hand": "hand", "table": "tv"}


class LayoutSheet:
    def __init__(self, app: Frame, gathering: Gathering) -> None:
        self.app, self.gathering = app, gathering

    @property
    def title(self) -> str:
        return self.app.words("layout.title")

    def draw(self) -> str:
        rows = map(self._choice, LAYOUTS)
        return div("layouts", *rows, role="radiogroup", aria_label=self.title)

    def _choice(self, wish: str) -> str:
        words, layout, key = self.app.words, self.gathering.layout, f"layout.{wish or 'fits'}"
        is_barred = wish == TABLE and layout.is_playing
        says = self._barred() if is_barred else words(f"{key}.text")
        return el(
            "button",
            icon(SIGNS[wish]),
            el("span", el("strong", text(words(key))), el("small", text(says))),
            type="button",
            class_="button layout",
            role="radio",
            data_do="layout",
            data_with=wish or "fits",
            aria_checked="true" if wish == layout.wish else "false",
            aria_disabled="true" if is_barred else None,
        )

    def _barred(self) -> str:
        sitting = self.gathering.room.sitting
        seats = (people_at(sitting) or sitting.seats) if sitting else ()
        names = [sitting.names[seat] for seat in seats] if sitting else []
        return self.app.words("layout.table.barred", names=self.app.words.list(names), n=len(names))

    def do(self, verb: str, with_: str, value: str) -> None:
        wish, layout = "" if with_ == "fits" else with_, self.gathering.layout
        if verb == "layout" and wish in LAYOUTS and not (wish == TABLE and layout.is_playing):
            layout.choose(wish)
            self.app.close(self)
            self.gathering.show()
