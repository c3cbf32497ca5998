"""The first game comes with the page, the others in a parcel: a player who needs one of them waits, and is told."""

from collections.abc import Callable
from importlib.util import find_spec

import pytest
from fake_browser import FakeBrowser, MemoryStorage, open_app, run
from samples import CARD_GAME, DUEL_GAME, STAKE_GAME, TALK_GAME

from screen import places
from screen.app.app import App
from screen.home import fronts
from screen.home.new_game import NewGame
from screen.learn.rules import Help
from screen.play.page import Play
from store import Store
from table import catalog
from table.dealers import Local
from table.illegal import Absent
from table.match import Match, start_event
from table.save import About, dump

Visit = Callable[..., tuple[App, FakeBrowser]]
NAMES = ("Ann", "Bob", "Cem")


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> Visit:
    """A visitor's app; until the parcel comes, Python finds only the first game, and the fronts of the others."""
    monkeypatch.setattr(fronts, "KEPT", {name: fronts.drawn(name) for name in catalog.NAMES})

    def make(storage: MemoryStorage | None = None, how: str = "held") -> tuple[App, FakeBrowser]:
        fake = FakeBrowser(storage, parcel=how)
        late = {f"games.{name}" for name in catalog.NAMES[1:]} | {"screen.learn", "screen.review", "screen.room"}

        def find(name: str) -> object:
            return None if name in late and fake.parcel != "here" else find_spec(name)

        monkeypatch.setattr(catalog, "find_spec", find)
        monkeypatch.setattr(places, "find_spec", find)
        app = App(fake, Store(fake.storage, fake.now))
        run(app.start())
        return app, fake

    return make


def saved(game: str) -> MemoryStorage:
    """A device on which a game has been begun."""
    app, fake = open_app()
    app.play(begun(game), About("one", "Evening", ""))
    app.keep(begun(game), About("one", "Evening", ""))
    return fake.storage


def begun(game: str) -> Match:
    rules = catalog.load(game)
    return Match(rules, Local("5eed"), start_event(rules, NAMES, {}))


def cards(fake: FakeBrowser) -> int:
    return fake.regions["stage"].count("game-card")


def test_home_shows_every_game_before_the_parcel_and_the_same_after_it(visit: Visit) -> None:
    _, fake = visit(saved(STAKE_GAME))
    before = fake.regions["stage"]
    assert fake.is_booted and cards(fake) == len(catalog.NAMES)
    fake.parcel_comes()
    assert fake.regions["stage"] == before


def test_without_their_fronts_home_shows_the_games_that_are_at_hand(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fronts, "KEPT", {})
    _, fake = visit()
    assert cards(fake) == 1
    fake.parcel_comes()
    assert cards(fake) == len(catalog.NAMES)


@pytest.mark.parametrize("verb", ["new", "alone"])
def test_a_game_tapped_too_early_looks_pressed_and_opens_when_it_has_come(visit: Visit, verb: str) -> None:
    app, fake = visit()
    fake.do(verb, DUEL_GAME, "")
    assert fake.regions["stage"].count('aria-busy="true"') == 1
    fake.parcel_comes()
    assert isinstance(app.page, NewGame) and app.page.game.name == DUEL_GAME
    assert any(app.page.seating.bots) is (verb == "alone")


def test_of_two_games_tapped_too_early_the_last_one_opens(visit: Visit) -> None:
    app, fake = visit()
    fake.do("new", DUEL_GAME, "")
    fake.do("new", STAKE_GAME, "")
    fake.parcel_comes()
    assert isinstance(app.page, NewGame) and app.page.game.name == STAKE_GAME


def test_who_has_gone_elsewhere_meanwhile_stays_there(visit: Visit) -> None:
    app, fake = visit()
    fake.do("new", DUEL_GAME, "")
    fake.do("settings", "", "")
    fake.parcel_comes()
    assert app.sheets and not isinstance(app.page, NewGame)


def test_a_game_that_does_not_come_no_longer_looks_pressed(visit: Visit) -> None:
    _, fake = visit()
    fake.do("new", DUEL_GAME, "")
    fake.parcel_comes("lost")
    assert "aria-busy" not in fake.page


def test_where_every_game_is_at_hand_nothing_is_fetched(visit: Visit) -> None:
    app, fake = visit(how="here")
    assert app.parcel.is_here and cards(fake) == len(catalog.NAMES)


def test_a_saved_game_that_is_still_in_the_parcel_opens_as_soon_as_it_comes(visit: Visit) -> None:
    app, fake = visit(saved(STAKE_GAME))
    fake.do("continue", "one", "")
    assert not isinstance(app.page, Play)
    fake.parcel_comes()
    assert isinstance(app.page, Play) and app.page.game.name == STAKE_GAME


def test_a_saved_game_of_the_first_game_waits_for_nothing(visit: Visit) -> None:
    app, fake = visit(saved(CARD_GAME))
    fake.do("continue", "one", "")
    assert isinstance(app.page, Play)


def test_a_file_from_elsewhere_waits_for_the_parcel(visit: Visit) -> None:
    file = dump(begun(DUEL_GAME), About("other", "Elsewhere", ""))
    app, fake = visit()
    fake.file = file
    fake.do("shelf", "", "")
    fake.do("import", "", "")
    assert not app.store.labels
    fake.parcel_comes()
    assert [label.game for label in app.store.shelf] == [DUEL_GAME]


def test_rules_asked_for_too_early_open_when_they_have_come(visit: Visit) -> None:
    app, fake = visit()
    fake.do("help", CARD_GAME, "")
    fake.do("help", CARD_GAME, "")
    fake.parcel_comes()
    assert [type(sheet) for sheet in app.sheets] == [Help]


def test_a_lost_parcel_is_said_in_words_and_can_be_asked_for_again(visit: Visit) -> None:
    app, fake = visit(saved(STAKE_GAME))
    fake.parcel_comes("lost")
    assert app.words("absent.games") in fake.regions["stage"] and app.notices.notice is None
    fake.do("continue", "one", "")  # the player is told, and the game stays as it was
    assert app.notices.notice and app.notices.notice.words == app.words("absent.games")
    assert not app.store.labels["one"].is_damaged
    fake.parcel = "here"
    fake.do("parcel", "", "")
    assert app.words("absent.games") not in fake.regions["stage"]


def test_a_game_that_has_not_come_is_absent_not_damaged(visit: Visit) -> None:
    visit()
    with pytest.raises(Absent):
        catalog.load(TALK_GAME)
