"""All devices of a network game in one thread: they share nothing but bytes, and every run is the same.

Letters on one link keep their order; between the links a seeded lot decides what arrives first. A cheat is a `Device`
with one small thing changed: what it says (`tell`), what it sends to whom (`outgoing`), what it plays (`choose`).
"""

import hashlib
import hmac
from collections import deque
from collections.abc import Callable, Sequence
from random import Random

from toy import CURVE

from fair.game.peer import Peer
from fair.group.curve import Curve
from fair.group.refused import Refused
from fair.group.secret import Secret
from fair.group.signatures import ED25519
from fair.protocol.letter import Letter, row
from fair.protocol.rounds import AND, NEWEST
from fair.protocol.voices import Voices
from soak.playout import NAMES, TIME_PASSES
from table.events import Event, Move
from table.game import Game, Options
from table.illegal import Cheat
from table.log import Log
from table.match import start_event
from table.needs import Choose, Clock, Need, Seal, Stake
from table.pocket import Pocket
from table.text import Plain, fingerprint

LONGEST = 20_000


def toy_sign(seat: int, message: bytes) -> bytes:
    """Stands in for Ed25519, which is tested by itself: a mark that only this seat is given the means to make."""
    return hmac.digest(b"seat %d" % seat, message, "sha256") * 2


def toy_verify(seat: int, message: bytes, signature: bytes) -> bool:
    return hmac.compare_digest(toy_sign(seat, message), signature)


class Speaking(Peer):
    """A peer whose every word passes its device first."""

    device: "Device"

    def _letter(self, me: int, kind: str, word: Plain) -> Letter:
        return super()._letter(me, kind, self.device.tell_all(kind, word))

    def learn(self, pocket: Pocket, log: Log, event: Event) -> Pocket:
        """A cheat remembers what its honest letter would have held, where it cannot read its own box."""
        try:
            return super().learn(pocket, log, event)
        except (Cheat, Refused):
            if self.device.honest is None:
                raise
            return super().learn(pocket, log, self.device.honest)


class Device:
    """One seat's device, honest. A cheat overrides one of these."""

    def __init__(self, peer: Speaking, seat: int, mesh: "Mesh") -> None:
        self.peer = peer
        self.seat = seat
        self.mesh = mesh
        self.lied_at: int | None = None
        self.honest: Event | None = None
        peer.device = self

    def tell_all(self, kind: str, word: Plain) -> Plain:
        """What this device says in its letter, in all conversations that are held together."""
        if AND not in kind:
            return self.tell(kind, word)
        parts = zip(kind.split(AND), row(word), strict=True)
        return tuple(None if part is None else self.tell(one, part) for one, part in parts)

    def tell(self, kind: str, word: Plain) -> Plain:
        """What this device says in its letter when it should say `word`."""
        return word

    def outgoing(self, wire: bytes, to: int) -> list[bytes]:
        """What this device really sends to that seat when it should send `wire`."""
        return [wire]

    def choose(self, need: Need, moves: list[Move], rng: Random) -> Move:
        return rng.choice(moves)


