"""What one player of Dossier X sees alone: their notebook, with every bid and every word said about it."""

from collections.abc import Sequence

from games.contract.picks import Words
from games.contract.shown import Shelf, Thing
from games.dossier_x import board
from games.dossier_x.picks import agent_name
from games.dossier_x.table import Table
from games.dossier_x.world import AGENTS
from games.money import accounts
from games.money.accounts import hand as hand  # what both games of secret money have in common
from games.money.accounts import is_private as is_private
from games.money.purse import View


def shelves(view: View[Table], words: Words, names: Sequence[str]) -> tuple[Shelf, ...]:
    assert view.purse is not None and view.seat is not None
    title = words("dossier_x.private.notebook")
    return accounts.shelves(
        title, view.purse, view.table.ledger, view.seat, AGENTS, words,
        lambda key: agent_name(key, words), board.portrait,
    )  # fmt: skip


def glance(view: View[Table], words: Words) -> tuple[Thing, ...]:
    assert view.purse is not None
    return accounts.glance(view.purse, AGENTS, words, lambda key: agent_name(key, words), board.badge)


def pages(table: Table, words: Words) -> tuple[Thing, ...]:
    """A page of free notes for every agent: who may have bid how much?"""
    return tuple(Thing(agent, agent_name(agent, words), picture=board.portrait(agent)) for agent in AGENTS)
