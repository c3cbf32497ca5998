"""The records that the store keeps: settings, the last table, the labels of the shelf, and what players made.

Law: what is read from the device is judged like what comes from a stranger. An entry is never written in another form
than the edition before reads: tests/screen/kept/ holds some of those.
"""

import json
from dataclasses import asdict, dataclass, field, fields
from typing import Any, TypeVar

from table.match import Match
from table.save import About

T = TypeVar("T")


@dataclass(frozen=True)
class Settings:
    """Without a language the browser's is spoken. `handover` covers the screen before something private, or every turn.

    The last three are for play between devices: the name of this device's player, the relays through which friends
    are found, and the servers that help through a router. The page contacts only those that the player has named.
    """

    language: str = ""
    theme: str = "auto"
    text_size: str = "normal"
    handover: str = "private"
    auto_roll: bool = False
    sound: bool = True
    asked_to_persist: bool = False
    name: str = ""
    relays: tuple[str, ...] = ()
    servers: tuple[str, ...] = ()


@dataclass(frozen=True)
class Label:
    """A saved game as the shelf shows it. `turn` counts up with every game that is taken up: the highest was played
    last, whatever the device's clock says."""

    id: str
    title: str
    when: str
    game: str
    players: tuple[str, ...]
    moves: int
    is_over: bool = False
    is_damaged: bool = False
    turn: int = 0


@dataclass(frozen=True)
class LastTable:
    """Who played last, people and bots, and the last options of each game."""

    names: tuple[str, ...] = ()
    options: dict[str, dict[str, Any]] = field(default_factory=dict)
    bots: tuple[str, ...] = ()


@dataclass(frozen=True)
class Taken:
    """A game taken off the shelf, kept while the player may still change their mind."""

    label: Label
    text: str


def label_of(match: Match, about: About, turn: int = 0) -> Label:
    moves = sum(event.kind == "choose" for event in match.log.events)
    is_over = match.outcome is not None
    return Label(about.id, about.title, about.when, match.game.name, match.names, moves, is_over, turn=turn)


def read_own(text: str | None) -> dict[str, tuple[str, ...]]:
    try:
        data = json.loads(text or "{}")
        return {str(game): tuple(str(thing) for thing in things) for game, things in data.items()}
    except (ValueError, TypeError, AttributeError):
        return {}


def write(value: Any) -> str:
    return json.dumps(asdict(value), ensure_ascii=False)


def read(kind: type[T], text: str | None) -> T | None:
    """Lenient on purpose: it drops a field of another version, and a missing one gets its default."""
    try:
        data = json.loads(text or "")
        names = [one.name for one in fields(kind) if one.name in data]  # type: ignore[arg-type]
        values = {name: tuple(data[name]) if isinstance(data[name], list) else data[name] for name in names}
        return kind(**values)
    except (ValueError, TypeError):
        return None
