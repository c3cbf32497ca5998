"""Bidding in words: players name amounts in turn, and nobody can name more than they have.

Every amount comes with a fact that proves it. Naming less and dropping out early are fair bluff.
"""

from dataclasses import dataclass

from games.money.purse import CAPITAL, UNIT
from table.change import replace
from table.events import AtLeast, Event, Move
from table.illegal import Illegal
from table.needs import Seat

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Bout:
    """`account` is what they bid for; `inside` are the seats still in, the next to speak first."""

    account: str = ""
    mover: Seat = NOBODY
    inside: tuple[Seat, ...] = ()
    amount: int = 0

    @property
    def speaker(self) -> Seat:
        return self.inside[0]

    @property
    def least(self) -> int:
        """The lowest amount the speaker may name."""
        return self.amount + UNIT


SILENCE = Bout()


def name_amount(bout: Bout, amount: int) -> Bout:
    return replace(bout, amount=amount, inside=(*bout.inside[1:], bout.speaker))


def drop_out(bout: Bout) -> Bout:
    return replace(bout, inside=bout.inside[1:])


def claim(stake: str, account: str, amount: int) -> Move:
    return Move(amount, (AtLeast(stake, account, amount),))


def claims(stake: str, account: str, least: int, most: int) -> tuple[Move, ...]:
    """Every amount from `least` up to what the speaker has."""
    return tuple(claim(stake, account, amount) for amount in range(least, most + UNIT, UNIT))


def heard(event: Event, stake: str, account: str, least: int) -> int:
    """The amount that was named, or a refusal."""
    amount = event.value
    if type(amount) is not int or amount % UNIT or not 0 < amount <= CAPITAL:
        raise Illegal("bids.illegal.amount")
    if amount < least:
        raise Illegal("bids.illegal.low", least=least)
    if event.facts != (AtLeast(stake, account, amount),):
        raise Illegal("bids.illegal.unproven")
    return amount
