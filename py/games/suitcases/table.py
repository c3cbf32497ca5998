"""The table of Suitcases as everybody sees it: where agents and suitcases are, and which cards are played.

An agent goes by its colour and number (`red-3`), a suitcase by its colour and letter (`green-B`). An agent's
place is a city, a base, a headquarters, or OUT; a suitcase's a city, the agent that carries it, or a headquarters.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from games.suitcases.world import (
    AGENTS,
    LETTERS,
    base,
    colours,
    headquarters,
    is_city,
    luggage,
    pieces,
    teams,
)
from table.change import replace
from table.needs import Seat
from table.turns import clockwise, put

NOBODY = -1
OUT = ""
IN_HAND = ""
CLOSED = ""
BOMB = "bomb"
CONTENTS = ("5", "3", "1", BOMB)
CARDS = (0, 0, 1, 2, 3, 4, 5)
UNSEEN = -1


@dataclass(frozen=True, slots=True)
class Duel:
    """Two agents in a city, and the cards of both once they are shown."""

    attacker: str = ""
    foe: str = ""
    city: str = ""
    cards: tuple[int, int] = (UNSEEN, UNSEEN)

    @property
    def attacker_wins(self) -> bool:
        """SC-4.2: the higher card wins, and of equal cards the attacker's. SC-4.7: also with two zeros."""
        return self.cards[0] >= self.cards[1]

    @property
    def loser(self) -> str:
        return self.foe if self.attacker_wins else self.attacker

    @property
    def is_deadly(self) -> bool:
        """SC-4.4: an agent that loses with a 0 stays in the game."""
        return min(self.cards) > 0


@dataclass(frozen=True)
class Table:
    """`agents`, `cases`, `inside` and `played` follow the seats; `bonus` the agents of the active player."""

    seats: int
    phase: str
    agents: tuple[tuple[str, ...], ...]
    cases: tuple[tuple[str, ...], ...]
    inside: tuple[tuple[str, ...], ...]
    played: tuple[tuple[int, ...], ...]
    sealed: tuple[Seat, ...] = ()
    # Before the first turn: who may still send a guest to the unowned base, who throws for the start, and the throws.
    guests: tuple[Seat, ...] = ()
    throwing: tuple[Seat, ...] = ()
    thrown: tuple[int, ...] = ()
    tries: int = 1
    # The turn.
    active: Seat = NOBODY
    turn: int = 0
    step: int = 0
    dice: tuple[int, ...] = ()
    points: int = 0
    bonus: tuple[int, ...] = (0,) * AGENTS
    walker: str = ""
    # The duel that is fought now, and those decided since the dice were last thrown.
    duel: Duel = Duel()
    fought: tuple[Duel, ...] = ()
    # The turn in which a suitcase last came home.
    last_home: int = 0
    ending: str = ""
    winners: tuple[Seat, ...] = ()

    # ------------------------------------------------------------ agents

    def colour(self, seat: Seat) -> str:
        return colours(self.seats)[seat]

    def own(self, seat: Seat) -> tuple[tuple[str, str], ...]:
        """This seat's agents still in the game, each with its place."""
        return _standing(teams(self.seats)[seat], self.agents[seat])

    def team(self, seat: Seat) -> tuple[str, ...]:
        return tuple([agent for agent, _ in self.own(seat)])

    def has(self, seat: Seat, agent: str) -> bool:
        """Is this one of the seat's agents still in the game?"""
        return agent in teams(self.seats)[seat] and self.place_of(agent) != OUT

    def place_of(self, agent: str) -> str:
        seat, number = self.find(agent)
        return self.agents[seat][number]

    def find(self, piece: str) -> tuple[Seat, int]:
        """The seat that owns this agent or suitcase, and its number among the seat's own."""
        return pieces(self.seats)[piece]

    def seat_of(self, piece: str) -> Seat:
        return self.find(piece)[0]

    def agents_in(self, place: str) -> tuple[str, ...]:
        """All agents there, of every colour."""
        here = (seat for seat in range(self.seats) if place in self.agents[seat])
        return tuple(agent for seat in here for agent, at in self.own(seat) if at == place)

    def foes_in(self, place: str, seat: Seat) -> tuple[str, ...]:
        """SC-2.4: nobody can be attacked on a base or in a headquarters."""
        if not is_city(place):
            return ()
        others = [who for who in range(self.seats) if who != seat and place in self.agents[who]]
        return tuple([agent for who in others for agent, at in self.own(who) if at == place])

    def bonus_of(self, agent: str) -> int:
        seat, number = self.find(agent)
        return self.bonus[number] if seat == self.active else 0

    # ------------------------------------------------------------ suitcases

    def all_cases(self) -> tuple[tuple[str, str], ...]:
        """Every suitcase with its place."""
        return _placed(self.cases)

    def carried(self) -> Mapping[str, str]:
        """The suitcase of every agent that carries one."""
        return _carried(self.cases)

    def lying(self) -> Mapping[str, tuple[str, ...]]:
        """The suitcases that lie in each city, for any agent there to take."""
        return _lying(self.cases)

    def cases_at(self, place: str) -> tuple[str, ...]:
        """The suitcases in this city, with this agent, or home in this headquarters."""
        here = (row for row in zip(luggage(self.seats), self.cases, strict=True) if place in row[1])
        return tuple(case for cases, places in here for case, at in zip(cases, places, strict=True) if at == place)

    def carried_by(self, agent: str) -> str:
        """The suitcase this agent carries, or nothing."""
        return _carried(self.cases).get(agent, "")

    def contents_of(self, case: str) -> str:
        """What was in it, or CLOSED before it is opened."""
        seat, letter = self.find(case)
        return self.inside[seat][letter]

    def home(self, seat: Seat) -> tuple[str, ...]:
        """The suitcases this player has brought home, whoever owned them."""
        return self.cases_at(headquarters(self.colour(seat)))

    def secrets(self, seat: Seat) -> int:
        """SC-5.1: the number of state secrets that lie open before this player."""
        return sum(worth(self.contents_of(case)) for case in self.home(seat))

    # ------------------------------------------------------------ players

    def is_in(self, seat: Seat) -> bool:
        """SC-6.2: a player with no agents left is out."""
        return self.agents[seat].count(OUT) < AGENTS

    def players(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.seats) if self.is_in(seat))

    def hand(self, seat: Seat) -> tuple[int, ...]:
        """SC-4.3: the duel cards not played yet; everybody can see which those are."""
        left = list(CARDS)
        for card in self.played[seat]:
            left.remove(card)
        return tuple(left)

    def after(self, seat: Seat) -> Seat:
        """SC-1.6: the next player clockwise who is still in the game."""
        _, *others = clockwise(seat, self.seats)
        return next(other for other in (*others, seat) if self.is_in(other))


