"""A small sample of what `python build.py soak` plays by the thousand."""

import pytest

from soak.playout import sampled_settings
from soak.whole import check_game
from table import catalog

SAMPLE = [
    pytest.param(name, number, id=f"{name}-{number}")
    for name in catalog.NAMES
    for number in range(len(list(sampled_settings(catalog.load(name)))))
]


@pytest.mark.parametrize(("name", "number"), SAMPLE)
def test_a_random_game_with_chaos_fuzz_and_peeking(name: str, number: int) -> None:
    game = catalog.load(name)
    seats, options = list(sampled_settings(game))[number]
    check_game(game, seats, options, f"sample {number}", moments=2)
