"""Options that several games share, and how their values are judged."""

from table.game import Option
from table.text import Plain

MOST_TURNS = 1000


def is_switch(_seats: int, value: Plain) -> bool:
    return isinstance(value, bool)


def is_turn_limit(_seats: int, value: Plain) -> bool:
    """A number of turns after which the game is drawn, or 0: no limit."""
    return type(value) is int and 0 <= value <= MOST_TURNS


def turn_limit(tries: int) -> Option:
    """Random players might never end such a game, so random games are played with `tries` turns."""
    return Option("turn_limit", 0, is_turn_limit, tries=(tries,))
