"""A player's hand, where another device is the table: what is the player's own comes first, the board is a tap away.

Law: it is drawn only where one person has the device alone, and folds away at a tap.
"""

from __future__ import annotations

from typing import Protocol

from games.contract.kit import Kit
from games.contract.shown import Thing
from screen.app.frame import Frame
from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.parts.shelf import draw_shelf
from screen.play.handover import Hands, Peek
from session.session import Session
from table.needs import Seat

SHORT = 16  # letters: an amount, a place; what is longer stands on the private page


class Play(Protocol):
    """What the drawing reads of the page."""

    app: Frame
    session: Session
    kit: Kit
    hands: Hands
    is_own_shown: bool

    @property
    def peek(self) -> Peek | None: ...


def is_hand(play: Play) -> bool:
    return play.session.others.layout == "hand"


def layout_of(play: Play) -> str | None:
    """For the style sheet: a hand, with the board folded away or open."""
    if not is_hand(play):
        return None
    return "hand board" if "board" in play.session.others.opened else "hand"


def draw_own(play: Play, is_covered: bool) -> dict[str, str]:
    """The two things that fold away, and the own cards if they are open. A card that is chosen with is drawn below."""
    if not is_hand(play):
        return {} if play.hands.only is None else {"own": "" if is_covered else _in_sight(play, play.hands.only)}
    seat, words, opened = play.hands.only, play.app.words, play.session.others.opened
    if is_covered:
        return {"own": ""}
    folds = [_fold("map", words("layout.board"), "board", "board" in opened)]
    shelves = ""
    if seat is not None and not play.peek:
        folds.insert(0, _fold("lock", words("layout.own"), "own", "own" in opened))
        if "own" in opened:
            shown = play.kit.private.shelves(play.session.view(seat), words, play.session.names)
            shelves = "".join(draw_shelf(shelf, words) for shelf in shown)
            shelves += _more(words("layout.own_more"), seat)
    return {"own": div("folds", *folds) + shelves}


def _in_sight(play: Play, seat: Seat) -> str:
    """Nobody else looks: what is the player's own stays beside the board, until they would rather hide it."""
    if play.peek:
        return ""
    words, is_shown = play.app.words, play.is_own_shown
    label = words("play.only_you")
    switch = el(
        "button",
        icon("eye" if is_shown else "eye-off"),
        "" if is_shown else el("span", text(label)),
        type="button",
        class_="button quiet" if not is_shown else "icon-button",
        aria_label=label,
        title=label,
        data_do="own",
        aria_expanded="true" if is_shown else "false",
    )
    things = play.kit.glance(play.session.view(seat), words, play.session.names) if is_shown else ()
    drawn = el("ul", *map(_small, things), aria_label=label) if things else ""
    return div("in-sight", switch, drawn)


def _small(thing: Thing) -> str:
    says = el("span", text(thing.text)) if len(thing.text) <= SHORT else ""
    return el("li", thing.picture, el("span", el("strong", text(thing.title)), says, class_="caption"))


def _fold(sign: str, label: str, what: str, is_open: bool) -> str:
    return el(
        "button",
        icon(sign),
        el("span", text(label)),
        icon("chevron-down" if is_open else "chevron-right"),
        type="button",
        class_="button fold",
        data_do="fold",
        data_with=what,
        aria_expanded="true" if is_open else "false",
    )


def _more(label: str, seat: int) -> str:
    """The private page, with notes and what may be done from there."""
    return el(
        "button", icon("pencil"), el("span", text(label)), type="button", class_="button quiet", data_do="secrets",
        data_with=str(seat),
    )  # fmt: skip
