"""A device that lies: a real room, whose letters and messages pass a liar on their way out.

It follows its own lies where it can: a changed letter stands in its own transcript too, so it goes on as if it believed
it. What it holds back it has said only to itself.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from world import Device, World

from fair.game.speaker import Speaker
from fair.group.refused import Refused
from fair.protocol.letter import Letter, Sign, Signed, sign, text64
from fair.protocol.transcript import BACK, Transcript
from soak.lies import LIES
from soak.values import event_in
from table.events import Event
from table.illegal import Cheat
from table.log import Log
from table.pocket import Pocket
from table.text import canonical, read
from wire.game.game import Sitting
from wire.link.link import Link
from wire.link.messages import Beat, Letters, Message
from wire.room.room import Room

BETWEEN_MOMENTS = 5.0  # while it says nothing, its moments to lie pass by the clock


@dataclass(frozen=True, order=True)
class Told:
    """One decision to lie: at which of its moments, how, and the lot that settles the rest."""

    at: int
    device: int
    how: str
    lot: int

    def __str__(self) -> str:
        return f"device {self.device}, moment {self.at}: {self.how} ({self.lot})"


class LyingSpeaker(Speaker):
    liar: "Liar"

    def sign(self, letter: Letter) -> Signed:
        return super().sign(self.liar.instead(letter))


class Liar:
    """`keys`: the seeds of all liars of this game, who trust each other."""

    def __init__(self, world: World, device: Device, lies: Iterable[Told]) -> None:
        self.world, self.device = world, device
        self.lies = sorted(lies)
        self.kinds: list[str] = ["say", "talk", "roll"]  # of letters that it has seen
        self.is_mute = self.says_back = False
        self.done: list[str] = []  # what it has really told
        self.partners: list[Liar] = [self]
        self._moment = 0
        self._last: Letter | None = None
        self._held: dict[str, set[str]] = {}
        self._beats: list[tuple[str, int]] = []
        self._honest: dict[tuple[str, str, int | None], Event] = {}
        self._mesh: Any = None
        self.later(BETWEEN_MOMENTS, self._pass_time)

    # ------------------------------------------------------------ what it knows

    @property
    def room(self) -> Room:
        return self.device.room

    @property
    def sitting(self) -> Sitting:
        assert self.room.sitting is not None
        return self.room.sitting

    @property
    def transcript(self) -> Transcript:
        return self.sitting.courier.far.transcript

    @property
    def others(self) -> list[str]:
        return [device for device in dict.fromkeys(self.sitting.devices) if device != self.room.me]

    def some_others(self, rng: Random) -> list[str]:
        return rng.sample(self.others, rng.randrange(1, len(self.others) + 1))

    def heard(self) -> list[Signed]:
        return self.transcript.since(0)

    def seeds(self) -> dict[str, bytes]:
        """The public key of each seat of the liars, and the seed that signs for it."""
        return {key: own.seed for liar in self.partners for key, own in liar.room.lobby.keys.items()}

    # ------------------------------------------------------------ what it says

    def speaker(self, me: int, signing: Sign) -> Speaker | None:
        """The speaker of a seat, if it is one of this liar's."""
        probe = signing(b"whose")
        if any(self.world.signing.sign(own.seed, b"whose") == probe for own in self.room.lobby.keys.values()):
            speaker = LyingSpeaker(me, signing)
            speaker.liar = self
            return speaker
        return None

    def instead(self, letter: Letter) -> Letter:
        """The letter that is said instead of this one. One that nobody may hear is held back from all."""
        self._last = letter
        if letter.kind not in self.kinds and letter.kind != BACK:
            self.kinds.append(letter.kind)
        told = self._lie(letter)
        if self.is_mute and not (self.says_back and letter.kind == BACK):
            self.hold(told, self.others)
        return told

    def _lie(self, letter: Letter) -> Letter:
        """Tells the lies of this moment."""
        told = letter
        while self.lies and self.lies[0].at <= self._moment:
            lie = self.lies.pop(0)
            found = LIES[lie.how](self, told, Random(lie.lot))
            if found is None:
                self.hold(told, self.others)
            else:
                told = found
            self.done.append(f"{lie}: {_difference(letter, told)}")
        self._moment += 1
        if told is not letter:
            self._remember(letter)
        return told

    def _pass_time(self) -> None:
        if self.is_mute and self._last is not None and self.device.is_on and self.room.sitting:
            self._lie(self._last)
            self.world.flush(self.device)
        self.later(BETWEEN_MOMENTS, self._pass_time)

    def signed(self, letter: Letter) -> Signed:
        """With the key of the letter's seat if the liars have it, else with one of their own."""
        seeds = self.seeds()
        mine = seeds[self.sitting.terms.seats[self.sitting.seats[0]].key]
        seats = self.sitting.terms.seats
        seed = seeds.get(seats[letter.author].key, mine) if 0 <= letter.author < len(seats) else mine
        return sign(letter, lambda message: self.world.signing.sign(seed, message))

    def send(
        self, *signed: Signed, to: Iterable[str] | None = None, is_doubt: bool = False, rng: Random | None = None
    ) -> None:  # fmt: skip
        """Sends letters to these devices, by default to all."""
        if not self.device.is_on or self.room.sitting is None or not signed:
            return
        some = self.some_others(rng) if rng is not None and rng.random() < 0.5 else to
        wires = tuple(one.wire.decode("ascii") for one in signed)
        self.room.mesh.send_all(Letters(self.sitting.courier.game, wires, is_doubt), some)
        self.world.later(0.0, lambda: self.world.flush(self.device))

    def hold(self, letter: Letter, devices: Iterable[str]) -> None:
        """These devices do not hear this letter from here."""
        self._held.setdefault(canonical(letter), set()).update(devices)

    def release(self, letter: Letter) -> None:
        if self._held.pop(canonical(letter), None):
            self.send(self.signed(letter))

    def speak_again(self) -> None:
        self.is_mute = False
        self._held.clear()

    def bend_beats(self, count: int, part: str, rng: Random) -> None:
        self._beats += [(part, rng.randrange(1 << 30))] * count

    # ------------------------------------------------------------ what it does

    def later(self, seconds: float, what: Callable[[], None]) -> None:
        def do() -> None:
            if what == self._pass_time or (self.device.is_on and self.room.sitting and self.sitting.seats):
                what()
                self.world.flush(self.device)

        self.world.later(seconds, do)

    def go_away(self, seconds: float | None, kept: str | None = None) -> None:
        """Off, and on again after so many seconds; None: for good."""
        world, device = self.world, self.device
        off = world.switch_off if kept is None else world.crash
        world.later(0.0, lambda: off(device) if device.is_on else None)
        if seconds is not None:
            world.later(seconds, lambda: self._return(kept))

    def _return(self, kept: str | None) -> None:
        self.world.switch_on(self.device, kept)
        self.attach()
        for other in self.world.devices:
            if other is not self.device and other.is_on:
                self.world.connect(self.device, other)

    def cut(self, rng: Random) -> None:
        if self.device.ends:
            link = rng.choice(list(self.device.ends))
            other, _ = self.device.ends[link]
            self.world.later(0.0, lambda: self.world.cut(self.device, link))
            self.world.later(rng.choice([1.0, 8.0, 50.0]), lambda: self._link(other))

    def _link(self, other: Device) -> None:
        """As after another invitation: two devices alone have nobody who could carry a call."""
        if self.device.is_on and other.is_on and other.room.me not in self.room.mesh.neighbours:
            self.world.connect(self.device, other)

    # ------------------------------------------------------------ the way out

    def attach(self) -> None:
        """From now on all that this room sends passes this liar. After a reload the room is another."""
        mesh = self.room.mesh
        if self._mesh is mesh:
            return
        self._mesh, say = mesh, mesh._say

        def lying(link: Link, message: Message) -> None:
            say(link, self._instead_of(link.device, message))

        def to_all(message: Message, to: Iterable[str] | None = None) -> None:
            for device in list(mesh.neighbours if to is None else to):
                mesh.send(device, message)

        mesh._say, mesh.send_all = lying, to_all  # type: ignore[method-assign]

    def _instead_of(self, device: str, message: Message) -> Message:
        match message:
            case Letters(game, letters, is_doubt):
                kept = tuple(one for one in letters if device not in self._held.get(one.rpartition("\n")[0], ()))
                return Letters(game, kept, is_doubt)
            case Beat() if self._beats:
                part, lot = self._beats.pop()
                return _bent_beat(message, part, Random(lot), self)
        return message

    # ------------------------------------------------------------ its own secrets

    def _remember(self, letter: Letter) -> None:
        """What its honest letter would have held, where it cannot read its own box any more."""
        for text in letter.body if isinstance(letter.body, tuple) else ():
            data = event_in(text)
            if data is not None:
                event = read(Event, data)
                self._honest[event.kind, event.name, event.seat] = event

    def learn(self, pocket: Pocket, log: Log, event: Event, really: Callable[[Pocket, Log, Event], Pocket]) -> Pocket:
        try:
            return really(pocket, log, event)
        except (Cheat, Refused):
            honest = self._honest.get((event.kind, event.name, event.seat))
            if honest is None:
                raise
            return really(pocket, log, honest)


