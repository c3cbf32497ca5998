"""The records that the store keeps: settings, the last table, the labels of the shelf, and what players made.

Law: what is read from the device is judged like what comes from a stranger (reading.py). An entry is never written in
another form than the edition before reads: tests/screen/kept/ holds some of those.
"""

import json
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from store.reading import glance, read
from table.match import Match
from table.names import LONGEST_NAME, LONGEST_TITLE, clean
from table.save import About

THEMES = ("auto", "light", "dark")
TEXT_SIZES = ("normal", "large", "huge")
HANDOVERS = ("private", "every_turn")
CLIMAXES = ("slow", "normal", "fast", "step")  # how long a climax stands; step by step until a tap
VOLUMES = ("soft", "normal", "loud")
PLACES = ("", "same", "apart")  # of friends: around one Wi-Fi, or in different homes
LAYOUTS = ("", "whole", "hand", "table")  # what this device is in a room; nothing: what fits


@dataclass(frozen=True)
class Settings:
    """Without a language the browser's is spoken. `handover` covers the screen before something private, or every turn.

    Five are for play between devices: the name of this device's player, the relays through which friends
    are found, the servers that help through a router, where the friends were the last time a room was opened, and what
    this device is to a table. The page contacts nobody before its player has read who it is.
    """

    language: str = ""
    theme: str = field(default="auto", metadata={"one_of": THEMES})
    text_size: str = field(default="normal", metadata={"one_of": TEXT_SIZES})
    handover: str = field(default="private", metadata={"one_of": HANDOVERS})
    auto_roll: bool = False
    sound: bool = True
    volume: str = field(default="normal", metadata={"one_of": VOLUMES})
    haptics: bool = True
    climaxes: str = field(default="normal", metadata={"one_of": CLIMAXES})
    coach: bool = True
    asked_to_persist: bool = False
    name: str = field(default="", metadata={"longest": LONGEST_NAME})
    relays: tuple[str, ...] = ()
    servers: tuple[str, ...] = ()
    place: str = field(default="", metadata={"one_of": PLACES})
    layout: str = field(default="", metadata={"one_of": LAYOUTS})
    is_install_hint_closed: bool = False


@dataclass(frozen=True)
class Label:
    """A saved game as the shelf shows it; of an old one it is not known who has won. `turn` counts up with every game
    that is taken up: the highest was played last, whatever the device's clock says."""

    id: str
    title: str
    when: str = field(metadata={"longest": 19})
    game: str
    players: tuple[str, ...] = field(metadata={"longest": LONGEST_NAME})
    moves: int
    is_over: bool = False
    is_damaged: bool = False
    turn: int = 0
    winners: tuple[str, ...] = field(default=(), metadata={"longest": LONGEST_NAME})
    bots: int = 0  # how many of the players are bots


@dataclass(frozen=True)
class LastTable:
    """Who played last, people and bots, and the last options of each game."""

    names: tuple[str, ...] = field(default=(), metadata={"longest": LONGEST_NAME, "places": True})
    options: dict[str, dict[str, Any]] = field(default_factory=dict)
    bots: tuple[str, ...] = field(default=(), metadata={"places": True})


@dataclass(frozen=True)
class Taken:
    """A game taken off the shelf, kept while the player may still change their mind."""

    label: Label
    text: str


def label_of(match: Match, about: About, turn: int = 0) -> Label:
    moves = sum(event.kind == "choose" for event in match.log.events)
    winners = tuple(match.names[seat] for seat in match.outcome.winners) if match.outcome else ()
    return Label(
        about.id, about.title, about.when, match.game.name, match.names, moves, match.outcome is not None, turn=turn,
        winners=winners, bots=sum(map(bool, about.bots)),
    )  # fmt: skip


def read_label(id_: str, line: str | None) -> Label | None:
    """The label of this game; None if something in it is missing."""
    label = read(Label, line)
    return replace(label, id=id_) if label and label.title and label.game and label.players else None


def mended(id_: str, line: str | None, text: str) -> Label:
    """What there is of a label, with its gaps filled from the game itself; damaged if that is no game at all."""
    label = replace(read(Label, line) or Label("", "", "", "", (), 0), id=id_)
    seen, title = glance(text), label.title or clean(id_, LONGEST_TITLE) or "?"
    if seen is None:
        return replace(label, title=title, is_damaged=True)
    return replace(
        label,
        title=label.title or seen.title or title,
        when=label.when or seen.when,
        game=label.game or seen.game,
        players=label.players or seen.players,
        moves=label.moves or seen.moves,
    )


def write(value: Any) -> str:
    return json.dumps(asdict(value), ensure_ascii=False)

