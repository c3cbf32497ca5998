"""The board of a game on the page: its ground, its pieces, and the place of the clock."""

from functools import cache

from games.contract.kit import kit
from screen.app.markup import div, region
from screen.app.words import Words

LAST_LINES = 14  # of the log, beside the board


@cache
def ground(game: str, language: str) -> str:
    """Drawn once for each language, for it never changes."""
    return str(kit(game).board.ground(Words(language)))


def board(is_draft: bool = False) -> str:
    layers = region("ground", "layer") + region("pieces", "layer") + region("clock", "clock-place")
    return div("board-box draft" if is_draft else "board-box", div("board", layers, data_picks=True))
