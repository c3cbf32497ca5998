"""Whole games between rooms in which one device lies, or two together; the promises must hold on all others.

Each lie is a decision in a list (lies.py says which there are), so a game that breaks a promise is played again with
fewer of them, until none can be left out.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from unittest.mock import patch

from shelf import tryout
from world import TICK, Device, Weather, World

from fair.game.speaker import Speaker
from fair.protocol.letter import Sign
from soak.lies import LIES
from soak.lying_device import Liar, Told
from soak.promises import Broken, Promises
from table.game import Game, Options
from table.text import Plain

LONGEST = 6_000.0  # seconds
PATIENT = 2.0  # while all wait, devices tick more slowly; no promise rests on it
STILL = 4.0
MOST_SEATS = 5
RELOAD = "honest, reloads"


class LyingWorld(World):
    """`is_still`: nothing happens, and all only wait."""

    is_still = False

    def start(self) -> None:
        """When all know of all seats. A device with two of them that is quick would begin alone with itself."""
        taken = sum(len(room.lobby.mine.stools) for room in self.rooms)
        self.run_until(lambda: all(len(room.chairs) == taken for room in self.rooms))
        super().start()

    def tick(self, device: Device) -> None:
        if device.is_on:
            device.room.tick(self.now)
            self.flush(device)
        self.later(PATIENT if self.is_still else TICK, lambda: self.tick(device))


class LyingGame:
    """One game with its liars. `lies`: other ones than the lot draws, to see which of them are to blame."""

    def __init__(
        self, game: Game, seats: int, options: Options, seed: str, count: int = 1, lies: Sequence[Told] | None = None
    ) -> None:
        self.rng = rng = Random(f"{game.name} {seed}")
        self.game, self.seats, self.options = game, seats, {**options, **tryout(game.name).short}
        devices = seats - (1 if seats > 3 and rng.random() < 0.2 else 0)
        self.is_forgiving = rng.random() < 0.8
        weather = rng.choice([Weather(), Weather(), Weather(0.005, 0.3, overtakes=True)])
        self.world = LyingWorld(devices, seed, weather)
        liars = rng.sample(range(devices), count)
        self.lies = list(drawn(rng, liars, devices) if lies is None else lies)
        self.liars = [
            Liar(self.world, self.world.devices[number], [lie for lie in self.lies if _is_by(lie, number)])
            for number in liars
        ]
        for liar in self.liars:
            liar.partners = self.liars
        self.reloads = sorted(lie for lie in self.lies if lie.how == RELOAD)

    def speaker(self, me: int | None, signing: Sign | None) -> Speaker:
        found = [liar.speaker(me, signing) for liar in self.liars] if me is not None and signing is not None else []
        return next((one for one in found if one is not None), None) or Speaker(me, signing)

    def play(self) -> int:
        """Plays it to its end; raises Broken. The number of its events."""
        with patch("fair.game.peer.Speaker", self.speaker):
            self.world.meet()
            self.world.run_until(self._are_linked)
            for liar in self.liars:
                liar.attach()
            self.world.begin(self.game.name, self.options, self.seats, self.is_forgiving)
            promises = Promises(self.world, [liar.device for liar in self.liars])
            self._go_on(promises)
            promises.all_tables_are_equal()
            promises.what_is_kept_is_bounded_and_loads()
        promises.the_audit_accuses_nobody_honest()
        return max(len(promises.sitting(device).match.log) for device in promises.here)

    def _are_linked(self) -> bool:
        """Has everybody a link to everybody?"""
        return all(len(room.mesh.neighbours) == len(self.world.devices) - 1 for room in self.world.rooms)

    def _go_on(self, promises: Promises) -> None:
        world, mark, since, checked = self.world, "", 0.0, 0.0
        while world.now < LONGEST:
            promises.nobody_honest_is_named()
            if promises.is_over():
                return
            self._reload()
            new = "; ".join(_progress(device) for device in promises.honest)
            if new != mark:
                mark, since, world.is_still = new, world.now, False
            elif world.now - since > STILL:
                if world.is_still and promises.who_is_waited_for(world.now - since):
                    return
                world.is_still = True
                self._vote(promises)
            if world.now - checked > 5.0:
                checked = world.now
                promises.all_tables_are_equal()
            world.decide()
            world.run(PATIENT / 2 if world.is_still else 0.05)
        raise Broken(f"the game never ends: {world.where()}")

    def _vote(self, promises: Promises) -> None:
        for device in promises.here:
            sitting = promises.sitting(device)
            for seat in sitting.can_vote:
                if seat not in sitting.wishes.mine:
                    device.room.vote(seat)
                    self.world.flush(device)

    def _reload(self) -> None:
        """An honest page is reloaded: what it has kept must be enough."""
        if not self.reloads:
            return
        device = self.world.devices[self.reloads[0].device]
        sitting = device.room.sitting
        if sitting is not None and sitting.peer.transcript.step >= self.reloads[0].at and device.is_on:
            self.reloads.pop(0)
            self.world.switch_off(device)
            self.world.later(0.5, lambda: self._back(device))

    def _back(self, device: Device) -> None:
        self.world.switch_on(device)
        for other in self.world.devices:
            if other is not device and other.is_on:
                self.world.connect(device, other)


def _is_by(lie: Told, number: int) -> bool:
    return lie.device == number and lie.how != RELOAD


def _progress(device: Device) -> str:
    sitting = device.room.sitting
    if not device.is_on or sitting is None:
        return "off"
    return f"{sitting.state} {sitting.peer.transcript.step} {sitting.absent}"


def few_seats(table: Sequence[tuple[int, dict[str, Plain]]], count: int) -> list[tuple[int, dict[str, Plain]]]:
    """The settings for so many liars: somebody is honest, and small tables are soon over."""
    return [setting for setting in table if count < setting[0] <= MOST_SEATS]


def drawn(rng: Random, liars: Sequence[int], devices: int) -> list[Told]:
    """The lies of one game: some at random moments, early ones more often; or a device that is mute from the start."""
    lies = []
    for number in liars:
        for _ in range(rng.choice([1, 1, 2, 3, 5])):
            at = int(rng.random() ** 2 * rng.choice([30, 80]))
            lies.append(Told(at, number, rng.choice(list(LIES)), rng.randrange(1 << 30)))
    honest = [number for number in range(devices) if number not in liars]
    if rng.random() < 0.2:
        lies.append(Told(rng.randrange(40), rng.choice(honest), RELOAD, 0))
    return sorted(lies)


def shrunk(game: Game, seats: int, options: Options, seed: str, count: int, lies: Sequence[Told]) -> list[Told]:
    """The fewest of these lies with which the game still breaks a promise."""
    kept, number = list(lies), 0
    while number < len(kept):
        fewer = kept[:number] + kept[number + 1 :]
        if breaks(game, seats, options, seed, count, fewer):
            kept, number = fewer, 0
        else:
            number += 1
    for number, lie in enumerate(kept):  # earlier, where that breaks it too
        for at in range(lie.at):
            sooner = [*kept[:number], replace(lie, at=at), *kept[number + 1 :]]
            if breaks(game, seats, options, seed, count, sooner):
                kept = sooner
                break
    return kept


def breaks(game: Game, seats: int, options: Options, seed: str, count: int, lies: Sequence[Told]) -> str:
    try:
        LyingGame(game, seats, options, seed, count, lies).play()
    except Exception as wrong:
        return f"{type(wrong).__name__}: {wrong}"
    return ""


def check_liars(game: Game, seats: int, options: Options, seed: str, count: int = 1) -> int:
    """Plays one game with liars. What breaks is told with the fewest lies that break it. The number of its events."""
    played = LyingGame(game, seats, options, seed, count)
    try:
        return played.play()
    except Exception as wrong:
        lies = shrunk(game, seats, options, seed, count, played.lies)
        again = LyingGame(game, seats, options, seed, count, lies)
        what = ""
        try:
            again.play()
        except Exception as less:
            what = f"{type(less).__name__}: {less}"
        done = "\n  ".join(one for liar in again.liars for one in liar.done)
        raise Broken(f"{what}\n  lies:\n  {done}\n  {[str(lie) for lie in lies]}") from wrong
