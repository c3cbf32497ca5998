"""Runs all devices of a network game in one page, in the page's own Python, and measures how long each computes."""

import hashlib
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from fair.game import record
from fair.game.audit import audit
from fair.game.peer import Peer
from fair.group.curve import Curve
from fair.group.secret import Secret
from fair.group.signatures import Signing
from table import catalog
from table.match import start_event
from table.needs import Choose, Clock, Need, Seal, Stake
from table.text import Plain


class Counting:
    """An engine that counts the products that it computes, alone or in sums."""

    def __init__(self, engine: Any) -> None:
        self._engine = engine
        self.products = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    def multiply(self, scalar: int, point: Any) -> Any:
        self.products += 1
        return self._engine.multiply(scalar, point)

    def multiply_table(self, scalar: int, table: Any) -> Any:
        self.products += 1
        return self._engine.multiply_table(scalar, table)

    def total(self, scalars: Sequence[int], points: Sequence[Any]) -> Any:
        self.products += len(scalars)
        return self._engine.total(scalars, points)


class Devices:
    """All devices of one game. `spent` is the time of each in seconds; a letter reaches all others at once."""

    def __init__(
        self, game: str, seats: int, options: dict[str, Plain], curves: Sequence[Curve], signing: Signing
    ) -> None:
        seeds = [hashlib.sha256(b"seed %d" % seat).digest() for seat in range(seats)]
        players = [signing.public(seed) for seed in seeds]
        first = start_event(catalog.load(game), [f"P{seat}" for seat in range(seats)], options)
        self.spent = [0.0] * seats
        self.longest = 0.0
        self.rng = Random(game)
        self.peers = [
            Peer(
                catalog.load(game), first, seat, players, curves[seat], Secret(seeds[seat]),
                lambda message, seed=seeds[seat]: signing.sign(seed, message),
                lambda seat, message, signature: signing.verify(players[seat], message, signature),
            )
            for seat in range(seats)
        ]  # fmt: skip
        for seat, peer in enumerate(self.peers):
            self.timed(seat, peer.begin)
        self.carry()

    def timed(self, seat: int, act: Callable[..., Any], *words: Any) -> None:
        start = time.perf_counter()
        act(*words)
        took = time.perf_counter() - start
        self.spent[seat] += took
        self.longest = max(self.longest, took)

    def shares(self) -> list[float]:
        return [spent / sum(self.spent) for spent in self.spent]

    def carry(self) -> None:
        """Delivers letters until no device has anything more to say without a player."""
        busy = True
        while busy:
            busy = False
            for seat, peer in enumerate(self.peers):
                while peer.outbox:
                    busy, wire = True, peer.outbox.pop(0)
                    for other, one in enumerate(self.peers):
                        if other != seat:
                            self.timed(other, one.hear, wire, seat)
        assert not any(peer.verdict for peer in self.peers)

    def play(self) -> None:
        while not all(peer.is_done for peer in self.peers) and self.decide():
            self.carry()

    def decide(self) -> bool:
        here = [(seat, peer) for seat, peer in enumerate(self.peers) if not peer.is_waiting]
        for seat, peer in self.rng.sample(here, len(here)):
            for need in peer.match.needs:
                if is_asked(need, seat):
                    moves = list(peer.match.moves(seat, need.name))
                    if moves:
                        self.timed(seat, peer.match.offer, seat, self.rng.choice(moves), need.name)
                        return True
        for seat, peer in enumerate(self.peers):
            if any(isinstance(need, Clock) for need in peer.match.needs):
                self.timed(seat, peer.time_is_up)
        return bool(here)


def is_asked(need: Need, seat: int) -> bool:
    return isinstance(need, Choose | Seal | Stake) and seat in need.seats


def setup(game: str, seats: int, options: dict[str, Plain], engine: Callable[[], Any], signing: Signing) -> list[float]:
    """From the first key to the first question to a player: each device's share of the time, and the longest act."""
    devices = Devices(game, seats, options, [Curve(engine()) for _ in range(seats)], signing)
    return [*devices.shares(), devices.longest]


def beside(
    game: str, seats: int, options: dict[str, Plain], engine: Callable[[], Any], signing: Signing, other: Any
) -> list[float]:
    """The same with another engine on the first device: its share, and how many products each other device computes."""
    rest = [Counting(engine()) for _ in range(seats - 1)]
    devices = Devices(game, seats, options, [Curve(other), *map(Curve, rest)], signing)
    return [devices.shares()[0], sum(one.products for one in rest) / len(rest)]


def raw_products(engine: Any, times: int) -> None:
    """Computes this many raw products of a point without a table."""
    point = engine.from_uniform(hashlib.sha512(b"a point").digest())
    scalars = [int.from_bytes(hashlib.sha256(b"%d" % n).digest(), "little") >> 4 for n in range(times)]
    for scalar in scalars:
        engine.multiply(scalar, point)


def whole(game: str, seats: int, options: dict[str, Plain], engine: Callable[[], Any], signing: Signing) -> str:
    """The record of a whole game by random moves."""
    devices = Devices(game, seats, options, [Curve(engine()) for _ in range(seats)], signing)
    devices.play()
    assert all(peer.is_done for peer in devices.peers)
    return record.dump(record.record(devices.peers[0]))


def audited(text: str, engine: Callable[[], Any], signing: Signing) -> list[float]:
    """Audits this record. Gives back its number of letters and of events."""
    kept = record.load(text)
    report = audit(kept, Curve(engine()), record.verified(kept, signing))
    assert report.is_whole and not report.wrong
    return [len(kept.letters), len(report.match.log)]
