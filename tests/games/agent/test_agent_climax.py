"""The great moments of Agent: the end of a battle of bids, a banishment, a spy who is home, and who had paid most."""

from typing import Any

from agent_situation import Affair

from games.agent.climax import climax
from games.contract.climax import Climax
from screen.app.words import Words
from table.events import Event
from table.text import Plain

NAMES = ("Ann", "Bob", "Cem", "Dee")


class Watched(Affair):
    """Remembers what was shown."""

    def __init__(self, *args: Any, **situation: Any) -> None:
        self.shown: list[Climax] = []
        super().__init__(*args, **situation)

    def choose(self, seat: int, value: Plain, *facts: Any) -> None:
        before = self.table
        super().choose(seat, value, *facts)
        if found := climax(before, Event("choose", "", seat, value, facts), self.table, Words("en"), NAMES):
            self.shown.append(found)


def quarrel() -> Watched:
    affair = Watched({0: {"american": 900}, 1: {"american": 1200}}, at={"american": "tangier"})
    spy, to = min(step for step in affair.steps(0) if step[0] == "american")
    affair.move(spy, to).objected(1).insists()
    return affair


def test_a_battle_of_bids_stands_side_by_side_when_it_is_over_and_not_before() -> None:
    affair = quarrel()
    affair.names(1, 400).names(0, 900).drop(2, 3)
    assert not affair.shown, "as long as they bid, nothing is decided"
    affair.names(1, 1000).drop(0)
    (shown,) = affair.shown
    assert "1,000" in shown.frames[-1] and "900" not in shown.frames[-1] and "1,200" not in "".join(shown.frames)
    assert "Bob" in shown.text and all(name in shown.frames[-1] for name in NAMES)


def test_where_nobody_names_an_amount_there_is_no_battle_to_see() -> None:
    affair = quarrel()
    affair.drop(1)
    while affair.table.phase == "auction":
        affair.drop(affair.table.auction.speaker)
    assert not affair.shown


def test_a_banishment_flies_to_the_bahamas_when_it_is_paid() -> None:
    start = Affair(at={"american": "tangier", "russian": "tangier"})
    beside = min(field for spy, field in start.steps(0) if spy == "russian")
    affair = Watched({0: {"american": 900}}, at={"american": "tangier", "russian": beside})
    affair.attack("american", "russian")
    assert not affair.shown, "it can still be objected to"
    affair.nobody_objects()
    (move,) = affair.moves(0)
    affair.make(0, move)
    (shown,) = affair.shown
    assert shown.title == "Off to the Bahamas: the Russian!" and "900" not in shown.text
    assert all("ag-token-russian" in frame and "ag-token-american" in frame for frame in shown.frames)
