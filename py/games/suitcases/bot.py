"""Suitcases for bots: good cases home, bombs where others will find them, and duel cards by lot."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from math import exp

from games.craft import Craft, Foresight, Lots, Sight, World, draw
from games.suitcases import movement, rules, setup
from games.suitcases.ending import may_call
from games.suitcases.prospects import FADE, WAYS_FROM, Worths, hoped, hopes, mixed, odds, potential, steps
from games.suitcases.scene import BOMB, CLOSED, CONTENTS, OUT, Table, drop, lay, remove, send, worth
from games.suitcases.world import CITIES, LETTERS, base, colours, headquarters, is_city, luggage, neighbours
from table.events import Move
from table.needs import Need, Seat
from table.pocket import Pocket, Sealed
from table.text import Plain

OPTIONS = 3
EPSILON = 1e-6
# By so much an agent may misjudge an act.
SLIPS = 0.2
# How much a chief minds what it leaves within reach of others.
CARE = 0.15
LONG = 90

Goals = list[tuple[float, str, int]]


# ---------------------------------------------------------------- setting out


def set_out(table: Table, contents: Sequence[str], lots: Lots, care: float) -> Move:
    """Good cases on the own way home, the bomb where others come first."""
    case = setup.next_to_place(table)
    seat = table.seat_of(case)
    home, start = headquarters(table.colour(seat)), base(table.colour(seat))
    rivals = [base(colour) for colour in colours(table.seats) if colour != table.colour(seat)]
    inside = contents[LETTERS.index(case[-1])]
    good = -2.0 if inside == BOMB else worth(inside) / 2

    def fit(city: str) -> float:
        mine = steps(start, city) + 0.5 * steps(city, home)
        theirs = min(steps(rival, city) for rival in rivals)
        return care * good * (theirs - mine) + lots.random()

    free = [city for city in CITIES if city not in table.cases[seat]]
    return Move(max(free, key=fit))


# ---------------------------------------------------------------- one act after the other


def act_values(table: Table, seat: Seat, worths: Worths, acts: Sequence[object], bold: float) -> list[float]:
    """What everything the active player may do leads to. Agents that stand together and carry nothing are alike."""
    now = potential(table, seat, worths)
    carried = table.carried()
    known: dict[object, float] = {}
    found = []
    for act in acts:
        key = act
        if isinstance(act, tuple):
            key = (act[0], table.place_of(act[1]), carried.get(act[1]), act[2:])
        if key not in known:
            known[key] = _after(table, seat, worths, act, now, bold)
        found.append(known[key])
    return found


def _after(table: Table, seat: Seat, worths: Worths, act: object, now: float, bold: float) -> float:
    match act:
        case ("step", str(agent), str(to)):
            return _step(table, seat, worths, agent, to, now, bold)
        case ("take", str(agent), str(case)):
            return potential(lay(drop(table, agent), case, agent), seat, worths)
        case ("put", str(agent)):
            return potential(drop(table, agent), seat, worths)
        case "call":
            return now + (5.0 if leads(table, seat) or table.turn - table.last_home > LONG else -5.0)
    return now


def _step(table: Table, seat: Seat, worths: Worths, agent: str, to: str, now: float, bold: float) -> float:
    if not is_city(to):
        case = table.carried_by(agent)
        return now + 4 * worths[case] if case else now
    after = send(table, agent, to)
    foes = table.foes_in(to, seat)
    if not foes:
        return potential(after, seat, worths)
    foe = next((one for one in foes if table.carried_by(one)), foes[0])
    win = odds(table, seat, table.seat_of(foe)) ** len(foes)
    prize = 0.25 + bold
    beaten = potential(remove(after, foe), seat, worths) + prize
    lost = potential(remove(after, agent), seat, worths) - 0.1
    return win * beaten + (1 - win) * lost


def leads(table: Table, seat: Seat) -> bool:
    return all(table.secrets(seat) > table.secrets(other) for other in table.players() if other != seat)


def danger(table: Table, seat: Seat, worths: Worths) -> float:
    """What could be taken from this seat in a turn: carriers with a foe a few steps away."""
    foes = [at for who in range(table.seats) if who != seat for at in table.agents[who] if at != OUT]
    carried = table.carried()
    total = 0.0
    for agent, at in table.own(seat):
        case = carried.get(agent)
        if case and is_city(at) and worths[case] > 0:
            near = sum(0.16 for foe in foes if 0 < steps(foe, at) <= 2)
            total += min(0.5, near) * worths[case] * FADE[steps(at, headquarters(table.colour(seat)))]
    return total


# ---------------------------------------------------------------- the levels


def recruit(sight: Sight, lots: Lots) -> Move:
    """Carries what lies nearby, and does not think of duels."""
    table: Table = sight.view.table
    if table.phase == "place":
        return set_out(table, sight.view.contents, lots, 0.1)
    if table.phase == "move":
        acts = [move.value for move in sight.moves]
        if rules.CALL in acts:
            return Move(rules.CALL)
        if lots.random() < 0.35:
            return lots.choice(sight.moves)
        return best_act(sight, lots, 0.0, noise=0.7)
    return lots.choice(sight.moves)


def best_act(sight: Sight, lots: Lots, bold: float, noise: float = 0.0) -> Move:
    return ranked_acts(sight, lots, bold, noise)[0]


def ranked_acts(sight: Sight, lots: Lots, bold: float, noise: float = 0.0) -> list[Move]:
    table: Table = sight.view.table
    acts = [move.value for move in sight.moves]
    worths = hoped(table, sight.seat, sight.view.contents)
    found = act_values(table, sight.seat, worths, acts, bold)
    found = [
        value + noise * lots.random() + (EPSILON * 50 if act == rules.END else 0.0)
        for value, act in zip(found, acts, strict=True)
    ]
    order = sorted(range(len(acts)), key=lambda n: -found[n])
    return [sight.moves[n] for n in order]


def agent(sight: Sight, lots: Lots) -> Move:
    table: Table = sight.view.table
    match table.phase:
        case "contents":
            return lots.choice(sight.moves)
        case "place":
            return set_out(table, sight.view.contents, lots, 1.0)
        case "guests":
            return Move(True)
        case "move":
            return best_act(sight, lots, 0.0, SLIPS)
        case "foe":
            return max(sight.moves, key=lambda move: _carried(sight, str(move.value)))
        case "duel":
            return simple_duel(sight, lots)
    return spare(sight, lots)


def _carried(sight: Sight, foe: str) -> float:
    case = sight.view.table.carried_by(foe)
    return hoped(sight.view.table, sight.seat, sight.view.contents)[case] if case else 0.0


def simple_duel(sight: Sight, lots: Lots) -> Move:
    """A high card for what is worth it, a low one else; by lot, so that nobody can count on it."""
    table: Table = sight.view.table
    attacker, foe = table.duel.attacker, table.duel.foe
    carried = bool(table.carried_by(attacker) or table.carried_by(foe))
    hand = table.hand(sight.seat)
    return Move(hand[draw([1.0 + card if carried else 4.0 - 0.5 * card for card in hand], lots)])


def duel(sight: Sight, lots: Lots) -> Move:
    """A card by lot, each as often as is good against somebody who knows how often."""
    table: Table = sight.view.table
    attacker, foe = table.duel.attacker, table.duel.foe
    attacks = table.seat_of(attacker) == sight.seat
    me, other = (attacker, foe) if attacks else (foe, attacker)
    worths = hoped(table, sight.seat, sight.view.contents)
    carried, theirs = table.carried_by(me), table.carried_by(other)
    lose = 0.6 + (max(0.0, worths[carried]) / 4 if carried else 0.0)
    win = 0.6 + (max(0.0, worths[theirs]) / 4 if theirs else 0.0)
    hand = table.hand(sight.seat)
    chances = mixed(hand, table.hand(table.seat_of(other)), attacks, round(win, 1), round(lose, 1))
    return Move(sorted(set(hand))[draw(chances, lots)])


def spare(sight: Sight, lots: Lots) -> Move:
    """A bomb: give up those who carry nothing and stand farthest from home."""
    table: Table = sight.view.table
    home = headquarters(table.colour(sight.seat))

    def loss(move: Move) -> float:
        assert isinstance(move.value, tuple)
        lost = [str(one) for one in move.value]
        return sum(FADE[steps(table.place_of(one), home)] + 2 * bool(table.carried_by(one)) for one in lost)

    return min(sight.moves, key=loss)


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
        worths = hoped(table, seat, inside)
        best, act = 0.0, None
        home = headquarters(table.colour(seat))
        here, goals = finds(table.cases, table.inside, seat, inside)
        carried, looked = table.carried(), set()
        for agent, at in table.own(seat):
            case = carried.get(agent)
            if not case and at in here:
                return ("take", agent, here[at])
            if not (table.points or table.bonus_of(agent)):
                continue
            ways = WAYS_FROM[at]
            if case:
                pull = worths[case] * FADE[ways[home]]
                if pull > best:
                    best, act = pull, (agent, at, home)
            elif at not in looked:  # whoever stands beside somebody who looked already finds nothing better
                looked.add(at)
                for hope, goal, rest in goals:
                    pull = hope * FADE[ways[goal] + rest]
                    if pull > best:
                        best, act = pull, (agent, at, goal)
        if act:
            agent, at, goal = act
            for to in nearer(at, goal):
                if not movement.why_not(table, agent, to):
                    return ("step", agent, to)
        return "end"
    way: Plain = lots.choice(rules.acts(table))
    return way


Rows = tuple[tuple[str, ...], ...]


@lru_cache(maxsize=1024)  # while agents walk, the suitcases lie where they lie
def finds(cases: Rows, opened: Rows, seat: Seat, inside: tuple[str, ...]) -> tuple[dict[str, str], Goals]:
    """The first good suitcase that lies in each city; and all of them: the hope, the city, and the way home from it."""
    worths, home = hopes(opened, seat, inside), headquarters(colours(len(cases))[seat])
    here: dict[str, str] = {}
    goals = []
    for row, names in zip(cases, luggage(len(cases)), strict=True):
        for at, case in zip(row, names, strict=True):
            if is_city(at) and worths[case] > 0.3:
                here.setdefault(at, case)
                goals.append((worths[case], at, steps(at, home)))
    return here, goals


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
    filled = [[str(one.value) for one in pocket.sealed[:4]] or [CLOSED] * 4 for pocket in world.pockets]
    worths = {}
    for cases, row in zip(luggage(table.seats), filled, strict=True):
        for case, inside in zip(cases, row, strict=True):
            worths[case] = -2.0 if inside == BOMB else float(worth(inside))
    # Nobody but its owner knows a bomb: the others will carry it.
    found = [
        potential(table, who, worths) - danger(table, who, worths) if table.is_in(who) else 0.0
        for who in range(table.seats)
    ]
    ahead = found[seat] - max(one for who, one in enumerate(found) if who != seat)
    return 1 / (1 + exp(-ahead / 2.5))


def options(sight: Sight, lots: Lots) -> list[Move]:
    table: Table = sight.view.table
    if table.phase == "duel":
        return [duel(sight, lots)]
    if table.phase != "move":
        return [agent(sight, lots)]
    order = careful(sight, useful(sight, ranked_acts(sight, lots, 0.05))[:8])
    if not is_tense(table, sight.seat) or may_call(table):
        return order[:1]
    return order[:OPTIONS]


def useful(sight: Sight, order: list[Move]) -> list[Move]:
    """Without taking up and putting down for nothing: it costs no point, and could go on for ever."""
    table: Table = sight.view.table
    worths = hoped(table, sight.seat, sight.view.contents)
    now = potential(table, sight.seat, worths) + EPSILON

    def is_idle(act: Plain) -> bool:
        return isinstance(act, tuple) and act[0] != "step" and _after(table, sight.seat, worths, act, now, 0.0) <= now

    return [move for move in order if not is_idle(move.value)] or order


def careful(sight: Sight, order: list[Move]) -> list[Move]:
    """The same acts, less what each leaves within reach of the others."""
    table: Table = sight.view.table
    seat = sight.seat
    worths = hoped(table, seat, sight.view.contents)
    found = act_values(table, seat, worths, [move.value for move in order], 0.05)

    def worth_of(number: int) -> float:
        act = order[number].value
        after = table
        match act:
            case ("step", str(who), str(to)) if is_city(to):
                after = movement.walk(table, who, to)
            case ("take", str(who), str(case)):
                after = lay(drop(table, who), case, who)
        return found[number] - CARE * danger(after, seat, worths)

    return [order[number] for number in sorted(range(len(order)), key=worth_of, reverse=True)]


def is_tense(table: Table, seat: Seat) -> bool:
    """Is somebody who carries a suitcase within reach of a foe?"""
    carriers = {at for row in table.cases for at in row if "-" in at}
    standing = [(who, agent, at) for who in table.players() for agent, at in table.own(who) if is_city(at)]
    for who, agent, at in standing:
        if agent in carriers:
            foes = (there for other, _, there in standing if other != who and seat in (who, other))
            if any(steps(at, there) <= 2 for there in foes):
                return True
    return False


CRAFT = Craft(recruit, agent, options, Foresight(imagine, reply, is_far, value))
