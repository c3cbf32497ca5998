"""The town of CIA: its agents, its ring of buildings, and the table as everybody sees it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from table.change import replace
from table.needs import Seat

AGENTS = ("schulz", "perry", "bucci", "jacques", "mirkov", "doyle", "larsson")
CHURCH, RUIN, RING = 0, 11, 12
FIRST_SAFE = 7
FINISH, DOSSIER_AT, STONE_LIMIT = 42, 29, 40
DIE = ("1-3", "2", "3", "4", "5", "6")
FULL_HAND = 4
NOBODY = -1


def agents_in_play(seats: int) -> int:
    """CIA-1.4: five agents for two players, six for three, all seven for four or more."""
    return {2: 5, 3: 6}.get(seats, 7)


def worth(building: int) -> int:
    """CIA-1.2: a building gives its number, the church nothing, and the ruin costs three."""
    return -3 if building == RUIN else building


@dataclass(frozen=True, slots=True)
class Held:
    """A Top Secret card in a hand: everybody knows where it came from and when, only its holder knows its face."""

    deck: str
    place: int
    turn: int


@dataclass(frozen=True)
class Table:
    """`at`, `score` and `owners` follow the order of `agents`; `hands` and `owned` follow the seats."""

    seats: int
    top_secret: bool
    dossier: bool
    phase: str
    agents: tuple[str, ...] = ()
    at: tuple[int, ...] = ()
    score: tuple[int, ...] = ()
    safe: int = FIRST_SAFE
    active: Seat = NOBODY
    turn: int = 1
    die: str = ""
    # The agent cards: places in their deck, and at the end the owner of each agent.
    owned: tuple[tuple[int, ...], ...] = ()
    bystanders: tuple[int, ...] = ()
    owners: tuple[int | None, ...] = ()
    # Cards to be handed out before the game goes on: what kind ("agent", "secret" or "bystander"), and to which seat.
    owed: tuple[tuple[str, Seat], ...] = ()
    # Top Secret: the deck in use, how many cards of it are left and drawn, how many decks there were, and the hands.
    deck: str = ""
    pile: int = 0
    drawn: int = 0
    decks: int = 0
    hands: tuple[tuple[Held, ...], ...] = ()
    discards: tuple[str, ...] = ()
    drew: bool = False
    # The Top Secret round.
    answers: tuple[bool | None, ...] = ()
    speaker: Seat = NOBODY
    go: int = 0
    played: bool = False
    must_play: bool = False
    passes: int = 0
    # Scoring: which agents are triggering, and which seat moved each there, the latest last.
    triggering: tuple[tuple[str, Seat], ...] = ()
    exposed: bool = False
    finished: bool = False
    # The dossiers.
    sealed: tuple[Seat, ...] = ()
    written: bool = False
    # CIA-8.2: so often may a name stand in a dossier that stands there already.
    doubles: int = 0
    dossiers: tuple[tuple[int, ...] | None, ...] = ()

    def place_of(self, agent: str) -> int:
        return self.at[self.agents.index(agent)]

    def score_of(self, agent: str) -> int:
        return self.score[self.agents.index(agent)]

    @property
    def taken(self) -> int:
        """How many bystanders have been taken with a double agent card."""
        return sum(len(places) - 1 for places in self.owned)

    def in_building(self, building: int) -> tuple[str, ...]:
        return tuple(agent for agent, at in zip(self.agents, self.at, strict=True) if at == building)


def move_agents(table: Table, seat: Seat, where: Mapping[str, int]) -> Table:
    """CIA-6.7: an agent moved into the building of the safe triggers; moved anywhere else it stops."""
    at = tuple(map(where.get, table.agents, table.at))
    moved = {agent: to for agent, to, was in zip(table.agents, at, table.at, strict=True) if to != was}
    still = tuple([pair for pair in table.triggering if pair[0] not in moved])
    new = tuple([(agent, seat) for agent, to in moved.items() if to == table.safe])
    return replace(table, at=at, triggering=still + new)


def other_buildings(table: Table) -> tuple[int, ...]:
    """CIA-2.5, CIA-7: the safe moves into a different building, any one, church and ruin included."""
    return tuple(building for building in range(RING) if building != table.safe)


def move_safe(table: Table, building: int) -> Table:
    """CIA-2.5: moving the safe never causes a scoring. CIA-6.7: and no agent is triggering any more."""
    return replace(table, safe=building, triggering=())


def set_scores(table: Table, scores: tuple[int, ...]) -> Table:
    """Sets the scores, and remembers whether a stone has reached 29 (CIA-8.2) or 42 (CIA-3.1)."""
    best = max(scores)
    return replace(
        table,
        score=scores,
        exposed=table.exposed or best >= DOSSIER_AT,
        finished=table.finished or best >= FINISH,
    )


@cache
def splits(points: int, agents: int) -> tuple[tuple[int, ...], ...]:
    """Every way to spend exactly so many points on so many agents."""
    if agents == 1:
        return ((points,),)
    return tuple(
        (first, *rest) for first in range(points, -1, -1) for rest in splits(points - first, agents - 1)
    )
