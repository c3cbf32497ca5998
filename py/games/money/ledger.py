"""The public ledger of secret money: all that was said and paid. At the end it shows what was true.

During a game the ledger holds no staked amounts, only who staked something, and when. Together with a seat's stakes
(its own during the game, the opened ones at the end) it becomes that seat's book, line by line.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, cast

from games.money.purse import CAPITAL, Amounts, are_stakes
from table.events import ALL, AtLeast, Event, Exactly, Fact, Paid
from table.illegal import Illegal
from table.needs import Seat
from table.turns import seat_of

STAKE, CLAIM, TOLD, PAID, BACK = "stake", "claim", "told", "paid", "back"
FULL = 32  # entries on a page


@dataclass(frozen=True, slots=True)
class Entry:
    """What one seat did in one turn: staked in secret, claimed at least an amount, told it exactly, paid, got back."""

    turn: int
    seat: Seat
    kind: str
    account: str = ""
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Ledger:
    """The entries in their order. Each event makes a new table, so all tables share the pages that are full: copies of
    all entries in each would stop the page of a very long game whenever Python looks for what is no longer used."""

    ROW: ClassVar[type] = Entry
    full: tuple[tuple[Entry, ...], ...] = ()
    page: tuple[Entry, ...] = ()

    def __iter__(self) -> Iterator[Entry]:
        for page in self.full:
            yield from page
        yield from self.page

    def __reversed__(self) -> Iterator[Entry]:
        yield from reversed(self.page)
        for page in reversed(self.full):
            yield from reversed(page)

    @staticmethod
    def of(entries: Iterable[Entry]) -> "Ledger":
        return EMPTY.add(*entries)

    def add(self, *entries: Entry) -> "Ledger":
        """The same entries make the same pages, whether they come together or one by one."""
        full, page = self.full, (*self.page, *entries)
        while len(page) >= FULL:
            full, page = (*full, page[:FULL]), page[FULL:]
        return Ledger(full, page) if entries else self


EMPTY = Ledger()


def enter(ledger: Ledger, turn: int, event: Event) -> Ledger:
    """The ledger after an event: who staked, and what everybody heard."""
    assert event.seat is not None
    if event.kind == "stake":
        return ledger.add(Entry(turn, event.seat, STAKE))
    return ledger.add(*(entry for fact in event.facts for entry in _entries(turn, event.seat, fact)))


def _entries(turn: int, seat: Seat, fact: Fact) -> Iterator[Entry]:
    match fact:
        case AtLeast() if fact.account != ALL:
            yield Entry(turn, seat, CLAIM, fact.account, fact.amount)
        case Exactly():
            yield Entry(turn, seat, TOLD, fact.account, fact.amount)
        case Paid():
            yield Entry(turn, seat, PAID if fact.amount > 0 else BACK, fact.account, abs(fact.amount))


def times_staked(ledger: Ledger, seat: Seat) -> int:
    return sum(entry.seat == seat and entry.kind == STAKE for entry in ledger)


def open_book(ledger: Ledger, event: Event, accounts: Sequence[str]) -> tuple[Amounts, ...]:
    """All that a seat ever staked, from the event in which it opens its book; refused if it is not such a book."""
    if not are_stakes(event.value, times_staked(ledger, seat_of(event)), accounts):
        raise Illegal("bids.illegal.book")
    return cast("tuple[Amounts, ...]", event.value)


def told_about(ledger: Ledger, account: str) -> tuple[Entry, ...]:
    """All that everybody has heard about one account."""
    return tuple(entry for entry in ledger if entry.account == account)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a book. `total` is the amount on the account after it; `true` says whether the line was honest."""

    turn: int
    kind: str
    account: str
    amount: int
    total: int
    true: bool


@dataclass(frozen=True, slots=True)
class Book:
    lines: tuple[Line, ...]
    left: int
    on: Amounts

    def amount(self, account: str) -> int:
        return dict(self.on).get(account, 0)

    def is_true(self, *kinds: str) -> bool:
        return all(line.true for line in self.lines if line.kind in kinds)

    @property
    def never_overspent(self) -> bool:
        return self.is_true(STAKE)

    @property
    def never_overclaimed(self) -> bool:
        return self.is_true(CLAIM, TOLD)

    @property
    def always_paid(self) -> bool:
        return self.is_true(PAID)


def read_book(ledger: Ledger, seat: Seat, stakes: tuple[Amounts, ...]) -> Book:
    """Makes one seat's book from its stakes and from what everybody heard."""
    coming, lines = iter(stakes), list[Line]()
    left, on = CAPITAL, dict[str, int]()
    for entry in ledger:
        if entry.seat != seat:
            continue
        for account, amount in next(coming, ()) if entry.kind == STAKE else ((entry.account, entry.amount),):
            had = on.get(account, 0)
            now = had + {STAKE: amount, BACK: amount, PAID: -amount}.get(entry.kind, 0)
            left -= amount if entry.kind == STAKE else 0
            true = {STAKE: left >= 0, CLAIM: amount <= had, TOLD: amount == had, PAID: now >= 0, BACK: True}
            lines.append(Line(entry.turn, entry.kind, account, amount, now, true[entry.kind]))
            on[account] = now
    return Book(tuple(lines), left, tuple((account, amount) for account, amount in on.items()))
