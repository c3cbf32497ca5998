"""The one clock of a session: what it shows, when it ends, and what it does after a reload."""

from types import SimpleNamespace
from typing import Any

from fake_browser import FakeBrowser

from session.clock import RoundClock
from table.needs import Clock

ROUND = Clock("round", 480)


class Watched:
    """A clock on a device that only counts what it is told."""

    def __init__(self) -> None:
        self.browser, self.ended = FakeBrowser(), 0
        self.kept: list[tuple[str, int]] = []
        device: Any = SimpleNamespace(
            browser=self.browser,
            settings=SimpleNamespace(sound=True, haptics=False),
            news=lambda: True,
            refresh=lambda: None,
            guarded=lambda act: act(),
        )
        self.clock = RoundClock(device, lambda name, ends: self.kept.append((name, ends)), self._end)

    def _end(self) -> None:
        self.ended += 1

    def wait(self, seconds: float) -> None:
        self.browser.milliseconds += int(1000 * seconds)
        later, self.browser.later = self.browser.later, []
        for one in later:
            one()


def test_a_clock_says_what_is_left_and_ends_once() -> None:
    watched = Watched()
    watched.clock.follow(ROUND)
    watched.wait(100)
    assert watched.clock.left == 380 and watched.clock.reading(ROUND) == 380
    watched.clock.follow(ROUND)
    watched.wait(379.5)
    assert not watched.ended and watched.clock.left == 1
    watched.wait(1)
    watched.wait(1)
    assert watched.ended == 1


def test_a_clock_goes_on_through_a_reload_and_a_full_one_was_never_seen_to_run() -> None:
    watched, again = Watched(), Watched()
    watched.clock.follow(ROUND)
    again.clock.resume(*watched.kept[-1])
    again.wait(60)
    assert again.clock.reading(ROUND) == 420
    assert again.clock.reading(Clock("another", 90)) == 90


def test_a_clock_that_is_put_away_is_forgotten_and_silent() -> None:
    watched = Watched()
    watched.clock.follow(ROUND)
    watched.clock.follow(None)
    assert watched.kept[-1] == ("", 0) and watched.browser.alarms[-1] == -1
    watched.wait(1000)
    assert not watched.ended
