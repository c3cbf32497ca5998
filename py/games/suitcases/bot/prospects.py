"""How a Suitcases player weighs the board: what each suitcase may hold, and how far it is from home.

A suitcase is worth its secrets, less with every step it still has to go; a bomb is worth less than nothing. A
duel is worth what the loser carries, and the agent itself.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.money.guessing import distances
from games.suitcases.table import BOMB, CLOSED, CONTENTS, OUT, Table, worth
from games.suitcases.world import CITIES, COLOURS, MAP, WAYS, headquarters, is_city, luggage, teams
from table.needs import Seat

# A base is left and never entered, so no way leads through one. Into a headquarters go only its own agents.
_CITY_WAYS = {city: [to for to in WAYS.near[city] if to in set(CITIES)] for city in CITIES}
_BETWEEN = distances(_CITY_WAYS)
FADE = [0.87**steps for steps in range(60)]
FAR = 40
HARM = -2.0
ALIVE = 0.35

Worths = Mapping[str, float]


@lru_cache(maxsize=4096)
def steps(start: str, goal: str) -> int:
    """How many lines from a place to a city or a headquarters."""
    if start == goal:
        return 0
    if start not in _BETWEEN:
        return 1 + min((steps(city, goal) for city in WAYS.near[start] if city in _BETWEEN), default=FAR)
    if goal not in _BETWEEN:
        return 1 + min((_BETWEEN[start][city] for city in WAYS.near[goal] if city in _BETWEEN), default=FAR)
    return _BETWEEN[start][goal]


HEADQUARTERS = frozenset(headquarters(colour) for colour in COLOURS)
WAYS_FROM = {start.id: {goal.id: steps(start.id, goal.id) for goal in MAP.cities} for start in MAP.cities}
WAYS_TO = {goal.id: {start.id: steps(start.id, goal.id) for start in MAP.cities} for goal in MAP.cities}


def hoped(table: Table, seat: Seat, contents: Sequence[str]) -> Worths:
    """What each suitcase is worth to this seat if it comes home, by what it knows."""
    return hopes(table.inside, seat, tuple(contents))


@lru_cache(maxsize=512)
def hopes(opened: tuple[tuple[str, ...], ...], seat: Seat, contents: tuple[str, ...]) -> Worths:
    found = {}
    for other, row in enumerate(opened):
        inside = contents if other == seat and contents else row
        left = [one for one in CONTENTS if one not in row]
        even = sum(HARM if one == BOMB else worth(one) for one in left) / max(1, len(left))
        for letter, case in zip(inside, luggage(len(opened))[other], strict=True):
            found[case] = even if letter == CLOSED else HARM if letter == BOMB else float(worth(letter))
    return found


def potential(table: Table, seat: Seat, worths: Worths) -> float:
    """What is at home, and what may come."""
    home = headquarters(table.colour(seat))
    places = dict(zip(teams(table.seats)[seat], table.agents[seat], strict=True))
    total = ALIVE * (len(places) - table.agents[seat].count(OUT))
    standing = {*table.agents[seat]} - {OUT}
    if not standing:
        return total
    own_home = table.cases[seat].count(home)
    barred = own_home >= 2 and not any(row.count(home) for who, row in enumerate(table.cases) if who != seat)
    for who, (cases, row) in enumerate(zip(luggage(table.seats), table.cases, strict=True)):
        for letter, at in enumerate(row):
            if at == home:
                total += 1.3 * worth(table.inside[who][letter])
                continue
            hope = worths[cases[letter]]
            if hope <= 0.3 or (barred and who == seat) or at in HEADQUARTERS:
                continue
            if at in places:
                total += hope * FADE[WAYS_FROM[places[at]][home]] * 1.12
                continue
            carried = at not in _BETWEEN
            where = table.place_of(at) if carried else at
            near = min(map(WAYS_TO[where].__getitem__, standing)) + WAYS_FROM[where][home]
            total += 0.6 * hope * FADE[near + 2] if carried else hope * FADE[near]
    return total


def odds(table: Table, attacker: Seat, foe: Seat) -> float:
    """How often the attacker wins with cards drawn anyhow."""
    return _odds(table.hand(attacker), table.hand(foe))


@lru_cache(maxsize=4096)
def _odds(mine: tuple[int, ...], theirs: tuple[int, ...]) -> float:
    return sum(one >= other for one in mine for other in theirs) / (len(mine) * len(theirs))


@lru_cache(maxsize=2048)
def mixed(mine: tuple[int, ...], theirs: tuple[int, ...], attacks: bool, win: float, lose: float) -> tuple[float, ...]:
    """How often to play each card, so that nobody who knew this could gain by it: both learn from each other's regrets.

    `win` and `lose` are what it is worth to beat the other's agent, and to keep one's own. A high card played is a
    high card less; a 0 lives on.
    """
    own, other = sorted(set(mine)), sorted(set(theirs))

    def pay(one: int, two: int) -> float:
        first = one >= two if attacks else one > two
        kept = 0.06 * (two - one)
        if first:
            return kept + win * (0.35 if two == 0 else 1.0)
        return kept - lose * (0.35 if one == 0 else 1.0)

    grid = [[pay(one, two) for two in other] for one in own]
    plus, minus = [0.0] * len(own), [0.0] * len(other)
    sums = [0.0] * len(own)
    for _ in range(50):
        p, q = _share(plus), _share(minus)
        rows = [sum(map(lambda x, y: x * y, line, q)) for line in grid]
        value = sum(x * y for x, y in zip(p, rows, strict=True))
        for index, row in enumerate(rows):
            plus[index] = max(0.0, plus[index] + row - value)
            sums[index] += p[index]
        for index in range(len(other)):
            cost = sum(p[n] * grid[n][index] for n in range(len(own)))
            minus[index] = max(0.0, minus[index] + value - cost)
    whole = sum(sums)
    return tuple(part / whole for part in sums)


def _share(regrets: Sequence[float]) -> list[float]:
    whole = sum(regrets)
    return [one / whole for one in regrets] if whole > 0 else [1 / len(regrets)] * len(regrets)


def danger(table: Table, seat: Seat, worths: Worths) -> float:
    """What could be taken from this seat in a turn: carriers with a foe a few steps away."""
    carried = table.carried()
    carriers = [(carried[agent], at) for agent, at in table.own(seat) if agent in carried]
    if not carriers:
        return 0.0
    foes = [at for who in range(table.seats) if who != seat for at in table.agents[who] if at != OUT]
    home = headquarters(table.colour(seat))
    total = 0.0
    for case, at in carriers:
        if is_city(at) and worths[case] > 0:
            ways = WAYS_TO[at]
            near = sum([0.16 for foe in foes if 0 < ways[foe] <= 2])
            total += min(0.5, near) * worths[case] * FADE[WAYS_FROM[at][home]]
    return total
