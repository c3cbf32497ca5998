"""A game of Agent in numbers, out of the public log: objections, banishments, who used whom, and the opened plans."""

from collections import Counter
from collections.abc import Sequence

from games.agent import board
from games.agent.picks import spy_name
from games.agent.table import Table
from games.agent.world import SPIES
from games.contract.kit import Stats
from games.contract.picks import Words
from games.contract.shown import Figure
from games.money import accounts
from table.events import Event


def stats(
    events: Sequence[Event], tables: Sequence[Table], words: Words, names: Sequence[str]
) -> tuple[Figure, ...]:
    """`tables[i]` is the table after `events[i]`."""
    last = tables[-1]
    steps = list(zip(tables, events[1:], tables[1:], strict=False))
    said = Counter(str(event.value) for before, event, _ in steps if before.phase in ("objections", "objection"))
    facts = (
        (words("agent.stats.bribes"), accounts.stakes_made(last.ledger)),
        (words("agent.stats.objections"), said["object"]),
        (words("agent.stats.given_in"), said["give_in"]),
        (words("agent.bahamas"), len(SPIES) - len(last.now.spies)),
    )

    def label(key: str) -> str:
        return spy_name(key, words)

    opened = accounts.open_books(last.ledger, last.books)
    return (
        accounts.game_facts(words("agent.stats.game"), last.turn, facts, words),
        accounts.used_grid(words("agent.stats.movers"), steps, SPIES, names, label, board.badge),
        *accounts.book_figures(opened, SPIES, words, names, label, board.badge),
    )


STATS: Stats = stats
