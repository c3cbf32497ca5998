"""A climax in the real page: it lies over everything, takes its time, goes on at a touch, and gives the focus back."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from pages.friends import ASK
from pages.player import PATIENCE
from pages.solo import Solo
from playwright.sync_api import Page, TimeoutError, expect
from samples import CARD_GAME

# Every choice is a climax from now on, so that the first move shows one.
EVERY_CHOICE = """
import main
from games.contract.climax import Climax
from games.contract.kit import Kit
from games.drawing.limelight import mover, stage
frames = tuple(stage(mover("thing", "<circle r='40' fill='#fff'/>", 100 + 90 * at, 160)) for at in range(3))
def found(then, event, now, words, names, you):
    return Climax("A great moment", "It is over.", frames) if event.kind == "choose" and event.seat == 0 else None
Kit.climax = property(lambda kit: found)
main.app.change(climaxes={pace!r})
None
"""
ON_TOP = """() => {
  const on = document.querySelector('#climax-on'), {innerWidth: wide, innerHeight: high} = window;
  return [[5, 5], [wide / 2, high / 2], [wide - 5, high - 5]].every(([x, y]) => document.elementFromPoint(x, y) === on);
}"""
WATCH = """() => {
  window.stood = [];
  const look = () => {
    const it = document.querySelector('#climax'), now = performance.now();
    if (it && !window.began) window.began = now;
    if (!it && window.began) { window.stood.push(now - window.began); window.began = 0; }
    requestAnimationFrame(look);
  };
  look();
}"""
CARD = "document.querySelector('#climax > .climax-card')?.id"
BESIDE = """() => document.querySelector('#climax')
  ? ['turn', 'choices', 'actions'].map(id => document.getElementById(id)?.innerText ?? '').join('') : ''"""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def before_the_first_move(open_page: Callable[..., Page], pace: str, **options: object) -> Solo:
    player = Solo(open_page(**options), 3)
    player.sit_down(CARD_GAME, 2, "recruit")
    player.page.evaluate(ASK, EVERY_CHOICE.replace("{pace!r}", repr(pace)))
    return player


def move(player: Solo) -> Page:
    player.play(until=lambda: player.page.locator("#climax").count() > 0)
    return player.page


def tap_in_the_corner(page: Page) -> None:
    """Where the browser is busy it may take a tap for a long press: then people tap again."""
    page.evaluate("addEventListener('click', () => { window.cornered = true; }, true)")
    for _ in range(3):
        page.touchscreen.tap(30, 30)
        with suppress(TimeoutError):
            page.wait_for_function("window.cornered", timeout=PATIENCE)
            return
    raise AssertionError("no tap is felt")


@pytest.mark.parametrize("way", ["tap", "Escape", "Enter"])
def test_it_lies_over_everything_and_goes_on_at_a_touch(open_page: Callable[..., Page], way: str) -> None:
    page = move(before_the_first_move(open_page, "step", **PHONE))
    expect(page.locator("#climax-on")).to_be_focused()
    assert page.evaluate(ON_TOP), "wherever a finger comes down, it goes on"
    assert page.locator(".table[inert]").count() == 1 and not page.locator("#turn").inner_text()
    expect(page.locator("#climax p")).not_to_have_class("later")
    if way == "tap":
        tap_in_the_corner(page)
    else:
        page.keyboard.press(way)
    expect(page.locator("#climax")).to_have_count(0)
    assert page.locator("#turn").inner_text() and page.locator(".table[inert]").count() == 0


def test_it_stands_for_its_time_though_the_bots_are_hurried(open_page: Callable[..., Page]) -> None:
    player = before_the_first_move(open_page, "fast")
    player.page.evaluate(WATCH)
    page = move(player)
    page.keyboard.press("f")
    page.wait_for_function("window.stood.length > 0")
    assert page.evaluate("window.stood[0]") >= 1400


def test_no_climax_of_a_game_is_cut_short_by_bots_at_full_speed(open_page: Callable[..., Page]) -> None:
    """The bots are hurried all the time, a person touches nothing while a climax stands, and it keeps its 1.5 seconds;
    nothing of what comes after it stands beside it."""
    player = Patient(open_page(), 3)
    player.sit_down(CARD_GAME, 3, "recruit")
    page = player.page
    page.evaluate(ASK, "import main\nmain.app.change(climaxes='fast')\nNone")
    page.evaluate(WATCH)
    player.play(until=lambda: len(page.evaluate("window.stood")) >= 3)
    stood = page.evaluate("window.stood")
    assert len(stood) >= 3 and min(stood) >= 1400 and not player.glimpsed


class Patient(Solo):
    """Hurries the bots, and waits for every climax to pass by itself."""

    glimpsed = ""

    def press(self, verb: str, which: int) -> None:
        if verb != "seen":
            super().press(verb, which)
            return
        self.glimpsed += self.page.evaluate(BESIDE)
        self.page.keyboard.press("f")
        self.page.wait_for_function(
            "before => document.querySelector('#climax > .climax-card')?.id !== before",
            arg=self.page.evaluate(CARD),
            polling=30,
        )


def test_with_little_motion_nothing_moves(open_page: Callable[..., Page]) -> None:
    page = move(before_the_first_move(open_page, "step", reduced_motion="reduce"))
    assert "translate(280px" in (page.locator("#scene-thing").get_attribute("style") or "")
    assert page.evaluate("document.querySelector('#climax').getAnimations({subtree: true}).length") == 0
