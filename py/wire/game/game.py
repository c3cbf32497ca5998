"""The running game, as one device sees it: its peers, who is silent, who is replaced, and whether all tables agree.

Nobody is special. A seat that has been silent for long is replaced when the people of all other devices want it; a
bot plays for it until it is back. Law: if two devices have different tables after the same events, the game stops.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from fair.game.joined import Verdict
from fair.game.peer import Peer
from fair.group.curve import Curve
from fair.group.labels import Label, encode
from fair.group.refused import Malformed
from fair.group.secret import Secret
from fair.group.signatures import Signing
from fair.protocol.letter import bytes64, text64
from table import catalog
from table.events import Event, Move
from table.illegal import Illegal
from table.match import Match, start_event
from table.needs import Choose, Clock, Seal, Seat, Stake
from table.text import fingerprint
from wire.game.courier import Courier
from wire.game.signatures import Signatures
from wire.link.codec import FORGED
from wire.link.link import Link
from wire.link.mesh import Mesh
from wire.link.messages import Beat, Print, Terms
from wire.room.lobby import Keys

BETWEEN_RETURNS = 2.0
ELSEWHERE = 10.0  # seconds after which one who is here, but not at this table, is missed as one who is gone
DIFFERING = 20.0  # seconds after which two pasts that do not become one are called a difference


@dataclass(frozen=True, slots=True)
class Apart:
    """Two devices have different tables after the same number of events: the game has stopped."""

    device: str
    seats: tuple[Seat, ...]
    events: int
    ours: str
    theirs: str


class Sitting:
    """`seats` are those at this device; none: it looks on."""

    def __init__(
        self, terms: Terms, mesh: Mesh, keys: Mapping[str, Keys], curve: Curve, signing: Signing,
        left: Callable[[Clock], int], has_left: Callable[[str], bool] = lambda device: False,
    ) -> None:  # fmt: skip
        self.terms = terms
        self.mesh = mesh
        self.has_left = has_left
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
                signatures.verify, terms.is_forgiving, left,
            )  # fmt: skip

        self.seats = tuple(seat for seat, place in enumerate(terms.seats) if place.key in self._keys)
        self.peers = {seat: peer(seat) for seat in self.seats}
        self.all = list(self.peers.values()) or [peer(None)]
        for one in self.all:
            one.breathes = True
        self.courier = Courier(terms, self.all, mesh)
        self.apart: Apart | None = None
        self.is_quiet = False  # after a reload: nothing is said before somebody was heard
        self.wish: set[Seat] = set()
        self.wishes: dict[str, frozenset[Seat]] = {}
        self._elsewhere: dict[str, float] = {}  # devices at which this game is not on, and since when
        self._returned_at = -10.0
        self._print: Print | None = None
        self._marks: dict[tuple[int, str], str] = {}

    def begin(self) -> None:
        for peer in self.all:
            peer.begin()
        self.courier.post()

    def recall(self, letters: list[bytes]) -> None:
        """After a reload. If others sit elsewhere, one of them is heard first, or one who looks on and knows as much:
        so nothing is ever said twice.

        If all of them are away, and are replaced or to be replaced, there is nobody to wait for.
        """
        for peer in self.all:
            peer.recall(letters)
        self.is_quiet = bool(self.seats) and len(self.seats) < len(self.devices)
        if self.is_quiet:
            self._signs = [peer.signing for peer in self.all]
            for peer in self.all:
                peer.signing = None
        else:
            self.begin()

    def _speak_again(self) -> None:
        self.is_quiet = False
        for peer, signing in zip(self.all, self._signs, strict=True):
            peer.signing = signing
        self.begin()

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
        """For whom the table waits."""
        return self.peer.missing

    @property
    def silent(self) -> tuple[Seat, ...]:
        """Seats whose device has not been heard for 5 seconds, and for which nobody stands in."""
        return tuple(
            seat for seat, device in enumerate(self.devices)
            if self.mesh.state(device) != "here" and seat not in self.peer.company.absent
        )  # fmt: skip

    @property
    def absent(self) -> tuple[Seat, ...]:
        """Seats for which the others stand in now."""
        return tuple(sorted(self.peer.company.absent))

    @property
    def can_vote(self) -> tuple[Seat, ...]:
        """Seats that have been silent for 30 seconds, or have said goodbye, and could be replaced."""
        is_on = self.seats and self.state in ("playing", "waiting")
        return self._gone if is_on and self._can_stand_in(len(self.peer.away) + 1) else ()

    @property
    def is_stuck(self) -> bool:
        """The table waits for somebody who is gone, and nobody can stand in; or one has begun another game."""
        if not self.seats or self.state not in ("playing", "waiting"):
            return False
        gone = self._gone
        is_waiting = not set(gone).isdisjoint(self.missing) or (self.is_quiet and self._is_alone)
        has_begun_anew = any(self._is_elsewhere(self.devices[seat]) for seat in gone)
        return has_begun_anew or (is_waiting and not self._can_stand_in(len(self.peer.away) + len(gone)))

    @property
    def is_early(self) -> bool:
        """A seat here has not even shown its key, so nobody can be dealt a card: it may still be called off."""
        return bool(self.seats) and any(peer.transcript.step == 0 for peer in self.all)

    @property
    def is_dealt(self) -> bool:
        return self.peer.course.referee is not None

    @property
    def _gone(self) -> tuple[Seat, ...]:
        return tuple(
            seat for seat, device in enumerate(self.devices)
            if seat not in self.peer.away
            and (
                self.mesh.state(device) == "away"
                or self.has_left(device)
                or self._is_elsewhere(device)
            )
        )  # fmt: skip

    def _is_elsewhere(self, device: str) -> bool:
        return self.mesh.now - self._elsewhere.get(device, self.mesh.now) > ELSEWHERE

    @property
    def _is_alone(self) -> bool:
        """Nobody else who sits at this table has been heard for 30 seconds."""
        return all(self.mesh.state(device) == "away" for device in self.devices if device != self.mesh.identity.device)

    def _can_stand_in(self, count: int) -> bool:
        """For so many seats: not before the keys are divided."""
        company = self.peer.company
        return self.is_dealt and 0 < company.needed <= company.seats - count

    @property
    def votes(self) -> Mapping[Seat, tuple[str, ...]]:
        """For each seat that somebody wants replaced: the devices that do."""
        found: dict[Seat, list[str]] = {}
        for device, seats in ({self.mesh.identity.device: frozenset(self.wish)} | self.wishes).items():
            for seat in sorted(seats):
                found.setdefault(seat, []).append(device)
        return {seat: tuple(found[seat]) for seat in sorted(found)}

    @property
    def missed(self) -> tuple[tuple[str, tuple[Seat, ...]], ...]:
        """What beats tell: what people want here, and at the neighbours, for those who have no link to them."""
        near = {device: self.wishes[device] for device in self.mesh.neighbours if device in self.wishes}
        mine = {self.mesh.identity.device: frozenset(self.wish)} if self.seats else {}
        return tuple((device, tuple(sorted(seats))) for device, seats in (mine | near).items())

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
        """The clock that all see has run out on this device."""
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
        device = link.device
        for one, seats in beat.missed:  # of those whom we hear ourselves we believe nobody else
            if one in self.devices and (one == device or one not in (self.mesh.identity.device, *self.mesh.neighbours)):
                self.wishes[one] = frozenset(seat for seat in seats if 0 <= seat < len(self.devices))
        if beat.where is None or beat.where.game != self.courier.game:
            self._elsewhere.setdefault(device, self.mesh.now)
        else:
            self._elsewhere.pop(device, None)
            self.courier.compare(device, beat.where)
            knows = device in self.devices or beat.where.step >= self.courier.near.transcript.step
            if self.is_quiet and knows and self.courier.lacks(beat.where) is None:
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
        ours = self._mark_at(theirs.events)
        if ours == theirs.mark:
            return
        try:
            message = self._print_message(theirs.seat, theirs)
            signed = self.signatures.verify(theirs.seat, message, bytes64(theirs.signature))
        except Malformed:
            signed = False
        if not signed:
            link.ear.strike(FORGED)
        elif link.device not in self.courier.differing:  # else one of the two will take the other's closing over
            self._come_apart(link.device, theirs.events, ours, theirs.mark)

    def _come_apart(self, device: str, events: int, ours: str, theirs: str) -> None:
        seats = tuple(seat for seat, one in enumerate(self.devices) if one == device)
        self.apart = Apart(device, seats, events, ours, theirs)

    def _mark_at(self, events: int) -> str:
        """What the table looked like after so many events, and how it came to that."""
        match = self.match
        key = (events, match.log.heads[events - 1])
        if key not in self._marks:
            self._marks[key] = fingerprint((key[1], fingerprint(match.tables[events - 1])))
        return self._marks[key]

    def _print_message(self, seat: Seat, told: Print) -> bytes:
        return encode(Label.PRINT.text, self.courier.game, seat, told.events, told.mark)

    def print(self) -> Print | None:
        """What this device's table looks like, signed by its first seat."""
        if not self.seats or self.is_quiet:
            return None
        seat, events = self.seats[0], len(self.match.log)
        told = Print(seat, events, self._mark_at(events), "")
        if self._print is None or (self._print.events, self._print.mark) != (told.events, told.mark):
            seed = self._keys[self.terms.seats[seat].key].seed
            signature = text64(self.signatures.sign(seat, seed, self._print_message(seat, told)))
            self._print = Print(seat, events, told.mark, signature)
        return self._print

    # ------------------------------------------------------------ time passes

    def tick(self) -> None:
        self.wish = {seat for seat in self.wish if seat in self.can_vote}
        for device in list(self.wishes):
            if self.mesh.state(device) == "away":
                del self.wishes[device]
        near = {device: at for device, at in self._elsewhere.items() if self.mesh.reach(device) == "direct"}
        self._elsewhere = near  # of others it is not known any more
        if self.is_quiet and self._is_alone and len({*self.seats, *self.peer.away, *self.wish}) == len(self.devices):
            self._speak_again()
        if not self.is_quiet and self.apart is None:
            self._declare_absent()
            self._say_back()
        for device, since in list(self.courier.differing.items()):
            if self.mesh.state(device) != "here":
                del self.courier.differing[device]  # it is not there to be shown anything
            elif self.mesh.now - since > DIFFERING and self.apart is None and self.verdict is None:
                events = len(self.match.log)
                self._come_apart(device, events, self._mark_at(events), "")
        self.courier.post()

    def _declare_absent(self) -> None:
        gone = self.agreed_gone()
        if gone:
            for peer in self.peers.values():
                if peer.me not in gone:
                    peer.declare_absent(*gone)

    def agreed_gone(self) -> frozenset[Seat]:
        """The seats without which the people of all other devices want to go on."""
        mine = {self.mesh.identity.device: frozenset(self.wish)} if self.seats else {}
        wishes = self.wishes | mine
        away = self.peer.away
        gone = {seat for wish in wishes.values() for seat in wish} - away
        while True:
            others = {device for seat, device in enumerate(self.devices) if seat not in gone | away}
            kept = {seat for seat in gone if all(seat in wishes.get(device, ()) for device in others)}
            if kept == gone:
                return frozenset(gone)
            gone = kept

    def _say_back(self) -> None:
        """Who was replaced, and is here again, says so until it is heard."""
        away = [peer for seat, peer in self.peers.items() if seat in peer.company.absent and not peer.is_done]
        if away and self.mesh.neighbours and self.mesh.now - self._returned_at >= BETWEEN_RETURNS:
            self._returned_at = self.mesh.now
            for peer in away:
                peer.say_back()
