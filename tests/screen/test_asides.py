"""A room that could not be read stays on the shelf with everything in it, until somebody decides."""

import json

from fake_browser import FakeBrowser, MemoryStorage, open_app
from test_kept import device

from fair.game.record import load
from screen.home.shelf import Shelf
from screen.room.together import Together
from store.reading import read_aside

WHEN = "2026-11-16T00:00:01"


def with_a_poisoned_room() -> tuple[FakeBrowser, MemoryStorage, str]:
    """The room of a device whose own card is not readable: it is set aside when somebody wants to go back to it."""
    storage = device()
    kept = json.loads(storage.rows["room"])
    kept["room"] = json.dumps({**json.loads(kept["room"]), "card": 7})
    storage.rows["room"] = text = json.dumps(kept)
    app, browser = open_app(storage)
    app.change(language="en")
    browser.do("far", "return", "")
    assert isinstance(app.page, Together) and app.gathering is None and "room" not in storage.rows
    browser.do("home", "", "")
    browser.do("shelf", "", "")
    assert isinstance(app.page, Shelf)
    return browser, storage, text


def only_aside(storage: MemoryStorage) -> str:
    (key,) = [key for key in storage.rows if key.startswith("aside:")]
    return key.removeprefix("aside:")


def test_it_is_shown_with_its_keys_to_export_and_a_way_to_throw_it_away() -> None:
    browser, storage, text = with_a_poisoned_room()
    when = only_aside(storage)
    row = browser.regions["stage"].split(f'id="aside-{when}"')[1].split("</li>")[0]
    assert "could not be opened" in row and "Damaged" in row
    browser.do("aside-export", when, "")
    name, file = browser.downloads[-1]
    assert read_aside(file) == (text, device().spoken) and name.startswith("room-2026")


def test_the_record_of_its_game_is_offered_if_there_was_one() -> None:
    browser, storage, text = with_a_poisoned_room()
    browser.do("aside-record", only_aside(storage), "")
    name, file = browser.downloads[-1]
    letters = json.loads(json.loads(text)["room"])["letters"]
    assert letters and [one.decode() for one in load(file).letters][: len(letters)] == letters
    assert name.startswith("record-2026")


def test_thrown_away_it_is_gone_and_comes_back_by_undo() -> None:
    browser, storage, _ = with_a_poisoned_room()
    when = only_aside(storage)
    before = dict(storage.rows)
    browser.do("aside-delete", when, "")
    assert not [key for key in storage.rows if key.startswith("aside:")] and "aside-delete" not in browser.page
    browser.do("toast", "", "")
    assert storage.rows == before and f'id="aside-{when}"' in browser.regions["stage"]


def test_an_edition_that_can_read_it_takes_it_up_again() -> None:
    storage = device()
    storage.rows[f"aside:{WHEN}"] = json.dumps([storage.rows.pop("room"), storage.spoken])
    storage.spoken = ""
    app, browser = open_app(storage)
    browser.do("shelf", "", "")
    browser.do("aside-again", WHEN, "")
    assert app.gathering is not None and not app.store.asides.all and "room" in storage.rows


def test_it_waits_while_the_device_is_in_another_room() -> None:
    storage = device()
    storage.rows[f"aside:{WHEN}"] = json.dumps([storage.rows["room"], ""])
    app, browser = open_app(storage)
    before = dict(storage.rows)
    browser.do("shelf", "", "")
    browser.do("aside-again", WHEN, "")
    assert storage.rows == before and app.words("aside.busy") in browser.regions["toast"]
