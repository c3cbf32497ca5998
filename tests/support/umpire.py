"""An umpire for games of secret money: knows what everybody has staked, and lets nobody state what is not so."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from table.dealers import Local
from table.events import Event, Exactly, Fact, Move, Paid
from table.game import Game
from table.illegal import Illegal
from table.needs import Choose, Need
from table.pocket import Pocket, Staked
from table.text import Plain

Staking = Mapping[int, Mapping[str, int]]


class Umpire:
    """A table in the middle of a game, and the pockets of all seats; what a seat states is proved before it counts."""

    def __init__(self, game: Game, stake: str, table: Any, staked: Staking) -> None:
        self.game, self.stake, self.table = game, stake, table
        self.pockets = {
            seat: Pocket(seat, staked=(Staked(stake, tuple(staked[seat].items()), ""),) if seat in staked else ())
            for seat in range(table.seats)
        }

    @property
    def need(self) -> Need:
        return self.game.waiting(self.table)[0]

    def asked(self) -> tuple[int, ...]:
        return tuple(seat for need in self.game.waiting(self.table) for seat in need.seats)

    def choose(self, seat: int, value: Plain, *facts: Fact) -> None:
        asked = [need for need in self.game.waiting(self.table) if isinstance(need, Choose) and need.seat == seat]
        name = asked[0].name if asked else "nothing"
        pocket = self.pockets[seat]
        Local("umpire").prove(pocket, facts)
        self.table = self.game.play(self.table, Event("choose", name, seat, value, facts))
        paid = tuple((fact.stake, fact.account, fact.amount) for fact in facts if isinstance(fact, Paid))
        self.pockets[seat] = replace(pocket, paid=(*pocket.paid, *paid))

    def make(self, seat: int, move: Move) -> None:
        self.choose(seat, move.value, *move.facts)

    def write(self, seat: int, **amounts: int) -> None:
        """A hidden stake."""
        self.table = self.game.play(self.table, Event("stake", self.stake, seat))
        staked = Staked(self.stake, tuple(amounts.items()), "")
        self.pockets[seat] = replace(self.pockets[seat], staked=(*self.pockets[seat].staked, staked))

    def moves(self, seat: int) -> tuple[Move, ...]:
        """What this seat is offered, from what it knows."""
        need = next(need for need in self.game.waiting(self.table) if seat in need.seats)
        return tuple(self.game.moves(self.game.see(self.table, self.pockets[seat]), need))

    def values(self, seat: int) -> list[Plain]:
        return [move.value for move in self.moves(seat)]

    def amount(self, seat: int, account: str) -> int:
        return self.pockets[seat].amount(self.stake, account)

    def tell_all(self) -> dict[int, int]:
        """Everybody announces what they must, as their device would; what they said."""
        told = {}
        while self.need.kind == "choose" and self.need.told:  # type: ignore[union-attr]
            for seat in self.asked():
                (move,) = self.moves(seat)
                self.make(seat, move)
                told.update((seat, fact.amount) for fact in move.facts if isinstance(fact, Exactly))
        return told

    def open_all(self) -> None:
        while self.need.kind == "open":
            for seat in self.need.seats:
                stakes = tuple(staked.amounts for staked in self.pockets[seat].stakes(self.stake))
                self.table = self.game.play(self.table, Event("open", self.stake, seat, stakes))
            if not self.game.waiting(self.table):
                return

    @property
    def outcome(self) -> Any:
        return self.game.outcome(self.table)


def refuses(reason: str) -> Any:
    """`with refuses("illegal.turn"):` — and the sentence the player gets is this one."""
    return pytest.raises(Illegal, match=f"^{reason.replace('.', '[.]')}($|[(])")
