"""A whole game among bots, without a screen. Each bot sees its own pocket and the public story, and nothing more."""

from collections.abc import Callable, Sequence
from random import Random

from bots.bot import Level, decide
from bots.worlds import chance, event_of, is_asked, keep
from games.contract.bot import Answer, Sight, World
from table.events import Event
from table.game import Game, Options, Table
from table.needs import Choose, Clock, Need, Seal, Seat, Stake
from table.pocket import Pocket

LONGEST = 20_000
# Where time runs: how long it takes to say something, and to say nothing.
SPEAKING, SILENCE = 12, 8

BotPlayer = Callable[[Sight, Random], Answer]


def player(game: Game, level: Level) -> BotPlayer:
    """A bot whose thinking is counted in simulations: the same seed gives the same game on every machine."""
    return lambda sight, lots: decide(game, sight, level, lots, clock=None)


class ArenaGame:
    """One game, event by event."""

    def __init__(self, game: Game, players: Sequence[BotPlayer], options: Options, seed: str) -> None:
        self.game = game
        self.players = players
        self.lots = Random(f"{seed} dealer")
        self.talk = Random(f"{seed} talk")
        self.own = [Random(f"{seed} {seat}") for seat in range(len(players))]
        self.table: Table = game.start(len(players), game.agreed(len(players), options))
        self.world = World([Pocket(seat) for seat in range(len(players))], {})
        self.past: list[tuple[Table, Event]] = []
        self.left, self.running = 0, ""

    def play(self) -> Table:
        for _ in range(LONGEST):
            if self.game.outcome(self.table) is not None:
                return self.table
            self.step(self.game.waiting(self.table))
        raise AssertionError("the game does not end")

    def step(self, needs: Sequence[Need]) -> None:
        clock = next((need for need in needs if isinstance(need, Clock)), None)
        if clock is not None:
            self.let_time_run(clock, needs)
            return
        need = needs[0]
        if not is_asked(need):
            self.add(chance(self.world, need, self.lots))
            return
        seat = need.seats[0]
        answer = self.ask(need, seat)
        assert answer, "a bot that is asked must answer"

    def let_time_run(self, clock: Clock, needs: Sequence[Need]) -> None:
        """Everybody may speak. Speaking takes time, and so does silence."""
        if len(needs) == 1:  # stopped: what is left?
            self.add(Event("clock", clock.name, None, max(1, self.left)))
            return
        if clock.name != self.running:
            self.left, self.running = clock.seconds, clock.name
        if self.left <= 0:
            self.add(Event("clock", clock.name))
            return
        seats = [need.seat for need in needs if isinstance(need, Choose)]
        self.talk.shuffle(seats)
        spoke = any(self.ask(need, seat) for seat in seats for need in needs if need.seats == (seat,))
        self.left -= SPEAKING if spoke else SILENCE

    def ask(self, need: Need, seat: Seat) -> bool:
        assert isinstance(need, Choose | Seal | Stake)
        sight = self.sight(need, seat)
        if not sight.moves:
            return False
        answer = self.players[seat](sight, self.own[seat])
        if answer is None:
            return False
        keep(self.world, need, seat, answer)
        self.add(event_of(need, seat, answer))
        return True

    def sight(self, need: Need, seat: Seat) -> Sight:
        view = self.game.see(self.table, self.world.pockets[seat])
        running = any(isinstance(one, Clock) for one in self.game.waiting(self.table))
        return Sight(view, need, self.game.moves(view, need), self.past, self.left if running else None)

    def add(self, event: Event) -> None:
        self.past.append((self.table, event))
        self.table = self.game.play(self.table, event)
