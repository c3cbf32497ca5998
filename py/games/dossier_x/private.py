"""What one player of Dossier X sees alone: the own notebook, with every bid and every word said about it."""

from collections.abc import Sequence

from games import books
from games.dossier_x import board
from games.dossier_x.mission import Table
from games.dossier_x.picks import agent_name
from games.dossier_x.rules import View
from games.dossier_x.world import AGENTS
from games.picks import Words
from games.shown import Shelf, Thing
from table.needs import Need, Stake


def is_private(need: Need, table: Table) -> bool:
    """Only bids are written behind the hand; challenges are spoken in the open, and whoever forgot may look first."""
    return isinstance(need, Stake)


def hand(view: View, words: Words) -> tuple[Thing, ...]:
    return ()


def shelves(view: View, words: Words, names: Sequence[str]) -> tuple[Shelf, ...]:
    assert view.purse is not None and view.seat is not None
    title = words("dossier_x.private.notebook")
    return books.shelves(
        title, view.purse, view.table.ledger, view.seat, AGENTS, words,
        lambda key: agent_name(key, words), board.portrait,
    )  # fmt: skip


def pages(table: Table, words: Words) -> tuple[Thing, ...]:
    """A page of free notes for every agent: who may have bid how much?"""
    return tuple(Thing(agent, agent_name(agent, words), picture=board.portrait(agent)) for agent in AGENTS)
