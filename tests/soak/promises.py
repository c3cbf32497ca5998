"""What must hold on every honest device, whatever others say: the promises of docs/fair.md and docs/rooms.md.

Nobody honest is named; tables are equal; nobody is stuck without being told for whom all wait, and without a way out
after the stated time; what is kept has a bound and loads again; and the audit accuses nobody honest.
"""

from collections.abc import Sequence

from world import Device, World

from fair.game import record
from fair.game.audit import audit
from fair.protocol.transcript import EARLY_BYTES
from table.illegal import Damaged
from table.text import fingerprint
from wire.game.game import Sitting
from wire.game.patience import DEVICE, PERSON
from wire.game.votes import IN_VAIN
from wire.room.room import Room

GAME_BYTES = 1_500_000  # the notes, the keys, and the letters of a long honest game
A_WHILE = 60.0  # seconds in which what one honest device knows reaches all, and votes are counted
STOPPED = ("over", "accused", "apart")


class Broken(AssertionError):
    """A promise does not hold."""


class Promises:
    """`liars`: the devices that may lie; all others are honest."""

    def __init__(self, world: World, liars: Sequence[Device]) -> None:
        self.world = world
        self.liars = list(liars)
        self.honest = [device for device in world.devices if device not in liars]
        names = {device.room.me for device in liars}
        first = self.sitting(self.honest[0])
        self.lying_seats = {seat for seat, device in enumerate(first.devices) if device in names}
        self.is_forgiving = first.terms.is_forgiving
        self._stopped_at: float | None = None

    def sitting(self, device: Device) -> Sitting:
        if device.room.sitting is None:
            raise Broken(f"device {device.number} has lost its game")
        return device.room.sitting

    @property
    def here(self) -> list[Device]:
        return [device for device in self.honest if device.is_on]

    # ------------------------------------------------------------ at every moment

    def nobody_honest_is_named(self) -> None:
        for device in self.here:
            sitting = self.sitting(device)
            for peer in sitting.all:
                if peer.verdict is not None and peer.verdict.seat not in self.lying_seats:
                    raise Broken(f"device {device.number} names an honest seat: {_short(peer.verdict)}")
            if sitting.apart is not None and not set(sitting.apart.seats) <= self.lying_seats:
                raise Broken(f"device {device.number} finds that it differs from an honest one: {sitting.apart}")
            if sitting.courier.mishaps:
                raise Broken(f"a letter has raised an exception on device {device.number}")
            honest = set(sitting.can_vote) - self.lying_seats
            if honest and all(other.is_on for other in self.honest):
                raise Broken(f"device {device.number} may vote about honest seats: {honest}; {self.world.where()}")

    def all_tables_are_equal(self) -> None:
        seen: dict[str, tuple[str, str]] = {}
        for device in self.here:
            for peer in self.sitting(device).all:
                mine = (peer.match.log.head, fingerprint(peer.match.table))
                if seen.setdefault(peer.transcript.head, mine) != mine:
                    raise Broken("two honest devices have different tables after the same letters")

    def is_over(self) -> bool:
        """All honest devices have come to an end, of one kind or another; and if one has stopped, so have all, soon."""
        states = [self.sitting(device).state for device in self.here]
        if len(states) < len(self.honest):
            return False  # one is being reloaded
        if all(state in STOPPED for state in states):
            return True
        if "apart" in states and 2 * len(self.liars) >= len(self.world.devices):
            return True  # half of the devices say that tables differ
        if any(state in ("accused", "apart") for state in states):
            self._stopped_at = self._stopped_at or self.world.now
            if self.world.now - self._stopped_at > A_WHILE:
                raise Broken(f"some know that the game has stopped, and the others wait: {self.world.where()}")
        else:
            self._stopped_at = None
        return False

    # ------------------------------------------------------------ when nothing goes on

    def who_is_waited_for(self, seconds: float) -> bool:
        """Nothing has happened for so long. True: nothing will, but all are told why and may leave the game."""
        playing = [device for device in self.here if self.sitting(device).state not in STOPPED]
        is_person = False
        for device in playing:
            sitting = self.sitting(device)
            is_person |= any(sitting.peer.awaited.values())
        refused = IN_VAIN if len(self.liars) > 1 else 0.0  # a liar does not vote about another
        if seconds <= (PERSON if is_person else DEVICE) + refused + A_WHILE:
            return False
        for device in playing:
            sitting = self.sitting(device)
            shown = {*sitting.missing, *sitting.silent, *sitting.peer.awaited}
            if not shown & self.lying_seats:
                raise Broken(f"nothing goes on, and no liar is shown: {self.world.where()}")
            if set(sitting.peer.awaited) - self.lying_seats:
                raise Broken(f"all wait for an honest seat: {sitting.peer.awaited}; {self.world.where()}")
            if self.can_be_voted_out(sitting):
                raise Broken(f"the liar can be replaced, and is not: {sitting.can_vote}; {self.world.where()}")
            if not device.room.is_stuck:
                raise Broken(f"nothing goes on, and there is no way out of the game: {self.world.where()}")
        return True

    def can_be_voted_out(self, sitting: Sitting) -> bool:
        """Could the honest go on without the liars, who may not want to vote about each other?"""
        company = sitting.peer.company
        if len(self.liars) > 1:
            return False
        return sitting.is_dealt and 0 < company.needed <= company.seats - len(self.lying_seats | sitting.peer.away)

    # ------------------------------------------------------------ what is kept, and what the audit says

    def what_is_kept_is_bounded_and_loads(self) -> None:
        world = self.world
        for device in self.here:
            sitting, text = self.sitting(device), device.room.save()
            if len(text) > GAME_BYTES + EARLY_BYTES * len(self.lying_seats):
                raise Broken(f"device {device.number} keeps {len(text)} bytes")
            try:
                room = Room.load(text, world.version(device.number), world.curve, world.chance, world.signing)
            except Damaged as wrong:
                raise Broken(f"what device {device.number} keeps does not load: {wrong.reason}") from wrong
            again = room.sitting
            if again is None or again.peer.transcript.step < sitting.peer.transcript.step:
                raise Broken(f"device {device.number} has lost letters after a reload")

    def the_audit_accuses_nobody_honest(self) -> None:
        audited = set[tuple[bytes, ...]]()  # devices that have heard the same have the same record
        for device in self.here:
            sitting = self.sitting(device)
            kept = record.record(sitting.peer)
            if kept.letters in audited:
                continue
            audited.add(kept.letters)
            try:
                report = audit(kept, self.world.curve, sitting.signatures.verify)
            except Damaged as wrong:
                raise Broken(f"the record of device {device.number} is refused: {wrong} {wrong.values}") from wrong
            named = {finding.seat for finding in report.wrong}
            if not named <= self.lying_seats:
                raise Broken(f"the audit on device {device.number} accuses {named}: {report.wrong}, {report.reason}")


def _short(verdict: object) -> str:
    return str(verdict)[:300]
