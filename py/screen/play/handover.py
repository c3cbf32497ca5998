"""The screen between two players: it names who takes the tablet, and hides all until that one says so."""

from __future__ import annotations

from dataclasses import dataclass

from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.app.skeleton import button
from screen.app.words import Words
from table.needs import Seat


@dataclass(frozen=True, slots=True)
class Peek:
    """Who is to look, and why: once at the start (`look`), to choose (`act`), to look only (`pocket`), or at
    no secret at all, because it is that player's turn (`turn`)."""

    seat: Seat
    why: str


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
    return div("front handover", card, id="handover")
