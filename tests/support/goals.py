"""Players who want something: random, but with a liking for moves that a judge finds good."""

from collections.abc import Callable
from random import Random

from soak.playout import begin, go_on, turn
from table.events import Move
from table.game import Game, Options
from table.match import Match

Judge = Callable[[Match, int, Move], int]
LONGEST = 4_000


def play_for(game: Game, seats: int, options: Options, seed: str, judge: Judge) -> Match:
    """Half of the time the best move to the judge's mind, half of the time any."""
    match, rng = begin(game, seats, options, seed), Random(seed)
    for _ in range(LONGEST):
        if not go_on(match):
            return match
        seat, need, move = turn(match, rng)
        if rng.random() < 0.5:
            offered = match.moves(seat, need.name)
            best = max(judge(match, seat, one) for one in offered)
            move = rng.choice([one for one in offered if judge(match, seat, one) == best])
        match.offer(seat, move, need.name)
    raise AssertionError("the game does not end")
