"""Whole games between rooms on a bad network: frames late, twice, out of order or never; links cut; devices switched
off and on, some for good; that may be the device that opened the room. All others must come to the same end.
"""

import contextlib
from random import Random

from shelf import tryout
from world import CURVE, Device, Weather, World

from fair.game import record
from fair.game.audit import audit
from soak.covers import registered
from table.game import Game, Options
from table.illegal import Illegal
from wire.game.game import Sitting
from wire.room.room import Room

LONGEST = 2_000.0


class Storm:
    """What goes wrong in one evening, from the first hello on."""

    def __init__(self, world: World, rng: Random, may_lose: bool) -> None:
        self.world = world
        self.rng = rng
        self.lost: Device | None = None
        self.may_lose = may_lose
        self.logs: dict[int, tuple[str, tuple[str, ...]]] = {}
        self.counts = {"cut": 0, "off": 0, "fainted": 0, "lost": 0, "voted": 0, "taken over": 0, "again": 0}
        # the steps at which something happens; early ones more often
        self.moments = sorted(rng.randrange(120) ** 2 // 60 for _ in range(rng.randrange(2, 12)))
        self.before = rng.randrange(8)  # so much happens before the game has begun
        self.fainting: Device | None = None
        world.faints = self.faints

    def blow(self) -> None:
        self.remember()
        self.people_vote()
        self.reconnect()
        step = max(room.sitting.peer.transcript.step if room.sitting else 0 for room in self.world.rooms)
        if self.moments and step >= self.moments[0]:
            del self.moments[0]
            self.strike(self.rng.choice(self.world.devices))

    def blow_before(self) -> None:
        """In the lobby, and while the game begins. The device that opened the room may be the one that is lost."""
        self.reconnect()
        for device in self.world.devices:
            if device.is_on and self.rng.random() < 0.05:
                self.world.keep(device, 0.2)
        if self.before and self.rng.random() < 0.1:
            self.before -= 1
            creator = self.world.devices[0]
            if self.may_lose and not self.lost and creator.is_on and self.rng.random() < 0.1:
                self.lose(creator)
            else:
                self.strike(self.rng.choice(self.world.devices))

    def strike(self, device: Device) -> None:
        world, rng = self.world, self.rng
        if not device.is_on:
            return
        chance = rng.random()
        if chance < 0.35 and device.ends:
            world.cut(device, rng.choice(list(device.ends)))
            self.counts["cut"] += 1
        elif chance < 0.5:
            world.cut_all(device)
            self.counts["cut"] += 1
        elif chance < 0.6:
            world.keep(device, rng.random())
        elif chance < 0.75:
            self.fainting = device
        elif chance < 0.95 or not self.may_lose or self.lost or not self.can_do_without(device):
            self.counts["off"] += 1
            if rng.random() < 0.5:
                world.switch_off(device)
            else:
                world.crash(device)
            self.back_in(device, rng.choice([0.2, 1.0, 4.0, 12.0, 45.0]))
        else:
            self.lose(device)

    def lose(self, device: Device) -> None:
        """For good. The others have kept what they heard from it: a page does so every few seconds.

        What only one had heard, and that one's page dies before it was kept, is lost with the one who said it.
        """
        self.lost = device
        self.counts["lost"] += 1
        self.world.crash(device)
        for other in self.world.devices:
            if other.is_on:
                self.world.keep(other)

    def faints(self, device: Device) -> bool:
        """What it was about to say is written down, and nobody has heard it."""
        if device is not self.fainting:
            return False
        self.fainting = None
        self.counts["fainted"] += 1
        self.back_in(device, self.rng.choice([0.2, 3.0]))
        return True

    def back_in(self, device: Device, seconds: float) -> None:
        self.world.later(seconds, lambda: self.world.switch_on(device))

    def can_do_without(self, device: Device) -> bool:
        """Others can stand in after the keys were divided, for one seat, if all of them are there in the end."""
        others = [one for one in self.world.devices if one is not device]
        mine = device.room.sitting
        is_dealt = all(
            one.is_on and (sitting := one.room.sitting) is not None and sitting.peer.course.referee is not None
            for one in others
        )
        return is_dealt and mine is not None and len(mine.seats) <= 1 and mine.terms.is_forgiving

    def reconnect(self) -> None:
        """A device without any link knocks again, as the page does with the invitation it has kept."""
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
                    if seat not in sitting.wishes.mine and self.rng.random() < 0.2:
                        self.counts["voted"] += 1
                        device.room.vote(seat)
                        self.world.flush(device)

    def remember(self) -> None:
        """What has once happened at a device stays, unless that device had closed a step that all others closed.

        After a reload it may be behind for a while: others tell it what it had not kept.
        """
        for device in self.world.devices:
            sitting = device.room.sitting
            if sitting is None or not device.is_on:
                continue
            heads = sitting.match.log.heads
            game, old = self.logs.get(device.number, ("", ()))
            if game == sitting.courier.game and heads[: len(old)] != old:
                if old[: len(heads)] == heads:
                    continue
                assert self.may_lose, "an event was lost"
                self.counts["taken over"] += 1
            self.logs[device.number] = (sitting.courier.game, heads)

    def must_be_whole(self, final: tuple[str, ...]) -> None:
        """What only the one who is lost for good had heard, nobody else can know."""
        self.remember()
        lost = self.lost.number if self.lost else None
        kept = [heads for number, (_, heads) in self.logs.items() if number != lost]
        assert all(final[: len(heads)] == heads for heads in kept), "an event was lost"


class Company:
    """People who want to play: they sit down, agree and begin, and begin again when somebody is lost too early."""

    def __init__(self, storm: Storm, game: str, options: Options, seats: int, forgiving: bool) -> None:
        self.storm, self.world = storm, storm.world
        self.game, self.options, self.seats, self.forgiving = game, options, seats, forgiving

    def begin(self) -> None:
        for device in self.world.devices[1:]:
            self.world.connect(self.world.devices[0], device)
        self.world.run_until(self.is_begun, LONGEST)

    def is_begun(self) -> bool:
        self.storm.blow_before()
        here = [device for device in self.world.devices if device is not self.storm.lost]
        for device in here:
            if device.is_on and self.storm.rng.random() < 0.3:
                with contextlib.suppress(Illegal):  # somebody else was faster
                    self.act(device.room)
                self.world.flush(device)
        sittings = [device.room.sitting for device in here]
        return all(one and one.is_dealt for one in sittings) and len({one.terms for one in sittings if one}) == 1

    def act(self, room: Room) -> None:
        if room.sitting is not None:
            is_left = not room.sitting.seats and room.lobby.plan.round > room.sitting.terms.round
            if room.is_stuck or is_left:
                self.storm.counts["again"] += 1
                room.again()
            return
        away = [one for one in room.people if one.state == "away" and one.seats]
        mine = [stool.number for stool in room.lobby.mine.stools]
        counts = [len(one.seats) for one in room.people if one.state == "here"]
        expected = len(self.world.devices) - (self.storm.lost is not None)
        if away:
            room.remove(away[0].device)
        elif len(counts) < expected:
            return  # let us wait for our friends
        elif (room.game, room.options, room.is_forgiving) != (self.game, self.options, self.forgiving):
            room.choose(self.game, self.options, self.forgiving)
        elif len(room.chairs) < self.seats and len(mine) <= min(counts):
            room.take_seat()
        elif len(room.chairs) > self.seats and room.chairs[-1].number in mine:
            room.leave_seat(room.chairs[-1].number)
        elif len(room.chairs) == self.seats and mine and not room.is_ready:
            room.set_ready(True)
        elif len(room.chairs) == self.seats and room.can_start:
            room.start()


@registered()
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
    Company(storm, game.name, {**options, **tryout(game.name).short}, seats, forgiving).begin()
    world.play(LONGEST, rng.choice([0.05, 0.2]), storm.blow)
    on = [device for device in world.devices if device is not storm.lost]
    for device in on:
        world.switch_on(device)
    world.weather = calm
    storm.fainting = None

    def all_over() -> bool:
        storm.reconnect()
        storm.people_vote()
        return world.is_over()

    world.run_until(all_over, 300.0)
    world.must_be_well()
    sitting = on[0].room.sitting
    assert isinstance(sitting, Sitting)
    storm.must_be_whole(sitting.match.log.heads)
    report_of = audit(record.record(sitting.peer), CURVE, sitting.signatures.verify)
    assert not report_of.wrong, report_of.wrong
    for name, number in storm.counts.items():
        if report is not None:
            report[name] = report.get(name, 0) + number
    return len(sitting.match.log)
