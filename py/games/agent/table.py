"""An affair under way: where the spies and the suitcase are, whose turn it is, and all that was said about bribes."""

from collections.abc import Iterator
from dataclasses import dataclass

from games.agent.world import HOMES, MAP, SPIES, TANGIER
from games.money.bidding import NOBODY, SILENCE, Bout
from games.money.ledger import Ledger
from games.money.purse import Amounts
from table.change import replace
from table.illegal import Illegal
from table.needs import Seat

BRIBES = "bribes"
ATTACK_PRICE = 500
BAHAMAS = "bahamas"
FREE = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """Where everything stands. `at` follows SPIES; `keeper` is the spy that sits on the suitcase, or nobody."""

    at: tuple[str, ...] = tuple(HOMES[spy] for spy in SPIES)
    suitcase: str = TANGIER
    keeper: str = FREE

    def place_of(self, spy: str) -> str:
        return self.at[SPIES.index(spy)]

    @property
    def spies(self) -> tuple[str, ...]:
        """The spies still in the game."""
        return tuple(spy for spy in SPIES if self.place_of(spy) != BAHAMAS)

    def on_field(self, field: str) -> tuple[str, ...]:
        return tuple(spy for spy in self.spies if self.place_of(spy) == field)


@dataclass(frozen=True, slots=True)
class Action:
    """What the active player does: a "move" or an "attack", from one field to the next.

    `before` and `after` are the spies that climb off or onto the suitcase, in that order, before and after the step.
    """

    kind: str = ""
    spy: str = ""
    start: str = ""
    to: str = ""
    victim: str = ""
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()

    @property
    def core(self) -> tuple[str, str, str, str]:
        """AG-4.2: what may not be done again. Handling the suitcase otherwise does not make it another action."""
        return self.kind, self.spy, self.to, self.victim


@dataclass(frozen=True)
class Table:
    """`was` is the scene at the start of the turn; `books` follow the seats."""

    seats: int
    turn_limit: int
    phase: str
    now: Scene = Scene()
    was: Scene = Scene()
    active: Seat = NOBODY
    turn: int = 0
    ledger: Ledger = ()
    # who is still to be asked or to speak, the next one first
    queue: tuple[Seat, ...] = ()
    # this turn: the action under discussion, the actions taken back, who has objected, how many tries
    action: Action = Action()
    taken_back: tuple[tuple[str, str, str, str], ...] = ()
    objected: tuple[Seat, ...] = ()
    attempt: int = 1
    bout: Bout = SILENCE
    said: int = 0
    # the end
    claimant: Seat = NOBODY
    finished: bool = False
    winner: Seat = NOBODY
    books: tuple[tuple[Amounts, ...] | None, ...] = ()

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats clockwise, the one to the left first."""
        return tuple((seat + step) % self.seats for step in range(1, self.seats))


def put_spy(scene: Scene, spy: str, field: str) -> Scene:
    return replace(scene, at=tuple(field if name == spy else at for name, at in zip(SPIES, scene.at, strict=True)))


def handle(scene: Scene, spies: tuple[str, ...]) -> Scene:
    """AG-3.4: each of these spies in turn climbs off the suitcase, or onto it."""
    for spy in spies:
        # AG-3.2, AG-3.4: only a spy on the field of the suitcase.
        if spy not in scene.on_field(scene.suitcase):
            raise Illegal("agent.illegal.far")
        if scene.keeper == spy:
            scene = replace(scene, keeper=FREE)
        elif scene.keeper:
            # AG-3.1: it can be taken only if no spy sits on it.
            raise Illegal("agent.illegal.sat_on")
        else:
            scene = replace(scene, keeper=spy)
    return scene


def step(scene: Scene, action: Action) -> Scene:
    """The spy goes to the next field. AG-3.3: a spy that sits on the suitcase takes it along."""
    scene = handle(scene, action.before)
    carries = scene.keeper == action.spy
    return replace(put_spy(scene, action.spy, action.to), suitcase=action.to if carries else scene.suitcase)


def carry_out(scene: Scene, action: Action) -> Scene:
    """The scene after the whole action, if it stands."""
    scene = step(scene, action)
    if action.kind == "attack":
        # AG-5.1: the victim is out of the game; if it owned the suitcase, the attacker takes it over.
        scene = put_spy(scene, action.victim, BAHAMAS)
        scene = replace(scene, keeper=action.spy) if scene.keeper == action.victim else scene
    return handle(scene, action.after)


def handlings(scene: Scene) -> Iterator[tuple[str, ...]]:
    """Every way to leave the suitcase differently: its keeper gets off, another gets on, or one after the other."""
    yield ()
    off = (scene.keeper,) if scene.keeper else ()
    if off:
        yield off
    yield from ((*off, spy) for spy in scene.on_field(scene.suitcase) if spy != scene.keeper)


def departures(scene: Scene, spy: str) -> Iterator[tuple[str, ...]]:
    """Before a spy leaves: it goes as it stands, or leaves the suitcase, or takes it first.

    AG-3.4 allows changes before and after the action. Those that do not touch what the spy carries come to the same
    before and after; they are written after.
    """
    yield ()
    if scene.place_of(spy) == scene.suitcase:
        yield (spy,) if scene.keeper in (spy, FREE) else (scene.keeper, spy)


def check_suitcase(scene: Scene, action: Action) -> None:
    """AG-3: whatever is done to the suitcase can be done, and is written down in the one way there is."""
    carry_out(scene, action)
    arrived = carry_out(scene, replace(action, after=()))
    if action.before not in departures(scene, action.spy) or action.after not in handlings(arrived):
        raise Illegal("agent.illegal.handling")


def neighbours(field: str) -> tuple[str, ...]:
    return MAP.near[field]


def steps(table: Table) -> Iterator[Action]:
    """AG-2.1, AG-2.2: every move and attack on the board that was not taken back in this turn, suitcase untouched."""
    scene = table.now
    for spy in scene.spies:
        start = scene.place_of(spy)
        for to in neighbours(start):
            # AG-2.2: a spy on its own home field cannot be attacked.
            victims = [other for other in scene.on_field(to) if HOMES[other] != to]
            moves = [Action("move", spy, start, to), *(Action("attack", spy, start, to, other) for other in victims)]
            yield from (action for action in moves if action.core not in table.taken_back)


def actions(table: Table) -> Iterator[Action]:
    """The same with every way to handle the suitcase before and after."""
    for action in steps(table):
        for before in departures(table.now, action.spy):
            going = replace(action, before=before)
            yield from (replace(going, after=after) for after in handlings(carry_out(table.now, going)))
