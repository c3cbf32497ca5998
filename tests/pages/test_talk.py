"""Talk against the clock in a real browser: all three endings of a round, and the clock across a reload."""

from collections.abc import Callable

import pytest
from pages.player import Touch, by_click, by_tap, same_secrets
from playwright.sync_api import BrowserContext, Page
from samples import TALK_GAME

from web.make.serve import Site

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1280, "height": 800}}
Open = Callable[..., BrowserContext]
EVERYTHING = "document.documentElement.outerHTML + document.title"
# The clock on the wall, which a test may put forward; it stays so across a reload. Every bell stroke is counted.
WALL_CLOCK = """
const real = Date.now.bind(Date);
const ahead = () => Number(sessionStorage.getItem('later') ?? 0);
Date.now = () => real() + ahead();
window.later = seconds => sessionStorage.setItem('later', ahead() + 1000 * seconds);
window.strokes = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { window.strokes += 1; return start.apply(this, at); };
"""
devices = pytest.mark.parametrize(("device", "touch"), [(PHONE, by_tap), (DESK, by_click)], ids=["phone", "desk"])


class Tablet:
    """One tablet for four friends, and fingers that only touch what the page shows."""

    def __init__(self, open_context: Open, site: Site, device: dict, touch: Touch, seed: int = 1) -> None:
        context = open_context(**device)
        context.add_init_script(same_secrets(seed) + WALL_CLOCK)
        self.page: Page = context.new_page()
        self.touch = touch
        self.page.goto(site.url)
        self.page.locator("#boot").wait_for(state="detached")
        self.press("new", TALK_GAME)
        self.press("count", "4")
        for _ in range(4):
            self.touch(self.page.locator("#rounds-minus"))
        self.press("start")
        self.page.locator("[data-scene=look]").wait_for()

    def press(self, verb: str, thing: str = "") -> None:
        which = f"[data-do={verb}]" + (f"[data-with='{thing}']" if thing else "")
        self.touch(self.page.locator(f"{which}:visible").last)

    def look(self) -> int:
        """Everybody looks; gives back who is the spy."""
        spies = []
        self.press("open")
        for seat in range(4):
            self.press("mine")
            if "You are the spy" in self.page.locator("#cover").inner_text():
                spies.append(seat)
            self.press("hide")
        assert len(spies) == 1
        return spies[0]

    def start(self) -> int:
        spy = self.look()
        self.main()
        self.page.locator("[data-scene=floor]").wait_for()
        return spy

    def main(self) -> None:
        self.touch(self.page.locator(".actions .main"))

    def clock(self) -> str:
        return self.page.locator("#clock").inner_text()

    def ended(self) -> str:
        self.page.locator(".result").wait_for()
        return self.page.locator(".result").inner_text()


@devices
def test_a_round_that_ends_by_accusation(open_context: Open, site: Site, device: dict, touch: Touch) -> None:
    tablet = Tablet(open_context, site, device, touch)
    spy = tablet.start()
    accuser, *others = [seat for seat in range(4) if seat != spy]
    tablet.touch(tablet.page.locator("#pieces .pick").first)
    assert tablet.page.locator(".spy-arrow.point").count() == 1
    for step in ("accuse", f"by:{accuser}", f"of:{spy}"):
        tablet.press("pick", step)
    tablet.press("confirm")
    assert tablet.page.locator("#clock .stopped").count() == 1
    tablet.press("open")
    for _ in others:
        tablet.press("mine")
        tablet.press("pick", "yes")
        tablet.press("confirm")
    tablet.press("lift")
    tablet.press("lift")
    assert "The accusation caught the spy." in tablet.ended()


@devices
def test_a_round_that_ends_with_the_spys_guess(open_context: Open, site: Site, device: dict, touch: Touch) -> None:
    tablet = Tablet(open_context, site, device, touch, seed=2)
    spy = tablet.start()
    page = tablet.page
    tablet.press("secrets", str((spy + 1) % 4))
    tablet.press("mine")
    assert page.locator("[data-do=act]").count() == 0, "an agent finds no such button"
    place = page.locator("#cover figcaption strong").first.inner_text()
    tablet.press("hide")
    assert place not in page.locator("#cover").inner_html()
    tablet.press("secrets", str(spy))
    tablet.press("mine")
    tablet.touch(page.locator(".tile.mark").nth(5))
    assert page.locator(".tile.mark[aria-pressed=true]").count() == 1
    tablet.press("act", "reveal")
    tablet.press("act", "reveal")
    page.locator("[data-scene=choose]").wait_for()
    assert "You are the spy" not in page.evaluate(EVERYTHING)
    tablet.touch(page.locator("#choices .choice", has_text=place).first)
    tablet.press("confirm")
    assert "The spy named the right place." in tablet.ended()


@devices
def test_a_round_that_ends_when_time_is_up_after_a_reload(
    open_context: Open, site: Site, device: dict, touch: Touch
) -> None:
    tablet = Tablet(open_context, site, device, touch, seed=3)
    spy = tablet.start()
    page = tablet.page
    page.evaluate("later(60)")
    page.wait_for_function("document.querySelector('#clock').textContent < '7:01'")
    page.reload()
    page.locator("#boot").wait_for(state="detached")
    tablet.press("continue")
    page.locator("[data-scene=floor]").wait_for()
    page.wait_for_function("document.querySelector('#clock').textContent < '7:01'")
    assert tablet.clock() > "6:00"
    tablet.touch(page.locator("#pieces .pick").first)
    page.evaluate("later(420)")
    page.locator("[data-scene=choose]").wait_for()
    assert page.evaluate("strokes") > 0, "the bell has rung"
    order = [page.locator("[data-scene]").get_attribute("data-scene")]
    for _ in range(4):
        others = page.locator("#choices [data-do=pick]")
        mine = others.filter(has=page.locator("span")).evaluate_all("all => all.map(one => one.dataset.with)")
        tablet.press("pick", f"seat:{spy}" if f"seat:{spy}" in mine else mine[0])
    assert order == ["choose"]
    tablet.main()
    tablet.press("open")
    for _ in range(4):
        tablet.press("mine")
        mine = page.locator("#choices [data-do=pick]").evaluate_all("all => all.map(one => one.dataset.with)")
        tablet.press("pick", f"seat:{spy}" if f"seat:{spy}" in mine else mine[0])
        tablet.press("confirm")
    tablet.press("lift")
    tablet.press("lift")
    assert "The final vote caught the spy." in tablet.ended()


def test_a_tab_that_sleeps_through_the_end_wakes_to_it(open_context: Open, site: Site) -> None:
    tablet = Tablet(open_context, site, DESK, by_click, seed=4)
    tablet.start()
    tablet.page.evaluate("later(3600)")
    tablet.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    tablet.page.locator("[data-scene=choose]").wait_for()
    assert tablet.clock() == "0:00"
