"""Shows the books of secret money: each player's own during the game, everybody's at the end, checked line by line."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from games.contract.picks import Words
from games.contract.shown import Cell, Facts, Figure, Grid, Row, Shelf, Thing
from games.money.ledger import STAKE, Book, Ledger, Line, read_book
from games.money.purse import Amounts, Purse
from table.events import Event
from table.needs import Need, Seat, Stake

Label = Callable[[str], str]
Sign = Callable[[str], str]
Books = Sequence[tuple[Amounts, ...] | None]
Step = tuple[Any, Event, Any]


def open_books(ledger: Ledger, books: Books) -> tuple[Book, ...]:
    """Everybody's book. One that was never opened is empty, because nothing was ever written in it."""
    return tuple(read_book(ledger, seat, stakes or ()) for seat, stakes in enumerate(books))


# ---------------------------------------------------------------- a player's own book


def is_private(need: Need, table: Any) -> bool:
    """Only a stake is written in secret. All else is said in the open, and a player may look into the book first."""
    return isinstance(need, Stake)


def hand(view: Any, words: Words) -> tuple[Thing, ...]:
    """Nobody holds cards: there is only the book."""
    return ()


def shelves(
    title: str, purse: Purse, ledger: Ledger, seat: Seat, accounts: Sequence[str], words: Words,
    label: Label, portrait: Sign,
) -> tuple[Shelf, ...]:  # fmt: skip
    """How much money is left, how much is on each agent, and every step that led there."""
    left = Thing("left", words("bids.book.left"), words("bids.amount", n=purse.left))
    amounts = tuple(
        Thing(f"on:{one}", label(one), words("bids.amount", n=purse.amount(one)), portrait(one)) for one in accounts
    )
    lines = read_book(ledger, seat, purse.stakes).lines
    history = tuple(
        Thing(f"line:{n}", turn_label(line.turn, words), line_label(line, words, label)) for n, line in enumerate(lines)
    )
    return (
        Shelf(words("bids.book.money"), (left,)),
        Shelf(title, amounts),
        Shelf(words("bids.book.history"), history),
    )


def glance(purse: Purse, accounts: Sequence[str], words: Words, label: Label, badge: Sign) -> tuple[Thing, ...]:
    """The money left, and every agent on whom there is some."""
    amounts = ((one, purse.amount(one)) for one in accounts)
    return (
        Thing("left", words("bids.book.left"), words("bids.amount", n=purse.left)),
        *(Thing(f"on:{one}", label(one), words("bids.amount", n=n), badge(one)) for one, n in amounts if n),
    )


def turn_label(turn: int, words: Words) -> str:
    return words("bids.book.turn", n=turn) if turn else words("bids.book.before")


def line_label(line: Line, words: Words, label: Label) -> str:
    return words(f"bids.book.{line.kind}", name=label(line.account), n=line.amount, total=line.total)


# ---------------------------------------------------------------- all books, at the end


def check_grid(title: str, books: Sequence[Book], words: Words, names: Sequence[str]) -> Grid:
    """DX-5.2, AG-7: for each player, was the capital never overspent, was no claim too high, was everything paid?"""
    columns = ("bids.book.left", "bids.check.overspent", "bids.check.claims", "bids.check.paid")
    rows = tuple(
        Row(name, (
            Cell(words("bids.amount", n=book.left)),
            *(_mark(fine) for fine in (book.never_overspent, book.never_overclaimed, book.always_paid)),
        ))
        for name, book in zip(names, books, strict=True)
    )  # fmt: skip
    return Grid(title, tuple(words(column) for column in columns), rows)


def _mark(fine: bool) -> Cell:
    return Cell("", "good" if fine else "bad")


def book_figures(
    books: Sequence[Book], accounts: Sequence[str], words: Words, names: Sequence[str], label: Label, badge: Sign
) -> tuple[Figure, ...]:
    """The amounts on each agent at the end, and every line of every book with its turn (DX-5.1)."""
    rows = tuple(
        Row(name, tuple(Cell(words("bids.amount", n=book.amount(account))) for account in accounts))
        for name, book in zip(names, books, strict=True)
    )
    columns, signs = tuple(map(label, accounts)), tuple(map(badge, accounts))
    amounts = Grid(words("bids.stats.amounts"), columns, rows, signs)
    return (amounts, *(_pages(book, words, name, label) for book, name in zip(books, names, strict=True)))


def _pages(book: Book, words: Words, name: str, label: Label) -> Grid:
    rows = tuple(
        Row(turn_label(line.turn, words), (Cell(line_label(line, words, label), "" if line.true else "bad"),))
        for line in book.lines
    )
    return Grid(words("bids.stats.book", name=name), (words("bids.stats.line"),), rows)


def game_facts(title: str, turns: int, rows: Sequence[tuple[str, int]], words: Words) -> Facts:
    return Facts(title, ((words("bids.stats.turns"), str(turns)), *((what, str(n)) for what, n in rows)))


def used_grid(
    title: str, steps: Sequence[Step], accounts: Sequence[str], names: Sequence[str], label: Label, badge: Sign
) -> Grid:
    """How often each player used each agent for a move, an attack or a kill, even if it was taken back."""
    used = Counter(
        (before.active, event.value[1])
        for before, event, _ in steps
        if before.phase == "turn" and isinstance(event.value, tuple) and len(event.value) > 2
    )
    rows = tuple(
        Row(name, tuple(Cell(str(used[seat, account] or "·")) for account in accounts))
        for seat, name in enumerate(names)
    )
    return Grid(title, tuple(map(label, accounts)), rows, tuple(map(badge, accounts)))


def stakes_made(ledger: Ledger) -> int:
    """The number of hidden stakes during the turns."""
    return sum(entry.kind == STAKE and entry.turn > 0 for entry in ledger)
