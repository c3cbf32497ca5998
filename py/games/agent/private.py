"""What one player of Agent sees alone: the own capital plan, with every bribe and every word said about it."""

from collections.abc import Sequence

from games import books
from games.agent import board
from games.agent.affair import Table
from games.agent.picks import spy_name
from games.agent.world import SPIES
from games.books import hand as hand  # what both games of secret money have in common
from games.books import is_private as is_private
from games.picks import Words
from games.purse import View
from games.shown import Shelf, Thing


def shelves(view: View[Table], words: Words, names: Sequence[str]) -> tuple[Shelf, ...]:
    assert view.purse is not None and view.seat is not None
    title = words("agent.private.plan")
    return books.shelves(
        title, view.purse, view.table.ledger, view.seat, SPIES, words,
        lambda key: spy_name(key, words), board.portrait,
    )  # fmt: skip


def pages(table: Table, words: Words) -> tuple[Thing, ...]:
    """A page of free notes for every spy: who may have paid how much?"""
    return tuple(Thing(spy, spy_name(spy, words), picture=board.portrait(spy)) for spy in SPIES)