@lru_cache(maxsize=1024)
def _standing(team: tuple[str, ...], places: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return tuple([pair for pair in zip(team, places, strict=True) if pair[1] != OUT])


@lru_cache(maxsize=1024)
def _placed(places: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, str], ...]:
    rows = zip(luggage(len(places)), places, strict=True)
    return tuple(pair for row in rows for pair in zip(*row, strict=True))


@lru_cache(maxsize=1024)
def _carried(places: tuple[tuple[str, ...], ...]) -> Mapping[str, str]:
    return {at: case for case, at in _placed(places) if "-" in at}


@lru_cache(maxsize=1024)
def _lying(places: tuple[tuple[str, ...], ...]) -> Mapping[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for case, at in _placed(places):
        if is_city(at):
            found[at] = (*found.get(at, ()), case)
    return found


@cache
def worth(contents: str) -> int:
    """The number of secrets. A bomb holds none, and a closed suitcase counts as none."""
    return int(contents) if contents.isdigit() else 0


def new_table(seats: int) -> Table:
    """SC-1.2: every player has seven agents on their base, four closed suitcases, and seven duel cards."""
    at_base = tuple((base(colour),) * AGENTS for colour in colours(seats))
    in_hand, closed = (IN_HAND,) * len(LETTERS), (CLOSED,) * len(LETTERS)
    return Table(seats, "contents", at_base, (in_hand,) * seats, (closed,) * seats, ((),) * seats)


def send(table: Table, agent: str, place: str) -> Table:
    """The agent stands there now; what it carries comes along."""
    seat, number = table.find(agent)
    return replace(table, agents=put(table.agents, seat, put(table.agents[seat], number, place)))


def send_to_base(table: Table, agent: str) -> Table:
    """SC-1.5: an agent returns to its own base, wherever it started."""
    return send(table, agent, base(table.colour(table.seat_of(agent))))


def lay(table: Table, case: str, place: str) -> Table:
    """The suitcase is there now: in a city, with an agent, or home."""
    seat, letter = table.find(case)
    return replace(table, cases=put(table.cases, seat, put(table.cases[seat], letter, place)))


def drop(table: Table, agent: str) -> Table:
    """The agent puts down what it carries, where it stands."""
    case = table.carried_by(agent)
    return lay(table, case, table.place_of(agent)) if case else table


def remove(table: Table, agent: str) -> Table:
    """The agent leaves the game; what it carried stays where it stood."""
    return send(drop(table, agent), agent, OUT)
