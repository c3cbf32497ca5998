"""Climaxes are seen: each for its time, one after the other, and nothing of what comes after is shown before."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from devices import at_one_table, carry, names
from fake_browser import FakeBrowser, open_app
from samples import CARD_GAME

from games.contract.climax import Climax
from games.contract.kit import Kit
from screen.app.app import App
from screen.home.new_game import start_game
from screen.play.climaxes.queue import BUZZ, MOST, SECONDS
from screen.play.page import Play
from table.events import Event
from table.needs import Choose

FRAMES = ("<svg>one</svg>", "<svg>two</svg>", "<svg>three</svg>")


@pytest.fixture(autouse=True)
def every_choice_is_a_climax(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(then: Any, event: Event, now: Any, words: Any, names: Sequence[str], you: Any) -> Climax | None:
        if event.kind != "choose" or event.seat is None:
            return None
        return Climax(f"{names[event.seat]} moves!", "It is done.", FRAMES, sound="safe")

    monkeypatch.setattr(Kit, "climax", property(lambda kit: found))


class Clockwork(FakeBrowser):
    """Time goes on when a test says so, and what was to happen later happens at its second."""

    def start(self) -> "Clockwork":
        self.due: list[tuple[float, Callable[[], None]]] = []
        self.still = False
        self.after = self._after  # type: ignore[method-assign]
        self.is_still = lambda: self.still  # type: ignore[method-assign]
        return self

    def _after(self, seconds: float, callback: Callable[[], None]) -> None:
        self.due.append((self.seconds() + seconds, callback))

    def wait(self, seconds: float) -> None:
        end = self.seconds() + seconds
        while True:
            self.worker.toil()
            soon = [one for one in self.due if one[0] <= end]
            if not soon:
                break
            first = min(soon, key=lambda one: one[0])
            self.due.remove(first)
            self.milliseconds = max(self.milliseconds, round(1000 * first[0]))
            first[1]()
        self.milliseconds = round(1000 * end)


class Table:
    """Ann and two bots, and Ann has just moved."""

    def __init__(self, bots: tuple[str, ...] = ("", "recruit", "recruit"), **settings: Any) -> None:
        self.app: App
        self.app, browser = open_app()
        browser.__class__ = Clockwork
        assert isinstance(browser, Clockwork)
        self.browser = browser.start()
        seeds = random.Random(1)
        self.browser.seed = lambda: f"{seeds.getrandbits(256):064x}"  # type: ignore[method-assign]
        if settings:
            self.app.change(**settings)
        start_game(self.app, CARD_GAME, ("Ann", "Bot 1", "Bot 2"), {"first": 0}, bots=bots)
        self.do("hide")
        self.do("roll")

    @property
    def page(self) -> Play:
        assert isinstance(self.app.page, Play)
        return self.app.page

    @property
    def length(self) -> int:
        return len(self.page.session.log)

    @property
    def cover(self) -> str:
        return self.browser.regions["cover"]

    def do(self, verb: str, with_: str = "") -> None:
        self.browser.do(verb, with_, "")

    def move(self) -> int:
        """Ann moves. Gives the number of her event."""
        before = self.length
        while self.length == before:
            sketch = self.page.sketch
            assert sketch
            if sketch.move is not None:
                self.do("confirm")
            else:
                self.do("pick", next(pick.key for pick in sketch.picks if not pick.chosen))
        return before

    def until_shown(self, what: str, most: float = 20.0) -> None:
        for _ in range(round(most * 10)):
            if what in self.cover:
                return
            self.browser.wait(0.1)
        raise AssertionError(f"never shown: {what}")


@pytest.mark.parametrize("pace", [pace for pace in SECONDS if pace != "step"])
def test_a_climax_stands_for_its_time_though_bots_are_at_full_speed(pace: str) -> None:
    table = Table(climaxes=pace)
    event = table.move()
    assert "Ann moves!" in table.cover
    table.do("faster")
    table.browser.wait(SECONDS[pace] - 0.05)
    assert "Ann moves!" in table.cover and table.length == event + 1, "the bots wait"
    table.browser.wait(0.1)
    assert "climax" not in table.cover
    for bot in ("Bot 1", "Bot 2"):
        table.do("faster")
        table.until_shown(f"{bot} moves!")
        length = table.length
        table.browser.wait(SECONDS[pace] - 0.15)
        assert f"{bot} moves!" in table.cover and table.length == length
        table.browser.wait(0.2)


def test_nothing_of_what_comes_after_is_on_the_page_before_it_is_over() -> None:
    table = Table()
    event = table.move()
    regions = table.browser.regions
    for region in ("turn", "choices", "actions", "seats", "score", "log", "company"):
        assert regions[region] == "", region
    page = table.page
    then = page.kit.board.pieces(page.session.tables[event], (), table.app.words, page.names)
    assert regions["pieces"] == then
    assert "inert" in regions["stage"]
    table.do("confirm")
    table.do("pick", "die")
    assert table.length == event + 1 and "Ann moves!" in table.cover, "taps on what lies behind do nothing"
    table.do("seen")
    assert regions["turn"] and regions["log"]


@pytest.mark.parametrize("verb", ["seen", "back"])
def test_a_tap_or_escape_goes_on_at_once(verb: str) -> None:
    table = Table()
    table.move()
    table.do(verb)
    assert "climax" not in table.cover and table.page.scene.kind == "wait"


def test_step_by_step_it_stands_until_somebody_taps() -> None:
    table = Table(climaxes="step")
    table.move()
    table.browser.wait(600)
    assert "Ann moves!" in table.cover and "climax-time" not in table.cover
    table.do("seen")
    assert "climax" not in table.cover


def test_it_moves_from_frame_to_frame_and_its_end_is_read_last() -> None:
    table = Table()
    table.move()
    seen = []
    for _ in range(29):
        seen += [frame for frame in FRAMES if frame in table.cover and frame not in seen]
        assert ('class="later"' in table.cover) == (FRAMES[-1] not in table.cover)
        table.browser.wait(0.1)
    assert tuple(seen) == FRAMES


def test_with_little_motion_it_is_one_still_picture_for_the_same_time() -> None:
    table = Table()
    table.browser.still = True
    table.move()
    table.browser.wait(SECONDS["normal"] - 0.05)
    assert FRAMES[-1] in table.cover
    table.browser.wait(0.1)
    assert "climax" not in table.cover


def test_it_is_said_once_and_its_sound_is_heard_when_it_is_seen() -> None:
    table = Table()
    table.browser.sounds.clear()
    said: list[str] = []
    announce = table.app.announce
    table.page.app.announce = lambda words: (said.append(words), announce(words))[1]  # type: ignore[method-assign]
    table.move()
    assert len(said) == 1 and said[0].endswith("Ann moves! It is done.")
    assert table.browser.sounds == ["safe"] and table.browser.buzzes == [BUZZ]
    table.do("seen")
    assert len(said) == 1, "what it was about is not said again"


def test_no_sound_and_no_vibration_where_they_are_off() -> None:
    table = Table(sound=False, haptics=False)
    table.move()
    assert not table.browser.sounds and not table.browser.buzzes


def test_a_page_that_nobody_sees_shows_it_again() -> None:
    table = Table()
    table.move()
    table.do("hidden")
    table.browser.wait(60)
    assert "Ann moves!" in table.cover
    table.do("shown")
    assert FRAMES[0] in table.cover
    table.browser.wait(SECONDS["normal"] + 0.1)
    assert "climax" not in table.cover


def test_it_waits_while_something_lies_over_it() -> None:
    table = Table()
    table.move()
    table.do("settings")
    table.browser.wait(60)
    table.do("close")
    assert "Ann moves!" in table.cover


def test_the_result_comes_after_the_last_climax() -> None:
    table = Table(bots=("recruit", "recruit", "recruit"), climaxes="fast")
    for _ in range(6000):
        if not isinstance(table.app.page, Play):
            break
        if table.page.session.game.outcome(table.page.session.table):
            shown = table.cover
            assert "climax" in shown
        table.do("faster")
        table.browser.wait(0.5)
        if isinstance(table.app.page, Play) and table.page.scene.kind == "curtain":
            table.do("lift")
    else:
        raise AssertionError("it never ends")


def test_who_comes_back_after_a_while_sees_the_last_few() -> None:
    table = Table(climaxes="step")
    table.page.climaxes.now = None
    for _ in range(MOST + 3):
        match = table.page.session.match  # type: ignore[attr-defined]
        while not any(isinstance(need, Choose) for need in match.needs):
            match.step()
        need = next(need for need in match.needs if isinstance(need, Choose))
        match.offer(need.seat, match.moves(need.seat, need.name)[0], need.name)
    table.page.climaxes.take_up()
    assert table.page.climaxes.now and len(table.page.climaxes.waiting) == MOST - 1


def test_in_a_room_no_letter_waits_for_a_picture() -> None:
    anna, bob = at_one_table()
    ends = {one: names(one) for one in (anna, bob)}
    for one in (anna, bob):
        one.app.change(climaxes="step")
    length = 0
    for _ in range(40):
        for one in (anna, bob):
            page = one.app.page
            assert isinstance(page, Play)
            scene = page.session.scene
            if scene.kind in ("choose", "ask") and scene.seat in page.session.people and scene.need:
                page.session.offer(scene.seat, page.session.moves(scene.seat, scene.need.name)[0], scene.need.name)
            elif scene.kind == "seal" and scene.seat is not None and scene.need:
                moves = page.session.moves(scene.seat, scene.need.name)
                page.session.offer(scene.seat, moves[0], scene.need.name)
            elif scene.kind == "look" and scene.seat is not None:
                page.session.looked(scene.seat)
            carry(anna, bob, ends)
        if len(page.session.log) > 12 and page.climaxes.now:
            length = len(page.session.log)
            break
    pages = [one.app.page for one in (anna, bob)]
    assert all(isinstance(page, Play) and page.climaxes.now for page in pages), "both still look at the first"
    assert all(isinstance(page, Play) and len(page.session.log) == length for page in pages)
    assert all(isinstance(page, Play) and page.climaxes.now.event < length - 1 for page in pages if page.climaxes.now)  # type: ignore[attr-defined]
