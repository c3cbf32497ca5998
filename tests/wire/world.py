"""A world of devices in one thread: rooms that share nothing but bytes, on a network that can be as bad as you like.

Time is the world's own. Frames are late, overtake each other, arrive twice or never; links break; devices are switched
off and on. A seed decides everything, so every run can be had again.
"""

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import heappop, heappush
from random import Random

from shelf import tryout
from toy import CURVE

from fair.group.curve import Curve
from fair.group.signatures import Signing
from table import catalog
from table.events import Move
from table.game import Options
from table.illegal import Illegal
from table.needs import Choose, Clock, Need, Seal, Stake
from table.text import Plain, fingerprint
from wire.game.game import Sitting
from wire.link.out import Answer, Call, Drop, Finish, Out, Send
from wire.room.room import Room

TICK = 0.5
NAMES = ("Ann", "Bob", "Cem", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon",
         "Kit", "Lea", "Mia", "Noa", "Oda", "Pim")  # fmt: skip


class ToySigning:
    """Stands in for Ed25519, which is tested by itself: a mark that only the holder of the seed is able to make."""

    def __init__(self) -> None:
        self._seeds: dict[bytes, bytes] = {}

    def public(self, seed: bytes) -> bytes:
        public = hashlib.sha256(b"public" + seed).digest()
        self._seeds[public] = seed
        return public

    def sign(self, seed: bytes, message: bytes) -> bytes:
        return hmac.digest(seed, message, "sha512")

    def verify(self, public: bytes, message: bytes, signature: bytes) -> bool:
        return public in self._seeds and hmac.compare_digest(self.sign(self._seeds[public], message), signature)


@dataclass
class Weather:
    """How bad the network is."""

    least: float = 0.005
    most: float = 0.04
    lost: float = 0.0
    twice: float = 0.0
    overtakes: bool = False


@dataclass
class Device:
    number: int
    room: Room
    is_on: bool = True
    ends: dict[str, tuple["Device", str]] = field(default_factory=dict)  # link here → the other device and link there
    kept: str = ""  # the whole room, as it was kept last
    game: Sitting | None = None  # the one that was kept as soon as it had begun
    journal: str = ""  # what it has said since


