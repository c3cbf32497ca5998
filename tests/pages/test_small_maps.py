"""On a phone, upright and on its side: the board comes closer to what can be chosen and goes back, everything on it is
large enough, it fills the screen on a tap, and a notch hides nothing."""

from collections.abc import Callable

import pytest
from pages.player import Player
from playwright.sync_api import Page
from samples import BID_GAME, CARD_GAME, DUEL_GAME, STAKE_GAME

UPRIGHT, ASIDE = (390, 844), (844, 390)
LETTER, FINGER, NOTCH = 11, 44, 47
CLEAR = 24  # px: on a board that stays as it is a finger beside a piece means it, and the list has its twin
MAPS = [STAKE_GAME, BID_GAME, DUEL_GAME]
BOARDS = [*MAPS, CARD_GAME]
MOVES = 200
# The board has stopped moving, and has had a frame to look at what can be chosen.
SETTLED = """async () => {
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  await frame();
  const moving = () => document.getAnimations().filter(one => one.effect.target?.closest('.board')
    && one.effect.getComputedTiming().iterations !== Infinity);
  while (moving().length) await Promise.allSettled(moving().map(one => one.finished));
  return true;
}"""
SMALLEST_LETTER = """() => Math.min(...[...document.querySelectorAll('.ground .atlas-name, .ground .atlas-title')]
  .filter(it => it.checkVisibility({visibilityProperty: true}))
  .map(it => parseFloat(getComputedStyle(it).fontSize) * it.getScreenCTM().a), 999)"""
PICKS = """() => {
  const frame = (document.querySelector('.glass') ?? document.querySelector('.board')).getBoundingClientRect();
  const isDie = it => it.dataset.with === 'roll'; // the button beside it is large
  return [...document.querySelectorAll('.board .pick')].filter(it => !isDie(it)).map(it => {
    const {left, top, right, bottom, width, height} = it.getBoundingClientRect();
    const x = (left + right) / 2, y = (top + bottom) / 2;
    return {side: Math.min(width, height), isIn: x > frame.left && x < frame.right && y > frame.top && y < frame.bottom,
      key: it.dataset.with};
  });
}"""
ZOOM = """() => {
  const world = document.querySelector('.world');
  return world ? new DOMMatrix(getComputedStyle(world).transform).a : 1;
}"""
BOXES = """() => ['.board-box', '.side'].map(one => document.querySelector(one).getBoundingClientRect())
  .map(({left, top, right, bottom}) => [left, top, right, bottom])"""

TEXTS = """() => [...document.querySelectorAll('.side button, .side h2, .side p, .top-bar button')]
  .filter(it => it.checkVisibility()).map(it => it.getBoundingClientRect()).map(({left, right}) => [left, right])"""
SPREAD = """() => {
  const frame = (document.querySelector('.glass') ?? document.querySelector('.board')).getBoundingClientRect();
  const all = [...document.querySelectorAll('.board .pick')].map(it => it.getBoundingClientRect());
  const long = (low, high) => Math.max(...all.map(it => it[high])) - Math.min(...all.map(it => it[low]));
  const world = document.querySelector('.world') ?? document.body;
  const room = 92 * frame.width / 1080 * new DOMMatrix(getComputedStyle(world).transform).a;
  return Math.max((long('left', 'right') + room) / frame.width, (long('top', 'bottom') + room) / frame.height);
}"""


