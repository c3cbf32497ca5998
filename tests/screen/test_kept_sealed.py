"""What the edition of 18 November 2026 kept on a device opens unchanged: it was the first with games under a key.

tests/screen/kept/sealed.json holds all its entries, by their names.
"""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from fake_browser import FakeBrowser, MemoryStorage, open_app, run
from samples import CARD_GAME, STAKE_GAME, TALK_GAME
from shelf import HOUSE

from screen.app.app import App
from screen.home.shelf import Shelf
from screen.room.together import Together
from store import LastTable, Settings, Store
from table import catalog
from table.events import Event
from table.illegal import Illegal, Unknown
from table.match import read_start
from table.text import read

ROWS: dict[str, str] = json.loads((Path(__file__).parent / "kept" / "sealed.json").read_text(encoding="utf-8"))
IDS = {key.split(":")[1].split("-")[0]: key.split(":")[1] for key in ROWS if key.startswith("game:")}
LEFT = f"left:{IDS[STAKE_GAME]}"


def device() -> MemoryStorage:
    storage = MemoryStorage()
    storage.key = b"a key that the browser keeps apart"
    storage.rows = dict(ROWS)
    storage.spoken = storage.rows.pop("spoken")
    return storage


def is_of_former_rules(id_: str) -> bool:
    """A game whose rules have changed since, so that it could not be played to the same end."""
    data = json.loads(ROWS[f"game:{id_}"])
    start = {key: value for key, value in data["log"][0].items() if key != "head"}
    try:
        read_start(catalog.load(data["game"]), read(Event, start))
    except Illegal as refusal:
        return refusal.reason == "illegal.version"
    return False


OLD = {name: id_ for name, id_ in IDS.items() if is_of_former_rules(id_)}
PLAYED_ON = {name: id_ for name, id_ in IDS.items() if name not in OLD}


def opened(storage: MemoryStorage) -> Store:
    store = Store(storage, lambda: "2026-11-19T12:00:00")
    run(store.open())
    return store


def test_every_game_of_the_house_is_there_and_none_can_be_read_without_its_key() -> None:
    assert IDS.keys() == {*HOUSE}
    assert all('"private": "sealed ' in ROWS[f"game:{id_}"] for id_ in IDS.values())


@pytest.mark.parametrize("id_", PLAYED_ON.values(), ids=PLAYED_ON)
def test_a_game_opens_and_is_written_to_the_letter(id_: str) -> None:
    storage = device()
    store = opened(storage)
    before, label = storage.rows[f"game:{id_}"], json.loads(storage.rows[f"label:{id_}"])
    match, about = run(store.load(id_))
    assert match.pockets[0].note("page") == "Bob knows more than he says."
    store.now = lambda: about.when
    run(store.save(match, about))
    assert storage.rows[f"game:{id_}"] == before
    again = json.loads(storage.rows[f"label:{id_}"])
    assert {name: again[name] for name in label} == {**label, "turn": again["turn"]}, "only what is new is added"


def test_games_of_former_rules_are_refused_and_stay_as_they_are() -> None:
    storage = device()
    store = opened(storage)
    for id_ in OLD.values():
        with pytest.raises(Unknown):
            run(store.load(id_))
        assert storage.rows[f"game:{id_}"] == ROWS[f"game:{id_}"] and not store.labels[id_].is_damaged
    assert STAKE_GAME in PLAYED_ON, "its last moves are read below"


@pytest.mark.parametrize("id_", PLAYED_ON.values(), ids=PLAYED_ON)
def test_a_game_goes_on_from_the_shelf(id_: str) -> None:
    app, browser = open_app(device())
    browser.do("shelf", "", "")
    browser.do("open", id_, "")
    assert not isinstance(app.page, Shelf) and not app.store.labels[id_].is_damaged


def test_what_was_played_last_in_a_page_that_was_left_is_there() -> None:
    storage = device()
    assert LEFT in storage.rows
    store = opened(storage)
    match, _ = run(store.load(IDS[STAKE_GAME]))
    assert match.pockets[1].note("page") == "written as the page was left"
    assert LEFT not in storage.rows and not store.saves.has_lost


def test_settings_the_last_table_and_what_a_group_has_made_are_read_and_written_to_the_letter() -> None:
    storage = device()
    store = opened(storage)
    look = Settings("fr", "light", "huge", "every_turn", auto_roll=True, sound=False, asked_to_persist=True)
    friends = {"relays": ("wss://relay.example",), "servers": ("stun:stun.example:3478",), "place": "apart"}
    assert store.settings == replace(look, name="Zoë", **friends)  # type: ignore[arg-type]
    options = {CARD_GAME: {"top_secret": True}, STAKE_GAME: {"turn_limit": 12}}
    assert store.last == LastTable(("Zoë", "", "Cem"), options, ("", "chief", ""))
    run(store.change_settings(theme=store.settings.theme))
    run(store.keep_last(store.last))
    run(store.keep_own(TALK_GAME, store.own[TALK_GAME]))
    before, after = json.loads(ROWS["settings"]), json.loads(storage.rows["settings"])
    assert {name: after[name] for name in before} == before, "only what is new is added"
    assert storage.rows["last"] == ROWS["last"] and storage.rows["own"] == ROWS["own"]
    assert run(store.moment(IDS[TALK_GAME])) == ("clock.1.0", 1_800_000_480_000)


def test_the_room_is_entered_again_after_a_reload_and_others_wait_beside_it() -> None:
    browser = FakeBrowser(device())
    browser.was_reloaded = True
    app = App(browser, Store(browser.storage, browser.now))
    run(app.start())
    assert app.gathering is not None and not isinstance(app.page, Together) and app.notices.notice is None
    assert browser.title.startswith(app.words(f"{STAKE_GAME}.title"))
    assert app.store.other_rooms == {"1000G0400009"} and app.store.asides.all == ("2026-11-18T22:00:00",)
    assert run(app.store.other_room("1000G0400009")) == (ROWS["room"], ROWS["spoken"])


def test_a_room_that_was_set_aside_is_taken_up_again() -> None:
    storage = device()
    store = opened(storage)
    run(store.drop_room())
    assert run(store.take_up_aside("2026-11-18T22:00:00"))
    assert storage.rows["room"] == ROWS["room"] and storage.spoken == ROWS["spoken"] and not store.asides.all
