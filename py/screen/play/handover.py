"""The screen between two players: it names who takes the device, and hides everything until that player says so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.skeleton import button
from screen.app.words import Words
from session.scene import Scene
from session.session import Session
from table.needs import Seat


@dataclass(frozen=True, slots=True)
class Peek:
    """Who is to look, and why: once at the start (`look`), to choose (`act`), to look only (`pocket`), or at
    no secret at all, because it is that player's turn (`turn`)."""

    seat: Seat
    why: str


class Hands:
    """Who holds the device, who is called to it, and who looks at what. A person who has it alone needs no handover."""

    def __init__(self, session: Session, calls_every_turn: Callable[[], bool]) -> None:
        self.session, self.calls_every_turn = session, calls_every_turn
        self.handover: Peek | None = None
        self.peek: Peek | None = None
        self.holder: Seat | None = None
        self.armed = ""  # a step from the private page that was tapped once
        self.is_hiding = False  # the only person here wants their cards hidden for now

    @property
    def only(self) -> Seat | None:
        """The person who has this device alone."""
        people = self.session.people
        return people[0] if len(people) == 1 else None

    def call_next(self, scene: Scene) -> None:
        if self.only is not None:
            if scene.kind == "look" or (scene.kind in ("ask", "seal") and not self.is_hiding):
                self.open(scene)
        elif scene.seat is None:
            self.holder = None
        elif self.calls_every_turn() and scene.kind in ("roll", "choose", "ask") and scene.seat != self.holder:
            self.hand_over(Peek(scene.seat, "turn"))

    def hand_over(self, peek: Peek) -> None:
        self.armed = ""
        if self.only is None:
            self.peek, self.handover = None, peek
        elif peek.why != "turn":
            self.peek, self.handover = peek, None
            if peek.why == "act":
                self.session.looked(peek.seat)

    def open(self, scene: Scene) -> None:
        if scene.seat is not None and scene.kind in ("look", "ask", "seal"):
            self.hand_over(Peek(scene.seat, "look" if scene.kind == "look" else "act"))

    def acknowledge(self, scene: Scene) -> None:
        """The device has changed hands: what happened before stays."""
        if (peek := self.handover) is None:
            return
        self.handover = None
        if peek.seat != self.holder:
            self.session.hold()
        self.holder = peek.seat
        if peek.why != "turn":
            self.peek = peek
        elif scene.kind == "ask":
            self.peek = Peek(peek.seat, "act")
        if self.peek and self.peek.why == "act":
            self.session.looked(self.peek.seat)

    def hide(self) -> None:
        """The owner has seen enough."""
        if peek := self.peek:
            self.is_hiding = self.is_hiding or peek.why == "act"
            self.peek, self.armed = None, ""
            self.session.looked(peek.seat)

    def put_away(self) -> None:
        self.peek, self.handover, self.armed = None, None, ""


def draw_handover(words: Words, name: str, why: str, undo: str = "") -> str:
    """Nothing here may depend on anything but the name, the reason, and whether the last move can be undone."""
    is_turn = why == "turn"
    key = {"look": "handover.look", "turn": "handover.turn"}.get(why, "handover.act")
    card = div(
        "handover-card panel",
        el("span", icon("smartphone" if is_turn else "eye-off"), class_="handover-sign"),
        el("h1", text(words("handover.give", name=name)), tabindex="-1", data_focus=True),
        el("p", text(words(key, name=name))),
        "" if is_turn else el("p", text(words("handover.only", name=name)), class_="handover-only"),
        div(
            "handover-answers",
            button(words("handover.mine", name=name), "mine", class_="main", icon_name="hand"),
            undo if is_turn else button(words("handover.board"), "away", class_="quiet"),
        ),
    )
    return el("main", card, class_="front handover", id="handover")
