"""What the page before a game asks, as data, so that a new game brings no page of its own.

A game says it in `games/<game>/form.py` as FORM. Every question belongs to an option of the game; an option
nobody asks about keeps its default. Words: `<game>.option.<option>`, and `<game>.option.<option>.text` for a
line of explanation. A game without that file is asked about its on-and-off options only.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from table.catalog import load
from table.text import Plain


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    option: str


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of these values; each is called `<game>.option.<option>.<value>`."""

    option: str
    values: tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Some:
    """As many of these things as `count` says for the number of players, or none: then the lot decides.

    Each is called `<words>.<thing>` and drawn as `<picture>:<thing>`.
    """

    option: str
    of: tuple[str, ...]
    count: Callable[[int], int]
    words: str
    picture: str


@dataclass(frozen=True, slots=True)
class Player:
    """One of the players by seat, or `nobody`: then the lot decides."""

    option: str
    nobody: Plain


@dataclass(frozen=True, slots=True)
class Number:
    """A number between two others, in steps; a time is a number of seconds."""

    option: str
    least: int
    most: int
    step: int = 1
    is_time: bool = False


@dataclass(frozen=True, slots=True)
class Collection:
    """All things but those switched off, and things the group has made itself: see `games/<game>/own.py`.

    That file brings THINGS, LONGEST, name(thing, words), fields(thing), labels(words), hint(words),
    make(fields, others), write(things) and read(text, others); a thing is drawn as `<picture>:<thing>`.
    """

    option: str
    picture: str
    least: int = 1


Question: TypeAlias = Switch | OneOf | Some | Player | Number | Collection


@dataclass(frozen=True, slots=True)
class Form:
    """`cover` names the drawings on the game's card at home; `usual` is the first guess at the players.

    `with_bots`: the options that are settled as soon as a bot sits at the table, and are not asked about then.
    """

    questions: tuple[Question, ...]
    cover: tuple[str, ...] = ()
    usual: int = 4
    with_bots: tuple[tuple[str, Plain], ...] = ()


@cache
def form_of(game: str) -> Form:
    if find_spec(f"games.{game}.form"):
        form = import_module(f"games.{game}.form").FORM
        assert isinstance(form, Form)
        return form
    return Form(
        tuple(Switch(option.name) for option in load(game).options if isinstance(option.default, bool))
    )
