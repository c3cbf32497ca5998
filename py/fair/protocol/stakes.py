"""Hidden amounts between devices: everybody sees that money was put down, nobody on which account, or how much.

Rounds: one for each stake, claim or payment. Each comes with its proof, and all check it at once.
Proved: the purse is never overspent, no account shrinks except by a payment, and everything said about an amount is
true. Every stake renews what hides every account, so nothing shows which one it went to. What hides it is bound to the
head of the step in which it is said, and to the amounts: a stake made again in another past tells nothing of the first.
Not protected here: what the claims themselves tell. Whether an amount is a multiple of a coarser unit than the purse's
first is seen only when the books are opened.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from fair.group.curve import Point, read_scalar, write_scalar
from fair.group.labels import Where
from fair.group.refused import Malformed, Unproven
from fair.proofs import amounts
from fair.proofs.bits import Opening
from fair.protocol import own_box
from fair.protocol.letter import bytes64, read_plain, row, text64
from fair.protocol.own_box import Lock
from fair.protocol.rounds import FIRST, Company, blaming
from fair.protocol.vault import Vault
from table.answers import check_stake
from table.events import ALL, AtLeast, AtMost, Event, Exactly, Paid
from table.illegal import Cheat, Illegal
from table.needs import Seat, Stake
from table.pocket import Pocket
from table.text import Plain

Claim = AtLeast | AtMost | Exactly | Paid
Amounts = tuple[tuple[str, int], ...]
NOTHING = Opening(0, 0)


@dataclass
class Laid:
    """One stake: the need it answered, and what was added to each of its accounts."""

    need: Stake
    points: tuple[Point, ...]
    step: int  # in which it was said
    openings: tuple[Opening, ...] = ()


@dataclass
class Purse:
    """One seat's money as everybody sees it. Only its own device knows the openings."""

    unit: int
    capital: int
    rest: Point
    accounts: dict[str, Point] = field(default_factory=dict)
    laid: list[Laid] = field(default_factory=list)
    rest_opening: Opening = NOTHING
    openings: dict[str, Opening] = field(default_factory=dict)

    def point(self, account: str) -> Point:
        curve = self.rest.curve
        if account == ALL:
            return self.capital * curve.base - self.rest
        return self.accounts.get(account, curve.zero)

    def opening(self, account: str) -> Opening:
        if account == ALL:
            return Opening(self.capital, 0) - self.rest_opening
        return self.openings.get(account, NOTHING)


