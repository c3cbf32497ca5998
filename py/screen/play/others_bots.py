"""Draws the bots around a table: which chair is a bot's, how good it is, and that it is thinking.

The parts are the same wherever bots sit: alone with people, in a room, at a table of several devices.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from screen.app.icons import icon
from screen.app.markup import el, text
from screen.app.words import Words
from screen.play.hint_sheet import can_ask
from screen.play.panels import act, draw_turn
from table.levels import level_named
from table.needs import Roll, Seat

if TYPE_CHECKING:
    from screen.play.alone import Alone

LONGEST = 200
# As dots: at a table of agents and spies the word for a level would be taken for a role.
DOTS = {"recruit": "●○○", "officer": "●●○", "chief": "●●●"}


class BotCompany:
    def __init__(self, alone: Alone) -> None:
        self.alone = alone

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.alone.people

    def tool(self, words: Words) -> str:
        return ""

    def draw(self, words: Words, names: Sequence[str]) -> str:
        """While bots are at it: the way to be done sooner. Whoever plays alone may ask what a chief would do."""
        if can_ask(self.alone):
            return act(words("advice.title"), "advice", class_="quiet", sign="lightbulb", key="h")
        if self.alone.scene.kind != "wait":
            return ""
        return act(words("thinking.faster"), "faster", class_="quiet", sign="skip-forward", key="f")

    def draw_wait(self, words: Words, names: Sequence[str]) -> str:
        scene = self.alone.scene
        thinking = [seat for seat in getattr(scene.need, "seats", ()) if seat in self.alone.levels]
        if isinstance(scene.need, Roll) or not thinking:
            return draw_turn(words("play.turn", name=names[scene.seat or 0]), words("thinking.rolls"), sign="bot")
        return draw_thinking(words, [names[seat] for seat in thinking])

    def draw_seat(self, words: Words, seat: Seat, name: str, status: str) -> str:
        scene = self.alone.scene
        is_on = scene.kind == "wait" and seat in (scene.seat, *getattr(scene.need, "seats", ()))
        return draw_bot(words, name, self.alone.levels[seat], status, is_on)


def draw_thinking(words: Words, names: Sequence[str]) -> str:
    who = words.list(names)
    return draw_turn(words("thinking.now", names=who, n=len(names)), words("thinking.hint"), sign="bot")


def draw_bot(words: Words, name: str, level: str, status: str, is_on: bool, alarm: str = "") -> str:
    """One bot among those around the table. `alarm`: what is wrong with its device."""
    return el(
        "span",
        icon("bot"),
        el("span", text(name), class_="seat-name"),
        draw_level(words, level),
        el("small", text(status)) if status else "",
        el("small", text(alarm), class_="alarm-text") if alarm else "",
        class_="seat other awaited" if is_on else "seat other",
        title=f"{name}: {_called(words, level)}",
    )


def draw_level(words: Words, level: str) -> str:
    return el("small", DOTS.get(level_named(level), ""), role="img", aria_label=_called(words, level), class_="dots")


def _called(words: Words, level: str) -> str:
    """Another device says what it likes of its bot: what is no level is simply a bot."""
    level = level_named(level)
    return words(f"level.{level}") if level in DOTS else words("lobby.bot")


def draw_typing(words: Words, label: str, typed: str) -> str:
    """The field for words of one's own. What was typed before others spoke is still there."""
    field = el(
        "input",
        id="typing",
        value=typed or None,
        maxlength=LONGEST,
        autocomplete="off",
        enterkeyhint="send",
        aria_label=label,
        placeholder=label,
        data_do="typing",
    )
    send = el(
        "button", icon("chevron-right"), el("span", text(words("thinking.say"))), type="submit", class_="button"
    )
    return el("form", field, send, class_="typing", data_submit="say")
