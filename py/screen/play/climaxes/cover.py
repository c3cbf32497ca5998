"""Draws a climax over the whole table: its headline, its picture, its sentence, and the way on.

A tap anywhere goes on, for the button reaches over all of it.
"""

from __future__ import annotations

from screen.app.frame import Frame
from screen.app.icons import icon
from screen.app.markup import div, el, text
from screen.play.climaxes.queue import Climaxes


def draw_climax(app: Frame, climaxes: Climaxes) -> str:
    if (moment := climaxes.now) is None:
        return ""
    climax = moment.climax
    time = "" if climaxes.waits_for_tap else el("i", class_="climax-time", aria_hidden="true")
    button = el(
        "button",
        el("span", text(app.words("climax.go_on"))),
        icon("chevron-right"),
        type="button",
        class_="button main",
        id="climax-on",
        data_do="seen",
        data_key="c",
        aria_keyshortcuts="C",
        data_focus=True,
    )
    card = div(
        "climax-card",
        el("h1", text(climax.title)),
        div("climax-picture", climaxes.picture),
        # How it ends is not read before it is seen.
        el("p", text(climax.text), class_=None if climaxes.is_at_end else "later") if climax.text else "",
        div("climax-foot", time, button),
        # Another climax is another element, so that its picture and its time begin anew.
        id=f"climax-{moment.event}",
        style=f"--time:{climaxes.seconds:g}s",
    )
    return el("main", card, class_=f"front climax {climax.tone if climaxes.is_at_end else ''}".rstrip(), id="climax")
