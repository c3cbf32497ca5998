"""What the edition before kept on a device opens unchanged. tests/screen/kept/ holds it, one file for each entry."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from fake_browser import FakeBrowser, MemoryStorage, open_app, run
from samples import CARD_GAME, DUEL_GAME, STAKE_GAME, TALK_GAME

from screen.app.app import App
from screen.app.markup import text
from screen.home.shelf import Shelf
from screen.room.together import Together
from store import LastTable, Settings, Store
from table.levels import FORMER

KEPT = Path(__file__).parent / "kept"
NUMBERS = {CARD_GAME: 1, DUEL_GAME: 6, TALK_GAME: 10}
GAMES = {name: f"{name}-20261116{number:06}" for name, number in NUMBERS.items()}
# One was begun with cards that have changed since.
CHANGED = GAMES[CARD_GAME]
PLAYED_ON = {name: id_ for name, id_ in GAMES.items() if id_ != CHANGED}


def device() -> MemoryStorage:
    storage = MemoryStorage()
    for file in KEPT.glob("*.txt"):
        storage.rows[file.stem.replace(".", ":")] = file.read_text(encoding="utf-8")
    storage.spoken = storage.rows.pop("spoken")
    return storage


def as_today(text: str) -> str:
    """A level of bots was once called by another name. A file names it as today, and the sum covers that name."""
    for former, name in FORMER.items():
        text = text.replace(f'"{former}"', f'"{name}"')
    return re.sub(r'"sum": "\w+"', '"sum": ""', text)


def without_news(label: str) -> str:
    """Labels once had no turn, no winners and no bots. The edition before drops what it does not know."""
    return re.sub(r', "turn": \d+|, "winners": \[.*?\]|, "bots": \d+', "", label)


def opened() -> tuple[Store, MemoryStorage]:
    storage = device()
    store = Store(storage, lambda: "2026-11-18T12:00:00")
    run(store.open())
    return store, storage


def test_settings_are_read_and_written_to_the_letter() -> None:
    store, storage = opened()
    relays, servers = ("wss://relay.example",), ("stun:stun.example:3478",)
    look = Settings("nl", "dark", "large", "every_turn", auto_roll=True, sound=False, asked_to_persist=True)
    assert store.settings == replace(look, name="Wim", relays=relays, servers=servers)
    run(store.change_settings(theme=store.settings.theme))
    before = json.loads(device().rows["settings"])
    after = json.loads(storage.rows["settings"])
    assert {name: after[name] for name in before} == before, "only what is new is added"


def test_the_last_table_is_read_and_written_to_the_letter() -> None:
    store, storage = opened()
    assert store.last.names == ("Wim", "Ann & Zoë", "") and store.last.options[CARD_GAME]["top_secret"] is True
    run(store.keep_last(LastTable(store.last.names, store.last.options, store.last.bots)))
    assert storage.rows["last"] == as_today(device().rows["last"])


def test_what_a_group_has_made_itself_is_there() -> None:
    store, storage = opened()
    assert store.own[TALK_GAME][0].startswith("own:Attic|")
    run(store.keep_own(TALK_GAME, store.own[TALK_GAME]))
    assert storage.rows["own"] == device().rows["own"]


@pytest.mark.parametrize("id_", PLAYED_ON.values(), ids=PLAYED_ON)
def test_a_game_opens_and_is_written_to_the_letter(id_: str) -> None:
    store, storage = opened()
    text, label = storage.rows[f"game:{id_}"], storage.rows[f"label:{id_}"]
    match, about = run(store.load(id_))
    store.now = lambda: about.when
    run(store.save(match, about))
    assert as_today(storage.rows[f"game:{id_}"]) == as_today(text)
    assert without_news(storage.rows[f"label:{id_}"]) == label


@pytest.mark.parametrize("id_", PLAYED_ON.values(), ids=PLAYED_ON)
def test_a_game_goes_on_from_the_shelf(id_: str) -> None:
    app, browser = open_app(device())
    browser.do("shelf", "", "")
    browser.do("open", id_, "")
    assert not isinstance(app.page, Shelf) and not app.store.labels[id_].is_damaged


def test_a_game_begun_with_rules_that_have_changed_is_refused_in_plain_words_and_not_called_damaged() -> None:
    storage = device()
    kept = storage.rows[f"game:{CHANGED}"]
    app, browser = open_app(storage)
    browser.do("shelf", "", "")
    browser.do("open", CHANGED, "")
    assert isinstance(app.page, Shelf) and not app.store.labels[CHANGED].is_damaged
    reason = app.words("illegal.version", theirs="1", ours="2")
    assert text(app.words("shelf.refused", reason=reason)) in browser.regions["stage"]
    assert run(app.store.export(CHANGED))[1] == kept == storage.rows[f"game:{CHANGED}"]


def test_a_running_clock_ends_at_the_same_moment() -> None:
    store, _ = opened()
    assert run(store.moment(GAMES[TALK_GAME])) == ("clock.1.0", 1_800_000_480_000)


def test_the_room_is_entered_again_after_a_reload() -> None:
    browser = FakeBrowser(device())
    browser.was_reloaded = True
    app = App(browser, Store(browser.storage, browser.now))
    run(app.start())
    assert app.gathering is not None and not isinstance(app.page, Together)
    assert browser.title.startswith(app.words(f"{STAKE_GAME}.title")) and app.notices.notice is None
