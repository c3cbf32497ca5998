"""One device lies in every way that the grammar allows: a sample of the games that `soak --liars` plays."""

from random import Random

import pytest
from samples import STAKE_GAME
from shelf import HOUSE

from soak.liars import LIES, RELOAD, LyingGame, Told, check_liars, drawn, few_seats
from soak.playout import settings, with_numbers
from table import catalog


@pytest.mark.parametrize("name", HOUSE)
@pytest.mark.parametrize("count", [1, 2])
def test_whatever_liars_say_nobody_honest_is_named_read_or_stuck(name: str, count: int) -> None:
    game = catalog.load(name)
    table = few_seats(list(settings(game)), count)
    for number in range(2 // count):
        seats, switches = table[(7 * number) % len(table)]
        seed = f"sample {number}"
        check_liars(game, seats, with_numbers(game, seats, switches, Random(seed)), seed, count)


def test_every_kind_of_lie_is_drawn_sooner_or_later() -> None:
    rng = Random("all")
    assert {lie.how for _ in range(400) for lie in drawn(rng, [0], 3)} >= set(LIES)


@pytest.mark.parametrize("how", LIES)
def test_each_kind_of_lie_alone_is_told_and_breaks_no_promise(how: str) -> None:
    game = catalog.load(HOUSE[0])
    played = LyingGame(game, 3, {}, f"alone {how}", 1, [])
    liar = played.liars[0]
    liar.lies = [Told(9, liar.device.number, how, 7)]
    played.play()
    assert liar.done, "there was no occasion to lie"


def test_whoever_was_reloaded_says_its_own_though_another_keeps_a_letter_back() -> None:
    """After a reload a device is quiet until it knows what it has said itself; what another says to have, and never
    gives, keeps it quiet no longer."""
    game = catalog.load(STAKE_GAME)
    played = LyingGame(game, 2, with_numbers(game, *next(iter(settings(game))), Random(1)), "kept back", 1, [])
    (liar,) = played.liars
    honest = played.world.devices[1 - liar.device.number]
    liar.lies, played.reloads = [Told(2, liar.device.number, "never", 0)], [Told(0, honest.number, RELOAD, 0)]
    played.play()
    assert liar.done and honest.room.sitting and not honest.room.sitting.is_quiet
