"""Lessons in a real browser: played to the end by touch and by keyboard, and laid out in four languages."""

from pathlib import Path

import pytest
from pages.learner import Learner
from pages.player import by_keys, by_tap
from pages.test_alone import DESK, PHONE, Open, open_home
from playwright.sync_api import expect

import games
from games.contract.kit import kit
from games.contract.lesson import LANGUAGES
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

    def check(_: int) -> None:
        assert page.evaluate(LAID_OUT) == [True, True, True], page.locator("#turn").inner_text()

    learner.follow(check)
    expect(page.locator("#seats .other")).to_have_count(len(learner.lesson.others))
