"""Agent for bots: buy a spy or two, bring the suitcase home, and know when an objection is worth it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from games.agent import rules
from games.agent.auction import Auction, decider, name_amount
from games.agent.bot.prospects import STEPS, Money, chance, counted, hopes, way_home, winner_of
from games.agent.objection import ALLOW, BACK, DROP, GIVE_IN, INSIST, OBJECT, STAND, silent_word
from games.agent.suitcase import TAKE, carry_out
from games.agent.table import BRIBES, FREE, Scene, Table
from games.agent.turn import BRIBE, action_of, neighbours
from games.agent.turn import turns as all_turns
from games.agent.world import HOMES, SPIES
from games.contract.bot import Bot, Foresight, Lots, Sight, World, weighed
from games.money.bidding import claim
from games.money.guessing import Guess, Heard, as_world, guess, hear, money_in, restlessness
from games.money.purse import CAPITAL, UNIT, Purse, announcement, has_money, purse_of
from table.events import Move
from table.needs import Need, Seat
from table.pocket import Pocket

OPTIONS = 4


@dataclass(frozen=True, slots=True)
class Way:
    """How somebody plays: what is put on two spies at first, how many worlds they imagine, how often they slip, and how
    often they drop out of an auction for no reason."""

    first: float
    second: float
    worlds: int
    slips: float
    drops: float = 0.05


AGENT = Way(0.45, 0.25, 2, 0.04)
CHIEF = Way(0.95, 0.0, 4, 0.004, 0.0)


# ---------------------------------------------------------------- belief


def heard_by(sight: Sight) -> list[Heard]:
    """Claims from the ledger; from the story who moved whom, and who gave up at how much."""
    table: Table = sight.view.table
    heard = hear(table.ledger, table.seats)
    for before, event in sight.past:
        if event.kind != "choose" or event.seat is None:
            continue
        one = heard[event.seat]
        if before.phase == "turn" and isinstance(event.value, tuple) and event.value[0] in ("move", "attack"):
            spy = str(event.value[1])
            one.moved[spy] = one.moved.get(spy, 0.0) + 0.6
        elif before.phase == "auction" and event.value == DROP:
            spy = before.auction.spy
            one.most[spy] = max(before.auction.amount - UNIT, one.least.get(spy, 0))
    return heard


def guesses(heard: Sequence[Heard], sight: Sight, lots: Lots) -> list[Guess]:
    found = [
        guess(one, SPIES, int(CAPITAL * (0.45 + 0.5 * lots.random()) + 700 * (one.times - 1)), lots) for one in heard
    ]
    purse: Purse = sight.view.purse
    found[sight.seat] = Guess(dict(purse.on), purse.left)
    return found


def imagine(sight: Sight, lots: Lots) -> World:
    heard = heard_by(sight)
    return as_world(BRIBES, heard, guesses(heard, sight, lots), sight.seat, sight.view.purse)


# ---------------------------------------------------------------- quick answers: recruits, and playing on


def reply(table: Table, pocket: Pocket, need: Need, lots: Lots) -> Move:
    purse = _purse(pocket)
    if table.phase == "auction":  # in thought an auction is over at once: everybody names all they have
        auction = table.auction
        have = purse.amount(auction.spy)
        return Move(silent_word(table)) if have < auction.least else claim(BRIBES, auction.spy, have)
    return quick(table, purse, pocket.seat, lots)


@lru_cache(maxsize=256)
def _purse(pocket: Pocket) -> Purse:
    return purse_of(pocket, BRIBES)


def quick(table: Table, purse: Purse, seat: Seat, lots: Lots) -> Move:
    match table.phase:
        case "plans":
            return Move(plan(lots, 0.35, 0.2))
        case "bribe":
            return Move(((favourite(table.now, purse, lots), first_part(purse.left)),))
        case "turn":
            return quick_turn(table, purse, lots)
        case "objections":
            return Move(OBJECT if minds(table, purse, seat) else ALLOW)
        case "objection":
            return Move(INSIST if purse.amount(table.action.spy) >= 500 else GIVE_IN)
        case "auction":
            return bid_on(table, purse, lots)
        case "decision":
            return Move(STAND if seat == table.active else BACK)
        case "claims":
            return Move(rules.CLAIM if purse.amount(table.action.spy) else rules.NO_CLAIM)
        case "pay":
            return rules.payment(table)
    return announcement(BRIBES, table.action.victim, purse)


def plan(lots: Lots, first: float, second: float) -> tuple[tuple[str, int], ...]:
    """Most on one spy, some on another, the rest kept back; never twice the same."""
    one, other = lots.sample(list(SPIES), 2)
    most = min(CAPITAL, int(CAPITAL * first * (0.75 + 0.5 * lots.random())) // UNIT * UNIT)
    more = min(CAPITAL - most, int(CAPITAL * second * (0.75 + 0.5 * lots.random())) // UNIT * UNIT)
    amounts = {one: most, other: more}
    return tuple((spy, amounts[spy]) for spy in SPIES if amounts.get(spy))


def first_part(left: int) -> int:
    return max(UNIT, min(left, left // 2 // UNIT * UNIT))


def favourite(scene: Scene, purse: Purse, lots: Lots) -> str:
    return max(scene.spies, key=lambda spy: purse.amount(spy) + 200 * lots.random() - 40 * way_home(scene, spy))


def minds(table: Table, purse: Purse, seat: Seat) -> bool:
    """Is it a spy this player has paid for, sent the wrong way?"""
    action, have = table.action, purse.amount(table.action.spy)
    if have < 1000:
        return False
    if action.kind == "attack":
        return have < purse.amount(action.victim) * 2
    return way_home(table.now, action.spy) > way_home(table.was, action.spy)


def bid_on(table: Table, purse: Purse, lots: Lots, drops: float = AGENT.drops) -> Move:
    """Enough to have the say, now and then a leap; out when it is too much, or not worth telling."""
    auction, seat = table.auction, table.auction.speaker
    have = purse.amount(auction.spy)
    if auction.is_held and decides(table, auction) == seat:
        return Move(silent_word(table))
    # A level is enough where the tie would be ours; else it only helps somebody else.
    is_enough = not auction.is_held and decides(table, name_amount(auction, auction.least)) == seat
    least = auction.least if is_enough else auction.amount + UNIT
    if have < least or (not auction.is_held and lots.random() < drops):
        return Move(silent_word(table))
    leap = UNIT * lots.randrange(max(1, (have - least) // UNIT // 2 + 1))
    return claim(BRIBES, auction.spy, least + (leap if lots.random() < 0.5 else 0))


def decides(table: Table, auction: Auction) -> Seat:
    """Who would have the say if the auction were over."""
    return decider(auction, table.action.kind == "attack", table.seats)


def quick_turn(table: Table, purse: Purse, lots: Lots) -> Move:
    scene = table.now
    if purse.left >= UNIT and not any(purse.amount(spy) for spy in scene.spies):
        return Move(BRIBE, has_money(BRIBES))
    for spy in sorted(scene.spies, key=lambda one: -purse.amount(one) * 0.8 ** way_home(scene, one)):
        for to in towards(scene, spy):
            if ("move", spy, to, "") not in table.taken_back:
                return walk(scene, spy, to)
    return lots.choice(list(all_turns(table, purse)))


def towards(scene: Scene, spy: str) -> list[str]:
    """The next fields on the way: to the suitcase, or home with it."""
    at, home = scene.place_of(spy), HOMES[spy]
    goal = home if at == scene.suitcase and at != home else scene.suitcase
    return sorted(neighbours(at), key=lambda field: STEPS[field][goal])


def walk(scene: Scene, spy: str, to: str) -> Move:
    """A step that takes the suitcase along, or takes it up."""
    case = TAKE if scene.place_of(spy) == scene.suitcase and scene.keeper == FREE else ""
    taker = spy if to == scene.suitcase and scene.keeper == FREE else ""
    return Move(("move", spy, to, case, taker))


def recruit(sight: Sight, lots: Lots) -> Move:
    """Likes one spy, spreads the money thin, and lets most things pass."""
    table: Table = sight.view.table
    if table.phase == "plans":
        return Move(plan(lots, 0.15, 0.15))
    if table.phase == "turn" and lots.random() < 0.25:
        return lots.choice(sight.moves)
    if table.phase == "objections" and lots.random() < 0.6:
        return Move(ALLOW)
    return quick(table, sight.view.purse, sight.seat, lots)


# ---------------------------------------------------------------- an agent: one turn ahead, in a handful of worlds


def officer(sight: Sight, lots: Lots) -> Move:
    return ranked(sight, lots, AGENT)[0]


def ranked(sight: Sight, lots: Lots, way: Way) -> list[Move]:
    table: Table = sight.view.table
    purse: Purse = sight.view.purse
    if table.phase == "plans":
        return [Move(plan(lots, way.first, way.second))]
    if table.phase in ("pay", "announce", "claims"):
        return [quick(table, purse, sight.seat, lots)]
    if table.phase == "objections" and not purse.amount(table.action.spy):
        return [Move(ALLOW)]  # without money on a spy nobody wins the auction for it
    heard = heard_by(sight)
    worlds = [counted(guesses(heard, sight, lots)) for _ in range(way.worlds)]
    match table.phase:
        case "turn":
            return turns(sight, worlds, lots, way.slips)
        case "bribe":
            return [Move(((account, amount),)) for account, amount in top_up(table, purse, worlds, sight.seat)]
        case "objections":
            return objections(table, worlds, sight.seat)
        case "objection":
            order = [INSIST, GIVE_IN]
            return [Move(word) for word in (order if commands(table, worlds, sight.seat) >= 0.5 else order[::-1])]
        case "decision":
            return [Move(better(table, worlds, sight.seat))]
        case "auction":
            stays = worth_it(table, worlds, sight.seat)
            return [bid_on(table, purse, lots, way.drops) if stays else Move(silent_word(table))]
    return [quick(table, purse, sight.seat, lots)]


def commands(table: Table, worlds: Sequence[Money], seat: Seat) -> float:
    """How likely this seat has most on the spy under discussion."""
    number = SPIES.index(table.action.spy)
    return sum(money.commands[number][0] == seat for money in worlds) / len(worlds)


def mean_chance(scene: Scene, worlds: Sequence[Money], seat: Seat) -> float:
    near = hopes(scene)
    return sum([chance(near, money, seat) for money in worlds]) / len(worlds)


def turns(sight: Sight, worlds: Sequence[Money], lots: Lots, slips: float) -> list[Move]:
    table: Table = sight.view.table
    seat = sight.seat
    now = mean_chance(table.now, worlds, seat)
    seen: dict[tuple[object, ...], tuple[float, Move]] = {}
    for move in sight.moves:
        key, worth = _worth(table, move, worlds, seat, now, sight.view.purse)
        if key not in seen or seen[key][0] < weighed(worth):
            seen[key] = (weighed(worth), move)
    restless = slips + restlessness(table.ledger, table.turn, table.seats)
    order = sorted(seen.values(), key=lambda pair: -pair[0] - restless * lots.random())
    return [move for _, move in order[:OPTIONS]]


def _worth(
    table: Table, move: Move, worlds: Sequence[Money], seat: Seat, now: float, purse: Purse
) -> tuple[tuple[object, ...], float]:
    """What a turn is worth, and a key for turns that come to the same."""
    value = move.value
    assert isinstance(value, tuple)
    if value[0] == "pass":
        return ("pass",), now
    if value[0] == "bribe":
        (account, amount), *_ = top_up(table, purse, worlds, seat)
        raised = [_raised(money, seat, account, amount) for money in worlds]
        return ("bribe",), mean_chance(table.now, raised, seat) - 0.02
    action = action_of(table.now, value)
    assert action is not None
    kind, spy, to = action.kind, action.spy, action.to
    scene = carry_out(table.now, action)
    home = HOMES[spy] == to and scene.keeper == spy and table.now.suitcase != to == scene.suitcase
    if home:
        return (kind, spy, scene), sum(winner_of(spy, money.of, seat) == seat for money in worlds) / len(worlds)
    near, was, number = hopes(scene), hopes(table.now), SPIES.index(spy)
    total = 0.0
    for money in worlds:
        who, _ = money.commands[number]
        then = chance(near, money, seat)
        if who not in (None, seat) and chance(near, money, who or 0) < chance(was, money, who or 0):
            then = now - 0.005  # its commander would object
        total += then
    return (kind, spy, scene), total / len(worlds)


def _raised(money: Money, seat: Seat, account: str, amount: int) -> Money:
    mine = money.of[seat]
    more = Guess({**mine.on, account: mine.on.get(account, 0) + amount}, mine.left - amount)
    return counted([more if other == seat else one for other, one in enumerate(money.of)])


def top_up(table: Table, purse: Purse, worlds: Sequence[Money], seat: Seat) -> list[tuple[str, int]]:
    """Where more money would do most: enough to command, not all at once."""
    found = []
    for spy in table.now.spies:
        for part in {UNIT * 10, UNIT * 20, purse.left // 2 // UNIT * UNIT, purse.left}:
            amount = max(UNIT, min(part, purse.left))
            raised = [_raised(money, seat, spy, amount) for money in worlds]
            found.append((mean_chance(table.now, raised, seat), spy, amount))
    found.sort(reverse=True)
    return [(spy, amount) for _, spy, amount in found[:4]]


def better(table: Table, worlds: Sequence[Money], seat: Seat) -> str:
    """Should the action stand, as far as this player is concerned?"""
    action = table.action
    then = carry_out(table.was, action)
    if HOMES[action.spy] == action.to and then.keeper == action.spy and table.was.suitcase != action.to:
        stands = sum(winner_of(action.spy, money.of, table.active) == seat for money in worlds) / len(worlds)
    else:
        stands = mean_chance(then, worlds, seat)
    return STAND if stands >= mean_chance(table.was, worlds, seat) else BACK


def objections(table: Table, worlds: Sequence[Money], seat: Seat) -> list[Move]:
    """Worth it only if the auction would be won, and the action is bad."""
    if better(table, worlds, seat) == STAND:
        return [Move(ALLOW)]
    order = [OBJECT, ALLOW] if commands(table, worlds, seat) > 0.5 else [ALLOW, OBJECT]
    return [Move(word) for word in order]


def worth_it(table: Table, worlds: Sequence[Money], seat: Seat) -> bool:
    wish = better(table, worlds, seat)
    return (wish == STAND) == (seat == table.active) or wish == BACK


# ---------------------------------------------------------------- a chief


def is_far(start: Table, now: Table) -> bool:
    return now.turn >= start.turn + start.seats or now.finished


def value(table: Table, world: World, seat: Seat) -> float:
    money = money_in(world, BRIBES, SPIES)
    if table.finished:
        return float(winner_of(table.action.spy, money, table.active) == seat)
    if table.phase in ("open", "over"):
        return 0.4 / table.seats
    return 0.95 * chance(hopes(table.now), counted(money), seat)


def options(sight: Sight, lots: Lots) -> list[Move]:
    return ranked(sight, lots, CHIEF)


BOT = Bot(officer, recruit, options, Foresight(imagine, reply, is_far, value))
