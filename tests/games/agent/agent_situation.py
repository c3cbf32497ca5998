"""A game of Agent put up in a line, and the words to play on from there."""

from dataclasses import replace

from umpire import Staking, Umpire

from games.agent import GAME, objection
from games.agent.table import ATTACK_PRICE, BRIBES, Scene, Table
from games.agent.turn import BRIBE
from games.agent.world import HOMES, SPIES
from games.money.ledger import Entry, Ledger
from games.money.purse import has_money
from table.events import AtLeast


class Affair(Umpire):
    """By default four seats, seat 0 to play in the fifth turn, all spies at home and the suitcase in Tangier."""

    def __init__(
        self, bribes: Staking | None = None, seats: int = 4, at: dict[str, str] | None = None,
        suitcase: str = "tangier", keeper: str = "", **more: object,
    ) -> None:  # fmt: skip
        staked = {seat: (bribes or {}).get(seat, {}) for seat in range(seats)}
        scene = Scene(tuple((at or {}).get(spy, HOMES[spy]) for spy in SPIES), suitcase, keeper)
        table = Table(
            seats, turn_limit=0, phase="turn", now=scene, was=scene, active=0, turn=5, books=(None,) * seats,
            ledger=Ledger().add(*(Entry(0, seat, "stake") for seat in range(seats))),
        )  # fmt: skip
        super().__init__(GAME, BRIBES, replace(table, **more), staked)  # type: ignore[arg-type]

    # a turn

    def move(self, spy: str, to: str, case: str = "", taker: str = "") -> "Affair":
        self.choose(self.table.active, ("move", spy, to, case, taker))
        return self

    def attack(self, spy: str, victim: str, case: str = "", taker: str = "") -> "Affair":
        to = self.place(victim)
        facts = AtLeast(BRIBES, spy, ATTACK_PRICE)
        self.choose(self.table.active, ("attack", spy, to, victim, case, taker), facts)
        return self

    def bribe(self, **amounts: int) -> "Affair":
        seat = self.table.active
        self.choose(seat, BRIBE, *has_money(BRIBES))
        self.write(seat, **amounts)
        return self

    # words

    def says(self, seat: int, answer: str) -> "Affair":
        self.choose(seat, answer)
        return self

    def allow(self, *seats: int) -> "Affair":
        for seat in seats:
            self.says(seat, objection.ALLOW)
        return self

    def nobody_objects(self) -> "Affair":
        while self.table.phase == "objections":
            self.allow(self.table.queue[0])
        return self

    def objected(self, seat: int) -> "Affair":
        """Those before this seat allow it; this one objects."""
        while self.table.queue[0] != seat:
            self.allow(self.table.queue[0])
        return self.says(seat, objection.OBJECT)

    def gives_in(self) -> "Affair":
        return self.says(self.table.active, objection.GIVE_IN)

    def insists(self) -> "Affair":
        return self.says(self.table.active, objection.INSIST)

    def names(self, seat: int, amount: int) -> "Affair":
        self.choose(seat, amount, AtLeast(BRIBES, self.table.auction.spy, amount))
        return self

    def drop(self, *seats: int) -> "Affair":
        for seat in seats:
            self.says(seat, objection.DROP)
        return self

    def stays(self, *seats: int) -> "Affair":
        for seat in seats:
            self.says(seat, objection.STAY)
        return self

    # what can be seen

    def place(self, spy: str) -> str:
        return self.table.now.place_of(spy)

    @property
    def case(self) -> tuple[str, str]:
        return self.table.now.suitcase, self.table.now.keeper

    def steps(self, seat: int, kind: str = "move") -> set[tuple[str, str]]:
        """The moves, or attacks, offered: (spy, field)."""
        return {value[1:3] for value in self.values(seat) if value[0] == kind}  # type: ignore
