"""A game of Suitcases in numbers, out of the public log: secrets over the turns, duels, suitcases, the dice."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from games.contract.kit import Stats
from games.contract.picks import Words
from games.contract.shown import Bar, Bars, Cell, Chart, Facts, Figure, Grid, Line, Row
from games.suitcases import board
from games.suitcases.picks import case_label, contents_label
from games.suitcases.table import BOMB, Duel, Table
from table.events import Event

SUMS = range(7)


def stats(
    events: Sequence[Event], tables: Sequence[Table], words: Words, names: Sequence[str]
) -> tuple[Figure, ...]:
    """`tables[i]` is the table after `events[i]`."""
    last = tables[-1]
    duels = all_duels(tables)
    bombs = sum(last.contents_of(case) == BOMB for seat in range(last.seats) for case in last.home(seat))
    thrown = Counter(after.points for event, after in zip(events, tables, strict=True) if _is_throw(event))
    return (
        Facts(words("suitcases.stats.game"), (
            (words("suitcases.stats.turns"), str(last.turn)),
            (words("suitcases.stats.duels"), str(len(duels))),
            (words("suitcases.stats.bombs"), str(bombs)),
        )),
        Chart(words("suitcases.stats.secrets"), _lines(tables, names), words("suitcases.stats.turn")),
        _fighters(last, duels, words, names),
        _luggage(last, words, names),
        Bars(words("suitcases.stats.dice"), tuple(Bar(str(n), thrown[n]) for n in SUMS)),
    )


def all_duels(tables: Sequence[Table]) -> tuple[Duel, ...]:
    """Every duel of the game, in order."""
    return tuple(duel for before, after in pairwise(tables) for duel in after.fought[len(before.fought) :])


def _is_throw(event: Event) -> bool:
    return event.kind == "roll" and event.name.startswith("dice.")


def _lines(tables: Sequence[Table], names: Sequence[str]) -> tuple[Line, ...]:
    """The secrets at home at the end of every turn."""
    ends = {table.turn: table for table in tables}
    rows = [[ends[turn].secrets(seat) for turn in sorted(ends)] for seat in range(len(names))]
    colours = [f"var(--atlas-{tables[-1].colour(seat)}-light)" for seat in range(len(names))]
    signs = [board.badge(tables[-1].colour(seat)) for seat in range(len(names))]
    columns = zip(names, rows, colours, signs, strict=True)
    return tuple(Line(name, tuple(row), colour, sign) for name, row, colour, sign in columns)


def _fighters(last: Table, duels: Sequence[Duel], words: Words, names: Sequence[str]) -> Grid:
    fought: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for duel in duels:
        for agent in (duel.attacker, duel.foe):
            fought[last.seat_of(agent)] += 1
            won[last.seat_of(agent)] += agent != duel.loser
    rows = tuple(
        Row(name, (Cell(str(fought[seat])), Cell(str(won[seat])), Cell(str(len(last.team(seat))))))
        for seat, name in enumerate(names)
    )
    columns = ("suitcases.stats.fought", "suitcases.stats.won", "suitcases.stats.left")
    return Grid(words("suitcases.stats.fighters"), tuple(words(key) for key in columns), rows)


def _luggage(last: Table, words: Words, names: Sequence[str]) -> Grid:
    """Who brought what home."""
    rows = tuple(
        Row(name, (Cell(", ".join(_brought(last, case, words) for case in last.home(seat)) or "–"),))
        for seat, name in enumerate(names)
    )
    return Grid(words("suitcases.stats.luggage"), (words("suitcases.stats.home"),), rows)


def _brought(last: Table, case: str, words: Words) -> str:
    contents = contents_label(last.contents_of(case), words)
    return words("suitcases.stats.brought", case=case_label(case, words), contents=contents)


STATS: Stats = stats
