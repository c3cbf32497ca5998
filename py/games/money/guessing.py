"""Guesses other players' secret money from what everybody has heard. Bots use it.

Law: only the public ledger and the public events go in. A claim is a lower bound, because claims are proved. Giving
up is an upper bound, but may be a bluff. A player who keeps moving an agent has probably paid for it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from games.contract.bot import Lots, World, draw
from games.money.ledger import BACK, CLAIM, PAID, STAKE, TOLD, Ledger
from games.money.purse import CAPITAL, UNIT, Amounts, Purse
from table.needs import Seat
from table.pocket import Pocket, Staked

# How often somebody who gave up really had no more.
NO_BLUFF = 0.8
# After PATIENCE rounds without a payment a bot acts more and more at random: by RESTLESS a round, up to WILDEST.
PATIENCE, RESTLESS, WILDEST = 3, 0.05, 0.3


@dataclass(slots=True)
class Heard:
    """All that was heard about one seat's money."""

    least: dict[str, int] = field(default_factory=dict)
    paid: dict[str, int] = field(default_factory=dict)
    told: dict[str, int] = field(default_factory=dict)
    most: dict[str, int] = field(default_factory=dict)
    moved: dict[str, float] = field(default_factory=dict)
    times: int = 0


@dataclass(frozen=True, slots=True)
class Guess:
    """A guess at one seat's money: how much is on each account, and how much is left."""

    on: Mapping[str, int]
    left: int


def hear(ledger: Ledger, seats: int) -> list[Heard]:
    heard = [Heard() for _ in range(seats)]
    for entry in ledger:
        one, account = heard[entry.seat], entry.account
        least = one.least.get(account, 0)
        if entry.kind == STAKE:
            one.times += 1
        elif entry.kind == CLAIM:
            one.least[account] = max(least, entry.amount)
        elif entry.kind == TOLD:
            one.least[account] = one.told[account] = entry.amount
        elif entry.kind == PAID:
            one.least[account] = max(0, least - entry.amount)
            one.paid[account] = one.paid.get(account, 0) + entry.amount
        elif entry.kind == BACK:
            one.least[account] = least + entry.amount
            one.paid[account] = one.paid.get(account, 0) - entry.amount
    return heard


def guess(heard: Heard, accounts: Sequence[str], spent: int, lots: Lots) -> Guess:
    """Draws money that fits what was heard. `spent` is what such a player has put down in all by now."""
    if not heard.times:
        return Guess({}, CAPITAL)
    on = {account: heard.least.get(account, 0) for account in accounts}
    gone = sum(heard.paid.values())
    spare = min(CAPITAL, spent) - sum(on.values()) - gone
    open_to = [account for account in accounts if account not in heard.told]
    weights = [0.35 + heard.moved.get(account, 0.0) + (heard.least.get(account, 0) > 0) for account in open_to]
    parts = 2 + heard.times
    honest = lots.random() < NO_BLUFF
    while spare >= UNIT and open_to and parts:
        account = open_to[draw(weights, lots)]
        part = spare if parts == 1 else int(spare * (0.3 + 0.7 * lots.random()))
        part = max(UNIT, part // UNIT * UNIT)
        if honest and account in heard.most:
            part = max(0, min(part, heard.most[account] - on[account]))
        on[account] += part
        spare -= part
        parts -= 1
    return Guess(on, max(0, CAPITAL - sum(on.values()) - gone))


def as_pocket(seat: Seat, stake: str, heard: Heard, money: Guess) -> Pocket:
    """A pocket with this money in it. All of it is in the first stake, and the number of stakes is the true one."""
    put = {account: money.on.get(account, 0) + heard.paid.get(account, 0) for account in (*money.on, *heard.paid)}
    row: Amounts = tuple((account, amount) for account, amount in put.items() if amount > 0)
    rows = (row, *((),) * (heard.times - 1)) if heard.times else ()
    return _pocket(seat, stake, heard, rows)


def own_pocket(seat: Seat, stake: str, heard: Heard, purse: Purse) -> Pocket:
    return _pocket(seat, stake, heard, purse.stakes)


def _pocket(seat: Seat, stake: str, heard: Heard, rows: Iterable[Amounts]) -> Pocket:
    staked = tuple(Staked(stake, row, "") for row in rows)
    paid = tuple((stake, account, amount) for account, amount in heard.paid.items() if amount)
    return Pocket(seat, staked=staked, paid=paid)


def as_world(stake: str, heard: Sequence[Heard], money: Sequence[Guess], seat: Seat, purse: Purse) -> World:
    pockets = [as_pocket(other, stake, one, had) for other, (one, had) in enumerate(zip(heard, money, strict=True))]
    pockets[seat] = own_pocket(seat, stake, heard[seat], purse)
    return World(pockets, {})


def money_in(world: World, stake: str, accounts: Sequence[str]) -> list[Guess]:
    """What everybody has in this world."""
    return [
        Guess({a: pocket.amount(stake, a) for a in accounts}, CAPITAL - pocket.staked_in_all(stake))
        for pocket in world.pockets
    ]


def distances(near: Mapping[str, Sequence[str]]) -> dict[str, dict[str, int]]:
    """The number of steps between any two cities."""
    found = {}
    for start in near:
        steps, edge = {start: 0}, [start]
        while edge:
            edge = [to for at in edge for to in near[at] if steps.setdefault(to, steps[at] + 1) > steps[at]]
            edge = list(dict.fromkeys(edge))
        found[start] = steps
    return found


def restlessness(ledger: Ledger, turn: int, seats: int) -> float:
    """How much at random a bot acts. It grows while nobody pays anything, so that no game goes round in circles."""
    last = next((entry.turn for entry in reversed(ledger) if entry.kind in (STAKE, PAID)), 0)
    return min(WILDEST, RESTLESS * max(0.0, (turn - last) / seats - PATIENCE))
