"""Options that several games share, and how their values are judged."""

from collections.abc import Callable

from table.game import Option
from table.text import Plain, same

MOST_TURNS = 1000
NOBODY = -1


def is_switch(_seats: int, value: Plain) -> bool:
    """On or off."""
    return isinstance(value, bool)


def is_between(least: int, most: int) -> Callable[[int, Plain], bool]:
    """A whole number from `least` to `most`."""
    return lambda _seats, value: type(value) is int and least <= value <= most


def is_one_of(*values: Plain) -> Callable[[int, Plain], bool]:
    return lambda _seats, value: any(same(value, one) for one in values)


def is_player(seats: int, value: Plain) -> bool:
    """One of the players by seat, or NOBODY."""
    return type(value) is int and NOBODY <= value < seats


def turn_limit(tries: int) -> Option:
    """A number of turns after which the game is drawn; 0 means no limit.

    Random players may never end such a game, so random games are played with a limit of `tries` turns.
    """
    return Option("turn_limit", 0, is_between(0, MOST_TURNS), tries=(tries,))
