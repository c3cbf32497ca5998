"""A small board in the rules: the game as it stood at some moment of its lesson, to look at or to play on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from games.contract.guide import Part
from games.contract.kit import kit
from games.contract.lesson import said
from screen.app.markup import div, el, text
from screen.app.words import Words
from session.bots.steps import play_through
from session.bots.teacher import match_of
from session.story import Story
from table.match import Match

ID = re.compile(r'\bid="([^"]+)"')
BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


@dataclass(frozen=True, slots=True)
class Moment:
    """How long the log is then, and what has just happened."""

    length: int
    says: str


@lru_cache(maxsize=4)
def played(game: str, language: str) -> tuple[Match, tuple[int, ...]]:
    """The lesson played to its end, and how long its log was after each step."""
    words, brings = Words(language), kit(game)
    assert brings.lesson is not None
    match = match_of(brings.lesson, brings, words("lesson.name"))
    return match, tuple(play_through(match, brings, brings.lesson, words))


def moments(game: str, first: int, last: int, words: Words) -> list[Moment]:
    """The moments of an example: how it stood before, and then every step at which something is told."""
    match, lengths = played(game, words.language)
    story, found = Story(match, kit(game)), [Moment(lengths[first - 1] if first else 1, "")]
    for step in range(first, last + 1):
        told = [line for n, line in story.lines(words) if found[-1].length <= n < lengths[step]]
        if told:
            found.append(Moment(lengths[step], " ".join(told)))
    return found


def draw_board(game: str, length: int, words: Words, name: str, *more: str) -> str:
    """`name` sets the ids of this drawing apart from those of every other one in the document."""
    match, _ = played(game, words.language)
    board = kit(game).board
    ground = board.ground(words)
    pieces = board.pieces(match.tables[length - 1], (), words, match.names)
    box = BOX.search(ground)
    wide, high = box.groups() if box else ("12", "11")
    drawn = el("div", _apart(ground + pieces, name), inert=True, class_="small-drawing")
    return div("small-board", drawn, *more, data_game=game, style=f"aspect-ratio: {wide} / {high}")


def draw_diagram(game: str, parts: Sequence[Part], shown: int, words: Words, name: str = "diagram") -> str:
    """The board with a number on each part, and what the numbers mean."""
    _, lengths = played(game, words.language)
    numbers = (
        el("b", str(n), style=f"left: {part.x:g}%; top: {part.y:g}%", aria_hidden="true")
        for n, part in enumerate(parts, 1)
    )
    named = (el("li", text(said(part.name, words.language))) for part in parts)
    return el("figure", draw_board(game, lengths[shown], words, name, *numbers), el("ol", *named), class_="diagram")


def _apart(markup: str, name: str) -> str:
    """A board may lie on the page under the rules: no id may stand in the document twice."""
    for one in set(ID.findall(markup)):
        markup = re.sub(rf'(id="|#){re.escape(one)}(?=["\)])', rf"\g<1>{name}-{one}", markup)
    return markup
