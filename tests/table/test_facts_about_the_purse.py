"""Facts about the whole purse: what a seat may say, and what is refused as untrue."""

import pytest

from table.dealers import Local
from table.events import ALL, AtLeast, AtMost, Move
from table.illegal import Cheat
from table.pocket import Pocket, Staked
from table.text import read, write

POCKET = Pocket(0, staked=(Staked("bids", (("lamp", 7),), ""), Staked("bids", (("rug", 1),), "")),
                paid=(("bids", "lamp", 3),))  # fmt: skip


@pytest.mark.parametrize(
    ("fact", "true"),
    [
        (AtMost("bids", "lamp", 4), True),
        (AtMost("bids", "lamp", 3), False),
        (AtMost("bids", "hat", 0), True),
        (AtMost("bids", ALL, 8), True),
        (AtMost("bids", ALL, 7), False),
        (AtLeast("bids", ALL, 8), True),
        (AtLeast("bids", ALL, 9), False),
    ],
)
def test_a_payment_lowers_an_account_but_never_what_has_left_the_purse(fact, true: bool) -> None:
    if true:
        assert Local("s").prove(POCKET, (fact,)) == (None,)
    else:
        with pytest.raises(Cheat, match=r"cheat\.claim"):
            Local("s").prove(POCKET, (fact,))


def test_at_most_reads_back() -> None:
    move = Move("bid", (AtMost("bids", ALL, 9900),))
    assert read(Move, write(move)) == move
