"""What the page before a game asks, as data: a new game needs no page of its own.

A game says it in `games/<game>/form.py` as FORM. Every question belongs to an option of the game; an option that is
not asked about keeps its default. Words: `<game>.option.<option>`, and `<game>.option.<option>.text` for a line of
explanation. Without that file, the page asks about the game's on-and-off options only.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from games.contract.words import Words
from table import catalog
from table.game import Options
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
    """As many of these things as `count` says for the number of players, or none: then they are drawn by lot.

    Each is called `<words>.<thing>` and drawn as `<picture>:<thing>`.
    """

    option: str
    of: tuple[str, ...]
    count: Callable[[int], int]
    words: str
    picture: str


@dataclass(frozen=True, slots=True)
class Player:
    """One of the players by seat, or `nobody`: then one is drawn by lot."""

    option: str
    nobody: Plain


@dataclass(frozen=True, slots=True)
class Number:
    """A number between two others, in steps; a time is a number of seconds.

    `remark` may name a text to stand below it, by what has been answered so far.
    """

    option: str
    least: int
    most: int
    step: int = 1
    is_time: bool = False
    remark: Callable[[Options], str] | None = None


@dataclass(frozen=True, slots=True)
class Makeable:
    """Things that come with the game, and how a group makes more of them. A thing is a text; so are its fields.

    `fields` are the texts one may edit, those of no thing being empty. `make` and `read` take the things that are there
    already, and refuse with a reason.
    """

    things: tuple[str, ...]
    longest: int
    name: Callable[[str, Words], str]
    fields: Callable[[str], tuple[str, ...]]
    labels: Callable[[Words], tuple[str, ...]]
    hint: Callable[[Words], str]
    make: Callable[[Sequence[str], Sequence[str]], str]
    write: Callable[[Sequence[str]], str]
    read: Callable[[str, Sequence[str]], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Collection:
    """All things but those switched off, and things the group has made itself. Each is drawn as `<picture>:<thing>`."""

    option: str
    picture: str
    of: Makeable
    least: int = 1


Question: TypeAlias = Switch | OneOf | Some | Player | Number | Collection


@dataclass(frozen=True, slots=True)
class Form:
    """`cover` names the drawings on the game's card at home; `minutes` is how long a game takes, from and to;
    `usual` is the first guess at the players.

    `with_bots`: the options that are settled as soon as a bot sits at the table, and are not asked about then.
    """

    questions: tuple[Question, ...]
    cover: tuple[str, ...] = ()
    minutes: tuple[int, int] = (0, 0)
    usual: int = 4
    with_bots: tuple[tuple[str, Plain], ...] = ()


@cache
def form_of(game: str) -> Form:
    found = catalog.part(game, "form", "FORM")
    if found is None:
        switches = [option.name for option in catalog.load(game).options if isinstance(option.default, bool)]
        return Form(tuple(map(Switch, switches)))
    assert isinstance(found, Form)
    return found
