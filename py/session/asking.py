"""One question for everybody around a device, instead of the same one to each in turn: "Anybody? – Nobody".

Law: what is said for somebody is what they said, or the only thing that all at the table know they can say.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from games.contract.picks import Draft, Pick, Sketch, Words
from games.contract.shown import Question
from session.session import Session
from table.events import Move
from table.needs import Choose, Need, Seat

ONE, NOBODY = "by:", "nobody"
Saying = tuple[Seat, Move]


def question_of(session: Session) -> Question | None:
    """What is asked now, of the people here whose turn comes without anybody else's in between."""
    need = next(iter(session.needs), None)
    asked = session.kit.around.question(need, session.table) if isinstance(need, Choose) else None
    if asked is None:
        return None
    here = 0
    while here < len(asked.seats) and asked.seats[here] in session.people:
        here += 1
    return replace(asked, seats=asked.seats[:here]) if here else None


def said_already(session: Session) -> Saying | None:
    """The answer of the next player, if everybody knows that there is only one."""
    asked, scene = question_of(session), session.scene
    if asked is None or scene.kind != "choose" or scene.seat != asked.seats[0] or scene.seat in asked.able:
        return None
    return scene.seat, asked.no


def sketch_together(
    session: Session, need: Need, draft: Draft, words: Words, single: Callable[[Need, Draft], Sketch]
) -> Sketch | None:
    """`by:2` lets the third player speak, who then goes on alone; `nobody` answers for all. None: one is asked alone.
    `single` is the sketch of one player's answer."""
    asked = question_of(session)
    able = [seat for seat in asked.seats if seat in asked.able] if asked else []
    if asked is None or len(able) < 2:
        return None
    names, table = session.names, session.table
    if not draft:
        picks = [Pick(f"{ONE}{seat}", words(asked.says, name=names[seat])) for seat in able]
        hint = single(need, ()).hint
        return Sketch((Pick(NOBODY, words("play.nobody")), *picks), hint, table, head=words(asked.head))
    if draft[0] == NOBODY:
        *first, last = asked.seats
        before = tuple((seat, asked.no) for seat in first)
        picked = (Pick(NOBODY, words("play.nobody"), chosen=True),)
        return Sketch(picked, "", table, asked.no, words("play.nobody"), last, words(asked.head), before=before)
    speaker = int(draft[0].removeprefix(ONE))
    before = tuple((seat, asked.no) for seat in asked.seats[: asked.seats.index(speaker)])
    says = words(asked.says, name=names[speaker])
    if asked.yes is not None:
        picked = (Pick(draft[0], says, chosen=True),)
        return Sketch(picked, "", table, asked.yes, says, speaker, words(asked.head), before=before)
    made = single(replace(need, seat=speaker) if isinstance(need, Choose) else need, draft[1:])
    no = single(need, ()).picks
    silent = {pick.key for pick in no if single(need, (pick.key,)).move == asked.no}
    picks = [pick for pick in made.picks if pick.key not in silent]
    return replace(made, picks=tuple(picks), seat=speaker, before=before, head=says)
