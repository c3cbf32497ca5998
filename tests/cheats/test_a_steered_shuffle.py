"""Somebody stacks the deck: the seals on the table are then not those the seed gives."""

from dataclasses import replace

import pytest
from honest import SEED, SWITCHES, whole
from samples import CARD_GAME

from soak.playout import NAMES, go_on, turn
from table import catalog
from table.audit import audit
from table.dealers import Scripted
from table.match import Match, start_event

GAME = catalog.load(CARD_GAME)


@pytest.mark.parametrize("name", ["agents", "secrets.1"])
def test_a_deck_sealed_in_another_order_is_found_at_the_shuffle(name: str) -> None:
    match = whole()
    events = match.log.events
    number = next(n for n, event in enumerate(events) if event.kind == "shuffle" and event.name == name)
    seals = events[number].proof
    assert isinstance(seals, tuple)
    bent = (*events[:number], replace(events[number], proof=seals[::-1]), *events[number + 1 :])
    assert [f.wrong_at for f in audit(match.game, bent, SEED) if not f.ok] == [number]


def test_a_whole_game_with_a_stacked_deck_plays_but_does_not_pass_the_audit() -> None:
    from random import Random

    dealer = Scripted(SEED, decks={"secrets.1": ("to_safe", "to_safe", "stones_plus_3", "stones_plus_3")})
    match = Match(GAME, dealer, start_event(GAME, NAMES[:4], SWITCHES))
    rng = Random(1)
    while go_on(match):
        seat, need, move = turn(match, rng)
        match.offer(seat, move, need.name)
    number = next(n for n, event in enumerate(match.log.events) if event.name == "secrets.1")
    assert [f.wrong_at for f in audit(GAME, match.log.events, SEED) if not f.ok] == [number]
