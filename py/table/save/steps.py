"""Long work in small steps, so that a page can draw and listen in between: reading or writing a long game."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
# Yields how much is done, between 0 and 1, and returns what it has made.
Steps: TypeAlias = Generator[float, None, T]


def finish(steps: Steps[T]) -> T:
    """Does all of it at once."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            made: T = done.value
            return made


def part(share: float, steps: Steps[T]) -> Steps[T]:
    """These steps as the first part of longer work, this share of it."""
    while True:
        try:
            done = next(steps)
        except StopIteration as end:
            made: T = end.value
            return made
        yield share * done
