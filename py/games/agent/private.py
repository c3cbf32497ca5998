"""What one player of Agent sees alone: their capital plan, with every bribe and every word said about it."""

from collections.abc import Sequence

from games.agent import board
from games.agent.picks import spy_name
from games.agent.table import Table
from games.agent.world import SPIES
from games.contract.picks import Words
from games.contract.shown import Shelf, Thing
from games.money import accounts
from games.money.accounts import hand as hand  # what both games of secret money have in common
from games.money.accounts import is_private as is_private
from games.money.purse import View


def shelves(view: View[Table], words: Words, names: Sequence[str]) -> tuple[Shelf, ...]:
    assert view.purse is not None and view.seat is not None
    title = words("agent.private.plan")
    return accounts.shelves(
        title, view.purse, view.table.ledger, view.seat, SPIES, words,
        lambda key: spy_name(key, words), board.portrait,
    )  # fmt: skip


def glance(view: View[Table], words: Words) -> tuple[Thing, ...]:
    assert view.purse is not None
    return accounts.glance(view.purse, SPIES, words, lambda key: spy_name(key, words), board.badge)


def pages(table: Table, words: Words) -> tuple[Thing, ...]:
    """A page of free notes for every spy: who may have paid how much?"""
    return tuple(Thing(spy, spy_name(spy, words), picture=board.portrait(spy)) for spy in SPIES)