class World:
    def __init__(
        self,
        count: int,
        seed: str = "world",
        weather: Weather | None = None,
        signing: Signing | None = None,
        curve: Curve = CURVE,
        version: Callable[[int], str] = lambda number: "1",
        changed: Callable[[int], None] = lambda number: None,
    ) -> None:
        self.rng = Random(seed)
        self.now = 0.0
        self.weather = weather or Weather()
        self.signing = signing or ToySigning()
        self.curve = curve
        self.version = version
        self.changed = changed
        self.blind: set[frozenset[int]] = set()  # pairs of devices that cannot make a link to each other
        self.offers: dict[str, tuple[Device, str]] = {}
        self.frames = 0
        self._queue: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0
        self._last: dict[tuple[int, str], float] = {}
        self.faints: Callable[[Device], bool] = lambda device: False  # its page dies with a word on its lips
        self.devices = [Device(number, self.new_room(number)) for number in range(count)]
        for device in self.devices:
            device.kept = device.room.save()
            self.later(self.rng.random() * TICK, lambda device=device: self.tick(device))  # type: ignore[misc]

    def chance(self, count: int) -> bytes:
        return self.rng.randbytes(count)

    def new_room(self, number: int) -> Room:
        return Room(
            "CODE", b"secret" * 4, self.chance(32), NAMES[number], self.version(number), self.curve, self.chance,
            self.signing, changed=lambda: self.changed(number),
        )  # fmt: skip

    @property
    def rooms(self) -> list[Room]:
        return [device.room for device in self.devices]

    # ------------------------------------------------------------ time

    def later(self, seconds: float, what: Callable[[], None]) -> None:
        self._count += 1
        heappush(self._queue, (self.now + seconds, self._count, what))

    def step(self) -> None:
        self.now, _, what = heappop(self._queue)
        what()

    def run(self, seconds: float) -> None:
        end = self.now + seconds
        while self._queue and self._queue[0][0] <= end:
            self.step()
        self.now = end

    def run_until(self, wanted: Callable[[], bool], longest: float = 60.0) -> None:
        """Waits for what is expected, and fails if it does not come."""
        end = self.now + longest
        while not wanted():
            assert self._queue[0][0] <= end, "it never happened"
            self.run(TICK / 2)

    def tick(self, device: Device) -> None:
        if device.is_on:
            device.room.tick(self.now)
            self.flush(device)
        self.later(TICK, lambda: self.tick(device))

    # ------------------------------------------------------------ the wire

    def flush(self, device: Device) -> None:
        """As the page does: what this device says is written down, and then goes out. A game that begins is kept."""
        while True:
            outs = device.room.take_out()
            device.journal = device.room.journal.take() or device.journal
            if not outs:
                break
            if device.is_on and self.faints(device):
                self.crash(device)
                return
            for out in outs:
                self._do(device, out)
        if device.room.sitting is not device.game:
            device.game = device.room.sitting
            self.keep(device, 0.05)

    def _do(self, device: Device, out: Out) -> None:
        match out:
            case Send(link, frame):
                self.carry(device, link, frame)
            case Call(link):
                text = f"offer {device.number} {link}"
                self.offers[text] = (device, link)
                self.later(0.1, lambda: self._described(device, link, text))
            case Answer(link, offer):
                text = f"answer to {offer} by {device.number} {link}"
                self.offers[text] = (device, link)
                self.later(0.1, lambda: self._described(device, link, text))
            case Finish(link, answer):
                other, there = self.offers[answer]
                self.later(0.05, lambda: self.connect(device, other, link, there))
            case Drop(link):
                self.cut(device, link)

    def _described(self, device: Device, link: str, text: str) -> None:
        if device.is_on:
            device.room.described(link, text)
            self.flush(device)

    def carry(self, device: Device, link: str, frame: bytes) -> None:
        if link not in device.ends:
            return
        weather, rng = self.weather, self.rng
        for _ in range(2 if rng.random() < weather.twice else 1):
            if rng.random() < weather.lost:
                continue
            at = self.now + rng.uniform(weather.least, weather.most)
            key = (device.number, link)
            if not weather.overtakes:
                at = self._last[key] = max(at, self._last.get(key, 0.0))
            self.later(at - self.now, lambda: self.arrive(device, link, frame))

    def arrive(self, sender: Device, link: str, frame: bytes) -> None:
        other, there = sender.ends.get(link, (None, ""))
        if other is not None and other.is_on:
            self.frames += 1
            other.room.hear(there, frame)
            self.flush(other)

    def connect(self, one: Device, other: Device, here: str = "", there: str = "") -> None:
        """A link between two devices, as after an invitation."""
        if frozenset((one.number, other.number)) in self.blind or not (one.is_on and other.is_on) or one is other:
            return
        here, there = here or f"to {other.number} {self._count}", there or f"to {one.number} {self._count}"
        one.ends[here], other.ends[there] = (other, there), (one, here)
        channel = f"{one.number} {here} {other.number} {there}"
        one.room.link_up(here, channel)
        other.room.link_up(there, channel)
        self.flush(one)
        self.flush(other)

    def cut(self, device: Device, link: str) -> None:
        other, there = device.ends.pop(link, (None, ""))
        device.room.link_down(link)
        if other is not None and other.ends.pop(there, None) and other.is_on:
            other.room.link_down(there)
            self.flush(other)
        self.flush(device)

    def cut_all(self, device: Device, links: list[str] | None = None) -> None:
        for link in list(device.ends) if links is None else links:
            self.cut(device, link)

    # ------------------------------------------------------------ devices

    def keep(self, device: Device, seconds: float = 0.0) -> None:
        """The whole room is kept, which takes a while; if the page is closed meanwhile, nothing is."""
        room, text, end = device.room, device.room.save(), device.room.journal.end

        def is_kept() -> None:
            if device.is_on and device.room is room:
                room.journal.forget(end)
                device.kept, device.journal = text, room.journal.text

        if seconds:
            self.later(seconds, is_kept)
        else:
            is_kept()

    def switch_off(self, device: Device) -> None:
        """The page is closed, and has time to keep everything."""
        self.keep(device)
        device.is_on = False
        self.cut_all(device)

    def crash(self, device: Device) -> None:
        """It has time for nothing at all."""
        device.is_on, links = False, list(device.ends)
        self.later(0.0, lambda: self.cut_all(device, links))

    def switch_on(self, device: Device, kept: str | None = None) -> None:
        """`kept`: its storage had failed, and this is all there is."""
        if device.is_on:
            return
        self.cut_all(device)
        device.room = Room.load(
            device.kept if kept is None else kept, self.version(device.number), self.curve, self.chance, self.signing,
            journal=device.journal if kept is None else "", changed=lambda: self.changed(device.number),
        )  # fmt: skip
        device.is_on = True
        device.room.tick(self.now)
        self.flush(device)

    def meet(self, host: int = 0) -> "World":
        """Everybody is invited by one; the rest of the links they make themselves."""
        for device in self.devices:
            if device.number != host:
                self.connect(self.devices[host], device)
        self.run_until(lambda: all(len(room.people) == len(self.devices) for room in self.rooms))
        return self

    def begin(self, game: str, options: Options, seats: int | None = None, forgiving: bool = True) -> "World":
        """One person on each device takes a seat; the last devices look on, or the first have several seats."""
        for number in range(len(self.devices) if seats is None else seats):
            room = self.rooms[number % len(self.devices)]
            room.take_seat(number, NAMES[number])
            self.flush(self.devices[number % len(self.devices)])
        self.rooms[0].choose(game, options, forgiving)
        self.flush(self.devices[0])
        self.start()
        return self

    def start(self) -> None:
        """Everybody says that they are ready, again after each change, until the game has begun everywhere."""

        def is_begun() -> bool:
            first = next(device for device in self.devices if device.is_on)
            for device in self.devices:
                room = device.room
                if device.is_on and room.sitting is None:
                    if room.lobby.mine.stools and not room.is_ready and room.why_not is None:
                        room.set_ready(True)
                    elif room.can_start and device is first:
                        room.start()
                    self.flush(device)
            return all(device.room.sitting is not None for device in self.devices if device.is_on)

        self.run_until(is_begun, 300.0)

    # ------------------------------------------------------------ players

    def decide(self, time_passes: float = 0.05) -> bool:
        """Somebody who is asked and has not spoken says something; or the clock runs out. False: nobody could."""
        here = [device for device in self.devices if device.is_on and device.room.sitting]
        self.rng.shuffle(here)
        clocks = [
            device for device in here
            if device.room.sitting and any(isinstance(need, Clock) for need in device.room.sitting.match.needs)
        ]  # fmt: skip
        if clocks and self.rng.random() < time_passes:
            for device in here:
                assert device.room.sitting is not None
                device.room.sitting.time_is_up()
                self.flush(device)
            return True
        return any(self._decide(device) for device in here)

    def _decide(self, device: Device) -> bool:
        sitting = device.room.sitting
        assert sitting is not None
        if sitting.state in ("apart", "accused", "over"):
            return False
        for seat, peer in sitting.peers.items():
            if peer.is_waiting:
                continue
            for need in peer.match.needs:
                if isinstance(need, Choose | Seal | Stake) and seat in need.seats and need.name not in peer.chosen:
                    moves = peer.match.moves(seat, need.name)
                    if moves:
                        self.offer(device, seat, self.rng.choice(moves), need)
                        return True
        return False

    def offer(self, device: Device, seat: int, move: Move, need: Need) -> None:
        assert device.room.sitting is not None
        try:
            device.room.sitting.offer(seat, move, getattr(need, "name", None))
        except Illegal:
            return  # its round was over in the same moment
        self.flush(device)

    def is_over(self) -> bool:
        on = [device.room.sitting for device in self.devices if device.is_on]
        return bool(on) and all(s is not None and s.state in ("over", "accused", "apart") for s in on)

    def play(self, longest: float = 3000.0, thinking: float = 0.05, each: Callable[[], None] = lambda: None) -> "World":
        end = self.now + longest
        while not self.is_over():
            assert self.now < end, f"the game stands still: {self.where()}"
            each()
            self.decide()
            self.run(thinking)
        return self

    def where(self) -> str:
        return "; ".join(
            f"{device.number}{'' if device.is_on else ' off'}: {room.sitting.state} "
            f"{room.sitting.peer.transcript.step} missing {room.sitting.missing} absent {room.sitting.absent} "
            f"{room.sitting.peer.round.kind if room.sitting.peer.round else ''}"
            for device in self.devices
            if (room := device.room).sitting
        )

    # ------------------------------------------------------------ what tests ask

    def must_be_well(self) -> None:
        """Everybody is at the end of the same game: one log, one table after every event, nobody accused."""
        sittings = [device.room.sitting for device in self.devices if device.is_on]
        peers = [peer for sitting in sittings if sitting for peer in (*sitting.peers.values(), sitting.peer)]
        assert not [sitting.verdict for sitting in sittings if sitting and sitting.verdict]
        assert not [sitting.apart for sitting in sittings if sitting and sitting.apart]
        assert all(peer.is_done for peer in peers)
        assert len({peer.match.log.heads for peer in peers}) == 1
        assert len({peer.transcript.head for peer in peers}) == 1
        assert len({fingerprint(peer.match.table) for peer in peers}) == 1
        assert not sum(sitting.courier.mishaps for sitting in sittings if sitting)


SHORT: dict[str, dict[str, Plain]] = {name: tryout(name).options for name in catalog.NAMES}
MOST = {name: max(catalog.load(name).seats) for name in SHORT}
