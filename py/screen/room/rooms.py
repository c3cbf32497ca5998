"""The rooms on this device: the one it is in, and others it was in before and has not left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from screen.app.frame import Frame
from screen.app.markup import el, text
from screen.app.skeleton import button
from screen.app.words import Words
from session.room.entering import kept_room
from table import catalog
from table.illegal import Damaged
from wire.room.invitation import spell


@dataclass(frozen=True)
class RoomHere:
    """`says`: what is played there, and with whom."""

    code: str
    says: str
    is_current: bool


async def rooms_here(app: Frame) -> tuple[RoomHere, ...]:
    """A room that cannot be read is not shown, and stays on the device."""
    found = []
    for code in ("", *sorted(app.store.other_rooms)):
        kept = await kept_room(app.store, code)
        if kept is None:
            continue
        try:
            game, names = kept.about
        except Damaged:
            continue
        title = app.words(f"{game}.title") if game in catalog.NAMES else ""
        with_ = app.words("together.with", names=", ".join(names)) if names else ""
        room = app.words("together.room", code=spell(kept.invitation.code))
        found.append(RoomHere(kept.invitation.code, " · ".join(filter(None, (title, with_, room))), not code))
    return tuple(found)


def draw_rooms(words: Words, rooms: Sequence[RoomHere]) -> str:
    if not rooms:
        return ""
    rows = (el("li", button(room.says, "return", room.code, icon_name="door-open")) for room in rooms)
    return el("section", el("h2", text(words("together.rooms"))), el("ul", *rows, class_="rooms"), class_="panel")
