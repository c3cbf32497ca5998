"""A bot is asked, thinks no longer than its level allows, and answers.

Law: it is given what its seat sees, and lots. From here it cannot reach another pocket.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from time import monotonic

from bots.search import Thought, search
from games.contract.bot import Answer, Sight, bot_of, by_lot
from table.game import Game
from table.match import Match
from table.needs import Choose, Seat


@dataclass(frozen=True, slots=True)
class Level:
    """`seconds` is the longest it ever thinks about one move; `simulations` the most it tries."""

    name: str
    seconds: float
    simulations: int = 0


RANDOM = Level("random", 0.1)
RECRUIT = Level("recruit", 0.5)
OFFICER = Level("officer", 0.5)
CHIEF = Level("chief", 2.0, 600)
# RANDOM is only there to measure the others.
LEVELS = {level.name: level for level in (RANDOM, RECRUIT, OFFICER, CHIEF)}


def sight_of(match: Match, seat: Seat, name: str | None = None, left: int | None = None, language: str = "en") -> Sight:
    """What this seat of a match sees: its own pocket and the public log, and nothing else."""
    story = tuple(zip(match.tables, match.log.events[1:], strict=False))
    return Sight(match.view(seat), match.need_of(seat, name), match.moves(seat, name), story, left, language)


def think(game: Game, sight: Sight, level: Level, lots: Random) -> Iterator[Thought]:
    """The thoughts of a bot, each with the best answer so far. The caller may stop at any of them."""
    bot = bot_of(game.name)
    if level == RANDOM:
        yield Thought(by_lot(sight, lots), 0)
    elif isinstance(sight.need, Choose) and sight.need.told:
        yield Thought(sight.moves[0], 0)
    elif level.name == CHIEF.name:
        yield from search(game, bot, sight, lots, level.simulations)
    else:
        quick = bot.recruit if level.name == "recruit" else bot.officer
        yield Thought(quick(sight, lots), 0)


def decide(
    game: Game, sight: Sight, level: Level, lots: Random, clock: Callable[[], float] | None = monotonic
) -> Answer:
    """The answer within the level's time. Without a clock only the number of simulations counts."""
    until = clock() + level.seconds if clock else 0.0
    answer: Answer = None
    for thought in think(game, sight, level, lots):
        answer = thought.answer
        if clock and clock() >= until:
            break
    return answer
