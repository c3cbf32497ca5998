"""A table on one device: people around it, and on some chairs perhaps bots, which play by themselves.

Law: the game is kept after every event, so that a reload at any moment loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from games.contract.kit import kit
from session.clock import RoundClock, clock_in, running_in
from session.device import Device
from session.others import Others
from session.scene import SEEN, Scene, scene_of, seen_mark, settle
from session.session import Advice, after
from table.events import Event, Move
from table.game import Table, View
from table.illegal import Cheat, Illegal
from table.log import Log
from table.match import Match
from table.needs import Need, Seat
from table.pocket import Pocket
from table.save import About, dump

NOTE_SECONDS = 0.8
MENU = (
    ("replay", "menu.look_back"),
    ("log", "play.log"),
    ("score", "play.score"),
    ("help", "app.rules"),
    ("settings", "app.settings"),
    ("save", "menu.save"),
    ("home", "menu.home"),
    ("end", "menu.end"),
)


class Bots(Protocol):
    """The bots around the device."""

    @property
    def others(self) -> Others: ...

    @property
    def people(self) -> tuple[Seat, ...]: ...

    def adapt(self, scene: Scene) -> Scene:
        """The scene as the people see it, while some seats are not theirs."""

    def forced(self) -> tuple[Seat, Move, str] | None:
        """An answer that needs no asking, because there is only one and nobody else looks on."""

    def attend(self) -> None:
        """Goes on with what is asked of them now."""

    def hurry(self) -> None: ...

    def watch(self, is_watching: bool) -> None:
        """People are being shown something: wait with the next move."""

    def ask_advice(self) -> Advice | None: ...


class LocalSession:
    """A game without `about` is a show: it is never kept, and nobody has to look at their cards first."""

    def __init__(
        self,
        device: Device,
        match: Match,
        about: About | None,
        bots: Callable[[LocalSession], Bots] | None = None,
    ) -> None:
        self.device, self.match, self.about = device, match, about
        self.game, self.kit = match.game, kit(match.game.name)
        self.menu: tuple[tuple[str, str], ...] = MENU
        self.doors: dict[str, tuple[Any, ...]] = {
            "replay": ("replay", match, about),
            "over": ("result", match, about),
            "end": ("end game", about.id if about else ""),
        }
        self.is_left = False
        self._typed = 0
        self.bots = bots(self) if bots else None
        self.people = self.bots.people if self.bots else tuple(range(len(match.names)))
        is_running = running_in(match.needs) is not None
        self.clock = RoundClock(device, self._remember, self._time_is_up, is_asleep=is_running)
        if is_running:
            device.work(self._wake())
        length = len(match.log)
        self.settle()
        self.clock.follow(running_in(match.needs))
        if len(match.log) > length:
            self.keep()
        self.attend()

    # ------------------------------------------------------------ what everybody knows

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.names

    @property
    def log(self) -> Log:
        return self.match.log

    @property
    def tables(self) -> Sequence[Table]:
        return self.match.tables

    @property
    def table(self) -> Table:
        return self.match.table

    @property
    def needs(self) -> Sequence[Need]:
        return self.match.needs

    @property
    def others(self) -> Others:
        return self.bots.others if self.bots else Others()

    @property
    def has_bots(self) -> bool:
        return self.bots is not None

    # ------------------------------------------------------------ what the people here know and are asked

    @property
    def pockets(self) -> Mapping[Seat, Pocket]:
        return {seat: self.match.pockets[seat] for seat in self.people}

    def view(self, seat: Seat | None) -> View:
        return self.match.view(seat)

    def moves(self, seat: Seat, name: str | None = None) -> Sequence[Move]:
        return self.match.moves(seat, name)

    @property
    def scene(self) -> Scene:
        scene = scene_of(self.match, self.kit, self.people if self.about else ())
        return self.bots.adapt(scene) if self.bots else scene

    # ------------------------------------------------------------ what they do

    def offer(self, seat: Seat, move: Move, name: str | None = None) -> None:
        try:
            self.match.offer(seat, move, name)
        except Cheat as wrong:  # at this table nobody is accused: a claim too high is refused like any other move
            raise (Illegal("illegal.claim") if wrong.reason == "cheat.claim" else wrong) from wrong
        after(self)

    def offer_together(self, moves: Mapping[Seat, Move], name: str) -> None:
        for seat, move in moves.items():
            self.match.offer(seat, move, name)
        after(self)

    def step(self) -> None:
        self.match.step()
        after(self)

    @property
    def can_undo(self) -> bool:
        return self.match.can_undo()

    def undo(self) -> None:
        self.match.undo()
        after(self)

    def hold(self) -> None:
        self.match.keep()
        self.keep()

    def looked(self, seat: Seat) -> None:
        pocket = self.match.pockets[seat]
        if pocket.note(SEEN) != seen_mark(pocket):
            self.match.write_note(seat, SEEN, seen_mark(pocket))
            after(self)

    def watch(self, is_watching: bool) -> None:
        if self.bots and not self.is_left:
            self.bots.watch(is_watching)

    def write_note(self, seat: Seat, page: str, text: str, at_once: bool = False) -> None:
        """What is typed is kept after a pause, for every key is a change."""
        self.match.write_note(seat, page, text)
        if at_once:
            self.keep()
            return
        self._typed += 1
        typed = self._typed
        self.device.browser.after(NOTE_SECONDS, lambda: self.keep() if typed == self._typed else None)

    def do(self, verb: str, with_: str) -> None:
        if (verb == "faster" or "next" in (verb, with_)) and self.bots:
            self.bots.hurry()

    def ask_advice(self) -> Advice | None:
        return self.bots.ask_advice() if self.bots else None

    # ------------------------------------------------------------ after an event

    def settle(self) -> None:
        """The dealer answers, a clock that was stopped says what it shows, and what has one answer only is said."""
        while True:
            settle(self.match, self.kit)
            stopped = clock_in(self.needs)
            if stopped and not running_in(self.needs):
                self.match.receive(Event("clock", stopped.name, None, self.clock.reading(stopped) or None))
            elif self.bots and (forced := self.bots.forced()):
                self.match.offer(*forced)
            else:
                return

    def keep(self) -> None:
        self.device.keep(self.match, self.about)

    def attend(self) -> None:
        if self.bots and not self.is_left:
            self.bots.attend()

    # ------------------------------------------------------------ the clock

    async def _wake(self) -> None:
        """After a reload: the clock has gone on meanwhile."""
        kept = await self.device.store.moment(self.about.id) if self.about else None
        self.clock.resume(*(kept or ("", 0)))
        if not self.is_left:
            self.clock.follow(running_in(self.needs))

    def _remember(self, name: str, ends: int) -> None:
        if name:
            self.match.keep()  # nobody gets time back by taking a move back
        if self.about:
            store, id_ = self.device.store, self.about.id
            self.device.work(store.keep_moment(id_, name, ends) if name else store.drop_moment(id_))

    def _time_is_up(self) -> None:
        if need := running_in(self.needs):
            self.match.receive(Event("clock", need.name))
            after(self)

    # ------------------------------------------------------------ what is kept, and the end

    @property
    def title(self) -> str:
        label = self.device.store.labels.get(self.about.id) if self.about else None
        return label.title if label else self.about.title if self.about else ""

    def export(self) -> str:
        now = self.device.browser.now()
        about = self.about or About("game", " · ".join(self.names), now)
        return dump(self.match, replace(about, title=self.title or about.title, when=now))

    def leave(self) -> None:
        self.is_left = True
        if self._typed:
            self._typed += 1  # a note is kept now, not after a pause: the game may be opened anew by then
            self.keep()
        self.clock.rest()
