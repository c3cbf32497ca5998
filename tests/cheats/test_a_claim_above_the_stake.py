"""Somebody names more than they have staked.

The own device refuses, and one that lies is found by the audit.
"""

import pytest
from bazaar import GAME
from bazaar_day import bids, found

from soak.playout import begin
from table.events import AtLeast, Exactly, Move, Paid
from table.illegal import Cheat

LAMP = (("lamp", 3),)


@pytest.mark.parametrize(
    ("word", "fact"),
    [
        ("claim", AtLeast("bids", "lamp", 4)),
        ("exactly", Exactly("bids", "rug", 1)),
    ],
)
def test_the_own_device_refuses_and_names_the_seat(word: str, fact) -> None:
    match = begin(GAME, 2, {"busy": True}, "claims")
    match.settle()
    match.offer(0, Move(LAMP))
    match.offer(1, Move(()))
    with pytest.raises(Cheat, match=r"cheat\.claim\(seat=0\)"):
        match.offer(0, Move(word, (fact,)))


@pytest.mark.parametrize(
    ("word", "fact", "true"),
    [
        ("claim", AtLeast("bids", "lamp", 4), False),
        ("claim", AtLeast("bids", "lamp", 3), True),
        ("exactly", Exactly("bids", "rug", 1), False),
        ("exactly", Exactly("bids", "rug", 0), True),
    ],
)
def test_a_lying_device_is_found_at_the_very_claim(word: str, fact, true: bool) -> None:
    match, number = bids(LAMP, word, fact)
    assert [(f.what, f.seat, f.wrong_at) for f in found(match)] == ([] if true else [("audit.claim", 0, number)])


def test_paying_out_of_an_empty_account_is_found() -> None:
    match, number = bids((("rug", 3),), "pay", Paid("bids", "lamp", 1))
    assert [(f.what, f.seat, f.wrong_at) for f in found(match)] == [("audit.claim", 0, number)]
