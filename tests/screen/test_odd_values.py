"""Whatever lies in the storage, the page reaches home, and every other entry is as it was."""

import contextlib
import json
import time
from collections.abc import Iterator
from dataclasses import asdict

import pytest
from fake_browser import FakeBrowser, MemoryStorage, run
from odd_values import FEW, WILD, bent
from samples import CARD_GAME, TALK_GAME
from test_kept import GAMES, device

from screen.app.app import App
from screen.app.mishap import Mishap
from screen.home.home import Home
from screen.home.shelf import Shelf
from store import Settings, Store
from store.records import read_label, write
from table.illegal import Damaged

ASIDE = "aside:2026-11-17T10:00:00"
OTHER = "room:1000G0400009"
SECONDS = 5.0


def full_device() -> MemoryStorage:
    """Every entry has every field of today."""
    storage = device()
    kept = {**asdict(Settings()), **json.loads(storage.rows["settings"])}
    storage.rows["settings"] = json.dumps(kept)
    for id_ in GAMES.values():
        label = read_label(id_, storage.rows[f"label:{id_}"])
        storage.rows[f"label:{id_}"] = write(label)
    storage.rows[ASIDE] = storage.rows[OTHER] = json.dumps([storage.rows["room"], storage.spoken])
    return storage


def opened(storage: MemoryStorage) -> Store:
    store = Store(storage, lambda: "2026-11-18T12:00:00")
    run(store.open())
    return store


def started(storage: MemoryStorage) -> tuple[App, FakeBrowser, list[Exception]]:
    browser, mistakes = FakeBrowser(storage), list[Exception]()
    app = App(browser, Store(storage, browser.now))
    app.care.mistake = mistakes.append
    run(app.start())
    return app, browser, mistakes


KEYS = sorted(full_device().rows)
SHOWN = [key for key in KEYS if key in ("settings", "last", "own") or key.startswith("label:")]
LARGEST_PAGE = 100_000


@pytest.mark.parametrize("key", KEYS)
def test_whatever_an_entry_holds_the_store_opens_and_the_others_are_intact(key: str) -> None:
    whole = full_device()
    labels = opened(full_device()).labels
    for what, text in bent(whole.rows[key], FEW if key.startswith("game:") else WILD):
        storage = full_device()
        storage.rows[key] = text
        store = opened(storage)
        assert storage.rows == {**whole.rows, key: text}, what
        assert all(store.labels[id_] == label for id_, label in labels.items() if id_ not in key), what
        assert set(store.labels) == set(labels) and store.has_room and len(store.asides.all) == 1, what


@pytest.mark.parametrize("key", SHOWN)
def test_whatever_an_entry_holds_every_page_that_shows_it_is_drawn(key: str) -> None:
    for what, text in bent(full_device().rows[key]):
        storage = full_device()
        storage.rows[key] = text
        began = time.monotonic()
        app, browser, mistakes = started(storage)
        assert isinstance(app.page, Home) and browser.is_booted and not mistakes, what
        assert time.monotonic() - began < SECONDS and len(browser.regions["stage"]) < LARGEST_PAGE, what
        for seen in walk(browser, key):
            assert len(seen) < LARGEST_PAGE and "<img" not in seen and "\u202e" not in seen, what
        assert isinstance(app.page, Shelf) and not mistakes, what


def walk(browser: FakeBrowser, key: str) -> Iterator[str]:
    """Goes to every page that shows this entry, and at last to the shelf."""
    if key == "settings":
        browser.do("settings", "", "")
        yield browser.regions["sheet"]
        browser.do("close", "", "")
    for name in (CARD_GAME, TALK_GAME) if key in ("last", "own") else ():
        browser.do("new", name, "")
        yield browser.regions["players"] + browser.regions["options"]
        if 'data-do="collection"' in browser.regions["options"]:
            browser.do("collection", "places", "")
            yield browser.regions["sheet"]
            browser.do("close", "", "")
        browser.do("back", "", "")
    browser.do("shelf", "", "")
    yield browser.regions["stage"]


@pytest.mark.parametrize("id_", GAMES.values())
def test_a_game_that_is_odd_in_any_part_is_read_or_refused_and_its_file_can_be_exported(id_: str) -> None:
    for what, text in bent(full_device().rows[f"game:{id_}"], FEW):
        storage = full_device()
        storage.rows[f"game:{id_}"] = text
        store = opened(storage)
        with contextlib.suppress(Damaged):
            run(store.load(id_))
            continue
        assert run(store.export(id_))[1] == text, what
        run(store.put_back(run(store.delete(id_))))
        assert storage.rows[f"game:{id_}"] == text, what


