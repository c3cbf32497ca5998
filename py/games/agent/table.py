"""The table of Agent as everybody sees it: the spies, the suitcase, whose turn it is, what was said about bribes."""

from dataclasses import dataclass

from games.agent.auction import SILENCE, Auction
from games.agent.world import HOMES, SPIES, TANGIER
from games.money.bidding import NOBODY
from games.money.ledger import EMPTY, Ledger
from games.money.purse import Amounts
from table.change import replace
from table.needs import Seat
from table.turns import clockwise

BRIBES = "bribes"
ATTACK_PRICE = 500
BAHAMAS = "bahamas"
FREE = ""
# At which place of `Scene.at` each spy stands.
PLACES = {spy: place for place, spy in enumerate(SPIES)}


@dataclass(frozen=True, slots=True)
class Scene:
    """The board. `at` follows SPIES; `keeper` is the spy that sits on the suitcase, or FREE."""

    at: tuple[str, ...] = tuple(HOMES[spy] for spy in SPIES)
    suitcase: str = TANGIER
    keeper: str = FREE

    def place_of(self, spy: str) -> str:
        return self.at[PLACES[spy]]

    @property
    def spies(self) -> tuple[str, ...]:
        """The spies still in the game."""
        return tuple([spy for spy, at in zip(SPIES, self.at, strict=True) if at != BAHAMAS])

    def on_field(self, field: str) -> tuple[str, ...]:
        return tuple([spy for spy, at in zip(SPIES, self.at, strict=True) if at == field])


@dataclass(frozen=True, slots=True)
class Action:
    """What the active player does: a "move" or an "attack", from one field to the next.

    `case` is what the spy does with the suitcase as it leaves ("leave", "take", or nothing that needs saying), `taker`
    the spy that takes it after the step.
    """

    kind: str = ""
    spy: str = ""
    start: str = ""
    to: str = ""
    victim: str = ""
    case: str = ""
    taker: str = FREE

    @property
    def core(self) -> tuple[str, str, str, str]:
        """AG-4.2: what may not be done again. The same step with the suitcase handled otherwise is the same action."""
        return self.kind, self.spy, self.to, self.victim


@dataclass(frozen=True)
class Table:
    """`was` is the board at the start of the turn; `books` follow the seats."""

    seats: int
    turn_limit: int
    phase: str
    now: Scene = Scene()
    was: Scene = Scene()
    active: Seat = NOBODY
    turn: int = 0
    ledger: Ledger = EMPTY
    # The seats still to be asked, the next one first.
    queue: tuple[Seat, ...] = ()
    # This turn: the action under discussion, the actions taken back, how many were tried.
    action: Action = Action()
    taken_back: tuple[tuple[str, str, str, str], ...] = ()
    attempt: int = 1
    # The objection: who objected, what was bid, how many words were said, who decides.
    objector: Seat = NOBODY
    auction: Auction = SILENCE
    said: int = 0
    decider: Seat = NOBODY
    # The end: who claimed a higher bribe, whether a spy came home, who won, the opened plans.
    claimants: tuple[Seat, ...] = ()
    finished: bool = False
    winner: Seat = NOBODY
    books: tuple[tuple[Amounts, ...] | None, ...] = ()

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats clockwise, the one to the left first."""
        return clockwise(seat, self.seats)[1:]


def put_spy(scene: Scene, spy: str, field: str) -> Scene:
    return replace(scene, at=tuple([field if name == spy else at for name, at in zip(SPIES, scene.at, strict=True)]))
