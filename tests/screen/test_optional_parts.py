"""What a game leaves out hides its button: on its card, at the table, in the menu and after the game."""

import pytest
from fake_browser import open_app

from games.contract.kit import kit
from screen.app.skeleton import has_rules
from screen.play.page import Play
from table import catalog

HELP = 'data-do="help"'


@pytest.mark.parametrize("name", catalog.NAMES)
def test_rules_to_read_have_a_button_only_where_there_are_any(name: str) -> None:
    is_explained = bool(kit(name).help)
    assert has_rules(name) is is_explained
    app, browser = open_app()
    card = browser.regions["stage"].split('game-card"')[1 + catalog.NAMES.index(name)].split("</article>")[0]
    assert (HELP in card) is is_explained
    browser.do("new", name, "")
    browser.do("start", "", "")
    assert isinstance(app.page, Play)
    assert not app.page.handover and (HELP in browser.regions["stage"]) is is_explained
    browser.do("menu", "", "")
    assert (HELP in browser.regions["sheet"]) is is_explained
