"""The app never shows a dead page, sends no more than it must, and back is always one step back."""

from fake_browser import FakeBrowser, MemoryStorage, open_app, run
from samples import CARD_GAME

from screen.app.app import App
from screen.app.mishap import Mishap
from screen.app.skeleton import filled
from screen.home.home import Home
from screen.home.new_game import NewGame
from screen.home.shelf import Shelf
from store import Store
from table import catalog
from table.dealers import Local
from table.illegal import Illegal
from table.match import Match, start_event
from table.save import About


class Broken:
    title = "broken"
    in_draw = False

    def draw(self) -> dict[str, str]:
        if self.in_draw:
            raise ZeroDivisionError
        return {"stage": "<h1>fine</h1>"}

    def do(self, verb: str, with_: str, value: str) -> None:
        if verb == "refuse":
            raise Illegal("illegal.seats", least=2, most=7)
        raise ZeroDivisionError


def put_game(storage: MemoryStorage) -> None:
    game = catalog.load(CARD_GAME)
    match = Match(game, Local("ab" * 32), start_event(game, ("Ann", "Bob"), {}))
    run(Store(storage, lambda: "2026-11-16T20:00:00").save(match, About("one", "Ann and Bob", "")))


def test_home_is_up_and_the_boot_is_over() -> None:
    app, browser = open_app()
    assert isinstance(app.page, Home) and browser.is_booted and "Cabinet" in browser.regions["stage"]


def test_only_what_changed_crosses_and_in_one_go() -> None:
    app, browser = open_app()
    browser.do("new", CARD_GAME, "")
    crossings = browser.crossings
    app.refresh()
    assert browser.crossings == crossings
    browser.do("name", "0", "Wim")
    assert browser.crossings == crossings + 1


def test_a_refusal_is_said_in_the_players_language() -> None:
    app, browser = open_app(languages=("nl",))
    app.go(Broken())
    browser.do("refuse", "", "")
    assert "Dit spel is voor 2 tot 7 spelers." in browser.regions["toast"]


def test_a_mistake_of_ours_is_said_and_the_page_lives_on() -> None:
    app, browser = open_app()
    page = Broken()
    app.go(page)
    browser.do("anything", "", "")
    assert app.page is page and "went wrong" in browser.regions["toast"]


def test_a_page_that_cannot_be_drawn_gives_way_to_an_honest_word_and_the_way_home() -> None:
    app, browser = open_app()
    page = Broken()
    app.go(page)
    page.in_draw = True
    browser.do("anything", "", "")
    assert isinstance(app.page, Mishap) and 'data-do="home"' in browser.regions["stage"]
    browser.do("home", "", "")
    assert isinstance(app.page, Home)


def test_a_browser_that_keeps_nothing_still_plays() -> None:
    class Closed(MemoryStorage):
        async def get(self, key: str) -> str | None:
            raise OSError("no storage here")

    app, browser = open_app(Closed())
    assert isinstance(app.page, Home) and "saves nothing" in browser.regions["stage"]
    browser.do("new", CARD_GAME, "")
    browser.do("start", "", "")
    assert not browser.regions["toast"] and not isinstance(app.page, NewGame)
    browser.do("home", "", "")
    browser.do("shelf", "", "")
    assert len(app.store.shelf) == 1 and "saves nothing" not in browser.regions["stage"]
    browser.do("export", app.store.shelf[0].id, "")
    assert '"cabinet_noir"' in browser.downloads[0][1]


def test_a_full_device_is_said_and_the_game_goes_on() -> None:
    class Full(MemoryStorage):
        async def put(self, rows: dict[str, str]) -> None:
            raise OSError("no room")

    app, browser = open_app(Full())
    browser.do("new", CARD_GAME, "")
    browser.do("start", "", "")
    assert not isinstance(app.page, Home | NewGame) and "could not be saved" in browser.regions["toast"]


