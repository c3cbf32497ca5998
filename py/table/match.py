"""A match: one game being played. Every event enters it through one door, and only the match itself ever changes.

Law: an event is checked against what was sealed before, then by the rules, and only then is anything changed.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from table.answers import check_stake
from table.dealers import Dealer
from table.events import Event, Move
from table.game import Game, Options, Outcome, Table, View
from table.illegal import Illegal
from table.log import Log
from table.names import LONGEST_NAME, clean
from table.needs import Choose, Need, Seal, Seat, Stake
from table.pocket import Pocket
from table.text import Plain, same

Watcher = Callable[[Sequence[Event]], None]


def start_event(game: Game, names: Sequence[str], options: Options, terms: str | None = None) -> Event:
    """The first event: all that the players agreed on. `terms` is the fingerprint of a room's further agreements."""
    full = game.agreed(len(names), options)
    agreed = tuple((name, full[name]) for name in sorted(full))
    return Event("start", game.name, None, (game.version, tuple(names), agreed), (), terms)


class Match:
    """`pockets` belong to the seats on this device: all seats around one tablet, one seat over the network."""

    def __init__(self, game: Game, dealer: Dealer, first: Event, seats_here: Sequence[Seat] | None = None) -> None:
        names, options = read_start(game, first)
        self.game = game
        self.dealer = dealer
        self.names = names
        self.options = options
        self.log = Log().add(first)
        self.tables: list[Table] = [game.start(len(names), options)]
        here = range(len(names)) if seats_here is None else seats_here
        self.pockets: dict[Seat, Pocket] = {seat: Pocket(seat) for seat in here}
        self.kept = 1
        self.watchers: list[Watcher] = []
        self._asked_at: Table = None
        self._asked: Sequence[Need] = ()

    @property
    def table(self) -> Table:
        return self.tables[-1]

    @property
    def needs(self) -> Sequence[Need]:
        """What the game is waiting for. It is asked often, so the answer is kept until the table changes."""
        table = self.table
        if self._asked_at is not table:
            self._asked_at, self._asked = table, self.game.waiting(table)
        return self._asked

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.table)

    def view(self, seat: Seat | None) -> View:
        """What this seat may know or, without a seat, what everybody may know."""
        return self.game.see(self.table, None if seat is None else self.pocket_of(seat))

    def need_of(self, seat: Seat, name: str | None = None) -> Need:
        """What this seat is asked for."""
        for need in self.needs:
            if seat in need.seats and isinstance(need, Choose | Seal | Stake) and name in (None, need.name):
                return need
        raise Illegal("illegal.not_your_turn")

    def pocket_of(self, seat: Seat) -> Pocket:
        """Refuses a seat that is not on this device: nobody here moves, or sees, for it."""
        if seat not in self.pockets:
            raise Illegal("illegal.not_your_turn")
        return self.pockets[seat]

    def moves(self, seat: Seat, name: str | None = None) -> Sequence[Move]:
        return self.game.moves(self.view(seat), self.need_of(seat, name))

    def offer(self, seat: Seat, move: Move, name: str | None = None) -> Event:
        """Plays a move for a seat on this device."""
        event, pocket = self.draft(seat, move, name)
        self._take(event, {seat: pocket})
        return event

    def draft(self, seat: Seat, move: Move, name: str | None = None) -> tuple[Event, Pocket]:
        """The event that this move would be, and the seat's pocket after it. Nothing is played yet."""
        need = self.need_of(seat, name)
        pocket = self.pocket_of(seat)
        if isinstance(need, Choose):
            proof = self.dealer.prove(pocket, move.facts)
            return Event("choose", need.name, seat, move.value, move.facts, proof), pocket
        assert isinstance(need, Seal | Stake)
        self._check_hidden(need, seat, move)
        return self.dealer.hide(need, pocket, move.value)

    def _check_hidden(self, need: Seal | Stake, seat: Seat, move: Move) -> None:
        """Judges a hidden value on the seat's own device, because the rules see it only when it is opened."""
        if move.facts:
            raise Illegal("illegal.not_possible")
        if isinstance(need, Stake):
            check_stake(need, self.pockets[seat].staked_in_all(need.name), move.value)
        elif not any(same(move, offered) for offered in self.game.moves(self.view(seat), need)):
            raise Illegal("illegal.not_possible")

    def receive(self, event: Event) -> None:
        """Plays an event that comes from elsewhere: a dealer, a replay, a file, another device."""
        self._take(event, {})

    def _take(self, event: Event, changed: Mapping[Seat, Pocket]) -> None:
        self.dealer.check(self.log, event)
        table = self.game.play(self.table, event)
        self.log = self.log.add(event)
        self.tables.append(table)
        for seat, pocket in {**self.pockets, **changed}.items():
            self.pockets[seat] = self.dealer.learn(pocket, self.log, event)
        for watcher in self.watchers:
            watcher((event,))

    def step(self) -> Event | None:
        """Lets the dealer answer one need, or a seat give the only answer it has. None: a player has to choose."""
        for need in self.needs:
            event = self.dealer.answer(need, self.log, self.pockets)
            if event is not None:
                self._take(event, {})
                return event
            if isinstance(need, Choose) and need.told and need.seat in self.pockets:
                (answer,) = self.moves(need.seat, need.name)
                return self.offer(need.seat, answer, need.name)
        return None

    def settle(self, but: tuple[type, ...] = ()) -> None:
        """Lets the dealer go on until a player is asked. It stops at the needs in `but`, for a page to show them."""
        while not any(isinstance(need, but) for need in self.needs) and self.step():
            pass

    def keep(self) -> None:
        """Makes all that has happened final, because the tablet was passed on."""
        self.kept = len(self.log)

    def can_undo(self) -> bool:
        """Undoing is fair only while nothing was revealed, rolled or passed on since."""
        last = self.log.events[-1]
        return len(self.log) > self.kept and last.kind == "choose" and not last.facts and self.outcome is None

    def undo(self) -> None:
        if not self.can_undo():
            raise Illegal("illegal.undo")
        self.log = self.log.until(len(self.log) - 1)
        self.tables.pop()
        for watcher in self.watchers:
            watcher(())

    def write_note(self, seat: Seat, page: str, text: str) -> None:
        """Keeps a private note in the seat's pocket. A note never becomes an event."""
        self.pockets[seat] = self.pockets[seat].write_note(page, text)


