"""A pocket: what one seat knows beyond the table. Its cards, its sealed choices and stakes, its private notes."""

from dataclasses import dataclass

from table.change import replace
from table.events import ALL
from table.needs import Seat
from table.text import Plain


@dataclass(frozen=True, slots=True)
class Card:
    """A card this seat was dealt."""

    deck: str
    place: int
    face: str
    nonce: str


@dataclass(frozen=True, slots=True)
class Sealed:
    """A choice this seat has sealed."""

    name: str
    value: Plain
    nonce: str


@dataclass(frozen=True, slots=True)
class Staked:
    """Hidden amounts this seat has added, as (account, amount) pairs."""

    name: str
    amounts: tuple[tuple[str, int], ...]
    nonce: str


@dataclass(frozen=True, slots=True)
class Pocket:
    """A frozen value: a seat that learns something gets a new pocket."""

    seat: Seat
    cards: tuple[Card, ...] = ()
    sealed: tuple[Sealed, ...] = ()
    staked: tuple[Staked, ...] = ()
    paid: tuple[tuple[str, str, int], ...] = ()
    notes: tuple[tuple[str, str], ...] = ()

    def card(self, deck: str, place: int) -> Card | None:
        return next((card for card in self.cards if card.deck == deck and card.place == place), None)

    def seal(self, name: str) -> Sealed | None:
        return next((sealed for sealed in self.sealed if sealed.name == name), None)

    def stakes(self, name: str) -> tuple[Staked, ...]:
        return tuple(staked for staked in self.staked if staked.name == name)

    def staked_in_all(self, name: str) -> int:
        """All that ever left the purse. Payments do not count: they come out of an account."""
        return sum(amount for staked in self.stakes(name) for _, amount in staked.amounts)

    def amount(self, name: str, account: str) -> int:
        """What is on an account now or, for ALL, everything that ever left the purse."""
        if account == ALL:
            return self.staked_in_all(name)
        put = sum(amount for staked in self.stakes(name) for where, amount in staked.amounts if where == account)
        return put - sum(amount for stake, where, amount in self.paid if (stake, where) == (name, account))

    def note(self, page: str) -> str:
        return dict(self.notes).get(page, "")

    def write_note(self, page: str, text: str) -> "Pocket":
        notes = {**dict(self.notes), page: text}
        return replace(self, notes=tuple(sorted((key, value) for key, value in notes.items() if value)))
