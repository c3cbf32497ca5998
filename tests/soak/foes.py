"""Foes: noise, and real messages that were changed, thrown at every device in every state of a game.

A foe speaks on three kinds of links: one on which nothing was proved, one of a guest who looks on, and one of a player.
Nothing may raise; nothing may happen at the table but what the honest people did; and the game must come to its end.
"""

import json
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from shelf import tryout
from world import Device, World

from table import catalog
from table.text import canonical
from wire.link.codec import FULL

NOISE = (0, -1, 1, 2**31, 2**53, 2**53 - 1, -(2**70), 10**300, 0.5, True, False, None, "", "x", "0" * 64, "f" * 64, [],
         {}, [[]], "\u202e", "\ud800", "<script>", "a" * 5000, [0] * 500, {"is": "Beat"})  # fmt: skip
PARTS = (b"~0.0.2:", b"~0.1.2:", b"~999999999.39.40:", b"~1.2.3", b"~a.b.c:", b"~1.40.40:", b"~-1.0.2:")
KEPT = 300


@dataclass
class Attack:
    """How it went: how many were thrown in which state, and how long they took."""

    thrown: int = 0
    states: dict[str, int] = field(default_factory=dict)
    hostile_seconds: float = 0.0
    honest_seconds: float = 0.0
    honest_frames: int = 0


def changed(frame: bytes, rng: Random) -> bytes:
    """Another message made out of a real one."""
    way = rng.randrange(8)
    data = bytearray(frame)
    if way == 0:
        for _ in range(rng.randrange(1, 6)):
            data[rng.randrange(len(data))] = rng.randrange(256)
    elif way == 1:
        data = data[: rng.randrange(len(data))]
    elif way == 2:
        at = rng.randrange(len(data))
        data[at:at] = rng.randbytes(rng.randrange(1, 30))
    elif way == 3:
        data = bytearray(rng.choice(PARTS)) + data
    elif way == 4:
        return rng.randbytes(rng.randrange(1, 200))
    else:
        return _other_value(frame, rng)
    return bytes(data)


