"""Suitcases for bots: good cases home, bombs where others will find them, and duel cards by lot."""

from collections.abc import Sequence

from games.contract.bot import Bot, Foresight, Lots, Sight, draw, weighed
from games.suitcases import movement, setup
from games.suitcases.bot.foresight import imagine, is_far, reply, value
from games.suitcases.bot.prospects import FADE, Worths, danger, hoped, mixed, odds, potential, steps
from games.suitcases.ending import may_call
from games.suitcases.table import BOMB, Table, drop, lay, remove, send, worth
from games.suitcases.turn import CALL, END
from games.suitcases.world import CITIES, LETTERS, base, colours, headquarters, is_city
from table.events import Move
from table.needs import Seat
from table.text import Plain

OPTIONS = 3
EPSILON = 1e-6
# By so much an agent may misjudge an act.
SLIPS = 0.2
# How much a chief minds what it leaves within reach of others.
CARE = 0.15
LONG = 90


# ---------------------------------------------------------------- setting out


def set_out(table: Table, contents: Sequence[str], lots: Lots, care: float) -> Move:
    """Good cases on its own way home, the bomb where others come first."""
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


# ---------------------------------------------------------------- the levels


def recruit(sight: Sight, lots: Lots) -> Move:
    """Carries what lies nearby, and does not think of duels."""
    table: Table = sight.view.table
    if table.phase == "place":
        return set_out(table, sight.view.contents, lots, 0.1)
    if table.phase == "move":
        acts = [move.value for move in sight.moves]
        if CALL in acts:
            return Move(CALL)
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
        value + noise * lots.random() + (EPSILON * 50 if act == END else 0.0)
        for value, act in zip(found, acts, strict=True)
    ]
    order = sorted(range(len(acts)), key=lambda n: -found[n])
    return [sight.moves[n] for n in order]


def officer(sight: Sight, lots: Lots) -> Move:
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
        parts = (FADE[steps(table.place_of(one), home)] + 2 * bool(table.carried_by(one)) for one in lost)
        return weighed(sum(parts))

    return min(sight.moves, key=loss)


# ---------------------------------------------------------------- a chief


def options(sight: Sight, lots: Lots) -> list[Move]:
    table: Table = sight.view.table
    if table.phase == "duel":
        return [duel(sight, lots)]
    if table.phase != "move":
        return [officer(sight, lots)]
    order = careful(sight, useful(sight, ranked_acts(sight, lots, 0.05))[:8])
    if not is_tense(table, sight.seat) or may_call(table):
        return order[:1]
    return order[:OPTIONS]


def useful(sight: Sight, order: list[Move]) -> list[Move]:
    """Never takes up and puts down for nothing: that costs no point, and would never end."""
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


BOT = Bot(officer, recruit, options, Foresight(imagine, reply, is_far, value))
