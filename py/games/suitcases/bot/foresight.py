"""What may come in Suitcases, for bots: worlds that fit what was seen, and a quick player to play on in them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import permutations
from math import exp

from games.contract.bot import Lots, Sight, World, draw
from games.suitcases import movement, rules, turn
from games.suitcases.bot.prospects import FADE, HARM, WAYS_FROM, Worths, danger, hopes, potential, steps
from games.suitcases.table import BOMB, CLOSED, CONTENTS, Table, worth
from games.suitcases.world import LETTERS, colours, headquarters, is_city, luggage, neighbours
from table.events import Move
from table.needs import Need, Seat
from table.pocket import Pocket, Sealed
from table.text import Plain

Goals = list[tuple[float, str, int]]


# ---------------------------------------------------------------- worlds


def imagine(sight: Sight, lots: Lots) -> World:
    """Foreign suitcases filled to fit what was opened; what its owner carries is seldom a bomb."""
    table: Table = sight.view.table
    pockets = []
    for seat in range(table.seats):
        if seat == sight.seat:
            filled = tuple(sight.view.contents)
        else:
            carried = tuple(table.seat_of(at) == seat if "-" in at else False for at in table.cases[seat])
            filled = fillings(table.inside[seat])[draw(likely(table.inside[seat], carried), lots)]
        sealed = tuple(Sealed(f"contents.{letter}", one, "") for letter, one in zip(LETTERS, filled))
        pockets.append(Pocket(seat, sealed=sealed))
    return World(pockets, {})


@lru_cache(maxsize=1024)
def fillings(inside: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    ways = permutations(CONTENTS)
    return tuple(way for way in ways if all(i in (CLOSED, w) for i, w in zip(inside, way, strict=True)))


@lru_cache(maxsize=4096)
def likely(inside: tuple[str, ...], carried: tuple[bool, ...]) -> list[float]:
    """How likely each filling is."""
    return [likeliness(way, carried) for way in fillings(inside)]


def likeliness(way: Sequence[str], carried: Sequence[bool]) -> float:
    chance = 1.0
    for one, held in zip(way, carried, strict=True):
        if held:
            chance *= 0.2 if one == BOMB else 1.0 + worth(one) / 3
    return chance


# ---------------------------------------------------------------- playing on


def reply(table: Table, pocket: Pocket, need: Need, lots: Lots) -> Move:
    """A quick player: the best carrier or finder goes its way."""
    seat = pocket.seat
    match table.phase:
        case "move":
            return Move(quick_act(table, pocket, lots))
        case "duel":
            return Move(lots.choice(table.hand(seat)))
        case "foe":
            return Move(table.foes_in(table.place_of(table.walker), table.active)[0])
    view = rules.see(table, pocket)
    return lots.choice(rules.moves(view, need))


def quick_act(table: Table, pocket: Pocket, lots: Lots) -> Plain:
    seat = pocket.seat
    if not movement.crowded(table, seat):
        inside = tuple([str(one.value) for one in pocket.sealed[:4]])
        best, act = 0.0, None
        finds = finds_of(table.cases, table.inside, seat, inside)
        carried = table.carried()
        for agent, at in table.own(seat):
            case = carried.get(agent)
            if not case and at in finds.here:
                return ("take", agent, finds.here[at])
            if table.points or table.bonus_of(agent):
                pull, goal = finds.homeward(case, at) if case else finds.nearest(at)
                if pull > best:
                    best, act = pull, (agent, at, goal)
        if act:
            agent, at, goal = act
            for to in nearer(at, goal):
                if not movement.why_not(table, agent, to):
                    return ("step", agent, to)
        return "end"
    way: Plain = lots.choice(turn.acts(table))
    return way


Rows = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Finds:
    """The first good suitcase that lies in each city; and all of them: the hope, the city, and the way home from it."""

    worths: Worths
    home: str
    here: dict[str, str]
    goals: Goals
    looked: dict[str, tuple[float, str]] = field(default_factory=dict)

    def homeward(self, case: str, at: str) -> tuple[float, str]:
        """How strongly somebody who carries this suitcase is drawn home."""
        return self.worths[case] * FADE[WAYS_FROM[at][self.home]], self.home

    def nearest(self, at: str) -> tuple[float, str]:
        """How strongly somebody with empty hands is drawn to which city; one look around is enough for all who come."""
        if at not in self.looked:
            ways = WAYS_FROM[at]
            pulls = [hope * FADE[ways[goal] + rest] for hope, goal, rest in self.goals]
            best = max(pulls, default=0.0)
            self.looked[at] = (best, self.goals[pulls.index(best)][1] if pulls else "")
        return self.looked[at]


@lru_cache(maxsize=1024)  # while agents walk, the suitcases lie where they lie
def finds_of(cases: Rows, opened: Rows, seat: Seat, inside: tuple[str, ...]) -> Finds:
    worths, home = hopes(opened, seat, inside), headquarters(colours(len(cases))[seat])
    here: dict[str, str] = {}
    goals = []
    for row, names in zip(cases, luggage(len(cases)), strict=True):
        for at, case in zip(row, names, strict=True):
            if is_city(at) and worths[case] > 0.3:
                here.setdefault(at, case)
                goals.append((worths[case], at, steps(at, home)))
    return Finds(worths, home, here, goals)


@lru_cache(maxsize=4096)
def nearer(at: str, goal: str) -> tuple[str, ...]:
    """The next places on the way to a goal, the nearest first."""
    ways = sorted(neighbours(at), key=lambda place: steps(place, goal))
    return tuple(to for to in ways if steps(to, goal) < steps(at, goal))


def is_far(start: Table, now: Table) -> bool:
    return now.turn > start.turn + 1 or now.phase in ("reveal", "over")


def value(table: Table, world: World, seat: Seat) -> float:
    if table.ending:
        return float(seat in table.winners) / max(1, len(table.winners))
    worths = filled_with(tuple([tuple([str(one.value) for one in pocket.sealed[:4]]) for pocket in world.pockets]))
    # Nobody but its owner knows a bomb: the others will carry it.
    found = [
        potential(table, who, worths) - danger(table, who, worths) if table.is_in(who) else 0.0
        for who in range(table.seats)
    ]
    ahead = found[seat] - max(one for who, one in enumerate(found) if who != seat)
    return 1 / (1 + exp(-ahead / 2.5))


@lru_cache(maxsize=1024)  # every option is tried in the same world
def filled_with(contents: Rows) -> Worths:
    """What each suitcase is worth when it is filled like this; before it is filled, nothing."""
    worths = {}
    for cases, row in zip(luggage(len(contents)), contents, strict=True):
        for case, inside in zip(cases, row or (CLOSED,) * len(cases), strict=True):
            worths[case] = HARM if inside == BOMB else float(worth(inside))
    return worths
