"""The audit of a network game: everything secret is opened, and everything that was said is checked again.

Who speaks: nobody. A witness, who has no seat and no secrets, hears all letters again and believes nothing unproved.
Proved, with the keys that everybody has shown: every shuffle is done again and must come out the same to the last byte;
every card is turned over; every seal and every stake is opened, also those that the game never opened; and every claim
is compared with the money that was there. A mistake names its seat and its event.
Not protected here: what players told each other outside the game.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace

from fair.game.peer import Peer
from fair.game.record import Record
from fair.group.curve import Curve, write_scalar
from fair.group.labels import Where
from fair.group.refused import Refused
from fair.group.secret import Secret
from fair.proofs import amounts, shuffle
from fair.proofs.elgamal import unmask, write_rows
from fair.protocol import seals as sealing
from fair.protocol.by_lot import is_by_lot, laid_by_lot
from fair.protocol.deck import BLANK, Decks
from fair.protocol.letter import Verify, read_letter
from fair.protocol.own_box import Lock, lock_point
from fair.protocol.rounds import FIRST
from fair.protocol.stakes import Amounts, Laid, read_stake, stake_box, stake_place
from fair.protocol.vault import AMOUNTS, CARDS, SEALS
from table.audit import Finding, settle_book
from table.events import Event
from table.illegal import Cheat, Damaged, Refusal, unreadable
from table.match import Match
from table.needs import Seat, Stake
from table.text import Plain


@dataclass(frozen=True)
class Report:
    """What was checked about each seat, and everything that was hidden: the faces of every deck in order, every stake.

    `match` is the game as far as it could be heard; `is_whole` says that everybody has shown their keys.
    """

    match: Match
    findings: tuple[Finding, ...]
    decks: dict[str, tuple[str, ...]]
    stakes: dict[tuple[str, Seat], tuple[Plain, ...]]
    reason: str = ""
    is_whole: bool = True

    @property
    def wrong(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.findings if not finding.ok)


def audit(record: Record, curve: Curve, verify: Verify) -> Report:
    parts = audit_in_parts(record, curve, verify)
    while True:
        try:
            next(parts)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]


def audit_in_parts(record: Record, curve: Curve, verify: Verify) -> Generator[float, None, Report]:
    """Yields its progress, from 0 to 1, so that a page can draw in between.

    A file that was changed after the game is refused: a letter without its signature accuses nobody. So is one whose
    game was played by other rules than today's, in other words: it is not damaged.
    """
    try:
        game, first, players = record.game, record.first, record.players
        witness = Peer(
            game, first, None, players, curve, verify=verify, forgiving=record.forgiving, protocol=record.protocol
        )
    except Refusal as refusal:
        raise unreadable(refusal, "damaged.part", part="first") from refusal
    except AssertionError as wrong:
        raise Damaged("damaged.part", part="first") from wrong
    for number, wire in enumerate(record.letters, 1):
        try:
            signed = read_letter(wire)
        except Refused:
            raise Damaged("damaged.entry", n=number) from None
        witness.hear(signed, signed.letter.author)
        if witness.verdict is not None and witness.verdict.reason == "cheat.forged":
            raise Damaged("damaged.entry", n=number)
        yield HEARING * number / len(record.letters)
    if witness.verdict is not None:
        seat, reason = witness.verdict.seat, witness.verdict.reason
        wrong_one = Finding(_WHAT.get(reason, "audit.letter"), seat, 1, len(witness.match.log))
        counts = _counts(witness, {(wrong_one.what, seat)})
        return Report(witness.match, (*counts, wrong_one), {}, {}, reason, is_whole=False)
    if witness.transcript.early:
        raise Damaged("damaged.part", part="letters")  # some letters are missing in the middle
    return (yield from _Auditor(witness).report())


HEARING = 0.8  # the part of the work that is listening
_WHAT = {
    "cheat.key": "audit.key", "cheat.share": "audit.key", "cheat.complaint": "audit.key",
    "cheat.shuffle": "audit.shuffle", "cheat.part": "audit.part",
    "cheat.roll": "audit.roll", "cheat.card": "audit.show", "cheat.opening": "audit.opening",
    "cheat.stake": "audit.stake", "cheat.claim": "audit.claim", "cheat.illegal": "audit.choose",
    "cheat.turn": "audit.choose", "cheat.clock": "audit.clock", "cheat.proof": "audit.seal",
}  # fmt: skip


def _counts(witness: Peer, but: set[tuple[str, Seat | None]]) -> Iterator[Finding]:
    """What the witness has checked while it was listening: each letter and each proof."""
    log, seats = witness.match.log, range(witness.company.seats)
    for seat in seats:
        spoken = sum(seat in step for step in witness.transcript.steps)
        chosen = sum(event.kind == "choose" and event.seat == seat for event in log.events)
        thrown = sum(event.kind == "roll" for event in log.events)
        opened = sum(event.kind == "open" and event.seat == seat for event in log.events)
        parts = 0
        if witness.course.referee is not None:
            parts = sum(seat in off for off in witness.course.referee.decks.off.values())
        for what, times in (
            ("audit.letter", spoken), ("audit.choose", chosen), ("audit.roll", thrown), ("audit.part", parts),
            ("audit.open", opened),
        ):  # fmt: skip
            if times and (what, seat) not in but:
                yield Finding(what, seat, times)


class _Auditor:
    """Checks what needs everybody's keys."""

    def __init__(self, witness: Peer) -> None:
        self.witness = witness
        self.company = witness.company
        self.keys = witness.course.keys
        self.events = witness.match.log.events

    def report(self) -> Generator[float, None, Report]:
        findings = [*_counts(self.witness, set())]
        decks: dict[str, tuple[str, ...]] = {}
        stakes: dict[tuple[str, Seat], tuple[Plain, ...]] = {}
        is_whole = len(self.keys) == self.company.seats
        if self.witness.course.referee is not None:
            for seat in sorted(self.keys):
                findings.append(Finding("audit.key", seat, len(self.keys[seat])))
                findings += self.shuffles(seat)
                findings += self.seals(seat)
                if AMOUNTS in self.keys[seat]:
                    findings += self.books(seat, stakes)
                yield HEARING + (1 - HEARING) * (seat + 1) / (self.company.seats + 1)
            if is_whole:
                decks = {name: self.turn_over(name) for name in self.decks.rows}
        return Report(self.witness.match, tuple(findings), decks, stakes, is_whole=is_whole)

    @property
    def decks(self) -> Decks:
        return self.witness.course.court.decks

    def secret(self, seat: Seat, vault: str) -> Secret:
        return Secret(write_scalar(self.keys[seat][vault]))

    def shuffles(self, seat: Seat) -> Iterator[Finding]:
        """Does the seat's shuffles again with its key. They must come out the same to the last byte."""
        mine = [one for one in self.decks.mixings if one.seat == seat]
        wrong = None
        for one in mine:
            again = shuffle.mix(one.where, self.secret(seat, CARDS), self.decks.vault.key, one.before)
            if wrong is None and write_rows(again.rows) != write_rows(one.after):
                wrong = self._number("shuffle", one.deck)
        if mine:
            yield Finding("audit.shuffle", seat, len(mine), wrong)

    def turn_over(self, deck: str) -> tuple[str, ...]:
        faces = []
        for row in self.decks.rows[deck]:
            parts = [[self.keys[seat][CARDS] * card.a for seat in sorted(self.keys)] for card in row]
            names = [self.decks.faces[unmask(card, part).code] for card, part in zip(row, parts, strict=True)]
            faces.append("+".join(name for name in names if name != BLANK))
        return tuple(faces)

    def seals(self, seat: Seat) -> Iterator[Finding]:
        """Opens every seal from its box, also those that the game never opened."""
        x, wrong = self.keys[seat][SEALS], None
        mine = [said for said in self.witness.course.court.seals if said.event.seat == seat]
        for said in mine:
            lock = self._lock(x, said.lock_at(self.company))
            try:
                inside = sealing.look_into(lock, said.event)
                sealing.check_nonces(self.company, self.secret(seat, SEALS), said, inside)
            except Cheat:
                wrong = self.events.index(said.event) if wrong is None else wrong
        if mine:
            yield Finding("audit.seal", seat, len(mine), wrong)

    def books(self, seat: Seat, stakes: dict[tuple[str, Seat], tuple[Plain, ...]]) -> Iterator[Finding]:
        """Checks all money, and everything that was said about it."""
        for (name, owner), purse in self.witness.course.court.stakes.purses.items():
            if owner != seat:
                continue
            numbers = [n for n, event in enumerate(self.events) if _is_stake(event, name, seat)]
            opened = next((e.value for e in self.events if (e.kind, e.name, e.seat) == ("open", name, seat)), None)
            rows: list[Plain] = []
            wrong = None
            for count, (number, laid) in enumerate(zip(numbers, purse.laid, strict=True)):
                row: Plain = self._stake(seat, self.events[number], laid, purse.unit, count)
                if row is None:
                    wrong = number if wrong is None else wrong
                    row = opened[count] if isinstance(opened, tuple) else None
                rows.append(row)
            if None in rows:  # what it staked nobody knows, so nothing can be said about its claims
                yield Finding("audit.stake", seat, len(numbers), wrong)
                continue
            stakes[name, seat] = tuple(rows)
            asked: dict[int, Stake] = {n: laid.need for n, laid in zip(numbers, purse.laid, strict=True)}
            for finding in settle_book(self.events, asked, Event("open", name, seat, tuple(rows))):
                hidden = finding.what == "audit.stake" and finding.ok
                yield replace(finding, wrong_at=wrong) if hidden else finding

    def _stake(self, seat: Seat, event: Event, laid: Laid, unit: int, count: int) -> Amounts | None:
        """What was staked, out of its box; None: it is not what was laid, or not hidden as the keys say."""
        if is_by_lot(event):
            return laid_by_lot(event)
        place = (self.company, laid.step, event.name, seat, count)
        try:
            row, blinds = read_stake(self._lock(self.keys[seat][SEALS], stake_box(*place)), event)
        except (Refused, ValueError):
            return None
        wanted, is_synthetic = dict(row), self.company.protocol != FIRST
        units = [wanted.pop(account, 0) // unit for account in laid.need.accounts]
        openings = amounts.openings(stake_place(*place), self.secret(seat, AMOUNTS), units, is_synthetic)
        is_laid = all(one.commit(self.company.curve) == point for one, point in zip(openings, laid.points, strict=True))
        is_kept = blinds == b"".join(write_scalar(one.blind) for one in openings) or not is_synthetic
        return row if is_laid and is_kept and not wanted and len(dict(row)) == len(row) else None

    def _lock(self, x: int, where: Where) -> Lock:
        return Lock(x * lock_point(self.company, where), self.company.protocol)

    def _number(self, kind: str, name: str) -> int:
        return next(n for n, event in enumerate(self.events) if (event.kind, event.name) == (kind, name))


def _is_stake(event: Event, name: str, seat: Seat) -> bool:
    return (event.kind, event.name, event.seat) == ("stake", name, seat)


__all__ = ["Finding", "Report", "audit", "audit_in_parts"]
