"""OpenSpiel's Python games at play: decisions and games a second of CPU time, as JSON. Runs in a Python of its own."""

import json
import random
import sys
import time

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.games import block_dominoes, liars_poker, tic_tac_toe  # noqa: F401 - they sign themselves on


def at_random(name: str, seconds: float) -> dict[str, float]:
    """Whole games: list what may be done, pick one, do it."""
    game, lots = pyspiel.load_game(name), random.Random(1)
    decisions = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        games += 1
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(lots.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(lots.choice(state.legal_actions()))
                decisions += 1
    return _pace(decisions, games, start)


def thinking(name: str, seconds: float) -> dict[str, float]:
    """Its Monte-Carlo tree search from the first move on, every decision of every playout counted."""
    counted = [0]

    class Counting(mcts.RandomRolloutEvaluator):
        def evaluate(self, state):
            working = state.clone()
            while not working.is_terminal():
                working.apply_action(self._random_state.choice(working.legal_actions()))
                counted[0] += 1
            return numpy.array(working.returns())

    game, lots = pyspiel.load_game(name), numpy.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 100, Counting(1, lots), random_state=lots)
    playouts, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        bot.step(game.new_initial_state())
        playouts += 100
    return _pace(counted[0], playouts, start)


def _pace(decisions: int, playouts: int, start: float) -> dict[str, float]:
    spent = time.process_time() - start
    return {"decisions": decisions / spent, "playouts": playouts / spent}


if __name__ == "__main__":
    asked = float(sys.argv[1])
    print(
        json.dumps(
            {
                "OpenSpiel, liar's poker, at random": at_random("python_liars_poker", asked),
                "OpenSpiel, block dominoes, at random": at_random("python_block_dominoes", asked),
                "OpenSpiel, tic-tac-toe, its MCTS": thinking("python_tic_tac_toe", asked),
            }
        )
    )
