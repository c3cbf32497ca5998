"""The table of Spyfall: one round of talk, and the rounds that were."""

from dataclasses import dataclass

from table.needs import Seat

ROLES = 7
SPY = "spy"


@dataclass(frozen=True, slots=True)
class Past:
    """A round that is over: what everybody may know of it then. `cards` follow the seats: "spy" or "place+role"."""

    place: str
    spy: Seat
    cards: tuple[str, ...]
    how: str
    points: tuple[int, ...]
    asked: tuple[tuple[Seat, Seat], ...]
    votes: tuple[tuple[str, Seat, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class Table:
    """`step` counts what was said in the round, so that every need has a name of its own."""

    seats: int
    rounds: int
    seconds: int
    roles: bool
    dealer_rule: str
    places: tuple[str, ...]
    phase: str
    round: int = 0
    dealer: Seat = -1
    dealt: int = 0
    step: int = 0
    left: int = 0
    # who asks whom; `asked_by` may not be asked back; `asked` still owes an answer to a typed question
    asker: Seat = -1
    asked_by: Seat = -1
    asked: Seat = -1
    asked_whom: tuple[tuple[Seat, Seat], ...] = ()
    questions: tuple[str, ...] = ()
    # accusations and votes: -1 not given, 0 no, 1 yes; or the seat voted for
    accused_by: tuple[Seat, ...] = ()
    accuser: Seat = -1
    accused: Seat = -1
    sealed: tuple[Seat, ...] = ()
    votes: tuple[int, ...] = ()
    named: tuple[Seat, ...] = ()
    ballots: tuple[tuple[str, Seat, tuple[int, ...]], ...] = ()
    # what is turned over
    suspect: Seat = -1
    guess: str = ""
    how: str = ""
    place: str = ""
    cards: tuple[str, ...] = ()
    past: tuple[Past, ...] = ()
    scores: tuple[int, ...] = ()

    @property
    def unused(self) -> tuple[str, ...]:
        """SPY-3.1: a place is used once in a game."""
        used = {past.place for past in self.past}
        return tuple(place for place in self.places if place not in used)
