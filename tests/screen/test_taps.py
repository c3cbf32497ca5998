"""How many taps it takes, counted on what is really offered: at the table, and alone against bots."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from at_table import CONTROL
from devices import at_one_table, beat, carry, names
from fake_browser import FakeBrowser, open_app
from samples import BID_GAME, CARD_GAME, DUEL_GAME, STAKE_GAME

from screen.home.new_game import start_game
from screen.play.page import Play

PEOPLE, ALONE = ("", ""), ("", "recruit")


class Taps:
    """Ann and Bob around one device, or Ann and a bot. Every tap is on something that stands on the page."""

    def __init__(self, game: str, bots: tuple[str, ...], seed: int = 1) -> None:
        self.browser: FakeBrowser
        self.app, self.browser = open_app()
        self.browser.seed = lambda: f"{seed:064x}"  # type: ignore[method-assign]
        options: dict[str, Any] = {"first": 0} if game == CARD_GAME else {}
        start_game(self.app, game, ("Ann", "Bob", "Cem")[: len(bots)], options, bots=bots)
        self.count = 0

    @property
    def play(self) -> Play:
        assert isinstance(self.app.page, Play), self.app.page
        return self.app.page

    @property
    def painted(self) -> str:
        return "\n".join(self.browser.regions[name] for name in self.app.paint.shown if name != "ground")

    def offered(self) -> list[tuple[str, str]]:
        on = [tag for tag in CONTROL.finditer(self.painted) if 'aria-disabled="true"' not in tag[0]]
        return [(tag[1], one[1] if (one := re.search(r'data-with="([^"]*)"', tag[0])) else "") for tag in on]

    def tap(self, *taps: str) -> None:
        """`confirm`, or `pick agent:pym`."""
        for one in taps:
            verb, _, with_ = one.partition(" ")
            assert (verb, with_) in self.offered(), f"{one} is not offered: {self.offered()}"
            self.browser.do(verb, with_, "")
            self.count += 1

    def counted(self, *taps: str) -> int:
        before, events = self.count, len(self.play.session.log)
        self.tap(*taps)
        assert len(self.play.session.log) > events, "nothing has happened"
        return self.count - before

    def until(self, is_there: Callable[[Play], bool]) -> None:
        """Everybody does the first thing there is, and bots take their time."""
        for _ in range(400):
            play = self.play
            if is_free(play) and is_there(play):
                return
            self.step()
        raise AssertionError(f"it never comes: {self.play.scene}")

    def step(self) -> None:
        verbs = dict(reversed(self.offered()))
        ways = ("seen", "mine", "confirm", "roll", "lift", "nobody")
        for verb in (*ways, "hide") if self.play.scene.kind == "look" else ways:
            if verb in verbs:
                self.browser.do(verb, "", "")
                return
        sketch = self.play.sketch
        if sketch and (picks := [pick.key for pick in sketch.picks if not pick.chosen]):
            self.browser.do("pick", picks[0], "")
        elif "open" in verbs:
            self.browser.do("open", "", "")
        else:
            self.browser.worker.toil()
            later, self.browser.later = self.browser.later, []
            for one in later:
                one()


def is_free(play: Play) -> bool:
    """Nothing lies over the table."""
    return not (play.handover or play.climaxes.now) and (play.peek is None or play.peek.why == "act")


def at_turn(play: Play) -> bool:
    return play.scene.kind == "choose" and play.session.table.phase == "turn" and play.scene.seat == 0


def at_question(play: Play) -> bool:
    need = play.scene.need
    return play.scene.kind == "choose" and bool(need and play.kit.around.question(need, play.session.table))


@pytest.mark.parametrize("bots", [PEOPLE, ALONE], ids=["people", "alone"])
def test_a_roll_and_a_split_take_five_taps(bots: tuple[str, ...]) -> None:
    for seed in range(1, 30):
        taps = Taps(CARD_GAME, bots, seed)
        taps.until(lambda play: play.scene.kind == "roll" and play.scene.seat == 0)
        taps.tap("pick roll")
        if taps.play.session.table.die == "6":
            break
    one, other = taps.play.session.table.agents[:2]
    assert 1 + taps.counted(f"pick step:{one}", f"pick go:{one}:4", f"pick step:{other}", "confirm") == 5
    spent = next(event.value for event in taps.play.session.log.events if event.kind == "choose")
    assert sorted(spent)[-2:] == [2, 4] and sum(spent) == 6


@pytest.mark.parametrize("bots", [PEOPLE, ALONE], ids=["people", "alone"])
@pytest.mark.parametrize("game", [STAKE_GAME, BID_GAME])
def test_a_move_of_an_agent_takes_three_taps(game: str, bots: tuple[str, ...]) -> None:
    taps = Taps(game, bots)
    taps.until(at_turn)
    who = next(pick.key for pick in taps.play.sketch.picks if pick.key.startswith("agent:"))  # type: ignore[union-attr]
    taps.tap(f"pick {who}")
    to = next(pick.key for pick in taps.play.sketch.picks if pick.key.startswith("city:"))  # type: ignore[union-attr]
    assert 1 + taps.counted(f"pick {to}", "confirm") == 3


def test_a_secret_bid_takes_five_taps_alone_and_one_more_to_hand_the_device_over() -> None:
    alone = Taps(BID_GAME, ALONE)
    alone.until(at_turn)
    assert alone.counted("pick bid", "confirm", "pick on:ming", "pick note::1000", "confirm") == 5
    assert alone.play.session.view(0).purse.amount("ming") == 1000
    around = Taps(BID_GAME, PEOPLE)
    around.until(at_turn)
    assert around.counted("pick bid", "confirm", "mine", "pick on:ming", "pick note::1000", "confirm") == 6


def test_an_amount_is_set_by_slider_steps_or_hand_and_never_more_than_there_is() -> None:
    taps = Taps(STAKE_GAME, ALONE)
    taps.until(lambda play: play.sketch is not None and play.scene.kind == "seal")
    taps.tap("pick on:english")
    assert 'value="0"' in taps.painted and 'data-do="amount" data-with="set:english"' in taps.painted
    for typed, says in (("1500", "1,500"), ("2.340", "2,300"), ("99 999", "10,000"), ("junk", "10,000"), ("0", "0")):
        taps.browser.do("amount", "set:english", typed)
        assert f'aria-valuetext="{says}"' in taps.painted
    assert len(taps.play.draft) == 2, "a slider leaves one step to take back, not a hundred"
    taps.tap("amount set:english:100", "amount set:english:200", "confirm")
    assert taps.play.session.view(0).purse.amount("english") == 200


def test_who_plays_alone_is_told_what_they_have_on_the_agent_in_question() -> None:
    taps = Taps(STAKE_GAME, ALONE)
    taps.until(at_question)
    assert "Do you object?" in taps.painted and "You have 0 on the " in taps.painted
    assert "Money left" in taps.browser.regions["own"], "the own money is in sight"
    taps.tap("own")
    assert "Money left" not in taps.painted


@pytest.mark.parametrize("bots", [PEOPLE, ALONE], ids=["people", "alone"])
def test_an_objection_is_one_tap_and_so_is_none(bots: tuple[str, ...]) -> None:
    taps = Taps(STAKE_GAME, bots)
    taps.until(at_question)
    answers = {with_ for verb, with_ in taps.offered() if verb == "pick"}
    assert answers == {"allow", "object"}
    assert taps.counted("pick allow") == 1


def test_around_one_device_all_are_asked_at_once() -> None:
    taps = Taps(STAKE_GAME, ("", "", ""))
    taps.until(at_question)
    assert "Does anybody object?" in taps.painted and "Do you object?" not in taps.painted
    mover = taps.play.session.table.active
    asked = [with_ for verb, with_ in taps.offered() if verb == "pick"]
    assert asked == ["nobody", *(f"by:{(mover + n) % 3}" for n in (1, 2))]
    assert taps.counted("pick nobody") == 1
    values = [event.value for event in taps.play.session.log.events][-2:]
    assert values == ["allow", "allow"]
    taps.tap("undo")
    assert "Does anybody object?" in taps.painted, "all of it is taken back at once"
    assert taps.counted(f"pick {asked[2]}") == 1
    said = [(event.seat, event.value) for event in taps.play.session.log.events][-2:]
    assert said == [((mover + 1) % 3, "allow"), ((mover + 2) % 3, "object")]


def test_who_has_publicly_nothing_to_say_is_not_asked() -> None:
    """Nobody has bid yet: everybody knows that nobody can challenge."""
    taps = Taps(BID_GAME, ("", "", ""))
    taps.until(lambda play: play.scene.kind == "choose" and play.session.table.phase == "turn")
    who = next(pick.key for pick in taps.play.sketch.picks if pick.key.startswith("agent:"))  # type: ignore[union-attr]
    turn = taps.play.session.table.turn
    taps.tap(f"pick {who}")
    to = next(pick.key for pick in taps.play.sketch.picks if pick.key.startswith("city:"))  # type: ignore[union-attr]
    taps.tap(f"pick {to}", "confirm")
    assert taps.play.session.table.turn == turn + 1
    assert [event.value for event in taps.play.session.log.events][-2:] == ["pass", "pass"]
    taps.tap("undo")
    assert taps.play.session.table.turn == turn and taps.play.session.table.phase == "turn"


def test_in_a_room_nobody_waits_for_who_has_publicly_nothing_to_say() -> None:
    """The device answers for its player by itself, and only once."""
    anna, bob = at_one_table(BID_GAME)
    ends = {one: names(one) for one in (anna, bob)}
    turn = 0
    for _ in range(60):
        table = anna.app.page.session.table  # type: ignore[attr-defined]
        if table.phase == "turn" and table.turn > turn + 1:
            break
        for one in (anna, bob):
            page = one.app.page
            assert isinstance(page, Play)
            if page.scene.kind == "choose" and (sketch := page.sketch):
                assert page.session.table.phase != "challenge", "somebody is asked who cannot challenge"
                turn = turn or page.session.table.turn
                picks = [pick.key for pick in sketch.picks if not pick.chosen and pick.key != "bid"]
                one.do("confirm") if sketch.move else one.do("pick", picks[0])
            carry(anna, bob, ends)
            beat(one)
            carry(anna, bob, ends)
    said = [(event.seat, event.value) for event in anna.app.page.session.log.events if event.value == "pass"]  # type: ignore[attr-defined]
    assert len(said) >= 2 and {seat for seat, _ in said} == {0, 1}
    assert anna.app.page.session.log.head == bob.app.page.session.log.head  # type: ignore[attr-defined]


def test_four_suitcases_are_packed_by_three_taps_or_by_chance_and_placed_by_one_each() -> None:
    taps = Taps(DUEL_GAME, ALONE)
    taps.until(lambda play: play.sketch is not None and play.scene.kind == "seal")
    cases = [pick.key.split(":")[1] for pick in taps.play.sketch.picks]  # type: ignore[union-attr]
    assert len(cases) == 4 and taps.painted.count('class="secret pick') == 4
    taps.tap("shuffle")
    drawn = taps.play.draft
    assert taps.play.sketch.move is not None  # type: ignore[union-attr]
    taps.tap("over")
    assert drawn and not taps.play.draft
    assert taps.counted(f"pick fill:{cases[1]}:5", f"pick fill:{cases[0]}:3", f"pick fill:{cases[3]}:1", "confirm") == 4
    assert taps.play.session.view(0).contents == ("3", "5", "bomb", "1")
    taps.until(lambda play: play.scene.kind == "choose" and play.session.table.phase == "place")
    assert 'class="choice-list unseen"' in taps.painted, "no wall of buttons"
    city = taps.play.sketch.picks[0].key  # type: ignore[union-attr]
    assert taps.counted(f"pick {city}") == 1


def test_the_foot_always_holds_what_can_be_done_next() -> None:
    """Through whole openings of games with bots: an enabled button at the foot, and never a dead one."""
    for game in (CARD_GAME, STAKE_GAME, BID_GAME, DUEL_GAME):
        taps = Taps(game, ALONE)
        for _ in range(60):
            if not isinstance(taps.app.page, Play):
                break
            play = taps.play
            if is_free(play):
                foot = taps.browser.regions["actions"]
                assert "aria-disabled" not in foot
                if play.scene.kind != "wait":
                    verbs = [tag[1] for tag in CONTROL.finditer(foot)]
                    assert set(verbs) - {"undo", "over"}, f"{game}: {play.scene.kind} {verbs}"
            taps.step()
