"""What is kept on the device comes back as it was; what cannot be read is refused, and never lost."""

import json
from dataclasses import replace
from typing import Any

import pytest
from fake_browser import MemoryStorage, run
from samples import CARD_GAME

from store import LastTable, Settings, Store, file_name
from store.records import write
from table import catalog
from table.dealers import Local
from table.events import Event
from table.illegal import Damaged, Unknown
from table.log import GENESIS, next_head
from table.match import Match, start_event
from table.save import About, checksum
from table.text import read

ABOUT = About("one", "Ann and Bob", "2026-11-16T20:00:00")


def now() -> str:
    return "2026-11-16T21:00:00"


def new_match() -> Match:
    game = catalog.load(CARD_GAME)
    match = Match(game, Local("ab" * 32), start_event(game, ("Ann", "Bob"), {"dossier": True}))
    match.settle()
    return match


def opened(storage: MemoryStorage) -> Store:
    store = Store(storage, now)
    run(store.open())
    return store


def kept() -> tuple[Store, MemoryStorage, Match]:
    storage, match = MemoryStorage(), new_match()
    store = opened(storage)
    run(store.save(match, ABOUT))
    return store, storage, match


def test_a_game_comes_back_after_a_reload_as_it_was() -> None:
    store, storage, match = kept()
    match.write_note(0, "perry", "surely Bob")
    run(store.save(match, ABOUT))
    again, about = run(opened(storage).load("one"))
    assert again.log == match.log and again.table == match.table and again.pockets == match.pockets
    assert about.title == "Ann and Bob"


def test_the_shelf_shows_who_plays_and_when_newest_first() -> None:
    store, storage, match = kept()
    store.now = lambda: "2026-11-17T09:00:00"
    run(store.save(match, About("two", "Rematch", "")))
    labels = opened(storage).shelf
    assert [(label.title, label.players, label.game) for label in labels] == [
        ("Rematch", ("Ann", "Bob"), CARD_GAME),
        ("Ann and Bob", ("Ann", "Bob"), CARD_GAME),
    ]


def test_a_new_name_stays_even_when_the_game_goes_on_under_the_old_one() -> None:
    store, storage, match = kept()
    run(store.rename("one", "The long night"))
    run(store.save(match, ABOUT))
    _, about = run(opened(storage).load("one"))
    assert about.title == "The long night"


def test_a_deleted_game_is_gone_and_can_be_put_back() -> None:
    store, storage, match = kept()
    taken = run(store.delete("one"))
    assert not opened(storage).shelf and not [key for key in storage.rows if "one" in key]
    run(store.put_back(taken))
    again, _ = run(opened(storage).load("one"))
    assert again.log == match.log


def test_an_exported_game_opens_on_another_device() -> None:
    store, _, match = kept()
    run(store.rename("one", "Night: 1/2"))
    name, text = run(store.export("one"))
    assert name == "Night-12.cabinet.json"
    elsewhere = opened(MemoryStorage())
    about = run(elsewhere.take_in(text))
    again, _ = run(elsewhere.load(about.id))
    assert again.log == match.log and about.title == "Night: 1/2"


def test_a_file_from_elsewhere_never_lies_over_a_game_already_here() -> None:
    store, _, _ = kept()
    _, text = run(store.export("one"))
    about = run(store.take_in(text))
    assert about.id != "one" and len(store.shelf) == 2


@pytest.mark.parametrize("text", ["", "{", "[]", '{"cabinet_noir": 99}', '{"hello": 1}'])
def test_a_foreign_or_damaged_file_is_refused_and_nothing_changes(text: str) -> None:
    store, storage, _ = kept()
    before = dict(storage.rows)
    with pytest.raises(Damaged):
        run(store.take_in(text))
    assert storage.rows == before and len(store.shelf) == 1


