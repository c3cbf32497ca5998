"""Looking back on a finished game: everybody's chances, what was hidden, and what a careful player could have known.

Law: `belief` is given what one seat saw, and nothing else. What was true is compared with it afterwards.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, TypeAlias

from games.contract.bot import Lots, Sight, World
from games.contract.words import Row
from table import catalog
from table.events import Event
from table.game import Table
from table.needs import Seat
from table.text import Plain

# Everything hidden has a name. `Truth` says which answers were right, `Belief` how likely each one seemed.
Truth: TypeAlias = Mapping[str, tuple[Plain, ...]]
Belief: TypeAlias = Mapping[str, Mapping[Any, float]]
Story: TypeAlias = Sequence[tuple[Table, Event]]
# How many worlds are imagined where there are too many to go through.
DRAWS = 40


@dataclass(frozen=True)
class Hindsight:
    """`chances` follow the seats: how likely each was to win, for somebody who knew everything but the future.

    `truth` is what was hidden from this seat, by name. `known` says over the chart, in four languages, what players
    could have been sure of.
    """

    chances: Callable[[Table, World, Story, Lots], Sequence[float]]
    truth: Callable[[Table, World, Seat], Truth]
    belief: Callable[[Sight, Lots], Belief]
    known: Row


def hindsight_of(game: str) -> Hindsight:
    """REVIEW in `games/<game>/bot/review.py`. The button of a game without one is hidden: see `Kit.review`."""
    found = catalog.part(game, "bot/review", "REVIEW")
    assert isinstance(found, Hindsight)
    return found


def shares(strengths: Sequence[float], heat: float) -> list[float]:
    """Strengths as parts of a whole. The less `heat`, the more the strongest gets."""
    top = max(strengths)
    raw = [exp((one - top) / heat) for one in strengths]
    whole = sum(raw)
    return [one / whole for one in raw]


def seen(truth: Truth, belief: Belief) -> dict[str, float]:
    """How sure a player could have been of the truth, for everything hidden."""
    return {name: sum(belief[name].get(answer, 0.0) for answer in right) for name, right in truth.items()}


def tally(draws: Sequence[Mapping[str, Seat]]) -> Belief:
    """How often each answer came up in the imagined worlds."""
    found: dict[str, dict[Plain, float]] = {}
    for draw in draws:
        for name, answer in draw.items():
            row = found.setdefault(name, {})
            row[answer] = row.get(answer, 0.0) + 1 / len(draws)
    return found
