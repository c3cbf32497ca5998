"""What stands beside the board of the table: whose turn it is, the pause for a lost phone, and the way back for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.words import Words
from screen.parts.code import Code
from screen.parts.panels import act, draw_turn
from session.clock import clock_in, running_in
from session.others import Others
from session.room.pause import Pause
from session.room.session import SessionInRoom
from table.game import Table
from table.needs import Choose, Clock, Need, Seal, Seat, Stake
from wire.room.invitation import spell

if TYPE_CHECKING:
    from session.room.gathering import Gathering

LOST = ("away", "gone")


def draw_turn_at(words: Words, session: SessionInRoom, table: Table) -> str:
    """In letters for three metres: who is asked, and what all are waiting for."""
    need = clock_in(session.needs) if running_in(session.needs) else next(iter(session.needs), None)
    die = session.kit.around.die(table)
    if need is None:
        return ""
    head = _question(words, session, need) if _is_open(session, need) else ""
    if running_in(session.needs):
        return draw_turn(head or words("tabletop.talk"), "", die, sign="message-circle")
    if isinstance(need, Choose):
        secret = words("tabletop.secretly_one", name=session.names[need.seat])
        usual = words("play.turn", name=session.names[need.seat])
        return draw_turn(head or usual if _is_open(session, need) else secret, "", die)
    if isinstance(need, Seal | Stake):
        return draw_turn(words("tabletop.secretly"), _still_missing(words, session), die, sign="lock")
    return draw_turn(words("far.working"), "", die, sign="shuffle")


def _is_open(session: SessionInRoom, need: Need) -> bool:
    """Is it asked in front of everybody? Then the game may have a question for it."""
    is_asked = isinstance(need, Choose) or (isinstance(need, Clock) and running_in(session.needs) is not None)
    return is_asked and not session.kit.private.is_private(need, session.table)


def _question(words: Words, session: SessionInRoom, need: Need) -> str:
    """What the game itself writes over this choice, if it does: somebody accuses, somebody asks."""
    view, names, speech = session.view(None), session.names, session.kit.speech
    if speech and session.has_bots and speech.is_due(need, session.table):
        everybody = tuple(range(len(names)))
        return speech.sketch(view, (), words, names, everybody, session.log.events).head
    return session.kit.sketch(view, need, (), words, names).head


def _still_missing(words: Words, session: SessionInRoom) -> str:
    names = [session.names[seat] for seat in session.sitting.missing]
    return words("tabletop.missing", names=words.list(names)) if names else ""


def draw_pause(words: Words, pause: Pause, names: tuple[str, ...], others: Others) -> str:
    """Over the board: who is awaited; then three, two, one."""
    if not pause.is_on:
        return ""
    if not pause.left:
        lost = words.list(names[seat] for seat in pause.seats)
        may_vote = any(one.seat in pause.seats and one.state in LOST for one in others.seats)
        return div(
            "pause",
            el("h2", icon("hourglass"), el("span", text(words("far.wait", names=lost)))),
            el("p", text(words("tabletop.lost"))),
            el("p", text(words("tabletop.vote"))) if may_vote else "",
        )
    return div(
        "pause counting",
        el("h2", el("span", text(_why(words, pause.seats, names, others)))),
        el("b", str(pause.left), key=str(pause.left), aria_label=words("tabletop.on", n=pause.left)),
    )


def _why(words: Words, seats: tuple[Seat, ...], names: tuple[str, ...], others: Others) -> str:
    back = [names[seat] for seat in seats if seat not in others.absent]
    if back:
        return words("tabletop.back", names=words.list(back), n=len(back))
    return words("tabletop.stood_in", names=words.list(names[seat] for seat in seats))


def draw_way_back(words: Words, code: Code, gathering: Gathering, others: Others) -> str:
    """For a phone that is gone, and perhaps has closed the page: the way into the room it was in."""
    if not any(one.state in LOST and not one.level for one in others.seats) or others.is_cut_off:
        return ""
    invitation = gathering.invitation
    if not invitation.relays:
        return act(words("tabletop.come_back"), "invite", sign="qr-code")
    link = f"{gathering.device.browser.address()}#{invitation.fragment}"
    return div(
        "way-back",
        code.show(link, words("invite.qr")),
        div("room-code", el("small", text(words("tabletop.come_back"))), el("b", text(spell(invitation.code)))),
    )
