"""A small sample of what `python build.py soak --store` does with ten thousand sequences."""

from soak.store import play, run


def test_what_was_kept_in_any_tab_is_kept_or_a_message_has_said_so() -> None:
    run(60, "sample")


def test_a_tab_that_crashes_while_it_is_left_loses_nothing() -> None:
    play([("move", 0, 0), ("rest", 0, 0), ("move", 0, 0), ("hide", 0, 0), ("crash", 0, 0)], 2, True, 1)


def test_two_tabs_without_locks_go_on_with_the_same_game() -> None:
    play([("move", 0, 0), ("move", 1, 0), ("rest", 0, 0), *[("move", n % 2, 9) for n in range(12)]], 2, False, 2)


# Found by the soak, and shrunk by it.


def test_a_setting_is_kept_even_if_the_tab_dies_while_it_sets_the_next_one() -> None:
    moves = [("home", 0, 0), ("move", 0, 0), ("move", 0, 1), ("take", 0, 0), ("move", 0, 12)]
    changes = [("setting", 0, 12), ("setting", 0, 6), ("move", 0, 0), ("move", 0, 0), ("crash", 0, 0)]
    play([*moves, *changes], 2, False, 0)


def test_a_full_disk_tells_of_the_last_setting_while_an_earlier_one_is_on_its_way() -> None:
    play([*[("move", 0, 0)] * 8, ("crash", 0, 0), ("setting", 1, 5), ("setting", 1, 0), ("full", 0, 10)], 3, False, 1)


def test_a_game_that_was_deleted_twice_is_not_put_back_empty() -> None:
    moves = [("move", 1, 12), ("delete", 1, 0), ("move", 0, 8), ("move", 0, 1), ("delete", 0, 2), ("delete", 0, 23)]
    play([*moves, ("move", 0, 20), ("move", 0, 11), ("put back", 0, 0), ("move", 0, 0)], 3, False, 137)
