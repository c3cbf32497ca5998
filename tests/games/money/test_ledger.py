"""The ledger of a long game: every table has its own, and together they stay small."""

from itertools import accumulate

import pytest

from games.money.ledger import CLAIM, FULL, STAKE, Entry, Ledger
from table.illegal import Damaged
from table.text import canonical, read, write

ENTRIES = [Entry(turn, turn % 3, CLAIM if turn % 5 else STAKE, "pym", 100 * turn) for turn in range(20 * FULL + 7)]


def test_entries_are_read_in_their_order_from_both_ends() -> None:
    ledger = Ledger()
    for n in range(0, len(ENTRIES), 3):  # an event may bring none, one or several
        ledger = ledger.add().add(*ENTRIES[n : n + 3])
    assert [*ledger] == ENTRIES and [*reversed(ledger)] == ENTRIES[::-1]
    assert ledger == ledger.add() and ledger != ledger.add(ENTRIES[0])


def test_its_text_is_that_of_a_plain_row() -> None:
    """So that a table has the same fingerprint, however its ledger is kept."""
    ledger = Ledger().add(*ENTRIES)
    assert write(ledger) == write(tuple(ENTRIES)) and canonical(ledger) == canonical(tuple(ENTRIES))


def test_a_ledger_that_is_read_back_is_the_same_whatever_came_together() -> None:
    ledger = Ledger().add(*ENTRIES[: FULL - 1]).add(*ENTRIES[FULL - 1 : FULL + 2]).add(*ENTRIES[FULL + 2 :])
    assert read(Ledger, write(ledger)) == ledger == Ledger.of(ENTRIES)
    with pytest.raises(Damaged):
        read(Ledger, {"full": [], "page": []})


def test_the_ledgers_of_all_tables_share_their_full_pages() -> None:
    ledgers = [*accumulate(ENTRIES, Ledger.add, initial=Ledger())]
    copied = sum(len(one.full) + len(one.page) for one in ledgers)
    assert copied < len(ENTRIES) * 2 * FULL, "each with all its entries would be ten times as much"
    assert all(one.full[0] is ledgers[-1].full[0] for one in ledgers[FULL:])
