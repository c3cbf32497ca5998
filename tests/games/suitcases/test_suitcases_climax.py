"""The great moments of Suitcases come exactly when they happen, and show nothing before its time."""

from typing import Any

import pytest
from suitcases_situation import Mission

from games.contract.climax import Climax
from games.suitcases.climax import climax
from games.suitcases.kit import KIT
from screen.app.words import Words
from session.story import Story
from soak.playout import NAMES, playout
from table.events import Event
from table.log import Log
from table.match import Match


class Watched(Mission):
    """Remembers what was shown, and after which event."""

    def __init__(self, **situation: Any) -> None:
        self.shown: list[tuple[str, Climax]] = []
        super().__init__(**situation)

    def happen(self, event: Event) -> "Watched":
        before = self.table
        super().happen(event)
        if found := climax(before, event, self.table, Words("en"), NAMES):
            self.shown.append((event.kind, found))
        return self


def facing() -> Watched:
    game = Watched(agents={"red-1": "vienna", "green-6": "rome"})
    game.roll(3).step("red-1", "rome")
    return game


def at_the_door(**more: Any) -> Watched:
    agents = {"red-1": "cairo", "red-2": "paris"} | more.pop("agents", {})
    game = Watched(agents=agents, cases={"green-C": "red-1"}, **more)
    game.roll(3).step("red-1", "hq_red")
    return game


def test_a_duel_is_shown_when_both_cards_are_open_and_not_before() -> None:
    game = facing()
    assert not game.shown, "the attack alone shows nothing"
    name = game.need.name
    for seat in (0, 1):
        game.happen(Event("seal", name, seat))
    game.happen(Event("open", name, 0, 4))
    assert not game.shown, "one card alone shows nothing"
    game.happen(Event("open", name, 1, 2))
    ((kind, shown),) = game.shown
    assert kind == "open" and shown.title == "Duel: Ann against Bob"
    assert shown.text == "Rome: Ann plays 4, Bob plays 2. Ann’s agent 1 wins, Bob’s agent 6 is out of the game."
    assert all("sc-card-4" in frame and "sc-card-2" in frame for frame in shown.frames)
    assert "rotate(96deg)" in shown.frames[-1] and "rotate(96deg)" not in shown.frames[0], "green falls, at the end"


def test_who_loses_with_a_zero_runs_and_does_not_fall() -> None:
    game = facing()
    game.duel(3, 0)
    ((_, shown),) = game.shown
    assert "gets away to base" in shown.text and "rotate(96deg)" not in shown.frames[-1]


@pytest.mark.parametrize("contents", ["5", "3", "1", "bomb"])
def test_a_suitcase_opens_when_its_owner_shows_what_is_in_it(contents: str) -> None:
    game = at_the_door()
    assert not game.shown, "nobody knows yet what is in it"
    game.opens(contents)
    ((_, shown),) = game.shown
    assert shown.tone == ("bad" if contents == "bomb" else "good")
    assert f"sc-contents-{contents}" in shown.frames[-1] and "opacity:0" in shown.frames[0]
    assert contents not in shown.title, "how it ends is not said at once"


def test_a_bomb_takes_agents_before_the_eyes_of_all() -> None:
    game = at_the_door()
    game.opens("bomb")
    lost = ("red-1", "red-2", "red-3", "red-4")
    game.choose(lost)
    shown = game.shown[-1][1]
    assert shown.title == "Ann loses 4 agents" and all(f"sc-token-{agent}" in shown.frames[-1] for agent in lost)


def test_in_a_whole_game_there_is_one_for_each_and_no_more() -> None:
    match: Match = playout(KIT.game, 4, {}, "climax", 2_500)
    tables, events = match.tables, match.log.events
    words = Words("en")
    shown = [n for n in range(1, len(events)) if climax(tables[n - 1], events[n], tables[n], words, match.names)]
    wanted = []
    for n in range(1, len(events)):
        is_duel = len(tables[n].fought) > len(tables[n - 1].fought)  # type: ignore[attr-defined]
        is_home = events[n].kind == "open" and events[n].name.startswith("contents.") and tables[n - 1].phase == "home"  # type: ignore[attr-defined]
        is_bomb = events[n].kind == "choose" and tables[n - 1].phase == "bomb"  # type: ignore[attr-defined]
        if is_duel or is_home or is_bomb:
            wanted.append(n)
    assert shown == wanted and wanted


class Told(Mission):
    """Remembers every event, and the table after it."""

    def __init__(self, **situation: Any) -> None:
        super().__init__(**situation)
        self.events, self.tables, self.names = [Event("start", "", None, None)], [self.table], NAMES

    def happen(self, event: Event) -> "Told":
        super().happen(event)
        self.events.append(event)
        self.tables.append(self.table)
        return self

    @property
    def log(self) -> Log:
        return Log(tuple(self.events), tuple(str(n) for n in range(len(self.events))))


def test_swaps_in_a_row_are_one_line_of_the_log() -> None:
    game = Told(agents={"red-1": "rome"}, cases={"red-A": "rome", "green-B": "rome"})
    game.roll(1, 1).take("red-1", "red-A").take("red-1", "green-B").put("red-1").take("red-1", "red-A")
    (turn,) = Story(game, KIT).turns(Words("en"))
    assert turn.seat == 0 and [line.event for line in turn.lines] == [1, 5], "the roll, and all the swapping"
    assert turn.lines[1].says.count("Ann’s agent 1") == 2, "the first of it and the last"
    game.step("red-1", "tunis").put("red-1")
    (turn,) = Story(game, KIT).turns(Words("en"))
    assert [line.event for line in turn.lines] == [1, 5, 6, 7]
