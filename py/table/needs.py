"""Needs: what a game is waiting for. A player, a bot or a dealer answers a need; the rules cannot tell which.

A name is used only once in a game (the rules number them: `volunteer.12`), so that no answer can be replayed later.
"""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from table.text import Plain

Seat: TypeAlias = int


@dataclass(frozen=True, slots=True)
class Choose:
    """One seat chooses in the open. `told`: only one answer is true, and the seat's device gives it by itself."""

    kind: ClassVar[str] = "choose"
    seat: Seat
    name: str
    told: bool = False

    @property
    def seats(self) -> tuple[Seat, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Seal:
    """These seats choose in secret, at the same time. `aloud`: around one table people say it together instead.

    With `parts` a seat chooses one value for each part. Each value is sealed separately, as `name.part`, and can be
    opened alone: four suitcases are filled at once and opened one by one.
    """

    kind: ClassVar[str] = "seal"
    seats: tuple[Seat, ...]
    name: str
    aloud: bool = False
    parts: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The names under which it is opened."""
        return tuple(f"{self.name}.{part}" for part in self.parts) or (self.name,)

    def split(self, value: Plain) -> tuple[tuple[str, Plain], ...]:
        """What is sealed under which name."""
        row = value if self.parts else (value,)
        assert isinstance(row, tuple)
        return tuple(zip(self.names, row, strict=True))


@dataclass(frozen=True, slots=True)
class Open:
    """These seats open what they sealed, or staked, under this name. Rules ask it only when all have sealed."""

    kind: ClassVar[str] = "open"
    seats: tuple[Seat, ...]
    name: str


@dataclass(frozen=True, slots=True)
class Stake:
    """These seats add hidden amounts to hidden accounts, out of a purse for the whole game.

    Nobody sees which account, nor how much; later moves make claims about them (`AtLeast`, `Paid`, `Exactly`).
    Amounts are multiples of `unit`, at least `least` in all, and on one account only unless `several` are allowed.
    """

    kind: ClassVar[str] = "stake"
    seats: tuple[Seat, ...]
    name: str
    accounts: tuple[str, ...]
    purse: int
    unit: int = 1
    least: int = 0
    several: bool = True


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Everybody together shuffles these faces, and cards still hidden in older decks, into a new deck.

    Each row of hidden cards becomes one new card: a row of one is that card again, a row of two is both in one.
    """

    kind: ClassVar[str] = "shuffle"
    seats: ClassVar[tuple[Seat, ...]] = ()
    name: str
    faces: tuple[str, ...]
    hidden: tuple[tuple[tuple[str, int], ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Deal:
    """One seat, and nobody else, learns the card at this place of the deck."""

    kind: ClassVar[str] = "deal"
    seats: ClassVar[tuple[Seat, ...]] = ()
    name: str
    place: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Show:
    """The card at this place is turned over, by the seat that holds it or, with no seat, by everybody together."""

    kind: ClassVar[str] = "show"
    seats: ClassVar[tuple[Seat, ...]] = ()
    name: str
    place: int
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Roll:
    """Everybody together throws dice; a die is the tuple of its faces. `by` is the seat that is shown to throw."""

    kind: ClassVar[str] = "roll"
    seats: ClassVar[tuple[Seat, ...]] = ()
    name: str
    dice: tuple[tuple[str, ...], ...]
    by: Seat | None = None


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock runs down. The answer is None when it has run out, or the seconds left when it was stopped."""

    kind: ClassVar[str] = "clock"
    seats: ClassVar[tuple[Seat, ...]] = ()
    name: str
    seconds: int


Need: TypeAlias = Choose | Seal | Open | Stake | Shuffle | Deal | Show | Roll | Clock
