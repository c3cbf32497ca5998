"""A game of Agent in numbers, out of the public log: objections, banishments, who used whom, and the opened plans."""

from collections import Counter
from collections.abc import Sequence

from games import books
from games.agent import board
from games.agent.affair import Table
from games.agent.picks import spy_name
from games.agent.world import SPIES
from games.picks import Words
from games.shown import Figure
from table.events import Event


def stats(
    events: Sequence[Event], tables: Sequence[Table], words: Words, names: Sequence[str]
) -> tuple[Figure, ...]:
    """`tables[i]` is the table after `events[i]`."""
    last = tables[-1]
    steps = list(zip(tables, events[1:], tables[1:], strict=False))
    said = Counter(str(event.value) for before, event, _ in steps if before.phase in ("objections", "objection"))
    facts = (
        (words("agent.stats.bribes"), books.stakes_made(last.ledger)),
        (words("agent.stats.objections"), said["object"]),
        (words("agent.stats.given_in"), said["give_in"]),
        (words("agent.bahamas"), len(SPIES) - len(last.now.spies)),
    )

    def label(key: str) -> str:
        return spy_name(key, words)

    opened = books.open_books(last.ledger, last.books)
    return (
        books.game_facts(words("agent.stats.game"), last.turn, facts, words),
        books.used_grid(words("agent.stats.movers"), steps, SPIES, names, label, board.badge),
        *books.book_figures(opened, SPIES, words, names, label, board.badge),
    )