def test_back_closes_what_lies_on_top_first() -> None:
    app, browser = open_app()
    browser.do("new", CARD_GAME, "")
    browser.do("settings", "", "")
    browser.do("help", "", "")
    assert len(app.sheets) == 2
    browser.do("back", "", "")
    browser.do("back", "", "")
    assert not app.sheets and isinstance(app.page, NewGame)
    browser.do("back", "", "")
    assert isinstance(app.page, Home)


def test_settings_are_kept_and_shown_at_once() -> None:
    storage = MemoryStorage()
    _, browser = open_app(storage)
    browser.do("settings", "", "")
    browser.do("set", "language=de", "")
    browser.do("set", "theme=dark", "")
    browser.do("set", "auto_roll", "on")
    assert browser.document == ("de", "dark", "normal") and "Einstellungen" in browser.regions["sheet"]
    app, browser = open_app(storage)
    assert browser.document == ("de", "dark", "normal") and app.settings.auto_roll


def test_what_is_announced_twice_is_said_twice() -> None:
    app, browser = open_app()
    app.announce("Your turn")
    app.announce("Your turn")
    app.refresh()
    assert browser.regions["live"].count("Your turn") == 2


def test_the_newest_game_goes_on_with_one_tap() -> None:
    storage = MemoryStorage()
    put_game(storage)
    app, browser = open_app(storage)
    door = browser.regions["stage"].split('data-do="continue"')[1].split("</button>")[0]
    assert "Ann and Bob" in door and app.words(f"{CARD_GAME}.title") in door
    browser.do("continue", "one", "")
    assert not isinstance(app.page, Home)


def test_a_game_thrown_away_comes_back_by_undo() -> None:
    storage = MemoryStorage()
    put_game(storage)
    app, browser = open_app(storage)
    browser.do("shelf", "", "")
    browser.do("delete", "one", "")
    assert not app.store.shelf
    browser.do("toast", "", "")
    assert [label.title for label in app.store.shelf] == ["Ann and Bob"]


def test_a_game_is_renamed_exported_and_taken_in_again() -> None:
    storage = MemoryStorage()
    put_game(storage)
    app, browser = open_app(storage)
    browser.do("shelf", "", "")
    browser.do("rename", "one", "")
    browser.do("name", "", "Long night")
    browser.do("keep", "", "")
    browser.do("export", "one", "")
    name, browser.file = browser.downloads[0]
    assert name == "Long-night.cabinet.json"
    browser.do("import", "", "")
    assert [label.title for label in app.store.shelf] == ["Long night"] * 2


def test_a_damaged_file_is_refused_with_its_reason() -> None:
    app, browser = open_app()
    browser.do("shelf", "", "")
    browser.file = "{}"
    browser.do("import", "", "")
    assert "not a game of Cabinet Noir" in browser.regions["stage"] and not app.store.shelf


def test_a_damaged_game_says_so_and_offers_its_file() -> None:
    storage = MemoryStorage()
    put_game(storage)
    storage.rows["game:one"] = storage.rows["game:one"].replace("Bob", "Eve")
    app, browser = open_app(storage)
    browser.do("continue", "one", "")
    assert isinstance(app.page, Shelf) and "Damaged" in browser.regions["stage"]
    browser.do("export", "one", "")
    assert browser.downloads[0][1] == storage.rows["game:one"]


def test_the_next_start_shows_home_as_it_was_when_the_page_was_left() -> None:
    storage = MemoryStorage()
    put_game(storage)
    app, browser = open_app(storage)
    browser.do("theme", "dark", "")
    browser.do("new", CARD_GAME, "")
    browser.do("hidden", "", "")
    app, later = open_app(storage)
    today = later.now().partition("T")[2][:5]
    assert filled(app.page.draw()) == browser.kept_home and today


def test_the_bench_goes_straight_to_a_board_and_keeps_nothing() -> None:
    browser = FakeBrowser(route="bench")
    app = App(browser, Store(browser.storage, browser.now))
    run(app.start())
    assert browser.marks == ["first-board"] and not browser.storage.rows and not isinstance(app.page, Home)


def test_an_update_is_offered_never_forced() -> None:
    _, browser = open_app()
    browser.update_came()
    assert "new edition" in browser.regions["toast"] and 'data-do="update"' in browser.regions["stage"]
