"""The transcript: all letters of a game, step by step, each step bound to the one before. Nothing can be unsaid.

Rounds: a step has known authors, and each says one thing; it is closed when all have spoken. Inside a step the order is
that of the seats, so nobody arbitrates.
Proved at once: a letter is its author's own, and belongs to this step of this game.
Two different letters of one author for one step are a **fork**: together they prove the cheat to anybody. If two seats
name different heads for the same step, they show each other their letters (`Doubt`); this uncovers the fork. An author
who names another past, and then speaks in ours, has **invented** it: that proves itself too. Before that nothing proves
it, and nobody is named: its author is waited for, like somebody who says nothing.
A step may also be closed without seats that all others have declared absent (votes.py). If one of these had closed the
step alone in another way, it takes over how the others closed it. What it has said meanwhile, in a past of its own, is
void: it counts nowhere, and accuses nobody.
Of letters for later steps at most 100 of one author are kept, and at most 800,000 bytes: those of the nearest steps.
Of votes about later steps, or in another past, at most 100 of one author are kept: those that came first.
The rest is forgotten, and comes again when this device asks for it. So no author can swell what a device keeps.
Not protected here: silence (see absence.py).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from fair.group.labels import Label, digest
from fair.protocol.letter import Letter, Signed, Verify, is_signed, next_head
from fair.protocol.votes import ABSENT, Passed, Votes, read_vote
from table.illegal import Cheat
from table.needs import Seat

FARTHEST = 1000  # votes about later steps than so many are forgotten, until this device is nearer
EARLY_LETTERS, EARLY_BYTES = 100, 800_000  # most letters for later steps of one author; the nearest stay
OTHER_VOTES = 100  # most votes of one author about later steps, or in another past

BACK = "back"  # the kind of letters in which an absent seat says that it is here again
NO_WORDS = (ABSENT, BACK)  # these name a step, and are not what their author says in it
KEPT_VOTES = 100  # for so many steps after a step was closed its votes are kept and answered


class Doubt(Exception):
    """A seat named another past than ours. `since`: the last step about which it agreed with us."""

    def __init__(self, seat: Seat, since: int) -> None:
        super().__init__(seat, since)
        self.seat = seat
        self.since = since


@dataclass
class Transcript:
    """What one device has heard. `steps` are closed; `now` is what was said so far in the open step."""

    game: str
    seats: int
    verify: Verify
    needed: int = 0  # how many seats must be left when others are declared absent; 0: nobody may be declared absent
    me: Seat | None = None  # the seat that speaks here: none of its own letters is ever forgotten
    heads: list[str] = field(default_factory=list)
    steps: list[dict[Seat, Signed]] = field(default_factory=list)
    now: dict[Seat, Signed] = field(default_factory=dict)
    cast: dict[tuple[int, str], Votes] = field(default_factory=dict)  # by step and by the head that they name
    closed_by: dict[int, Passed] = field(default_factory=dict)  # the steps that were closed by votes
    left: dict[Seat, int] = field(default_factory=dict)  # in which step a seat was first declared absent
    early: dict[int, dict[tuple[Seat, str], Signed]] = field(default_factory=dict)
    stray: dict[tuple[int, Seat], Signed] = field(default_factory=dict)
    agreed: dict[Seat, int] = field(default_factory=dict)
    doubted: dict[Seat, Signed] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.heads:
            self.heads.append(digest(Label.STEP, self.game)[:32].hex())

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
        if letter.seats_back != sorted(set(letter.seats_back) & set(range(self.seats))):
            raise Cheat("cheat.letter", seat=letter.author)
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
        if letter.head != self.head and self.is_void(signed):
            return
        if old is not None:
            self._must_be_same(old, signed)
        elif letter.head != self.head:
            self.doubted[letter.author] = signed
            raise Doubt(letter.author, self.agreed.get(letter.author, 0))
        else:
            self.agreed[letter.author] = letter.step
            self.now[letter.author] = signed
            self._must_be_one_past(signed)

    def _take_early(self, signed: Signed) -> None:
        waiting = self.early.setdefault(signed.letter.step, {})
        _must_be_same(waiting.setdefault((signed.letter.author, signed.letter.head), signed), signed)
        self._forget_far(signed.letter.author)

    def _forget_far(self, author: Seat) -> None:
        """Keeps so many early letters of this author as is allowed, and forgets those of the farthest steps.

        After a reload this seat hears its own letters before those of the others. Without one of them it would say
        something else in that step.
        """
        if author == self.me:
            return
        count = size = 0
        for step in sorted(self.early):
            waiting = self.early[step]
            for key in [key for key in waiting if key[0] == author]:
                count, size = count + 1, size + len(waiting[key].text)
                if count > EARLY_LETTERS or size > EARLY_BYTES:
                    del waiting[key]
            if not waiting:
                del self.early[step]

    def has_forgotten(self, signed: Signed) -> bool:
        """Did this letter come so early that it was not kept?"""
        letter = signed.letter
        if letter.kind == ABSENT:
            votes = self.cast.get((letter.step, letter.head))
            return letter.step > self.step and (votes is None or signed not in votes.cast.values())
        return letter.step > self.step and (letter.author, letter.head) not in self.early.get(letter.step, {})

    def _take_late(self, signed: Signed) -> None:
        """A letter for a closed step: one that we know, a wish that came too late, or a fork."""
        key = (signed.letter.step, signed.letter.author)
        old = self.steps[key[0]].get(key[1]) or self.stray.get(key)
        if signed.letter.head != self.heads[key[0]] and self.is_void(signed):
            return
        if old is not None:
            self._must_be_same(old, signed)
        elif signed.letter.head == self.heads[key[0]]:
            self.stray[key] = signed
            self._must_be_one_past(signed)
        else:
            self._must_be_ours(signed)
            self.doubted[key[1]] = signed
            raise Doubt(key[1], self.agreed.get(key[1], 0))

    def _must_be_one_past(self, signed: Signed) -> None:
        """This letter is of our past: its author may not have named another one, for this step or before."""
        doubted = self.doubted.get(signed.letter.author)
        if doubted is not None and doubted.letter.step <= signed.letter.step and not self.is_void(doubted):
            raise Fork(doubted, signed) if doubted.letter.step == signed.letter.step else Invented(doubted, signed)

    def _must_be_ours(self, signed: Signed) -> None:
        """This letter is for a closed step. If it names another past, its author may not have spoken in ours since."""
        step, author = signed.letter.step, signed.letter.author
        if step >= self.step or signed.letter.head == self.heads[step] or self.is_void(signed):
            return
        spoken = [letters[author] for letters in [*self.steps[step:], self.now] if author in letters]
        spoken += [one for (at, seat), one in self.stray.items() if at >= step and seat == author]
        if spoken:
            raise Invented(signed, spoken[0])

    def _take_vote(self, signed: Signed) -> None:
        letter = signed.letter
        if letter.step > self.step + FARTHEST:
            return
        if letter.step <= self.step - KEPT_VOTES and letter.step not in self.closed_by:
            return
        round, missed = read_vote(signed)
        if letter.back or not missed <= set(range(self.seats)):
            raise Cheat("cheat.letter", seat=letter.author)
        if not self._is_ours(letter.step, letter.head) and not self._has_room(letter):
            return
        cast = self.cast.setdefault((letter.step, letter.head), Votes(self.seats, self.needed)).cast
        _must_be_same(cast.setdefault((round, letter.author), signed), signed)

    def _is_ours(self, step: int, head: str) -> bool:
        return step <= self.step and head == self.heads[step]

    def _has_room(self, vote: Letter) -> bool:
        """For one more vote of its author about a later step, or in another past? No head is longer than ours."""
        others = (votes for place, votes in self.cast.items() if not self._is_ours(*place))
        count = sum(author == vote.author for votes in others for _, author in votes.cast)
        return len(vote.head) <= len(self.head) and count < OTHER_VOTES

    def votes(self, step: int | None = None) -> Votes:
        """The votes about a step, by default the open one, of those who share our past."""
        step = self.step if step is None else step
        return self.cast.get((step, self.heads[step])) or Votes(self.seats, self.needed)

    def close(self, authors: Iterable[Seat], passed: Passed | None = None) -> list[Signed]:
        """Closes the open step with the letters of these authors. Returns those that came early for the next step."""
        letters = {seat: self.now.pop(seat) for seat in sorted(authors)}
        for seat, signed in self.now.items():
            self.stray[self.step, seat] = signed
        head = next_head(self.head, [*letters.values(), *(passed.votes if passed else ())])
        if passed:
            self.closed_by[self.step] = passed
            for seat in passed.gone:
                self.left.setdefault(seat, self.step)
        self.steps.append(letters)
        self.heads.append(head)
        self.now = {}
        self._forget_votes(self.step - KEPT_VOTES)
        return list(self.early.pop(self.step, {}).values())

    def _forget_votes(self, step: int) -> None:
        """Of a step that was closed long ago, keeps only the votes that closed it. The others get no answer."""
        closed = self.closed_by.get(step)
        for key in [key for key in self.cast if key[0] == step]:
            votes = self.cast.pop(key)
            if closed is not None and key[1] == self.heads[step]:
                kept = {one: signed for one, signed in votes.cast.items() if signed in closed.votes}
                self.cast[key] = Votes(self.seats, self.needed, kept)

    def is_void(self, signed: Signed) -> bool:
        """Was this said by a seat that had been declared absent before, and may not have known it?"""
        return signed.letter.step > self.left.get(signed.letter.author, signed.letter.step)

    def overruled(self, step: int, me: Seat | None) -> Passed | None:
        """The votes by which all others have closed this step, if it was closed here in another way.

        Only for a seat that was declared absent, or a witness; and only if nobody else has said anything that rests on
        how it was closed here. So no vote can rewrite what others have confirmed.
        """
        passed = self.votes(step).passed(me)
        ours = self.closed_by.get(step)
        if passed is None or (ours is not None and ours.round >= passed.round):
            return None
        since = [*self.steps[step + 1 :], self.now]
        rests = any(seat not in passed.gone for letters in since for seat in letters)
        return None if rests or not (me is None or me in passed.gone) else passed

    def since(self, step: int) -> list[Signed]:
        """Everything heard from a step on: for a seat that returns, and for one that doubts."""
        closed: list[Signed] = []
        for number, letters in enumerate(self.steps[step:], step):
            closed += [*self.votes(number), *letters.values()]
        return [*closed, *self.votes(), *self.now.values()]

    def until(self, step: int, but: frozenset[Seat]) -> list[Signed]:
        """Everything heard before a step, the votes about it, and what was said in it, except by some seats."""
        said = [signed for seat, signed in self.steps[step].items() if seat not in but]
        said += [signed for (at, seat), signed in self.stray.items() if at == step and seat not in but]
        return [*self.since(0)[: len(self.since(0)) - len(self.since(step))], *self.votes(step), *said]

    def compare(self, theirs: Iterable[Signed], via: Seat) -> None:
        """Somebody shows their letters. A fork names its author, and so does an invented head."""
        for signed in theirs:
            letter = signed.letter
            if letter.game != self.game or not is_signed(signed, self.verify):
                raise Cheat("cheat.forged", seat=via)
            if letter.kind in NO_WORDS:
                continue
            old = self._heard(letter)
            if old is not None:
                self._must_be_same(old, signed)
            else:
                self._must_be_ours(signed)

    def _heard(self, letter: Letter) -> Signed | None:
        """What its author has said here for this step. Of a step to come, only in the same past: one may be void."""
        step, seat = letter.step, letter.author
        if step < self.step and seat in self.steps[step]:
            return self.steps[step][seat]
        if step == self.step and seat in self.now:
            return self.now[seat]
        return self.stray.get((step, seat)) or self.early.get(step, {}).get((seat, letter.head))

    def _must_be_same(self, old: Signed, new: Signed) -> None:
        if old.letter.head == new.letter.head or not self.is_void(new):
            _must_be_same(old, new)


class Fork(Cheat):
    """One author, one step, two letters. Both are kept: they convince anybody."""

    def __init__(self, one: Signed, other: Signed) -> None:
        super().__init__("cheat.fork", seat=one.letter.author)
        self.seat = one.letter.author
        self.letters = (one, other)


class Invented(Cheat):
    """A letter with a past that never was, and one of its author in the real one. Both convince everybody there."""

    def __init__(self, letter: Signed, later: Signed) -> None:
        super().__init__("cheat.history", seat=letter.letter.author)
        self.letters = (letter, later)


def _must_be_same(old: Signed, new: Signed) -> None:
    if old.text != new.text:
        raise Fork(old, new)
