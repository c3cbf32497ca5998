"""What players do with their own secrets in sight: cross something off, or take a step that nobody else may take; and
what everybody says together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from games.contract.kit import Kit
from games.contract.shown import Act
from games.contract.words import Words
from screen.app.frame import Frame
from screen.play.handover import Hands
from session.session import Session
from table.events import Move
from table.game import View
from table.needs import Seal, Seat


class Play(Protocol):
    """What the steps ask of the page."""

    app: Frame
    session: Session
    kit: Kit
    hands: Hands


def found_act(kit: Kit, view: View, words: Words, key: str) -> Act | None:
    return next((one for one in kit.private.acts(view, words) if one.key == key), None)


def found_mark(kit: Kit, view: View, words: Words, key: str) -> bool:
    shelf = kit.private.marks(view, words)
    return shelf is not None and any(thing.key == key for thing in shelf.things)


def mark(play: Play, key: str) -> None:
    """Crosses something off, or puts it back; it is a note like any other."""
    session, peek = play.session, play.hands.peek
    if peek and found_mark(play.kit, session.view(peek.seat), play.app.words, key):
        pocket = session.pockets[peek.seat]
        session.write_note(peek.seat, key, "" if pocket.note(key) else "x", at_once=True)


def step(play: Play, key: str, own: Callable[[Callable[[], None]], None]) -> None:
    """A step from the private page: the first tap asks whether it is meant, the second takes it."""
    session, peek = play.session, play.hands.peek
    if peek is None or peek.why != "pocket":
        return
    found = found_act(play.kit, session.view(peek.seat), play.app.words, key)
    if found is None or play.hands.armed != key:
        play.hands.armed = key if found else ""
        return
    own(lambda: session.offer(peek.seat, found.move))
    session.looked(peek.seat)
    play.app.browser.scroll_up()


def answers_together(play: Play, need: Seal, willing: set[Seat]) -> dict[Seat, Move]:
    """A player who says yes but cannot is taken at a no, and everybody hears why: the claim was public."""
    moves = {}
    for seat in need.seats:
        moves[seat] = Move(seat in willing)
        if moves[seat] not in play.session.moves(seat, need.name):
            moves[seat] = Move(seat not in willing)
            said = play.app.words("play.cannot", name=play.session.names[seat])
            play.app.toast(said)
            play.app.announce(said)
    return moves
