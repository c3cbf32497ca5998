"""What the bots of a game find out while they play, counted over many games: see games/contract/arena.py."""

from bots.arena.game import ArenaGame, BotPlayer, player
from bots.bot import LEVELS
from games.contract.arena import Finding, Player
from table import catalog
from table.game import Game


def measure(name: str, finding: Finding) -> dict[str, float]:
    """How often they were right, beside mere chance."""
    game = catalog.load(name)
    right = cases = 0
    for number in range(finding.games):
        players = [_player(game, one) for one in finding.players]
        played = ArenaGame(game, players, {}, f"{finding.seed} {number}")
        while (counted := finding.count(played.table, played.world, played.past)) is None:
            if game.outcome(played.table) is not None:
                break
            played.step(game.waiting(played.table))
        else:
            right, cases = right + counted[0], cases + counted[1]
    return {"chance": finding.chance, "found": round(right / max(1, cases), 4), "cases": cases}


def _player(game: Game, one: Player) -> BotPlayer:
    return player(game, LEVELS[one]) if isinstance(one, str) else one
