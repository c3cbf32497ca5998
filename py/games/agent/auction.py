"""The auction in words for the right to a spy (AG-4.3, AG-4.4): who speaks next, what they may say, who decides.

Nobody can name more than they have paid: every amount comes with a fact that proves it. Naming less and dropping out
early are fair bluff.
"""

from dataclasses import dataclass

from games.money.bidding import NOBODY
from games.money.purse import UNIT
from table.change import replace
from table.needs import Seat
from table.turns import clockwise


@dataclass(frozen=True, slots=True)
class Auction:
    """`inside` are the seats still in, the next to speak first; `holders` are those who named the highest amount."""

    spy: str = ""
    mover: Seat = NOBODY
    inside: tuple[Seat, ...] = ()
    amount: int = 0
    holders: tuple[Seat, ...] = ()
    # How many have stayed one after the other.
    stayed: int = 0

    @property
    def speaker(self) -> Seat:
        return self.inside[0]

    @property
    def is_held(self) -> bool:
        """Does the speaker hold the highest amount?"""
        return self.speaker in self.holders

    @property
    def least(self) -> int:
        # AG-4.3: the holder goes higher; the others level at least; an opening is at least 100.
        return self.amount if self.holders and not self.is_held else self.amount + UNIT

    @property
    def is_over(self) -> bool:
        # AG-4.3: one is left, or all who are left hold the same amount and have stayed one after the other.
        if self.holders:
            return len(self.inside) == 1 or self.stayed == len(self.inside)
        # As long as nobody has named an amount, everybody is heard; the mover need not speak, who decides anyway.
        return self.inside in ((), (self.mover,))


SILENCE = Auction()


def open_auction(spy: str, mover: Seat, objector: Seat, seats: int) -> Auction:
    # AG-4.3: the objector, then the mover, then the others clockwise from the objector.
    others = [seat for seat in clockwise(objector, seats) if seat not in (objector, mover)]
    return Auction(spy, mover, (objector, mover, *others))


def name_amount(auction: Auction, amount: int) -> Auction:
    """Names a higher amount, or levels."""
    levels = amount == auction.amount
    holders = (*auction.holders, auction.speaker) if levels else (auction.speaker,)
    return replace(_next(auction), amount=amount, holders=holders, stayed=0)


def stay(auction: Auction) -> Auction:
    return replace(_next(auction), stayed=auction.stayed + 1)


def drop_out(auction: Auction) -> Auction:
    return replace(auction, inside=auction.inside[1:])


def _next(auction: Auction) -> Auction:
    return replace(auction, inside=(*auction.inside[1:], auction.speaker))


def decider(auction: Auction, is_attack: bool, seats: int) -> Seat:
    # AG-4.4: the one with the highest amount named decides; if nobody named anything, the mover.
    if len(auction.holders) == 1:
        return auction.holders[0]
    # AG-4.4: if several named it, for an attack the one whose turn comes first, counted from the mover.
    if is_attack and auction.holders:
        return next(seat for seat in clockwise(auction.mover, seats) if seat in auction.holders)
    # AG-4.4: for a move the mover.
    return auction.mover
