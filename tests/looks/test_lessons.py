"""Every step of every lesson, looked at in each language, in a size and with letters that change from step to step."""

import pytest
from pages.learner import Learner
from pages.player import by_click
from playwright.sync_api import Browser, Page
from shelf import HOUSE

from games.contract.kit import kit
from looks.test_scenes import told
from looks.visit import LANGUAGES, LETTERS, SIZES, Way, visit
from screenshots.walk import open_home
from web.make.serve import Site


def ways(step: int) -> list[Way]:
    """One for each language. The sizes are seven and the letters two: in fourteen steps each language meets all."""
    numbered = enumerate(LANGUAGES, step)
    return [Way(language, SIZES[n % len(SIZES)], LETTERS[n % len(LETTERS)]) for n, language in numbered]


@pytest.mark.parametrize("game", [game for game in HOUSE if kit(game).lesson])
def test_every_step_of_a_lesson_is_laid_out(browser: Browser, site: Site, desk: Page, game: str) -> None:
    page, found = open_home(browser, site.url, 3), list[tuple[str, Way, str]]()

    def look(step: int) -> None:
        found.extend((f"{game}, step {step}", way, str(one)) for way, one in visit(page, desk, ways(step), ()))

    learner = Learner(page, game, by_click)
    learner.enter()
    learner.follow(look)
    assert not found, told(found)