def _other_value(frame: bytes, rng: Random) -> bytes:
    """The same message with one part of it replaced, left out, doubled, or put one level deeper."""
    try:
        found = json.loads(frame)
    except ValueError:
        return rng.randbytes(40)
    holder: Any = found
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not keys:
            return rng.randbytes(40)
        key = rng.choice(keys)
        inner = holder[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.8:
            holder = inner
            continue
        match rng.randrange(5):
            case 0:
                del holder[key]
            case 1:
                holder[key] = [inner, inner]
            case 2 if isinstance(inner, int) and not isinstance(inner, bool):
                holder[key] = inner + rng.choice([-1, 1, 7])
            case 3 if isinstance(inner, str) and inner:
                at = rng.randrange(len(inner))
                holder[key] = inner[:at] + rng.choice("0aZ-\\") + inner[at + 1 :]
            case _:
                holder[key] = rng.choice(NOISE)
        return json.dumps(found, separators=(",", ":")).encode()


class Siege:
    """One game of honest people, with foes around."""

    def __init__(
        self, name: str, seed: str, attack: Attack, each: int, seats: int = 3, is_flood: bool = False
    ) -> None:
        self.rng = Random(f"foes {seed}")
        self.world = World(seats + 1, seed)  # the last one looks on
        self.name, self.seats, self.each, self.attack = name, seats, each, attack
        self.is_flood = is_flood  # so much at once that the links' budgets are what helps; else each message is read
        self.real: list[bytes] = []
        self.offered: set[str] = set()
        self._listen()

    def _listen(self) -> None:
        """Foes hear everything, and remember it; what honest people do is written down."""
        world = self.world
        carry, offer, arrive = world.carry, world.offer, world.arrive

        def carried(device: Device, link: str, frame: bytes) -> None:
            self.real.append(frame)
            del self.real[:-KEPT]
            carry(device, link, frame)

        def offered(device: Device, seat: int, move: Any, need: Any) -> None:
            self.offered.add(canonical((seat, move.value, move.facts)))
            offer(device, seat, move, need)

        def arrived(sender: Device, link: str, frame: bytes) -> None:
            before = time.process_time()
            arrive(sender, link, frame)
            self.attack.honest_seconds += time.process_time() - before
            self.attack.honest_frames += 1

        world.carry, world.offer, world.arrive = carried, offered, arrived  # type: ignore[method-assign]

    def throw(self) -> None:
        """Some hostile messages at each device, on every kind of link, each of them read and none left out."""
        world, rng = self.world, self.rng
        frames = [changed(rng.choice(self.real), rng) if self.real else rng.randbytes(30) for _ in range(self.each)]
        before = time.process_time()
        for device in world.devices:
            if not device.is_on:
                continue
            room = device.room
            if "stranger" not in room.mesh.links:
                room.link_up("stranger", "the channel of a stranger")
            links = self.foes_at(device)
            for frame in frames:
                link = rng.choice(links)
                if link in room.mesh.links and not self.is_flood:
                    room.mesh.links[link].ear._left = FULL
                room.hear(link, frame)
                self.attack.thrown += 1
            state = self.state(device)
            self.attack.states[state] = self.attack.states.get(state, 0) + len(frames)
        self.attack.hostile_seconds += time.process_time() - before
        for device in world.devices:
            world.flush(device)

    def foes_at(self, device: Device) -> list[str]:
        """The links of strangers and of the guest; and those of players, for as long as these can still be heard."""
        guest = self.world.devices[-1].room.me
        links = device.room.mesh.links.values()
        if self.is_flood:
            return [link.name for link in links if link.device == guest or link.name == "stranger"]
        return [link.name for link in links if link.device or link.name == "stranger"]

    def state(self, device: Device) -> str:
        sitting = device.room.sitting
        if sitting is None:
            return "lobby"
        kind = sitting.peer.round.kind if sitting.peer.round else "over"
        if kind in ("end", "keys", "keys of the absent", "over"):
            return "audit"
        if sitting.absent or sitting.wishes.mine:
            return "absence" if sitting.absent else "vote"
        return "start" if sitting.peer.transcript.step < 4 else "move" if kind in ("say", "talk") else "deal"

    def play(self) -> World:
        world = self.world
        world.connect(world.devices[0], world.devices[1])
        for device in world.devices[2:]:
            world.connect(world.devices[0], device)
        world.later(0.0, self._again)
        world.run_until(lambda: all(len(room.people) == len(world.devices) for room in world.rooms))
        world.begin(self.name, tryout(self.name).options, self.seats)
        self._away()
        world.play()
        for _ in range(3):
            self.throw()  # while all look at the result
        return world

    def _again(self) -> None:
        self.throw()
        self.world.later(0.05, self._again)

    def _away(self) -> None:
        """In the middle of the game one player is away until the others have voted, which foes may delay."""
        world, lost = self.world, self.world.devices[1]

        def vote() -> None:
            for device in world.devices:
                sitting = device.room.sitting
                if device.is_on and sitting is not None:
                    for seat in sitting.can_vote:
                        device.room.vote(seat)
                        world.flush(device)
            is_replaced = any(device.room.sitting.absent for device in world.devices if device.room.sitting)
            world.later(5.0 if is_replaced else 1.0, on if is_replaced else vote)

        def off() -> None:
            world.switch_off(lost)
            world.later(31.0, vote)

        def on() -> None:
            world.switch_on(lost)
            world.connect(lost, world.devices[0])

        world.later(0.6, off)

    def must_be_well(self) -> None:
        """The table shows what honest people did, and what the lot did for the one who was away; nothing else."""
        self.world.must_be_well()
        sitting = self.world.rooms[0].sitting
        assert sitting is not None
        for event in sitting.match.log.events:
            if event.kind == "choose" and not _is_told(event, sitting.match.game.name) and event.seat != 1:
                assert canonical((event.seat, event.value, event.facts)) in self.offered, "a foe has moved"
        for room in self.world.rooms:
            assert not room.chat and len(room.people) == len(self.world.devices), "a foe was believed"


def _is_told(event: Any, game: str) -> bool:
    """Answers that a seat's device gives by itself are nobody's move."""
    return bool(event.facts) and event.proof is not None


def slowed(seed: str = "flood", each: int = 60) -> float:
    """How many times as long honest play takes on a device that is flooded with 1,200 hostile messages a second.

    What a second of flood costs is taken from the second in which honest messages could have been read.
    """
    attack = Attack()
    siege = Siege(catalog.NAMES[0], seed, attack, each, is_flood=True)
    world = siege.play()
    siege.must_be_well()
    share = attack.hostile_seconds / len(world.devices) / world.now
    return 1 / max(0.001, 1 - share)


def besiege(count: int, seed: str = "foes", each: int = 40, names: tuple[str, ...] = catalog.NAMES) -> Attack:
    """So many hostile messages at least, over whole games of each kind in turn."""
    attack = Attack()
    number = 0
    while attack.thrown < count:
        siege = Siege(names[number % len(names)], f"{seed} {number}", attack, each)
        siege.play()
        siege.must_be_well()
        number += 1
    return attack
