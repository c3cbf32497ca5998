"""How long games last among bots, and whether they end at all, counted over many games: see games/contract/arena.py."""

from dataclasses import replace

from bots.arena.game import ArenaGame, player
from bots.bot import LEVELS
from games.contract.arena import Length, arena_of
from table import catalog


def measure_length(name: str, length: Length) -> dict[str, float]:
    """The mean and the longest number of turns, and the share of the games without an end."""
    turns, endless = list[int](), 0
    for number in range(length.games):
        turn, has_ended = play_once(name, length, number)
        turns.append(turn)
        endless += not has_ended
    mean = round(sum(turns) / len(turns), 1)
    return {"turns": mean, "longest": max(turns), "endless": round(endless / len(turns), 4), "games": len(turns)}


def play_once(name: str, length: Length, number: int) -> tuple[int, bool]:
    """The last turn of one game, and whether the game has ended."""
    game, simulations = catalog.load(name), arena_of(name).simulations
    players = [player(game, replace(LEVELS[level], simulations=simulations)) for level in length.players]
    played = ArenaGame(game, players, {}, f"{length.seed} {number}")
    while game.outcome(played.table) is None and length.turn(played.table) <= length.most:
        played.step(game.waiting(played.table))
    return min(length.turn(played.table), length.most), game.outcome(played.table) is not None