@dataclass
class Stakes:
    company: Company
    vault: Vault
    purses: dict[tuple[str, Seat], Purse] = field(default_factory=dict)

    # ------------------------------------------------------------ a stake

    def hide(self, need: Stake, value: Plain) -> Event:
        """The event of this seat's own stake."""
        me = self.company.me
        assert me is not None
        purse = self._purse(need, me)
        wanted = check_stake(need, 0, value)
        units = [wanted.get(account, 0) // purse.unit for account in need.accounts]
        least = -(-need.least // purse.unit)
        where = stake_place(self.company, self.company.transcript.step, need.name, me, len(purse.laid))
        data, openings = amounts.lay(
            where, self.vault.secret, self.company.curve, purse.rest_opening, units, least, need.several,
            synthetic=self.company.protocol != FIRST,
        )  # fmt: skip
        self.coming = openings
        return Event("stake", need.name, me, proof=text64(data))

    def take(self, need: Stake, event: Event) -> None:
        """Checks a stake and books it."""
        seat = event.seat
        assert seat is not None
        purse = self._purse(need, seat)
        where = stake_place(self.company, self.company.heard_in, need.name, seat, len(purse.laid))
        with blaming(seat, "cheat.stake"):
            points = amounts.check_lay(
                self.company.curve, where, purse.rest, len(need.accounts),
                -(-need.least // purse.unit), need.several, bytes64(event.proof),
            )  # fmt: skip
        self.book(need, seat, points, ())

    def lay_open(self, need: Stake, seat: Seat, value: Amounts) -> None:
        """Books a stake for an absent seat. Everybody knows it, and nothing hides it."""
        unit, wanted = self._purse(need, seat).unit, dict(value)
        openings = [Opening(wanted.get(account, 0) // unit, 0) for account in need.accounts]
        self.book(need, seat, [opening.commit(self.company.curve) for opening in openings], openings)
        if seat == self.company.me:
            self.remember(need.name, seat, -1, value, bytes(32 * len(openings)))

    def book(self, need: Stake, seat: Seat, points: Sequence[Point], openings: Sequence[Opening]) -> None:
        purse = self._purse(need, seat)
        purse.laid.append(Laid(need, tuple(points), self.company.heard_in, tuple(openings)))
        for account, point in zip(need.accounts, points, strict=True):
            purse.accounts[account] = purse.point(account) + point
            purse.rest = purse.rest - point
        self.purses[need.name, seat] = purse

    def remember(self, name: str, seat: Seat, number: int, value: Amounts, blinds: bytes) -> None:
        """Keeps the openings of this seat's stake, read from its box."""
        purse = self.purses[name, seat]
        laid, wanted = purse.laid[number], dict(value)
        laid.openings = tuple(
            Opening(wanted.get(account, 0) // purse.unit, read_scalar(blinds[32 * n : 32 * n + 32]))
            for n, account in enumerate(laid.need.accounts)
        )
        for account, opening in zip(laid.need.accounts, laid.openings, strict=True):
            purse.openings[account] = purse.opening(account) + opening
            purse.rest_opening = purse.rest_opening - opening

    coming: tuple[Opening, ...] = ()

    def _purse(self, need: Stake, seat: Seat) -> Purse:
        known = self.purses.get((need.name, seat))
        if known is not None:
            assert need.unit % known.unit == 0, "a game's later stakes are never in smaller coin"
            return known
        opening, point = amounts.start(self.company.curve, need.purse // need.unit)
        return Purse(need.unit, need.purse // need.unit, point, rest_opening=opening)

    # ------------------------------------------------------------ claims and payments

    def prove(self, fact: Claim, number: int) -> str:
        """The proof of what this seat is about to say."""
        me = self.company.me
        assert me is not None
        purse = self.purses.get((fact.stake, me))
        if purse is None or _is_plain(fact):
            return ""
        point, opening = purse.point(fact.account), purse.opening(fact.account)
        where = self._claim(self.company.transcript.step, me, fact, number)
        secret = self.vault.secret
        match fact:
            case AtMost():
                return text64(amounts.prove_at_most(where, secret, point, opening, fact.amount // purse.unit))
            case Exactly():
                return text64(amounts.prove_exactly(where, secret, point, opening, fact.amount // purse.unit))
            case _:
                return text64(amounts.prove_at_least(where, secret, point, opening, -(-fact.amount // purse.unit)))

    def hear(self, seat: Seat, fact: Claim, number: int, proof: Plain) -> None:
        """Checks what a seat says about its money, and books a payment."""
        purse = self.purses.get((fact.stake, seat))
        with blaming(seat, "cheat.claim"):
            if purse is None:
                _check_empty(fact, proof)
                return
            self._check(purse, seat, fact, number, bytes64(proof))
        if isinstance(fact, Paid):
            self.pay(seat, fact)

    def pay(self, seat: Seat, fact: Paid) -> None:
        purse = self.purses[fact.stake, seat]
        paid = Opening(fact.amount // purse.unit, 0)
        purse.accounts[fact.account] = purse.point(fact.account) - paid.amount * self.company.curve.base
        if seat == self.company.me:
            purse.openings[fact.account] = purse.opening(fact.account) - paid

    def _check(self, purse: Purse, seat: Seat, fact: Claim, number: int, proof: bytes) -> None:
        point, where = purse.point(fact.account), self._claim(self.company.heard_in, seat, fact, number)
        if not isinstance(fact, AtLeast | AtMost) and fact.amount % purse.unit:
            raise Unproven("no such coins")
        match fact:
            case AtMost():
                amounts.check_at_most(where, point, fact.amount // purse.unit, proof)
            case Exactly():
                amounts.check_exactly(where, point, fact.amount // purse.unit, proof)
            case _ if _is_plain(fact):
                if proof:
                    raise Malformed("a proof of nothing")
            case _:
                amounts.check_at_least(where, point, -(-fact.amount // purse.unit), proof)

    def _claim(self, step: int, seat: Seat, fact: Claim, number: int) -> Where:
        return self.company.where("claim", step, seat, number, fact.stake, fact.account)

    # ------------------------------------------------------------ opening the books

    def open(self, name: str, pocket: Pocket) -> Event:
        laid = self.purses[name, pocket.seat].laid
        history = tuple(staked.amounts for staked in pocket.stakes(name))
        blinds = tuple(text64(b"".join(write_scalar(one.blind) for one in stake.openings)) for stake in laid)
        return Event("open", name, pocket.seat, history, proof=blinds)

    def has(self, name: str, seat: Seat) -> bool:
        return (name, seat) in self.purses

    def check_opening(self, event: Event) -> None:
        """Every amount on every account of every stake must be the one that was laid."""
        seat = event.seat
        assert seat is not None
        laid = self.purses[event.name, seat].laid
        with blaming(seat, "cheat.opening"):
            rows, blinds = event.value, event.proof
            if not isinstance(rows, tuple) or not isinstance(blinds, tuple):
                raise Malformed("not a book")
            spent = 0
            for stake, row, data in zip(laid, rows, blinds, strict=True):
                spent += self._open_one(stake, row, bytes64(data), self.purses[event.name, seat].unit, spent)

    def _open_one(self, stake: Laid, row: Plain, data: bytes, unit: int, spent: int) -> int:
        try:
            added = check_stake(stake.need, spent, row)
        except Illegal as wrong:
            raise Unproven("no such stake") from wrong
        blinds = [read_scalar(data[at : at + 32]) for at in range(0, len(data), 32)]
        for account, point, blind in zip(stake.need.accounts, stake.points, blinds, strict=True):
            if Opening(added.get(account, 0) // unit, blind).commit(self.company.curve) != point:
                raise Unproven("another amount was laid")
        return sum(added.values())


def stake_place(company: Company, step: int, name: str, seat: Seat, number: int) -> Where:
    """Where the stake of this number is hidden."""
    return company.cover(step, "stake", name, seat, number)


def stake_box(company: Company, step: int, name: str, seat: Seat, number: int) -> Where:
    """The place of its box. Stakes are numbered, seals are not."""
    return own_box.place(company, step, f"{name}.{number}", seat)


def _is_plain(fact: Claim) -> bool:
    """Nothing is to be proved: "at least nothing", or money that comes back."""
    return isinstance(fact, AtLeast | Paid) and fact.amount <= 0


def _check_empty(fact: Claim, proof: Plain) -> None:
    """A seat that never staked has nothing, and everybody knows it."""
    true = {AtLeast: fact.amount <= 0, Paid: fact.amount <= 0, AtMost: fact.amount >= 0, Exactly: fact.amount == 0}
    if proof != "" or not true[type(fact)]:
        raise Unproven("there is nothing")


def must_hold(pocket: Pocket, facts: Sequence[Claim]) -> None:
    """Refuses to say something untrue about this pocket."""
    for fact in facts:
        has = pocket.amount(fact.stake, fact.account)
        if isinstance(fact, Exactly):
            true = has == fact.amount
        else:
            true = has <= fact.amount if isinstance(fact, AtMost) else has >= fact.amount
        if not true:
            raise Cheat("cheat.claim", seat=pocket.seat)


def read_stake(lock: Lock, event: Event) -> tuple[tuple[tuple[str, int], ...], bytes]:
    """The amounts and what hides them, read from the box of a stake."""
    inside: Plain = read_plain(lock.open(bytes64(row(event.proof, 2)[1])).decode("ascii"))
    value, blinds = row(inside, 2)
    pairs = tuple((str(account), amount) for account, amount in (row(pair, 2) for pair in row(value)))
    return tuple((account, amount) for account, amount in pairs if isinstance(amount, int)), bytes64(blinds)
