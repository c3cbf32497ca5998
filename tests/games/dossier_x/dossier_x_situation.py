"""A game of Dossier X put up in a line, and the words to play on from there."""

from dataclasses import replace

from umpire import Staking, Umpire

from games.dossier_x import GAME, challenge, turn
from games.dossier_x.table import BIDS, KILL_PRICE, Table
from games.dossier_x.world import AGENTS, CAPITALS, HOMES
from games.money.ledger import Entry, Ledger
from games.money.purse import has_money
from table.events import AtLeast, Paid


class Mission(Umpire):
    """By default four seats in London, Moscow, Peking and Washington; seat 0 is to play in the fifth turn."""

    def __init__(
        self, bids: Staking | None = None, seats: int = 4, at: dict[str, str] | None = None, **more: object
    ) -> None:
        bids = bids or {}
        taken = {2: (CAPITALS[0], CAPITALS[2])}.get(seats, CAPITALS[:seats])
        table = Table(
            seats, opening_bid=False, turn_limit=0, phase="turn",
            at=tuple((at or {}).get(agent, HOMES[agent]) for agent in AGENTS), capitals=taken,
            order=tuple(range(seats)), active=0, turn=5, missing=(False,) * seats, books=(None,) * seats,
            ledger=Ledger().add(*(Entry(1, seat, "stake") for seat in bids)),
        )  # fmt: skip
        super().__init__(GAME, BIDS, replace(table, **more), bids)  # type: ignore[arg-type]

    # a turn

    def move(self, agent: str, city: str, carry: bool = False) -> "Mission":
        self.choose(self.table.active, ("move", agent, city, carry))
        return self

    def kill(self, killer: str, victim: str) -> "Mission":
        self.choose(self.table.active, ("kill", killer, victim), Paid(BIDS, killer, KILL_PRICE))
        return self

    def bid(self, agent: str, amount: int) -> "Mission":
        seat = self.table.active
        self.will_bid()
        self.write(seat, **{agent: amount})
        return self

    def will_bid(self) -> None:
        self.choose(self.table.active, turn.BID, *has_money(BIDS))

    # words

    def passes(self, *seats: int) -> "Mission":
        for seat in seats:
            self.choose(seat, challenge.PASS)
        return self

    def nobody_challenges(self) -> "Mission":
        while self.table.phase == "challenge":
            self.passes(self.table.queue[0])
        return self

    def names(self, seat: int, amount: int) -> "Mission":
        """Challenges with an amount, or goes on with a higher one."""
        self.choose(seat, amount, AtLeast(BIDS, self.table.action.agent, amount))
        return self

    def holds(self) -> "Mission":
        bout = self.table.bout
        self.choose(self.table.active, challenge.HOLD, AtLeast(BIDS, bout.account, bout.amount))
        return self

    def concedes(self) -> "Mission":
        self.make(self.table.active, challenge.concede(self.table.action))
        return self

    def gives_up(self, seat: int) -> "Mission":
        self.choose(seat, challenge.GIVE_UP)
        return self
