"""Whole games between rooms on a bad network: frames late, twice, out of order or never; links cut; devices switched
off and on, some for good, whoever opened the room among them. Everybody else must come to the same end.
"""

from random import Random

from world import CURVE, Device, Weather, World

from fair import record
from fair.audit import audit
from table.game import Game, Options
from table.text import Plain
from wire.sitting import Sitting

SHORT: dict[str, dict[str, Plain]] = {
    "spyfall": {"rounds": 1},
    "agent": {"turn_limit": 10},
    "dossier_x": {"turn_limit": 15},
}
LONGEST = 2_000.0


class Storm:
    """What goes wrong in one evening."""

    def __init__(self, world: World, rng: Random, may_lose: bool) -> None:
        self.world = world
        self.rng = rng
        self.lost: Device | None = None
        self.off: set[int] = set()
        self.may_lose = may_lose
        self.logs: dict[int, tuple[object, tuple[str, ...]]] = {}
        self.counts = {"cut": 0, "off": 0, "lost": 0, "voted": 0, "taken over": 0}
        # the steps at which something happens; early ones more often
        self.moments = sorted(rng.randrange(120) ** 2 // 60 for _ in range(rng.randrange(2, 12)))

    def blow(self) -> None:
        world, rng = self.world, self.rng
        self.remember()
        self.people_vote()
        self.reconnect()
        step = max(device.room.sitting.peer.scroll.step if device.room.sitting else 0 for device in world.devices)
        if not self.moments or step < self.moments[0]:
            return
        del self.moments[0]
        device = rng.choice(world.devices)
        if not device.is_on:
            return
        chance = rng.random()
        if chance < 0.45 and device.ends:
            world.cut(device, rng.choice(list(device.ends)))
            self.counts["cut"] += 1
        elif chance < 0.6:
            world.cut_all(device)
            self.counts["cut"] += 1
        elif chance < 0.95 or not self.may_lose or self.lost or not self.can_do_without(device):
            seconds = rng.choice([0.2, 1.0, 4.0, 12.0, *([] if self.lost else [45.0])])
            self.switch_off(device, seconds)
        else:
            self.lost = device
            self.counts["lost"] += 1
            world.switch_off(device)

    def switch_off(self, device: Device, seconds: float) -> None:
        self.counts["off"] += 1
        self.world.switch_off(device)
        self.world.later(seconds, lambda: self.world.switch_on(device))

    def can_do_without(self, device: Device) -> bool:
        """Others can stand in after the keys were divided, for one seat, if nobody else is away at the same time."""
        others = [one for one in self.world.devices if one is not device]
        sittings = [one.room.sitting for one in others if one.is_on]
        ready = len(sittings) == len(others) and all(
            s is not None and s.peer.course.referee is not None and not s.absent and not s.silent for s in sittings
        )
        mine = device.room.sitting
        return ready and mine is not None and len(mine.seats) <= 1

    def reconnect(self) -> None:
        """Whoever has no link at all knocks again, as the page does with the invitation that it has kept."""
        on = [device for device in self.world.devices if device.is_on]
        for device in on:
            if len(on) > 1 and not device.ends and self.rng.random() < 0.2:
                self.world.connect(device, self.rng.choice([one for one in on if one is not device]))
        parts = self.parts(on)
        if len(parts) > 1 and self.rng.random() < 0.1:
            self.world.connect(self.rng.choice(parts[0]), self.rng.choice(parts[1]))

    def parts(self, on: list[Device]) -> list[list[Device]]:
        """Devices that reach each other, however many are in between."""
        left, parts = {device.number: device for device in on}, list[list[Device]]()
        while left:
            part, edge = [], [left.pop(min(left))]
            while edge:
                one = edge.pop()
                part.append(one)
                for other, _ in one.ends.values():
                    if other.number in left:
                        edge.append(left.pop(other.number))
            parts.append(part)
        return parts

    def people_vote(self) -> None:
        for device in self.world.devices:
            sitting = device.room.sitting
            if device.is_on and sitting is not None:
                for seat in sitting.can_vote:
                    if seat not in sitting.wish and self.rng.random() < 0.2:
                        self.counts["voted"] += 1
                        device.room.vote(seat)
                        self.world.flush(device)

    def remember(self) -> None:
        """What has once happened at a device stays, unless that device had closed a step that all others closed."""
        for device in self.world.devices:
            sitting = device.room.sitting
            if sitting is None or not device.is_on:
                continue
            heads = sitting.match.log.heads
            scroll, old = self.logs.get(device.number, (None, ()))
            if heads[: len(old)] != old:
                assert self.may_lose, "an event was lost"
                self.counts["taken over"] += 1
            self.logs[device.number] = (scroll, heads)


def check_rooms(game: Game, seats: int, options: Options, seed: str, report: dict[str, int] | None = None) -> int:
    """Plays one game in a storm, and audits it. The number of its events."""
    rng = Random(seed)
    calm = Weather(0.005, 0.05)
    bad = Weather(0.005, rng.choice([0.05, 0.3, 1.0]), rng.choice([0.0, 0.02, 0.1]), rng.choice([0.0, 0.1]), True)
    forgiving = rng.random() < 0.7
    count = max(2, seats - (rng.random() < 0.25)) + (rng.random() < 0.3)
    world = World(count, seed, calm if rng.random() < 0.15 else bad)
    if count > 3 and rng.random() < 0.3:
        world.blind.add(frozenset(rng.sample(range(1, count), 2)))
    storm = Storm(world, rng, forgiving and seats > 2)
    world.meet()
    world.begin(game.name, {**options, **SHORT.get(game.name, {})}, seats, forgiving)
    world.play(LONGEST, rng.choice([0.05, 0.2]), storm.blow)
    on = [device for device in world.devices if device is not storm.lost]
    for device in on:
        world.switch_on(device)
    world.weather = calm

    def all_over() -> bool:
        storm.reconnect()
        storm.people_vote()
        return world.is_over()

    world.run_until(all_over, 300.0)
    storm.remember()
    world.must_be_well()
    sitting = on[0].room.sitting
    assert isinstance(sitting, Sitting)
    report_of = audit(record.record(sitting.peer), CURVE, sitting._verify)
    assert not report_of.wrong, report_of.wrong
    for name, number in storm.counts.items():
        if report is not None:
            report[name] = report.get(name, 0) + number
    return len(sitting.match.log)
