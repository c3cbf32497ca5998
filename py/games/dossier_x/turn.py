"""A turn in Dossier X (DX-2): move an agent, bid in secret, or kill.

`why_not_move` and `why_not_kill` are the only judges of what the board allows. The list of legal moves, the check of
a move that comes in, and the reason that a player is shown all come from them.
"""

from collections.abc import Iterator
from functools import cache

from games.dossier_x.table import BIDS, DEAD, KILL_PRICE, Action, Table, neighbours
from games.dossier_x.world import AGENTS
from games.money.purse import UNIT, Purse, View, has_money
from table.events import Move, Paid
from table.text import Plain

BID = "bid"


# ---------------------------------------------------------------- DX-2.1 Move


def why_not_move(table: Table, agent: str, city: str, carried: bool) -> str:
    """Why this agent may not go to this city, with the dossier or without; empty if it may."""
    start = table.place_of(agent) if agent in AGENTS else DEAD
    return _why_not_go(start, city, carried, table.dossier == start)


def _why_not_go(start: str, city: str, carried: bool, dossier_here: bool) -> str:
    # DX-2.1: any living agent, of any colour.
    if start == DEAD:
        return "dossier_x.illegal.dead"
    # DX-2.1: along one route to a neighbouring city. A city holds any number of agents.
    if city not in neighbours(start):
        return "dossier_x.illegal.no_route"
    # DX-2.1: the agent can take the dossier along only from the city in which it lies.
    if carried and not dossier_here:
        return "dossier_x.illegal.no_dossier"
    return ""


def walks(table: Table) -> Iterator[Move]:
    """Every legal move of an agent."""
    for agent, start in zip(AGENTS, table.at, strict=True):
        if start != DEAD:
            yield from _walks_from(agent, start, table.dossier == start)


@cache  # an agent can do the same in a city every time it is there
def _walks_from(agent: str, start: str, dossier_here: bool) -> tuple[Move, ...]:
    return tuple(
        Move(("move", agent, city, carried))
        for city in neighbours(start)
        for carried in (True, False)
        if not _why_not_go(start, city, carried, dossier_here)
    )


# ---------------------------------------------------------------- DX-2.2 Bid


def bids(left: int) -> Iterator[Move]:
    """DX-2.2: a bid is announced, with money left; on whom, and how much, follows in secret."""
    if left >= UNIT:
        yield Move(BID, has_money(BIDS))


# ---------------------------------------------------------------- DX-2.3 Kill


def why_not_kill(table: Table, killer: str, victim: str) -> str:
    """Why this agent may not kill that one, money aside; empty if it may."""
    # DX-2.3: killer and victim are alive.
    if not table.is_alive(killer) or not table.is_alive(victim):
        return "dossier_x.illegal.dead"
    # DX-2.3: the victim is another agent in the same city.
    if killer == victim or table.place_of(victim) != table.place_of(killer):
        return "dossier_x.illegal.victim"
    return ""


def kill(killer: str, victim: str) -> Move:
    """DX-2.3: a kill is paid with 1000 of the bid on the killer."""
    return Move(("kill", killer, victim), (Paid(BIDS, killer, KILL_PRICE),))


def kills(table: Table, purse: Purse | None) -> Iterator[Move]:
    """Every legal kill: all that the board allows or, if the notebook is known, those that can be paid."""
    for killer in table.living:
        if purse is None or purse.amount(killer) >= KILL_PRICE:
            for victim in table.in_city(table.place_of(killer)):
                if not why_not_kill(table, killer, victim):
                    yield kill(killer, victim)


# ---------------------------------------------------------------- all of them


def turns(view: View[Table]) -> tuple[Move, ...]:
    """DX-2: exactly one of the three. DX-2.4: passing is not among them."""
    table, purse = view.table, view.purse
    assert purse is not None
    return (*walks(table), *bids(purse.left), *kills(table, purse))


def action_of(table: Table, value: Plain) -> Action:
    """What the value of a legal move or kill does on the board."""
    match value:
        case ("move", str(agent), str(city), bool(carried)):
            return Action("move", agent, table.place_of(agent), city, carried)
        case ("kill", str(killer), str(victim)):
            city = table.place_of(killer)
            return Action("kill", killer, city, city, False, victim)
    raise AssertionError(value)