def read_start(game: Game, first: Event) -> tuple[tuple[str, ...], dict[str, Plain]]:
    """Reads names and options from the first event, or refuses it. The log keeps the names as they were written."""
    value: Any = first.value
    if first.kind != "start" or first.name != game.name or first.seat is not None or first.facts:
        raise Illegal("illegal.start")
    try:
        version, names, options = value
        agreed = _agreed(game, version, len(names), dict(options))
    except (TypeError, ValueError) as wrong:
        raise Illegal("illegal.start") from wrong
    if not (first.proof is None or (isinstance(first.proof, str) and first.proof)):
        raise Illegal("illegal.start")
    if not isinstance(names, tuple) or not all(isinstance(name, str) for name in names):
        raise Illegal("illegal.start")
    return tuple(clean(name, LONGEST_NAME) or "?" for name in names), agreed


def _agreed(game: Game, version: Plain, seats: int, options: Options) -> dict[str, Plain]:
    """The options of a game that these rules can play. Those of another version may know options that ours do not."""
    if same(version, game.version):
        return game.agreed(seats, options)
    another = Illegal("illegal.version", theirs=str(version), ours=str(game.version))
    if type(version) is not int or version > game.version:
        raise another
    try:
        agreed = game.agreed(seats, options)
    except Illegal as wrong:
        raise another from wrong
    if not game.plays_alike(version, agreed):
        raise another
    return agreed
