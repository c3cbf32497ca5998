"""Two real tabs of one browser: what one keeps, the other never loses. In Chromium, Firefox and WebKit."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from pages.files import CATCH, GIVE
from pages.other_browsers import SIZE, opened
from pages.tabs import ELSEWHERE, Tabs, ask, at_table, play_on, press, shows
from playwright.sync_api import Playwright

from web.make import install
from web.make.serve import Site

PATIENCE = 120_000  # a start that is too slow would fail every case of this browser
# A tab that hears nothing and says nothing, as in a browser that has put it to sleep.
DEAF = "() => { BroadcastChannel.prototype.postMessage = () => {}; window.cabinet.tabs.listen(() => {}); }"
NOTE = "import main\nmain.app.page.session.write_note(0, 'page', {!r}, at_once=True)\nawait main.app.saving.finish()"


@pytest.fixture(scope="module", params=["chromium", "firefox", "webkit"])
def browser(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Any]:
    with chromium(playwright) if request.param == "chromium" else opened(playwright, request.param) as one:
        yield one


@contextmanager
def chromium(playwright: Playwright) -> Iterator[Any]:
    launched = playwright.chromium.launch(executable_path=install.browser(), args=install.FLAGS)
    context = launched.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en")
    context.set_default_timeout(PATIENCE)
    yield context
    launched.close()


@pytest.fixture(scope="module")
def tabs(browser: Any, dist: Path) -> Iterator[Tabs]:
    """The same two tabs for all cases in one browser; each case begins a game of its own."""
    host = Site(dist, "/some/sub/path/")
    yield Tabs(browser, host.url)
    host.stop()


def test_a_game_that_is_open_in_one_tab_is_not_opened_in_the_other(tabs: Tabs) -> None:
    id_ = tabs.begin(21)
    press(tabs.second, "continue")
    shows(tabs.second, ELSEWHERE, "#stage h1")
    at_table(tabs.first)
    assert tabs.events_in(id_) > 1


def test_the_other_tab_takes_a_game_over_with_every_move_and_the_first_says_so(tabs: Tabs) -> None:
    id_ = tabs.begin(22)
    before = tabs.games()[id_]
    press(tabs.second, "continue")
    press(tabs.second, "here")
    at_table(tabs.second)
    shows(tabs.first, ELSEWHERE, "#stage h1")
    assert json.loads(tabs.games()[id_])["log"] == json.loads(before)["log"]


def test_what_is_played_in_the_other_tab_is_there_when_the_first_takes_the_game_back(tabs: Tabs) -> None:
    id_ = tabs.begin(23)
    before = tabs.events_in(id_)
    press(tabs.second, "continue")
    press(tabs.second, "here")
    at_table(tabs.second)
    play_on(tabs.second, 24)
    ask(tabs.second, NOTE.format("played there"))
    press(tabs.first, "here")
    at_table(tabs.first)
    assert ask(tabs.first, "import main\nmain.app.page.session.pockets[0].note('page')") == "played there"
    assert tabs.events_in(id_) >= before


def test_a_tab_that_is_closed_leaves_its_game_to_the_other(tabs: Tabs) -> None:
    id_ = tabs.begin(25)
    before = tabs.events_in(id_)
    press(tabs.second, "continue")
    shows(tabs.second, ELSEWHERE, "#stage h1")
    tabs.first.close()
    press(tabs.second, "here")
    at_table(tabs.second)
    assert tabs.events_in(id_) >= before
    tabs.first = tabs.open()


def test_a_game_that_one_tab_plays_is_not_deleted_in_the_other(tabs: Tabs) -> None:
    id_ = tabs.begin(26)
    press(tabs.second, "shelf")
    press(tabs.second, "delete", id_)
    shows(tabs.second, ELSEWHERE, "#stage h1")
    at_table(tabs.first)
    assert tabs.events_in(id_) > 1


def test_a_tab_that_does_not_answer_is_passed_over(tabs: Tabs) -> None:
    id_ = tabs.begin(27)
    before = tabs.events_in(id_)
    tabs.first.evaluate(DEAF)
    press(tabs.second, "continue")
    shows(tabs.second, ELSEWHERE, "#stage h1")
    press(tabs.second, "here")
    at_table(tabs.second)
    assert tabs.events_in(id_) >= before
    tabs.load(tabs.first)


def test_a_tab_that_was_passed_over_keeps_nothing_of_its_own_and_says_so(tabs: Tabs) -> None:
    id_ = tabs.begin(28)
    tabs.first.evaluate(DEAF)
    press(tabs.second, "continue")
    press(tabs.second, "here")
    at_table(tabs.second)
    play_on(tabs.second, 29)
    ask(tabs.second, NOTE.format("here first"))
    kept = tabs.games()[id_]
    ask(tabs.first, NOTE.format("too late"))
    shows(tabs.first, ELSEWHERE, "#stage h1")
    shows(tabs.first, "could not be saved")
    assert tabs.games()[id_] == kept
    tabs.load(tabs.first)


def test_a_new_name_from_one_tab_and_a_move_in_the_other_are_both_kept(tabs: Tabs) -> None:
    id_ = tabs.begin(30)
    press(tabs.second, "shelf")
    press(tabs.second, "rename", id_)
    tabs.second.locator("#new-name").wait_for()
    tabs.second.locator("#new-name").fill("The long night")
    press(tabs.second, "keep")
    shows(tabs.second, "The long night")
    play_on(tabs.first, 31)
    ask(tabs.first, NOTE.format("played on"))
    assert tabs.label(id_)["title"] == "The long night"
    press(tabs.second, "back")
    press(tabs.second, "continue")
    press(tabs.second, "here")
    at_table(tabs.second)
    assert ask(tabs.second, "import main\nmain.app.page.session.pockets[0].note('page')") == "played on"


def test_a_file_of_a_game_that_the_other_tab_plays_becomes_a_game_of_its_own(tabs: Tabs) -> None:
    id_ = tabs.begin(32)
    tabs.second.bring_to_front()
    tabs.second.evaluate(CATCH)
    press(tabs.second, "shelf")
    press(tabs.second, "export", id_)
    file = tabs.second.wait_for_function("() => window.handedOut", polling=50).json_value()
    play_on(tabs.first, 33)
    ask(tabs.first, NOTE.format("played on"))
    kept, others = tabs.games()[id_], {*tabs.games()}
    tabs.second.bring_to_front()
    tabs.second.evaluate(GIVE, file)
    press(tabs.second, "import")
    shows(tabs.second, "is on the shelf", "#toast")
    (new,) = {*tabs.games()} - others
    assert tabs.games()[id_] == kept and tabs.games()[new] != kept
    at_table(tabs.first)


def test_settings_of_both_tabs_are_kept_and_followed(tabs: Tabs) -> None:
    tabs.begin(34)
    ask(tabs.first, "import main\nmain.app.change(text_size='large')")
    press(tabs.second, "theme")
    press(tabs.second, "language", "nl")
    tabs.first.bring_to_front()
    tabs.first.wait_for_function("() => document.documentElement.lang === 'nl'", polling=50)
    kept = json.loads(tabs.rows()["settings"])
    assert kept["language"] == "nl" and kept["theme"] in ("light", "dark") and kept["asked_to_persist"] is True
    assert kept["text_size"] == "large"
    press(tabs.second, "language", "en")


def test_what_is_private_is_not_readable_in_the_storage(tabs: Tabs) -> None:
    """The key lies apart, and no script reads it."""
    id_ = tabs.begin(35)
    seed = ask(tabs.first, "import main\nmain.app.page.session.match.dealer.seed")
    kept = tabs.games()[id_]
    assert json.loads(kept)["private"].startswith("sealed ") and seed not in kept
    key = """() => new Promise(done => {
      const open = indexedDB.open('cabinet-noir-key', 1);
      open.onsuccess = () => {
        open.result.transaction('keys').objectStore('keys').get('games').onsuccess = ({ target: { result } }) =>
          done([result.extractable, result.usages.join()]);
      };
    })"""
    assert tabs.second.evaluate(key) == [False, "sign"]