def test_a_damaged_game_is_shown_with_its_file_and_a_way_to_throw_it_away() -> None:
    id_ = GAMES[CARD_GAME]
    storage = full_device()
    storage.rows[f"game:{id_}"], storage.rows[f"label:{id_}"] = "hello", "7"
    app, browser, mistakes = started(storage)
    browser.do("shelf", "", "")
    row = browser.regions["stage"].split(f'id="saved-{id_}"')[1].split("</li>")[0]
    verbs = ("open", "export", "delete")
    assert app.words("shelf.damaged") in row and all(f'data-do="{verb}"' in row for verb in verbs)
    browser.do("open", id_, "")
    assert isinstance(app.page, Shelf) and app.words("damaged.json") in browser.regions["stage"] and not mistakes


def odd_rooms() -> Iterator[tuple[str, str]]:
    """A kept room is a JSON text, and has another one in it."""
    whole = full_device().rows["room"]
    yield from bent(whole, FEW)
    for what, text in bent(json.loads(whole)["room"], FEW):
        yield what, json.dumps({**json.loads(whole), "room": text})


def test_a_room_that_is_odd_in_any_part_is_entered_or_set_aside() -> None:
    for what, text in odd_rooms():
        storage = full_device()
        storage.rows["room"] = text
        app, browser, mistakes = started(storage)
        browser.do("far", "return", "")
        kept = [json.loads(row)[0] for name, row in storage.rows.items() if name.startswith("aside:")]
        assert not mistakes and not isinstance(app.page, Mishap), what
        assert app.gathering is not None or not text or text in kept, what


def test_another_room_that_is_odd_in_any_part_is_entered_or_set_aside_as_it_is() -> None:
    for what, text in bent(full_device().rows[OTHER], FEW):
        storage = full_device()
        storage.rows[OTHER] = text
        app, browser, mistakes = started(storage)
        browser.do("far", "together", "")
        browser.do("return", OTHER.removeprefix("room:"), "")
        kept = [row for name, row in storage.rows.items() if name.startswith(("aside:", OTHER))]
        assert not mistakes and not isinstance(app.page, Mishap), what
        assert app.gathering is not None or not text or text in kept, what


def test_a_game_of_a_page_that_was_left_replaces_another_only_if_it_is_whole() -> None:
    """If that page was closed before it could save, its game lies beside the one before."""
    id_ = GAMES[TALK_GAME]
    before = device().rows[f"game:{id_}"]
    store = opened(device())
    match, about = run(store.load(id_))
    match.write_note(0, "page", "written last")
    run(store.leave(match, about))
    versions, game, label = json.loads(store.storage.rows[f"left:{id_}"])  # type: ignore[attr-defined]
    whole = json.dumps([versions, game, label])
    odd = [("as it was", whole), *bent(whole, FEW)]
    for what, text in [*odd, *((what, json.dumps([versions, text, label])) for what, text in bent(game, FEW))]:
        storage = full_device()
        storage.rows[f"left:{id_}"] = text
        match, _ = run(opened(storage).load(id_))
        is_new = match.pockets[0].note("page") == "written last"
        assert is_new if text == whole else is_new or storage.rows[f"game:{id_}"] == before, what


def test_what_was_said_since_may_be_odd_too() -> None:
    device_id = full_device().spoken.partition("\n")[0]
    rows = [
        json.dumps(["key", "ab" * 32, "AAAA", "AAAA"]), json.dumps(["letter", "hello"]), json.dumps(["left", 7]),
        json.dumps(["note", {"author": device_id}]),
    ]  # fmt: skip
    for what, row in dict.fromkeys(one for whole in rows for one in bent(whole, FEW)):
        storage = full_device()
        storage.spoken = f"{device_id}\n{row}"
        app, browser, mistakes = started(storage)
        browser.do("far", "return", "")
        assert not mistakes and not isinstance(app.page, Mishap) and app.gathering is not None, what


def test_a_room_set_aside_that_is_odd_in_any_part_can_be_exported_and_thrown_away() -> None:
    for what, text in bent(full_device().rows[ASIDE], FEW):
        storage = full_device()
        storage.rows[ASIDE] = text
        _, browser, mistakes = started(storage)
        browser.do("shelf", "", "")
        for verb in ("aside-export", "aside-record", "aside-delete", "toast", "aside-again"):
            browser.do(verb, ASIDE.removeprefix("aside:"), "")
        assert browser.downloads[0][1] == text == storage.rows[ASIDE] and not mistakes, what
