"""A protocol is a conversation in rounds: say something, hear everybody, go on. It sends nothing itself.

A protocol is a generator. It yields a `Round` (who speaks, and what this seat says) and receives what each of them
said. The conversation that runs it (fair/game/conversation.py) does the rest; in tests all seats run in one thread.
Several conversations can be held together: what one seat says in all of them goes out in one letter.
The protocol has a number. New games speak `NEWEST`; games that began with an older one speak it to their end, and their
records are audited so: 1 is from before there were numbers, and from `TOGETHER` on, what waits for no player is said
together. The number is part of the name of the game, so nobody can mix two.
Not protected here: each protocol says what it proves, and what it does not protect.
"""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from fair.group.curve import Curve
from fair.group.labels import Part, Where
from fair.group.refused import Malformed, Refused
from fair.protocol.letter import row
from fair.protocol.transcript import Transcript
from fair.protocol.voices import Voices
from table.illegal import Cheat
from table.needs import Seat
from table.text import Plain

T = TypeVar("T")
FIRST, TOGETHER, NEWEST = 1, 3, 3  # protocols
AND = " and "  # between the kinds of rounds that are held together
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


def together(me: Seat | None, talks: Sequence[Talk[T]]) -> Talk[list[T]]:
    """Holds several conversations at once, until all are over, and returns what came of each.

    As long as more than one goes on, a letter has a part for each of them; None where its author is not asked.
    """
    found: dict[int, T] = {}
    rounds: dict[int, Round] = {}

    def go_on(number: int, said: Said | None) -> None:
        try:
            rounds[number] = next(talks[number]) if said is None else talks[number].send(said)
        except StopIteration as end:
            rounds.pop(number, None)
            found[number] = end.value

    for number in range(len(talks)):
        go_on(number, None)
    while rounds:
        held = tuple(rounds.values())
        said = yield held[0] if len(held) == 1 else _joined(me, held)
        parts = (said,) if len(held) == 1 else _parts(held, said)
        for number, part in zip(list(rounds), parts, strict=True):
            go_on(number, part)
    return [found[number] for number in range(len(talks))]


def _joined(me: Seat | None, rounds: Sequence[Round]) -> Round:
    def mine() -> Plain:
        return tuple(_word(round) if me in round.who else None for round in rounds)

    who = tuple(sorted({seat for round in rounds for seat in round.who}))
    return Round(AND.join(round.kind for round in rounds), who, mine)


def _word(round: Round) -> Plain:
    assert not isinstance(round.mine, Later) and round.closes is None, "no player is waited for"
    return round.mine() if callable(round.mine) else round.mine


def _parts(rounds: Sequence[Round], said: Said) -> list[Said]:
    """What was said in each of these rounds."""
    parts: list[dict[Seat, Plain]] = [{} for _ in rounds]
    for seat, body in said.items():
        with blaming(seat, "cheat.letter"):
            for round, part, word in zip(rounds, parts, row(body, len(rounds)), strict=True):
                if seat in round.who:
                    part[seat] = word
                elif word is not None:
                    raise Malformed("not asked")
    return list(parts)
