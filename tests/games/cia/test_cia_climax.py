"""The great moments of CIA: every scoring, with what every agent gets, and the cards at the end; nothing else."""

from typing import Any

from cia_situation import Scene

from games.cia.climax import climax
from games.contract.climax import Climax
from screen.app.words import Words
from table.events import Event

NAMES = ("Ann", "Bob", "Cem")


class Watched(Scene):
    """Remembers what was shown."""

    def __init__(self, **situation: Any) -> None:
        self.shown: list[Climax] = []
        super().__init__(**situation)

    def happen(self, event: Event) -> "Watched":
        before = self.table
        super().happen(event)
        if found := climax(before, event, self.table, Words("en"), NAMES):
            self.shown.append(found)
        return self


def test_a_scoring_opens_the_safe_pays_every_agent_and_walks_the_stones() -> None:
    scene = Watched(at={"perry": 5, "bucci": 3, "jacques": 11}, score={"perry": 10, "jacques": 2})
    scene.roll("2")
    assert not scene.shown
    scene.move(perry=2)
    (shown,) = scene.shown
    assert shown.text == "Perry +7, Bucci +3, Jacques −2" and shown.sound == "safe"
    first, second, last = shown.frames
    assert "+7" not in first and "+7" in second and "+7" in last, "the money comes when the safe is open"
    assert ">10<" in first and ">10<" in second and ">17<" in last, "the stones walk last"


def test_a_move_that_ends_elsewhere_shows_nothing() -> None:
    scene = Watched(at={"perry": 5})
    scene.roll("3")
    scene.move(perry=3)
    assert not scene.shown


def test_with_cards_the_safe_opens_when_the_round_is_over() -> None:
    scene = Watched(at={"perry": 4}, hands={0: ("to_safe",), 1: ("swap",), 2: ()})
    scene.roll("2")
    scene.move(perry=2)
    assert not scene.shown
    scene.volunteers(0)
    scene.plays(0, "to_safe", ("perry", 7))
    assert not scene.shown, "the round is not over"
    while scene.table.phase == "round":
        scene.passes(scene.table.speaker)
    (shown,) = scene.shown
    assert "Perry +7" in shown.text


def test_the_cards_are_turned_over_once_when_the_last_owner_is_known() -> None:
    cards = ("perry", "doyle", "schulz", "bucci", "jacques", "mirkov")
    scene = Watched(at={"perry": 6}, score={"perry": 40})
    scene.roll("2")
    scene.move(perry=1, bucci=1)
    assert len(scene.shown) == 1, "the scoring"
    scene.reveal(*cards)
    reveal = scene.shown[-1]
    assert len(scene.shown) == 2 and "Perry worked for Ann." in reveal.aloud and "Doyle worked for Bob." in reveal.aloud
    assert "Ann" not in reveal.frames[0] and "Ann" in reveal.frames[-1]
