"""How a chief thinks: it tries each promising move in imagined worlds and keeps the best.

Determinised flat Monte-Carlo. In each imagined world, quick players play on from every option that is still in the
running, all with the same lots, so that luck favours none; then the table is valued. Again and again the weaker half is
dropped. The first option is what an officer would do without thinking: another must be better by more than chance.

Law: this is a generator that yields after every simulation, so it can be stopped at any time with the best so far.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from bots.worlds import event_of, go_on, keep
from games.contract.bot import Answer, Bot, Foresight, Sight, World
from table.events import Move
from table.game import Game, Table
from table.needs import Choose, Seal, Stake

LONGEST = 400
DOUBT = 0.6


@dataclass(slots=True)
class Trial:
    """One option, the table after it, its value in each world, and its sure gain over the first in so many worlds."""

    answer: Answer
    values: list[float] = field(default_factory=list)
    table: Table = None
    worlds: int = 0
    gain: float = 0.0

    @property
    def move(self) -> Move:
        assert isinstance(self.answer, Move)
        return self.answer


@dataclass(frozen=True, slots=True)
class Thought:
    """The best answer so far, after so many simulations, and all that were tried."""

    answer: Answer
    simulations: int
    trials: Sequence[Trial] = ()


def search(game: Game, bot: Bot, sight: Sight, lots: Random, simulations: int) -> Iterator[Thought]:
    trials = [Trial(answer) for answer in bot.weigh(sight, lots)]
    yield Thought(trials[0].answer, 0)
    ahead = bot.foresight
    if len(trials) < 2 or ahead is None:
        return
    need, seat, start = sight.need, sight.seat, sight.view.table
    assert isinstance(need, Choose | Seal | Stake)
    # An answer leads to the same table in every world: only what comes after it differs.
    for trial in trials:
        trial.table = game.play(start, event_of(need, seat, trial.move))
    done, running, luck = 0, list(trials), Random()
    halvings = max(1, (len(trials) - 1).bit_length())
    while done < simulations and len(running) > 1:
        share = max(2, simulations // halvings // len(running))
        for _ in range(share):
            world, seed = ahead.imagine(sight, lots), lots.random()
            for trial in running:
                here = world.copy()
                keep(here, need, seat, trial.move)
                luck.seed(seed)
                after = play_on(game, ahead, start, trial.table, here, luck)
                trial.values.append(ahead.value(after, here, seat))
                done += 1
                yield Thought(best(trials, running), done, trials)
                if done >= simulations:
                    return
        running = survivors(trials, running)


def survivors(trials: Sequence[Trial], running: Sequence[Trial]) -> list[Trial]:
    """The better half, and always the officer's choice."""
    ranked = sorted(running, key=lambda trial: -mean(trial.values))
    kept = ranked[: (len(ranked) + 1) // 2] if len(ranked) > 2 else ranked[:1]
    return [trial for trial in trials if trial in kept or (trial is trials[0] and len(ranked) > 2)]


def best(trials: Sequence[Trial], running: Sequence[Trial]) -> Answer:
    """The option with the surest gain over the first one in the same worlds, or the first one."""
    first, chosen, most = trials[0], trials[0], 0.0
    for trial in running:
        # Asked after every simulation, so only the option that was just tried is worked out anew.
        if trial is not first and len(trial.values) > trial.worlds:
            trial.worlds, trial.gain = len(trial.values), sure_gain(trial, first)
        if trial.gain > most:
            chosen, most = trial, trial.gain
    return chosen.answer


def sure_gain(trial: Trial, first: Trial) -> float:
    gains = [value - other for value, other in zip(trial.values, first.values, strict=False)]
    return mean(gains) - DOUBT * spread(gains) / sqrt(len(gains)) if len(gains) > 2 else 0.0


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def spread(values: Sequence[float]) -> float:
    middle = mean(values)
    return sqrt(sum([(value - middle) ** 2 for value in values]) / (len(values) - 1))


def play_on(game: Game, ahead: Foresight, start: Table, table: Table, world: World, lots: Random) -> Table:
    """Where it leads when the world is played on from this table."""
    for _ in range(LONGEST):
        if game.outcome(table) is not None or ahead.is_far(start, table):
            break
        table = go_on(game, ahead, table, world, lots)
    return table