class Mesh:
    def __init__(
        self, game: Game, seats: int, options: Options, seed: str = "mesh", forgiving: bool = True,
        curve: Curve = CURVE, devices: dict[int, type[Device]] | None = None,
        seeds: Sequence[bytes] = (), voices: Voices | None = None,
        left: Callable[[int, Clock], int] = lambda seat, need: need.seconds // 2, protocol: int = NEWEST,
    ) -> None:  # fmt: skip
        """`voices`: which of these seats say that they sit at one device. `left`: what the clock of a seat shows."""
        self.rng = Random(seed)
        first = start_event(game, NAMES[:seats], options)
        self.players = tuple(hashlib.sha256(b"player %d" % seat).digest() for seat in range(seats))
        self.seeds, self.seed, self.curve, self.forgiving = tuple(seeds), seed, curve, forgiving
        self.voices, self.left, self.protocol = voices, left, protocol
        if seeds:
            self.players = tuple(ED25519.public(one) for one in seeds)
        kinds = devices or {}
        self.devices = [kinds.get(seat, Device)(self.peer(game, first, seat), seat, self) for seat in range(seats)]
        self.links: dict[tuple[int, int], deque[bytes]] = {
            (one, other): deque() for one in range(seats) for other in range(seats) if one != other
        }
        self.gone: set[int] = set()
        self.carried = self.bytes = 0

    def peer(self, game: Game, first: Event, seat: int) -> Speaking:
        """A device as it is switched on: its key, and nothing else."""
        master = Secret(hashlib.sha256(f"{self.seed} {seat}".encode()).digest())
        return Speaking(
            game, first, seat, self.players, self.curve, master,
            lambda message: self.sign(seat, message), self.verify, self.forgiving,
            lambda need: self.left(seat, need), self.voices, protocol=self.protocol,
        )  # fmt: skip

    def sign(self, seat: int, message: bytes) -> bytes:
        return ED25519.sign(self.seeds[seat], message) if self.seeds else toy_sign(seat, message)

    def verify(self, seat: int, message: bytes, signature: bytes) -> bool:
        if self.seeds:
            return ED25519.verify(self.players[seat], message, signature)
        return toy_verify(seat, message, signature)

    def switch_off_and_on(self, seat: int) -> None:
        """All that one device knows is lost but its key; the letters come back from its shelf, or from the others."""
        old = self.devices[seat].peer
        new = self.peer(old.match.game, old.match.log.events[0], seat)
        new.recall(signed.wire for signed in old.transcript.since(0))
        self.devices[seat] = type(self.devices[seat])(new, seat, self)

    @property
    def peers(self) -> list[Speaking]:
        return [device.peer for device in self.devices]

    def begin(self) -> "Mesh":
        for peer in self.peers:
            peer.begin()
        self.carry_all()
        return self

    # ------------------------------------------------------------ the wire

    def post(self) -> None:
        """What the devices have to say goes onto the links."""
        for device in self.devices:
            while device.peer.outbox:
                wire = device.peer.outbox.pop(0)
                for other in range(len(self.devices)):
                    if other != device.seat and device.seat not in self.gone:
                        self.links[device.seat, other].extend(device.outgoing(wire, other))

    def carry_all(self) -> None:
        for _ in range(LONGEST):
            self.post()
            busy = [link for link, letters in self.links.items() if letters and link[1] not in self.gone]
            if not busy:
                return
            sender, to = self.rng.choice(busy)
            wire = self.links[sender, to].popleft()
            self.carried += 1
            self.bytes += len(wire)
            self.devices[to].peer.hear(wire, sender)
        raise AssertionError("the letters never end")

    # ------------------------------------------------------------ the players

    def play(self, turns: int = LONGEST) -> "Mesh":
        """Random legal moves until the game is over, somebody is accused, or so many decisions were made."""
        for _ in range(turns):
            self.carry_all()
            if self.is_over or not self.decide():
                return self
        return self

    @property
    def is_over(self) -> bool:
        here = [peer for peer in self.peers if peer.me not in self.gone]
        return all(peer.is_done or peer.verdict for peer in here)

    def decide(self) -> bool:
        """Somebody who is asked and has not spoken says something; or the clock runs out."""
        here = [device for device in self.devices if device.seat not in self.gone and not device.peer.is_done]
        if not here:
            return False
        if any(isinstance(need, Clock) for need in here[0].peer.match.needs) and self.rng.random() < TIME_PASSES:
            for device in here:
                device.peer.time_is_up()
            return True
        self.rng.shuffle(here)
        for device in here:
            match = device.peer.match
            if device.peer.is_waiting or device.peer.verdict:
                continue
            for need in match.needs:
                if isinstance(need, Choose | Seal | Stake) and device.seat in need.seats:
                    moves = list(match.moves(device.seat, need.name))
                    if moves and need.name not in device.peer.chosen:
                        match.offer(device.seat, device.choose(need, moves, self.rng), need.name)
                        return True
        return False

    # ------------------------------------------------------------ what tests ask

    def must_agree(self) -> None:
        """Devices that are equally far have the same log and the same table."""
        self.must_agree_among(self.peers)

    def must_agree_among(self, peers: Sequence[Peer]) -> None:
        seen: dict[int, tuple[str, str]] = {}
        for peer in peers:
            mine = (peer.match.log.head, fingerprint(peer.match.table))
            assert seen.setdefault(len(peer.match.log), mine) == mine
