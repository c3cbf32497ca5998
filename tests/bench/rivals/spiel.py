"""Measures OpenSpiel's Python games in decisions and games a second of CPU time. Prints JSON; has its own Python."""

import json
import random
import sys
import time

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.games import block_dominoes, liars_poker, tic_tac_toe  # noqa: F401 - importing registers them

PLAYOUTS = 100


def at_random(name: str, seconds: float) -> dict[str, float]:
    """Whole games: list the moves, pick one, play it."""
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


class Counting(mcts.RandomRolloutEvaluator):
    """Plays on at random as the original does, and counts the decisions."""

    decisions = 0

    def evaluate(self, state):
        working = state.clone()
        while not working.is_terminal():
            working.apply_action(self._random_state.choice(working.legal_actions()))
            self.decisions += 1
        return numpy.array(working.returns())


class Tree(mcts.MCTSBot):
    def _apply_tree_policy(self, root, state):
        path, leaf = super()._apply_tree_policy(root, state)
        self.evaluator.decisions += len(path) - 1
        return path, leaf


class Veiled(ismcts.ISMCTSBot):
    """OpenSpiel's search for games with secrets."""

    def check_expand(self, node, legal_actions):
        self._evaluator.decisions += 1
        return super().check_expand(node, legal_actions)


def thinking(name: str, seconds: float) -> dict[str, float]:
    """OpenSpiel's Monte Carlo tree search from the first move on. Every decision of every playout counts."""
    game, lots = pyspiel.load_game(name), numpy.random.RandomState(1)
    quick = Counting(1, lots)
    bot = Tree(game, 1.4, PLAYOUTS, quick, random_state=lots)
    return _think(bot, quick, game.new_initial_state, seconds)


def thinking_with_secrets(name: str, seconds: float) -> dict[str, float]:
    """The same where hands are hidden: each playout deals the other hands again."""
    game, lots = pyspiel.load_game(name), numpy.random.RandomState(1)
    quick = Counting(1, lots)
    bot = Veiled(game, quick, 1.4, PLAYOUTS, random_state=lots)

    def deal(own=None):
        state, dealt = game.new_initial_state(), 0
        while state.is_chance_node():
            turn, seat = divmod(dealt, game.num_players())
            digits = [digit for digit, _ in state.chance_outcomes()]
            state.apply_action(own.hands[0][turn] if own and seat == 0 else lots.choice(digits))
            dealt += 1
        return state

    bot.set_resampler(lambda state, player: deal(state))
    return _think(bot, quick, deal, seconds)


def _think(bot, quick: Counting, begin, seconds: float) -> dict[str, float]:
    playouts, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        bot.step(begin())
        playouts += PLAYOUTS
    return _pace(quick.decisions, playouts, start)


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
                "OpenSpiel, liar's poker, its IS-MCTS": thinking_with_secrets("python_liars_poker", asked),
                "OpenSpiel, tic-tac-toe, its MCTS": thinking("python_tic_tac_toe", asked),
            }
        )
    )
