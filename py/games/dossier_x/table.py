"""The table of Dossier X as everybody sees it: the agents, the dossier, whose turn it is, what was said about bids."""

from dataclasses import dataclass

from games.dossier_x.world import AGENTS, CAPITALS, HOMES, MAP, TANGIER
from games.money.bidding import NOBODY, SILENCE, Bout
from games.money.ledger import EMPTY, Ledger
from games.money.purse import Amounts
from table.change import replace
from table.needs import Seat

BIDS = "bids"
KILL_PRICE = 1000
DEAD = ""
# At which place of `Table.at` each agent stands.
PLACES = {agent: place for place, agent in enumerate(AGENTS)}


@dataclass(frozen=True, slots=True)
class Action:
    """What the active player has just done, and others may challenge: a "move", or a "kill" in one city."""

    kind: str = ""
    agent: str = ""
    start: str = ""
    to: str = ""
    carried: bool = False
    victim: str = ""


@dataclass(frozen=True)
class Table:
    """`at` follows AGENTS; `capitals`, `missing` and `books` follow the seats; `order` are the seats clockwise."""

    seats: int
    opening_bid: bool
    turn_limit: int
    phase: str
    at: tuple[str, ...] = tuple(HOMES[agent] for agent in AGENTS)
    dossier: str = TANGIER
    capitals: tuple[str, ...] = ()
    order: tuple[Seat, ...] = ()
    active: Seat = NOBODY
    turn: int = 1
    # DX-3.8: True for a seat whose notebook lies turned over.
    missing: tuple[bool, ...] = ()
    ledger: Ledger = EMPTY
    # The seats still to be asked, the next one first.
    queue: tuple[Seat, ...] = ()
    action: Action = Action()
    bout: Bout = SILENCE
    said: int = 0
    winner: Seat = NOBODY
    books: tuple[tuple[Amounts, ...] | None, ...] = ()

    def place_of(self, agent: str) -> str:
        return self.at[PLACES[agent]]

    def is_alive(self, agent: str) -> bool:
        """False also for a name that no agent has."""
        return agent in PLACES and self.at[PLACES[agent]] != DEAD

    @property
    def living(self) -> tuple[str, ...]:
        return tuple([agent for agent, at in zip(AGENTS, self.at, strict=True) if at != DEAD])

    def in_city(self, city: str) -> tuple[str, ...]:
        return tuple([agent for agent, at in zip(AGENTS, self.at, strict=True) if at == city])

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats clockwise, the one to the left first."""
        place = self.order.index(seat)
        return self.order[place + 1 :] + self.order[:place]


def put_agent(table: Table, agent: str, city: str) -> Table:
    return replace(table, at=tuple(city if name == agent else at for name, at in zip(AGENTS, table.at, strict=True)))


def carry_out(table: Table, action: Action) -> Table:
    """DX-2.1: the agent goes, with the dossier or without. DX-2.3: or the victim is gone, and the dossier stays."""
    if action.kind == "kill":
        return put_agent(table, action.victim, DEAD)
    moved = put_agent(table, action.agent, action.to)
    return replace(moved, dossier=action.to) if action.carried else moved


def take_back(table: Table, action: Action) -> Table:
    """DX-3.7: the agent goes back, with the dossier if it was carried; a victim comes back to life."""
    if action.kind == "kill":
        return put_agent(table, action.victim, action.start)
    back = put_agent(table, action.agent, action.start)
    return replace(back, dossier=action.start) if action.carried else back


def free_capitals(table: Table) -> tuple[str, ...]:
    """DX-1.4: every capital that is not taken; with two players only the one opposite the first."""
    taken = [capital for capital in table.capitals if capital]
    if table.seats == 2 and taken:
        return (CAPITALS[(CAPITALS.index(taken[0]) + 2) % 4],)
    return tuple(capital for capital in CAPITALS if capital not in taken)


def neighbours(city: str) -> tuple[str, ...]:
    return MAP.near[city]
