"""The running game of a room, as one device sees it: its peers, who is missing, and whether all tables agree.

Nobody is special. A seat that is gone is replaced when the people of all other devices want it (votes.py), and a bot
plays for it until it is back. Law: a device whose table half of the others do not share stops, and says whose differ.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from fair.game.peer import Peer
from fair.game.verdict import Verdict
from fair.group.curve import Curve
from fair.group.secret import Secret
from fair.group.signatures import Signing
from fair.protocol.rounds import NEWEST
from fair.protocol.voices import voices_of
from table import catalog
from table.events import Event, Move
from table.illegal import Illegal
from table.match import Match, start_event
from table.needs import Choose, Clock, Seal, Seat, Stake
from table.text import fingerprint
from wire.game.courier import Courier
from wire.game.fingerprints import Apart, Fingerprints
from wire.game.keys import Keys
from wire.game.patience import Patience
from wire.game.presence import Presence
from wire.game.signatures import Signatures
from wire.game.votes import Wishes
from wire.link.codec import FORGED
from wire.link.link import Link
from wire.link.mesh import Mesh
from wire.link.messages import Beat, Print, Terms

BETWEEN_RETURNS = 2.0
DIFFERING = 20.0  # seconds after which two pasts that do not become one are called a difference


class Sitting:
    """`seats` are those at this device; without any it looks on.

    `left`: the seconds that this device's clock shows. `write_down` keeps a letter of this device before it goes out.
    `has_left`: whether the people of a device have said goodbye.
    """

    def __init__(
        self, terms: Terms, mesh: Mesh, keys: Mapping[str, Keys], curve: Curve, signing: Signing,
        left: Callable[[Clock], int], write_down: Callable[[str], None],
        has_left: Callable[[str], bool] = lambda device: False, protocol: int = NEWEST,
    ) -> None:  # fmt: skip
        self.terms = terms
        self.mesh = mesh
        self.names = tuple(place.name for place in terms.seats)
        self.devices = tuple(place.device for place in terms.seats)
        self._keys = {place.key: keys[place.key] for place in terms.seats if place.key in keys}
        players = tuple(bytes.fromhex(place.key) for place in terms.seats)
        self.signatures = signatures = Signatures(signing, players)
        game = catalog.load(terms.game)
        first = start_event(game, self.names, dict(terms.options), fingerprint(terms))

        def peer(seat: Seat | None) -> Peer:
            own = None if seat is None else self._keys[terms.seats[seat].key]
            return Peer(
                game, first, seat, players, curve,
                Secret(own.master) if own else None,
                None if seat is None or own is None else partial(signatures.sign, seat, own.seed),
                signatures.verify, terms.is_forgiving, left, voices_of(self.devices), breathes=True,
                protocol=protocol,
            )  # fmt: skip

        self.seats = tuple(seat for seat, place in enumerate(terms.seats) if place.key in self._keys)
        self.peers = {seat: peer(seat) for seat in self.seats}
        self.all = list(self.peers.values()) or [peer(None)]
        self.courier = Courier(terms, self.all, mesh, write_down)
        self.presence = Presence(self.devices, mesh, has_left)
        self.patience = Patience()
        self.wishes = Wishes(self.devices, self.seats, mesh)
        self.apart: Apart | None = None
        self.is_quiet = False  # after a reload: nothing is said before somebody was heard
        self._fingerprints = Fingerprints(self.courier.game, signatures)
        self._returned_at = -10.0
        self._other_tables: set[str] = set()  # devices that have last told of another table

    def begin(self) -> None:
        for peer in self.all:
            peer.begin()
        self.courier.post()

    def recall(self, letters: list[bytes]) -> None:
        """After a reload: hears all that was kept, and then first another device, so that nothing is ever said twice.

        An onlooker that knows as much will do. If all others are away, and replaced, there is nobody to wait for.
        """
        for peer in self.all:
            peer.recall(letters)
        self.is_quiet = bool(self.seats) and len(self.seats) < len(self.devices)
        if self.is_quiet:
            for peer in self.all:
                peer.listen()
        else:
            self.begin()

    def _speak_again(self) -> None:
        self.is_quiet = False
        for peer in self.all:
            peer.speak_again()
        self.courier.post()

    def letters(self) -> list[str]:
        """All letters that were heard here, those that came early included, in the order of their steps.

        Of early letters the transcript keeps at most 100 of one author, and 800,000 bytes.
        """
        early = [one for peer in self.all for waiting in peer.transcript.early.values() for one in waiting.values()]
        every = dict.fromkeys([*(one for peer in self.all for one in peer.transcript.since(0)), *early])
        return [signed.wire.decode("ascii") for signed in sorted(every, key=lambda signed: signed.letter.step)]

    # ------------------------------------------------------------ what the page reads

    @property
    def peer(self) -> Peer:
        """The peer of the first seat here, or the witness. It stays the same object for the whole game."""
        return self.all[0]

    @property
    def match(self) -> Match:
        """Ask for it each time: after a long absence it may be another."""
        return self.peer.match

    def match_of(self, seat: Seat | None) -> Match:
        return self.peer.match if seat is None else self.peers[seat].match

    @property
    def is_over(self) -> bool:
        return all(peer.is_done for peer in self.all)

    @property
    def state(self) -> str:
        """playing · waiting (for `missing`) · apart (tables differ) · accused (see `verdict`) · over"""
        if self.verdict is not None:
            return "accused"
        if self.apart is not None:
            return "apart"
        if self.is_over:
            return "over"
        return "waiting" if self.is_quiet or set(self.missing) & set(self.silent) else "playing"

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats for which the table waits."""
        return self.peer.missing

    @property
    def silent(self) -> tuple[Seat, ...]:
        """Seats whose device has not been heard for 5 seconds, and for which nobody stands in."""
        return self.presence.silent(self.peer.company.absent)

    @property
    def absent(self) -> tuple[Seat, ...]:
        """Seats for which the others stand in now."""
        return tuple(sorted(self.peer.company.absent))

    @property
    def can_vote(self) -> tuple[Seat, ...]:
        """Seats that have been silent for 30 seconds, have said goodbye or are mute, and could be replaced."""
        is_on = self.seats and self.state in ("playing", "waiting")
        if not is_on or not self._can_stand_in(len(self.peer.away) + 1):
            return ()
        return tuple(sorted({*self._gone, *self._mute}))

    @property
    def votes(self) -> Mapping[Seat, tuple[str, ...]]:
        """For each seat that somebody wants replaced: the devices that do."""
        return self.wishes.by_seat

    @property
    def is_stuck(self) -> bool:
        """The table waits for somebody who is gone or mute, and nobody can stand in, or others do not want that.

        Or somebody has begun another game.
        """
        if not self.seats or self.state not in ("playing", "waiting"):
            return False
        gone = self._gone
        lost = {*gone, *self._mute}
        is_waiting = not lost.isdisjoint(self.missing) or (self.is_quiet and self.presence.is_alone)
        has_begun_anew = any(self.presence.is_elsewhere(self.devices[seat]) for seat in gone)
        is_refused = not self.wishes.in_vain.isdisjoint(self.missing)
        can_stand_in = self._can_stand_in(len(self.peer.away) + len(lost))
        return has_begun_anew or is_refused or (is_waiting and not can_stand_in)

    @property
    def is_early(self) -> bool:
        """A seat here has not even shown its key, so nobody can be dealt a card: the game may still be called off."""
        return bool(self.seats) and any(peer.transcript.step == 0 for peer in self.all)

    @property
    def is_dealt(self) -> bool:
        return self.peer.course.referee is not None

    @property
    def _gone(self) -> tuple[Seat, ...]:
        return self.presence.gone(self.peer.away)

    @property
    def _mute(self) -> tuple[Seat, ...]:
        """The seats of devices that are there, and keep all waiting (patience.py)."""
        devices = {self.devices[seat] for seat in self.patience.mute} - {self.mesh.identity.device}
        return tuple(seat for seat, one in enumerate(self.devices) if one in devices and seat not in self.peer.away)

    def _can_stand_in(self, count: int) -> bool:
        """For so many seats: not before the keys are divided."""
        company = self.peer.company
        return self.is_dealt and 0 < company.needed <= company.seats - count

    @property
    def verdict(self) -> Verdict | None:
        return next((peer.verdict for peer in self.all if peer.verdict is not None), None)

    # ------------------------------------------------------------ what people do

    def offer(self, seat: Seat, move: Move, name: str | None = None) -> Event:
        """A person at this device moves. Refused with Illegal while the game has stopped."""
        if self.apart is not None or seat not in self.peers:
            raise Illegal("illegal.not_your_turn")
        event = self.peers[seat].match.offer(seat, move, name)
        self.courier.post()
        return event

    def vote(self, seat: Seat) -> None:
        """The people here want to go on without a seat, until it is back."""
        if seat not in self.can_vote:
            raise Illegal("room.not_away")
        self.wishes.want(seat)
        self.tick()

    def unvote(self, seat: Seat) -> None:
        self.wishes.mine.pop(seat, None)

    @property
    def is_due(self) -> bool:
        """There is more to be said here, once what was said is on its way."""
        return any(peer.is_due for peer in self.all)

    def go_on(self) -> None:
        for peer in self.all:
            if peer.is_due:
                peer.go_on()
        self.courier.post()

    def time_is_up(self) -> None:
        """The clock that all see has run out on this device. However many seats sit here, it counts once."""
        for peer in self.all:
            peer.time_is_up()
        self.courier.post()

    def asked_of(self, seat: Seat) -> tuple[Choose | Seal | Stake, ...]:
        """What the player of a seat at this device still has to decide; what has one true answer the device tells."""
        peer = self.peers[seat]
        if peer.is_waiting:
            return ()
        asked = (need for need in peer.match.needs if isinstance(need, Choose | Seal | Stake) and seat in need.seats)
        return tuple(
            need for need in asked if need.name not in peer.chosen and not (isinstance(need, Choose) and need.told)
        )

    # ------------------------------------------------------------ what is heard

    def hear_beat(self, link: Link, beat: Beat) -> None:
        device, where = link.device, beat.where
        self.wishes.hear(device, beat.missed)
        is_at_this_game = where is not None and where.game == self.courier.game
        self.presence.hear(device, is_at_this_game)
        if where is None or not is_at_this_game:
            return
        self.courier.compare(device, where)
        knows = device in self.devices or where.step >= self.courier.near.transcript.step
        # Only what this device has said itself must be known here: others may keep their letters back.
        mine = replace(where, spoken=tuple(seat for seat in where.spoken if seat in self.seats))
        if self.is_quiet and knows and self.courier.lacks(mine) is None:
            self._speak_again()
        if beat.table is not None:
            self._compare_tables(link, beat.table)

    def _compare_tables(self, link: Link, theirs: Print) -> None:
        if not 0 <= theirs.seat < len(self.devices) or self.devices[theirs.seat] != link.device:
            link.ear.strike()
            return
        match = self.match
        if not 1 <= theirs.events <= len(match.log) or self.apart is not None:
            return
        ours = self._fingerprints.mark_at(match, theirs.events)
        if ours == theirs.mark:
            self._other_tables.discard(link.device)
            return
        if not self._fingerprints.is_signed(theirs):
            link.ear.strike(FORGED)
        elif link.device not in self.courier.differing:  # else one of the two will take the other's past over
            self._other_tables.add(link.device)
            self._come_apart(link.device, theirs.events, ours, theirs.mark)

    def _come_apart(self, device: str, events: int, ours: str, theirs: str) -> None:
        """Stops the game, unless more than half of the devices see what we see."""
        seats = tuple(seat for seat, one in enumerate(self.devices) if one == device)
        here = {one for seat, one in enumerate(self.devices) if seat not in self.peer.company.absent}
        others = here & {*self._other_tables, *self.courier.differing}
        if 2 * len(others) >= len(here):
            self.apart = Apart(device, seats, events, ours, theirs)

    def print(self) -> Print | None:
        """What this device's table looks like, signed by its first seat."""
        if not self.seats or self.is_quiet:
            return None
        seat = self.seats[0]
        return self._fingerprints.tell(self.match, seat, self._keys[self.terms.seats[seat].key].seed)

    # ------------------------------------------------------------ time passes

    def tick(self) -> None:
        peer = self.courier.far
        self.patience.tick(self.mesh.now, peer.transcript.step, peer.awaited)
        self.wishes.tick(lambda: self.can_vote)
        self.presence.tick()
        replaced = {*self.seats, *self.peer.away, *self.wishes.mine}
        if self.is_quiet and self.presence.is_alone and len(replaced) == len(self.devices):
            self._speak_again()
        if not self.is_quiet and self.apart is None:
            self._declare_absent()
            self._say_back()
        for device, since in list(self.courier.differing.items()):
            if self.mesh.state(device) != "here":
                del self.courier.differing[device]  # it is not there to be shown anything
            elif self.mesh.now - since > DIFFERING and self.apart is None and self.verdict is None:
                events = len(self.match.log)
                self._come_apart(device, events, self._fingerprints.mark_at(self.match, events), "")
        self.courier.post()

    def _declare_absent(self) -> None:
        gone = self.wishes.agreed(self.peer.away)
        if gone:
            for peer in self.peers.values():
                if peer.me not in gone:
                    peer.declare_absent(*gone)

    def _say_back(self) -> None:
        """A seat that was replaced, and is here again, says so until it is counted in."""
        away = [peer for seat, peer in self.peers.items() if seat in peer.company.absent and not peer.is_done]
        if away and self.mesh.neighbours and self.mesh.now - self._returned_at >= BETWEEN_RETURNS:
            self._returned_at = self.mesh.now
            for peer in away:
                peer.say_back()
