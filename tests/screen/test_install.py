"""A hint on home says how to install the page here; it waits until there is a game, and goes when told to."""

from fake_browser import MemoryStorage, open_app
from test_app import put_game

from screen.home.install import SYSTEMS


def home_on(system: str) -> tuple[MemoryStorage, str]:
    storage = MemoryStorage()
    put_game(storage)
    app, browser = open_app(storage)
    browser.on = system
    app.refresh()
    return storage, browser.regions["stage"]


def test_each_system_is_told_its_own_way() -> None:
    assert len({home_on(system)[1] for system in SYSTEMS}) == len(SYSTEMS)
    assert "Add to Home Screen" in home_on("ios")[1]
    assert "install-hint" not in home_on("")[1], "a device that knows no way is told none"


def test_the_first_visit_has_only_a_way_to_the_sheet() -> None:
    app, browser = open_app()
    browser.on = "ios"
    app.refresh()
    assert "install-hint" not in browser.regions["stage"]
    browser.do("install", "", "")
    assert "Share" in browser.regions["sheet"] and "keep_games" not in browser.regions["sheet"]


def test_the_hint_goes_and_stays_away() -> None:
    storage, _ = home_on("android")
    _, browser = open_app(storage)
    browser.on = "android"
    browser.do("close_hint", "", "")
    assert "install-hint" not in browser.regions["stage"]
    app, browser = open_app(storage)
    browser.on = "android"
    app.refresh()
    assert "install-hint" not in browser.regions["stage"]


def test_firefox_is_asked_on_a_tap_and_its_answer_is_told() -> None:
    app, browser = open_app()
    browser.on, browser.keeps = "firefox", False
    app.refresh()
    browser.do("install", "", "")
    assert "Firefox asks you" in browser.regions["sheet"]
    browser.do("keep_games", "", "")
    assert "made no promise" in browser.regions["toast"]
