"""A player's private page: own cards, what was sealed, the notes. It exists only while its owner looks."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract.picks import Pick, Sketch
from games.contract.shown import Act, Shelf, Thing
from screen.app.icons import icon
from screen.app.markup import div, el, region, text
from screen.app.skeleton import button
from screen.app.words import Words
from screen.parts.shelf import caption, draw_shelf
from screen.play.own_steps import draw_acts, draw_marks
from table.pocket import Pocket

LONGEST_NOTE = 2000
WORDY = 60  # letters: cards that say so much stand in fewer columns


def draw_pocket(
    words: Words,
    whose: str,
    shelves: Sequence[Shelf],
    pages: Sequence[Thing],
    pocket: Pocket,
    why: str,
    marks: Shelf | None = None,
    acts: Sequence[Act] = (),
    armed: str = "",
) -> str:
    done = button(
        words("play.done_looking" if why == "look" else "play.hide"),
        "hide",
        class_="main",
        icon_name="eye-off",
    )
    head = el(
        "header",
        el(
            "h1",
            icon("eye"),
            el("span", text(whose)),
            tabindex="-1",
            data_focus=True,
        ),
        region("private-clock") if why == "pocket" else "",
        class_="pocket-head",
    )
    shown = "".join(draw_shelf(shelf, words) for shelf in shelves)
    if why != "look":
        shown += draw_acts(words, acts, armed) + draw_marks(words, marks, pocket) + draw_notes(words, pages, pocket)
    foot = el("footer", done, class_="pocket-foot")
    return el("main", head, div("pocket-body", shown), foot, class_="front pocket", id="pocket")


def draw_hand(hand: Sequence[Thing], sketch: Sketch) -> str:
    """The cards one may play are lit. Once one is chosen the others are gone: a player who helps with the
    targets must not see them."""
    picks = {pick.key: pick for pick in sketch.picks}
    chosen = [thing for thing in hand if thing.key in picks and picks[thing.key].chosen]
    drawn = []
    for thing in chosen or hand:
        pick = picks.get(thing.key)
        inside = (thing.picture, el("span", *caption(thing), class_="caption"))
        if pick is None:
            drawn.append(div("secret dim", *inside))
            continue
        drawn.append(
            el(
                "button",
                *inside,
                type="button",
                class_="secret pick chosen" if pick.chosen else "secret pick",
                data_do="pick",
                data_with=pick.key,
                data_focus=not drawn,
                aria_pressed="true" if pick.chosen else "false",
            )
        )
    is_wordy = any(len(thing.text) > WORDY for thing in hand)
    return div("hand wordy" if is_wordy else "hand", *drawn, data_picks=True) if hand else ""


def draw_tiles(picks: Sequence[Pick]) -> str:
    """Large things to tap, as they are now."""
    tiles = [
        el(
            "button",
            pick.picture,
            el("span", text(pick.label), class_="caption"),
            type="button",
            class_="secret pick chosen" if pick.chosen else "secret pick",
            data_do="pick",
            data_with=pick.key,
            data_focus=pick is picks[0],
            aria_pressed="true" if pick.chosen else "false",
        )
        for pick in picks
    ]
    return div("hand tiles", *tiles, data_picks=True) if tiles else ""


def draw_notes(words: Words, pages: Sequence[Thing], pocket: Pocket) -> str:
    rows = [
        el(
            "label",
            page.picture,
            el("span", text(page.title)),
            el(
                "textarea",
                text(pocket.note(page.key)),
                rows=2,
                maxlength=LONGEST_NOTE,
                id=f"note-{page.key}",
                data_do="note",
                data_with=page.key,
                autocomplete="off",
                aria_label=words("play.note_on", thing=page.title),
            ),
            class_="note",
        )
        for page in pages
    ]
    head = el("h2", text(words("play.notes"))) + el("p", text(words("play.notes_hint")), class_="soft")
    return el("section", head, div("notes", *rows), class_="shelf-of") if rows else ""
