"""A game of Dossier X in numbers, out of the public log: challenges, kills, who used whom, and the opened accounts."""

from collections.abc import Sequence

from games.contract.kit import Stats
from games.contract.picks import Words
from games.contract.shown import Figure
from games.dossier_x import board
from games.dossier_x.challenge import CONCEDE
from games.dossier_x.picks import agent_name
from games.dossier_x.table import Table
from games.dossier_x.world import AGENTS
from games.money import accounts
from table.events import Event


def stats(
    events: Sequence[Event], tables: Sequence[Table], words: Words, names: Sequence[str]
) -> tuple[Figure, ...]:
    """`tables[i]` is the table after `events[i]`."""
    last = tables[-1]
    steps = list(zip(tables, events[1:], tables[1:], strict=False))
    challenges = sum(before.phase == "challenge" and after.phase == "duel" for before, _, after in steps)
    voided = [before.action for before, event, _ in steps if before.phase == "duel" and event.value == CONCEDE]
    # A move that was undone has carried the dossier there and back: it did not travel.
    carried = sum(before.dossier != after.dossier for before, _, after in steps)
    undone = sum(action.carried for action in voided)
    facts = (
        (words("dossier_x.stats.bids"), accounts.stakes_made(last.ledger)),
        (words("dossier_x.stats.challenges"), challenges),
        (words("dossier_x.stats.void"), len(voided)),
        (words("dossier_x.stats.killed"), len(AGENTS) - len(last.living)),
        (words("dossier_x.stats.steps"), carried - 2 * undone),
    )

    def label(key: str) -> str:
        return agent_name(key, words)

    opened = accounts.open_books(last.ledger, last.books)
    return (
        accounts.game_facts(words("dossier_x.stats.game"), last.turn, facts, words),
        accounts.used_grid(words("dossier_x.stats.movers"), steps, AGENTS, names, label, board.badge),
        *accounts.book_figures(opened, AGENTS, words, names, label, board.badge),
    )


STATS: Stats = stats
