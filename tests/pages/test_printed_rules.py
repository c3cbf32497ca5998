"""The summary of the rules of each game, printed from the page: one sheet of A4 in every language."""

import re

import pytest
from pages.friends import ASK
from pages.test_alone import DESK, Open, open_home
from pages.test_lessons import TAUGHT

from games.contract.lesson import LANGUAGES
from web.make.serve import Site

OPEN = "import main\nmain.app.change(language={language!r})\nmain.app.do('help', {game!r}, '')\nNone"
SHEETS = re.compile(rb"/Type\s*/Page\b(?!s)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_fits_on_one_sheet(open_context: Open, site: Site, language: str) -> None:
    page = open_home(open_context, site, 3, **DESK)
    for game in TAUGHT:
        page.evaluate(ASK, OPEN.format(language=language, game=game))
        page.locator(".one-page").wait_for(state="attached")
        printed = page.pdf(format="A4", prefer_css_page_size=True)
        assert len(SHEETS.findall(printed)) == 1, game
        page.keyboard.press("Escape")
        page.locator(".one-page").wait_for(state="detached")
