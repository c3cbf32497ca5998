"""Dossier X for bots: bid on those who stand well, walk the dossier home, and challenge when it pays."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from games.contract.bot import Bot, Foresight, Lots, Sight, World, weighed
from games.dossier_x import challenge
from games.dossier_x.bot.prospects import STEPS, Money, chance, command, is_barred
from games.dossier_x.table import BIDS, Table, carry_out, free_capitals, neighbours, take_back
from games.dossier_x.turn import BID, action_of
from games.dossier_x.world import AGENTS
from games.money.bidding import claim
from games.money.guessing import Guess, Heard, as_world, guess, hear, money_in, restlessness
from games.money.purse import CAPITAL, UNIT, Purse, announcement, has_money, purse_of
from table.events import Move
from table.needs import Need, Seat
from table.pocket import Pocket

OPTIONS = 4


@dataclass(frozen=True, slots=True)
class Way:
    """How somebody plays: about how much they bid at once, from where on they rather pay another agent, how many
    worlds they imagine, how often they slip.
    """

    bids: tuple[int, ...]
    enough: int
    worlds: int
    slips: float


AGENT = Way((900, 2000), CAPITAL, 2, 0.04)
# A player who puts everything on one agent is soon level with others who did the same, and has nothing left to end it.
CHIEF = Way((3000, 6000), 5500, 4, 0.004)


# ---------------------------------------------------------------- belief


def heard_by(sight: Sight) -> list[Heard]:
    """Claims from the ledger; from the story who moved whom, and who gave up at how much."""
    table: Table = sight.view.table
    heard = hear(table.ledger, table.seats)
    for before, event in sight.past:
        if event.kind != "choose" or event.seat is None:
            continue
        one = heard[event.seat]
        if before.phase == "turn" and isinstance(event.value, tuple):
            agent = str(event.value[1])
            one.moved[agent] = one.moved.get(agent, 0.0) + 0.7
        elif before.phase == "duel" and event.value in (challenge.GIVE_UP, challenge.CONCEDE):
            short = UNIT if event.value == challenge.CONCEDE else 0
            account = before.bout.account
            one.most[account] = max(before.bout.amount - short, one.least.get(account, 0))
    return heard


def guesses(heard: Sequence[Heard], sight: Sight, lots: Lots) -> list[Guess]:
    found = [guess(one, AGENTS, int(one.times * (800 + 2200 * lots.random())), lots) for one in heard]
    purse: Purse = sight.view.purse
    found[sight.seat] = Guess(dict(purse.on), purse.left)
    return found


def imagine(sight: Sight, lots: Lots) -> World:
    heard = heard_by(sight)
    return as_world(BIDS, heard, guesses(heard, sight, lots), sight.seat, sight.view.purse)


# ---------------------------------------------------------------- quick answers: recruits, and playing on


def reply(table: Table, pocket: Pocket, need: Need, lots: Lots) -> Move:
    return quick(table, _purse(pocket), pocket.seat, lots)


@lru_cache(maxsize=256)
def _purse(pocket: Pocket) -> Purse:
    return purse_of(pocket, BIDS)


def quick(table: Table, purse: Purse, seat: Seat, lots: Lots) -> Move:
    bout = table.bout
    match table.phase:
        case "capitals":
            return Move(lots.choice(free_capitals(table)))
        case "opening" | "bid":
            return Move(((carrier(table, purse, seat, lots), part_of(purse.left, lots)),))
        case "turn":
            if purse.left >= UNIT and lots.random() < 0.25:
                return Move(BID, has_money(BIDS))
            return walk(table, purse, seat, lots)
        case "challenge":
            have = purse.amount(table.action.agent)
            wanted = have >= (UNIT if challenge.has_won(table) else 1500)
            return claim(BIDS, table.action.agent, have) if wanted else Move(challenge.PASS)
        case "duel" if bout.speaker == table.active:
            can_hold = purse.amount(bout.account) >= bout.amount
            return challenge.hold(bout) if can_hold else challenge.concede(table.action)
        case "duel":
            have = purse.amount(bout.account)
            return claim(BIDS, bout.account, have) if have >= bout.least else Move(challenge.GIVE_UP)
    return announcement(BIDS, table.action.victim, purse)


def part_of(left: int, lots: Lots) -> int:
    return max(UNIT, min(left, UNIT * (8 + lots.randrange(18))))


def carrier(table: Table, purse: Purse, seat: Seat, lots: Lots) -> str:
    """Who could bring the dossier home soonest, of those paid for if possible."""
    lies = STEPS[table.dossier]

    def pull(agent: str) -> float:
        near = 0.75 ** lies[table.place_of(agent)]
        return near * (1 + purse.amount(agent) / 700) * (0.9 + 0.2 * lots.random())

    return max(table.living, key=pull)


def walk(table: Table, purse: Purse, seat: Seat, lots: Lots) -> Move:
    agent = carrier(table, purse, seat, lots)
    here, capital = table.place_of(agent), table.capitals[seat]
    carries = here == table.dossier and here != capital
    goal = capital if here == table.dossier else table.dossier
    to = min(neighbours(here), key=lambda city: STEPS[city][goal] + 0.1 * lots.random())
    return Move(("move", agent, to, carries or here == table.dossier))


def recruit(sight: Sight, lots: Lots) -> Move:
    """Walks for the dossier and bids a little here and there; seldom challenges."""
    table: Table = sight.view.table
    purse: Purse = sight.view.purse
    if table.phase in ("opening", "bid"):
        return Move(((lots.choice(table.living), min(purse.left, UNIT * (1 + lots.randrange(9)))),))
    if table.phase == "turn" and lots.random() < 0.3:
        return lots.choice(sight.moves)
    if table.phase == "challenge" and lots.random() < 0.5:
        return Move(challenge.PASS)
    return quick(table, purse, sight.seat, lots)


# ---------------------------------------------------------------- an agent: one turn ahead, in a handful of worlds


def officer(sight: Sight, lots: Lots) -> Move:
    return ranked(sight, lots, AGENT)[0]


def options(sight: Sight, lots: Lots) -> list[Move]:
    return ranked(sight, lots, CHIEF)


def ranked(sight: Sight, lots: Lots, way: Way) -> list[Move]:
    table: Table = sight.view.table
    if table.phase in ("capitals", "announce"):
        return [quick(table, sight.view.purse, sight.seat, lots)]
    if table.phase == "challenge" and sight.view.purse.amount(table.action.agent) < UNIT:
        return [Move(challenge.PASS)]
    heard = heard_by(sight)
    worlds = [guesses(heard, sight, lots) for _ in range(way.worlds)]
    match table.phase:
        case "turn":
            return turns(sight, worlds, lots, way)
        case "bid" | "opening":
            return [Move((pair,)) for pair in top_up(table, sight.view.purse, worlds, sight.seat, way, lots)]
        case "challenge":
            return challenges(sight, worlds, lots)
    return [duel(sight, worlds, lots)]


def turns(sight: Sight, worlds: Sequence[Money], lots: Lots, way: Way) -> list[Move]:
    table: Table = sight.view.table
    seat, purse = sight.seat, sight.view.purse
    known = [(money, command(money)) for money in worlds]
    now = [chance(table, money, obeys, seat) for money, obeys in known]

    def worth(move: Move) -> float:
        if move.value == BID:
            pair = top_up(table, purse, worlds, seat, way, lots)[0]
            return raised_chance(table, worlds, seat, pair) - 0.025
        action = action_of(table, move.value)
        after = carry_out(table, action)
        total = 0.0
        for (money, obeys), was in zip(known, now, strict=True):
            rivals = is_barred(table, action.agent, money, seat)
            if action.carried and action.to == table.capitals[seat]:
                total += 1.0 if not rivals else was - 0.02
                continue
            then = chance(after, money, obeys, seat)
            if any(chance(after, money, obeys, who) < chance(table, money, obeys, who) for who in rivals):
                then = was - 0.03  # somebody would challenge, and win
            total += then - (0.01 if action.kind == "kill" else 0.0)
        return total / len(known)

    restless = way.slips + restlessness(table.ledger, table.turn, table.seats)
    order = sorted(sight.moves, key=lambda move: -weighed(worth(move)) - restless * lots.random())
    return order[:OPTIONS]


def raised_chance(table: Table, worlds: Sequence[Money], seat: Seat, pair: tuple[str, int]) -> float:
    account, amount = pair
    total = 0.0
    for money in worlds:
        mine = money[seat]
        more = Guess({**mine.on, account: mine.on.get(account, 0) + amount}, mine.left - amount)
        raised = [more if other == seat else one for other, one in enumerate(money)]
        total += chance(table, raised, command(raised), seat)
    return total / len(worlds)


def top_up(
    table: Table, purse: Purse, worlds: Sequence[Money], seat: Seat, way: Way, lots: Lots
) -> list[tuple[str, int]]:
    """Where more money would do most: on those who stand near the dossier, enough to command them."""
    lies = STEPS[table.dossier]
    payable = [agent for agent in table.living if purse.amount(agent) < way.enough] or table.living
    near = sorted(payable, key=lambda agent: lies[table.place_of(agent)] - (purse.amount(agent) > 0))[:3]
    amounts = sorted({max(UNIT, min(about(bid, lots), purse.left)) for bid in way.bids})
    pairs = [(agent, amount) for agent in near for amount in amounts]
    return sorted(pairs, key=lambda pair: -weighed(raised_chance(table, worlds, seat, pair)))[:4] if purse.left else []


def about(amount: int, lots: Lots) -> int:
    """Never quite what others would bid: nobody commands an agent on whom two have bid the same."""
    return UNIT * round(amount * (0.7 + 0.6 * lots.random()) / UNIT)


def stakes_of(sight: Sight, worlds: Sequence[Money]) -> tuple[float, float, float]:
    """What the action under discussion is worth to this player, what its taking back, and how likely a duel is won."""
    table: Table = sight.view.table
    seat, action = sight.seat, table.action
    back = take_back(table, action)
    won = challenge.has_won(table)
    stands = undone = wins = 0.0
    mine = sight.view.purse.amount(action.agent)
    for money in worlds:
        obeys = command(money)
        stands += float(seat == table.active) if won else chance(table, money, obeys, seat)
        undone += chance(back, money, obeys, seat)
        wins += money[table.active].on.get(action.agent, 0) < mine
    return stands / len(worlds), undone / len(worlds), wins / len(worlds)


def challenges(sight: Sight, worlds: Sequence[Money], lots: Lots) -> list[Move]:
    table: Table = sight.view.table
    have = sight.view.purse.amount(table.action.agent)
    let = Move(challenge.PASS)
    stands, undone, wins = stakes_of(sight, worlds)
    opening = claim(BIDS, table.action.agent, opening_amount(have, lots))
    pays = wins * (undone - stands) - (1 - wins) * (0.07 if stands else 0.0)
    return [opening, let] if pays > 0 else [let, opening]


def opening_amount(have: int, lots: Lots) -> int:
    """Often little, to hear what the mover has; sometimes all."""
    return have if lots.random() < 0.4 else UNIT * (1 + lots.randrange(have // UNIT))


def duel(sight: Sight, worlds: Sequence[Money], lots: Lots) -> Move:
    table: Table = sight.view.table
    bout, purse = table.bout, sight.view.purse
    stands, undone, wins = stakes_of(sight, worlds)
    have = purse.amount(bout.account)
    if bout.speaker == table.active:
        # Conceding early hides what one has, where little is lost by it.
        gives_in = have < bout.amount or (stands < undone + 0.01 and lots.random() < 0.7)
        return challenge.concede(table.action) if gives_in else challenge.hold(bout)
    if have < bout.least or (stands and wins * (undone - stands) < 0.005):
        return Move(challenge.GIVE_UP)
    leap = UNIT * lots.randrange((have - bout.least) // UNIT + 1)
    return claim(BIDS, bout.account, bout.least + leap)


# ---------------------------------------------------------------- a chief


def is_far(start: Table, now: Table) -> bool:
    return now.turn >= start.turn + start.seats + 1 or now.phase in ("open", "over")


def value(table: Table, world: World, seat: Seat) -> float:
    if table.winner >= 0:
        return float(table.winner == seat)
    if table.phase in ("open", "over"):
        return 0.4 / table.seats
    money = money_in(world, BIDS, AGENTS)
    return 0.95 * chance(table, money, command(money), seat)


BOT = Bot(officer, recruit, options, Foresight(imagine, reply, is_far, value))
