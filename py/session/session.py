"""A session: one device's way to be at a table, and all that the play page knows of the world.

There are three. On one device (local.py), with bots (local.py with bots/local.py), in a room (room/session.py). A
session draws nothing, and the page never asks which one it has. Law: a move goes to `offer` and nowhere else, and what
happens after an event stands in `after` and nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from games.contract.kit import Kit
from session.clock import RoundClock, running_in
from session.device import Device
from session.others import Others
from session.scene import Scene
from table.events import Move
from table.game import Game, Table, View
from table.log import Log
from table.needs import Need, Seat
from table.pocket import Pocket

Answer = Move | None


class Advice(Protocol):
    """What a chief would do in this seat. `hint` comes after a while: see bots/hint.py."""

    hint: Any
    seat: Seat
    need: str

    def tell(self, move: Answer) -> str:
        """A move in words."""

    def reasons(self, move: Answer) -> tuple[list[str], list[str]]:
        """What speaks for a move and what against it, the strongest first."""

    def lights(self, move: Answer) -> tuple[str, ...]:
        """The pieces and places of the board that it is about."""


class Session(Protocol):
    game: Game
    kit: Kit
    clock: RoundClock
    people: tuple[Seat, ...]  # those who sit at this device

    @property
    def menu(self) -> Sequence[tuple[str, str]]:
        """What else can be done at this table: verbs, and the keys of their words."""

    @property
    def doors(self) -> Mapping[str, tuple[Any, ...]]:
        """Where a verb leads: the name of a place (screen/places.py), and what it needs."""

    # ------------------------------------------------------------ what everybody knows

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def log(self) -> Log: ...

    @property
    def tables(self) -> Sequence[Table]: ...

    @property
    def table(self) -> Table: ...

    @property
    def needs(self) -> Sequence[Need]: ...

    @property
    def others(self) -> Others:
        """Who plays, but not at this device."""

    @property
    def has_bots(self) -> bool:
        """With a bot at the table, what is said is said in words."""

    # ------------------------------------------------------------ what the people here know and are asked

    @property
    def pockets(self) -> Mapping[Seat, Pocket]:
        """Those of the people at this device."""

    def view(self, seat: Seat | None) -> View:
        """What this seat may know; without a seat, what everybody may know."""

    def moves(self, seat: Seat, name: str | None = None) -> Sequence[Move]: ...

    @property
    def scene(self) -> Scene:
        """What the screen shows now, and for whom."""

    # ------------------------------------------------------------ what they do

    def offer(self, seat: Seat, move: Move, name: str | None = None) -> None:
        """A seat wants to do something. A refusal changes nothing."""

    def offer_together(self, moves: Mapping[Seat, Move], name: str) -> None:
        """Several people say it at once."""

    def step(self) -> None:
        """Somebody has tapped the die, or what is to be turned over."""

    @property
    def can_undo(self) -> bool: ...

    def undo(self) -> None: ...

    def hold(self) -> None:
        """The device was handed on: what has happened stays."""

    def looked(self, seat: Seat) -> None:
        """This player has seen all their cards."""

    def watch(self, is_watching: bool) -> None:
        """People here are being shown what has just happened: the bots around this device wait until they have seen
        it. A room waits for nobody."""

    def write_note(self, seat: Seat, page: str, text: str, at_once: bool = False) -> None: ...

    def do(self, verb: str, with_: str) -> None:
        """What only some sessions can do: hurry the bots, vote about somebody who is gone. Others ignore it."""

    def ask_advice(self) -> Advice | None:
        """Asks a chief; None: not now, or not here."""

    # ------------------------------------------------------------ what is kept, and the end

    @property
    def title(self) -> str:
        """What the game is called on the shelf; nothing: it has no name of its own."""

    def export(self) -> str:
        """The game as a file."""

    def leave(self) -> None:
        """The page shows something else now."""


class Following(Protocol):
    """What `after` asks of a session."""

    device: Device
    clock: RoundClock

    @property
    def needs(self) -> Sequence[Need]: ...

    def settle(self) -> None:
        """Lets the dealer go on until somebody is asked."""

    def keep(self) -> None:
        """Writes the game down on the device."""

    def attend(self) -> None:
        """Lets the bots of this device go on."""


def after(session: Following) -> bool:
    """What happens after every event, a player's, a bot's, a dealer's, the clock's, or one from another device.

    False: nothing that the page shows has changed.
    """
    session.settle()
    session.keep()
    is_new = session.device.news()
    session.clock.follow(running_in(session.needs))
    session.attend()
    return is_new
