"""The table of Spyfall as everybody sees it: the round being played, and the rounds that are over."""

from dataclasses import dataclass

from table.needs import Seat

ROLES = 7
SPY = "spy"
NOBODY = -1
DEALERS = ("spy", "rotate", "same")


@dataclass(frozen=True, slots=True)
class Ballot:
    """The votes of one vote. On an accusation 1 is yes, 0 is no, -1 no vote; in the final vote it is a seat."""

    accuser: Seat
    accused: Seat
    votes: tuple[int, ...]

    @property
    def is_final(self) -> bool:
        return self.accuser < 0


@dataclass(frozen=True, slots=True)
class Past:
    """A round that is over. SPY-7.2: now everybody may know all of it.

    `cards` follow the seats: "spy", or place and role. `votes` are the ballots, `named` the suspect each seat named.
    """

    place: str
    spy: Seat
    dealer: Seat
    cards: tuple[str, ...]
    how: str
    suspect: Seat
    guess: str
    points: tuple[int, ...]
    asked: tuple[tuple[Seat, Seat], ...]
    votes: tuple[Ballot, ...]
    named: tuple[Seat, ...]


@dataclass(frozen=True)
class Table:
    """`step` counts what was said in the round, so that every need has a different name."""

    seats: int
    rounds: int
    seconds: int
    roles: bool
    dealer_rule: str
    tracking: bool
    places: tuple[str, ...]
    phase: str
    round: int = 0
    dealer: Seat = -1
    dealt: int = 0
    step: int = 0
    left: int = 0
    # Questions: `asker` asks next and may not ask `asked_by` back; `asked` still owes an answer to a typed question.
    asker: Seat = -1
    asked_by: Seat = -1
    asked: Seat = -1
    asked_whom: tuple[tuple[Seat, Seat], ...] = ()
    questions: tuple[str, ...] = ()
    # Accusations, votes (-1 not given; 0 no, 1 yes; or the seat voted for), and the suspect that each seat named.
    accused_by: tuple[Seat, ...] = ()
    accuser: Seat = -1
    accused: Seat = -1
    sealed: tuple[Seat, ...] = ()
    votes: tuple[int, ...] = ()
    named: tuple[Seat, ...] = ()
    ballots: tuple[Ballot, ...] = ()
    # What is turned over at the end of a round.
    suspect: Seat = -1
    guess: str = ""
    how: str = ""
    place: str = ""
    cards: tuple[str, ...] = ()
    past: tuple[Past, ...] = ()
    scores: tuple[int, ...] = ()

    @property
    def ballot_is_open(self) -> bool:
        """Whether the votes on the table belong to an accusation that was just decided."""
        return bool(self.ballots) and self.phase in ("talk", "convict") and not self.ballots[-1].is_final

    @property
    def unused(self) -> tuple[str, ...]:
        """SPY-3.1: a place is used once in a game."""
        used = {past.place for past in self.past}
        return tuple(place for place in self.places if place not in used)


def voters(table: Table) -> tuple[Seat, ...]:
    """SPY-5.2: everybody but the accused; the accuser's vote is yes and need not be asked."""
    return tuple(seat for seat in range(table.seats) if seat not in (table.accused, table.accuser))
