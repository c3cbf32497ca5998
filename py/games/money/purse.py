"""A purse of secret money: what is left of a player's capital, and how much is on each agent.

Law: money goes from the capital to an agent, never back, and never from one agent to another.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from table.events import ALL, AtLeast, AtMost, Event, Exactly, Fact, Move
from table.illegal import Illegal
from table.needs import Seat
from table.pocket import Pocket
from table.text import Plain

CAPITAL, UNIT = 10_000, 100
NOTES = (100, 200, 500, 1000)
Amounts: TypeAlias = tuple[tuple[str, int], ...]
Table = TypeVar("Table")


@dataclass(frozen=True, slots=True)
class Purse:
    """What one seat knows of its own money: what is left, what is on each account, and all its stakes."""

    left: int
    on: Amounts
    stakes: tuple[Amounts, ...]

    def amount(self, account: str) -> int:
        return dict(self.on).get(account, 0)


def purse_of(pocket: Pocket, stake: str) -> Purse:
    stakes = tuple(staked.amounts for staked in pocket.stakes(stake))
    accounts = dict.fromkeys(account for amounts in stakes for account, _ in amounts)
    on = tuple((account, pocket.amount(stake, account)) for account in accounts)
    return Purse(CAPITAL - pocket.staked_in_all(stake), on, stakes)


@dataclass(frozen=True, slots=True)
class View(Generic[Table]):
    """The table, and what this seat knows beyond it: its own book."""

    table: Table
    seat: Seat | None = None
    purse: Purse | None = None


def see_purse(table: Table, pocket: Pocket | None, stake: str) -> View[Table]:
    return View(table) if pocket is None else View(table, pocket.seat, purse_of(pocket, stake))


def announcement(stake: str, account: str, purse: Purse) -> Move:
    """Announces the exact amount on one account."""
    amount = purse.amount(account)
    return Move(amount, (Exactly(stake, account, amount),))


def hear_announcement(event: Event, stake: str, account: str) -> None:
    """Refuses an announcement that does not prove the exact amount."""
    amount = event.value
    if type(amount) is not int:
        raise Illegal("bids.illegal.unproven")
    must_prove(event, (Exactly(stake, account, amount),))


def must_prove(event: Event, facts: tuple[Fact, ...]) -> None:
    """Refuses a statement about money that does not come with exactly these facts."""
    if event.facts != facts:
        raise Illegal("bids.illegal.unproven")


def has_money(stake: str) -> tuple[Fact, ...]:
    """The fact that at least one unit is left of the capital."""
    return (AtMost(stake, ALL, CAPITAL - UNIT),)


def has_no_money(stake: str) -> tuple[Fact, ...]:
    """The fact that the whole capital has been put down."""
    return (AtLeast(stake, ALL, CAPITAL),)


def single_stakes(accounts: Iterable[str], left: int) -> Iterator[Move]:
    """Every amount up to what is left, on any one account."""
    return (Move(((account, amount),)) for account in accounts for amount in range(UNIT, left + UNIT, UNIT))


def are_stakes(value: Plain, times: int, accounts: Iterable[str]) -> bool:
    """Whether an opened book has the right shape. Whether it is honest, the ledger decides."""
    known = set(accounts)
    if not isinstance(value, tuple) or len(value) != times:
        return False
    return all(isinstance(row, tuple) and all(_is_pair(pair, known) for pair in row) for row in value)


def _is_pair(pair: Plain, accounts: set[str]) -> bool:
    match pair:
        case (str(account), int(amount)) if type(amount) is int:
            return account in accounts and amount > 0
    return False
