"""Small choices that several forms offer: one of a few chips, and how good a bot is to be."""

from collections.abc import Sequence

from screen.app.markup import div, el, text
from screen.app.words import Words
from table.levels import LEVELS, level_named


def chips(label: str, verb: str, choices: Sequence[tuple[str, str]], chosen: str, class_: str = "chips wide") -> str:
    """A row of chips: one of them is chosen, or none yet."""
    at = chosen or choices[0][0]
    row = (
        el(
            "button",
            text(words),
            type="button",
            class_="chip",
            role="radio",
            data_do=verb,
            data_with=key,
            aria_checked="true" if key == chosen else "false",
            tabindex="0" if key == at else "-1",
        )
        for key, words in choices
    )
    return div(class_, *row, role="radiogroup", aria_label=label)


def draw_levels(words: Words, place: int, name: str, level: str) -> str:
    """A list to choose how good the bot on this place is."""
    now = level_named(level)
    levels = (el("option", text(words(f"level.{one}")), value=one, selected=one == now or None) for one in LEVELS)
    return el(
        "select",
        *levels,
        id=f"level-{place}",
        aria_label=words("new.level", name=name),
        data_do="level",
        data_with=str(place),
    )
