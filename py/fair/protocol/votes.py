"""Votes: the seats that are present declare others absent, all of them or none, and never two things at once.

Who speaks: a seat that misses others signs a set of seats, in a numbered round of votes about the open step. It signs
once in each round. The empty set is a refusal: this seat has heard one of them, or has closed the step already.
A set is **complete** when every seat outside it has signed it in one round. Then the step closes without its seats, and
everybody who has signed is present, even if they were absent before.
Law: a vote is **bound** until somebody outside its set has signed something else in the same round; only then can it
never be complete. A bound seat closes the step in no other way, and not with the complete set of an earlier round. So
two seats that are in neither set never close one step in two ways, whatever is lost, late or doubled on its way.
There are 40 rounds about a step. Half of them are safe from a seat that votes in all of them, and wants refusals.
Proved: every vote is signed. Not protected here: all seats outside a set together can say that its seats are gone.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from fair.protocol.letter import Signed
from table.illegal import Cheat
from table.needs import Seat

ABSENT = "absent"  # the kind of letters that are votes
MOST_ROUNDS = 40
MOST_REFUSED = 20  # in later rounds one seat alone gets no refusal, so nobody uses up the rounds of others

Gone = frozenset[Seat]


@dataclass(frozen=True)
class Passed:
    """A complete set: these seats are gone, and these are the signed votes that say so, in the order of the seats."""

    round: int
    gone: Gone
    votes: tuple[Signed, ...]


@dataclass
class Votes:
    """All votes about one step, of those who name the same past.

    `needed`: how many seats must be left; 0: nobody may be declared absent.
    """

    seats: int
    needed: int
    cast: dict[tuple[int, Seat], Signed] = field(default_factory=dict)

    def __iter__(self) -> Iterator[Signed]:
        return iter([self.cast[key] for key in sorted(self.cast)])

    def all_in(self, round: int) -> dict[Seat, Gone]:
        return {seat: gone(signed) for (number, seat), signed in self.cast.items() if number == round}

    def of(self, seat: Seat) -> dict[int, Gone]:
        """This seat's votes by round."""
        return {number: gone(signed) for (number, author), signed in self.cast.items() if author == seat}

    def is_bound(self, seat: Seat, after: int = -1) -> bool:
        """Has this seat signed something, in a later round than `after`, that may yet become complete?"""
        mine = self.of(seat)
        return any(mine[number] and number > after and not self._is_void(number, mine[number]) for number in mine)

    def _is_void(self, round: int, missed: Gone) -> bool:
        return any(seat not in missed and other != missed for seat, other in self.all_in(round).items())

    def passed(self, me: Seat | None) -> Passed | None:
        """The complete set with which this seat may close the step; a witness is bound by nothing."""
        for round in sorted({number for number, _ in self.cast}, reverse=True):
            voted = self.all_in(round)
            for missed in set(voted.values()) - {frozenset()}:
                others = [seat for seat in range(self.seats) if seat not in missed]
                if not self.needed or len(others) < self.needed or any(voted.get(seat) != missed for seat in others):
                    continue
                if me is None or not self.is_bound(me, after=round):
                    return Passed(round, missed, tuple(self.cast[round, seat] for seat in others))
        return None

    def open_to(self, me: Seat) -> list[tuple[int, Gone]]:
        """The sets that wait for this seat's vote, in rounds in which it has not voted."""
        mine = self.of(me)
        votes = Counter((number, gone(signed)) for (number, _), signed in self.cast.items() if number not in mine)
        asked = [one for one in votes if one[0] < MOST_REFUSED or votes[one] > 1]
        return sorted(((n, missed) for n, missed in asked if missed and me not in missed), key=lambda one: one[0])

    def round_for(self, me: Seat, missed: Gone) -> int | None:
        """In which round this seat can sign this set; None: a vote of its own for it still stands.

        It is the first one in which the set can be complete, after those in which this seat is bound. So somebody who
        votes as if many rounds had been before leaves the others all of theirs.
        """
        mine = self.of(me)
        bound = max((n for n, other in mine.items() if other and not self._is_void(n, other)), default=-1)
        if mine.get(bound) == missed:
            return None
        later = range(bound + 1, MOST_ROUNDS)
        return next((n for n in later if n not in mine and not self._is_void(n, missed)), None)


def gone(vote: Signed) -> Gone:
    """Whom a vote declares absent. Nobody means that it is a refusal."""
    return read_vote(vote)[1]


def read_vote(vote: Signed) -> tuple[int, Gone]:
    """The round and the set of a vote. Blames the author if it is not a vote."""
    match vote.letter.body:
        case (int(round), tuple() as seats) if type(round) is int and 0 <= round < MOST_ROUNDS:
            if all(type(seat) is int for seat in seats) and list(seats) == sorted(set(seats)):
                return round, frozenset(seat for seat in seats if isinstance(seat, int))
    raise Cheat("cheat.letter", seat=vote.letter.author)
