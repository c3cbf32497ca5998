"""How far it is from one place to another: for players with a purpose."""

from collections.abc import Callable, Iterable
from functools import cache

Near = Callable[[str], Iterable[str]]


@cache
def steps(near: Near, start: str, to: str) -> int:
    """How many lines from here to there, or to where no line leads on."""
    seen, edge, count = {start}, [start], 0
    while to not in seen and edge:
        count += 1
        edge = [there for here in edge for there in near(here) if there not in seen]
        seen |= set(edge)
    return count
