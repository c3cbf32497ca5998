"""Draws what players may do on their private page: things to cross off, and a step nobody else may take."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract.shown import Act, Shelf
from screen.app.markup import div, el, text
from screen.app.skeleton import button
from screen.app.words import Words
from table.pocket import Pocket


def draw_acts(words: Words, acts: Sequence[Act], armed: str) -> str:
    """What only the owner of this page may do; asked twice, for it cannot be taken back."""
    drawn = []
    for one in acts:
        if one.key != armed:
            drawn.append(button(one.title, "act", one.key, icon_name="flag"))
            continue
        sure = button(one.title, "act", one.key, class_="main", icon_name="check")
        drawn.append(
            div(
                "sure",
                el("p", text(one.text)),
                div("answers", button(words("app.cancel"), "act", "", "quiet"), sure),
            )
        )
    return el("section", *drawn, class_="acts") if drawn else ""


def draw_marks(words: Words, shelf: Shelf | None, pocket: Pocket) -> str:
    """Things to cross off: one tap crosses, another puts it back."""
    if shelf is None:
        return ""
    tiles = [
        el(
            "button",
            thing.picture,
            el("span", text(thing.title)),
            type="button",
            class_="tile mark pick",
            data_do="mark",
            data_with=thing.key,
            aria_pressed="true" if pocket.note(thing.key) else "false",
        )
        for thing in shelf.things
    ]
    head = el("h2", text(shelf.title)) + el("p", text(words("play.marks_hint")), class_="soft")
    return el("section", head, div("poster", *tiles, data_picks=True), class_="shelf-of")
