"""Measures how fast the rules play and how fast a chief thinks, in decisions a second of CPU time. Prints JSON.

The same file runs in CPython and in Pyodide. A decision is one answer of one player, and all that follows from it.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import process_time

from bots.bot import sight_of
from bots.search import search
from games.contract.bot import Sight, bot_of
from soak.playout import bare_playout, begin, decisions
from table import catalog
from table.game import Game
from table.text import Plain

SEATS, SIMULATIONS = 4, 60
LIMIT = 120  # turns, in games that may never end
Pace = dict[str, float]


def limits(game: Game) -> dict[str, Plain]:
    return {option.name: LIMIT for option in game.options if option.name == "turn_limit"}


def at_random(name: str, seconds: float, clock: Callable[[], float]) -> Pace:
    """Whole games by the rules alone: list the moves, pick one, play it."""
    game = catalog.load(name)
    counted = [0]

    def moves(*asked):
        counted[0] += 1
        return game.moves(*asked)

    counting, games, start = replace(game, moves=moves), 0, clock()
    while clock() - start < seconds:
        bare_playout(counting, SEATS, limits(game), str(games))
        games += 1
    spent = clock() - start
    return {"decisions": counted[0] / spent, "playouts": games / spent}


def thinking(name: str, seconds: float, clock: Callable[[], float]) -> Pace:
    """A chief's search: imagined worlds, options played on, and their values."""
    game, bot = catalog.load(name), bot_of(name)
    ahead = bot.foresight
    assert ahead is not None
    counted = [0]

    def reply(*asked):
        counted[0] += 1
        return ahead.reply(*asked)

    counting = replace(bot, foresight=replace(ahead, reply=reply))
    sight, playouts, start = turn_in(game), 0, clock()
    while clock() - start < seconds:
        *_, last = search(game, counting, sight, Random(playouts), SIMULATIONS)
        playouts += last.simulations
    spent = clock() - start
    return {"decisions": (counted[0] + playouts) / spent, "playouts": playouts / spent}


def turn_in(game: Game) -> Sight:
    """Somebody's turn, some way into a game, where there is something to think about."""
    match = begin(game, SEATS, limits(game), "pace")
    for number, (seat, need, _) in enumerate(decisions(match, Random(4))):
        if number > 12 and match.table.phase in ("move", "turn"):
            sight = sight_of(match, seat, need.name)
            if len(bot_of(game.name).weigh(sight, Random(1))) > 1:
                return sight
    raise AssertionError("nobody had to think")


def measure(seconds: float, clock: Callable[[], float] = process_time) -> dict[str, Pace]:
    found = {f"{name}, at random": at_random(name, seconds, clock) for name in catalog.NAMES}
    searching = [name for name in catalog.NAMES if bot_of(name).foresight]
    return found | {f"{name}, a chief's search": thinking(name, seconds, clock) for name in searching}


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
