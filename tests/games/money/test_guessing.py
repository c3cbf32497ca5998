"""Bots that guess money: while nobody pays anything, they act more and more at random."""

from games.money.guessing import PATIENCE, WILDEST, restlessness
from games.money.ledger import CLAIM, PAID, STAKE, Entry, Ledger


def test_bots_grow_restless_round_by_round_while_nobody_pays() -> None:
    ledger = Ledger().add(Entry(4, 0, STAKE), Entry(6, 1, PAID, "pym", 1000), Entry(40, 1, CLAIM, "pym", 500))
    unrest = [restlessness(ledger, 6 + 2 * rounds, 2) for rounds in range(60)]
    assert unrest[: PATIENCE + 1] == [0.0] * (PATIENCE + 1)
    assert unrest == sorted(unrest) and 0 < unrest[PATIENCE + 1] < unrest[-1] == WILDEST
    assert restlessness(ledger.add(Entry(50, 0, STAKE)), 51, 2) == 0.0
