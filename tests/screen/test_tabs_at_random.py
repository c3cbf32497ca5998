"""A small sample of what `python build.py soak --store` does with ten thousand sequences."""

from soak.store import play, run


def test_what_was_kept_in_any_tab_is_kept_or_a_message_has_said_so() -> None:
    run(60, "sample")


def test_a_tab_that_crashes_while_it_is_left_loses_nothing() -> None:
    play([("move", 0, 0), ("rest", 0, 0), ("move", 0, 0), ("hide", 0, 0), ("crash", 0, 0)], 2, True, 1)


def test_two_tabs_without_locks_go_on_with_the_same_game() -> None:
    play([("move", 0, 0), ("move", 1, 0), ("rest", 0, 0), *[("move", n % 2, 9) for n in range(12)]], 2, False, 2)
