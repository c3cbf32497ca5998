"""The scroll: all letters of a game, step by step, each step bound to the one before. Nothing can be unsaid.

Rounds: a step has known authors, each says one thing; it is closed when all have spoken. Inside a step the order is
that of the seats, so nobody arbitrates. Proved at once: a letter is its author's own; it belongs here and nowhere else.
Two different letters of one author for one step are a **fork**: together they prove the cheat to anybody. If two seats
name different heads for the same step, they show each other their letters (`Doubt`), and the fork between them, or the
one who named a head out of the air, comes to light. Not protected here: silence (see absence.py).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from fair.letter import Signed, Verify, is_signed, next_head
from fair.words import Word, digest
from table.illegal import Cheat
from table.needs import Seat

FARTHEST = 1000  # steps that a device may be ahead of us: more is no haste but a flood
ABSENT = "absent"  # letters of this kind are votes beside the steps: who is gone (absence.py)


class Doubt(Exception):
    """A seat named another past than ours. `since`: the last step of which it was known to agree with us."""

    def __init__(self, seat: Seat, since: int) -> None:
        super().__init__(seat, since)
        self.seat = seat
        self.since = since


@dataclass
class Scroll:
    """What one device has heard. `steps` are closed; `now` is what was said so far in the open step."""

    game: str
    seats: int
    verify: Verify
    heads: list[str] = field(default_factory=list)
    steps: list[dict[Seat, Signed]] = field(default_factory=list)
    now: dict[Seat, Signed] = field(default_factory=dict)
    votes: dict[Seat, Signed] = field(default_factory=dict)
    counted: dict[int, list[Signed]] = field(default_factory=dict)
    early: dict[int, list[Signed]] = field(default_factory=dict)
    stray: dict[tuple[int, Seat], Signed] = field(default_factory=dict)
    agreed: dict[Seat, int] = field(default_factory=dict)
    doubted: dict[Seat, Signed] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.heads:
            self.heads.append(digest(Word.STEP, self.game)[:32].hex())

    @property
    def head(self) -> str:
        return self.heads[-1]

    @property
    def step(self) -> int:
        return len(self.steps)

    def take(self, signed: Signed, via: Seat | None = None) -> None:
        """Hears a letter. `via` is the seat that carried it here: a forged letter is the carrier's doing."""
        letter = signed.letter
        if letter.game != self.game or letter.author >= self.seats or not is_signed(signed, self.verify):
            raise Cheat("cheat.forged", seat=letter.author if via is None else via)
        if letter.kind == ABSENT:
            self._take_vote(signed)
        elif letter.step > self.step:
            self._take_early(signed)
        elif letter.step < self.step:
            self._take_late(signed)
        else:
            self._take_now(signed)

    def _take_now(self, signed: Signed) -> None:
        letter = signed.letter
        old = self.now.get(letter.author)
        if old is not None:
            _must_be_same(old, signed)
        elif letter.head != self.head:
            self.doubted[letter.author] = signed
            raise Doubt(letter.author, self.agreed.get(letter.author, 0))
        else:
            self.agreed[letter.author] = letter.step
            self.now[letter.author] = signed

    def _take_early(self, signed: Signed) -> None:
        if signed.letter.step > self.step + FARTHEST:
            raise Cheat("cheat.turn", seat=signed.letter.author)
        waiting = self.early.setdefault(signed.letter.step, [])
        for old in waiting:
            if old.letter.author == signed.letter.author and old.letter.kind != ABSENT:
                _must_be_same(old, signed)
                return
        waiting.append(signed)

    def _take_late(self, signed: Signed) -> None:
        """A letter for a closed step: an echo of what we know, a wish that came too late, or a second tongue."""
        key = (signed.letter.step, signed.letter.author)
        old = self.steps[key[0]].get(key[1]) or self.stray.get(key)
        if old is not None:
            _must_be_same(old, signed)
        else:
            self.stray[key] = signed

    def _take_vote(self, signed: Signed) -> None:
        author = signed.letter.author
        if signed.letter.step == self.step and signed.letter.head == self.head:
            if author not in self.votes or gone(self.votes[author]):  # who has refused has refused
                self.votes[author] = signed
        elif signed.letter.step > self.step:
            self.early.setdefault(signed.letter.step, []).append(signed)

    def close(self, authors: Iterable[Seat]) -> list[Signed]:
        """Closes the open step with the letters of these authors; the letters that had waited for the next one."""
        letters = {seat: self.now.pop(seat) for seat in sorted(authors)}
        for seat, signed in self.now.items():
            self.stray[self.step, seat] = signed
        left = self.leaving()
        votes = [self.votes[seat] for seat in sorted(self.votes) if seat not in left] if left - set(letters) else []
        head = next_head(self.head, [*letters.values(), *votes])
        if votes:
            self.counted[self.step] = votes
        self.steps.append(letters)
        self.heads.append(head)
        self.now, self.votes = {}, {}
        return self.early.pop(self.step, [])

    def leaving(self) -> frozenset[Seat]:
        """The seats that all others have declared absent in this step. Votes that close no step bind nothing."""
        for signed in self.votes.values():
            seats = gone(signed)
            others = set(range(self.seats)) - seats
            if seats and all(seat in self.votes and gone(self.votes[seat]) == seats for seat in others):
                return seats
        return frozenset()

    def is_refused(self) -> bool:
        """Somebody has heard the seat that others miss: then nobody is absent in this step."""
        return any(not gone(signed) for signed in self.votes.values())

    def since(self, step: int) -> list[Signed]:
        """Everything heard from a step on: for one who returns, and for one who doubts."""
        closed: list[Signed] = []
        for number, letters in enumerate(self.steps[step:], step):
            closed += [*self.counted.get(number, ()), *letters.values()]
        return [*closed, *self.votes.values(), *self.now.values()]

    def compare(self, theirs: Iterable[Signed], via: Seat) -> None:
        """Somebody shows their letters. A fork names its author; the same letters name one who lied about the head."""
        shown: set[tuple[int, Seat]] = set()
        for signed in theirs:
            letter = signed.letter
            if letter.game != self.game or not is_signed(signed, self.verify):
                raise Cheat("cheat.forged", seat=via)
            old = self._heard(letter.step, letter.author)
            if old is not None and letter.kind != ABSENT:
                _must_be_same(old, signed)
            shown.add((letter.step, letter.author))
        if via in self.doubted and self._is_all(shown, via):
            raise Cheat("cheat.history", seat=via)

    def _is_all(self, shown: set[tuple[int, Seat]], via: Seat) -> bool:
        """Were we shown everything on which the other head could rest? Only then is it out of the air."""
        steps = range(self.agreed.get(via, 0), min(self.doubted[via].letter.step, self.step))
        return all((step, seat) in shown for step in steps for seat in self.steps[step])

    def _heard(self, step: int, seat: Seat) -> Signed | None:
        if step < self.step and seat in self.steps[step]:
            return self.steps[step][seat]
        if step == self.step and seat in self.now:
            return self.now[seat]
        early = self.early.get(step, ())
        waiting = (signed for signed in early if signed.letter.author == seat and signed.letter.kind != ABSENT)
        return self.stray.get((step, seat)) or next(waiting, None)


def gone(vote: Signed) -> frozenset[Seat]:
    """Whom a vote declares absent; nobody: the vote is a refusal."""
    body = vote.letter.body
    return frozenset(seat for seat in body if isinstance(seat, int)) if isinstance(body, tuple) else frozenset()


class Fork(Cheat):
    """One author, one step, two letters. Both are kept: they convince anybody."""

    def __init__(self, one: Signed, other: Signed) -> None:
        super().__init__("cheat.fork", seat=one.letter.author)
        self.letters = (one, other)


def _must_be_same(old: Signed, new: Signed) -> None:
    if old.text != new.text:
        raise Fork(old, new)
