"""The great moments of Dossier X: a kill, the end of a challenge, and the dossier that comes home."""

from typing import Any

from dossier_x_situation import Mission

from games.contract.climax import Climax
from games.dossier_x.climax import climax
from games.dossier_x.world import MAP
from screen.app.words import Words
from table.events import Event
from table.text import Plain

NAMES = ("Ann", "Bob", "Cem", "Dee")


class Watched(Mission):
    """Remembers what was shown."""

    def __init__(self, *args: Any, **situation: Any) -> None:
        self.shown: list[Climax] = []
        super().__init__(*args, **situation)

    def choose(self, seat: int, value: Plain, *facts: Any) -> None:
        before = self.table
        super().choose(seat, value, *facts)
        if found := climax(before, Event("choose", "", seat, value, facts), self.table, Words("en"), NAMES):
            self.shown.append(found)


BIDS = {0: {"pym": 2000}, 1: {"pym": 1500}}
HERE = {"pym": "tangier", "ivanov": "tangier"}


def test_a_kill_is_seen_at_once_and_the_victim_falls() -> None:
    mission = Watched(BIDS, at=HERE)
    mission.kill("pym", "ivanov")
    (shown,) = mission.shown
    assert shown.title == "Francis Pym kills Colonel Ivanov" and "Ann" in shown.text and shown.tone == "bad"
    assert "rotate(98deg)" in shown.frames[-1] and "rotate(98deg)" not in shown.frames[0]
    assert "2,000" not in shown.text + "".join(shown.frames), "nobody learns what was bid"
    mission.nobody_challenges()
    mission.tell_all()
    assert len(mission.shown) == 1


def test_a_challenge_stands_side_by_side_when_it_is_over() -> None:
    mission = Watched(BIDS, at=HERE)
    mission.kill("pym", "ivanov").names(1, 400).holds().names(1, 900)
    assert len(mission.shown) == 1, "only the kill so far"
    mission.concedes()
    shown = mission.shown[-1]
    assert shown.title == "Bob against Ann: who commands Francis Pym?"
    assert "Ann concedes at 900." in shown.text and "Colonel Ivanov lives" in shown.text
    assert "900" in shown.frames[-1] and "1,500" not in "".join(shown.frames)


def test_who_gives_up_turns_the_notebook_over_before_the_eyes_of_all() -> None:
    mission = Watched(BIDS, at=HERE)
    mission.move("pym", min(MAP.near["tangier"]))
    mission.names(1, 400).holds().gives_up(1)
    (shown,) = mission.shown
    assert "Bob gives up at 400." in shown.text and "Bob turns the notebook over" in shown.text
