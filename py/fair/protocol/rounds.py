"""A protocol is a conversation in rounds: say something, hear everybody, go on. It sends nothing itself.

A protocol is a generator. It yields a `Round` (who speaks, and what this seat says) and receives what each of them
said. The conversation that runs it (fair/game/conversation.py) does the rest; in tests all seats run in one thread.
The protocol has a number. New games speak `NEWEST`; games from before there were numbers speak 1 to their end, and
their records are audited so. The number is part of the name of the game, so nobody can mix two.
Not protected here: each protocol says what it proves, and what it does not protect.
"""

from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from fair.group.curve import Curve
from fair.group.labels import Part, Where
from fair.group.refused import Malformed, Refused
from fair.protocol.transcript import Transcript
from fair.protocol.voices import Voices
from table.illegal import Cheat
from table.needs import Seat
from table.text import Plain

T = TypeVar("T")
FIRST, NEWEST = 1, 2  # protocols
Said: TypeAlias = Mapping[Seat, Plain]


class Later:
    """What this seat says is not known yet: a player is thinking."""


LATER = Later()


@dataclass(frozen=True)
class Round:
    """`who` may speak; `mine` is what this seat says, or a function that works it out when it is time to speak.

    A round is over when all have spoken. A free round is over when `closes` says whose letters decide it, given who has
    left; all other letters lapse.
    """

    kind: str
    who: tuple[Seat, ...]
    mine: "Plain | Later | Callable[[], Plain]" = None
    closes: Callable[[Said, frozenset[Seat]], tuple[Seat, ...] | None] | None = None


Talk: TypeAlias = Generator[Round, Said, T]


@dataclass
class Company:
    """Who plays, as one device sees it. `me` is None for a witness, who only listens and checks."""

    game: str
    seats: int
    me: Seat | None
    curve: Curve
    transcript: Transcript
    needed: int = 0  # how many shares open what an absent seat would have opened; 0: nobody ever can
    voices: Voices | None = None  # which seats share a device; None: a witness who was not told
    absent: set[Seat] = field(default_factory=set)
    heard_in: int = -1  # the step whose letters are being read: proofs are good for the step in which they were said
    protocol: int = NEWEST

    @property
    def present(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.seats) if seat not in self.absent)

    def where(self, *parts: Part) -> Where:
        """Binds a statement to a place in this game, so that it is good in no other."""
        return (self.game, *parts)

    def cover(self, step: int, *parts: Part) -> Where:
        """Where something is hidden that is said in this step. No two pasts share it, so no cover is used twice."""
        head = () if self.protocol == FIRST else (self.transcript.heads[step],)
        return (self.game, *head, *parts)

    def bound(self, content: bytes) -> tuple[bytes, ...]:
        """What hides follows from its content too. So a device that forgets, and speaks twice, uses two covers."""
        return () if self.protocol == FIRST else (content,)


def read_protocol(kept: Mapping[str, object]) -> int:
    """The protocol of a game that was kept; Malformed if this page does not speak it."""
    number = kept.get("protocol", FIRST)
    if type(number) is not int or not FIRST <= number <= NEWEST:
        raise Malformed("not a protocol that is spoken here")
    return number


@contextmanager
def blaming(seat: Seat, reason: str) -> Iterator[None]:
    """Blames this seat for everything in the block that cannot be read or is not proved."""
    try:
        yield
    except (Refused, ValueError, TypeError, KeyError, IndexError) as wrong:
        raise Cheat(reason, seat=seat) from wrong
