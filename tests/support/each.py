"""One test for many small things: thousands of tests of a millisecond would take longer to count than to run."""

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def each(things: Iterable[T], name: Callable[[T], object] = str) -> Callable[[Callable[[T], None]], Callable[[], None]]:
    """A check of one thing becomes a test of all of them, which names every one that is wrong."""

    def of_all(check: Callable[[T], None]) -> Callable[[], None]:
        def test() -> None:
            wrong = list[str]()
            for thing in things:
                try:
                    check(thing)
                except AssertionError as error:
                    wrong.append(f"{name(thing)}: {error}")
            assert not wrong, "\n" + "\n".join(wrong)

        test.__name__, test.__doc__ = check.__name__, check.__doc__
        return test

    return of_all
