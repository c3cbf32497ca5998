"""Lessons in a real browser: played to the end by touch and by keyboard, and laid out in four languages."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pages.player import Touch, by_keys, by_tap
from pages.test_alone import DESK, PHONE, Open, open_home
from playwright.sync_api import Page, expect

import games
from games.contract.kit import kit
from games.contract.lesson import LANGUAGES, LIFT, ROLL, SECRETS, Lesson, Step, said
from table.catalog import NAMES
from web.make.serve import Site

HOME = Path(games.__file__).parent
# The site has the games of the house alone; the example's lesson is learned without a browser.
TAUGHT = [name for name in NAMES if kit(name).lesson and (HOME / name).is_dir()]
# Nothing wider than the screen, the words of the step in sight, and the button or the lit pick not under anything.
LAID_OUT = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth, box = document.querySelector('#turn .hint');
  const {top, bottom, width} = box.getBoundingClientRect();
  return [wide <= 0, top >= 0 && bottom <= innerHeight && width > 0, box.scrollWidth <= box.clientWidth + 1];
}"""


def lesson_of(game: str) -> Lesson:
    found = kit(game).lesson
    assert found is not None
    return found


class Learner:
    """Somebody who does what each step asks for, with one kind of hands."""

    def __init__(self, page: Page, game: str, touch: Touch) -> None:
        self.page, self.game, self.touch, self.lesson = page, game, touch, lesson_of(game)

    def enter(self) -> None:
        self.touch(self.page.locator(f"[data-do=lesson][data-with={self.game}]"))
        self.page.locator("[data-scene]").wait_for()

    def follow(self, after: Callable[[], None] = lambda: None) -> None:
        for number, step in enumerate(self.lesson.steps):
            if not said(step.text, "en"):
                continue
            expect(self.page.locator("#turn-name")).to_contain_text(f" {number + 1} ")
            after()
            self.do(step)
        expect(self.page.locator("[data-do=next]")).to_have_count(0)

    def do(self, step: Step) -> None:
        page = self.page
        if not step.is_tried:
            self.touch(page.locator("#actions [data-do=next]"))
        elif step.taps == SECRETS:
            self.touch(page.locator("#actions [data-do=secrets]"))
            self.touch(page.locator("#cover [data-do=hide]").first)
        elif step.act:
            self.touch(page.locator("#actions [data-do=secrets]"))
            for _ in range(2):
                self.touch(page.locator(f"#cover [data-do=act][data-with='{step.act}']"))
        elif step.taps in (ROLL, LIFT):
            self.touch(page.locator(f"#actions [data-do={'roll' if step.taps == ROLL else 'lift'}]"))
        else:
            self.build(step)

    def build(self, step: Step) -> None:
        page, before = self.page, self.page.locator("#turn-name").inner_text()
        for number, _ in enumerate(step.wrong):
            self.touch(page.locator(f".side [data-with='wrong:{number}']").first)
            expect(page.locator("#toast .toast")).to_be_visible()
            self.touch(page.locator("[data-do=toast-away]"))
        for tap, following in zip(step.taps, (*step.taps[1:], step.taps[-1]), strict=True):
            lit = page.locator(f".side [data-with='{tap}']")
            page.locator(f".side :is([data-with='{tap}'], [data-with='{following}'])").first.wait_for()
            if tap == following or lit.count():  # else the page has filled it in
                self.touch(lit.first)
        confirm = page.locator("#actions [data-do=confirm]")
        if page.locator("#turn-name").inner_text() == before and confirm.count():
            self.touch(confirm)


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_learned_to_its_end_and_every_step_is_laid_out(
    open_context: Open, site: Site, game: str, language: str
) -> None:
    """By keyboard in Dutch, by finger in the other languages."""
    device, touch = (DESK, by_keys) if language == "nl" else (PHONE, by_tap)
    page = open_home(open_context, site, 3, **device, locale=language)
    learner = Learner(page, game, touch)
    learner.enter()

    def check() -> None:
        assert page.evaluate(LAID_OUT) == [True, True, True], page.locator("#turn").inner_text()

    learner.follow(check)
    expect(page.locator("#seats .other")).to_have_count(len(learner.lesson.others))
