"""The secret dossier of CIA (CIA-8): each player writes down whose agent is whose, and scores for each right name.

A dossier names, for every agent in play, a seat, or NOBODY for a bystander.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

from games.cia.table import NOBODY, Table
from table.needs import Seat

Dossier: TypeAlias = tuple[int, ...]
POINTS = 5


def repeats(names: Iterable[int]) -> int:
    """How often a name stands there that stood there already."""
    named = [name for name in names if name != NOBODY]
    return len(named) - len(set(named))


def fits(table: Table, dossier: Dossier, seat: Seat, own: str | None = None) -> bool:
    """CIA-8.2: no name stands twice, but once more for every bystander taken by then; dashes are free.

    The writer's name stands on the writer's agent: `own`, which only the writer knows. Others leave that unchecked.
    """
    return (
        len(dossier) == len(table.agents)
        and {seat} <= {*dossier} <= {NOBODY, *range(table.seats)}
        and repeats(dossier) <= table.doubles
        and (own is None or dossier[table.agents.index(own)] == seat)
    )


def all_dossiers(table: Table, seat: Seat, own: str) -> Iterator[Dossier]:
    """Every dossier this seat may write, one that names as many as possible first."""
    mine = table.agents.index(own)
    for _, *others in _written(len(table.agents), table.seats, table.doubles, (seat,)):
        yield (*others[:mine], seat, *others[mine:])


@lru_cache(maxsize=256)
def _written(agents: int, seats: int, doubles: int, begun: Dossier) -> tuple[Dossier, ...]:
    """CIA-8.2: every way to go on after these names."""
    if len(begun) == agents:
        return (begun,)
    names = (*range(seats), NOBODY)
    longer = [(*begun, name) for name in names if name == NOBODY or repeats((*begun, name)) <= doubles]
    return tuple(whole for one in longer for whole in _written(agents, seats, doubles, one))


def points(table: Table, seat: Seat) -> int:
    """CIA-8.4: five points for every agent, other than the writer's, whose owner or dash was named right."""
    dossier = table.dossiers[seat] if table.dossiers else None
    if dossier is None:
        return 0
    right = (
        named == owner for named, owner in zip(dossier, table.owners, strict=True) if owner != seat
    )
    return POINTS * sum(right)
