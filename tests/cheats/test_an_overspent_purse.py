"""Somebody stakes more than the purse holds."""

import pytest
from bazaar import GAME, PURSE
from bazaar_day import bids, found

from soak.playout import begin
from table.events import Move
from table.illegal import Illegal


def test_the_own_device_refuses() -> None:
    match = begin(GAME, 2, {}, "purse")
    match.settle()
    with pytest.raises(Illegal, match=r"illegal\.purse"):
        match.offer(0, Move((("lamp", PURSE), ("rug", 1))))


@pytest.mark.parametrize("lie", [(("lamp", PURSE + 1),), (("lamp", PURSE), ("rug", 1)), (("hut", 1),), (("lamp", -1),)])
def test_a_lying_device_is_found_by_the_audit_and_named(lie) -> None:
    match, number = bids(lie)
    assert [(f.what, f.seat, f.wrong_at) for f in found(match)] == [("audit.stake", 0, number)]


def test_all_of_the_purse_is_no_offence() -> None:
    assert found(bids((("lamp", PURSE),))[0]) == []
