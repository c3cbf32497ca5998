"""The secret dossier of CIA (CIA-8): each player writes down whose agent is whose, and scores for each right name.

A dossier names, for every agent in play, a seat, or NOBODY for a bystander.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import TypeAlias

from games.cia.table import NOBODY, Table
from table.needs import Seat

Dossier: TypeAlias = tuple[int, ...]
POINTS = 5


def fits(table: Table, dossier: Dossier, seat: Seat, own: str | None = None) -> bool:
    """CIA-8.2: every name stands once, and after a double agent one name may stand twice.

    The writer's name stands on the writer's agent: `own`, which only the writer knows. Others leave that unchecked.
    """
    names = [name for name in dossier if name != NOBODY]
    twice = len(names) - len(set(names))
    return (
        len(dossier) == len(table.agents)
        and set(names) == set(range(table.seats))
        and twice <= (1 if table.doubled else 0)
        and (own is None or dossier[table.agents.index(own)] == seat)
    )


def all_dossiers(table: Table, seat: Seat, own: str) -> Iterator[Dossier]:
    """Every dossier this seat may write."""
    mine = table.agents.index(own)
    others = [name for name in range(table.seats) if name != seat]
    dashes = len(table.agents) - table.seats
    fills = [(*others, *[NOBODY] * dashes)]
    if table.doubled and dashes:
        fills += [(*others, twice, *[NOBODY] * (dashes - 1)) for twice in range(table.seats)]
    for fill in fills:
        for rest in sorted(set(permutations(fill))):
            yield (*rest[:mine], seat, *rest[mine:])


def points(table: Table, seat: Seat) -> int:
    """CIA-8.4: five points for every agent, other than the writer's, whose owner or dash was named right."""
    dossier = table.dossiers[seat] if table.dossiers else None
    if dossier is None:
        return 0
    right = (
        named == owner for named, owner in zip(dossier, table.owners, strict=True) if owner != seat
    )
    return POINTS * sum(right)
