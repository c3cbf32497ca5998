"""The phases of a game: the rules go on by themselves until somebody is asked."""

from dataclasses import dataclass

import pytest

from table.change import replace
from table.events import Event
from table.illegal import Illegal
from table.phases import Phase, advance


@dataclass(frozen=True)
class Table:
    phase: str
    left: int = 2


PHASES: dict[str, Phase[Table, Table]] = {
    "count": Phase(next=lambda table: replace(table, left=table.left - 1) if table.left else table),
    "pass on": Phase(next=lambda table: replace(table, phase="ask")),
    "ask": Phase(),
}


def test_a_table_goes_on_until_nothing_follows_by_itself() -> None:
    assert advance(PHASES, Table("count", 5)) == Table("count", 0)
    assert advance(PHASES, Table("pass on")) == Table("ask")


def test_a_table_that_waits_stays_the_same_table() -> None:
    table = Table("ask")
    assert advance(PHASES, table) is table


def test_a_phase_that_says_nothing_waits_for_nothing_and_refuses_everything() -> None:
    phase = PHASES["ask"]
    assert phase.needs(Table("ask")) == () and tuple(phase.moves(Table("ask"))) == ()
    with pytest.raises(Illegal, match="not_awaited"):
        phase.play(Table("ask"), Event("choose", "anything", 0))
