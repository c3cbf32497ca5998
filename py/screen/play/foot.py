"""The bar at the foot: what can be done next with one tap, in its own words."""

from __future__ import annotations

from typing import Protocol

from games.contract.picks import Draft, Pick, Sketch
from screen.app.frame import Frame
from screen.app.markup import el, text
from screen.app.words import Words
from screen.parts.panels import act
from screen.play.handover import Peek
from session.scene import Scene
from session.session import Session
from table.needs import Seal

FEW = 3  # so many answers find room in the bar
LONG, LONGEST_LABEL = 28, 56  # letters: so much a button can say, the longer ones in a row of their own


class Play(Protocol):
    """What the bar asks of the page."""

    app: Frame
    session: Session

    @property
    def draft(self) -> Draft: ...

    @property
    def peek(self) -> Peek | None: ...


def at_the_foot(play: Play, scene: Scene, sketch: Sketch) -> list[Pick]:
    """What stands in the bar instead of in the list: plain answers out of a few, what is no piece and no place of the
    board (a bid, the end of the turn), or what anybody may start while the clock runs."""
    is_aloud = isinstance(scene.need, Seal) and scene.need.aloud
    if (play.peek and not is_aloud) or scene.kind not in ("choose", "floor", "seal"):
        return []
    if scene.kind == "floor":
        return [] if play.draft else [pick for pick in sketch.picks if not pick.at and not pick.group]
    if play.draft and sketch.move is not None:
        return []
    if len(sketch.picks) == 1:
        return [pick for pick in sketch.picks if not pick.chosen]
    plain = [pick for pick in sketch.picks if not (pick.chosen or pick.group or ":" in pick.at)]
    return plain if len(plain) <= FEW else []


def draw_lister(words: Words, is_open: bool) -> str:
    """All that can be tapped on the board stands in a list too; screen reader and keyboard find it without this."""
    expanded = "true" if is_open else "false"
    return act(words("play.list"), "list", class_="step", sign="list-ordered", aria_expanded=expanded)


def draw_undo(play: Play) -> str:
    """The last confirmed move, as long as nothing was rolled, revealed or passed on since."""
    if not play.session.can_undo or play.draft or play.peek:
        return ""
    return act(play.app.words("play.undo_move"), "undo", class_="quiet step", sign="undo-2", key="u")


def draw_drafting(play: Play, sketch: Sketch, undo: str, quick: str) -> str:
    """What the draft would do, the three buttons of building a move, and what else can be done with one tap."""
    words = play.app.words
    if sketch.can_shuffle:
        quick += act(words("play.shuffle"), "shuffle", class_="even", sign="shuffle")
    if not play.draft and (sketch.at_once or not sketch.picks):
        hide = act(words("play.hide"), "hide", class_="step", sign="eye-off") if play.peek else ""
        return undo + hide + quick
    says = sketch.summary if play.draft or sketch.move else ""
    is_short = sketch.move is not None and 0 < len(says) <= LONGEST_LABEL
    summary = "" if is_short or not says else _preview(words, says)
    back = act(words("play.undo_step"), "undo", class_="step", sign="undo-2", key="u") if play.draft else ""
    over = act(words("play.start_over"), "over", class_="step", sign="rotate-ccw") if len(play.draft) > 1 else ""
    hide = act(words("play.hide"), "hide", class_="step", sign="eye-off") if play.peek and not play.draft else ""
    if sketch.at_once and not play.peek and sketch.move is None:
        return summary + undo + hide + back + over + quick  # the next tap says it
    if sketch.move is None:  # what comes next is chosen above
        return summary + undo + hide + back + over + quick
    label = says if is_short else words("play.confirm")
    class_ = "main long" if len(label) > LONG else "main"
    name = f"{words('play.confirm')}: {says}" if is_short else None  # what was chosen may be called the same
    confirm = act(label, "confirm", class_=class_, sign="check", key="c", data_focus=True, aria_label=name)
    return summary + undo + hide + back + over + (quick if sketch.can_shuffle or not play.draft else "") + confirm


def _preview(words: Words, says: str) -> str:
    """What the move would be: not whole yet, or too long to stand on its own button."""
    return el("p", el("small", text(words("play.preview"))), text(says), class_="summary")
