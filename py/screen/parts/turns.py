"""Draws the log in groups by turn, newest first: whose turn it was, with their sign; a line leads to its moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from screen.app.markup import div, el, text
from screen.app.words import Words
from session.session import Session
from session.story import Line, Turn

NOBODY = -1


def draw_turns(
    words: Words, turns: Sequence[Turn], names: Sequence[str], sign: Callable[[int], str], last: int = 0
) -> str:
    """`sign` is the small picture of a seat; `last` so many lines only. A tap on a line shows that moment."""
    groups, left = [], last or sum(len(turn.lines) for turn in turns)
    for turn in reversed(turns):
        if left <= 0:
            break
        lines = turn.lines[-left:]
        left -= len(lines)
        rows = (el("li", _line(line, turn, sign)) for line in reversed(lines))
        groups.append(el("li", _head(words, turn, names, sign), el("ol", *rows, class_="log-lines"), class_="log-turn"))
    return el("ol", *groups, class_="log-turns") if groups else el("p", text(words("play.log_empty")), class_="soft")


def signs(session: Session) -> Callable[[int], str]:
    """The small picture of each seat, as it is now."""
    return lambda seat: session.kit.around.seat_sign(session.table, seat)


def _head(words: Words, turn: Turn, names: Sequence[str], sign: Callable[[int], str]) -> str:
    if turn.seat > NOBODY:
        return div("log-head", sign(turn.seat), el("b", text(names[turn.seat])), _count(words, turn.number))
    return div("log-head", el("b", text(words("log.round", n=turn.number)))) if turn.number else ""


def _count(words: Words, number: int) -> str:
    return el("small", text(words("log.turn", n=number))) if number else ""


def _line(line: Line, turn: Turn, sign: Callable[[int], str]) -> str:
    """Whoever is not the head of the group stands before what they did."""
    who = sign(line.seat) if line.seat is not None and line.seat != turn.seat else ""
    return el(
        "button", who, el("span", text(line.says)), type="button", class_="log-line", data_do="moment",
        data_with=str(line.event),
    )  # fmt: skip
