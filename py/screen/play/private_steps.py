"""Carries out what an owner does on the own private page, which own_page.py draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from session.scene import note_look

if TYPE_CHECKING:
    from screen.play.page import Play


def cross_off(play: Play, page: str) -> None:
    """Crosses something off, or puts it back; it is a note like any other."""
    if play.peek is None:
        return
    seat, match = play.peek.seat, play.match
    shelf = play.kit.marks(match.view(seat), play.app.words)
    if shelf and page in (thing.key for thing in shelf.things):
        match.write_note(seat, page, "" if match.pockets[seat].note(page) else "x")
        play.app.keep(match, play.about)


def take_step(play: Play, key: str) -> bool:
    """The first tap asks whether it is meant, the second does it. True: it is done."""
    if play.peek is None or play.peek.why != "pocket":
        return False
    seat = play.peek.seat
    acts = play.kit.acts(play.match.view(seat), play.app.words)
    found = next((one for one in acts if one.key == key), None)
    if found is None or play.armed != key:
        play.armed = key if found else ""
        return False
    play.match.offer(seat, found.move)
    note_look(play.match, seat)
    return True