def _difference(honest: Letter, told: Letter) -> str:
    """What a lie has changed, in a line."""
    parts = [
        f"{name} {canonical(getattr(honest, name))[:200]} → {canonical(getattr(told, name))[:200]}"
        for name in Letter.__slots__  # type: ignore[attr-defined]
        if getattr(honest, name) != getattr(told, name)
    ]
    return f"step {honest.step} {honest.kind!r}; " + ("; ".join(parts) or "the letter is honest")


def _bent_beat(beat: Beat, part: str, rng: Random, liar: Liar) -> Beat:
    seats, where, table = range(len(liar.sitting.devices)) if liar.room.sitting else range(2), beat.where, beat.table
    if part == "missed":
        wish = tuple(rng.sample(seats, rng.randrange(1, len(seats))))
        return replace(beat, missed=tuple((device, wish) for device in rng.sample(liar.sitting.devices, 2)))
    if part == "heard":
        return replace(beat, heard=tuple((device, 0) for device in liar.others))
    if part == "no game" or where is None:
        return replace(beat, where=None, table=None)
    if part == "table" and table is not None:
        seat, seed = liar.sitting.seats[0], liar.sitting._keys[liar.sitting.terms.seats[liar.sitting.seats[0]].key].seed
        prints = liar.sitting._fingerprints
        mark = "ab" * 32
        text = prints._signatures.sign(seat, seed, prints._message(seat, table.events, mark))
        return replace(beat, table=replace(table, mark=mark, signature=text64(text)))
    changed: dict[str, Any] = {
        "step": max(0, where.step + rng.choice([-5, -1, 1, 5, 999])), "head": "33" * 32,
        "spoken": tuple(rng.sample(seats, rng.randrange(len(seats)))), "votes": "00" * 8, "is_accusing": True,
    }  # fmt: skip
    return replace(beat, where=replace(where, **{part: changed[part]})) if part in changed else beat
