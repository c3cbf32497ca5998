"""Events: what happened, as everybody may know it. Each event answers a need.

A **fact** is what an event makes public about a secret: "this card was in my hand", "my bid is at least 500". The
seat that states it proves it, every device checks the proof, and the rules simply believe it.
"""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from table.needs import Seat
from table.text import Plain


@dataclass(frozen=True, slots=True)
class Shown:
    """The card at this place of the deck has this face."""

    TAGGED: ClassVar[bool] = True
    deck: str
    place: int
    face: str


@dataclass(frozen=True, slots=True)
class AtLeast:
    """At least this amount is staked on the account."""

    TAGGED: ClassVar[bool] = True
    stake: str
    account: str
    amount: int


@dataclass(frozen=True, slots=True)
class AtMost:
    """No more than this amount is staked on the account."""

    TAGGED: ClassVar[bool] = True
    stake: str
    account: str
    amount: int


@dataclass(frozen=True, slots=True)
class Exactly:
    """This amount, no more and no less, is staked on the account."""

    TAGGED: ClassVar[bool] = True
    stake: str
    account: str
    amount: int


@dataclass(frozen=True, slots=True)
class Paid:
    """The account goes down by this amount, for good; a negative amount gives an earlier payment back."""

    TAGGED: ClassVar[bool] = True
    stake: str
    account: str
    amount: int


Fact: TypeAlias = Shown | AtLeast | AtMost | Exactly | Paid

# Stands for all accounts together: everything that ever left the purse, whether it was paid away since or not.
ALL = "*"


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat wants to do: a plain value, and the facts it makes public by doing it."""

    value: Plain
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True, slots=True)
class Event:
    """One entry of the log. `proof` is for the dealers; the rules never look at it."""

    kind: str
    name: str
    seat: Seat | None = None
    value: Plain = None
    facts: tuple[Fact, ...] = ()
    proof: Plain = None

    @property
    def shown(self) -> Shown | None:
        """The card that this event turns over, if it turns one over."""
        return next((fact for fact in self.facts if isinstance(fact, Shown)), None)