def at_table(open_page: Callable[..., Page], game: str, size: tuple[int, int]) -> Player:
    page = open_page(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    player = Player(page, 5)
    player.start(2, game=game)
    return player


def until_picks(player: Player) -> list[dict[str, object]]:
    """Goes on until something on the board can be chosen. What can."""
    for _ in range(MOVES):
        player.page.evaluate(SETTLED)
        if picks := player.page.evaluate(PICKS):
            return list(picks)
        player.step()
    raise AssertionError("nothing on the board can ever be chosen")


@pytest.mark.parametrize("size", [UPRIGHT, ASIDE], ids=["upright", "aside"])
@pytest.mark.parametrize("game", BOARDS)
def test_what_can_be_chosen_is_in_sight_and_large_enough(
    open_page: Callable[..., Page], game: str, size: tuple[int, int]
) -> None:
    player = at_table(open_page, game, size)
    for _ in range(4):
        picks = until_picks(player)
        assert all(pick["isIn"] for pick in picks), "something that can be chosen is out of sight"
        zoom, sides = player.page.evaluate(ZOOM), [float(str(pick["side"])) for pick in picks]
        # Where they stand far apart all are shown at once, and a finger that could mean two of them comes closer first.
        least = FINGER - 0.5 if game in MAPS else CLEAR
        assert min(sides) >= least or spread(player.page) > 0.8, f"{min(sides)} px at {zoom:.1f}"
        assert player.page.evaluate(SMALLEST_LETTER) >= LETTER - 0.1
        player.step()


def spread(page: Page) -> float:
    """How much of the board's width or height the things that can be chosen take."""
    share: float = page.evaluate(SPREAD)
    return share


@pytest.mark.parametrize("game", MAPS)
def test_a_finger_that_could_mean_two_pieces_comes_closer_first(open_page: Callable[..., Page], game: str) -> None:
    """Whatever lies under a finger is large enough for it when it is chosen."""
    player = at_table(open_page, game, UPRIGHT)
    for _ in range(3):
        picks = until_picks(player)
        least = min(picks, key=lambda pick: float(str(pick["side"])))
        player.touch(player.page.locator(f".board .pick[data-with='{least['key']}']").first)
        player.step()


def test_a_finger_beside_a_small_piece_means_it(open_page: Callable[..., Page]) -> None:
    """Pieces that stand in all corners are shown small: each has 44 px to be tapped in all the same."""
    player = at_table(open_page, BID_GAME, UPRIGHT)
    until_picks(player)
    pick = player.page.locator(".board .pick").first
    box = pick.bounding_box()
    assert box and box["width"] < FINGER
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    player.page.touchscreen.tap(x + 26 if x < UPRIGHT[0] / 2 else x - 26, y)
    assert not player.page.locator(".board .pick.chosen").count(), "so far beside it nothing is meant"
    player.page.touchscreen.tap(x + 20 if x < UPRIGHT[0] / 2 else x - 20, y)
    player.page.locator(".board .pick.chosen").wait_for()


@pytest.mark.parametrize("game", MAPS)
def test_the_board_fills_the_screen_on_a_tap_and_the_next_step_stays(
    open_page: Callable[..., Page], game: str
) -> None:
    player = at_table(open_page, game, UPRIGHT)
    until_picks(player)
    page = player.page
    before = page.locator(".glass").bounding_box()
    page.locator("[data-zoom=full]").click()
    page.evaluate(SETTLED)
    after = page.locator(".glass").bounding_box()
    assert before and after and after["height"] > 1.5 * before["height"] and after["width"] >= before["width"]
    assert all(pick["isIn"] for pick in page.evaluate(PICKS))
    page.locator(".board .pick").first.evaluate("it => it.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    page.locator("[data-do=undo], [data-do=confirm]").first.wait_for()
    page.locator("[data-zoom=full]").click()
    page.evaluate(SETTLED)
    assert page.locator(".glass").bounding_box() == before


@pytest.mark.parametrize("game", BOARDS)
def test_on_its_side_the_board_and_the_panel_stand_beside_each_other_and_free_of_the_notch(
    open_page: Callable[..., Page], game: str
) -> None:
    player = at_table(open_page, game, ASIDE)
    page = player.page
    insets = {"left": NOTCH, "right": NOTCH, "bottom": 21}
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    page.evaluate(SETTLED)
    (left, _, right, _), (beside, _, end, _) = page.evaluate(BOXES)
    assert left >= NOTCH and right <= beside + 1 and end <= ASIDE[0]
    texts = page.evaluate(TEXTS)
    assert texts and all(left >= NOTCH - 1 and right <= ASIDE[0] - NOTCH + 1 for left, right in texts)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_finger_that_rests_on_the_board_selects_nothing(open_page: Callable[..., Page]) -> None:
    page = at_table(open_page, BID_GAME, UPRIGHT).page
    styles = page.evaluate("""() => [...document.querySelectorAll('.board, .board text')]
      .map(it => getComputedStyle(it).userSelect)""")
    assert set(styles) == {"none"}