def test_a_game_that_cannot_be_read_stays_on_the_shelf_marked_and_can_be_exported() -> None:
    _, storage, _ = kept()
    storage.rows["game:one"] = storage.rows["game:one"].replace("Bob", "Eve")
    store = opened(storage)
    with pytest.raises(Damaged):
        run(store.load("one"))
    assert opened(storage).shelf[0].is_damaged
    assert run(store.export("one"))[1] == storage.rows["game:one"]


def test_a_game_without_its_label_shows_what_the_game_itself_says() -> None:
    _, storage, match = kept()
    before = opened(storage).shelf[0]
    del storage.rows["label:one"]
    assert opened(storage).shelf == [replace(before, turn=0)]
    assert run(opened(storage).load("one"))[0].log == match.log


def from_another_edition(storage: MemoryStorage, **parts: object) -> None:
    """The game as another edition would have written it: whole, with a sum that is right."""
    data = {**json.loads(storage.rows["game:one"]), **parts}
    head = GENESIS
    for entry in data["log"]:
        head = entry["head"] = next_head(head, read(Event, {k: v for k, v in entry.items() if k != "head"}))
    data["sum"] = checksum({key: data[key] for key in data if key not in ("log", "sum")}, head)
    storage.rows["game:one"] = json.dumps(data)


def newer_rules(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    first = log[0]
    return [{**first, "value": [99, *first["value"][1:]]}, *log[1:]]


@pytest.mark.parametrize("what", ["rules", "format", "game"])
def test_what_another_edition_may_read_is_not_called_damaged(what: str) -> None:
    _, storage, _ = kept()
    log = json.loads(storage.rows["game:one"])["log"]
    parts = {"rules": {"log": newer_rules(log)}, "format": {"cabinet_noir": 2}, "game": {"game": "ludo"}}[what]
    from_another_edition(storage, **parts)
    before = dict(storage.rows)
    store = opened(storage)
    with pytest.raises(Unknown) as caught:
        run(store.load("one"))
    assert caught.value.reason in ("illegal.version", "damaged.version", "damaged.game")
    assert storage.rows == before and not store.shelf[0].is_damaged
    assert run(store.export("one"))[1] == before["game:one"]


def test_a_mark_from_before_goes_when_the_game_can_be_read_after_all() -> None:
    store, storage, match = kept()
    storage.rows["label:one"] = write(replace(store.labels["one"], is_damaged=True))
    again = opened(storage)
    assert again.shelf[0].is_damaged and run(again.load("one"))[0].log == match.log
    assert not opened(storage).shelf[0].is_damaged


def test_settings_and_the_last_table_are_kept() -> None:
    storage = MemoryStorage()
    store = opened(storage)
    run(store.change_settings(language="fr", theme="dark", auto_roll=True))
    run(store.keep_last(LastTable(("Ann", "Bob"), {CARD_GAME: {"agents": ["perry"]}})))
    again = opened(storage)
    assert again.settings == Settings(language="fr", theme="dark", auto_roll=True)
    assert again.last.names == ("Ann", "Bob") and again.last.options == {CARD_GAME: {"agents": ["perry"]}}


@pytest.mark.parametrize("text", ["", "null", "7", '{"theme": "dark", "from_the_future": 1}'])
def test_settings_of_another_edition_do_no_harm(text: str) -> None:
    storage = MemoryStorage()
    storage.rows["settings"] = text
    assert opened(storage).settings.language == ""


def test_the_device_is_asked_only_once_to_keep_things() -> None:
    store, storage, match = kept()
    run(store.save(match, ABOUT))
    again = opened(storage)
    run(again.save(*run(again.load("one"))))
    assert storage.times_asked_to_persist == 1


def test_a_file_name_is_fit_for_every_system() -> None:
    assert file_name("a/b: c?") == "ab-c.cabinet.json"
    assert file_name("///") == "game.cabinet.json"
    assert file_name("nul") == "game-nul.cabinet.json"
    assert len(file_name("Ann, Bob and everybody else " * 99)) < 60 and "--" not in file_name("a - - b")
